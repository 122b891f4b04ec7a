# Aide sur les règles d’un module, un message par numéro : §1.3.12 est rule-1-3-12.

rule-3-1 = Le Livre a huit Objectifs, deux par couleur, et trois sortilèges : la Prophétie paradoxale coûte 5 cartes, la Planification parallèle 7, la Punition puissante 10.
rule-3-2-1 = Les Objectifs sont mélangés et étalés en rangée, face visible. On lit la rangée de gauche à droite.
rule-3-2-2 = Les Portes s’acquièrent dans l’ordre des Objectifs. Celle qui correspond au premier Objectif visible à gauche reste, et l’Objectif est retourné ; toute autre part dans les Limbes.
rule-3-2-3 = L’ordre vaut pour toutes les façons d’acquérir une Porte : série, Clé, incantation, habitant.
rule-3-2-4 = Si vous perdez une Porte acquise, son Objectif redevient visible. La prochaine Porte est toujours celle du premier Objectif visible à gauche.
rule-3-2-5 = On paie un sortilège en retirant de la défausse autant de cartes de son choix, définitivement hors du jeu.
rule-3-2-6 = Le nombre de sortilèges n’est pas limité, et chacun peut être relancé, à certains moments de votre tour.
rule-3-2-7 = On gagne comme d’habitude, avec toutes les Portes ; les Objectifs ont veillé à leur ordre.
rule-3-2-8 = Pas perdus, la variante difficile : les sortilèges coûtent 6, 9 et 12 cartes.
rule-3-2-9 = Avec les Glyphes il y a quatre Objectifs de plus, avec la Porte de l’Onivers un de plus.
rule-K1 = Vous pouvez laisser une Porte de la mauvaise couleur. L’ouvrir avec une Clé ne fait que gaspiller la Clé.
rule-K2 = Après une série d’une couleur qui n’est pas la prochaine, vous pouvez chercher quand même : la Porte part dans les Limbes, et la pioche est mélangée.
rule-K3 = L’Objectif qui redevient visible est, parmi ceux de la couleur de la Porte perdue, le plus à droite de ceux qui étaient retournés.
rule-K4 = Si plusieurs Objectifs sont redevenus visibles, le plus à gauche est le prochain.
rule-K5 = La Planification parallèle échange deux Objectifs dont au moins un est visible. Chacun garde sa face.
rule-K6 = Après la Prophétie paradoxale, vous choisissez l’ordre des cartes qui retournent sous la pioche.
rule-K7 = La Prophétie paradoxale, avec moins de cinq cartes dans la pioche, regarde ce qui s’y trouve. Il en faut au moins une.
rule-K8 = Ce numéro a été retiré ; §K12 en tient lieu.
rule-K9 = N’importe quelle carte de la défausse peut payer un sortilège, Cauchemars et habitants utilisés compris. Les sombres prémonitions n’y vont jamais.
rule-K10 = Un Cauchemar frappé d’une Punition puissante n’est pas résolu : il ne coûte donc pas de Tour non plus.
rule-K11 = À deux, la rangée d’Objectifs est commune. Chacun lance ses sortilèges à son tour, avec la défausse commune.
rule-K12 = Les sortilèges sont proposés à cinq moments : au début du tour, avant chaque pioche, quand un Cauchemar est pioché, quand une Porte piochée peut s’ouvrir, et quand une série est complète. La Punition puissante seulement contre un Cauchemar pioché.
rule-K13 = Le prix d’abord, l’effet ensuite. Le Cauchemar qu’on vient de piocher ne peut pas payer ; toute carte de la défausse le peut, même une Porte.
rule-13-18 = Une Porte de la mauvaise couleur quitte les Limbes à la fin du tour, comme toujours.
rule-13-19 = La Planification parallèle demande au moins un Objectif visible.
