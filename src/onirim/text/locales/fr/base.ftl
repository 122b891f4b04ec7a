# Le jeu de base à un joueur : cartes, lieux, choix, questions, ce qui se passe.
#
# CARDS($cards, form: "le") : des cartes par leurs codes, dans une des formes données plus bas.

list-comma = {", "}
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
nothing = rien
times-other = { $n } × { $name }

colour-R = rouge
    .fem = rouge
    .plural = rouges
    .letter = R
colour-B = bleu
    .fem = bleue
    .plural = bleues
    .letter = B
colour-G = vert
    .fem = verte
    .plural = vertes
    .letter = V
colour-T = brun
    .fem = brune
    .plural = brunes
    .letter = M
colour-X = n’importe quelle couleur
    .fem = de n’importe quelle couleur
    .plural = de plusieurs couleurs

symbol-sun = Soleil
symbol-moon = Lune
symbol-key = Clé
symbol-door = Porte

## Cartes

card-hidden = carte inconnue
    .le = la carte inconnue
    .un = une carte inconnue
    .times = { $n } cartes inconnues
card-Nm = Cauchemar
    .le = le Cauchemar
    .un = un Cauchemar
    .times = { $n } Cauchemars
card-Rs = Soleil rouge
    .le = le Soleil rouge
    .un = un Soleil rouge
    .times = { $n } Soleils rouges
card-Bs = Soleil bleu
    .le = le Soleil bleu
    .un = un Soleil bleu
    .times = { $n } Soleils bleus
card-Gs = Soleil vert
    .le = le Soleil vert
    .un = un Soleil vert
    .times = { $n } Soleils verts
card-Ts = Soleil brun
    .le = le Soleil brun
    .un = un Soleil brun
    .times = { $n } Soleils bruns
card-Rm = Lune rouge
    .le = la Lune rouge
    .un = une Lune rouge
    .times = { $n } Lunes rouges
card-Bm = Lune bleue
    .le = la Lune bleue
    .un = une Lune bleue
    .times = { $n } Lunes bleues
card-Gm = Lune verte
    .le = la Lune verte
    .un = une Lune verte
    .times = { $n } Lunes vertes
card-Tm = Lune brune
    .le = la Lune brune
    .un = une Lune brune
    .times = { $n } Lunes brunes
card-Rk = Clé rouge
    .le = la Clé rouge
    .un = une Clé rouge
    .times = { $n } Clés rouges
card-Bk = Clé bleue
    .le = la Clé bleue
    .un = une Clé bleue
    .times = { $n } Clés bleues
card-Gk = Clé verte
    .le = la Clé verte
    .un = une Clé verte
    .times = { $n } Clés vertes
card-Tk = Clé brune
    .le = la Clé brune
    .un = une Clé brune
    .times = { $n } Clés brunes
card-Rd = Porte rouge
    .le = la Porte rouge
    .un = une Porte rouge
    .times = { $n } Portes rouges
    .place = la Porte de l’Observatoire
card-Bd = Porte bleue
    .le = la Porte bleue
    .un = une Porte bleue
    .times = { $n } Portes bleues
    .place = la Porte de l’Aquarium
card-Gd = Porte verte
    .le = la Porte verte
    .un = une Porte verte
    .times = { $n } Portes vertes
    .place = la Porte des Jardins
card-Td = Porte brune
    .le = la Porte brune
    .un = une Porte brune
    .times = { $n } Portes brunes
    .place = la Porte de la Bibliothèque

## Lieux

zone-deck = la pioche
    .from = de la pioche
    .to = dans la pioche
zone-bottom = le dessous de la pioche
    .from = du dessous de la pioche
    .to = sous la pioche
zone-hand = la main
    .from = de la main
    .to = dans la main
zone-row = le labyrinthe
    .from = du labyrinthe
    .to = dans le labyrinthe
zone-doors = les Portes obtenues
    .from = des Portes obtenues
    .to = parmi les Portes obtenues
zone-discard = la défausse
    .from = de la défausse
    .to = dans la défausse
zone-limbo = les Limbes
    .from = des Limbes
    .to = dans les Limbes
zone-drawn = les cartes tout juste piochées
    .from = des cartes tout juste piochées
    .to = parmi les cartes tout juste piochées
zone-seen = les cartes regardées
    .from = des cartes regardées
    .to = parmi les cartes regardées
zone-out = les cartes hors du jeu
    .from = des cartes hors du jeu
    .to = hors du jeu

