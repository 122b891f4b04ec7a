# Le jeu en mots dans le terminal : la table, les questions, l’aide.

welcome = Onirim, un jeu de cartes et de rêves de Shadi Torbey. Ceci est une création de fan, non officielle.
    { $players ->
        [one] Vous gagnez quand toutes les Portes sont ouvertes devant vous.
       *[two] Vous gagnez ensemble quand chacun a une Porte de chaque couleur.
    }
    Vous perdez quand il faut piocher une carte et que la pioche est vide.
    Tapez ? pour obtenir de l’aide.
playing = Règles : { $rules }.

## La table

table-turn = { $whose ->
    [alone] Tour { $turn }.
   *[named] Tour { $turn }, { $name }.
}{" "}{ $deck ->
    [one] { $deck } carte dans la pioche.
   *[other] { $deck } cartes dans la pioche.
}
table-hand = Main : { CARDS($cards) }.
table-hand-two = { COUNT($cards) ->
    [0] Réserve commune : { CARDS($shared) }.
   *[other] Votre main : { CARDS($cards) } ; réserve commune : { CARDS($shared) }.
}
table-hand-of = Main { ELIDE("de", $name) } : { $cards }.
unknown-cards = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
}
table-row = { $whose ->
    [alone] Labyrinthe
    [you] Votre labyrinthe
   *[other] Labyrinthe { ELIDE("de", $name) }
} : { $hidden ->
    [0] { CARDS($cards) }.
   *[other] { $n } cartes, les dernières : { CARDS($cards) }.
}
table-series = Série : { $n } sur 3, { COLOUR($colour, form: "fem") }.
table-doors = Portes : { $doors } sur { $all }. { UP($list) }.
part-colour = { COLOUR($colour, form: "fem") }
progress-part = { $what } { $n }/{ $m }
progress-parts = { $what }. { UP($list) }.
table-doors-two = Portes : { $doors } sur { $all }. { $mine } ; { $theirs }.
doors-of = { $name } : { $list }
no-doors = aucune
you = Vous
summary = Portes : { $doors } sur { $all }. Tours : { $turns }.
shown-discard = { $n ->
    [one] Défausse, { $n } carte : { CARDS($cards) }.
   *[other] Défausse, { $n } cartes : { CARDS($cards) }.
}
known-top = Connues sur la pioche, la prochaine d’abord : { CARDS($cards) }.
known-to-partner = { $n ->
    [one] { $name } connaît la prochaine carte de la pioche.
   *[other] { $name } connaît les { $n } prochaines cartes de la pioche.
}
next-card = Prochaine carte : { $odds }.
chance-location = Lieu { $n }/{ $m } ({ $percent })
chance-door = Porte { $n }/{ $m } ({ $percent })
chance-dream = Songe { $n }/{ $m } ({ $percent })
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-of-unknown = { $known ->
    [0] La prochaine carte est l’une de ces { $m } :
    [one] Après la carte connue, la prochaine est l’une de ces { $m } :
   *[other] Après les { $known } cartes connues, la prochaine est l’une de ces { $m } :
}
odds-of-two = { $m } cartes dont vous ignorez la place : dans la pioche ou dans la main { ELIDE("de", $name) }. Parmi elles :
odds-beside-sets = { $m } cartes dont vous ignorez la place : dans la pioche ou dans la main { ELIDE("de", $name) }. Combien de chacune, et sa chance de venir ensuite :
deck-empty = La pioche est vide.
nothing-unknown = Il n’y a rien d’inconnu dans la pioche.
unwinnable = Cette partie ne peut plus être gagnée : une carte nécessaire est perdue pour de bon. Vous pouvez continuer.
last-signal = { $who ->
    [you] Votre dernier signal : { $words }.
   *[other] Dernier signal { ELIDE("de", $name) } : { $words }.
}
beware = Attention : { $text }
choice-price = prix : { $price }
choice-unwinnable = la partie ne pourra plus être gagnée
no-powers = Vous n’avez pas de pouvoir particulier en ce moment.
power-of-card = { UP(CARDS($card)) }. { $about }
power-usable = { UP($name) }{ of-price }. Utilisable maintenant.
power-missing = { UP($name) }{ of-price }. Pas maintenant : { $why }
of-price = { $price ->
    [none] {""}
   *[other] {" "}(prix : { $price })
}

