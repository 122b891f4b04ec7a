# Rêves heureux et sombres prémonitions.

module-premonitions = Rêves heureux et sombres prémonitions
    .about = Chaque sombre prémonition guette certaines Portes, puis frappe. Un Rêve heureux en écarte une, trie la pioche ou va chercher une carte.
option-premonitions-5 = Terribles prémonitions : 5 visibles
option-premonitions-6 = Terribles prémonitions : 6 visibles

card-Hd = Rêve heureux
    .le = le Rêve heureux
    .un = un Rêve heureux
    .times = { $n } Rêves heureux
card-Pr = sombre prémonition « rouge »
    .le = la sombre prémonition « rouge »
    .un = une sombre prémonition, « rouge »
    .short = rouge
    .about = Deux Portes rouges : fouillez la pioche et défaussez toutes les pièces rouges.
card-Pb = sombre prémonition « bleu »
    .le = la sombre prémonition « bleu »
    .un = une sombre prémonition, « bleu »
    .short = bleu
    .about = Deux Portes bleues : fouillez la pioche et défaussez deux Clés.
card-Pg = sombre prémonition « vert »
    .le = la sombre prémonition « vert »
    .un = une sombre prémonition, « vert »
    .short = vert
    .about = Deux Portes vertes : un Cauchemar de la défausse part dans les Limbes.
card-Pt = sombre prémonition « brun »
    .le = la sombre prémonition « brun »
    .un = une sombre prémonition, « brun »
    .short = brun
    .about = Deux Portes brunes : une Porte acquise part dans les Limbes.
card-P2 = sombre prémonition « paire »
    .le = la sombre prémonition « paire »
    .un = une sombre prémonition, « paire »
    .short = paire
    .about = Deux Portes d’une même couleur : une Porte d’une telle couleur part dans les Limbes.
card-P3 = sombre prémonition « trois »
    .le = la sombre prémonition « trois »
    .un = une sombre prémonition, « trois »
    .short = trois
    .about = Trois Portes : défaussez la main, piochez-en une nouvelle, et une prémonition de plus est révélée.
card-P5 = sombre prémonition « cinq »
    .le = la sombre prémonition « cinq »
    .un = une sombre prémonition, « cinq »
    .short = cinq
    .about = Cinq Portes : deux prémonitions de plus sont révélées.
card-Pa = sombre prémonition « toutes »
    .le = la sombre prémonition « toutes »
    .un = une sombre prémonition, « toutes »
    .short = toutes
    .about = Une Porte de chaque couleur : fouillez la pioche et défaussez tous les Rêves heureux.

zone-premonitions = les sombres prémonitions
    .from = des sombres prémonitions
    .to = parmi les sombres prémonitions
zone-removed = les prémonitions retirées
    .from = des prémonitions retirées
    .to = parmi les prémonitions retirées
shown-premonitions = Sombres prémonitions visibles : { CARDS($cards, form: "short") }.
shown-removed = Sombres prémonitions retirées : { CARDS($cards, form: "short") }.

do-suffer = subir { CARDS($card, form: "le") }. { CARDS($card, form: "about") }
do-pay-partner-door = votre partenaire renonce à { CARDS($card, form: "le") } : elle part dans les Limbes
do-avert = écarter { CARDS($card, form: "le") }. { CARDS($card, form: "about") }
do-dream-avert = écarter une sombre prémonition, sans sa peine
do-seven = révéler les 7 premières cartes : en défausser autant qu’on veut, remettre le reste dans l’ordre voulu
do-dream-fetch = fouiller la pioche et y choisir n’importe quelle carte : ce sera la prochaine carte piochée
do-fetch = aller chercher { CARDS($card, form: "le") } : ce sera la prochaine carte piochée
do-decline-at-discard-any = ne plus rien défausser

ask-premonitions = De sombres prémonitions se réalisent. Laquelle subissez-vous d’abord ?
ask-two-keys = La prémonition « bleu » prend des Clés dans la pioche. Laquelle est défaussée ?
ask-door-penalty = La prémonition prend une Porte. Laquelle part dans les Limbes ?
ask-happy-dream = Un Rêve heureux ! Que fait-il pour vous ?
ask-avert = Quelle sombre prémonition écartez-vous ?
ask-fetch = Voici ce que contient la pioche. Quelle carte voulez-vous ?
ask-discard-any = Laquelle de ces cartes défaussez-vous ?
step-premonitions = Sombres prémonitions
step-two-keys = Deux Clés perdues
step-door-penalty = Une Porte perdue
step-happy-dream = Un Rêve heureux
step-avert = Une prémonition écartée
step-fetch = Une carte de la pioche
step-discard-any = Sept cartes

moved-premonitions-removed = { UP(CARDS($cards, form: "le")) } quitte le jeu.
moved-discard-limbo = De la défausse dans les Limbes : { CARDS($cards) }.

zone-reserve = les sombres prémonitions cachées
    .from = des sombres prémonitions cachées
    .to = parmi les sombres prémonitions cachées
shown-reserve = Sombres prémonitions cachées : { CARDS($cards, form: "short") }.
moved-reserve-premonitions = { COUNT($cards) ->
    [one] Révélée : { CARDS($cards) }.
   *[other] Révélées : { CARDS($cards) }.
}

why-premonition-sleeps = Elle ne se réalise pas encore ; ses Portes : { $n } sur { $m }.
why-not-paired = Il faut une Porte d’une couleur que vous avez deux fois.
why-not-in-deck = La pioche n’en contient pas.
threat-strike = { UP(CARDS($card, form: "le")) } : { $n } Portes sur { $m }.
why-premonition-later = Elle se réalise, mais celles qui viennent d’être révélées passent d’abord.
why-no-premonition = Aucune sombre prémonition n’est face visible.
