# The browser table: its screens, buttons and notes.

web-subtitle = A card game of dreams, for one or two
web-fan-work = An unofficial fan work: Onirim was designed by Shadi Torbey. All words and pictures here are our own.
web-new-solo = Play alone
web-learn = Learn in five minutes
web-resume = Continue
web-setup = New game …
web-continue = Other games that go on
web-forget = Delete the game of { $what }
web-forget-sure = Delete?
web-more = More
web-stats = Statistics
web-settings = Settings
web-upload = Open a record
web-record-at = This is not an Onirim record ({ $file }, line { $line }, column { $column }: { $reason })
web-record-in = This is not an Onirim record ({ $file }: { $reason })
web-problem-unreachable = The server does not answer.
web-download = Download the record
web-to-start = To the start
web-close = Close
web-look = Look and take back
web-menu = Menu
web-undo = Undo
web-undo-not = That cannot be undone: a card has come or was shown. In a practice game it can.
web-story = Story
web-odds = Odds
web-odds-nightmares = Nightmares
web-odds-doors = Doors
web-odds-keys = Keys

## The table

web-stage = What is asked
web-hand = Your cards
web-group-hand = Your hand
web-group-shared = Shared
web-group-stored = Under the Keeper
web-piles = Piles
web-deck = deck
web-limbo = Limbo
web-discard = discard
web-pile = { $label }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-row = Your path
web-partner-row = Path of { $name }
web-partner-doors = Doors of { $name }
web-partner-hand = Hand of { $name }
web-zone-top = next cards
web-row-empty = Your path begins here
web-in-series = in the series
web-doors = Your Doors
web-doors-of = { $label }: { $n } of { $m }
web-open = open
web-closed = { $door }, closed
web-shelves = What else lies on the table
web-of = { $what }, { $name }
web-zone-towers = Towers
web-zone-goals = Goals
web-zone-premonitions = Premonitions
web-zone-removed = Removed Premonitions
web-zone-catcher = Dreamcatcher
web-next-in-line = the next one
web-zone-denizens = Denizens
web-zone-keepers = Keepers
web-zone-pawn = The pawn
web-zone-out = Out of the game
web-zone-bottom = Bottom of the deck
web-zone-goal-bag = Goals not laid out
web-zone-reserve = Premonitions face down
web-zone-identities = Denizens unseen
web-count = { $label }: { $n }
counter-books = Failsafe Books: { $n }
counter-catchers = Dreamcatchers left: { $ones }
counter-incubus = { $n ->
    [0] The Little Incubus is gone
   *[one] The Little Incubus is waiting
}
counter-signal = { $who ->
    [you] Your signal
   *[other] Signal of { $name }
}: { $n ->
    [0] none yet
    [1] { COLOUR("R") }
    [2] { COLOUR("B") }
    [3] { COLOUR("G") }
    [4] { COLOUR("T") }
   *[5] needs nothing
}
web-other = What else you can do: { $n }
web-put-back = Put it back
web-waiting = { $name } is choosing …
web-chooses = { $name } chooses.
web-first = begins a new series
web-second = second { COLOUR($colour) } in a row
web-third = third { COLOUR($colour) }: a Door opens
web-third-vain = third { COLOUR($colour) }, but its Door could not be gained now
web-third-none = third { COLOUR($colour) }, but no { COLOUR($colour) } Door is left in the deck
web-no-play = cannot be played now
web-lost = You lose: { CARDS($cards) }. Hold it, or press again.
web-vain = it cannot be gained now and goes to Limbo
web-sure = Hold it, or press again.
web-lost-pay-five = Locations go for good; Doors and Nightmares come back by way of Limbo. Hold it, or press again.
web-do-pay-door = { CARDS($card, form: "the") }
web-more-pay-door = back by way of Limbo: { $doors } → { $fewer }
web-do-pay-five = Five cards
web-more-pay-five = deck: { $deck } → { $left }
web-do-pay-hand = The whole hand
web-more-pay-hand = then draw a new one
web-do-take-at-trio = take { CARDS($card, form: "the") }
web-more-take-at-trio = and shuffle the deck
web-do-search = search, but take nothing
web-more-search = the deck is only shuffled
web-do-decline-at-trio = leave it in the deck
web-more-decline-at-trio = the deck stays as it is
web-do-decline-at-door = leave it closed
web-more-decline-at-door = the Door goes to Limbo
web-do-avert = avert this Premonition
web-more-avert = { CARDS($card, form: "about") }
web-do-suffer = suffer this Premonition
web-more-suffer = { CARDS($card, form: "about") }
web-do-play = Play
web-do-discard = Discard
web-more-discard = { $effect ->
    [none] and draw a new card
   *[other] for a Prophecy
}
web-do-pay-key = { CARDS($card, form: "the") }
web-do-unlock = open it with { CARDS($card, form: "the") }
web-ask-act = Play a card onto the path, or discard one.
web-ask-trio = Touch it and it is yours.
web-ask-nightmare = What will you give it?
web-do-seven = sift the top 7 cards
web-more-seven = discard any number, put the rest back in any order
web-many-fetch = Fetch a card from the deck: it is drawn next
web-many-remove = Pay with a card of the discard pile: it leaves the game
web-many-retrieve = Take a card from the discard pile
web-explain-draft = You take turns: each takes three of these cards, and the last two are for both of you. { $n ->
    [0] You have none yet.
   *[other] You have { $n } so far.
}
web-hold = Ask before draws
web-hold-more = Otherwise cards are drawn without a question, until there is a new power.
web-not-sent = The line is lost: this was not done. Try again when it is back.
web-not-done = The line broke before your action arrived: it was not done.
web-hint-pick = 1–{ $n } pick a card
web-hint-choose = 1–{ $n } choose
web-hint-play = P play
web-hint-discard = X discard
web-hint-back = Esc put it back
web-hint-rule = I rule
web-hint-keys = ? all keys
web-line-opening = Opening …
web-line-lost = The line is lost; trying again …
web-line-gone = This game is not here any more.
web-gone = This game is not here for you.
web-reload = There is a newer page: load it
web-action-unknown = This is no action of the game.
web-action-illegal = That is not possible now.
web-action-ambiguous = That may mean several things. Say which card.
web-curtain = { $name }’s turn
web-curtain-text = Hand the screen to { $name }. Nobody else should look.
web-curtain-lift = I am { $name }
web-end = The end
web-again = New game
web-replay = Replay
web-turning = See the turning point
web-turning-given = The turning point: here { CARDS($card, form: "the") } was given up.
web-turning-gained = The turning point: here { CARDS($card, form: "the") } was gained.
web-end-doors = Doors gained
web-end-turns = turns
web-end-nightmares = Nightmares met
web-end-given = Doors given up
web-why-won = { $n ->
    [one] { $n } card was left in the deck.
   *[other] { $n } cards were left in the deck.
}
web-why-close = A single Door was missing.
web-why-missing = { $n ->
    [one] { $n } Door was still missing at the end.
   *[other] { $n } Doors were still missing at the end.
}
web-why-given = { $n ->
    [one] { $n } Door that was yours was given up.
   *[other] { $n } Doors that were yours were given up.
}
web-why-gone = { $n ->
    [one] { $n } card was lost from the deck before it could reach your hand.
   *[other] { $n } cards were lost from the deck before they could reach your hand.
}
web-so-far = { $n } of { $m } Doors, deck { $deck }
web-doors-count = { $n } of { $m } Doors
web-player = Player { $n }

