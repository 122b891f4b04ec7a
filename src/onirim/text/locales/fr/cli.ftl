# La commande onirim : son aide et ses résultats.

cli-usage = Usage :
cli-command = COMMANDE
cli-heading = { $name } :
cli-arguments = Arguments
cli-commands = Commandes
cli-options = Options
cli-network = Réseau
cli-storage = Stockage
cli-limits = Limites
cli-default = par défaut : { $value }
cli-option-help = Afficher cette aide et quitter.
cli-option-version = Afficher la version et quitter.
cli-option-lang = Langue : { $languages }. Par défaut : ONIRIM_LANG, puis la région du système.
cli-option-jobs = Nombre de processus ; 0 utilise tous les cœurs.
cli-option-json = Écrire un seul document JSON.
cli-option-config = Fichier TOML de réglages, nommés comme ces options.
cli-option-data = Dossier des parties (par défaut : le dossier de données de l’utilisateur).
cli-option-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
missing-extra = { $command } demande le complément { $extra } : pip install "onirim[{ $extra }]"

cli-onirim = Onirim, le jeu de cartes des rêves : une création de fan non officielle, en Python.

cli-play = Jouer au terminal : en solitaire, à deux sur un clavier, avec l’ordinateur ou en ligne.
cli-play-start = Continuer la partie inachevée d’un enregistrement, x.oni, ou commencer à une position.
cli-play-rules = Règles : solo, duo, duo:limited ou duo:open, avec modules et règles maison, comme solo+towers:hard ou duo+book+B10.
cli-play-seed = Jouer la pioche de ce numéro (par défaut : une pioche nouvelle).
cli-play-common-deck = Jouer la pioche N dans l’ordre qui est le même pour tous ceux qui la jouent.
cli-play-partner = Deux joueurs : l’ordinateur qui tient la seconde place : seeker, heuristic, mind, strong ou strongest.
cli-play-names = Deux joueurs : leurs noms, comme "Ann,Ben".
cli-play-save = Écrire l’enregistrement de chaque partie dans un nouveau fichier, x.oni.
cli-play-practice = Permettre de tout annuler ; l’enregistrement l’indique.
cli-play-real-cards = Vous tenez la pioche et tapez les cartes qui viennent.
cli-play-no-curtain = Deux joueurs : ne pas masquer l’écran entre les tours.
cli-play-plain = Du texte seul, pour lecteurs d’écran, redirections et terminaux simples.
cli-play-join = Prendre place à la table d’un ami : le lien ou le code d’une invitation.
cli-play-invite = Ouvrir une partie à deux sur un serveur (par défaut : celui de cet ordinateur) et inviter un ami ; avec --partner, un ordinateur garde la place.
cli-play-name = Votre nom à cette table.
only-plain = Pour l’instant, seul le jeu en texte existe ; --plain masque cette ligne.

cli-replay = Parcourir une partie enregistrée ; si la sortie est redirigée, tout afficher.
cli-replay-file = Un enregistrement, un fichier .oni.

cli-check = Vérifier des enregistrements : rejouer chacun et écrire une ligne.
cli-check-files = Des enregistrements, fichiers .oni.
record-checked = { $path } : { $rules }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $result ->
    [won] gagnée
    [lost] perdue
   *[going-on] inachevée
}

cli-rules = Lire les règles : une page, une seule règle par son numéro, ou l’effet d’une carte.
cli-rules-what = base, duo, book, glyphs, dreamcatchers, towers, premonitions, crossroads, oniverse, incubus, pouch, house, combining ; ou un numéro comme §1.3.12 ou B7 ; ou une carte comme Ke.
cli-rules-ruleset = L’effet d’une carte ou d’un pouvoir avec ces règles, comme solo+towers:hard.
rules-title = Les règles d’Onirim
rules-pages = Pages : onirim rules NOM en affiche une ; onirim rules §1.3.12 affiche une seule règle.
rules-more = Pour en savoir plus : onirim rules { $page }

