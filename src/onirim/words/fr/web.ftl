# La table dans le navigateur : ses écrans, ses boutons, ses notes.

web-subtitle = Un jeu de cartes onirique, pour un ou deux joueurs
web-fan-work = Création de fans, non officielle : Onirim est un jeu de Shadi Torbey. Les mots et les images d’ici sont les nôtres.
web-new-solo = Jouer seul
web-learn = Apprendre en cinq minutes
web-resume = Reprendre la partie
web-setup = Nouvelle partie …
web-continue = Autres parties en cours
web-forget = Supprimer la partie du { $what }
web-forget-sure = Supprimer ?
web-more = Autres
web-stats = Statistiques
web-settings = Réglages
web-upload = Ouvrir une partie enregistrée
web-record-at = Ce fichier n’est pas une partie d’Onirim ({ $file }, ligne { $line }, colonne { $column } : { $reason })
web-record-in = Ce fichier n’est pas une partie d’Onirim ({ $file } : { $reason })
web-problem-unreachable = Le serveur ne répond pas.
web-download = Télécharger la partie
web-to-start = À l’accueil
web-close = Fermer
web-look = Regarder et reprendre
web-menu = Menu
web-undo = Annuler
web-undo-not = Cela ne s’annule pas : une carte est venue ou a été montrée. Dans une partie d’entraînement, si.
web-story = Récit
web-odds = Chances
web-odds-nightmares = Cauchemars
web-odds-doors = Portes
web-odds-keys = Clés

## La table

