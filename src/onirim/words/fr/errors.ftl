# Ce qui peut mal se passer. L’anglais dit mot pour mot les phrases du programme ; ici seuls les
# arguments doivent rester.

## Règles choisies, options et fichiers

error-mode-near = « { $word } » n’est pas un mode ; vouliez-vous dire « { $near } » ?
error-mode = « { $word } » n’est pas un mode ; on attend l’un de ceux-ci : { $known }
error-house-near = « { $word } » n’est pas une règle maison ; vouliez-vous dire « { $near } » ?
error-house = « { $word } » n’est pas une règle maison ; on attend l’une de celles-ci : { $known }
error-twice = { $item } est écrit deux fois dans « { $text } »
error-module-near = « { $word } » n’est ni un module ni une règle maison ; vouliez-vous dire « { $near } » ?
error-module = « { $word } » n’est ni un module ni une règle maison ; on attend l’un de ceux-ci : { $known }
error-module-option-near = « { $word } » n’est pas une option de { $module } ; vouliez-vous dire « { $near } » ?
error-module-option = « { $word } » n’est pas une option de { $module } ; on attend l’une de celles-ci : { $known }
error-written-twice = { $item } est écrit deux fois
error-house-needs = la règle maison { $switch } demande { $needed }
error-presets = { $one } et { $other } sont deux réglages tout faits : choisissez-en un
error-seed = une graine est un nombre de 0 à { $limit }, pas { $seed }
error-player = il n’y a pas de joueur « { $name } » ; il y a : { $known }
error-option = --{ $option } est un nombre de { $low } à { $high }, pas { $value }
error-names = --names attend deux noms différents d’au plus { $limit } lettres, comme "Ann,Ben", pas « { $text } »
error-for-two = --names et --partner sont pour deux joueurs : ajoutez --rules duo
error-real-cards = de vraies cartes n’ont pas de graine : laissez --seed et --fair de côté
error-file-there = { $path } existe déjà ; --save écrit un nouveau fichier
error-no-folder = il n’y a pas de dossier { $path } où enregistrer
error-language = il n’y a pas de langue « { $word } » ; il y a : { $known }
error-no-page = il n’y a ni page ni règle « { $word } » ; les pages sont : { $known }

## Reprendre un coup

error-undo-nothing = rien n’a encore été joué
error-undo-partner = le dernier coup est celui de votre partenaire
error-undo-card = une carte que personne ne connaissait est venue
error-undo-shown = une carte que votre partenaire ne connaissait pas a été montrée
error-undo-cards = des cartes ont été montrées
error-undo-deck = vous avez vu ce que contient la pioche

## Enregistrements

record-in-turn = tour { $turn } : { $reason }
record-bytes = un enregistrement a au plus { $limit } octets, celui-ci en a davantage
record-utf8 = ce n’est pas du texte UTF-8
record-words = un enregistrement a au plus { $limit } mots
record-header-long = un en-tête a au plus { $limit } caractères, pas { $length }
record-header-name-long = le nom d’un en-tête a au plus { $limit } caractères, pas { $length }
record-comment-long = un commentaire a au plus { $limit } caractères, pas { $length }
record-word-long = un mot a au plus { $limit } caractères, pas { $length }
record-comment-open = ce commentaire n’est jamais fermé par « {"}"} »
record-header-form = un en-tête s’écrit [Nom "valeur"] sur une ligne
record-stray = « { $text } » n’a rien à faire ici
record-long = un enregistrement a au plus { $limit } caractères
record-line-long = une ligne a au plus { $limit } caractères
record-character = le caractère « { $text } » n’est pas permis
record-cut-off = l’enregistrement est tronqué : il doit finir par { $won }, { $lost } ou { $unfinished }
record-header-late = les en-têtes viennent avant tout le reste
record-header-twice = l’en-tête { $header } est écrit deux fois
record-headers = un enregistrement a au plus { $limit } en-têtes
record-other-game = c’est un enregistrement de « { $game } », pas de { $ours }
record-header-missing = l’en-tête { $header } manque
record-turn-empty = ce tour est vide
record-no-cards = ?({ $text }) ne nomme pas de cartes : ?(Rs Nm)
record-no-card = « { $text } » n’est pas une carte : =Rs
record-before = « { $text } » se trouve avant le premier tour, 0.
record-behind = « { $text } » se trouve après la fin de la partie
record-result = le résultat est won, lost ou *, pas « { $text } »
record-seed = une partie inachevée ne dit pas sa graine (SeedOpen : tous la connaissent)
record-of-seat = c’est l’enregistrement d’un seul joueur : on peut le lire, pas le rejouer
record-begin = un enregistrement commence par le tour 0, la mise en place
record-turn-begin = un tour commence par une action
record-no-action = « { $text } » n’est pas une action de { $rules }
record-not-possible = { $text } n’est pas possible ici ; possible : { $possible }
record-over = { $text } n’est pas possible ici : la partie est finie
record-turn-of = { $text } appartient au tour { $turn }
record-other-card = l’enregistrement dit { $said }, mais c’est { $true } qui vient ici
record-no-more = aucune carte ne vient plus ici, mais l’enregistrement dit { $said }
record-left-out = l’enregistrement oublie { $card }
record-end = l’enregistrement dit la partie { $said ->
    [won] gagnée
    [lost] perdue
   *[going-on] en cours
}, mais elle est { $true ->
    [won] gagnée
    [lost] perdue
   *[going-on] en cours
}
record-end-version = l’enregistrement dit la partie { $said ->
    [won] gagnée
    [lost] perdue
   *[going-on] en cours
}, mais elle est { $true ->
    [won] gagnée
    [lost] perdue
   *[going-on] en cours
} (écrit avec la version { $version } des règles)
record-card-missing = une carte vient ici de la pioche, mais l’enregistrement n’en nomme pas
record-foreign-card = { $card } n’est pas une carte de { $rules }
record-card-gone = { $card } ne peut pas venir : il n’en reste plus dans la partie inconnue de la pioche
record-line-unwritable = la ligne { $text }… est trop longue pour être écrite
record-no-deal = une partie commencée à partir d’une position n’a pas d’enregistrement : on ignore sa donne
