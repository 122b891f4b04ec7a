# Le choix d’une partie : tuiles des modules, niveaux, chances, nuits gardées.

setup-title = Choisissez votre nuit
setup-nights = Nuits toutes prêtes
setup-modules = Modules
setup-tonight = Cette nuit
setup-alone = Un rêveur
setup-two = Deux rêveurs
setup-talking = Comment vous parlez
setup-begin = Que la nuit commence
setup-save = Garder
setup-saved = Nuits gardées
setup-name = Nom de cette nuit
setup-share = Partager
setup-copied = Lien copié
setup-forget = Oublier { $name }
setup-last = La nuit dernière
setup-again = encore
setup-look = Jouer avec
setup-cards = Des cartes
setup-nothing = Jeu de base, sans module
setup-level = Niveau de { $module }
setup-lesson = { $module } vous est inconnu ? Une minute suffit
setup-read = Lire ses règles
setup-moons = { $n ->
    [1] doux
    [2] équilibré
   *[3] difficile
}
setup-odds = { $n } sur 100
setup-odds-rare = 1 sur { $n }
setup-odds-say = L’ordinateur a gagné { $n } de ces parties sur 100 ({ $player }, { $games } parties).
setup-odds-none = Personne n’a encore mesuré ce mélange.
setup-odds-parts = Seuls : { $list }.
setup-odds-part = { $module } { $n } sur 100
setup-odds-unknown = pas mesuré
setup-house = Règles maison
setup-house-on = { $n ->
    [one] { $n } changée
   *[other] { $n } changées
}
setup-printed = Par défaut
setup-other = Règle maison
setup-alone-only = Seulement sans autre module.
setup-practice = Entraînement : tout peut être repris, la partie ne compte pas
setup-wrong-link = Ce lien nomme quelque chose qui n’est pas ici : { $word }

night-base = Premiers pas
    .about = jeu de base
night-first = Premier module
night-evening = Une soirée
night-fair = À armes égales
night-dark = Sombre
night-everything = Tout
    .about = tout à la fois

gives-book = Trois sortilèges, un même contre les Cauchemars
risks-book = Les Portes dans un seul ordre
gives-glyphs = Des incantations qui trouvent des Portes
risks-glyphs = Quatre Portes de plus
gives-dreamcatchers = Des Portes attendent à portée de main
risks-dreamcatchers = Quatre rêves à attraper ; la surcharge déchire
gives-towers = Voir trois à cinq cartes d’avance
risks-towers = Quatre Tours à garder ; les Cauchemars en abattent
gives-premonitions = Rêves heureux : écarter, trier, chercher
risks-premonitions = Les Prémonitions frappent à mesure des Portes
gives-crossroads = Des cartes de toutes les couleurs
risks-crossroads = Les Impasses encombrent la main
gives-oniverse = Huit aides, un pouvoir chacune
risks-oniverse = Une Porte de plus, et chaque aide coûte une carte
gives-incubus = Il avale un Cauchemar
risks-incubus = Le nourrir coûte autant
gives-pouch = Des jetons d’un sac au lieu de cartes
risks-pouch = Une apparence : aucune règle ne change

level-book-normal = Pas retrouvés
    .about = Les sortilèges coûtent 5, 7 et 10 cartes défaussées.
level-book-hard = Pas perdus
    .about = Les sortilèges coûtent 6, 9 et 12 cartes défaussées.
level-dreamcatchers-normal = Deux livres
    .about = Deux Livres de secours libèrent un Attrape-rêves au besoin.
level-dreamcatchers-hard = Sans livres
    .about = Sans Livres de secours.
level-towers-normal = Tours sûres
    .about = Quatre couleurs côte à côte sont à l’abri des Cauchemars.
level-towers-hard = Ruines éparses
    .about = Rien n’est jamais à l’abri.
level-premonitions-normal = Quatre visibles
    .about = Quatre Prémonitions sont visibles au début.
level-premonitions-5 = Cinq visibles
    .about = Terribles Prémonitions : cinq sont visibles au début.
level-premonitions-6 = Six visibles
    .about = Terribles Prémonitions : six sont visibles au début.
level-crossroads-normal = Libres
    .about = Un Carrefour peut se trouver n’importe où dans une série.
level-crossroads-hard = Intersections
    .about = Un Carrefour ne peut être que la deuxième carte d’une série.
level-incubus-new = Novice
    .about = Une fois dans la partie, il avale un Cauchemar, pour rien.
level-incubus-normal = Apprenti
    .about = Chargez-le d’une carte au prix d’un Cauchemar, autant de fois que vous voulez.
level-incubus-true = Véritable promeneur
    .about = Comme l’apprenti, mais chaque charge demande deux cartes.