## The stage

web-any = One of these
web-any-pay-key = A Key
web-any-unlock = A Key
web-pick-where = Touch where it goes.
web-panels = Look
web-a-door = A Door
web-of-doors = of { $m } Doors
web-doors-all = Doors
web-moment-nightmare = A Nightmare
web-moment-trio = A Door
web-moment-discard-seen = Prophecy
web-moment-order = Prophecy
web-moment-sorting = The top of the deck
web-sort-discard-seen = The next { $n } cards of the deck. Burn one, set the others in order.
web-sort-order = The next cards of the deck. Set them in order.
web-sort-deck = in the deck
web-sort-order-row = your order
web-sort-place = { $n ->
    [1] Next
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-sort-empty = Place { $n }, empty
web-sort-fire = The fire, empty
web-sort-burn = Burn
web-sort-burnt = Burnt
web-sort-confirm = So be it
web-sort-rest = What you do not place stays as it lies.
web-sort-first = First choose the card to burn.

## Panels

web-panel-story = The story so far
web-panel-odds = What is left
web-panel-discard = Discarded cards
web-panel-limbo = Limbo
web-panel-menu = Menu
web-panel-info = A card
web-panel-type = Type an action
web-panel-keys = Keyboard
web-story-empty = Nothing has happened yet.
web-notation = In notation
web-times = { $n } × { $name }
web-code = how records write this card
web-left = Not seen yet: { $n }
web-type = A code or a token, such as play:Rs, Rs or xRk
web-send = Do it
web-type-open = Type an action
web-type-legal = Possible now:
web-keys = Keyboard
web-key-number = pick a card of the hand; in the list of a question, choose
web-key-arrows = go through cards and choices
web-key-play = play the picked card
web-key-discard = discard the picked card
web-key-back = put it back
web-key-undo = take back
web-key-hold = ask before draws, or no longer
web-key-info = the rule of a card
web-key-story = the story so far
web-key-odds = what is left, and the odds
web-key-pile = the discard pile
web-key-type = type an action
web-key-menu = the menu
web-key-keys = this help

## Settings

web-language = Language
web-theme = Theme
web-theme-auto = like the device
web-theme-dark = dark
web-theme-light = light
web-speed = Motion
web-speed-none = none
web-set-sound = Sounds
web-set-auto = Questions with one answer are answered by themselves
web-set-confirm = What costs much is asked twice
web-set-shortcuts = Keyboard shortcuts

## A new game

web-setup-title = A new game
web-setup-players = Who plays
web-mode-solo = Open all eight Doors before the deck runs out.
web-mode-duo = Only your moves speak: you do not talk about your cards.
web-mode-duo-limited = Each may give one signal at a time, such as “I am working on red”.
web-mode-duo-open = All cards lie face up, and you talk as you like.
web-rules-modules = { $n ->
    [one] { $n } module
   *[other] { $n } modules
}
web-rules-house = { $n ->
    [one] { $n } house rule
   *[other] { $n } house rules
}
web-setup-name = Name of player { $n }
web-setup-modules = Modules
web-option-normal = normal
web-setup-house = House rules
web-setup-practice = Practice: everything can be taken back, and the game does not count

## Replay and statistics

web-replay-setup = Set-up
web-replay-turn = Turn { $turn }
web-replay-back = One step back
web-replay-next = One step on
web-replay-run = Let it run
web-replay-pause = Pause
web-replay-place = Place in the game
web-finished = Finished games
web-won = won
web-lost-game = lost
web-stat-recent = Of the last 50
web-stat-streak = Won in a row
web-stat-longest = Most in a row
web-stat-none = No game is finished yet.
web-stat-of = { $won } of { $games } won
web-stat-last = The last games: { $marks }
web-stat-doors = Doors on average

## The tutorial

web-step = Step { $n } of { $m }
web-go-on = Go on
tutorial-other = A fine card for a real game. Here, take the one that shines.
tutorial-other-way = The right card, but this time { $verb ->
    [discard] discard it
    [play] play it
   *[other] use it another way
}.
tutorial-row = Each turn you play a card into your row: tap the red Sun, then “Play”.
tutorial-neighbours = Neighbours must never show the same symbol, so a Moon follows: play the red Moon.
tutorial-third = Three of one colour next to each other open a Door: play the other red Sun.
tutorial-search = The deck is searched for a red Door: take it, the first of eight.
tutorial-unlock = You drew a blue Door, and you hold a blue Key: open it.
tutorial-discard = Instead of playing you may discard a card: tap a brown Sun, then “Discard”.
tutorial-nightmare = A Nightmare wants a price, and a Key is the gentlest one: give the green Key.
tutorial-prophecy = A Key that you discard on your turn shows you the next five cards: discard the red Key.
tutorial-discard-seen = One of the five must go for good: tap the Nightmare.
tutorial-order = The others go back on top, and what you tap first is drawn first: tap the green Sun.
tutorial-order-more = Next, the brown Door: see what becomes of it.
tutorial-order-last = And now the blue Sun; the last card finds its place by itself.
tutorial-limbo = You know what is coming: play the blue Moon, and watch the brown Door.
tutorial-clock = You hold no brown Key, so the Door went to Limbo, and at the end of the turn back into the deck.
tutorial-free = Now a turn of your own: play or discard whatever you like.
tutorial-free-done = Just so: one card each turn, and your hand is filled to five again.
tutorial-losing = Another night: seven Doors are open, but a single card is left in the deck. Play the red Sun.
tutorial-lost = It was the green Door, no Key opened it, and nothing was left to draw: that is how one loses.
tutorial-last = The same night with a green Key: it is the third green card in a row, so play it.
tutorial-last-door = The eighth Door: take it.
tutorial-won = All eight Doors are open, and you wake up. That is the whole game.
