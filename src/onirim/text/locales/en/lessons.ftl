# Lessons on modules: what is said before each step.

tutorial-crossroads-play = Two red cards end your row. A Crossroads has every colour: play the Crossroads Sun as the third red.
tutorial-crossroads-door = It counts as red, so a red Door is yours. Take it.
tutorial-crossroads-escape = Dead Ends can be neither played nor discarded. Escape: it is your action, and the whole hand goes with them.
tutorial-crossroads-done = A new hand, and the Dead Ends are gone with the old one. Spare your Keys before you flee!

tutorial-glyphs-discard = A Glyph is a fourth symbol. Discard it for an Incantation: the next five cards are revealed.
tutorial-glyphs-door = A green Door among them, and you need no Key: take it.
tutorial-glyphs-done = The other four went under the deck. With Glyphs there are twelve Doors, three of each colour.

tutorial-incubus-charge = Charge the Little Incubus: it is your action. A card goes under him, and then a Nightmare’s price is due.
tutorial-incubus-price = Here is the price, without any Nightmare. Give the red Key.
tutorial-incubus-cancel = And now a real one! He is charged: let him swallow it.
tutorial-incubus-done = The Nightmare did nothing, and he is empty again. Charge him when a Key is easy to spare.

tutorial-oniverse-play = Play the red Sun, and see who comes to you.
tutorial-oniverse-rally = A Mirror, one of the Denizens. Rally it: the brown Sun is a fair price.
tutorial-oniverse-mirror = A Nightmare! Touch the Mirror: it sends the Nightmare to Limbo, and you pay nothing.
tutorial-oniverse-done = Each Denizen helps once. And do not forget: to win you need the Door to the Oniverse, too.

tutorial-dreamcatchers-series = A red Door hangs on the second Dreamcatcher. Finish your red series with the red Sun.
tutorial-dreamcatchers-take = Take the Door straight from the Dreamcatcher: the deck is not searched.
tutorial-dreamcatchers-full = You drew a Lost Dream, and the last free Dreamcatcher has caught it. Now all are full, and they tremble. Play the blue Moon.
tutorial-dreamcatchers-torn = A Door fell into Limbo and found no place: an overload. One Dreamcatcher is torn for good, and everything caught is back in the deck. A Failsafe Book would have made room in time.

tutorial-towers-first = Towers have a row of their own. Take the red Tower and build it.
tutorial-towers-second = Sides that touch must not show the same symbol. The green Tower fits on the right.
tutorial-towers-nightmare = A Nightmare. Pay with the red Key, but that is not all it wants…
tutorial-towers-false = It shakes your Towers. Keep them by a false destruction: then the Nightmare goes to Limbo and comes back.
tutorial-towers-done = Four neighbours of four colours, and Nightmares cannot touch them any more. You need them to win.

tutorial-book-series = The Book wants the Doors in its order, and the first Goal is green. Play the green Key, the third green card.
tutorial-book-door = It is the green Door’s turn: take it.
tutorial-book-planning = Red is next, but say you would rather have blue. Hold Parallel Planning, or touch it twice: seven discarded cards pay for it, for good.
tutorial-book-pay = Mark all seven cards and confirm.
tutorial-book-goals = Mark the second and the third Goal: they change places.
tutorial-book-done = Blue is next now. There are two more spells, one even against Nightmares: old cards are worth something.

tutorial-premonitions-play = The Premonition “green” waits for your second green Door. Play the red Sun.
tutorial-premonitions-open = There it is. Open it with the green Key, and see what wakes.
tutorial-premonitions-happy = It struck: a Nightmare came back from the discard pile. But here is a Happy Dream. Let it avert a Premonition.
tutorial-premonitions-avert = Choose the one that would take two Keys.
tutorial-premonitions-done = Averted for good. Before you gain a Door, look which Premonition waits for it.

lesson-of = Lesson: { $module }
lesson-play = Play with it: a kind deal
lesson-again = Once more
lesson-other = Choose another night
lesson-none = There is no lesson on this.

tutorial-partner = Ben
tutorial-duo-signal = Two dreamers: three cards each, and two Shared cards that both may use. You may not talk, but once a turn you may signal. Tell Ben that you work on red.
tutorial-duo-play = Your signal lies on your row for both to see. Now play your red Sun into your own row.
tutorial-duo-shared = Ben has begun with blue, in his own row. The Shared cards with the silver rim belong to your hand, too: play the red Moon.
tutorial-duo-left = Ben has signalled blue. And he saw your signal: he discarded a card, and so he could exchange one. His red Sun lies among the Shared cards now, for you. Play it.
tutorial-duo-door = Three reds: this Door is yours alone. Ben needs a red one of his own.
tutorial-duo-discard = Ben has two blue cards, and you hold a blue Sun. Discard the green Sun, so that you may exchange.
tutorial-duo-exchange = Lay the blue Sun on the brown Moon: they change places, and Ben can play it.
tutorial-duo-done = Ben took your blue Sun and opened his blue Door. You win together: each of you needs a Door of every colour before the deck is empty.
lesson-together = Play together
