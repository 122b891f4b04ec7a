# Made from the messages of the source by tools/generate/error_texts.py: do not edit.

## Rulesets, decks and players

error-cannot-play = { $name } cannot play: a player is a function of a view, or has a method 'choose'
error-chance = chance is a seed, 'system', 'common:7' or 'seed:7', not '{ $text }'
error-deal = there is no deal '{ $name }'; there are: { $names }
error-deck-card = card { $number } of the fixed deck is { $card }, but no { $card } can come now
error-deck-short = the fixed deck has only { $n } cards, and one more comes
error-house-needs = the house rule { $rule } needs { $modules }
error-house-needs-two = the house rule { $rule } needs two players
error-import-player = the player '{ $name }' cannot be imported: { $reason }
error-incubus-alone = by the house rule I1 the Little Incubus does not go together with { $modules }
error-item = '{ $word }' is not a module or house rule; { $hint }
error-known = expected one of: { $known }
error-margin = margin is a difference of win rates above 0 and up to 1, not { $value }
error-mode = '{ $word }' is not a mode; { $hint }
error-module = '{ $word }' is not a module; { $hint }
error-module-broken = the module '{ $name }' ({ $place }): { $reason }
error-module-option = '{ $word }' is not an option of { $module }; { $hint }
error-near = did you mean '{ $near }'?
error-no-chance = nothing: it is no chance node
error-no-deal-agrees = no deal agrees with '{ $position }'
error-no-search = '{ $name }' doesn't search: leave out the budget
error-number = { $name } is a number from { $low } to { $high }, not { $value }
error-other-seat = this is the state as seat { $seat } sees it; no other seat can look at it
error-player = there is no player '{ $name }'; there are: { $known }
error-player-jobs = { $player } cannot be sent to other processes: name it as package.module:Name
error-presets = { $one } and { $other } are two presets: choose one
error-seat = there is no seat { $seat }; seats are numbered from 0 to { $last }
error-seats-taken = { $rules } needs { $seats } players, or one for all seats, not { $number }
error-seed = a seed is a number from 0 to { $limit }, not { $seed }
error-twice = { $item } is written twice

## Actions

action-ambiguous = '{ $text }' may mean { $meanings }
action-illegal = '{ $text }' is not possible here; possible: { $possible }
action-list-card = '{ $text }' brings a new card: only the last of several actions may
action-list-deck = '{ $text }' shows what the deck holds: only the last of several actions may
action-never = '{ $text }' is no action of this game
action-number = actions and outcomes of this ruleset are numbered from 0 to { $last }, not { $number }
action-over = nothing: the game is over
action-unknown = '{ $text }' is no action; possible here: { $possible }

## Why something cannot be undone

undo-card = a new card was revealed
undo-cards = cards were shown
undo-deck = you have seen what the deck holds
undo-enough = enough was undone in this game
undo-nothing = nothing has been done yet
undo-over = the game is over
undo-partner = the last action was your partner's
undo-shown = a card was shown that your partner did not know

## Why a game cannot become practice

practice-enough = enough was said in this game
practice-not-asked = nobody has asked for practice
practice-on = this is practice already
practice-over = the game is over
practice-watching = only who plays can say so

## Positions

position-argument = '{ $word }' in 'stack': { $reason }
position-below = '{ $step }' in 'stack' goes on top of { $allowed }, not of '{ $below }'
position-card = '{ $word }' in '{ $zone }' is no card of { $rules }
position-copies = '{ $code }' in '{ $zone }' is one too many: there are { $copies }
position-empty-hand = a hand is empty, and nothing that is going on fills it
position-going-on = a position says what is going on: 'stack …' or 'result …'
position-hidden = '??' in '{ $zone }': here every card must be known
position-identities = '{ $code }' is one too many: so many are not in the game
position-left-over = cards in '{ $zone }', and nothing in 'stack' takes care of them
position-met = '{ $code }' in 'met' is no card of { $rules } with a hidden identity
position-met-twice = '{ $code }' in 'met' is one too many
position-module-missing = '{ $module }' lacks { $missing }
position-no-action = the player to move in this position has no legal action
position-nobody = '{ $word }' in '{ $zone }': nobody is called { $seats }
position-number = '{ $name }' is a number from { $low } to { $high }, not '{ $text }'
position-result = 'result' is won or lost, not '{ $text }'
position-room = '{ $zone }' has room for { $room } cards, not { $cards }
position-seers = '{ $word }' in '{ $zone }': say which seats know it, as { $example }
position-seers-known = '{ $word }' in '{ $zone }': every player knows it
position-shown-alone = '{ $name }': alone at the table nobody else remembers what was shown
position-shown-impossible = '{ $name }': no game comes to this shown set
position-shown-order = shown sets are numbered by place, from 1 to at most { $most }, and share no card
position-shown-over = a shown set has several kinds of cards, and a place or a hand card
position-shown-run = '{ $name }' begins with its places and who put the cards there, as top:1-3/1
position-sign = '{ $word }' in '{ $zone }': no card has the sign { $sign } there
position-stack = a stack is 1 to { $most } things that are going on, not { $n }
position-stack-bottom = a stack begins with one of { $turn }, not with '{ $word }'
position-step = '{ $word }' is nothing that can be going on; known: { $known }
position-step-missing = '{ $step }' in 'stack' lacks { $missing }
position-turn-below = '{ $step }' in 'stack' is the turn itself: it goes on top of nothing, not of '{ $below }'
position-twice = '{ $name }' is written twice
position-unwritten = '{ $zone }' is never written: it holds what is not named
position-zone = '{ $name }' is no zone of { $rules }; known: { $known }