shown-drawn = Vous venez de piocher : { CARDS($cards) }.
shown-seen = Vous regardez : { CARDS($cards) }.
shown-limbo = Limbes : { CARDS($cards) }.
shown-out = Hors du jeu : { CARDS($cards) }.
shown-other = { $who ->
    [you] { UP(ZONE($zone)) }{ $place ->
        [0] {""}
       *[other] {" "}{ $place }
    } : { CARDS($cards) }.
   *[other] { UP(ZONE($zone)) }, { $name } : { CARDS($cards) }.
}
counter-other = { $who ->
    [you] { UP($label) } : { $n }
   *[other] { UP($label) }, { $name } : { $n }
}

## Ce qu’on peut faire

of-group = { $group ->
    [none] {""}
   *[other] {" "}({ GROUP($group) })
}
of-series = { $series ->
    [1] {" "}(deuxième d’une série { COLOUR($colour, form: "fem") })
    [2] {" "}(troisième d’une série { COLOUR($colour, form: "fem") })
   *[other] {""}
}
of-effect = { $effect ->
    [none] {""}
   *[other] {" "}({ $effect })
}
effect-prophecy = une Prophétie

do-play = jouer { CARDS($card, form: "le") }{ of-group }{ of-series }
do-discard = défausser { CARDS($card, form: "le") }{ of-group }{ of-effect }
do-take = prendre { CARDS($card, form: "le") } et mélanger la pioche
do-search = chercher sans prendre de Porte et mélanger la pioche
do-decline = ne rien faire
do-decline-at-trio = ne pas chercher : la pioche reste comme elle est
do-decline-at-door = la laisser fermée : la Porte part dans les Limbes
do-unlock = l’ouvrir avec { CARDS($card, form: "le") }{ of-group }
do-pay-key = défausser { CARDS($card, form: "le") }{ of-group }
do-pay-door = renoncer à { CARDS($card, form: "le") } : elle part dans les Limbes
do-pay-five = révéler 5 cartes : les Lieux sont défaussés, le reste part dans les Limbes
do-pay-hand = défausser toute votre main et en piocher une nouvelle
do-discard-seen = défausser { CARDS($card, form: "le") }
do-top = poser ensuite { CARDS($card, form: "le") }
do-draw = piocher la carte suivante
do-other = { $argument ->
    [card] { $label } : { CARDS($card) }{ of-group }
    [hand-card] { $label } : { CARDS($card) }{ of-group }
    [cell] { $label } { $place }
    [zone] { $label } { $place }
    [colour] { $label } : { COLOUR($colour) }
   *[nothing] { $label }
}

## Ce qui est demandé

ask-act = Jouez une carte dans votre labyrinthe, ou défaussez-en une.
ask-trio = Votre série est complète. Prenez-vous une Porte ?
ask-door = { UP(CARDS($cards, form: "le")) } peut s’ouvrir. L’ouvrez-vous ?
ask-nightmare = { COUNT($cards) ->
    [0] Quel prix payez-vous ?
   *[other] Un Cauchemar ! Comment vous en débarrassez-vous ?
}
ask-discard-seen = Une Prophétie. Laquelle de ces cartes défaussez-vous ?
ask-order = Quelle carte posez-vous ensuite sur la pioche ? La première nommée sera piochée la première.
ask-order-bottom = Quelle carte glissez-vous ensuite sous la pioche ? La première nommée sera piochée la première.
ask-fill = Vous allez piocher. Voulez-vous faire autre chose avant ?
ask-other = Que choisissez-vous ?

step-act = À vous de jouer
step-trio = Une série est complète
step-door = Une Porte
step-nightmare = Un Cauchemar
step-discard-seen = Prophétie
step-order = L’ordre sur la pioche
step-order-bottom = L’ordre sous la pioche
step-fill = Avant de piocher

## Ce qui se passe

undone = { $who ->
    [you] Coup annulé.
   *[other] { $name } annule son dernier coup.
}
end-won = { $players ->
    [one] Victoire ! Le labyrinthe vous laisse partir, et vous vous réveillez.
   *[two] Victoire ! Le labyrinthe vous laisse partir, et vous vous réveillez tous les deux.
}
end-lost = { $deck ->
    [0] { $players ->
        [one] Défaite : la pioche est vide, et le rêve vous retient.
       *[two] Défaite : la pioche est vide, et le rêve vous retient tous les deux.
    }
   *[other] { $players ->
        [one] Défaite : le rêve vous retient.
       *[two] Défaite : le rêve vous retient tous les deux.
    }
}

## Règles choisies

mode-solo = un joueur
mode-duo = deux joueurs, grand silence
mode-duo-limited = deux joueurs, signaux convenus
mode-duo-open = deux joueurs, logistique pure
ruleset-option = { $module } ({ $option })
ruleset-house = règle maison : { $rule }
module-base = Le jeu de base
    .about = Traversez le labyrinthe des rêves et ouvrez les huit Portes avant que la pioche ne s’épuise.
small-print = Points de détail

## Ce qui arrive

