# The game in plain words at the terminal: the table, prompts, help.

welcome = Onirim, a card game of dreams by Shadi Torbey. This is an unofficial fan work.
    { $players ->
        [one] You win when all the Doors lie open before you.
       *[two] You win together when each of you has a Door of every colour.
    }
    You lose when you must draw a card and the deck is empty.
    Type ? for help.
playing = Played: { $rules }.

## The table

table-turn = { $whose ->
    [alone] Turn { $turn }.
   *[named] Turn { $turn }, { $name }.
}{" "}{ $deck ->
    [one] { $deck } card in the deck.
   *[other] { $deck } cards in the deck.
}
table-hand = Hand: { CARDS($cards) }.
table-hand-two = { COUNT($cards) ->
    [0] Shared: { CARDS($shared) }.
   *[other] Your hand: { CARDS($cards) }; shared: { CARDS($shared) }.
}
table-hand-of = { $name } holds: { $cards }.
unknown-cards = { $n } unknown
table-row = { $whose ->
    [alone] Row
    [you] Your row
   *[other] Row of { $name }
}: { $hidden ->
    [0] { CARDS($cards) }.
   *[other] { $n } cards, the last ones: { CARDS($cards) }.
}
table-series = Series: { $n } of 3, { COLOUR($colour) }.
table-doors = Doors: { $doors } of { $all }. { UP($list) }.
part-colour = { COLOUR($colour) }
progress-part = { $what } { $n }/{ $m }
progress-parts = { $what }. { UP($list) }.
table-doors-two = Doors: { $doors } of { $all }. { $mine }; { $theirs }.
doors-of = { $name }: { $list }
no-doors = none
you = You
summary = Doors: { $doors } of { $all }. Turns: { $turns }.
shown-discard = { $n ->
    [one] Discard pile, { $n } card: { CARDS($cards) }.
   *[other] Discard pile, { $n } cards: { CARDS($cards) }.
}
known-top = Known on top of the deck, the next one first: { CARDS($cards) }.
known-to-partner = { $n ->
    [one] { $name } knows the next card of the deck.
   *[other] { $name } knows the next { $n } cards of the deck.
}
next-card = Next: { $odds }.
chance-location = Location { $n }/{ $m } ({ $percent })
chance-door = Door { $n }/{ $m } ({ $percent })
chance-dream = Dream { $n }/{ $m } ({ $percent })
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-of-unknown = { $known ->
    [0] The next card is one of { $m }:
   *[other] Behind the { $known } known, the next unknown card is one of { $m }:
}
odds-of-two = { $m } cards you cannot place: in the deck, or held by { $name }. Of these:
odds-beside-sets = { $m } cards you cannot place: in the deck, or held by { $name }. How many of each, and how likely it comes next:
deck-empty = The deck is empty.
nothing-unknown = Nothing in the deck is unknown.
unwinnable = This game can no longer be won: a card that you need is gone for good. You may play on.
last-signal = { $who ->
    [you] You signalled: { $words }.
   *[other] { $name } signalled: { $words }.
}
beware = Beware: { $text }
choice-price = price: { $price }
choice-unwinnable = then the game can no longer be won
no-powers = You have no special powers now.
power-of-card = { UP(CARDS($card)) }. { $about }
power-usable = { UP($name) }{ of-price }. Can be used now.
power-missing = { UP($name) }{ of-price }. Not now: { $why }
of-price = { $price ->
    [none] {""}
   *[other] {" "}(price: { $price })
}

## Asking

prompt = Your choice:
prompt-for = { $name }, your choice:
curtain-clear = { $before }, press Enter to hide this screen:
curtain = { $name }, press Enter when { $before } looks away:
go-on = Press Enter to see the table:
since = What happened, { $name }:
next-player = { $name } is next.
another-game = Another game? (yes or no):
typed-yes = yes, y
typed-no = no, n
yes-or-no = Please type yes or no.
goodbye = Good night.
end-of-input = The input has ended, so the game is left here. Good night.
stopped = Stopped by Ctrl-C. Good night.

not-understood = I do not understand "{ $text }". Type a number or a code, or ? for help.
not-possible = "{ $text }" is not possible: { $why }
not-offered = "{ $text }" is not possible now. Type table to see the choices again.
may-mean = "{ $text }" may mean { $options }. Which one?
why = Rule { $rule }: { $sentence }
asked-by = { $module }: { $about }
is-possible = It is possible: { $what }.
no-undo = That cannot be taken back: { $why }.
try-practice = Type "practice" first, then it can be; the record will say so.
practice-now = This game is practice now: anything can be taken back, and the record says so.
practice-already = This game is practice already.

## Decks and records

