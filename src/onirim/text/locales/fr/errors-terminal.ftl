# Ce qui peut mal se passer au terminal et sur un serveur. Les arguments doivent rester.

## Options, fichiers, bases de données

terminal-base-path = un chemin de base ressemble à { $example }, pas à « { $text } »
terminal-call = { $why }
terminal-choice = Il n’y a pas de choix { $number } ; les choix vont de 1 à { $last }.
terminal-config = impossible de lire { $file } : { $why }
terminal-config-word = { $file } : il n’y a pas de réglage { $word }
terminal-damaged = la base de données { $database } est endommagée ; remettez une sauvegarde à sa place : onirim admin restore
terminal-database-form = une base de données est sqlite:///FICHIER ou postgresql://…
terminal-file-there = { $path } existe déjà
terminal-fixed-deal = --fixed-deal ne sert qu’aux tests : il faut { $variable }=1
terminal-folder = on ne peut pas écrire dans le dossier { $folder } : { $why }
terminal-for-two = --names et --partner sont pour deux joueurs : ajoutez --rules duo
terminal-in-use = un autre serveur onirim utilise déjà { $file }
terminal-invite = --invite est pour deux joueurs : enlevez --rules, ou ajoutez duo
terminal-join = --join prend une invitation, comme https://…/#/join/CODE ou son code, pas « { $text } »
terminal-join-alone = à une table sur un serveur, cela ne dit rien : enlevez { $options }
terminal-language = il n’y a pas de langue « { $word } » ; il y a : { $known }
terminal-left-over = argument inattendu « { $text } »
terminal-listen = impossible d’écouter sur { $address } : { $why }
terminal-missing = il manque { $name } ; voir { $help }
terminal-names = --names attend deux noms différents d’au plus { $limit } lettres, comme { $example }, pas « { $text } »
terminal-needs-value = { $name } demande une valeur
terminal-newer = la base de données { $database } a été écrite par une version plus récente d’onirim (migration { $revision } ; celle-ci connaît { $known })
terminal-no-command = il n’y a pas de commande « { $name } » ; { $hint }
terminal-no-database = { $database } n’est pas une base de données d’Onirim
terminal-no-file = impossible d’écrire { $path } : { $why }
terminal-no-folder = il n’y a pas de dossier { $path } où enregistrer
terminal-no-games = il n’y a pas de parties dans { $database }
terminal-no-number = { $name } est un nombre, et non « { $value } »
terminal-no-option = il n’y a pas d’option { $name } ; { $hint }
terminal-no-page = il n’y a ni page ni règle « { $word } » ; les pages sont : { $known }
terminal-no-port = { $port } n’est pas un port
terminal-no-server = aucun serveur ne répond à { $url }
terminal-no-value = { $name } ne prend pas de valeur
terminal-nothing = il n’y a ni partie ni personne { $name }
terminal-number-from = { $name } est un nombre à partir de { $low }, et non { $value }
terminal-older = la base de données { $database } a été écrite par une version plus ancienne d’onirim ; sauvegardez-la, arrêtez ses serveurs et lancez onirim admin migrate
terminal-one-deck = { $options } désignent des pioches différentes : choisissez-en une
terminal-one-of = { $name } est l’un de { $known }, et non « { $value } »
terminal-one-worker = un fichier SQLite a un seul processus : --workers demande PostgreSQL
terminal-outdated = la base de données { $database } est trop ancienne pour être migrée ; gardez-la pour une version plus ancienne d’onirim et prenez une nouvelle base, vide
terminal-pg-dump = une base PostgreSQL se sauvegarde avec pg_dump
terminal-pg-restore = une base PostgreSQL se restaure avec pg_restore
terminal-player-jobs = { $player } ne peut pas être envoyé à d’autres processus : nommez-le package.module:Name
terminal-port-in-use = { $address } est déjà utilisé ; choisissez-en un autre avec --port
terminal-see-help = voir { $help }
terminal-two-outputs = une seule des options { $options } peut écrire sur la sortie standard
terminal-unreachable = la base de données { $database } est hors d’atteinte : { $why }
terminal-unreadable = impossible de lire { $path } : { $why }
