# La Bourse du marchand de sable : des jetons dans un sac au lieu de cartes. Un message qui commence par
# pouch- se dit à la place de celui qui est nommé derrière.

module-pouch = La Bourse du marchand de sable
    .about = Des jetons tirés d’un sac au lieu de cartes piochées ; tout le reste demeure.

pouch-zone-deck = le sac
    .from = du sac
    .to = dans le sac
pouch-zone-bottom = la pile du dessous
    .from = de la pile du dessous
    .to = dans la pile du dessous
pouch-table-turn = { $whose ->
    [alone] Tour { $turn }.
   *[named] Tour { $turn }, { $name }.
}{" "}{ $deck ->
    [one] { $deck } jeton dans le sac et les piles.
   *[other] { $deck } jetons dans le sac et les piles.
}
pouch-known-top = Pile de Prophétie, le prochain d’abord : { CARDS($cards) }.
pouch-deck-empty = Le sac et les piles sont vides.
