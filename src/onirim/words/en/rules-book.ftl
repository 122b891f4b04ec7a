# Help on the rules of a module, one message an id: §1.3.12 is rule-1-3-12.

rule-3-1 = The Book has eight Goals, two of each colour, and three spells: Paradoxical Prophecy costs 5 cards, Parallel Planning 7, Powerful Punishment 10.
rule-3-2-1 = The Goals are shuffled and laid out in a row, face up. The row is read from the left.
rule-3-2-2 = Doors must be gained in the order of the Goals. A Door that matches the left-most open Goal stays, and the Goal is turned face down; any other Door goes to Limbo.
rule-3-2-3 = The order holds for every way to gain a Door: series, Key, Incantation, Denizen.
rule-3-2-4 = If you lose a gained Door, its Goal is turned up again. The next Door is always that of the left-most open Goal.
rule-3-2-5 = A spell is paid by removing that many cards of your choice from the discard pile, out of the game for good.
rule-3-2-6 = There is no limit to spells, and each may be cast again and again, at certain points of your turn.
rule-3-2-7 = You win as usual, with all the Doors; the Goals have seen to their order.
rule-3-2-8 = Steps Lost, the hard variant: the spells cost 6, 9 and 12 cards.
rule-3-2-9 = With the Glyphs there are four more Goals, with the Door to the Oniverse one more.
rule-K1 = You may leave a Door of the wrong colour alone. Opening it with a Key only wastes the Key.
rule-K2 = After a series of a colour that is not next you may search all the same: the Door goes to Limbo, and the deck is shuffled.
rule-K3 = The Goal that opens again is the right-most one of the lost Door's colour that was turned face down.
rule-K4 = If several Goals are open again, the left-most one is next.
rule-K5 = Parallel Planning exchanges any two Goals of which at least one is face up. Each keeps its face.
rule-K6 = After Paradoxical Prophecy you choose the order of the cards that go back to the bottom.
rule-K7 = Paradoxical Prophecy with fewer than five cards in the deck looks at what is there. It needs at least one.
rule-K8 = This number was withdrawn; §K12 stands in its place.
rule-K9 = Any card of the discard pile may pay for a spell, Nightmares and used Denizens too. Dark Premonitions never lie there.
rule-K10 = A Nightmare met by Powerful Punishment is not resolved, so it costs no Tower either.
rule-K11 = Two players have one common row of Goals. Each casts spells on the own turn from the common discard pile.
rule-K12 = Spells are offered at five points: at the start of the turn, before each draw, when a Nightmare was drawn, when a drawn Door can be opened, and when a series is complete. Powerful Punishment only against a drawn Nightmare.
rule-K13 = The price comes first, then the effect. The Nightmare just drawn cannot pay; any card in the discard pile can, Doors too.
rule-13-18 = A Door of the wrong colour leaves Limbo at the end of the turn, as always.
rule-13-19 = Parallel Planning needs at least one Goal that is face up.
