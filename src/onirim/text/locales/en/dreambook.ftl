# The dream book of the browser: every card, rule and module to look up.

book-title = Dream book
book-search = A card, a word, a rule
book-all = Everything
book-cards = Cards and pieces
book-rules = Rules
book-found = { $n ->
    [0] Nothing found
    [one] { $n } thing found
   *[other] { $n } things found
}
book-copies = { $n ->
    [one] one in the game
   *[other] { $n } in the game
}
book-page = Its page of rules
book-entry = Open it in the dream book
book-example = For example
