# Help on the rules of a module, one message an id: §N.N.N is rule-N-N-N.

rule-B21 = What holds for a discarded Door holds for every card that you cannot win without: the Door to the Oniverse, Lost Dreams. For the last Tower of a colour there is a warning.
rule-12-1 = All expansions may be combined freely. All winning conditions add up, and every way to lose counts.
rule-12-2 = Dreams are Nightmares, Happy Dreams, Lost Dreams and Denizens. Locations are all cards that stay in the hand. What is kept on the table is a relic.
rule-12-3 = The order of gaining a Door: pay, take the Door, Book and second-Door rule, victory, the rest of the effect with its shuffle, Premonitions, then go on.
rule-12-4 = The order of a Nightmare: a chance to cancel it, its price, the loss of a Tower, victory, then it is discarded.
rule-12-5 = The Dreamcatchers catch whatever lies in Limbo at the end of the turn, a Nightmare too.
rule-12-6 = A table tells for each card what happens to it where: drawn, revealed, played, discarded, given, stored.
rule-13-3 = Each Dream has its own rule. Only Nightmares have the four prices.
rule-13-20 = A whole new hand keeps every Location, Towers too.
rule-15-1 = At the start of the turn you may use spells, Failsafe Books and the free Denizens, the Hammer Bird too, before your action.
rule-15-3 = Before each draw you may cast spells and use the free Denizens, the Hammer Bird too, if there is anything to use.
rule-15-4 = When a Nightmare was drawn, Powerful Punishment, the Mirror and the Little Incubus may cancel it; the other spells may be cast, too.
rule-15-5 = When a series is complete, or a drawn Door can be opened, Chromatic Chaos and two of the spells may be used before you decide.
rule-15-6 = “Before a draw” means immediately before each draw that fills your hand, while the deck holds a card. Not while a whole new hand is drawn.
rule-15-7 = No power may be used while cards are being looked at, revealed, ordered, paid or drawn for a whole new hand.
