# Ce qui peut mal se passer, dans l’ordre du fichier anglais. Les arguments doivent rester.

## Règles choisies, pioches et joueurs

error-chance = le hasard est une graine, « system », « common:7 » ou « seed:7 », pas « { $text } »
error-deck-card = la carte { $number } de la pioche fixée est { $card }, mais aucune { $card } ne peut venir maintenant
error-deal = il n’y a pas de donne « { $name } » ; il y a : { $names }
error-deck-short = la pioche fixée n’a que { $n } cartes, et il en vient une de plus
error-house-needs = la règle maison { $rule } demande { $modules }
error-house-needs-two = la règle maison { $rule } demande deux joueurs
error-incubus-alone = selon la règle maison I1, le Petit Incube ne va pas avec { $modules }
error-item = « { $word } » n’est ni un module ni une règle maison ; { $hint }
error-known = valeurs possibles : { $known }
error-mode = « { $word } » n’est pas un mode ; { $hint }
error-module = « { $word } » n’est pas un module ; { $hint }
error-module-broken = le module « { $name } » ({ $place }) : { $reason }
error-module-option = « { $word } » n’est pas une option de { $module } ; { $hint }
error-near = vouliez-vous dire « { $near } » ?
error-no-deal-agrees = aucune donne ne s’accorde avec « { $position } »
error-cannot-play = { $name } ne sait pas jouer : un joueur est une fonction d’une vue, ou possède une méthode « choose »
error-import-player = le joueur « { $name } » ne peut pas être importé : { $reason }
error-margin = margin est une différence de taux de victoire, plus de 0 et au plus 1, pas { $value }
error-no-chance = rien, ce n’est pas un nœud de hasard
error-no-search = « { $name } » ne cherche pas : laissez le budget de côté
error-number = { $name } est un nombre de { $low } à { $high }, pas { $value }
error-other-seat = cet état est celui que voit la place { $seat }, aucune autre place ne peut le regarder
error-player = il n’y a pas de joueur « { $name } » ; il y a : { $known }
error-player-jobs = { $player } ne peut pas être envoyé à d’autres processus : nommez-le package.module:Name
error-presets = { $one } et { $other } sont deux réglages tout faits : choisissez-en un
error-seat = il n’y a pas de place { $seat }, elles portent les numéros 0 à { $last }
error-seats-taken = { $rules } demande { $seats } joueurs, ou un seul pour toutes les places, pas { $number }
error-seed = une graine est un nombre de 0 à { $limit }, pas { $seed }
error-twice = { $item } est écrit deux fois

## Actions

action-ambiguous = « { $text } » peut vouloir dire { $meanings }
action-illegal = « { $text } » n’est pas possible ici ; possible : { $possible }
action-number = les actions et les issues de cette règle portent les numéros 0 à { $last }, pas { $number }
action-list-card = « { $text } » apporte une nouvelle carte : seule la dernière de plusieurs actions le peut
action-list-deck = « { $text } » montre ce que contient la pioche : seule la dernière de plusieurs actions le peut
action-over = rien, la partie est finie
action-never = « { $text } » n’est pas une action de cette partie
action-unknown = « { $text } » n’est pas une action ; possible ici : { $possible }

## Pourquoi un coup ne peut pas être annulé

undo-card = une nouvelle carte a été révélée
undo-cards = des cartes ont été montrées
undo-deck = vous avez vu ce que contient la pioche
undo-enough = assez de coups ont été annulés dans cette partie
undo-nothing = rien n’a encore été joué
undo-over = la partie est finie
undo-partner = le dernier coup est celui de votre partenaire
undo-shown = une carte que votre partenaire ne connaissait pas a été montrée

## Pourquoi une partie ne peut pas devenir un entraînement

practice-enough = assez de choses ont été dites dans cette partie
practice-not-asked = personne n’a demandé d’entraînement
practice-on = c’est déjà un entraînement
practice-over = la partie est finie
practice-watching = seuls les joueurs peuvent le dire

## Positions

