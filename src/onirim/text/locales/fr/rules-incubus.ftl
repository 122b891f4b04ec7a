# Aide sur les règles d’un module, un message par numéro : §N.N.N est rule-N-N-N.

rule-10-1 = Choisissez avant de commencer un niveau pour le Petit Incube : novice, apprenti ou véritable promeneur des rêves.
rule-10-2 = Novice : une fois dans la partie, vous pouvez défausser un Cauchemar pioché, sans effet. Ensuite le pion est hors du jeu.
rule-10-3 = Apprenti : comme action, tant que le pion est vide, vous pouvez le charger. On révèle des cartes jusqu’à un Lieu ; il va sous le pion, et vous subissez une option de Cauchemar à votre choix.
rule-10-4 = Plus tard, quand vous piochez un Cauchemar, vous pouvez le défausser avec ce qui est sous le pion. Le pion peut alors être rechargé.
rule-10-5 = Véritable promeneur des rêves : comme l’apprenti, mais avec deux Lieux sous le pion, sauf si une règle maison n’en veut qu’un.
rule-I1 = Combiner le Petit Incube avec les extensions est notre choix, non une règle officielle. Une règle maison le refuse.
rule-I2 = Si la pioche s’épuise pendant que vous chargez le pion, vous perdez.
rule-I3 = Payer une charge en cartes de la pioche en demande cinq.
rule-I4 = La Punition puissante n’aide pas contre le prix d’une charge : aucun Cauchemar n’a été pioché.
rule-I5 = Tout Lieu peut aller sous le pion, Tours et Impasses comprises.
rule-I6 = À deux, le pion est commun. Chacun peut le charger ou s’en servir.
rule-I7 = Véritable promeneur des rêves : une charge amène les deux cartes sous le pion, pour une seule option de Cauchemar. Annuler dépense les deux.
rule-I8 = Annuler est facultatif. Une charge n’est pas une carte Cauchemar : ni Punition, ni Miroir, ni fausse destruction. D’abord on révèle, puis le prix, puis une Tour, puis le tour continue.
rule-13-23 = Charger le pion coûte une option de Cauchemar, et un véritable promeneur des rêves garde deux cartes, sauf règles maison.
rule-I-charge = Règle maison : charger le pion ne coûte rien.
rule-I-one = Règle maison : une charge amène une seule carte sous le pion, même pour un véritable promeneur des rêves.