fresh-deck = A fresh deck.
own-deck = A deck of your own.
seed-deck = { $common ->
    [yes] Deck { $seed }, the same for everybody.
   *[no] The deck of seed { $seed }.
}
resumed-game = The game of { $path }, continued.
position-game = A game from a position.
real-cards = Your own cards. Shuffle the deck; you will be asked for the cards that come.
which-card = Which card came?
which-in-deck = You look through the deck. Which Denizen do you find?
real-card-help = Type the code of the card that came from your deck, or quit.
    { $legend }
    Still unseen: { $cards }.
cannot-come = "{ $text }" cannot come now. Type ? for help.
saved = The record is in { $path }.
not-saved = The record could not be saved in { $path }: { $why }.
nothing-to-save = No card was dealt, so there is nothing to save.
replay-prompt = Enter: next turn, b: back, a number: that turn, q: quit.
replay-no-turn = There is no turn { $text }; the turns are { $first } to { $last }.
replay-end = The record ends here.
replay-turn = Turn { $label }: { $notation }
replay-setup = Set-up: { $notation }
replay-comment = Comment: { $words }
replay-position = Position: { $position }
replay-date = { DATETIME($date, dateStyle: "long") }
replay-players = { $names } played: { $rules }.

## Help

help-game = The game
help-game-text = You walk through rooms: red, blue, green and brown cards that show a Sun, a Moon or a Key. Each turn you play one card at the end of your row, or discard one. Then your hand is filled to five cards again.
    Two neighbours in the row never show the same symbol. Colours are free.
    Three cards of one colour next to each other are a series: it lets you take a Door of that colour from the deck. The fourth card begins a new series. Discarding a card does not break a series.
    A Door that you draw opens if you discard a Key of its colour; otherwise it goes to Limbo.
    A Nightmare that you draw costs you a Key, a Door, five cards of the deck, or your whole hand.
    Discarding a Key instead of playing a card gives a Prophecy: look at the next five cards, discard one, and put the others back in any order. Nightmares are best discarded there.
    Limbo holds cards that go back into the deck at the end of the turn.
help-two = Two players
help-two-text = You win together: each of you needs one Door of each of the four colours. You lose together when a card must be drawn and the deck is empty.
    Each has three Personal cards, and two Shared cards lie between you. On your turn these five are your hand: you may use any of them. Each has a row and Doors of their own; deck, discard pile and Limbo are common.
    At the start eight cards lie open: you take three each in turn, two stay.
    When you discard a card as your action, you may exchange one of your cards with a Shared one. Personal cards are filled up before the Shared ones.
    Nobody sees the partner's Personal cards, unless the table plays with open hands; what was seen when it was taken stays known.
    A Shared card has a code such as play:Rs/shared; play shared rs will do, too.
help-typing = What you can type
legend = { $colours }; { $symbols }; { $others }.
legend-entry = { $code } { $name }
typed-number = a number
    .help = the choice with that number
typed-code = a code
    .help = such as play:Rs; p:Rs and play rs will do, too, and so will the words of records: Rs plays a card, xRs discards it.
command-table = table
    .help = all that lies on the table, and the choices again
command-progress = progress, goal
    .help = how near you are to winning, and what threatens
command-powers = powers
    .help = special powers, their price, and what is missing
command-odds = odds
    .help = what is left in the deck, and how likely each card is to come next
command-discard = discard
    .help = the discard pile
command-rule = rule
    .help = why you are asked, and by which rule
command-why = why
    .help = with an action, such as why play:Rs: why it is not possible
command-position = position
    .help = this position in one line, for a report or a friend
command-undo = undo
    .help = take your last action back, as long as no unknown card has come
command-practice = practice
    .help = make this game practice: anything can be taken back, also what a computer has done since
command-computer = computer
    .help = while your partner is away: let a computer play for them; computer mind names which
command-help = help, ?
    .help = this help
command-quit = quit, q
    .help = leave the game
command-back = back, b

## At somebody's table

join-playing = You play with { $name }: { $rules }.
join-alone = You play: { $rules }.
join-watching = You look on. { $names } play: { $rules }.
join-here = { $name } is here.
join-away = { $name } is away.
join-sit-in = Type "computer" to let a computer play for { $name }.
join-server-silent = The server does not answer. Waiting for it; Ctrl-C leaves the game.
join-server-back = The server answers again.
join-not-yet = { $name } is still choosing. You can type computer, table, quit or ?.
join-practice-off = No practice: the game counts as it is.
join-practice-asked = You have asked for practice; { $name } has to agree.
join-practice-offered = { $name } would like this game to be practice. Type practice to agree.
join-practice-on = This game is practice now: anything can be taken back, and the record says so.
invite-link = Your friend sits down here: { $link }
join-computer = { $computer }, a computer, acts for { $name }.
join-waits = { $name } is choosing…
not-done = Not done: { $why }.
