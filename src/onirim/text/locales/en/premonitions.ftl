# Happy Dreams and Dark Premonitions.

module-premonitions = Happy Dreams and Dark Premonitions
    .about = Each Dark Premonition waits for certain Doors and then strikes. Happy Dreams avert one, sift the deck or fetch a card.
option-premonitions-5 = Terrible Premonitions: 5 face up
option-premonitions-6 = Terrible Premonitions: 6 face up

card-Hd = Happy Dream
    .a = a Happy Dream
    .the = the Happy Dream
    .times = { $n } Happy Dreams
card-Pr = Dark Premonition “red”
    .a = a Dark Premonition, “red”
    .the = the Dark Premonition “red”
    .short = red
    .about = Two red Doors: look through the deck and discard all red rooms.
card-Pb = Dark Premonition “blue”
    .a = a Dark Premonition, “blue”
    .the = the Dark Premonition “blue”
    .short = blue
    .about = Two blue Doors: look through the deck and discard two Keys.
card-Pg = Dark Premonition “green”
    .a = a Dark Premonition, “green”
    .the = the Dark Premonition “green”
    .short = green
    .about = Two green Doors: a Nightmare from the discard pile goes to Limbo.
card-Pt = Dark Premonition “brown”
    .a = a Dark Premonition, “brown”
    .the = the Dark Premonition “brown”
    .short = brown
    .about = Two brown Doors: one gained Door goes to Limbo.
card-P2 = Dark Premonition “pair”
    .a = a Dark Premonition, “pair”
    .the = the Dark Premonition “pair”
    .short = pair
    .about = Two Doors of one colour: one of such a colour goes to Limbo.
card-P3 = Dark Premonition “three”
    .a = a Dark Premonition, “three”
    .the = the Dark Premonition “three”
    .short = three
    .about = Three Doors: discard the hand, draw a new one, and one more Premonition is revealed.
card-P5 = Dark Premonition “five”
    .a = a Dark Premonition, “five”
    .the = the Dark Premonition “five”
    .short = five
    .about = Five Doors: two more Premonitions are revealed.
card-Pa = Dark Premonition “all”
    .a = a Dark Premonition, “all”
    .the = the Dark Premonition “all”
    .short = all
    .about = A Door of each colour: look through the deck and discard all Happy Dreams.

zone-premonitions = the Dark Premonitions
    .from = from the Dark Premonitions
    .to = to the Dark Premonitions
zone-removed = the removed Premonitions
    .from = from the removed Premonitions
    .to = to the removed Premonitions
shown-premonitions = Dark Premonitions face up: { CARDS($cards, form: "short") }.
shown-removed = Dark Premonitions removed: { CARDS($cards, form: "short") }.

do-suffer = suffer { CARDS($card, form: "the") }. { CARDS($card, form: "about") }
do-pay-partner-door = your partner gives up { CARDS($card, form: "the") }: it goes to Limbo
do-avert = avert { CARDS($card, form: "the") }. { CARDS($card, form: "about") }
do-dream-avert = remove a Dark Premonition without its penalty
do-seven = reveal the top 7 cards: discard any number, put the rest back in any order
do-dream-fetch = look through the deck and choose any card: it is drawn next
do-fetch = fetch { CARDS($card, form: "the") }: it is drawn next
do-decline-at-discard-any = discard no more

ask-premonitions = Dark Premonitions come true. Which one do you suffer first?
ask-two-keys = The Premonition “blue” takes Keys from the deck. Which one is discarded?
ask-door-penalty = The Premonition takes a Door. Which one goes to Limbo?
ask-happy-dream = A Happy Dream! What does it do for you?
ask-avert = Which Dark Premonition goes?
ask-fetch = This is what the deck holds. Which card do you want?
ask-discard-any = Which of these cards do you discard?
step-premonitions = Dark Premonitions
step-two-keys = Two Keys are lost
step-door-penalty = A Door is lost
step-happy-dream = A Happy Dream
step-avert = A Premonition goes
step-fetch = A card from the deck
step-discard-any = Seven cards

zone-reserve = the Dark Premonitions that lie face down
    .from = from the Dark Premonitions that lie face down
    .to = to the Dark Premonitions that lie face down
shown-reserve = Dark Premonitions face down: { CARDS($cards, form: "short") }.

why-premonition-sleeps = It does not come true yet; its Doors: { $n } of { $m }.
why-not-paired = It takes a Door of a colour of which you have two.
why-not-in-deck = The deck holds none.
threat-strike = { UP(CARDS($card, form: "the")) }: { $n } of { $m } Doors.
threat-strike-near = One more such Door wakes { CARDS($card, form: "the") }.
why-premonition-later = It comes true, but those that were just revealed come first.
why-no-premonition = No Dark Premonition is face up.

happened-meet-happy-dream = { $who ->
    [you] You draw { CARDS($revealed, form: "a") }!
   *[other] { $name } draws { CARDS($revealed, form: "a") }!
}
    .log = a Happy Dream
    .strip = drew a Happy Dream
happened-happy-dream-gone = { UP(CARDS($used, form: "the")) } is over.
    .log = the Happy Dream is over
    .strip = used the Happy Dream
happened-premonitions-dealt = Revealed: { CARDS($revealed, form: "a") }.
    .log = Premonitions revealed
    .strip = revealed Premonitions
happened-premonitions-revealed = Revealed: { CARDS($revealed, form: "a") }.
    .log = Premonitions revealed
    .strip = revealed Premonitions
happened-premonition = { UP(CARDS($subject, form: "the")) } comes true.{ COUNT($lost) ->
    [0] {""}
   *[other] {" "}Gone: { CARDS($lost) }.
}{ COUNT($returned) ->
    [0] {""}
   *[other] {" "}From the discard pile to Limbo: { CARDS($returned) }.
}
    .log = a Premonition
    .strip = suffered a Premonition
    .deed = Premonitions suffered: { $n }
happened-premonition-door = { UP(CARDS($lost, form: "the")) } is lost and goes to Limbo.
    .log = a Door lost
    .strip = lost a Door
happened-premonition-keys = Keys lost: { CARDS($lost) }.
    .log = Keys lost
    .strip = lost Keys
happened-premonition-averted = { $who ->
    [you] You avert { CARDS($banished, form: "the") }.
   *[other] { $name } averts { CARDS($banished, form: "the") }.
}
    .log = a Premonition averted
    .strip = averted a Premonition
    .deed = Premonitions averted: { $n }
happened-fetch = { $who ->
    [you] You fetch { CARDS($drawn, form: "the") }.
   *[other] { $known ->
            [0] { $name } fetches a card.
           *[other] { $name } fetches { CARDS($drawn, form: "the") }.
        }
}
    .log = a card fetched
    .strip = fetched a card
