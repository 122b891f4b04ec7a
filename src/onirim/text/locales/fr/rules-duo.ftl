# Aide sur les règles d’un module, un message par numéro : §N.N.N est rule-N-N-N.

rule-2-1-1 = Huit Lieux sont étalés. À tour de rôle, chacun en prend un jusqu’à en avoir trois ; les deux derniers restent entre vous comme réserve commune.
rule-2-1-2 = À votre tour, votre main se compose de vos trois cartes privées et des deux cartes communes.
rule-2-1-3 = Chaque joueur a son labyrinthe et ses Portes, et ne joue que chez lui. La pioche, la défausse et les Limbes sont communs.
rule-2-1-4 = Quand vous défaussez une carte comme action, vous pouvez aussitôt échanger une carte privée contre une carte commune.
rule-2-1-5 = Chaque réserve est complétée à sa taille, la privée d’abord, puis la commune. Les Portes et les Songes qui viennent sont traités par le joueur dont c’est le tour.
rule-2-1-6 = Un Cauchemar payé de toute la main prend les deux réserves. On pioche ensuite trois cartes privées, puis deux communes.
rule-2-1-7 = Vous gagnez ensemble quand chacun a une Porte de chacune des quatre couleurs. Celui qui les a toutes continue à jouer.
rule-2-1-8 = Vous perdez ensemble, comme dans le jeu à un joueur : il faut piocher une carte, et la pioche est vide.
rule-2-1-9 = Convenez avant de commencer de ce que vous vous dites : rien du tout, des signaux convenus, ou tout.
rule-T1 = Un joueur peut avoir deux Portes d’une même couleur. La seconde n’aide personne à gagner tant qu’elle est là. Une règle maison l’envoie dans les Limbes.
rule-T2 = Vous ne pouvez pas utiliser les Clés privées de votre partenaire.
rule-T3 = Un Cauchemar prend une de vos propres Portes, jamais une de celles de votre partenaire.
rule-T4 = L’échange se fait une fois, juste après la défausse et avant l’effet de la carte.
rule-T5 = Un échange demande deux cartes ; on n’échange pas avec une place vide. Si vous avez défaussé une carte commune, l’autre peut encore être échangée.
rule-T6 = Quand on complète la main, un Songe pioché est résolu, même pour la réserve commune. Seule une main entièrement nouvelle met Portes et Songes de côté.
rule-T7 = Il n’y a pas de course à la quatrième Porte : vous gagnez ensemble ou pas du tout.
rule-T8 = Toute défausse d’une seule carte comme action du tour permet l’échange. Jouer, fuir, charger, rallier ou subir un Cauchemar ne le permet pas.
rule-13-2 = Chaque joueur garde trois cartes privées, et deux sont communes.
rule-13-10 = Les deux joueurs gagnent ensemble, et non le premier à quatre Portes.
rule-13-27 = Une Porte dont personne n’a besoin ne part dans les Limbes qu’avec la règle maison.
rule-13-28 = Portes et Songes ne sont mis de côté que pendant qu’on pioche une main entière.
rule-13-29 = À deux, on joue ensemble. Il n’y a pas de compétition.
rule-13-37 = L’échange suit aussitôt la défausse, avant l’effet de la carte, et ne se fait pas plus tard.
