# Help on things of the table: cards, places, counters, powers. A card is helped by its code, or by its module and
# symbol (or class), never by part of its code.

## Rooms, Doors, Nightmares

about-base-sun = A room with a Sun. Play it into your row, never beside another Sun. No symbol is more common, so it is the easiest to part with.
about-base-moon = A room with a Moon. Play it into your row, never beside another Moon.
about-base-key = A room with a Key, the rarest of rooms. Play it like others, never beside another Key. Or keep it: it opens a drawn Door of its colour and pays for a Nightmare. Discarded as your action it is a Prophecy: look at five cards, { $B10 ->
    [on] discard one (a card that you cannot win without only if you see no other),
   *[off] discard one,
} { $C-prophecy ->
    [on] put the others back in any order. After the discard you may free one Dreamcatcher.
   *[off] put the others back in any order.
}
about-base-door = A Door: you win when all of them are open. The third card of its colour in a row lets you take one from the deck. When you draw it, a Key of its colour opens it; { $T1 ->
    [on] otherwise it goes to Limbo. So does a second Door of a colour that you have (with the Glyphs, a third).
   *[off] otherwise it goes to Limbo.
}
about-Nm = A Nightmare. When you draw it, choose its price: a Key from your hand, one of your Doors, the top five cards of the deck, or your whole hand.
about-location = A Location: it stays in your hand until you use it.
about-door = A Door.
about-dream = A Dream: when it is drawn, it happens at once.
about-token = It lies on the table and is never drawn.

## Cards of modules

about-glyphs-glyph = A Glyph, a fourth symbol. Play it like any room, never beside another Glyph. Discarded as your action it is an Incantation: the top five cards are revealed, you take one Door among them without a Key, and the rest goes under the deck.
about-Ld = A Lost Dream. All four must lie on Dreamcatchers to win. Drawn, it goes to Limbo, and at the end of the turn an empty Dreamcatcher catches it.
about-towers-location = A Tower. Build it at either end of the Tower row: sides that touch must not share a symbol. Left it shows { $left ->
    [sun] a Sun
    [moon] a Moon
    [sun-moon] Sun and Moon
   *[none] nothing
}, right { $right ->
    [sun] a Sun
    [moon] a Moon
    [sun-moon] Sun and Moon
   *[none] nothing
}. Discarded as your action it shows you the top { $n } cards, which you put back in any order.
about-Hd = A Happy Dream. When you draw it, choose one: remove a face-up Premonition unharmed; reveal seven cards, { $B10 ->
    [on] discard any of them that you can win without
   *[off] discard any of them
} and order the rest; or look through the deck for any card, which you draw next.
about-premonitions-token = { CARDS($card, form: "about") } It strikes as soon as you have these Doors, then it leaves the game. A Happy Dream can remove it before.
about-Xs = A Crossroads with a Sun. It has every colour: it stands for the missing card of a series, { $X-wild ->
    [on] and several may stand in one series.
   *[off] at most one a series.
} { $crossroads ->
    [hard] It can only be played as the second card of a series, and never beside another Sun.
   *[normal] Never beside another Sun.
} { $X-key ->
    [on] It can be discarded for any Door you draw.
   *[off] It opens no Door you draw.
}
about-Xm = A Crossroads with a Moon. It has every colour: it stands for the missing card of a series, { $X-wild ->
    [on] and several may stand in one series.
   *[off] at most one a series.
} { $crossroads ->
    [hard] It can only be played as the second card of a series, and never beside another Moon.
   *[normal] Never beside another Moon.
} { $X-key ->
    [on] It can be discarded for any Door you draw.
   *[off] It opens no Door you draw.
}
about-Xk = The Crossroads Key. It has every colour in a series, { $crossroads ->
    [hard] where it can only be played as the second card. It opens
   *[normal] opens
} any Door you draw, pays for a Nightmare, and discarded as your action it is a Prophecy.
about-De = A Dead End. It can be neither played nor discarded alone. Only your whole hand takes it away: by Escape, by a Nightmare, or by the Dark Premonition “three”.
about-Od = The Door to the Oniverse. You need it besides all others. It has every colour: any series finds it, any Key opens it.
about-Dz = A Denizen that nobody has seen yet: one of eight kinds. You will know when you draw it.
about-Ar = The Architect lets you play a room whose symbol repeats the last one of your row. A Tower he cannot help.
about-Hb = The Hammer Bird tears the last card off your row, and all of its colour directly before it. They are discarded without effect.
about-Cy = Cyclobot takes a Location from your hand and fetches another from the discard pile. Neither may be a Dead End.
about-Cc = Chromatic Chaos makes your finished series, or the Key you open a Door with, count as another colour. Goals still look at the Door’s own colour.
about-Sp = { $O-spies ->
    [on] The Squirrel Spies are a full Prophecy: look at the top five cards, discard one and put the others back in any order.
   *[off] The Squirrel Spies let you look at the top five cards and put them back in any order.
}
about-Mi = The Mirror sends a Nightmare you have just drawn to Limbo. You pay nothing, but it comes back.
about-Hu = The Harpoon Hunter reveals the top five cards and discards every Nightmare among them. The rest goes under the deck in any order.
about-Ke = The Repentant Treasure Keeper guards one of your hand cards. No Nightmare and no Escape can touch it, and you may use it later as if you held it. A Dead End he refuses.