which-group = { $group ->
    [shared] {" "}de la réserve commune
    [stored] {" "}de sous le Gardien
   *[none] {""}
}
cards-drawn = { $known ->
    [0] { $hidden ->
        [one] une carte
       *[other] { $hidden } cartes
    }
   *[other] { CARDS($drawn, form: "un") }
}
new-hand = { $known ->
    [0] { $hidden ->
        [one] une carte
       *[other] { $hidden } cartes
    }
   *[other] { CARDS($drawn) }
}
and-limbo = { COUNT($limbo) ->
    [0] {""}
   *[other] {" "}Dans les Limbes : { CARDS($limbo) }.
}

happened-deal = Distribué : { CARDS($drawn) }.{ and-limbo }
    .log = distribution
    .strip = a distribué
happened-set-back = De retour des Limbes : { CARDS($returned) }.
    .log = retour des Limbes
    .strip = a vidé les Limbes
happened-turn = { $who ->
    [you] C’est votre tour.
   *[other] C’est le tour { ELIDE("de", $name) }.
}
    .log = un nouveau tour
    .strip = a commencé son tour
happened-play = { $who ->
    [you] Vous jouez { CARDS($subject, form: "le") }{ which-group }.
   *[other] { $name } joue { CARDS($subject, form: "le") }{ which-group }.
}
    .log = { $series ->
        [1] jouée
        [2] jouée, 2 sur 3
       *[other] jouée, 3 sur 3
    }
    .strip = a joué
    .promise = { $joins ->
        [0] { $breaks ->
            [2] rompt votre série de deux
           *[other] commence une nouvelle série
        }
        [1] { $breaks ->
            [2] rompt votre série de deux
           *[other] deuxième d’une série { COLOUR($colour, form: "fem") }
        }
       *[other] { $left ->
            [0] troisième d’une série { COLOUR($colour, form: "fem") }, mais il n’y a plus de Porte { COLOUR($colour, form: "fem") } à trouver
           *[other] { $door ->
                [none] troisième d’une série { COLOUR($colour, form: "fem") }, mais sa Porte ne peut pas être obtenue maintenant
               *[other] troisième carte ({ COLOUR($colour) }) : une Porte s’ouvre
            }
        }
    }
happened-discard = { $who ->
    [you] Vous défaussez { CARDS($subject, form: "le") }{ which-group }.
   *[other] { $name } défausse { CARDS($subject, form: "le") }{ which-group }.
}
    .log = défaussée
    .strip = a défaussé
    .promise = piocher une carte
happened-discard-prophecy = { $who ->
    [you] Vous défaussez { CARDS($subject, form: "le") }{ which-group } pour une Prophétie.
   *[other] { $name } défausse { CARDS($subject, form: "le") }{ which-group } pour une Prophétie.
}
    .log = une Prophétie
    .strip = a invoqué une Prophétie
    .promise = pour une Prophétie
happened-door-trio = { $who ->
    [you] Vous trouvez { CARDS($subject, form: "place") } : { CARDS($subject, form: "le") } est à vous.
   *[other] { $name } trouve { CARDS($subject, form: "place") } : { CARDS($subject, form: "le") } est obtenue.
}
    .log = Porte { $after }
    .strip = a gagné une Porte
happened-door-blocked = { UP(CARDS($subject, form: "le")) } ne peut pas être obtenue maintenant : elle part dans les Limbes.
    .log = une Porte aux Limbes
    .strip = a envoyé une Porte aux Limbes
    .promise = elle ne peut pas être obtenue maintenant : elle part aux Limbes
happened-meet-nightmare = { $who ->
    [you] Vous piochez { CARDS($revealed, form: "un") } !
   *[other] { $name } pioche { CARDS($revealed, form: "un") } !
}
    .log = un Cauchemar
    .strip = a pioché un Cauchemar
happened-meet-door = { $who ->
    [you] Vous piochez { CARDS($revealed, form: "un") } !
   *[other] { $name } pioche { CARDS($revealed, form: "un") } !
}
    .log = une Porte piochée
    .strip = a pioché une Porte
happened-meet = { $who ->
    [you] Vous piochez { CARDS($revealed, form: "un") } !
   *[other] { $name } pioche { CARDS($revealed, form: "un") } !
}
    .log = piochée
    .strip = a pioché
happened-draw = { $who ->
    [you] Vous piochez { cards-drawn }.
   *[other] { $name } pioche { cards-drawn }.
}
    .log = piochée
    .strip = a pioché
happened-door-limbo = { UP(CARDS($subject, form: "le")) } part dans les Limbes.
    .log = une Porte aux Limbes
    .strip = a laissé une Porte aux Limbes
