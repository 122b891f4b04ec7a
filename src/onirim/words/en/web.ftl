# The browser table: its screens, buttons and notes.

web-look = Look up and undo
web-menu = Menu
web-undo = Undo
web-undo-not = You can’t undo that: a new card has been revealed. In practice you can undo anything.
web-story = Log
web-odds = Odds

## The table

web-stage = What’s asked
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
web-row = Your row
web-partner-row = { $name }’s row
web-partner-doors = { $name }’s Doors
web-partner-hand = { $name }’s hand
web-zone-top = next cards
web-row-empty = Your row starts here
web-in-series = in the series
web-doors = Your Doors
web-doors-of = { $label }: { $n } of { $m }
web-open = open
web-closed = { $door }, closed
web-shelves = Also on the table
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
   *[other] { $name }’s signal
}: { $n ->
    [0] none yet
    [1] { COLOUR("R") }
    [2] { COLOUR("B") }
    [3] { COLOUR("G") }
    [4] { COLOUR("T") }
   *[5] needs nothing
}
web-other = Other moves: { $n }
web-put-back = Put it back
web-waiting = { $name } is choosing…
web-chooses = { $name } chooses.
web-first = starts a new series
web-second = second { COLOUR($colour) } in a row
web-third = third { COLOUR($colour) }: opens a { COLOUR($colour) } Door
web-third-vain = third { COLOUR($colour) }, but you can’t gain its Door now
web-third-none = third { COLOUR($colour) }, but no { COLOUR($colour) } Door is left in the deck
web-no-play = can’t be played now
web-lost = You lose: { CARDS($cards) }. Press again to confirm.
web-vain = you can’t gain it now: it goes to Limbo
web-sure = Press again to confirm.
web-lost-pay-five = Five cards leave the deck: Locations for good; Doors and Nightmares come back by way of Limbo. Press again to confirm.
web-do-pay-door = give up { CARDS($card, form: "the") }
web-more-pay-door = it goes to Limbo
web-do-pay-five = lose five cards of the deck
web-more-pay-five = Locations are discarded, the rest goes to Limbo
web-do-pay-hand = discard your hand
web-more-pay-hand = and draw a new one
web-do-take-at-trio = take { CARDS($card, form: "the") }
web-more-take-at-trio = and shuffle the deck
web-do-search = search, but take nothing
web-more-search = the deck is only shuffled
web-do-decline-at-trio = don’t search
web-more-decline-at-trio = the deck stays as it is
web-do-decline-at-door = leave it closed
web-more-decline-at-door = the Door goes to Limbo
web-do-avert = avert this Premonition
web-more-avert = { CARDS($card, form: "about") }
web-do-suffer = suffer this Premonition
web-more-suffer = { CARDS($card, form: "about") }
web-do-seven = sift the top 7 cards
web-more-seven = discard any number, put the rest back in any order
web-many-fetch = Fetch a card from the deck: it is drawn next
web-many-remove = Pay with a card from the discard pile: it leaves the game
web-many-retrieve = Take a card from the discard pile
web-explain-draft = You take turns: each takes three of these cards, and the last two are for both of you. { $n ->
    [0] You have none yet.
   *[other] You have { $n } so far.
}
web-hold = Pause before draws
web-hold-more = Otherwise cards are drawn without asking, until you gain a new power.
web-not-sent = No connection: that move wasn’t sent. Try again in a moment.
web-not-done = The connection broke before your move arrived: it wasn’t made.
web-hint-pick = 1–{ $n } pick a card
web-hint-choose = 1–{ $n } choose
web-hint-play = P play
web-hint-discard = X discard
web-hint-back = Esc put it back
web-hint-rule = I rule
web-hint-keys = ? all keys
web-line-opening = Opening…
web-line-lost = Connection lost. Reconnecting…
web-line-gone = This game no longer exists.
web-gone = You don’t have access to this game.
web-reload = New version available: reload
web-action-unknown = That isn’t a move in this game.
web-action-illegal = You can’t do that now.
web-action-ambiguous = That could mean several things. Which card?
web-curtain = { $name }’s turn
web-curtain-text = Hand the screen to { $name }. Nobody else should look.
web-curtain-lift = I’m { $name }
web-player = Player { $n }