## Questions

prompt = Votre choix :
prompt-for = { $name }, votre choix :
curtain-clear = { $before }, appuyez sur Entrée pour cacher cet écran :
curtain = { $name }, appuyez sur Entrée quand { $before } ne regarde plus :
go-on = Appuyez sur Entrée pour voir la table :
since = Ce qui s’est passé, { $name } :
next-player = C’est au tour { ELIDE("de", $name) }.
another-game = Une autre partie ? (oui ou non) :
typed-yes = oui, o
typed-no = non, n
yes-or-no = Tapez oui ou non, s’il vous plaît.
goodbye = Bonne nuit.
end-of-input = Il n’y a plus rien à lire, la partie s’arrête donc ici. Bonne nuit.
stopped = Arrêt par Ctrl-C. Bonne nuit.

not-understood = Je ne comprends pas « { $text } ». Tapez un numéro ou un code, ou ? pour l’aide.
not-possible = « { $text } » n’est pas possible : { $why }
not-offered = « { $text } » n’est pas possible maintenant. Tapez table pour revoir les choix.
may-mean = « { $text } » peut vouloir dire { $options }. Lequel ?
why = Règle { $rule } : { $sentence }
asked-by = { $module } : { $about }
is-possible = C’est possible : { $what }.
no-undo = Ce coup ne peut pas être repris : { $why }.
try-practice = Tapez d’abord « entraînement », et ce sera possible ; l’enregistrement le dira.
practice-now = Cette partie est maintenant un entraînement : tout peut être repris, et l’enregistrement le dit.
practice-already = Cette partie est déjà un entraînement.

## Pioches et enregistrements

fresh-deck = Une pioche toute neuve.
own-deck = Votre propre pioche.
seed-deck = { $common ->
    [yes] La pioche { $seed }, la même pour tous.
   *[no] La pioche de la graine { $seed }.
}
resumed-game = La partie de { $path }, suite.
position-game = Une partie à partir d’une position.
real-cards = Vos propres cartes. Mélangez la pioche ; on vous demandera les cartes qui viennent.
which-card = Quelle carte est venue ?
which-in-deck = Vous fouillez la pioche. Quel Habitant y trouvez-vous ?
real-card-help = Tapez le code de la carte venue de votre pioche, ou quitter.
    { $legend }
    Pas encore vues : { $cards }.
cannot-come = « { $text } » ne peut pas venir maintenant. Tapez ? pour l’aide.
saved = L’enregistrement est dans { $path }.
not-saved = L’enregistrement n’a pas pu être écrit dans { $path } : { $why }.
nothing-to-save = Aucune carte n’a été distribuée : il n’y a rien à enregistrer.
replay-prompt = Entrée : tour suivant, b : retour, un numéro : ce tour, q : quitter.
replay-no-turn = Il n’y a pas de tour { $text } ; les tours vont de { $first } à { $last }.
replay-end = L’enregistrement s’arrête ici.
replay-turn = Tour { $label } : { $notation }
replay-setup = Mise en place : { $notation }
replay-comment = Commentaire : { $words }
replay-position = Position : { $position }
replay-date = { DATETIME($date, dateStyle: "long") }
replay-players = Partie jouée par { $names } : { $rules }.

## Aide

help-game = Le jeu
help-game-text = Vous traversez des pièces : des cartes rouges, bleues, vertes et brunes qui montrent un Soleil, une Lune ou une Clé. À chaque tour, vous jouez une carte au bout de votre labyrinthe ou vous en défaussez une. Puis votre main est complétée à cinq cartes.
    Deux voisines dans le labyrinthe ne montrent jamais le même symbole. Les couleurs sont libres.
    Trois cartes d’une même couleur côte à côte forment une série : elle vous permet de prendre dans la pioche une Porte de cette couleur. La quatrième carte commence une nouvelle série. Défausser une carte n’interrompt pas une série.
    Une Porte que vous piochez s’ouvre si vous défaussez une Clé de sa couleur ; sinon elle part dans les Limbes.
    Un Cauchemar que vous piochez vous coûte une Clé, une Porte, cinq cartes de la pioche ou toute votre main.
    Défausser une Clé donne une Prophétie : regardez les cinq prochaines cartes, défaussez-en une et remettez les autres dans l’ordre de votre choix. C’est le meilleur moment pour se défaire d’un Cauchemar.
    Les Limbes gardent les cartes qui retournent dans la pioche à la fin du tour.
