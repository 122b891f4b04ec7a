# Two players: draft, Shared resources, exchange, signals.

zone-shared = the Shared cards
    .from = from the Shared cards
    .to = to the Shared cards
group-shared = shared

do-pick = take { CARDS($card, form: "the") }
do-swap = { $group ->
    [shared] take { CARDS($card, form: "the") } for it
   *[none] give { CARDS($card, form: "the") } to the Shared cards
}
do-decline-at-swap = exchange nothing
do-signal = tell { $partner }: I’m working on { COLOUR($colour) }
do-signal-free = tell { $partner }: I need nothing, take what you like

ask-draft = Which of these cards do you take into your hand?
ask-swap = { $group ->
    [shared] Which of the Shared cards do you take for it?
   *[none] You may exchange one of your cards with a Shared one. Which one do you give?
}
step-draft = The draft
step-swap = An exchange

signal = I’m working on { COLOUR($colour) }
signal-free = I need nothing, take what you like

put-back-where = { $end ->
    [top] { $first ->
        [1] On top of the deck
       *[other] In the deck, from card { $first } on
    }
   *[bottom] At the bottom of the deck
}
put-back-all = { put-back-where }, in an order that { $name } chose: { CARDS($cards) }.
put-back-left = { $n ->
    [one] { put-back-where }, { $n } of these that { $name } put back: { CARDS($cards) }.
   *[other] { put-back-where }, in an order that { $name } chose, { $n } of these: { CARDS($cards) }.
}
put-back-held = { $n ->
    [one] { $name } holds { $n } of these: { CARDS($cards) }.
   *[other] { $name } holds { $n } of these: { CARDS($cards) }.
}

player-A = Player A
player-B = Player B
player-seeker = Seeker
    .about = Goes after the next Door, and no further: a good first partner.
player-random = Random
player-heuristic = Heuristic
    .about = Plays by rules of thumb, as an attentive friend would.
player-mind = Mind
    .about = Has learned from many thousands of nights. It answers at once.
player-strong = Strong mind
    .about = The same, but it thinks every move over: a moment longer.
player-strongest = Strongest mind
    .about = Looks further ahead than any other: some seconds for each move.
module-duo = Two players
    .about = Two Dreamwalkers share two cards, keep three each, and wake up together or not at all.

power-signal = give a signal
why-signalled = You have already given a signal this turn.
why-enough-doors = One more Door like this couldn’t be part of a win.
why-swap-own-first = First name the card of your own that you give.
why-swap-shared-next = Now name the Shared card that you take.
victory-door-colours = { $who }: { $n } of { $m } colours

happened-pick = { $who ->
    [you] You take { CARDS($drawn, form: "the") } from the Shared cards.
   *[other] { $name } takes { CARDS($drawn, form: "the") } from the Shared cards.
}
    .log = taken
    .strip = took
happened-swap = { $who ->
    [you] You exchange { CARDS($price, form: "the") } for { CARDS($drawn, form: "the") } of the Shared cards.
   *[other] { $name } exchanges { CARDS($price, form: "the") } for { CARDS($drawn, form: "the") } of the Shared cards.
}
    .log = an exchange
    .strip = exchanged
happened-signal = { $who ->
    [you] You signal: { $words }.
   *[other] { $name } signals: { $words }.
}
    .log = a signal
    .strip = signalled
