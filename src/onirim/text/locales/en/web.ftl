# The browser table: its screens, buttons and notes.

web-look = Look up and undo
web-menu = Menu
web-undo = Undo
web-undo-not = You can’t undo that: a new card has been revealed. In practice you can undo anything, but the game doesn’t count.
web-story = Log
web-odds = Odds

## The table

web-stage = What’s asked
web-hand = Your cards
web-group-hand = Your hand
web-group-shared = Shared by both
web-group-stored = Under the Keeper
web-deck = deck
web-limbo = Limbo
web-discard = discard
web-row = Your row
web-partner-row = { $name }’s row
web-partner-doors = { $name }’s Doors
web-partner-hand = { $name }’s hand
web-zone-top = next cards
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
web-zone-pawn = The Little Incubus
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
web-waiting = { $name } is choosing…
web-waiting-away = { $name } is away. The game waits.
web-waiting-free = The other seat is still free.
web-replaced = The computer is playing for you.
web-chooses = { $name } chooses.
web-no-play = can’t be played now
web-lost = You lose: { CARDS($cards) }.
web-sure = { $by ->
    [touch] Hold, or touch again.
    [keys] Press again.
   *[mouse] Hold, or click again.
}
web-armed = { $verb }?
web-armed-pay-door = Give { CARDS($card, form: "the") }?
web-lost-pay-five = Locations are discarded, all other cards go to Limbo.
web-do-pay-door = { CARDS($card, form: "the") }
web-more-pay-door = goes to Limbo: { $doors } → { $fewer }
web-do-pay-five = Five cards
web-more-pay-five = deck: { $deck } → { $left }
web-do-pay-hand = The whole hand
web-more-pay-hand = then draw a new one
web-do-play = Play
web-do-discard = Discard
web-do-pay-key = { CARDS($card, form: "the") }
web-do-unlock = open it with { CARDS($card, form: "the") }
web-moment-door = { UP(CARDS($cards, form: "the")) }
web-ask-door = { $gains ->
    [vain] It can’t be gained now: it would go to Limbo.
   *[some] Touch the Key, and the Door is yours.
}
web-ask-act = Play a card into your row, or discard one.
web-ask-trio = { $gains ->
    [vain] It can’t be gained now: it would go to Limbo.
    [none] No such Door is left.
   *[some] Touch it and it is yours.
}
web-ask-nightmare = { COUNT($cards) ->
    [0] What will you pay?
   *[other] What will you give it?
}
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
web-line-opening = Opening…
web-line-lost = Connection lost. Reconnecting…
web-line-unreached = Can’t reach the server. Trying again…
web-screen-unreached = That page can’t be loaded now: the server can’t be reached.
web-line-gone = You’re no longer at this table.
web-gone = You don’t have access to this game.
web-reload = New version available: reload
web-action-unknown = That isn’t a move in this game.
web-action-illegal = You can’t do that now.
web-action-ambiguous = That could mean several things. Which card?
web-player = Player { $n }

## The stage

web-practice-start = Switch to practice
web-practice-offered = Your partner would like to go on as practice: anything can be undone, and the game does not count.
web-practice-yes = Agree
web-practice-no = No
web-practice-asked = Your partner is asked, too.
web-practice = Practice
web-practice-note = You can undo anything; the game doesn’t count.
web-any = One of these
web-any-pay-key = A Key
web-any-unlock = A Key
web-pick-where = Touch where it goes.
web-a-door = A Door
web-of-doors = { $n ->
   *[other] of { $m } Doors
}
web-of-doors-ordered = { $n ->
   *[other] of { $m } Doors, in this order
}
web-doors-all = Doors
web-moment-nightmare = { COUNT($cards) ->
    [0] The price of a Nightmare
   *[other] A Nightmare
}
web-explain-nightmare = Touch what you pay with.
web-moment-trio = { $gains ->
    [some] { $colour ->
        [X] A Door
       *[other] Three { COLOUR($colour) }: a Door
    }
   *[other] { $colour ->
        [X] A series is complete
       *[other] Three { COLOUR($colour) } in a row
    }
}
web-moment-discard-seen = Prophecy
web-moment-discard-any = A Happy Dream
web-moment-sorting-top = The top of the deck
web-moment-sorting-bottom = Under the deck
web-sort-discard-seen = The next { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $n }
    } cards of the deck. Burn one, set the others in order.
web-sort-discard-any = The next { $n } cards of the deck. Burn as many as you like, set the others in order.
web-sort-order-top = The next cards of the deck. Set them in order.
web-sort-order-bottom = These cards go under the deck. Set them in order: the first is drawn first.
web-sort-found = as they lie
web-sort-order-row = your order
web-sort-place-top = { $n ->
    [1] Next
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-sort-place-bottom = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-sort-empty = Place { $n }, empty
web-sort-fire = The fire, empty
web-sort-burn = Burn
web-sort-burnt = Burnt
web-sort-confirm = So be it
web-sort-rest = What you don’t place follows as it lies.
web-sort-first = First choose the card to burn.
