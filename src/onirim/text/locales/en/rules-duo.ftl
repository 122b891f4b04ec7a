# Help on the rules of a module, one message an id: §N.N.N is rule-N-N-N.

rule-2-1-1 = Eight Locations are shown. You take one in turn until each has three; the last two stay between you as Shared resources.
rule-2-1-2 = On your turn your hand is your three Personal cards and the two Shared ones.
rule-2-1-3 = Each player has a row and Doors of their own and plays only there. Deck, discard pile and Limbo are common.
rule-2-1-4 = When you discard a card as your action, you may at once exchange one Personal card with a Shared one.
rule-2-1-5 = Each group is filled to its size, Personal cards first, then the Shared ones. Doors and Dreams that come are dealt with by whoever’s turn it is.
rule-2-1-6 = A Nightmare paid with the whole hand takes both groups. Then three Personal and two Shared cards are drawn.
rule-2-1-7 = You win together when each of you has a Door of each of the four colours. Whoever is complete plays on.
rule-2-1-8 = You lose together, as in the game for one: a card must be drawn, and the deck is empty.
rule-2-1-9 = Agree before the start how much you tell each other: nothing at all, fixed signals, or everything.
rule-T1 = A player may hold two Doors of one colour. They help nobody to win while they lie there. A house rule sends the second one to Limbo.
rule-T2 = You cannot use your partner’s Personal Keys.
rule-T3 = A Nightmare takes one of your own Doors, never your partner’s.
rule-T4 = The exchange comes once, right after the card is discarded and before its effect.
rule-T5 = An exchange needs two cards; there is no exchange with a gap. If you discarded a Shared card, the other one can still be exchanged.
rule-T6 = In a normal fill a drawn Dream is resolved, for the Shared cards too. Only a whole new hand sets Doors and Dreams aside.
rule-T7 = There is no race to the fourth Door: you win together or not at all.
rule-T8 = Every discard of a single card as the turn’s action allows the exchange. Playing, escaping, charging, rallying and Nightmares do not.
rule-13-2 = Each player keeps three Personal cards, and two are Shared.
rule-13-10 = Both players win together, not the first one with four Doors.
rule-13-27 = A Door that nobody needs goes to Limbo only with the house rule.
rule-13-28 = Doors and Dreams are set aside only while a whole new hand is drawn.
rule-13-29 = Two players play together. There is no contest.
rule-13-37 = The exchange comes at once after the discard, before the card has its effect, not at some later point.