position-argument = « { $word } » dans « stack » : { $reason }
position-below = « { $step } » dans « stack » se place sur { $allowed }, pas sur « { $below } »
position-card = « { $word } » dans « { $zone } » n’est pas une carte de { $rules }
position-copies = « { $code } » dans « { $zone } » est de trop : il y en a { $copies }
position-empty-hand = une main est vide, et rien de ce qui est en cours ne la complète
position-going-on = une position dit ce qui est en cours : « stack … » ou « result … »
position-hidden = « ?? » dans « { $zone } » : ici toute carte doit être connue
position-identities = « { $code } » est de trop : il n’y en a pas tant dans le jeu
position-left-over = des cartes dans « { $zone } », et rien dans « stack » ne s’en occupe
position-met = « { $code } » dans « met » n’est pas une carte de { $rules } à l’identité cachée
position-met-twice = « { $code } » dans « met » est de trop
position-module-missing = il manque à « { $module } » : { $missing }
position-no-action = dans cette position, qui doit jouer n’a aucune action permise
position-nobody = « { $word } » dans « { $zone } » : personne ne s’appelle { $seats }
position-number = « { $name } » est un nombre de { $low } à { $high }, pas « { $text } »
position-result = « result » est won ou lost, pas « { $text } »
position-room = « { $zone } » a de la place pour { $room } cartes, pas pour { $cards }
position-seers = « { $word } » dans « { $zone } » : dites quels joueurs la connaissent, comme { $example }
position-seers-known = « { $word } » dans « { $zone } » : tous les joueurs la connaissent
position-shown-alone = « { $name } » : en solitaire, personne d’autre ne se souvient de ce qui a été montré
position-shown-impossible = « { $name } » : aucune partie ne mène à cet ensemble montré
position-shown-order = les ensembles montrés sont numérotés selon leurs places, de 1 à { $most } au plus, et n’ont aucune carte en commun
position-shown-over = un ensemble montré a plusieurs sortes de cartes, et une place ou une carte en main
position-shown-run = « { $name } » commence par ses places et qui y a mis les cartes, comme top:1-3/1
position-sign = « { $word } » dans « { $zone } » : aucune carte n’y porte le signe { $sign }
position-stack = une pile a de 1 à { $most } étapes en cours, pas { $n }
position-stack-bottom = une pile commence par { $turn }, pas par « { $word } »
position-step = « { $word } » n’est pas une étape qui puisse être en cours ; il y a : { $known }
position-step-missing = il manque à « { $step } » dans « stack » : { $missing }
position-turn-below = « { $step } » dans « stack » est le tour lui-même : il ne se place sur rien, pas sur « { $below } »
position-twice = « { $name } » est écrit deux fois
position-unwritten = « { $zone } » ne s’écrit jamais : tout ce qui n’est pas nommé s’y trouve
position-zone = « { $name } » n’est pas une zone de { $rules } ; il y a : { $known }

## Ce qui manque à une étape ou à un module dans une position

missing-at-bottom = autant de cartes sous la pioche
missing-catcher = l’Attrape-rêves sous « catcher{ $number } »
missing-catchers = « catchers » de 1 à 15, ceux qui sont encore là
missing-deck-card = une carte dans la pioche
missing-discarded-location = un Lieu dans la défausse
missing-door = une Porte qu’elle pourrait prendre
missing-drawn-denizen = un Habitant pioché
missing-drawn-door = une Porte piochée
missing-drawn-happy-dream = un Rêve heureux pioché
missing-drawn-lost-dream = un Rêve perdu pioché
missing-drawn-nightmare = un Cauchemar pioché
missing-gap = une place libre dans cette partie de la main
missing-goal-down = un Objectif retourné pour chaque Porte obtenue : { $door }
missing-goal-up = un Objectif face visible
missing-goals = tous ses Objectifs, en rangée
missing-hand-card = cette carte dans la main
missing-identities = que chaque carte de la pioche soit identifiée
missing-keeper = un Gardien pour chaque carte gardée, et une carte pour chacun de ces Gardiens
missing-keys = autant de Clés dans la pioche
missing-laid-down = une carte de la main posée pour elle
missing-limbo = des cartes dans les Limbes
missing-nothing-drawn = que rien ne soit pioché
missing-on-top = autant de cartes sur la pioche
missing-pawn = { $room } cartes dans « pawn », ou aucune
missing-payment = autant de cartes défaussées pour payer
missing-reopened = au plus un Objectif rouvert en dernier, face visible
missing-premonition = une Prémonition face visible
missing-revealed = au plus { $most } cartes à révéler
missing-room = de la place pour autant de cartes
missing-swap = une carte de la réserve privée et une de la réserve commune
missing-tower = une Tour qui puisse être perdue
missing-tower-row = une rangée où les côtés qui se touchent n’ont pas de symbole commun
missing-trio = une série complète dans le labyrinthe actif, et sa couleur
missing-trio-colours = une série complète dans le labyrinthe actif, et ses couleurs
missing-two-goals = deux Objectifs à échanger

