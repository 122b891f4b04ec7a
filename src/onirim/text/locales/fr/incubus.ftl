# Le Petit Incube.

module-incubus = Le Petit Incube
    .about = Un pion que vous chargez d’une carte, non sans en payer le prix, et qui avalera plus tard un Cauchemar.
option-incubus-new = novice
option-incubus-apprentice = apprenti
option-incubus-true = véritable promeneur des rêves

zone-pawn = le Petit Incube
    .from = de sous le Petit Incube
    .to = sous le Petit Incube
shown-pawn = Sous le Petit Incube : { CARDS($cards) }.

do-charge = charger le Petit Incube
do-cancel = le Petit Incube avale le Cauchemar

why-charged = Le Petit Incube est déjà chargé.
why-not-charged = Le Petit Incube n’est pas chargé.
why-pawn-gone = Le Petit Incube a déjà servi.

happened-charge = { $who ->
    [you] Vous chargez le Petit Incube. Sous lui : { CARDS($subject) }.{ and-limbo }
   *[other] { $name } charge le Petit Incube. Sous lui : { CARDS($subject) }.{ and-limbo }
}
    .log = l’Incube chargé
    .strip = a chargé l’Incube
happened-cancel = Le Petit Incube prend { CARDS($banished, form: "le") } sur lui.
    .log = l’aide de l’Incube
    .strip = a utilisé l’Incube
    .deed = Cauchemars pris par l’Incube : { $n }
