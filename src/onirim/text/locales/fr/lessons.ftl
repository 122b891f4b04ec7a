# Leçons sur les modules : ce qui est dit avant chaque étape.

tutorial-crossroads-play = Deux cartes rouges finissent votre labyrinthe. Un Carrefour a toutes les couleurs : jouez le Carrefour Soleil comme troisième rouge.
tutorial-crossroads-door = Il compte comme rouge, et une Porte rouge est à vous. Prenez-la.
tutorial-crossroads-escape = Une Impasse ne se joue pas et ne se défausse pas. Fuyez : c’est votre action, et toute la main part avec elles.
tutorial-crossroads-done = Une nouvelle main, et les Impasses sont parties avec l’ancienne. Employez vos Clés avant de fuir !

tutorial-glyphs-discard = Un Glyphe est un quatrième symbole. Défaussez-le pour une incantation : les cinq prochaines cartes sont révélées.
tutorial-glyphs-door = Une Porte verte est parmi elles, et aucune Clé n’est nécessaire : prenez-la.
tutorial-glyphs-done = Les quatre autres sont allées sous la pioche. Avec les Glyphes il y a douze Portes, trois par couleur.

tutorial-incubus-charge = Chargez le Petit Incube : c’est votre action. Une carte va sous lui, puis le prix d’un Cauchemar est dû.
tutorial-incubus-price = Voici le prix, sans aucun Cauchemar. Donnez la Clé rouge.
tutorial-incubus-cancel = En voilà un vrai ! Il est chargé : laissez-le l’avaler.
tutorial-incubus-done = Le Cauchemar n’a rien fait, et l’Incube n’est plus chargé. Rechargez-le quand une Clé est facile à donner.

tutorial-oniverse-play = Jouez le Soleil rouge, et voyez qui vient à vous.
tutorial-oniverse-rally = Un Miroir, un des Habitants. Ralliez-le : le Soleil brun est un juste prix.
tutorial-oniverse-mirror = Un Cauchemar ! Touchez le Miroir : il l’envoie dans les Limbes, et vous ne payez rien.
tutorial-oniverse-done = Chaque Habitant aide une fois. Et n’oubliez pas : pour gagner, il faut aussi la Porte de l’Onivers.

tutorial-dreamcatchers-series = Une Porte rouge pend au deuxième Attrape-rêves. Achevez votre série rouge avec le Soleil rouge.
tutorial-dreamcatchers-take = Prenez la Porte sur l’Attrape-rêves : on ne fouille pas la pioche.
tutorial-dreamcatchers-full = Vous avez pioché un Rêve perdu, et le dernier Attrape-rêves libre l’a retenu. Tous sont pleins, et ils tremblent. Jouez la Lune bleue.
tutorial-dreamcatchers-torn = Une Porte est tombée dans les Limbes sans trouver de place : surcharge. Un Attrape-rêves est déchiré pour de bon, et tout ce qui était pris est dans la pioche. Un Livre de secours aurait fait de la place à temps.

tutorial-towers-first = Les Tours ont leur propre rangée. Prenez la Tour rouge et bâtissez-la.
tutorial-towers-second = Les côtés qui se touchent ne doivent pas montrer le même symbole. La Tour verte va à droite.
tutorial-towers-nightmare = Un Cauchemar. Payez avec la Clé rouge, mais il veut plus encore…
tutorial-towers-false = Il ébranle vos Tours. Gardez-les par une fausse destruction : le Cauchemar part alors dans les Limbes et reviendra.
tutorial-towers-done = Quatre voisines de quatre couleurs, et les Cauchemars ne les touchent plus. Il les faut pour gagner.

tutorial-book-series = Le Livre veut les Portes dans son ordre, et le premier Objectif est vert. Jouez la Clé verte, troisième carte verte.
tutorial-book-door = C’est le tour de la Porte verte : prenez-la.
tutorial-book-planning = Le rouge vient ensuite, mais supposons que vous préfériez le bleu. Maintenez la Planification parallèle, ou touchez-la deux fois : sept cartes défaussées la paient, pour de bon.
tutorial-book-pay = Marquez les sept cartes et confirmez.
tutorial-book-goals = Marquez le deuxième et le troisième Objectif : ils changent de place.
tutorial-book-done = Le bleu vient maintenant. Il y a deux autres sortilèges, dont un contre les Cauchemars : les vieilles cartes valent quelque chose.

tutorial-premonitions-play = La Prémonition « vert » guette votre deuxième Porte verte. Jouez le Soleil rouge.
tutorial-premonitions-open = La voici. Ouvrez-la avec la Clé verte, et voyez ce qui s’éveille.
tutorial-premonitions-happy = Elle a frappé : un Cauchemar est revenu de la défausse. Mais voici un Rêve heureux. Qu’il écarte une Prémonition.
tutorial-premonitions-avert = Choisissez celle qui prendrait deux Clés.
tutorial-premonitions-done = Écartée pour de bon. Avant d’acquérir une Porte, regardez quelle Prémonition la guette.

lesson-of = Leçon : { $module }
lesson-play = Jouer avec : une donne clémente
lesson-again = Encore une fois
lesson-other = Choisir une autre nuit
lesson-none = Il n’y a pas de leçon là-dessus.

tutorial-partner = Basile
tutorial-duo-signal = Deux promeneurs des rêves : trois cartes chacun, et deux cartes communes pour les deux. On ne parle pas, mais une fois par tour on peut donner un signal. Dites à Basile que vous travaillez au rouge.
tutorial-duo-play = Votre signal reste sur votre rangée, visible pour les deux. Jouez maintenant votre Soleil rouge dans votre propre rangée.
tutorial-duo-shared = Basile a commencé en bleu, dans sa rangée. Les cartes communes au liseré d’argent sont aussi dans votre main : jouez la Lune rouge.
tutorial-duo-left = Basile a signalé le bleu. Et il a vu votre signal : il a défaussé une carte, il a donc pu en échanger une. Son Soleil rouge est maintenant parmi les cartes communes, pour vous. Jouez-le.
tutorial-duo-door = Trois rouges : cette Porte n’est qu’à vous. Basile a besoin de sa propre Porte rouge.
tutorial-duo-discard = Basile a deux cartes bleues, et vous tenez un Soleil bleu. Défaussez le Soleil vert pour pouvoir échanger.
tutorial-duo-exchange = Posez le Soleil bleu sur la Lune brune : elles changent de place, et Basile pourra le jouer.
tutorial-duo-done = Basile a pris votre Soleil bleu et ouvert sa Porte bleue. Vous gagnez ensemble : chacun a besoin d’une Porte de chaque couleur avant que la pioche soit vide.
lesson-together = Jouer à deux