help-two = Deux joueurs
help-two-text = Vous gagnez ensemble : il faut à chacun une Porte de chacune des quatre couleurs. Vous perdez ensemble quand il faut piocher et que la pioche est vide.
    Chacun a trois cartes dans sa réserve privée, et deux cartes forment la réserve commune. À votre tour, ces cinq cartes sont votre main : vous pouvez vous servir de chacune. Chacun a son labyrinthe et ses Portes ; la pioche, la défausse et les Limbes sont communs.
    Au début, huit cartes sont étalées : vous en prenez trois chacun, à tour de rôle ; les deux dernières restent.
    Quand vous défaussez une carte à votre tour, vous pouvez échanger une de vos cartes contre une carte de la réserve commune. La réserve privée est complétée avant la réserve commune.
    Personne ne voit la réserve privée de l’autre, sauf en logistique pure ; ce qui a été vu au moment d’être pris reste connu.
    Une carte de la réserve commune a un code comme play:Rs/shared ; play shared rs convient aussi.
help-typing = Ce que vous pouvez taper
legend = { $colours } ; { $symbols } ; { $others }.
legend-entry = { $code } { $name }
typed-number = un numéro
    .help = le choix de ce numéro
typed-code = un code
    .help = comme play:Rs ; p:Rs et play rs conviennent aussi, de même que les mots des enregistrements : Rs joue une carte, xRs la défausse.
command-table = table
    .help = tout ce qui est sur la table, et les choix à nouveau
command-progress = progrès, but
    .help = où en est la victoire, et ce qui menace
command-powers = pouvoirs
    .help = les pouvoirs particuliers, leur prix et ce qui manque
command-odds = chances
    .help = ce qui reste dans la pioche, et la chance de chaque carte
command-discard = défausse
    .help = la défausse
command-rule = règle
    .help = pourquoi on vous demande cela, et d’après quelle règle
command-why = pourquoi
    .help = avec une action, comme pourquoi play:Rs : pourquoi elle n’est pas possible
command-position = position
    .help = cette position en une ligne, pour un rapport ou pour quelqu’un
command-undo = reprendre
    .help = reprendre votre dernier coup, tant qu’aucune carte inconnue n’est venue
command-practice = entraînement
    .help = faire de cette partie un entraînement : tout peut être repris, aussi ce qu’un ordinateur a joué depuis
command-computer = ordinateur
    .help = quand votre partenaire est absent : laisser un ordinateur jouer à sa place ; ordinateur mind dit lequel
command-help = aide, ?
    .help = cette aide
command-quit = quitter, q
    .help = quitter la partie
command-back = retour, b

## À la table de quelqu’un

join-playing = Vous jouez avec { $name } : { $rules }.
join-alone = Vous jouez : { $rules }.
join-watching = Vous regardez. { $names } jouent : { $rules }.
join-here = { $name } est là.
join-away = { $name } est absent.
join-sit-in = Tapez « ordinateur » pour qu’un ordinateur joue à la place de { $name }.
join-server-silent = Le serveur ne répond pas. On l’attend ; Ctrl-C quitte la partie.
join-server-back = Le serveur répond de nouveau.
join-not-yet = { $name } choisit encore. Vous pouvez taper ordinateur, table, quitter ou ?.
join-practice-off = Pas d’entraînement : la partie compte telle quelle.
join-practice-asked = Vous avez demandé un entraînement ; { $name } doit être d’accord.
join-practice-offered = { $name } voudrait que cette partie soit un entraînement. Tapez entraînement pour accepter.
join-practice-on = Cette partie est maintenant un entraînement : tout peut être repris, et l’enregistrement le dit.
invite-link = Votre ami prend place ici : { $link }
join-computer = Un ordinateur, { $computer }, joue pour { $name }.
join-waits = { $name } choisit…
not-done = Pas fait : { $why }.
