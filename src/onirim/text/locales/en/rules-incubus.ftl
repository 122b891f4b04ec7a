# Help on the rules of a module, one message an id: §N.N.N is rule-N-N-N.

rule-10-1 = Choose a level for the Little Incubus before the start: new, apprentice or true Dreamwalker.
rule-10-2 = New Dreamwalker: once in the game you may discard a drawn Nightmare without effect. Then the pawn is out.
rule-10-3 = Apprentice: as your action, while the pawn is empty, you may charge it. Cards are revealed until a Location comes; it goes under the pawn, and you suffer one Nightmare option of your choice.
rule-10-4 = Later, when you draw a Nightmare, you may discard it together with what lies under the pawn. Then the pawn can be charged again.
rule-10-5 = True Dreamwalker: as the apprentice, but with two Locations under the pawn, unless a house rule makes it one.
rule-I1 = The Little Incubus together with expansions is our own choice, not an official one. A house rule refuses it.
rule-I2 = If the deck runs out while you charge the pawn, you lose.
rule-I3 = Paying for a charge with cards of the deck needs five of them.
rule-I4 = Powerful Punishment does not help against the price of a charge: no Nightmare was drawn.
rule-I5 = Any Location may come under the pawn, Towers and Dead Ends too.
rule-I6 = Two players share the pawn. Either may charge it or use it.
rule-I7 = True Dreamwalker: one charge brings both cards under the pawn, for one Nightmare option. Cancelling spends both.
rule-I8 = Cancelling is up to you. A charge is no Nightmare card: Punishment, Mirror and false destruction do not apply. First the reveal, then the price, then a Tower, then the turn goes on.
rule-13-23 = Charging the pawn costs a Nightmare option, and a true Dreamwalker stores two cards, unless house rules say otherwise.
rule-I-charge = House rule: charging the pawn costs nothing.
rule-I-one = House rule: a charge brings one card under the pawn, for a true Dreamwalker too.
