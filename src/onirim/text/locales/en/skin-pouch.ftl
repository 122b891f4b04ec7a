# What is said of deck and shuffling where chips come from a bag.

pouch-do-take = take { CARDS($card, form: "the") }, and shake the bag
pouch-do-search = search without taking a Door, and shake the bag
pouch-do-decline-at-trio = don’t search: the bag stays as it is
pouch-end-lost = { $deck ->
    [0] { $players ->
        [one] You have lost: the bag is empty, and the dream holds you.
       *[two] You have lost together: the bag is empty, and the dream holds you both.
    }
   *[other] { $players ->
        [one] You have lost: the dream holds you.
       *[two] You have lost together: the dream holds you both.
    }
}
pouch-do-top-at-paradox = put { CARDS($card, form: "the") } onto the Prophecy pile
pouch-do-bottom = put { CARDS($card, form: "the") } into the bottom pile
pouch-ask-paradox = Paradoxical Prophecy. Which of these chips goes onto the Prophecy pile?
pouch-do-take-from = take { CARDS($card, form: "the") } from Dreamcatcher { $place }; the bag is not searched
pouch-ask-freeing = You may free a Dreamcatcher: its chips are shaken back into the bag.
pouch-put-back-where = { $end ->
    [top] { $first ->
        [1] On the Prophecy pile
       *[other] In bag and piles, from chip { $first } on
    }
   *[bottom] At the bottom pile
}
pouch-about-base-door = A Door: you win when all of them are open. The third card of its colour in a row lets you take one from the bag. When you draw it, a Key of its colour opens it; { $T1 ->
    [on] otherwise it goes to Limbo. So does a second Door of a colour that you have (with the Glyphs, a third).
   *[off] otherwise it goes to Limbo.
}
pouch-about-Nm = A Nightmare. When you draw it, choose its price: a Key from your hand, one of your Doors, the next five chips, or your whole hand.
pouch-about-glyphs-glyph = A Glyph, a fourth symbol. Play it like any room, never beside another Glyph. Discarded as your action it is an Incantation: the next five chips are revealed, you take one Door among them without a Key, and the rest goes to the bottom pile.
pouch-about-Hd = A Happy Dream. When you draw it, choose one: remove a face-up Premonition unharmed; reveal seven chips, { $B10 ->
    [on] discard any of them that you can win without
   *[off] discard any of them
} and order the rest; or look through the bag for any chip, which you draw next.
pouch-about-Hu = The Harpoon Hunter reveals the next five chips and discards every Nightmare among them. The rest goes to the bottom pile in any order.
pouch-about-zone-deck = The bag. When you must draw and it is empty, the dream is over.
pouch-about-zone-top = Chips of the Prophecy pile that you know.
pouch-about-zone-bottom = Chips of the bottom pile that you know.
pouch-about-zone-catcher = A Dreamcatcher. At the end of the turn all of Limbo goes onto an empty one and stays there. If none is empty, { $C-overload ->
    [on] you choose one that tears for good, and what it had caught returns to the bag.
   *[off] one tears for good and everything caught returns to the bag.
} Lose the last and you lose.
pouch-about-zone-identities = Denizens that nobody has seen: eight of the sixteen are in the bag.
pouch-about-counter-books = Failsafe Books: before your action one frees a Dreamcatcher, and its chips return to the bag. Then the Book is used up.
pouch-about-power-spell-prophecy = Paradoxical Prophecy: look at the last five chips, put one onto the Prophecy pile and the others back onto the bottom pile.
pouch-about-power-failsafe = A Failsafe Book frees one Dreamcatcher before your action: its chips are shaken back into the bag.
pouch-about-power-take-from = After a series, take a matching Door from a Dreamcatcher instead of searching the bag.
pouch-do-dream-fetch = look through the bag and choose any chip: it is drawn next
pouch-ask-two-keys = The Premonition “blue” takes Keys from the bag. Which one is discarded?
pouch-ask-fetch = This is what the bag holds. Which chip do you want?
pouch-step-fetch = A chip from the bag
pouch-why-not-in-deck = The bag holds none.
pouch-effect-tower-look = you look at the next chips
pouch-web-deck = bag
pouch-web-zone-top = next chips
pouch-web-zone-bottom = Bottom pile
pouch-web-more-pay-five = bag: { $deck } → { $left }
pouch-web-more-take-at-trio = and shake the bag
pouch-web-more-search = the bag is only shaken
pouch-web-do-decline-at-trio = leave it in the bag
pouch-web-more-decline-at-trio = the bag stays as it is
pouch-web-many-fetch = Fetch a chip from the bag: it is drawn next
pouch-web-moment-sorting-top = The next chips
pouch-web-moment-sorting-bottom = Under the other chips
pouch-web-sort-discard-seen = The next { $n } chips of the bag. Burn one, set the others in order.
pouch-web-sort-discard-any = The next { $n } chips of the bag. Burn as many as you like, set the others in order.
pouch-web-sort-order-top = The next chips of the bag. Set them in order.
pouch-web-sort-order-bottom = These chips go to the bottom pile. Set them in order: the first is drawn first.
pouch-web-more-dream-fetch = look through the bag; it is drawn next
pouch-web-more-spell-prophecy = one of the last 5 chips goes onto the Prophecy pile. Costs { $need } of { $have } discarded chips, for good
pouch-why-no-door-left = There is no such Door left in the bag: { CARDS($card) }.
pouch-why-deck-short = The bag has too few chips: { $n } of { $m }.
pouch-why-deck-empty = The bag is empty.
pouch-cost-deck = { $n ->
    [one] { $n } chip of the bag
   *[other] { $n } chips of the bag
}
pouch-cost-returned = { COUNT($cards) ->
    [0] its chips go back into the bag
   *[other] back into the bag: { CARDS($cards) }
}
pouch-threat-deck-low = { $n ->
    [0] The bag is empty: whoever must draw now loses.
    [one] Only { $n } chip is left to draw.
   *[other] Only { $n } chips are left to draw.
}
pouch-ask-order = Which chip goes onto the Prophecy pile next? The first one named is drawn first.
pouch-ask-order-bottom = Which chip goes to the bottom pile next? The first one named is drawn first.
pouch-step-order = The order on the Prophecy pile
pouch-step-order-bottom = The order on the bottom pile
pouch-do-spell-prophecy = cast Paradoxical Prophecy: one of the last 5 chips goes onto the Prophecy pile
pouch-do-pay-five = reveal 5 chips: Locations are discarded, the rest goes to Limbo
pouch-do-fetch = fetch { CARDS($card, form: "the") } and put it onto the Prophecy pile
pouch-happened-shuffle = The bag is shaken.
    .log = shaken
    .strip = shook the bag
pouch-happened-end-lost = { pouch-end-lost }
    .log = the candle is out
    .strip = lost
