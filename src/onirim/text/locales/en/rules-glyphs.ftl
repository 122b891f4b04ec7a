# Help on the rules of a module, one message an id: §N.N.N is rule-N-N-N.

rule-4-1 = The Glyphs bring eight Glyph cards, two of each colour, four more Doors, and four Goals for the Book.
rule-4-2-1 = The eight Glyphs and four Doors are shuffled into the deck.
rule-4-2-2 = The Glyph is a fourth symbol. It is played like any Location and may not follow another Glyph.
rule-4-2-3 = A Glyph discarded as your action is an Incantation: five cards are revealed. Take one Door among them, without a Key; the rest goes to the bottom of the deck in any order.
rule-4-2-4 = With the Glyphs you need all twelve Doors to win.
rule-4-2-5 = The Glyphs have no harder variant.
rule-G1 = If an Incantation reveals a Door, one must be taken.
rule-G2 = With the Book, a revealed Door that is not next goes to Limbo. You choose which Door you take.
rule-G3 = With fewer than five cards in the deck an Incantation reveals all of them.
rule-G4 = An Incantation neither shuffles the deck nor counts as a search.
rule-G5 = Dreams that an Incantation reveals are not resolved; they go to the bottom.
rule-G6 = Two players need all twelve Doors together, and each at least one of each colour.
rule-G7 = Gained Glyph Doors count for Premonitions like any other Door of their colour.
rule-G8 = The order of an Incantation: reveal, take a Door, check for victory, put the rest to the bottom, then Premonitions.
rule-G9 = Two players: whoever would get a Door of a colour already held may put it into Limbo instead. The house rule on second Doors then counts from the third.
