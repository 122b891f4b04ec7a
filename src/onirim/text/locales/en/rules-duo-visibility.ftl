# Help on the rules of a module, one message an id: §N.N.N is rule-N-N-N.

rule-T9 = A search is seen only by whoever searches; the card that is taken is shown, but not the one that a Happy Dream fetches. Only whoever puts shown cards back knows their order. Cards set aside, Limbo, Dreamcatchers, Goals, Denizens, the discard pile and removed cards lie open.
rule-T10 = Looking through the deck shows only the cards that may be taken or are discarded, and only once the search has begun. A Happy Dream may take any card, so it names all kinds that are there, Denizens too: alone you remember the Denizens, with a partner the list is gone when you have chosen. What you could work out from the rest is not kept for you.
rule-T11 = What both have seen stays known for as long as its place is known: drafted, exchanged and shown cards. Of equal cards in a hand the known one leaves first. If shown cards go back in an order that one player alone knows, the other still knows which cards lie there, until they are drawn, shuffled or looked at again.
rule-T12 = With open hands both of you see what one looks at, and the order in which it goes back: you may tell each other anyway. Spectators do not.
rule-16-1 = Your Personal cards are secret, unless the table plays with open hands.
rule-16-2 = Cards that you look at are seen by you alone, and the order on top of the deck is known to you alone, unless hands are open.
rule-16-3 = Cards that are revealed are seen by both.
rule-16-4 = What is seen in searches, in new hands and in what the game remembers follows one rule: places that both know stay known to both.
rule-16-5 = There are three ways to talk: silent play (nothing but moves), fixed signals, and open play with all cards face up.
