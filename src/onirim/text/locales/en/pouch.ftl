# The Sandman's Pouch: chips in a bag instead of cards in a deck. A message that begins with pouch-
# is said in the place of the one named behind it.

module-pouch = The Sandman’s Pouch
    .about = Chips from a bag instead of cards from a deck; everything else stays the same.

pouch-zone-deck = the bag
    .from = from the bag
    .to = into the bag
pouch-zone-bottom = the bottom pile
    .from = from the bottom pile
    .to = to the bottom pile
pouch-table-turn = { $whose ->
    [alone] Turn { $turn }.
   *[named] Turn { $turn }, { $name }.
}{" "}{ $deck ->
    [one] { $deck } chip in bag and piles.
   *[other] { $deck } chips in bag and piles.
}
pouch-known-top = Prophecy pile, the next one first: { CARDS($cards) }.
pouch-deck-empty = Bag and piles are empty.
