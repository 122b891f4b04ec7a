# Ce qui peut mal se passer au terminal et sur un serveur. Les arguments doivent rester.

## Options, fichiers, bases de données

terminal-backup-there = { $file } existe déjà ; une sauvegarde écrit un nouveau fichier
terminal-base-path = un chemin de base ressemble à { $example }, pas à « { $text } »
terminal-choice = Il n’y a pas de choix { $number } ; les choix vont de 1 à { $last }.
terminal-config = impossible de lire { $file } : { $why }
terminal-config-word = { $file } : il n’y a pas de réglage { $word }
terminal-damaged = la base de données { $database } est endommagée ; remettez une sauvegarde à sa place : onirim restore
terminal-database-form = une base de données est sqlite:///FICHIER ou postgresql://…
terminal-file-there = { $path } existe déjà ; --save écrit un nouveau fichier
terminal-fixed-deal = --fixed-deal ne sert qu’aux tests : il faut { $variable }=1
terminal-folder = on ne peut pas écrire dans le dossier { $folder } : { $why }
terminal-for-two = --names et --partner sont pour deux joueurs : ajoutez --rules duo
terminal-in-use = un autre serveur onirim utilise déjà { $file }
terminal-join = --join prend une invitation, comme https://…/#/join/CODE ou son code, pas « { $text } »
terminal-join-alone = à une table sur un serveur, cela ne dit rien : enlevez { $options }
terminal-invite = --invite est pour deux joueurs : enlevez --rules, ou ajoutez duo
terminal-language = il n’y a pas de langue « { $word } » ; il y a : { $known }
terminal-rate-limit = --rate-limit est un nombre à partir de 0 (aucune limite)
terminal-listen = impossible d’écouter sur { $address } : { $why }
terminal-names = --names attend deux noms différents d’au plus { $limit } lettres, comme { $example }, pas « { $text } »
terminal-newer = la base de données { $database } a été écrite par une version plus récente d’onirim (migration { $revision } ; celle-ci connaît { $known })
terminal-no-database = { $database } n’est pas une base de données d’Onirim
terminal-no-file = impossible d’écrire { $path } : { $why }
terminal-no-folder = il n’y a pas de dossier { $path } où enregistrer
terminal-no-games = il n’y a pas de parties dans { $database }
terminal-no-page = il n’y a ni page ni règle « { $word } » ; les pages sont : { $known }
terminal-no-port = { $port } n’est pas un port
terminal-no-server = aucun serveur ne répond à { $url }
terminal-nothing = il n’y a ni partie ni personne { $name }
terminal-player-jobs = { $player } ne peut pas être envoyé à d’autres processus : nommez-le package.module:Name
terminal-number = --{ $option } est un nombre de { $low } à { $high }, pas { $value }
terminal-older = la base de données { $database } a été écrite par une version plus ancienne d’onirim ; sauvegardez-la, arrêtez ses serveurs et lancez onirim migrate
terminal-outdated = la base de données { $database } est trop ancienne pour être migrée ; gardez-la pour une version plus ancienne d’onirim et prenez une nouvelle base, vide
terminal-one-worker = un fichier SQLite a un seul processus : --workers demande PostgreSQL
terminal-pg-dump = une base PostgreSQL se sauvegarde avec pg_dump
terminal-pg-restore = une base PostgreSQL se restaure avec pg_restore
terminal-port-in-use = { $address } est déjà utilisé ; choisissez-en un autre avec --port
terminal-real-cards = de vraies cartes n’ont pas de graine : laissez --seed et --fair de côté
terminal-two-outputs = une seule des options { $options } peut écrire sur la sortie standard
terminal-unreachable = la base de données { $database } est hors d’atteinte : { $why }
terminal-workers = --workers est un nombre à partir de 1
