# Les écrans autour de la table : accueil, album, nouvelle partie, réglages, fin, retour en arrière.

web-motto = Huit Portes. Une nuit. Une chandelle.
web-dream = Rêver
web-resume = Continuer
web-so-far = { $n ->
    [one] { $n } Porte
   *[other] { $n } Portes
} sur { $m }, encore { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}
web-first-night = Première nuit ? Suivez le guide : une minute suffit.
web-first-night-go = Me guider
web-together = À deux
web-together-more = deux rêveurs, où que vous soyez
web-invite = Inviter quelqu’un
web-with = Avec { $name }
web-with-friend = À deux
web-turn-yours = à vous de jouer
web-turn-theirs = au tour de { $name }
web-turn-screen = un seul écran
web-seat-free = l’autre place est libre
web-learn = Apprendre
web-learn-more = une nuit guidée, une minute
web-expansions = Extensions
web-expansions-more = d’autres cartes, d’autres rêves
web-album = Album
web-album-more = vos parties et vos résultats
web-fan-work = Édition de fans, non officielle. Onirim est un jeu de Shadi Torbey ; les textes et les images sont les nôtres.
web-to-start = Accueil
web-device = Un autre appareil
web-settings = Réglages

## Album

web-continue = Parties en cours
web-album-none = Aucune partie en cours.
web-forget = Supprimer la partie du { $what }
web-forget-sure = Supprimer ?
web-stats = Statistiques
web-stat-none = Aucune partie terminée pour l’instant.
web-stat-of = { $won } sur { $games } gagnées
web-stat-last = Les dernières parties : { $marks }
web-stat-doors = Portes en moyenne
web-stat-deeds = En moyenne par partie
web-stat-recent = Sur les 50 dernières
web-stat-streak = Victoires de suite
web-stat-longest = Plus longue série
web-finished = Parties terminées
web-won = gagnée
web-lost-game = perdue
web-doors-count = { $n ->
    [one] { $n } Porte
   *[other] { $n } Portes
} sur { $m }
web-upload = Ouvrir une partie enregistrée
web-record-at = Ce fichier n’est pas une partie d’Onirim ({ $file }, ligne { $line }, colonne { $column } : { $reason })
web-record-in = Ce fichier n’est pas une partie d’Onirim ({ $file } : { $reason })
web-problem-unreachable = Le serveur est injoignable.
web-download = Télécharger la partie

## Une nouvelle partie

web-setup-title = Nouvelle partie
web-setup-players = Qui joue ?
web-mode-solo = Ouvrez les huit Portes avant que la pioche ne s’épuise.
web-mode-duo = Seuls vos coups parlent : on ne dit rien de ses cartes.
web-mode-duo-limited = Chacun peut donner un signal à la fois, comme « je vise le rouge ».
web-mode-duo-open = Toutes les cartes sont visibles, et l’on parle librement.
web-rules-modules = { $n ->
    [one] { $n } extension
   *[other] { $n } extensions
}
web-rules-house = { $n ->
    [one] { $n } règle maison
   *[other] { $n } règles maison
}
web-setup-name = Nom du joueur { $n }
web-setup-modules = Extensions
web-option-normal = normale
web-setup-house = Règles maison
web-setup-practice = Entraînement : tout s’annule, et la partie ne compte pas

## Réglages

web-language = Langue
web-theme = Ambiance
web-theme-night = Nuit
web-theme-dawn = Aube
web-speed = Vitesse des animations
web-speed-none = sans animation
web-set-sound = Son
web-set-effects = Cartes et Portes
web-set-ambience = Bruits de la nuit
web-set-haptics = Vibrations
web-set-auto = Répondre automatiquement quand il n’y a qu’un choix
web-set-confirm = Confirmer les choix coûteux
web-set-letters = Lettres des couleurs sur les cartes
web-set-list = Choix en liste de boutons
web-set-shortcuts = Raccourcis clavier

## La fin

web-end = La fin
web-end-won = Vous vous éveillez à l’aube
web-end-won-them = { $names } s’éveillent à l’aube
web-end-won-text = { $m ->
    [8] Les huit Portes
   *[other] Les { $m } Portes
}, { $n ->
    [0] et plus une carte dans la pioche.
    [one] et encore une carte dans la pioche.
   *[other] et encore { $n } cartes dans la pioche.
}
web-end-short = { $n ->
    [0] La nuit est finie
    [1] Il manquait une Porte
    [2] Il manquait deux Portes
    [3] Il manquait trois Portes
    [4] Il manquait quatre Portes
    [5] Il manquait cinq Portes
    [6] Il manquait six Portes
    [7] Il manquait sept Portes
    [8] Il manquait huit Portes
   *[other] Il manquait { $n } Portes
}
web-end-doors = { $n ->
    [0] aucune Porte
    [1] une Porte
    [2] deux Portes
    [3] trois Portes
    [4] quatre Portes
    [5] cinq Portes
    [6] six Portes
    [7] sept Portes
   *[other] { $n } Portes
} sur { $m ->
    [8] huit
   *[other] { $m }
}
web-end-lost-text = La chandelle est éteinte : { web-end-doors }.
web-end-best-text = La chandelle est éteinte : { web-end-doors }, votre plus belle nuit.
web-end-given-text = La chandelle est éteinte : { web-end-doors }, et { $given ->
    [one] une Porte abandonnée en chemin.
   *[other] { $given } Portes abandonnées en chemin.
}
web-end-night = Votre nuit
web-end-night-count = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} · { $n ->
    [0] aucun Cauchemar
    [one] un Cauchemar
   *[other] { $n } Cauchemars
}
web-again = Rêver encore
web-same-deal = Même donne
web-replay = Revoir la nuit

## Retour en arrière

web-replay-setup = Mise en place
web-replay-turn = Tour { $turn }
web-replay-back = Étape précédente
web-replay-next = Étape suivante
web-replay-run = Lecture
web-replay-pause = Pause
web-replay-place = Moment de la partie
web-replay-everything = Tout
web-replay-eyes = Par les yeux de qui
