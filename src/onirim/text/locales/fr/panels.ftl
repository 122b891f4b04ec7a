# Ce que l’on consulte à côté de la table.

web-tabs = À côté de la table
web-close = Fermer
web-tab-odds = Chances
web-tab-story = Journal
web-tab-discard = Défausse
web-panel-story = La nuit jusqu’ici
web-panel-odds = Chances
web-panel-discard = Défausse
web-panel-limbo = Limbes
web-panel-menu = Menu
web-panel-info = À propos de cette carte
web-panel-type = Saisir un coup
web-panel-keys = Clavier
web-panel-people = Qui est là

## Chances

web-odds-next = Prochaine carte
web-odds-of = { $n ->
    [one] sur { $n } carte
   *[other] sur { $n } cartes
}
web-odds-nightmares = Cauchemar
web-odds-doors = Porte
web-odds-keys = Clé
web-odds-others = autre
web-odds-left = Encore à venir
web-odds-each = Carte par carte

## Journal

web-story-empty = Rien ne s’est encore passé.
web-looking-back = Vous regardez en arrière.
web-back-to-now = Revenir au présent
web-notation = En notation

## Une carte

web-more = Plus
web-times = { $n } × { $name }
web-code = l’écriture de cette carte dans les parties notées
web-left = Pas encore vues : { $n }

## Saisie et touches

web-type = Un code ou une notation, comme play:Rs, Rs ou xRk
web-send = Valider
web-type-open = Saisir un coup
web-type-legal = Possible maintenant :
web-keys = Clavier
web-key-number = prendre une carte de la main ; dans une liste, choisir
web-key-arrows = passer d’une carte ou d’un choix à l’autre
web-key-play = jouer la carte prise
web-key-discard = défausser la carte prise
web-key-back = la reposer, ou fermer ce qui est ouvert
web-key-undo = annuler le coup
web-key-hold = marquer une pause avant de piocher, ou non
web-key-signal = vos signaux, s’il y en a
web-key-info = à propos d’une carte
web-key-story = le journal
web-key-odds = les chances
web-key-pile = la défausse
web-key-type = saisir un coup
web-key-menu = le menu
web-key-keys = cette aide
