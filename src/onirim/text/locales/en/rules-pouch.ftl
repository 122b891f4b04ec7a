# Help on the rules of a module, one message an id: §N.N.N is rule-N-N-N.

rule-11-1 = The Sandman’s Pouch is played with chips from a bag instead of cards. Little is known of it; the rest is our reconstruction.
rule-11-2 = There are as many chips of each kind as cards, those of expansions too.
rule-11-3 = The deck is a Prophecy pile, the bag, and a bottom pile. You draw from them in this order.
rule-11-4 = A Prophecy takes five chips, from the Prophecy pile first. One is discarded, the others are stacked on that pile.
rule-11-5 = Whenever the deck would be shuffled, both piles go into the bag.
rule-11-6 = What goes to the bottom of the deck goes to the bottom pile. Whoever looks deeper takes from the bag.
rule-11-7 = You lose when a chip must be drawn and piles and bag are empty.
rule-11-8 = The pouch combines with everything. It changes names and pictures, no rule.