web-stage = Ce qui est demandé
web-hand = Vos cartes
web-group-hand = Votre main
web-group-shared = Communes
web-group-stored = Sous le Gardien
web-piles = Piles
web-deck = pioche
web-limbo = Limbes
web-discard = défausse
web-pile = { $label } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-row = Votre chemin
web-partner-row = Chemin de { $name }
web-partner-doors = Portes { ELIDE("de", $name) }
web-partner-hand = Main { ELIDE("de", $name) }
web-zone-top = prochaines cartes
web-row-empty = Votre chemin commence ici
web-in-series = dans la série
web-doors = Vos Portes
web-doors-of = { $label } : { $n } sur { $m }
web-open = ouverte
web-closed = { $door }, fermée
web-shelves = Le reste de la table
web-of = { $what }, { $name }
web-zone-towers = Tours
web-zone-goals = Objectifs
web-zone-premonitions = Prémonitions
web-zone-removed = Prémonitions retirées
web-zone-catcher = Attrape-rêves
web-next-in-line = le prochain
web-zone-denizens = Habitants
web-zone-keepers = Gardiens
web-zone-pawn = Le pion
web-zone-out = Hors du jeu
web-zone-bottom = Sous la pioche
web-zone-goal-bag = Objectifs pas encore posés
web-zone-reserve = Prémonitions cachées
web-zone-identities = Habitants jamais vus
web-count = { $label } : { $n }
counter-books = Livres de secours : { $n }
counter-catchers = Attrape-rêves restants : { $ones }
counter-incubus = { $n ->
    [0] Le Petit Incube est parti
   *[one] Le Petit Incube attend
}
counter-signal = { $who ->
    [you] Votre signal
   *[other] Signal { ELIDE("de", $name) }
} : { $n ->
    [0] pas encore
    [1] { COLOUR("R") }
    [2] { COLOUR("B") }
    [3] { COLOUR("G") }
    [4] { COLOUR("T") }
   *[5] besoin de rien
}
web-other = Autres actions : { $n }
web-put-back = La reposer
web-waiting = { $name } choisit …
web-chooses = { $name } choisit.
web-first = commence une nouvelle série
web-second = deuxième carte de la série ({ COLOUR($colour) })
web-third = troisième carte ({ COLOUR($colour) }) : une Porte s’ouvre
web-third-vain = troisième carte ({ COLOUR($colour) }), mais sa Porte ne pourrait pas être obtenue maintenant
web-third-none = troisième carte ({ COLOUR($colour) }), mais la pioche n’a plus de Porte de cette couleur
web-no-play = ne peut pas être jouée maintenant
web-lost = Vous perdez : { CARDS($cards) }. Maintenez, ou appuyez encore une fois.
web-vain = elle ne peut pas être obtenue maintenant et part aux Limbes
web-sure = Maintenez, ou appuyez encore une fois.
web-lost-pay-five = Les Lieux partent pour de bon ; Portes et Cauchemars reviennent par les Limbes. Maintenez, ou appuyez encore une fois.
web-do-pay-door = { CARDS($card, form: "le") }
web-more-pay-door = revient par les Limbes : { $doors } → { $fewer }
web-do-pay-five = Cinq cartes
web-more-pay-five = pioche : { $deck } → { $left }
web-do-pay-hand = Toute la main
web-more-pay-hand = puis une nouvelle
web-do-take-at-trio = prendre { CARDS($card, form: "le") }
web-more-take-at-trio = et mélanger la pioche
web-do-search = chercher sans rien prendre
web-more-search = la pioche est seulement mélangée
web-do-decline-at-trio = la laisser dans la pioche
web-more-decline-at-trio = la pioche reste telle quelle
web-do-decline-at-door = la laisser fermée
web-more-decline-at-door = la Porte part dans les Limbes
web-do-avert = écarter cette prémonition
web-more-avert = { CARDS($card, form: "about") }
web-do-suffer = subir cette prémonition
web-more-suffer = { CARDS($card, form: "about") }
web-do-play = Jouer
web-do-discard = Défausser
web-more-discard = { $effect ->
    [none] et piocher une carte
   *[other] pour une Prophétie
}
web-do-pay-key = { CARDS($card, form: "le") }
web-do-unlock = l’ouvrir avec { CARDS($card, form: "le") }
web-ask-act = Jouez une carte sur le chemin, ou défaussez-en une.
web-ask-trio = Touchez-la, elle est à vous.
web-ask-nightmare = Que lui donnez-vous ?
web-do-seven = trier les 7 cartes du dessus
web-more-seven = en défausser autant que vous voulez, remettre le reste dans l’ordre voulu
web-many-fetch = Chercher une carte dans la pioche : elle sera piochée ensuite
web-many-remove = Payer avec une carte de la défausse : elle quitte le jeu
web-many-retrieve = Prendre une carte dans la défausse
web-explain-draft = Chacun à son tour : prenez trois de ces cartes chacun ; les deux dernières seront à vous deux. { $n ->
    [0] Vous n’en avez pas encore.
   *[other] Vous en avez { $n } pour l’instant.
}
web-hold = Demander avant de piocher
web-hold-more = Sinon les cartes sont piochées sans question, jusqu’à un nouveau pouvoir.
web-not-sent = La liaison est coupée : rien n’a été fait. Réessayez quand elle sera revenue.
web-not-done = La liaison s’est coupée avant l’arrivée de votre action : elle n’a pas été faite.
web-hint-pick = 1–{ $n } prendre une carte
web-hint-choose = 1–{ $n } choisir
web-hint-play = P jouer
web-hint-discard = X défausser
web-hint-back = Échap reposer
web-hint-rule = I règle
web-hint-keys = ? toutes les touches
web-line-opening = Ouverture …
web-line-lost = La liaison est coupée ; nouvel essai …
web-line-gone = Cette partie n’est plus ici.
web-gone = Cette partie n’est pas ici pour vous.
web-reload = Il y a une page plus récente : la charger
web-action-unknown = Ce n’est pas une action du jeu.
web-action-illegal = Ce n’est pas possible maintenant.
web-action-ambiguous = Cela peut vouloir dire plusieurs choses. Dites quelle carte.
web-curtain = Au tour { ELIDE("de", $name) }
web-curtain-text = Passez l’écran à { $name }. Personne d’autre ne regarde.
web-curtain-lift = Je suis { $name }
web-end = La fin
web-again = Nouvelle partie
web-replay = Revoir
web-turning = Voir le tournant
web-turning-given = Le tournant : ici, { CARDS($card, form: "le") } a été abandonnée.
web-turning-gained = Le tournant : ici, { CARDS($card, form: "le") } a été gagnée.
web-end-doors = Portes gagnées
web-end-turns = tours
web-end-nightmares = Cauchemars croisés
web-end-given = Portes abandonnées
web-why-won = { $n ->
    [one] Il restait { $n } carte dans la pioche.
   *[other] Il restait { $n } cartes dans la pioche.
}
web-why-close = Il ne manquait qu’une seule Porte.
web-why-missing = { $n ->
    [one] Il manquait encore { $n } Porte à la fin.
   *[other] Il manquait encore { $n } Portes à la fin.
}
web-why-given = { $n ->
    [one] { $n } Porte gagnée a été abandonnée.
   *[other] { $n } Portes gagnées ont été abandonnées.
}
web-why-gone = { $n ->
    [one] { $n } carte de la pioche a été perdue avant d’arriver dans votre main.
   *[other] { $n } cartes de la pioche ont été perdues avant d’arriver dans votre main.
}
web-so-far = { $n } Portes sur { $m }, pioche : { $deck }
web-doors-count = { $n } Portes sur { $m }
web-player = Joueur { $n }
## The stage

