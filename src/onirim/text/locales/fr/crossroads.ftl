# Carrefours et Impasses.

module-crossroads = Carrefours et Impasses
    .about = Un Carrefour a toutes les couleurs. Une Impasse encombre la main jusqu’à la fuite, qui abandonne la main entière.
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
card-De = Impasse
    .le = l’Impasse
    .un = une Impasse
    .times = { $n } Impasses

do-escape = fuite : défausser toute la main et en piocher une nouvelle
do-name = { COLOUR($colour) }
ask-name-colour = De quelle couleur est cette série ?
step-name-colour = La couleur d’une série

why-dead-end = Une Impasse reste en main jusqu’à la fuite.
why-intersection = Avec les intersections, un Carrefour n’est que la deuxième carte d’une série.
threat-clogged = { $n ->
    [one] { $n } Impasse dans votre main de { $m } cartes.
   *[other] { $n } Impasses dans votre main de { $m } cartes.
}

happened-escape = { $who ->
    [you] Vous fuyez et laissez votre main derrière vous : { CARDS($price) }.
   *[other] { $name } fuit et laisse toute sa main : { CARDS($price) }.
}
    .log = une fuite
    .strip = a fui
    .deed = Fuites : { $n }
