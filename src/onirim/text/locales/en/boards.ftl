# Boards of modules on the browser's table, choosing several cards, and the great blows.

badge-book = The Book
badge-glyphs = Glyphs
badge-dreamcatchers = Dreamcatchers
badge-towers = Towers
badge-premonitions = Premonitions
badge-crossroads = Dead Ends
badge-oniverse = Denizens
badge-incubus = Little Incubus
badge-pouch = The bag

board-all = Modules on the table
board-pays = { $n } to pay with
board-free = { $n ->
    [0] all full
   *[other] { $n } free
}
board-colours = { $n } of { $m } colours
board-face-down = { $n } face down
board-usable = { $n ->
    [0] none usable now
   *[other] { $n } usable
}
board-held = { $n ->
    [0] nothing
    [one] { $n } card
   *[other] { $n } cards
}
board-hoop-free = free
board-hoop-torn = torn
board-cast = cast
board-lacking = { $n } more
board-of = { $n } of { $m }
board-charged = Charged and waiting
board-charged-about = He swallows the next Nightmare, if you wish.
board-empty = Not charged
board-action = your action
board-gone = He has done his work
board-nobody = Nobody is with you yet. Rally a Denizen when you draw one.
board-books = { $n ->
    [0] No Failsafe Book is left
    [one] { $n } Failsafe Book
   *[other] { $n } Failsafe Books
}
board-end-left = Left end
board-end-right = Right end
board-clash = does not fit
board-next = next
board-progress = What you need to win

mark-of = { $n } of { $m }
mark-any = { $n } marked
mark-more = { $n } more to choose
mark-done = So be it
mark-none = Choose nothing
mark-cheapest = Cheapest { $n }
mark-clear = Start again
mark-price-out = They leave the game for good.
mark-needed = You need these to win
mark-loses-key = { UP(CARDS($cards, form: "a")) } could still open { CARDS($doors, form: "a") }. Such cards not seen yet: { $left }.
mark-loses-game = Without { CARDS($cards, form: "the") } the game can’t be won.

web-go-on = Go on
web-before-after = { $before } → { $after }
fact-doors = Doors gained
fact-books = Failsafe Books left
fact-catchers = Dreamcatchers left
fact-lost-dreams = Lost Dreams caught
fact-towers = Towers

brief-Ar = a symbol may repeat
brief-Hb = tears off the end of your row
brief-Cy = swaps with a discarded card
brief-Cc = counts as another colour
brief-Sp = see five, any order
brief-Mi = a Nightmare goes to Limbo
brief-Hu = hunts Nightmares among five
brief-Ke = guards one card

web-do-dream-avert = avert a Premonition
web-more-dream-avert = it leaves without its penalty
web-do-dream-fetch = fetch any card
web-more-dream-fetch = look through the deck; it is drawn next
web-do-spell-prophecy = Paradoxical Prophecy
web-more-spell-prophecy = one of the 5 bottom cards goes on top. Costs { $need } of { $have } discarded cards, for good
web-do-spell-planning = Parallel Planning
web-more-spell-planning = two Goals change places. Costs { $need } of { $have } discarded cards, for good
web-do-spell-punishment = Powerful Punishment
web-more-spell-punishment = the Nightmare does nothing. Costs { $need } of { $have } discarded cards, for good
web-do-escape = escape
web-more-escape = the whole hand
web-do-build-left = build here
web-more-build-left = at the left end
web-do-build-right = build here
web-more-build-right = at the right end

web-mark-pay = Choose { $n } discarded cards to pay with.
web-mark-planning = Choose two Goals: they change places.
web-mark-two-keys = Choose { $n } Keys that are lost.

help-when = When
help-price = Price
help-rules = Rules
window-turn = start of your turn
window-draw = before a draw
window-nightmare = a Nightmare is drawn
window-door = a Door is drawn
window-trio = a series is complete
title-spell-prophecy = Paradoxical Prophecy
    .short = Prophecy
title-spell-planning = Parallel Planning
    .short = Planning
title-spell-punishment = Powerful Punishment
    .short = Punishment
title-failsafe = Failsafe Book
title-take-from = A Door from a Dreamcatcher
title-build-left = Build on the left
title-build-right = Build on the right
title-escape = Escape
title-cancel = He swallows a Nightmare
title-charge = Charge the Incubus
title-signal = Signal
title-signal-free = Signal: nothing needed
title-catchers = Dreamcatchers
title-books = Failsafe Books
title-incubus = Little Incubus