## Arguments des étapes dans une position

argument-card = « { $code } » n’est pas une carte
argument-cards = on attend le nombre de cartes, de 1 à { $most }, et une sorte, comme { $example }
argument-colours = on attend des couleurs dans l’ordre { $order }
argument-number = on attend un nombre inférieur à 10000
argument-one-of = valeurs possibles : { $known }
argument-tokens = on attend le nombre de jetons à retourner, de 1 à { $most }
argument-trigger = on attend un déclencheur, le nombre de modules qui ont réagi et, s’il en a une, une carte, comme { $example }
argument-trigger-modules = { $n ->
    [0] aucun module ne réagit à ce déclencheur
    [one] un seul module réagit à ce déclencheur
   *[other] { $n } modules réagissent à ce déclencheur, pas plus
}

## Enregistrements

record-a-comment = un commentaire
record-a-header = un en-tête
record-a-header-name = le nom d’un en-tête
record-a-word = un mot
record-at = { $file }:{ $line }:{ $column }: { $reason }
record-before = « { $text } » se trouve avant le premier tour, 0.
record-begin = un enregistrement commence par le tour 0, la mise en place
record-behind = « { $text } » se trouve après la fin de la partie
record-bytes = un enregistrement a au plus { $limit } octets, celui-ci en a davantage
record-card-gone = { $card } ne peut pas venir : il n’en reste plus dans la partie inconnue de la pioche
record-card-missing = une carte vient ici de la pioche, mais l’enregistrement n’en nomme pas
record-character = le caractère « { $text } » n’est pas permis
record-comment-open = ce commentaire n’est jamais fermé par « {"}"} »
record-cut-off = l’enregistrement est tronqué : il doit finir par { $won }, { $lost } ou { $unfinished }
record-end = l’enregistrement dit la partie { $said }, mais elle est { $true }
record-end-version = l’enregistrement dit la partie { $said }, mais elle est { $true } (écrit avec la version { $version } des règles)
record-foreign-card = { $card } n’est pas une carte de { $rules }
record-going-on = en cours
record-header-form = un en-tête s’écrit [Nom "valeur"] sur une ligne
record-header-late = les en-têtes viennent avant tout le reste
record-header-missing = l’en-tête { $header } manque
record-header-twice = l’en-tête { $header } est écrit deux fois
record-headers = un enregistrement a au plus { $limit } en-têtes
record-in = { $file }: { $reason }
record-in-turn = tour { $turn } : { $reason }
record-left-out = l’enregistrement oublie { $card }
record-line-long = une ligne a au plus { $limit } caractères
record-line-unwritable = la ligne { $text }… est trop longue pour être écrite
record-long = un enregistrement a au plus { $limit } caractères
record-lost = perdue
record-no-action = « { $text } » n’est pas une action de { $rules }
record-no-card = « { $text } » n’est pas une carte : { $example }
record-no-cards = ?({ $text }) ne nomme pas de cartes : { $example }
record-no-more = aucune carte ne vient plus ici, mais l’enregistrement dit { $said }
record-not-possible = { $text } n’est pas possible ici ; possible : { $possible }
record-of-seat = c’est l’enregistrement d’un seul joueur : on peut le lire, pas le rejouer
record-other-card = l’enregistrement dit { $said }, mais c’est { $true } qui vient ici
record-other-game = c’est un enregistrement de « { $game } », pas de { $ours }
record-over = { $text } n’est pas possible ici : la partie est finie
record-place = { $line }:{ $column }: { $reason }
record-position = pas de position de départ : { $reason }
record-result = le résultat est won, lost ou *, pas « { $text } »
record-seed = une partie inachevée ne dit pas sa graine (SeedOpen : tous la connaissent)
record-stray = « { $text } » n’a rien à faire ici
record-too-long = { $what } a au plus { $limit } caractères, pas { $length }
record-turn-begin = un tour commence par une action
record-turn-empty = ce tour est vide
record-turn-of = { $text } appartient au tour { $turn }
record-utf8 = ce n’est pas du texte UTF-8
record-won = gagnée
record-words = un enregistrement a au plus { $limit } mots

