# Aide sur les règles d’un module, un message par numéro : §N.N.N est rule-N-N-N.

rule-B21 = Ce qui vaut pour une Porte défaussée vaut pour toute carte indispensable à la victoire : la Porte de l’Onivers, les Rêves perdus. Pour la dernière Tour d’une couleur, il y a un avertissement.
rule-12-1 = Toutes les extensions se combinent librement. Les conditions de victoire s’ajoutent, et toutes les défaites comptent.
rule-12-2 = Les Songes sont les Cauchemars, Rêves heureux, Rêves perdus et Habitants. Les Lieux sont toutes les cartes qui restent en main. Ce qu’on garde sur la table est une relique.
rule-12-3 = L’ordre pour acquérir une Porte : payer, prendre la Porte, Livre et règle des doubles, victoire, le reste de l’effet et son mélange, Prémonitions, puis la suite.
rule-12-4 = L’ordre d’un Cauchemar : l’occasion de l’annuler, son prix, la perte d’une Tour, la victoire, puis il est défaussé.
rule-12-5 = Les Attrape-rêves attrapent tout ce qui est dans les Limbes à la fin du tour, même un Cauchemar.
rule-12-6 = Un tableau dit pour chaque carte ce qui lui arrive où : piochée, révélée, jouée, défaussée, donnée, gardée.
rule-13-3 = Chaque Songe a sa propre règle. Seuls les Cauchemars ont les quatre prix.
rule-13-20 = Une main entièrement nouvelle garde tous les Lieux, même les Tours.
rule-15-1 = Au début du tour, vous pouvez utiliser avant votre action sortilèges, Livres de secours et Habitants libres, dont l’Oiseau-marteau.
rule-15-3 = Avant chaque pioche, vous pouvez lancer des sortilèges et utiliser les Habitants libres, dont l’Oiseau-marteau, s’il y a de quoi.
rule-15-4 = Quand un Cauchemar est pioché, la Punition puissante, le Miroir et le Petit Incube peuvent l’annuler ; les autres sortilèges peuvent aussi être lancés.
rule-15-5 = Quand une série est complète, ou qu’une Porte piochée peut s’ouvrir, le Chaos chromatique et deux des sortilèges servent avant votre décision.
rule-15-6 = « Avant une pioche » veut dire juste avant chaque carte qui complète votre main, tant que la pioche en contient. Pas pendant une main entièrement nouvelle.
rule-15-7 = Aucun pouvoir ne sert pendant qu’on regarde, révèle, range ou paie des cartes, ou qu’on pioche une main entière.
