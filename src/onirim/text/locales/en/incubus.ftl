# The Little Incubus.

module-incubus = The Little Incubus
    .about = A pawn that you charge with a card, at a price, and that later swallows a Nightmare for you.
option-incubus-new = new Dreamwalker
option-incubus-apprentice = apprentice
option-incubus-true = true Dreamwalker

zone-pawn = the Little Incubus
    .from = from under the Little Incubus
    .to = under the Little Incubus
shown-pawn = Under the Little Incubus: { CARDS($cards) }.

do-charge = charge the Little Incubus
do-cancel = the Little Incubus swallows the Nightmare

why-charged = The Little Incubus is charged already.
why-not-charged = The Little Incubus isn’t charged.
why-pawn-gone = The Little Incubus has been used already.

happened-charge = { $who ->
    [you] You charge the Little Incubus. Under him: { CARDS($subject) }.{ and-limbo }
   *[other] { $name } charges the Little Incubus. Under him: { CARDS($subject) }.{ and-limbo }
}
    .log = the Incubus charged
    .strip = charged the Incubus
happened-cancel = The Little Incubus takes { CARDS($banished, form: "the") } upon himself.
    .log = the Incubus helps
    .strip = used the Incubus
    .deed = Nightmares the Incubus took: { $n }