## Places

about-zone-deck = The deck. When you must draw and it is empty, the dream is over.
about-zone-top = Cards on top of the deck that you know.
about-zone-bottom = Cards at the bottom of the deck that you know.
about-zone-drawn = The card that has just been drawn.
about-zone-seen = Cards you are looking at.
about-zone-limbo = Limbo. Doors and Dreams that found no use wait here until the end of the turn.
about-zone-discard = The discard pile. What lies here is out of your reach, unless somebody or something fetches it.
about-zone-out = Out of the game: these cards never come back.
about-zone-hand = Your hand. It is filled to its size at the end of every turn.
about-zone-shared = The two Shared cards belong to both hands. Discard, and you may exchange one of yours for one of them.
about-zone-doors = The Doors that are open. When all of them lie here, you wake up and have won.
about-zone-row = Your labyrinth. Neighbours never show the same symbol; three of one colour side by side find a Door.
about-zone-goals = The Goals: Doors are gained in this order, from the left. { $K-first ->
    [on] After a lost Door the Goal that was reopened last comes first; it bears a mark.
   *[off] After a lost Door the left-most open Goal is next.
} A Door that is not next goes to Limbo.
about-zone-goal-bag = Goals that have not been laid out yet.
about-zone-catcher = A Dreamcatcher. At the end of the turn all of Limbo goes onto an empty one and stays there. If none is empty, { $C-overload ->
    [on] you choose one that tears for good, and what it had caught returns to the deck.
   *[off] one tears for good and everything caught returns to the deck.
} Lose the last and you lose.
about-zone-towers = The Tower row. To win, four neighbours must show four colours. { $towers ->
    [hard] After every Nightmare one Tower falls, whatever stands.
   *[normal] { $W-immune ->
            [on] After every Nightmare one Tower falls, unless the row holds all four colours.
           *[off] After every Nightmare one Tower falls, unless the four colours stand.
        }
}
about-zone-premonitions = Dark Premonitions. Each waits for certain Doors, strikes once and leaves the game.
about-zone-reserve = Premonitions that still lie face down. Some penalties turn them up.
about-zone-removed = Premonitions that have struck or were averted. They never come back.
about-zone-denizens = Denizens you have rallied. Each helps once, then it is discarded. Using one is not your action.
about-zone-identities = Denizens that nobody has seen: eight of the sixteen are in the deck.
about-zone-keepers = A Keeper who guards a card.
about-zone-stored = The card under the Keeper. Use it like a hand card; then the Keeper goes.
about-zone-pawn = The Little Incubus. What lies under him pays for the next Nightmare.

## Counters

about-counter-catchers = How many Dreamcatchers are whole. With the last one the game is lost.
about-counter-books = Failsafe Books: before your action one frees a Dreamcatcher, and its cards return to the deck. Then the Book is used up.
about-counter-incubus = Once in this game the Little Incubus swallows a Nightmare.
about-counter-signal = A signal to your partner, the only word that is allowed.

## Powers

about-power-spell-prophecy = Paradoxical Prophecy: look at the five bottom cards of the deck, put one on top of the deck and the others back at the bottom.
about-power-spell-planning = Parallel Planning: two Goals change places, at least one of them still open.
about-power-spell-punishment = Powerful Punishment: the Nightmare you have just drawn is discarded and does nothing.
about-power-failsafe = A Failsafe Book frees one Dreamcatcher before your action: its cards are shuffled into the deck.
about-power-take-from = After a series, take a matching Door from a Dreamcatcher instead of searching the deck.
about-power-build-left = Build the Tower at the left end of the row.
about-power-build-right = Build the Tower at the right end of the row.
about-power-escape = Escape is an action: discard your whole hand and draw a new one. Doors and Dreams you meet go to Limbo.
about-power-cancel = The Little Incubus swallows the Nightmare you have just drawn, { $incubus ->
    [new] once in this game.
   *[normal] and what lay under him is discarded.
}
about-power-charge = Charge him as your action: cards are revealed { $incubus ->
    [true] { $I-one ->
            [on] until a Location comes up, which goes under him.
           *[off] until two Locations have come up, which go under him.
        }
   *[normal] until a Location comes up, which goes under him.
} { $I-charge ->
    [on] It costs nothing.
   *[off] Then you pay the price of one Nightmare.
} He swallows a later Nightmare.
about-power-signal = Give your partner one of the fixed signals.
about-power-signal-free = Tell your partner that you need nothing.
