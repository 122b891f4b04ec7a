# Les Tours : une seconde rangée, bâtie aux deux bouts.

module-towers = Les Tours
    .about = Bâtissez une seconde rangée, celle des Tours. Pour gagner, quatre voisines doivent montrer les quatre couleurs ; les Cauchemars en abattent.
option-towers-hard = Ruines éparses

card-R3 = Tour rouge 3
    .le = la Tour rouge 3
    .un = une Tour rouge 3
card-R4 = Tour rouge 4
    .le = la Tour rouge 4
    .un = une Tour rouge 4
card-R5 = Tour rouge 5
    .le = la Tour rouge 5
    .un = une Tour rouge 5
card-B3 = Tour bleue 3
    .le = la Tour bleue 3
    .un = une Tour bleue 3
card-B4 = Tour bleue 4
    .le = la Tour bleue 4
    .un = une Tour bleue 4
card-B5 = Tour bleue 5
    .le = la Tour bleue 5
    .un = une Tour bleue 5
card-G3 = Tour verte 3
    .le = la Tour verte 3
    .un = une Tour verte 3
card-G4 = Tour verte 4
    .le = la Tour verte 4
    .un = une Tour verte 4
card-G5 = Tour verte 5
    .le = la Tour verte 5
    .un = une Tour verte 5
card-T3 = Tour brune 3
    .le = la Tour brune 3
    .un = une Tour brune 3
card-T4 = Tour brune 4
    .le = la Tour brune 4
    .un = une Tour brune 4
card-T5 = Tour brune 5
    .le = la Tour brune 5
    .un = une Tour brune 5

zone-towers = la rangée des Tours
    .from = de la rangée des Tours
    .to = dans la rangée des Tours
shown-towers = Tours, de gauche à droite : { CARDS($cards) }.

effect-tower-look = vous regardez le dessus de la pioche
do-build-left = bâtir { CARDS($card, form: "le") }{ of-group } au bout gauche
do-build-right = bâtir { CARDS($card, form: "le") }{ of-group } au bout droit
do-lose-tower = perdre { CARDS($card, form: "le") }
do-false-destruction = fausse destruction : aucune Tour n’est perdue, le Cauchemar part dans les Limbes

ask-tower-loss = Le Cauchemar ébranle vos Tours. Laquelle perdez-vous ?
step-tower-loss = Une Tour tombe

why-towers-touch = { UP(CARDS($card, form: "le")) } et { CARDS($other, form: "le") } se toucheraient avec le même symbole.
why-towers-gap = Ses voisines ne peuvent pas se toucher : { CARDS($card, form: "le") } et { CARDS($other, form: "le") } y montrent le même symbole.
why-towers-none = La première Tour n’a ni gauche ni droite : bâtissez-la à droite.
why-not-a-tower = Cette carte n’est pas une Tour : { CARDS($card) }.
threat-tower-falls = { $n ->
    [0] Un Cauchemar abat une Tour.
   *[other] Le prochain Cauchemar abattra une Tour.
}
victory-towers = Tours : { $n } voisines sur { $m }

happened-discard-tower = { $who ->
    [you] Vous défaussez { CARDS($subject, form: "le") }{ which-group } pour regarder la suite.
   *[other] { $name } défausse { CARDS($subject, form: "le") }{ which-group } pour regarder la suite.
}
    .log = le regard d’une Tour
    .strip = a défaussé une Tour
    .promise = regarder les prochaines cartes
happened-build = { $who ->
    [you] Vous bâtissez { CARDS($subject, form: "le") }{ which-group }.
   *[other] { $name } bâtit { CARDS($subject, form: "le") }{ which-group }.
}
    .log = bâtie
    .strip = a bâti
    .deed = Tours bâties : { $n }
happened-tower-lost = { UP(CARDS($lost, form: "le")) } tombe.
    .log = une Tour tombe
    .strip = a perdu une Tour
    .deed = Tours tombées : { $n }
happened-false-destruction = Fausse destruction : aucune Tour ne tombe, et { CARDS($banished, form: "le") } part dans les Limbes.
    .log = fausse destruction
    .strip = a sauvé les Tours