happened-door-key = { $who ->
    [you] Vous utilisez { CARDS($price, form: "le") }{ which-group }. { UP(CARDS($subject, form: "place")) } s’ouvre : { CARDS($subject, form: "le") } est à vous.
   *[other] { $name } utilise { CARDS($price, form: "le") }{ which-group }. { UP(CARDS($subject, form: "place")) } s’ouvre : { CARDS($subject, form: "le") } est obtenue.
}
    .log = Porte { $after }
    .strip = a ouvert une Porte
happened-pay-key = { $who ->
    [you] Vous payez avec { CARDS($price, form: "le") }{ which-group }.
   *[other] { $name } paie avec { CARDS($price, form: "le") }{ which-group }.
}
    .log = payé avec une Clé
    .strip = a payé avec une Clé
happened-pay-door = { $who ->
    [you] Vous renoncez à { CARDS($price, form: "le") }. Elle part dans les Limbes.
   *[other] { $name } renonce à { CARDS($price, form: "le") }. Elle part dans les Limbes.
}
    .log = une Porte abandonnée
    .strip = a abandonné une Porte
happened-pay-hand = { $who ->
    [you] Vous payez avec votre main : { CARDS($price) }.
   *[other] { $name } paie avec toute sa main : { CARDS($price) }.
}
    .log = payé avec la main
    .strip = a payé avec sa main
happened-pay-five = { $who ->
    [you] Vous payez avec les cartes suivantes : { CARDS($lost) }.{ and-limbo }
   *[other] { $name } paie avec les cartes suivantes : { CARDS($lost) }.{ and-limbo }
}
    .log = payé avec les cartes suivantes
    .strip = a payé avec les cartes suivantes
happened-nightmare-gone = { UP(CARDS($banished, form: "le")) } a disparu.
    .log = le Cauchemar a disparu
    .strip = a chassé le Cauchemar
happened-redraw = { $who ->
    [you] Vous piochez une nouvelle main : { new-hand }.{ and-limbo }
   *[other] { $name } pioche une nouvelle main : { new-hand }.{ and-limbo }
}
    .log = une nouvelle main
    .strip = a pioché une nouvelle main
happened-limbo-back = De retour des Limbes : { CARDS($returned) }.
    .log = retour des Limbes
    .strip = a vidé les Limbes
happened-look = { $who ->
    [you] Vous regardez les cartes suivantes : { CARDS($revealed) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } regarde la carte suivante.
               *[other] { $name } regarde les { $hidden } cartes suivantes.
            }
           *[other] { $name } regarde les cartes suivantes : { CARDS($revealed) }.
        }
}
    .log = un coup d’œil à la suite
    .strip = a regardé la suite
happened-look-below = { $who ->
    [you] Vous regardez les dernières cartes : { CARDS($revealed) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } regarde la dernière carte.
               *[other] { $name } regarde les { $hidden } dernières cartes.
            }
           *[other] { $name } regarde les dernières cartes : { CARDS($revealed) }.
        }
}
    .log = un coup d’œil aux dernières cartes
    .strip = a regardé les dernières cartes
happened-reveal = Révélé : { CARDS($revealed) }.
    .log = révélé
    .strip = a révélé
happened-burn = { $who ->
    [you] Parmi elles, vous défaussez { CARDS($lost, form: "le") }.
   *[other] Parmi elles, { $name } défausse { CARDS($lost, form: "le") }.
}
    .log = une d’elles défaussée
    .strip = en a défaussé une
happened-order-top = { $who ->
    [you] Vous remettez dessus : { CARDS($returned) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } remet une carte dessus.
               *[other] { $name } remet { $hidden } cartes dessus, dans un ordre secret.
            }
           *[other] { $name } remet dessus : { CARDS($returned) }.
        }
}
    .log = remises en ordre
    .strip = a remis la suite en ordre
happened-order-bottom = { $who ->
    [you] Vous glissez dessous : { CARDS($returned) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } glisse une carte dessous.
               *[other] { $name } glisse { $hidden } cartes dessous, dans un ordre secret.
            }
           *[other] { $name } glisse dessous : { CARDS($returned) }.
        }
}
    .log = glissées dessous
    .strip = a glissé des cartes dessous
happened-shuffle = La pioche est mélangée.
    .log = mélange
    .strip = a mélangé
happened-identified = Habitants parmi elles : { CARDS($revealed) }.
    .log = des Habitants
    .strip = a trouvé des Habitants
happened-undone = { $who ->
    [you] Coup annulé.
   *[other] { $name } annule son dernier coup.
}
    .log = annulé
    .strip = a annulé un coup
happened-end-won = { end-won }
    .log = l’aube
    .strip = a gagné
happened-end-lost = { end-lost }
    .log = la chandelle est éteinte
    .strip = a perdu
happened-moved = { UP(ZONE($source, form: "from")) } { ZONE($target, form: "to") } : { CARDS($subject) }.
    .log = déplacée
    .strip = a déplacé