## What a step or module lacks in a position

missing-at-bottom = so many cards at the bottom of the deck
missing-catcher = the Dreamcatcher below 'catcher{ $number }'
missing-catchers = 'catchers' from 1 to 15, those that are still there
missing-deck-card = a card in the deck
missing-discarded-location = a Location in the discard pile
missing-door = a Door that it could take
missing-drawn-denizen = a drawn Denizen
missing-drawn-door = a drawn Door
missing-drawn-happy-dream = a drawn Happy Dream
missing-drawn-lost-dream = a drawn Lost Dream
missing-drawn-nightmare = a drawn Nightmare
missing-gap = a gap in that part of the hand
missing-goal-down = a Goal turned down for each Door that was gained: { $door }
missing-goal-up = a Goal that is face up
missing-goals = all its Goals, in a row
missing-hand-card = that card in the hand
missing-identities = that every card of the deck is identified
missing-keeper = a Keeper for each card stored, and a card for each such Keeper
missing-keys = so many Keys in the deck
missing-laid-down = a hand card laid down for it
missing-limbo = cards in Limbo
missing-nothing-drawn = that nothing is drawn
missing-on-top = so many cards on top of the deck
missing-pawn = { $room } cards in 'pawn', or none
missing-payment = so many discarded cards to pay with
missing-premonition = a Premonition that is face up
missing-reopened = at most one Goal that was reopened last, face up
missing-revealed = no more than { $most } cards to reveal
missing-room = room for so many cards
missing-swap = a Personal and a Shared card
missing-tower = a Tower that can be lost
missing-tower-row = a row in which sides that touch share no symbol
missing-trio = a trio in the active row and its colour
missing-trio-colours = a trio in the active row and its colours
missing-two-goals = two Goals to exchange

## Arguments of steps in positions

argument-card = '{ $code }' is no card
argument-cards = how many cards, 1 to { $most }, and a kind are expected, as { $example }
argument-colours = colours in the order { $order } are expected
argument-number = a number below 10000 is expected
argument-one-of = one of { $known } is expected
argument-tokens = how many tokens are turned up, 1 to { $most }, is expected
argument-trigger = a trigger, how many modules have reacted, and a card where it has one are expected, as { $example }
argument-trigger-modules = { $n } modules react to that trigger, no more

## Records

