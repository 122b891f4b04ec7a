# Aide sur les règles d’un module, un message par numéro : §N.N.N est rule-N-N-N.

rule-4-1 = Les Glyphes apportent huit cartes Glyphe, deux par couleur, quatre Portes de plus, et quatre Objectifs pour le Livre.
rule-4-2-1 = Les huit Glyphes et les quatre Portes sont mélangés à la pioche.
rule-4-2-2 = Le Glyphe est un quatrième symbole. Il se joue comme tout Lieu et ne peut pas suivre un autre Glyphe.
rule-4-2-3 = Un Glyphe défaussé comme action est une incantation : cinq cartes sont révélées. Prenez-y une Porte, sans Clé ; le reste va sous la pioche dans l’ordre de votre choix.
rule-4-2-4 = Avec les Glyphes, il faut les douze Portes pour gagner.
rule-4-2-5 = Les Glyphes n’ont pas de variante plus difficile.
rule-G1 = Si une incantation révèle une Porte, il faut en prendre une.
rule-G2 = Avec le Livre, une Porte révélée qui n’est pas la prochaine part dans les Limbes. Vous choisissez laquelle prendre.
rule-G3 = S’il y a moins de cinq cartes dans la pioche, l’incantation les révèle toutes.
rule-G4 = Une incantation ne mélange pas la pioche et ne compte pas comme une recherche.
rule-G5 = Les Songes révélés par une incantation ne sont pas résolus ; ils vont sous la pioche.
rule-G6 = À deux, il faut les douze Portes ensemble, et à chacun au moins une de chaque couleur.
rule-G7 = Les Portes des Glyphes comptent pour les Prémonitions comme toute Porte de leur couleur.
rule-G8 = L’ordre d’une incantation : révéler, prendre une Porte, vérifier la victoire, glisser le reste sous la pioche, puis les Prémonitions.
rule-G9 = À deux : qui recevrait une Porte d’une couleur qu’il a déjà peut l’envoyer dans les Limbes. La règle maison sur les Portes en double compte alors à partir de la troisième.
