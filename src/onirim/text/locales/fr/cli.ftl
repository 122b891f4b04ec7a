# La commande onirim : ce que dit --help, et ce que les commandes écrivent.

cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-help = Afficher ce message et s’arrêter.
cli-lang = La langue à parler : { $languages }. Sinon, ONIRIM_LANG ou la région du système en décide.
missing-extra = { $command } demande le complément { $extra } : pip install "onirim[{ $extra }]"

cli-onirim = Onirim, le jeu de cartes des rêves : une création de fan non officielle, en Python.
cli-onirim-version = Dire quelle version c’est, et si le moteur est compilé.

cli-play = Jouer au terminal, seul, à un clavier, avec l’ordinateur ou à la table de quelqu’un.
cli-play-rules = Les règles : solo, duo, duo:limited ou duo:open ; solo+B10 et ainsi de suite.
cli-play-seed = Distribuer la partie de ce numéro ; sans lui, personne ne peut la prévoir.
cli-play-fair = Une pioche qui est la même pour tous ceux qui jouent cette graine.
cli-play-plain = Des mots seulement : pour lecteurs d’écran, redirections et terminaux.
cli-play-partner = Deux joueurs : l’ordinateur tient la seconde place, par exemple seeker.
cli-play-names = Deux joueurs : leurs noms, comme "Ann,Ben".
cli-play-no-curtain = Deux joueurs : ne pas cacher l’écran entre eux.
cli-play-save = Écrire l’enregistrement de la partie dans ce nouveau fichier, x.oni.
cli-play-practice = Tout peut être repris ; l’enregistrement le dit.
cli-play-real-cards = Vous tenez la pioche et tapez les cartes qui viennent.
cli-play-join = Prendre place à la table de quelqu’un : le lien ou le code d’une invitation.
cli-play-invite = Commencer une partie à deux sur un serveur (son adresse ; sans elle, un serveur de cette machine) et inviter un ami ; avec --partner un ordinateur garde la place.
cli-play-name = Votre nom à cette table.
only-plain = Pour l’instant il n’y a que le jeu en mots ; --plain supprime cette ligne.

cli-replay = Parcourir une partie enregistrée ; si la sortie est redirigée, tout est raconté d’un coup.
cli-replay-file = Un enregistrement, un fichier .oni.

cli-record = Enregistrements de parties, fichiers .oni.
cli-record-check = Rejouer des enregistrements ; une ligne et le code 1 pour ceux qui ne sont pas des parties.
cli-record-check-files = Des enregistrements, fichiers .oni.
record-checked = { $path } : { $rules }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $result ->
    [won] gagnée
    [lost] perdue
   *[going-on] inachevée
}

cli-rules = Lire les règles : une page, une seule règle par son numéro, ou ce que fait une carte.
cli-rules-what = base, duo, book, glyphs, dreamcatchers, towers, premonitions, crossroads, oniverse, incubus, pouch, house, combining ; ou un numéro comme §1.3.12 ou B7, ou une carte comme Ke.
cli-rules-ruleset = Ce que fait une carte ou un pouvoir avec ces règles, comme solo+towers:hard ; sinon par défaut.
rules-title = Les règles d’Onirim
rules-pages = Les pages : onirim rules NOM en montre une, onirim rules §1.3.12 une seule règle.
rules-more = Pour en savoir plus : onirim rules { $page }

cli-sim = Jouer beaucoup de parties et compter : victoires, Portes, vitesse. Ctrl-C dit ce qui est fait.
cli-sim-rules = Les règles, comme solo, duo ou solo+B10.
cli-sim-player = Qui joue, par exemple random ou heuristic, ou le vôtre : package.module:Name.
cli-sim-games = Le nombre de parties.
cli-sim-seed = Quelle série : la partie i a la graine SEED * 2**32 + i.
cli-sim-jobs = Le nombre de processus.
cli-sim-json = Écrire un objet JSON.
cli-sim-jsonl = Écrire dans un fichier une ligne de JSON par partie.
cli-sim-csv = Écrire dans un fichier un tableau, une ligne par partie.
sim-stopped = Arrêt par Ctrl-C après { $done } parties sur { $games }.
sim-title = { $player } joue { $rules }
sim-games = parties
sim-wins = victoires
sim-win-rate = taux de victoire
sim-interval = intervalle à 95 %
sim-from-to = de { $low } à { $high }
sim-doors = Portes à la fin
sim-on-average = { NUMBER($doors, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne
sim-turns = tours
sim-decisions = décisions
sim-cpu = temps de calcul
sim-wall = temps écoulé
sim-cpu-time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s en { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}
sim-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
sim-speed = vitesse
sim-a-second = { NUMBER($games, maximumFractionDigits: 0) } parties par seconde de calcul ({ $engine ->
    [compiled] compilé
   *[interpreted] interprété
})
sim-seed = graine
sim-checksum = somme de contrôle
sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-number = { NUMBER($n) }
cli-match = Faire jouer deux joueurs avec les mêmes pioches : qui gagne plus, avec un intervalle et une règle d’arrêt. Ctrl-C montre ce qui a été joué.
cli-match-first = Un joueur, par exemple strong.
cli-match-second = Un autre, par exemple heuristic.
cli-match-rules = Les règles, comme solo ou duo+towers.
cli-match-games = Au plus tant de parties pour chacun.
cli-match-seed = Quelle série : ses pioches ne sont qu’à elle.
cli-match-jobs = Le nombre de processus.
cli-match-margin = De combien le premier doit gagner plus pour que le test le dise, en part des parties.
cli-match-json = Écrire un objet JSON.
match-stopped = Arrêt par Ctrl-C après { $done } pioches sur { $games }.
match-decks = pioches
match-title = { $first } et { $second }, { $rules } : { NUMBER($pairs) } pioches chacun
match-won = { $player } gagne { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-difference = différence { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, intervalle à 95 % de { $low } à { $high }
match-first = Le test dit : { $first } gagne plus, d’environ { NUMBER($margin, style: "percent") } ou davantage.
match-not-first = Le test dit : { $first } ne gagne pas { NUMBER($margin, style: "percent") } de plus.
match-second = Le test dit : { $second } gagne plus.
match-open = Le test n’a pas encore de réponse : il faut plus de parties.