## Ce qu’un serveur refuse

server-away = la partie a changé pendant votre absence
server-bad-body = cette demande est illisible : { $reason }
server-bad-frame = ce message est illisible : { $reason }
server-bring = cet appareil a ses propres parties : dites si elles doivent appartenir à qui vous a donné le code
server-broken-game = cette partie ne suit pas les règles telles qu’elles sont ici maintenant
server-busy = trop de choses à la fois en ce moment ; réessayez dans un instant
server-codes = trop de codes ; attendez une minute
server-computer-acts = un ordinateur joue pour vous : reprenez d’abord votre place
server-computer-seat = il n’y a pas de place libre pour un ordinateur
server-conflict = cela vient de changer ; réessayez
server-database = la base de données ne répond pas
server-file-replaced = le fichier de la base de données a été remplacé ou supprimé
server-fixed-deal = ce serveur ne donne les cartes qu’au hasard
server-frames = trop de messages ; attendez un instant
server-full = ce serveur est plein : pas de nouvelles parties pour l’instant
server-gone = cette partie n’est plus ici
server-has-acted = cette place a déjà joué : seul son joueur peut la quitter
server-headers-long = les en-têtes et l’adresse ont au plus { $limit } octets
server-hello = un seul « hello » suffit
server-hello-first = une connexion commence par « hello »
server-host = ce serveur ne porte pas ce nom : lancez-le avec --allow-host NOM
server-is-here = la personne qui a cette place est là
server-key = une Idempotency-Key a de 16 à 64 lettres, chiffres, - ou _
server-key-used = cette demande a été faite il y a longtemps : envoyez-en une nouvelle
server-loads = trop de parties sont ouvertes ; attendez un instant
server-long-work = trop de récits à la fois ; attendez un instant
server-many-games = { $limit } parties suffisent ; supprimez-en
server-many-spectators = il y a tant de spectateurs que personne d’autre ne peut entrer
server-metrics = les mesures ne sont pas pour vous
server-new-games = trop de nouvelles parties ; attendez un instant
server-no-answer = le serveur ne répond pas
server-no-computer = il n’y a pas d’ordinateur « { $name } » ici ; il y a : { $known }
server-unreadable = le serveur a envoyé quelque chose d’illisible
server-no-game = il n’y a pas de partie de ce nom pour vous
server-no-json = le corps doit être application/json
server-no-page = cette page n’existe pas
server-no-such-seat = aucun partenaire n’est assis là
server-nobody = on ne sait encore rien de vous ici
server-not-long-away = votre partenaire peut revenir : attendez encore { $seconds } secondes
server-not-saved = l’enregistrement a échoué ; réessayez
server-not-your-seat = cette place n’est pas la vôtre
server-not-your-turn = ce n’est pas votre tour
server-origin = cette page ne peut pas parler à ce serveur
server-over = la partie est finie
server-own-seat = un ordinateur s’assied à la place de votre partenaire, pas à la vôtre
server-reload = cette page est plus ancienne que le serveur : rechargez-la
server-no-texts = aucun module extérieur n’a de textes dans cette langue
server-replay-going-on = une partie se revoit quand elle est finie
server-replay-long = une partie à revoir a au plus { $limit } étapes
server-request-long = une demande a au plus { $limit } octets
server-requests = trop de demandes ; attendez un instant
server-restart = de retour dans un instant
server-seat-enough = les places ont assez changé dans cette partie
server-seats-taken = toutes les places sont prises
server-shared-game = vous jouez une partie avec qui vous a donné le code : n’apportez rien
server-silent = le serveur n’a pas dit pourquoi
server-stale = la partie a changé entre-temps
server-one-deal = une partie n’a qu’une donne : n’en demandez qu’une
server-going-on = une donne se rejoue quand sa partie est finie
server-trouble = quelque chose a mal tourné ici ; réessayez
server-viewer = on regarde depuis une place, -1 (spectateur) ou -2 (tout)
server-wrong-code = aucune partie n’a ce code
server-wrong-transfer = ce code est faux, déjà utilisé ou trop ancien
