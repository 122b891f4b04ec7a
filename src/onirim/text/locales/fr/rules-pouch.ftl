# Aide sur les règles d’un module, un message par numéro : §N.N.N est rule-N-N-N.

rule-11-1 = La Bourse du marchand de sable se joue avec des jetons tirés d’un sac au lieu de cartes. On en sait peu ; le reste est notre reconstitution.
rule-11-2 = Il y a autant de jetons de chaque sorte que de cartes, extensions comprises.
rule-11-3 = La pioche se compose d’une pile de Prophétie, du sac et d’une pile du dessous. On y tire dans cet ordre.
rule-11-4 = Une Prophétie prend cinq jetons, d’abord sur la pile de Prophétie. Un est défaussé, les autres sont empilés dessus.
rule-11-5 = Chaque fois que la pioche serait mélangée, les deux piles vont dans le sac.
rule-11-6 = Ce qui va sous la pioche va dans la pile du dessous. Qui regarde plus loin prend dans le sac.
rule-11-7 = Vous perdez quand il faut tirer un jeton et que les piles et le sac sont vides.
rule-11-8 = La bourse se combine avec tout. Elle change les noms et les images, aucune règle.