cli-describe = Décrire des règles : cartes, actions et noms des observations.
cli-describe-rules = Règles, comme solo+towers:hard.
describe-title = { $rules } : { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, version des règles { $version }
describe-numbers = { $actions } actions, { $outcomes } résultats du hasard, { $names } nombres d’observation ; --json les liste tous
describe-cards = Cartes : code, exemplaires, nom

cli-config = Écrire les réglages du serveur en vigueur et leur origine, sous forme de fichier pour --config.
config-environment = environnement
config-file = fichier
config-default = par défaut

cli-doctor = Vérifier moteur, table du navigateur, base de données, port et navigateur, et dire que faire.
cli-doctor-port = Port que le serveur utiliserait.
doctor-versions = Onirim { $version }, Python { $python }, { $system }
doctor-compiled = moteur : compilé ({ $kind })
doctor-interpreted = moteur : interprété ; les joueurs de l’ordinateur sont lents
doctor-interpreted-advice = Installez un compilateur C comme gcc, puis réinstallez Onirim.
doctor-no-server = table du navigateur : pas installée
doctor-no-server-advice = pip install "onirim[{ $extra }]"
doctor-table = table du navigateur : installée
doctor-no-table = table du navigateur : absente de cette installation
doctor-no-table-advice = Installez Node 22.12 ou plus récent, ou autorisez les téléchargements, puis réinstallez Onirim.
doctor-database = base de données : { $place }
doctor-no-database = base de données : aucune ; le premier démarrage crée { $place }
doctor-bad-database = base de données : { $why }
doctor-bad-database-advice = Choisissez-en une autre avec --data ou --database, ou voyez onirim admin --help.
doctor-port = port { $port } : libre
doctor-port-used = port { $port } : occupé, peut-être par Onirim lui-même
doctor-port-used-advice = onirim serve --port { $other }
doctor-browser = navigateur : trouvé
doctor-no-browser = navigateur : aucun ne peut être ouvert d’ici
doctor-no-browser-advice = Ouvrez l’adresse affichée par onirim serve dans le navigateur de votre choix.

cli-completion = Écrire un script de complétion, à ajouter au fichier de démarrage de votre shell.
cli-completion-shell = bash, zsh ou fish.

cli-simulate = Jouer beaucoup de parties et compter : victoires, Portes, vitesse. Ctrl-C affiche ce qui est fait.
cli-simulate-rules = Règles, comme solo, duo ou solo+towers:hard.
cli-simulate-players = Qui joue : random, seeker, heuristic, mind, strong, strongest, ou le vôtre sous la forme package.module:Name. Une fois pour toutes les places, ou une fois par place. [par défaut : random]
cli-simulate-games = Nombre de parties.
cli-simulate-run = Numéro de la série : sa partie i a la graine RUN * 2**32 + i.
cli-simulate-jsonl = Écrire une ligne de JSON par partie ; - est la sortie standard.
cli-simulate-csv = Écrire un tableau avec une ligne par partie ; - est la sortie standard.
simulation-stopped = Arrêt par Ctrl-C après { $done } parties sur { $games }.
simulation-title = { $player } joue { $rules }
simulation-games = parties
simulation-wins = victoires
simulation-win-rate = taux de victoire
simulation-interval = intervalle à 95 %
simulation-from-to = de { $low } à { $high }
simulation-doors = Portes à la fin
simulation-on-average = { NUMBER($doors, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne
simulation-turns = tours
simulation-decisions = décisions
simulation-cpu = temps de calcul
simulation-wall = temps écoulé
simulation-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
simulation-speed = vitesse
simulation-a-second = { NUMBER($games, maximumFractionDigits: 0) } parties par seconde de calcul ({ $engine ->
    [compiled] compilé
   *[interpreted] interprété
})
simulation-run = série
simulation-checksum = somme de contrôle
simulation-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulation-number = { NUMBER($n) }

cli-match = Faire jouer deux joueurs avec les mêmes pioches, chacun seul et à toutes les places : qui gagne plus, avec un intervalle et une règle d’arrêt. Ctrl-C affiche ce qui est fait.
cli-match-first = Un joueur, comme strong.
cli-match-second = L’autre joueur, comme heuristic.
cli-match-rules = Règles, comme solo ou duo+towers.
cli-match-pairs = Nombre maximal de pioches ; chaque joueur les joue toutes.
cli-match-margin = Écart de taux de victoire que le test recherche : 0.03 pour 3 points.
cli-match-run = Numéro de la série ; chaque série a ses propres pioches.
match-stopped = Arrêt par Ctrl-C après { $done } pioches sur { $games }.
match-decks = pioches
match-title = { $first } et { $second }, { $rules } : { NUMBER($pairs) } pioches chacun
match-won = { $player } gagne { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-difference = différence { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, intervalle à 95 % de { $low } à { $high }
match-first = Le test dit : { $first } gagne plus, d’environ { NUMBER($margin, style: "percent") } ou davantage.
match-equal = Le test dit : ils se valent, à { NUMBER($margin, style: "percent") } près.
match-second = Le test dit : { $second } gagne plus, d’environ { NUMBER($margin, style: "percent") } ou davantage.
match-open = Le test n’a pas encore de réponse : il faut plus de parties.