web-any = Une de celles-ci
web-any-pay-key = Une Clé
web-any-unlock = Une Clé
web-pick-where = Touchez où elle va.
web-panels = Regarder
web-a-door = Une porte
web-of-doors = portes sur { $m }
web-doors-all = Portes
web-moment-nightmare = Un cauchemar
web-moment-trio = Une porte
web-moment-discard-seen = Prophétie
web-moment-order = Prophétie
web-moment-sorting = Le dessus de la pioche
web-sort-discard-seen = Les { $n } prochaines cartes de la pioche. Brûlez-en une, rangez les autres.
web-sort-order = Les prochaines cartes de la pioche. Rangez-les dans l’ordre.
web-sort-deck = dans la pioche
web-sort-order-row = votre ordre
web-sort-place = { $n ->
    [1] Prochaine
   *[other] { $n }e
}
web-sort-empty = Place { $n }, vide
web-sort-fire = Le feu, vide
web-sort-burn = Brûler
web-sort-burnt = Brûlée
web-sort-confirm = Qu’il en soit ainsi
web-sort-rest = Ce que vous ne placez pas reste comme il est.
web-sort-first = Choisissez d’abord la carte à brûler.


## Volets

web-panel-story = Le récit jusqu’ici
web-panel-odds = Ce qui reste
web-panel-discard = Cartes défaussées
web-panel-limbo = Limbes
web-panel-menu = Menu
web-panel-info = Une carte
web-panel-type = Écrire une action
web-panel-keys = Clavier
web-story-empty = Rien ne s’est encore passé.
web-notation = En notation
web-times = { $n } × { $name }
web-code = l’écriture de cette carte dans les parties notées
web-left = Pas encore vues : { $n }
web-type = Un code ou un signe, comme play:Rs, Rs ou xRk
web-send = Le faire
web-type-open = Écrire une action
web-type-legal = Possible maintenant :
web-keys = Clavier
web-key-number = prendre une carte de la main ; dans la liste d’une question, choisir
web-key-arrows = passer d’une carte ou d’un choix à l’autre
web-key-play = jouer la carte choisie
web-key-discard = défausser la carte choisie
web-key-back = la reposer
web-key-undo = reprendre
web-key-hold = demander avant de piocher, ou non
web-key-info = la règle d’une carte
web-key-story = le récit jusqu’ici
web-key-odds = ce qui reste, et les chances
web-key-pile = la défausse
web-key-type = écrire une action
web-key-menu = le menu
web-key-keys = cette aide

## Réglages

web-language = Langue
web-theme = Thème
web-theme-auto = comme l’appareil
web-theme-dark = sombre
web-theme-light = clair
web-speed = Mouvement
web-speed-none = aucun
web-set-sound = Sons
web-set-auto = Répondre automatiquement aux questions à une seule réponse
web-set-confirm = Demander deux fois ce qui coûte cher
web-set-shortcuts = Raccourcis du clavier

## Une nouvelle partie