record-a-comment = a comment
record-a-header = a header
record-a-header-name = the name of a header
record-a-word = a word
record-at = { $file }:{ $line }:{ $column }: { $reason }
record-before = '{ $text }' stands before the first turn, 0.
record-begin = a record begins with turn 0, the set-up
record-behind = '{ $text }' stands behind the end of the game
record-bytes = a record has at most { $limit } bytes, this has more
record-card-gone = no { $card } can come now: none is left in the unknown part of the deck
record-card-missing = a card comes from the deck here, but the record names none
record-character = the character '{ $text }' is not allowed
record-comment-open = this comment is never closed by '{"}"}'
record-cut-off = the record is cut off: it ends with { $won }, { $lost } or { $unfinished }
record-end = the record says { $said }, but the game is { $true }
record-end-version = the record says { $said }, but the game is { $true } (written with rules version { $version })
record-foreign-card = { $card } is no card of { $rules }
record-going-on = going on
record-header-form = a header is written [Name "value"] on one line
record-header-late = headers come before everything else
record-header-missing = the header { $header } is missing
record-header-twice = the header { $header } is written twice
record-headers = a record has at most { $limit } headers
record-in = { $file }: { $reason }
record-in-turn = turn { $turn }: { $reason }
record-left-out = the record leaves { $card } out
record-line-long = a line has at most { $limit } characters
record-line-unwritable = the line { $text }… is too long to be written
record-long = a record has at most { $limit } characters
record-lost = lost
record-no-action = '{ $text }' is no action of { $rules }
record-no-card = '{ $text }' is no card: { $example }
record-no-cards = ?({ $text }) names no cards: { $example }
record-no-more = no card comes here any more, but the record says { $said }
record-not-possible = { $text } is not possible here; possible: { $possible }
record-of-seat = one seat's record: it can be read, not replayed
record-other-card = the record says { $said }, but { $true } comes here
record-other-game = this is a record of '{ $game }', not of { $ours }
record-over = { $text } is not possible here: the game is over
record-place = { $line }:{ $column }: { $reason }
record-position = no position to begin at: { $reason }
record-result = the result is won, lost or *, not '{ $text }'
record-seed = a game that is not over does not tell its seed (SeedOpen: all know it)
record-stray = '{ $text }' belongs to nothing
record-too-long = { $what } has at most { $limit } characters, not { $length }
record-turn-begin = a turn begins with an action
record-turn-empty = this turn is empty
record-turn-of = { $text } belongs to turn { $turn }
record-utf8 = this is not UTF-8 text
record-won = won
record-words = a record has at most { $limit } words

## What a server refuses

server-away = the game has changed while you were away
server-bad-body = this request cannot be read: { $reason }
server-bad-frame = this is no frame: { $reason }
server-bring = this device has games of its own: say whether they shall belong to whoever gave you the code
server-broken-game = this game does not follow the rules as they are here now
server-busy = too much is being done just now; try again in a moment
server-codes = too many codes; wait a minute
server-computer-acts = a computer acts for you: take your seat back first
server-computer-seat = there is no free seat for a computer
server-conflict = this has just been changed; try again
server-database = the database does not answer
server-file-replaced = the file of the database was replaced or deleted
server-fixed-deal = this server deals by chance alone
server-frames = too many frames; wait a moment
server-full = this server is full: no new games for now
server-going-on = a deal is played again when its game is over
server-gone = this game is no longer here
server-has-acted = this seat has acted: only its player can give it up
server-headers-long = headers and address have at most { $limit } bytes
server-hello = one hello is enough
server-hello-first = a socket begins with a hello
server-host = this server does not have that name: start it with --allow-host NAME
server-is-here = whoever has this seat is here
server-key = an Idempotency-Key has 16 to 64 letters, digits, - or _
server-key-used = this request was done long ago: send a new one
server-loads = too many games are opened; wait a moment
server-long-work = too many records at once; wait a moment
server-many-games = { $limit } games are enough; delete some
server-many-spectators = so many watch that no more can come in
server-metrics = the metrics are not for you
server-new-games = too many new games; wait a moment
server-no-answer = the server does not answer
server-no-computer = there is no computer '{ $name }' here; there are: { $known }
server-no-game = there is no such game for you
server-no-json = the body must be application/json
server-no-page = there is no such page
server-no-such-seat = no partner sits there
server-no-texts = no module from outside has texts in this language
server-nobody = nothing is known of you here yet
server-not-long-away = your partner may come back: wait { $seconds } more seconds
server-not-saved = this could not be saved; try again
server-not-your-seat = this seat is not yours
server-not-your-turn = it is not your turn
server-one-deal = a game has one deal: ask for one of them
server-origin = this page may not talk to this server
server-over = the game is over
server-own-seat = a computer sits at your partner's place, not at yours
server-reload = this page is older than the server: load it again
server-replay-going-on = a game can be replayed when it is over
server-replay-long = a replay has at most { $limit } steps
server-request-long = a request has at most { $limit } bytes
server-requests = too many requests; wait a moment
server-restart = back in a moment
server-seat-enough = seats have changed often enough in this game
server-seats-taken = every seat is taken
server-shared-game = you play a game with whoever gave you the code: bring nothing along
server-silent = the server did not say why
server-stale = the game has changed since you looked
server-trouble = something went wrong here; try again
server-unreadable = the server sent something that cannot be read
server-viewer = a viewer is a seat, -1 (a spectator) or -2 (everything)
server-wrong-code = no game has this code
server-wrong-transfer = this code is wrong, was used or is too old
