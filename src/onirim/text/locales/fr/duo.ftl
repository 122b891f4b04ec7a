# Deux joueurs : choix des cartes, réserve commune, échange, signaux.

zone-shared = la réserve commune
    .from = de la réserve commune
    .to = dans la réserve commune
group-shared = réserve commune

do-pick = prendre { CARDS($card, form: "le") }
do-swap = { $group ->
    [shared] prendre { CARDS($card, form: "le") } en échange
   *[none] donner { CARDS($card, form: "le") } à la réserve commune
}
do-decline-at-swap = ne rien échanger
do-signal = dire à { $partner } : je vise le { COLOUR($colour) }
do-signal-free = dire à { $partner } : je n’ai besoin de rien, prends ce que tu veux

ask-draft = Laquelle de ces cartes prenez-vous en main ?
ask-swap = { $group ->
    [shared] Quelle carte de la réserve commune prenez-vous en échange ?
   *[none] Vous pouvez échanger une de vos cartes avec la réserve commune. Laquelle donnez-vous ?
}
step-draft = Le choix des cartes
step-swap = Un échange

signal = je vise le { COLOUR($colour) }
signal-free = je n’ai besoin de rien, prends ce que tu veux

put-back-where = { $end ->
    [top] { $first ->
        [1] Sur la pioche
       *[other] Dans la pioche, à partir de la carte { $first }
    }
   *[bottom] Sous la pioche
}
put-back-all = { put-back-where }, dans un ordre choisi par { $name } : { CARDS($cards) }.
put-back-left = { $n ->
    [one] { put-back-where }, { $n } de ces cartes remises par { $name } : { CARDS($cards) }.
   *[other] { put-back-where }, dans un ordre choisi par { $name }, { $n } de ces cartes : { CARDS($cards) }.
}
put-back-held = { $n ->
    [one] { $name } tient { $n } de ces cartes : { CARDS($cards) }.
   *[other] { $name } tient { $n } de ces cartes : { CARDS($cards) }.
}

player-A = Joueur A
player-B = Joueur B
player-seeker = Chercheur
    .about = Vise la prochaine Porte, et rien de plus : un bon premier partenaire.
player-random = Hasard
player-heuristic = Heuristique
    .about = Joue selon des règles simples, comme un ami attentif.
player-mind = Esprit
    .about = A appris de milliers de nuits. Il répond aussitôt.
player-strong = Esprit fort
    .about = Le même, mais il réfléchit à chaque coup : un instant de plus.
player-strongest = Esprit le plus fort
    .about = Voit plus loin que tous les autres : quelques secondes par coup.
module-duo = Deux joueurs
    .about = Deux promeneurs des rêves partagent deux cartes, en gardent trois chacun, et se réveillent ensemble ou pas du tout.

power-signal = donner un signal
why-signalled = Vous avez déjà donné un signal ce tour-ci.
why-enough-doors = Une Porte de plus comme celle-ci ne servirait pas à gagner.
why-swap-own-first = Nommez d’abord la carte que vous donnez.
why-swap-shared-next = Nommez maintenant la carte de la réserve commune que vous prenez.
victory-door-colours = { $who } : { $n } couleurs sur { $m }

happened-pick = { $who ->
    [you] Vous prenez { CARDS($drawn, form: "le") } dans la réserve commune.
   *[other] { $name } prend { CARDS($drawn, form: "le") } dans la réserve commune.
}
    .log = prise
    .strip = a pris
happened-swap = { $who ->
    [you] Vous échangez { CARDS($price, form: "le") } contre { CARDS($drawn, form: "le") } de la réserve commune.
   *[other] { $name } échange { CARDS($price, form: "le") } contre { CARDS($drawn, form: "le") } de la réserve commune.
}
    .log = un échange
    .strip = a échangé
happened-signal = { $who ->
    [you] Vous signalez : { $words }.
   *[other] { $name } signale : { $words }.
}
    .log = un signal
    .strip = a signalé