web-setup-title = Une nouvelle partie
web-setup-players = Qui joue
web-mode-solo = Ouvrez les huit Portes avant que la pioche ne s’épuise.
web-mode-duo = Seuls vos coups parlent : on ne dit rien de ses cartes.
web-mode-duo-limited = Chacun peut donner un signal à la fois, comme « je travaille sur le rouge ».
web-mode-duo-open = Toutes les cartes sont visibles, et l’on parle librement.
web-rules-modules = { $n ->
    [one] { $n } module
   *[other] { $n } modules
}
web-rules-house = { $n ->
    [one] { $n } règle maison
   *[other] { $n } règles maison
}
web-setup-name = Nom du joueur { $n }
web-setup-modules = Modules
web-option-normal = normale
web-setup-house = Règles maison
web-setup-practice = Entraînement : tout peut être repris, et la partie ne compte pas

## Revoir et statistiques

web-replay-setup = Mise en place
web-replay-turn = Tour { $turn }
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-run = Laisser défiler
web-replay-pause = Pause
web-replay-place = Moment de la partie
web-finished = Parties finies
web-won = gagnée
web-lost-game = perdue
web-stat-recent = Sur les 50 dernières
web-stat-streak = Gagnées de suite
web-stat-longest = Record de suite
web-stat-none = Aucune partie n’est finie.
web-stat-of = gagnées : { $won } sur { $games }
web-stat-last = Les dernières parties : { $marks }
web-stat-doors = Portes en moyenne

## L’apprentissage

web-step = Étape { $n } sur { $m }
web-go-on = Continuer
tutorial-other = Une belle carte pour une vraie partie. Ici, prenez celle qui brille.
tutorial-other-way = La bonne carte, mais cette fois { $verb ->
    [discard] défaussez-la
    [play] jouez-la
   *[other] servez-vous-en autrement
}.
tutorial-row = À chaque tour, vous jouez une carte dans votre rangée : touchez le Soleil rouge, puis « Jouer ».
tutorial-neighbours = Deux voisines ne montrent jamais le même symbole ; une Lune suit donc : jouez la Lune rouge.
tutorial-third = Trois cartes voisines d’une même couleur ouvrent une Porte : jouez l’autre Soleil rouge.
tutorial-search = On cherche dans la pioche une Porte rouge : prenez-la, c’est la première des huit.
tutorial-unlock = Vous avez pioché une Porte bleue et vous tenez une Clé bleue : ouvrez-la.
tutorial-discard = Au lieu de jouer, vous pouvez défausser une carte : touchez un Soleil brun, puis « Défausser ».
tutorial-nightmare = Un Cauchemar exige un prix, et une Clé est le plus doux : donnez la Clé verte.
tutorial-prophecy = Une Clé défaussée à votre tour vous montre les cinq prochaines cartes : défaussez la Clé rouge.
tutorial-discard-seen = L’une des cinq doit partir pour de bon : touchez le Cauchemar.
tutorial-order = Les autres retournent sur la pioche ; la première touchée sera piochée la première : touchez le Soleil vert.
tutorial-order-more = Ensuite, la Porte brune : voyez ce qu’elle devient.
tutorial-order-last = Et maintenant le Soleil bleu ; la dernière carte trouve sa place toute seule.
tutorial-limbo = Vous savez ce qui vient : jouez la Lune bleue et suivez des yeux la Porte brune.
tutorial-clock = Vous n’avez pas de Clé brune : la Porte est allée dans les Limbes, puis, à la fin du tour, dans la pioche.
tutorial-free = À vous : jouez ou défaussez ce que vous voulez.
tutorial-free-done = C’est bien cela : une carte par tour, et votre main revient à cinq.
tutorial-losing = Une autre nuit : sept Portes sont ouvertes, mais il ne reste qu’une carte dans la pioche. Jouez le Soleil rouge.
tutorial-lost = C’était la Porte verte, aucune Clé ne l’a ouverte, et il n’y avait plus rien à piocher : c’est ainsi que l’on perd.
tutorial-last = La même nuit avec une Clé verte : c’est la troisième carte verte de suite, jouez-la.
tutorial-last-door = La huitième Porte : prenez-la.
tutorial-won = Les huit Portes sont ouvertes, et vous vous réveillez. Voilà tout le jeu.
