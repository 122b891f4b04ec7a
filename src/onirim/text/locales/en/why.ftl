# Why something cannot be done, what it costs, what threatens, how near the win is.

why-over = The game is over.
why-not-your-turn = It’s { $name }’s turn.
why-not-now = Not now.
why-not-asked = First answer the question on the table.
why-not-there = There is no such card there: { CARDS($card) }.
why-window = { $window ->
    [turn] Only at the start of your turn.
    [draw] Only before you draw a card.
    [nightmare] Only when a Nightmare is drawn.
    [door] Only when a Door is drawn.
    [trio] Only when a series is complete.
    [turn-draw] Only at the start of your turn, or before you draw a card.
    [door-trio] Only when a Door is drawn or a series is complete.
   *[any] Only at the start of your turn, before a draw, or when a Door or a Nightmare comes or a series is complete.
}
why-wasted = { UP(CARDS($door, form: "the")) } can’t be gained now and would go to Limbo.
why-same-symbol = Neighbours never show the same symbol, and the row ends with { CARDS($other, form: "the") }.
why-not-playable = { UP(CARDS($card, form: "the")) } can’t go into the row.
why-not-discardable = { UP(CARDS($card, form: "the")) } can’t be discarded.
why-wrong-colour = { UP(CARDS($card, form: "the")) } doesn’t have the colour of the series.
why-no-door-left = There is no such Door left in the deck: { CARDS($card) }.
why-wrong-key = { UP(CARDS($card, form: "the")) } doesn’t open { CARDS($door, form: "the") }.
why-not-a-key = Only a Key will do.
why-deck-short = The deck has too few cards: { $n } of { $m }.
why-deck-empty = The deck is empty.
why-no-nightmare = There is no Nightmare card here.
why-protected = A house rule protects it: without { CARDS($card, form: "the") } the game can’t be won.
why-order = It had to be chosen before { CARDS($last, form: "the") }.
why-order-later = Choose other cards first.

## What it costs

cost-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cost-hand = { COUNT($cards) ->
    [0] the whole hand
   *[other] the whole hand: { CARDS($cards) }
}
cost-door = { $n ->
    [one] { $n } Door
   *[other] { $n } Doors
}
cost-deck = { $n ->
    [one] { $n } card of the deck
   *[other] { $n } cards of the deck
}
cost-removed = { $n ->
    [one] { $n } card of the discard pile, for good
   *[other] { $n } cards of the discard pile, for good
}
cost-spent = { COUNT($cards) ->
    [0] it is used up
   *[other] used up: { CARDS($cards) }
}
cost-lost = { COUNT($cards) ->
    [0] it is lost
   *[other] lost: { CARDS($cards) }
}
cost-nightmare = then you pay as for a Nightmare: a Key, a Door, five cards or your hand
cost-returned = { COUNT($cards) ->
    [0] its cards go back into the deck
   *[other] back into the deck: { CARDS($cards) }
}

## How things stand

threat-deck-low = { $n ->
    [0] The deck is empty: whoever must draw now loses.
    [one] Only { $n } card is left to draw.
   *[other] Only { $n } cards are left to draw.
}
victory-doors = Doors: { $n } of { $m }
victory-other = { UP($label) }: { $n } of { $m }
