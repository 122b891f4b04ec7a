# Carrefours et impasses.

module-crossroads = Carrefours et impasses
    .about = Un Carrefour a toutes les couleurs. Une impasse encombre la main jusqu’à la fuite, qui abandonne la main entière.
option-crossroads-hard = Intersections

card-Xs = Carrefour Soleil
    .le = le Carrefour Soleil
    .un = un Carrefour Soleil
    .times = { $n } Carrefours Soleil
card-Xm = Carrefour Lune
    .le = le Carrefour Lune
    .un = un Carrefour Lune
    .times = { $n } Carrefours Lune
card-Xk = Carrefour Clé
    .le = le Carrefour Clé
    .un = un Carrefour Clé
    .times = { $n } Carrefours Clé
card-De = impasse
    .le = l’impasse
    .un = une impasse
    .times = { $n } impasses

do-escape = fuite : défausser toute la main et en piocher une nouvelle
do-name = { COLOUR($colour) }
ask-name-colour = De quelle couleur est cette série ?
step-name-colour = La couleur d’une série

why-dead-end = Une impasse reste en main jusqu’à la fuite.
why-intersection = Avec les intersections, un Carrefour n’est que la deuxième carte d’une série.
threat-clogged = { $n ->
    [one] { $n } impasse dans votre main de { $m } cartes.
   *[other] { $n } impasses dans votre main de { $m } cartes.
}
