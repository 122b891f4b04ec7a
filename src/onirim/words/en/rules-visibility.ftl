# Help on the rules of a module, one message an id: §1.3.12 is rule-1-3-12.

rule-T9 = A search is seen only by whoever searches; the card that is taken is shown. Cards set aside, Limbo, Dreamcatchers, Goals, Denizens, the discard pile and removed cards lie open.
rule-T10 = Looking through the deck shows only the cards that may be taken or are discarded. What you could work out from the rest is not kept for you.
rule-T11 = What both have seen stays known for as long as its place is known: drafted, exchanged and shown cards. Of equal cards in a hand the known one leaves first.
rule-16-1 = Your Personal cards are secret, unless the table plays with open hands.
rule-16-2 = Cards that you look at are seen by you alone, and the order on top of the deck is known to you alone.
rule-16-3 = Cards that are revealed are seen by both.
rule-16-4 = What is seen in searches, in new hands and in what the game remembers follows one rule: places that both know stay known to both.
rule-16-5 = There are three ways to talk: silent play (nothing but moves), fixed signals, and open play with all cards face up.
