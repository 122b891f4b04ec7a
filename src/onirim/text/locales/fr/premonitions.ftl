# Rêves heureux et sombres Prémonitions.

module-premonitions = Rêves heureux et Sombres Prémonitions
    .about = Chaque Sombre Prémonition guette certaines Portes, puis frappe. Un Rêve heureux en écarte une, trie la pioche ou va chercher une carte.
option-premonitions-5 = Terribles Prémonitions : 5 visibles
option-premonitions-6 = Terribles Prémonitions : 6 visibles

card-Hd = Rêve heureux
    .le = le Rêve heureux
    .un = un Rêve heureux
    .times = { $n } Rêves heureux
card-Pr = Sombre Prémonition « rouge »
    .le = la Sombre Prémonition « rouge »
    .un = une Sombre Prémonition, « rouge »
    .short = rouge
    .about = Deux Portes rouges : fouillez la pioche et défaussez toutes les pièces rouges.
card-Pb = Sombre Prémonition « bleu »
    .le = la Sombre Prémonition « bleu »
    .un = une Sombre Prémonition, « bleu »
    .short = bleu
    .about = Deux Portes bleues : fouillez la pioche et défaussez deux Clés.
card-Pg = Sombre Prémonition « vert »
    .le = la Sombre Prémonition « vert »
    .un = une Sombre Prémonition, « vert »
    .short = vert
    .about = Deux Portes vertes : un Cauchemar de la défausse part dans les Limbes.
card-Pt = Sombre Prémonition « brun »
    .le = la Sombre Prémonition « brun »
    .un = une Sombre Prémonition, « brun »
    .short = brun
    .about = Deux Portes brunes : une Porte obtenue part dans les Limbes.
card-P2 = Sombre Prémonition « paire »
    .le = la Sombre Prémonition « paire »
    .un = une Sombre Prémonition, « paire »
    .short = paire
    .about = Deux Portes d’une même couleur : une Porte d’une telle couleur part dans les Limbes.
card-P3 = Sombre Prémonition « trois »
    .le = la Sombre Prémonition « trois »
    .un = une Sombre Prémonition, « trois »
    .short = trois
    .about = Trois Portes : défaussez la main, piochez-en une nouvelle, et une Prémonition de plus est révélée.
card-P5 = Sombre Prémonition « cinq »
    .le = la Sombre Prémonition « cinq »
    .un = une Sombre Prémonition, « cinq »
    .short = cinq
    .about = Cinq Portes : deux Prémonitions de plus sont révélées.
card-Pa = Sombre Prémonition « toutes »
    .le = la Sombre Prémonition « toutes »
    .un = une Sombre Prémonition, « toutes »
    .short = toutes
    .about = Une Porte de chaque couleur : fouillez la pioche et défaussez tous les Rêves heureux.

zone-premonitions = les Sombres Prémonitions
    .from = des Sombres Prémonitions
    .to = parmi les Sombres Prémonitions
zone-removed = les Prémonitions retirées
    .from = des Prémonitions retirées
    .to = parmi les Prémonitions retirées
shown-premonitions = Sombres Prémonitions visibles : { CARDS($cards, form: "short") }.
shown-removed = Sombres Prémonitions retirées : { CARDS($cards, form: "short") }.

do-suffer = subir { CARDS($card, form: "le") }. { CARDS($card, form: "about") }
do-pay-partner-door = votre partenaire renonce à { CARDS($card, form: "le") } : elle part dans les Limbes
do-avert = écarter { CARDS($card, form: "le") }. { CARDS($card, form: "about") }
do-dream-avert = écarter une Sombre Prémonition, sans sa peine
do-seven = révéler les 7 premières cartes : en défausser autant qu’on veut, remettre le reste dans l’ordre voulu
do-dream-fetch = fouiller la pioche et y choisir n’importe quelle carte : ce sera la prochaine carte piochée
do-fetch = aller chercher { CARDS($card, form: "le") } : ce sera la prochaine carte piochée
do-decline-at-discard-any = ne plus rien défausser

