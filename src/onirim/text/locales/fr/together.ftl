# Deux personnes : se retrouver, l’antichambre, qui est là, les spectateurs, un autre appareil.

together-title = Deux rêveurs
together-friend = Inviter quelqu’un
    .about = Un lien ou un code QR. Chacun joue de chez soi.
together-screen = Un seul écran
    .about = On se le passe. Un rideau cache les mains.
together-computer = Partenaire ordinateur
    .about = Toujours éveillé, et joue aussitôt.
together-games = Vos parties à deux
together-play = Jouer
together-look = Voir
together-invite-again = Inviter
together-code-have = On vous a donné un code ?
together-code = Code ou lien
together-code-go = Ouvrir

## Une nouvelle partie

together-name = Votre nom
together-talk = Que peut-on se dire ?
together-mode-duo = Silence
    .about = seuls vos coups parlent
together-mode-duo-limited = Signaux
    .about = cinq signes, un à la fois
together-mode-duo-open = À découvert
    .about = toutes les cartes visibles
together-what = À quoi jouez-vous ?
together-base = Le jeu de base
together-by-hand = Choisir des extensions
together-which = Qui joue avec vous ?
together-invite-go = Créer le lien
together-begin = Commencer
together-odds = L’ordinateur gagne { $n } de ces parties sur 100.

## L’antichambre

together-kept = La place reste réservée tant que vous êtes là.
together-opens = Votre invité ouvre
together-copy = Copier le lien
together-copied = Copié
together-share = Partager
together-share-text = { $name } vous invite à une partie d’Onirim.
together-qr = Code QR du lien
together-spectators-link = Lien pour spectateurs
together-you-here = vous, à votre place
together-seat-free = Place libre
together-waiting = en attendant votre invité…
together-seat-computer = Asseoir l’ordinateur
together-meanwhile = Ou choisissez déjà vos premières cartes
together-to-table = À la table
together-arrived = { $name } est à la table.
together-sits = est à la table
together-new-links = Nouveaux liens
    .about = Les anciens ne marchent plus, et les spectateurs doivent partir.
together-links-new = Ces liens sont neufs. Les anciens ne marchent plus.
together-reopen = Ce n’est pas la bonne personne ? Libérer la place
together-reopened = La place est de nouveau libre, avec un lien neuf.

## Une invitation

together-invites = { $name } vous invite
together-invites-nameless = On vous invite
together-watch-invites = Regardez-les jouer
together-goal = On gagne ensemble ou pas du tout.
together-rules-new = Vous ne connaissez pas ? Une minute
together-learn = Jamais joué ? Une nuit guidée, une minute
together-sit = S’asseoir
together-watch = Regarder
together-watch-note = Vous voyez la table, jamais les mains. Une fois la partie finie, tout est découvert.
together-note = Ni compte, ni e-mail. La place appartient à ce navigateur.
together-computer-warm = L’ordinateur garde la place et vous la cède.
together-taken = Quelqu’un est déjà assis là. Demandez un lien pour regarder.
together-ended = Cette partie est finie.
together-yours = Vous êtes déjà de cette table.
together-wrong = Aucune partie n’a ce code. Il a peut-être servi ou été renouvelé : redemandez le lien.
together-asking = On frappe à la porte…

## À la table

together-people = Qui est là
together-people-short = Joueurs
together-you = Vous
together-here = là
together-away = pas là
together-reconnecting = reconnexion…
together-computer-sits = l’ordinateur remplace
together-chooses = réfléchit
together-your-turn = à vous
together-turn-title = ● À vous
together-back = { $name } est de retour.
together-left = { $name } n’est plus là.
together-computer-came = L’ordinateur remplace { $name }.
together-computer-went = { $name } a retrouvé sa place.
together-gone-text = { $name } n’est plus là depuis un moment. Que faire ?
together-gone-wait = Attendre
together-gone-computer = Laisser l’ordinateur jouer
together-gone-end = Arrêter la partie
together-gone-sure = L’arrêter pour de bon ?
together-mine-back = Reprendre ma place
together-spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
together-spectators-none = Aucun spectateur
together-spectators-away = Renvoyer les spectateurs
together-spectators-gone = Ils sont partis, et leur lien ne marche plus.
together-looking-on = Public
together-looking-text = { $names } jouent. Leurs mains restent cachées.
together-notify = Me prévenir quand c’est à moi
together-notify-no = Le navigateur n’autorise pas les notifications ici.
together-notify-body = { $name } a joué. À vous.

## Un autre appareil

together-device = Un autre appareil
    .about = Continuez sur votre téléphone ou un autre ordinateur.
together-device-show = Montrer un code
together-device-text = Scannez-le avec l’autre appareil, ou tapez-y le code. Il sert une fois, pendant dix minutes.
together-device-nobody = Il n’y a encore rien à emporter : commencez une partie.
together-device-got = Un code d’un autre appareil ?
together-claim = Est-ce vous qui avez créé ce code ?
together-claim-text = Alors vos parties viennent ici, et les deux appareils sont à vous.
together-claim-go = Oui, c’est moi
together-claim-ask = { $n ->
    [one] Cet appareil a sa propre partie. L’emporter aussi ?
   *[other] Cet appareil a { $n } parties à lui. Les emporter aussi ?
}
together-claim-bring = Les emporter
together-claim-leave = Les laisser
together-claim-leave-text = Ce qui reste ne sera plus accessible d’ici.
together-claim-done = C’est fait : vos parties sont ici.
together-recall = Se déconnecter partout ailleurs
    .about = Tous vos autres appareils cessent d’être vous.
together-recall-sure = Vraiment se déconnecter partout ailleurs ?
together-recalled = Seul cet appareil est encore vous.

## At the table
web-lanes = Les rangées des deux
web-doors-you = Vous
web-doors-common = pour l’un ou l’autre
web-of-m = sur { $m }
web-held = { $n ->
    [one] une carte
   *[other] { $n } cartes
}{ $known ->
    [0] {""}
    [one] , une connue
   *[other] , { $known } connues
}
web-signals = Votre signal
web-signal-none = aucun encore
web-signal-yours = Votre signal : { $meaning }
web-signal-theirs = Signal de { $name } : { $meaning }
web-signal-later = Un signal se donne au début de votre propre tour.
web-looking-on = Vous regardez : les mains restent cachées.

## The turn before, on the curtain
web-curtain-pass = Passez l’écran à
web-curtain-sum = Ensemble : { $n } Portes sur { $m }. { $deck ->
    [one] Il reste une carte.
   *[other] Il reste { $deck } cartes.
}
web-strip = Ce qu’a fait { $name }
web-curtain = Au tour { ELIDE("de", $name) }
web-curtain-text = Passez l’écran à { $name }. Que personne d’autre ne regarde.
web-curtain-lift = Je suis { $name }
web-exchange-for = à échanger contre { CARDS($card, form: "le") }
web-ask-swap = { $group ->
    [shared] Quelle carte de la réserve commune prenez-vous en échange ?
   *[none] Posez une de vos cartes sur une carte commune pour les échanger.
}
