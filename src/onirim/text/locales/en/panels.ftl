# What is looked up beside the table.

web-tabs = Beside the table
web-close = Close
web-tab-odds = Odds
web-tab-story = Log
web-tab-discard = Discard
web-panel-story = The night so far
web-panel-odds = Odds
web-panel-discard = Discard pile
web-panel-limbo = Limbo
web-panel-menu = Menu
web-panel-info = About this card
web-panel-type = Type a move
web-panel-keys = Keyboard
web-panel-people = Who is here

## Odds

web-odds-next = Next card
web-odds-of = { $n ->
    [one] of { $n } card
   *[other] of { $n } cards
}
web-odds-nightmares = Nightmare
web-odds-doors = Door
web-odds-keys = Key
web-odds-others = other
web-odds-left = Still to come
web-odds-each = Card by card

## Log

web-story-empty = Nothing has happened yet.
web-looking-back = You’re looking back.
web-back-to-now = Back to now
web-notation = In notation

## A card

web-more = More
web-times = { $n } × { $name }
web-code = how records write this card
web-left = Not seen yet: { $n }

## Typing and keys

web-type = A code or a token, such as play:Rs, Rs or xRk
web-send = Go
web-type-open = Type a move
web-type-legal = Possible now:
web-keys = Keyboard
web-key-number = pick a card from your hand; in a list, choose
web-key-arrows = move between cards and choices
web-key-play = play the picked card
web-key-discard = discard the picked card
web-key-back = put it back, or close what’s open
web-key-undo = undo
web-key-hold = pause before draws, or not
web-key-signal = your signals, where there are any
web-key-info = about a card
web-key-story = the log
web-key-odds = the odds
web-key-pile = the discard pile
web-key-type = type a move
web-key-menu = the menu
web-key-keys = this help