ask-premonitions = De Sombres Prémonitions se réalisent. Laquelle subissez-vous d’abord ?
ask-two-keys = La Prémonition « bleu » prend des Clés dans la pioche. Laquelle est défaussée ?
ask-door-penalty = La Prémonition prend une Porte. Laquelle part dans les Limbes ?
ask-happy-dream = Un Rêve heureux ! Que fait-il pour vous ?
ask-avert = Quelle Sombre Prémonition écartez-vous ?
ask-fetch = Voici ce que contient la pioche. Quelle carte voulez-vous ?
ask-discard-any = Laquelle de ces cartes défaussez-vous ?
step-premonitions = Sombres Prémonitions
step-two-keys = Deux Clés perdues
step-door-penalty = Une Porte perdue
step-happy-dream = Un Rêve heureux
step-avert = Une Prémonition écartée
step-fetch = Une carte de la pioche
step-discard-any = Sept cartes

zone-reserve = les Sombres Prémonitions cachées
    .from = des Sombres Prémonitions cachées
    .to = parmi les Sombres Prémonitions cachées
shown-reserve = Sombres Prémonitions cachées : { CARDS($cards, form: "short") }.

why-premonition-sleeps = Elle ne se réalise pas encore ; ses Portes : { $n } sur { $m }.
why-not-paired = Il faut une Porte d’une couleur que vous avez deux fois.
why-not-in-deck = La pioche n’en contient pas.
threat-strike = { UP(CARDS($card, form: "le")) } : { $n } Portes sur { $m }.
threat-strike-near = Encore une de ces Portes, et { CARDS($card, form: "le") } frappe.
why-premonition-later = Elle se réalise, mais celles qui viennent d’être révélées passent d’abord.
why-no-premonition = Aucune Sombre Prémonition n’est face visible.

happened-meet-happy-dream = { $who ->
    [you] Vous piochez { CARDS($revealed, form: "un") } !
   *[other] { $name } pioche { CARDS($revealed, form: "un") } !
}
    .log = un Rêve heureux
    .strip = a pioché un Rêve heureux
happened-happy-dream-gone = { UP(CARDS($used, form: "le")) } est fini.
    .log = le Rêve heureux est fini
    .strip = a vécu un Rêve heureux
happened-premonitions-dealt = Révélé : { CARDS($revealed, form: "un") }.
    .log = Prémonitions révélées
    .strip = a révélé des Prémonitions
happened-premonitions-revealed = Révélé : { CARDS($revealed, form: "un") }.
    .log = Prémonitions révélées
    .strip = a révélé des Prémonitions
happened-premonition = { UP(CARDS($subject, form: "le")) } se réalise.{ COUNT($lost) ->
    [0] {""}
   *[other] {" "}Sont perdues : { CARDS($lost) }.
}{ COUNT($returned) ->
    [0] {""}
   *[other] {" "}De la défausse dans les Limbes : { CARDS($returned) }.
}
    .log = une Prémonition
    .strip = a subi une Prémonition
    .deed = Prémonitions subies : { $n }
happened-premonition-door = { UP(CARDS($lost, form: "le")) } est perdue et part dans les Limbes.
    .log = une Porte perdue
    .strip = a perdu une Porte
happened-premonition-keys = Clés perdues : { CARDS($lost) }.
    .log = des Clés perdues
    .strip = a perdu des Clés
happened-premonition-averted = { $who ->
    [you] Vous écartez { CARDS($banished, form: "le") }.
   *[other] { $name } écarte { CARDS($banished, form: "le") }.
}
    .log = une Prémonition écartée
    .strip = a écarté une Prémonition
    .deed = Prémonitions évitées : { $n }
happened-fetch = { $who ->
    [you] Vous cherchez { CARDS($drawn, form: "le") }.
   *[other] { $known ->
            [0] { $name } cherche une carte.
           *[other] { $name } cherche { CARDS($drawn, form: "le") }.
        }
}
    .log = une carte cherchée
    .strip = a cherché une carte
