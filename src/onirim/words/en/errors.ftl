# What can go wrong. The English sentences are, word for word, those of the program: it knows
# a message by its English sentence. In other languages only the arguments must stay.

## Rulesets, options and files

error-mode-near = '{ $word }' is not a mode; did you mean '{ $near }'?
error-mode = '{ $word }' is not a mode; expected one of: { $known }
error-house-near = '{ $word }' is not a house rule; did you mean '{ $near }'?
error-house = '{ $word }' is not a house rule; expected one of: { $known }
error-twice = { $item } is written twice in '{ $text }'
error-module-near = '{ $word }' is not a module or house rule; did you mean '{ $near }'?
error-module = '{ $word }' is not a module or house rule; expected one of: { $known }
error-module-option-near = '{ $word }' is not an option of { $module }; did you mean '{ $near }'?
error-module-option = '{ $word }' is not an option of { $module }; expected one of: { $known }
error-written-twice = { $item } is written twice
error-house-needs = the house rule { $switch } needs { $needed }
error-presets = { $one } and { $other } are two presets: choose one
error-seed = a seed is a number from 0 to { $limit }, not { $seed }
error-player = there is no player '{ $name }'; there are: { $known }
error-option = --{ $option } is a number from { $low } to { $high }, not { $value }
error-names = --names takes two different names of at most { $limit } letters, as "Ann,Ben", not '{ $text }'
error-for-two = --names and --partner are for two players: add --rules duo
error-real-cards = real cards have no seed: leave out --seed and --fair
error-file-there = { $path } is there already; --save writes a new file
error-no-folder = there is no folder { $path } to save in
error-language = there is no language '{ $word }'; there are: { $known }
error-no-page = there is no page and no rule '{ $word }'; the pages are: { $known }

## Taking back

error-undo-nothing = nothing has been done yet
error-undo-partner = the last action was your partner's
error-undo-card = a card has come that nobody knew
error-undo-shown = a card was shown that your partner did not know
error-undo-cards = cards were shown
error-undo-deck = you have seen what the deck holds

## Records

record-in-turn = turn { $turn }: { $reason }
record-bytes = a record has at most { $limit } bytes, this has more
record-utf8 = this is not UTF-8 text
record-words = a record has at most { $limit } words
record-header-long = a header has at most { $limit } characters, not { $length }
record-header-name-long = the name of a header has at most { $limit } characters, not { $length }
record-comment-long = a comment has at most { $limit } characters, not { $length }
record-word-long = a word has at most { $limit } characters, not { $length }
record-comment-open = this comment is never closed by '{"}"}'
record-header-form = a header is written [Name "value"] on one line
record-stray = '{ $text }' belongs to nothing
record-long = a record has at most { $limit } characters
record-line-long = a line has at most { $limit } characters
record-character = the character '{ $text }' is not allowed
record-cut-off = the record is cut off: it ends with { $won }, { $lost } or { $unfinished }
record-header-late = headers come before everything else
record-header-twice = the header { $header } is written twice
record-headers = a record has at most { $limit } headers
record-other-game = this is a record of '{ $game }', not of { $ours }
record-header-missing = the header { $header } is missing
record-turn-empty = this turn is empty
record-no-cards = ?({ $text }) names no cards: ?(Rs Nm)
record-no-card = '{ $text }' is no card: =Rs
record-before = '{ $text }' stands before the first turn, 0.
record-behind = '{ $text }' stands behind the end of the game
record-result = the result is won, lost or *, not '{ $text }'
record-seed = a game that is not over does not tell its seed (SeedOpen: all know it)
record-of-seat = one seat's record: it can be read, not replayed
record-begin = a record begins with turn 0, the set-up
record-turn-begin = a turn begins with an action
record-no-action = '{ $text }' is no action of { $rules }
record-not-possible = { $text } is not possible here; possible: { $possible }
record-over = { $text } is not possible here; possible: nothing: the game is over
record-turn-of = { $text } belongs to turn { $turn }
record-other-card = the record says { $said }, but { $true } comes here
record-no-more = no card comes here any more, but the record says { $said }
record-left-out = the record leaves { $card } out
record-end = the record says { $said ->
    [won] won
    [lost] lost
   *[going-on] going on
}, but the game is { $true ->
    [won] won
    [lost] lost
   *[going-on] going on
}
record-end-version = the record says { $said ->
    [won] won
    [lost] lost
   *[going-on] going on
}, but the game is { $true ->
    [won] won
    [lost] lost
   *[going-on] going on
} (written with rules version { $version })
record-card-missing = a card comes from the deck here, but the record names none
record-foreign-card = { $card } is no card of { $rules }
record-card-gone = no { $card } can come now: none is left in the unknown part of the deck
record-line-unwritable = the line { $text }… is too long to be written
record-no-deal = a game that began at a position has no record: its deal is not known
