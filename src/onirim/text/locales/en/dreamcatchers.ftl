# The Dreamcatchers: what lies in Limbo is caught, four Lost Dreams must be.

module-dreamcatchers = The Dreamcatchers
    .about = Cards from Limbo are caught on four Dreamcatchers instead of returning. Catch all four Lost Dreams, and beware of an overload.
option-dreamcatchers-hard = without Failsafe Books

card-Ld = Lost Dream
    .a = a Lost Dream
    .the = the Lost Dream
    .times = { $n } Lost Dreams

zone-catcher = a Dreamcatcher
    .from = from a Dreamcatcher
    .to = onto a Dreamcatcher
shown-catcher = Dreamcatcher { $place }: { CARDS($cards) }.

do-failsafe = use a Failsafe Book: free Dreamcatcher { $place } ({ CARDS($cards) })
do-free = free Dreamcatcher { $place }: { CARDS($cards) }
do-decline-at-freeing = free none
do-take-from = take { CARDS($card, form: "the") } from Dreamcatcher { $place }; the deck is not searched
do-give-up = lose Dreamcatcher { $place }: { CARDS($cards) }

ask-freeing = You may free a Dreamcatcher: its cards are shuffled into the deck.
ask-overload = Overload! Which Dreamcatcher is lost?
step-freeing = Freeing
step-overload = Overload

power-failsafe = use a Failsafe Book: free a Dreamcatcher
why-no-book = No Failsafe Book is left.
why-catcher-empty = Dreamcatcher { $place } holds no card.
why-catcher-gone = Dreamcatcher { $place } is lost.
why-all-empty = No Dreamcatcher holds a card.
threat-overload = { $n ->
    [one] No Dreamcatcher is free: the next card in Limbo overloads the last one.
   *[other] No Dreamcatcher is free: the next card in Limbo costs one of the { $n }.
}
threat-last-catcher = This is the last Dreamcatcher: the next overload loses the game.
victory-lost-dreams = Lost Dreams: { $n } of { $m }

happened-meet-lost-dream = { $who ->
    [you] You draw { CARDS($revealed, form: "a") }!
   *[other] { $name } draws { CARDS($revealed, form: "a") }!
}
    .log = a Lost Dream
    .strip = drew a Lost Dream
happened-lost-dream-limbo = { UP(CARDS($subject, form: "the")) } goes to Limbo.
    .log = a Lost Dream to Limbo
    .strip = let a Lost Dream go to Limbo
happened-caught = Caught on Dreamcatcher { $place }: { CARDS($subject) }.
    .log = Limbo caught
    .strip = caught
    .deed = Cards caught: { $n }
happened-overload = Overload: no Dreamcatcher is free, and one tears for good. What was caught returns: { CARDS($returned) }.
    .log = overload
    .strip = lost a Dreamcatcher
    .deed = Overloads: { $n }
happened-failsafe = { $who ->
    [you] You use a Failsafe Book. Freed from Dreamcatcher { $place }: { CARDS($returned) }.
   *[other] { $name } uses a Failsafe Book. Freed from Dreamcatcher { $place }: { CARDS($returned) }.
}
    .log = a Failsafe Book
    .strip = used a Failsafe Book
happened-freed = Freed from Dreamcatcher { $place }: { CARDS($returned) }.
    .log = a Dreamcatcher freed
    .strip = freed a Dreamcatcher
happened-door-caught = { $who ->
    [you] You take { CARDS($subject, form: "the") } from Dreamcatcher { $place }. It is yours.
   *[other] { $name } takes { CARDS($subject, form: "the") } from Dreamcatcher { $place }.
}
    .log = Door { $after }
    .strip = gained a Door
