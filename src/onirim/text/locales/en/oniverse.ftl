# The Door to the Oniverse and its Denizens.

module-oniverse = The Door to the Oniverse
    .about = One more Door, of every colour, and Denizens: rally them for a card, and each helps you once.

card-Od = Door to the Oniverse
    .a = the Door to the Oniverse
    .the = the Door to the Oniverse
    .place = the Door to the Oniverse
card-Dz = unseen Denizen
    .a = an unseen Denizen
    .the = the unseen Denizen
    .times = { $n } unseen Denizens
card-Ar = Architect
    .a = an Architect
    .the = the Architect
    .times = { $n } Architects
    .about = Play a card although its symbol repeats the last one.
card-Hb = Hammer Bird
    .a = a Hammer Bird
    .the = the Hammer Bird
    .times = { $n } Hammer Birds
    .about = Discard the last card of your row, and with it all of its colour directly before it.
card-Cy = Cyclobot
    .a = a Cyclobot
    .the = the Cyclobot
    .times = { $n } Cyclobots
    .about = Exchange a Location in your hand for one from the discard pile.
card-Cc = Chromatic Chaos
    .a = Chromatic Chaos
    .the = Chromatic Chaos
    .times = { $n } Chromatic Chaos
    .about = Your Key or your series counts as another colour.
card-Sp = Squirrel Spies
    .a = Squirrel Spies
    .the = the Squirrel Spies
    .times = { $n } Squirrel Spies
    .about = Look at the top 5 cards and put them back in any order.
card-Mi = Mirror
    .a = a Mirror
    .the = the Mirror
    .times = { $n } Mirrors
    .about = Put a Nightmare you have just drawn into Limbo.
card-Hu = Harpoon Hunter
    .a = a Harpoon Hunter
    .the = the Harpoon Hunter
    .times = { $n } Harpoon Hunters
    .about = Reveal the top 5 cards, discard the Nightmares, put the rest on the bottom of the deck.
card-Ke = Repentant Treasure Keeper
    .a = a Repentant Treasure Keeper
    .the = the Repentant Treasure Keeper
    .times = { $n } Repentant Treasure Keepers
    .about = Keep a hand card under it, safe, and use it later.

zone-denizens = the rallied Denizens
    .from = from the rallied Denizens
    .to = to the rallied Denizens
zone-stored = the cards under the Keeper
    .from = from under the Keeper
    .to = under the Keeper
group-stored = under the Keeper
zone-keepers = the Keepers with a card under them
    .from = from the Keepers with a card under them
    .to = to the Keepers with a card under them
shown-denizens = { $who ->
    [you] Rallied: { CARDS($cards) }.
   *[other] Rallied by { $name }: { CARDS($cards) }.
}
shown-stored = { $who ->
    [you] Under the Keeper: { CARDS($cards) }.
   *[other] Under the Keeper of { $name }: { CARDS($cards) }.
}
shown-keepers = { $who ->
    [you] Guarding a card: { CARDS($cards) }.
   *[other] Guarding a card for { $name }: { CARDS($cards) }.
}

do-rally = discard { CARDS($card, form: "the") }{ of-group } to rally the Denizen
do-decline-at-rally = do not rally
do-cyclobot = Cyclobot: give { CARDS($card, form: "the") }{ of-group }
do-retrieve = take { CARDS($card, form: "the") } from the discard pile
do-spies = Squirrel Spies: look at the top 5 cards and order them
do-hunter = Harpoon Hunter: discard the Nightmares among the top 5 cards
do-keeper = Keeper: keep { CARDS($card, form: "the") }{ of-group } safe
do-hammer-bird = Hammer Bird: tear down the end of your row
do-architect = Architect: play { CARDS($card, form: "the") }{ of-group }{ of-series }
do-mirror = Mirror: the Nightmare goes to Limbo
do-chaos = Chromatic Chaos: the series counts as { COLOUR($colour) }
do-chaos-unlock = Chromatic Chaos: open it with { CARDS($card, form: "the") }{ of-group }

ask-rally = { UP(CARDS($cards, form: "a")) } comes by. { CARDS($cards, form: "about") } Do you discard a card to rally this Denizen?
web-moment-rally = { UP(CARDS($cards, form: "a")) } comes by
web-ask-rally = Rally this Denizen for one card of your hand?
web-explain-rally = Once, later: { CARDS($cards, form: "about") }
ask-cyclobot = Which card does Cyclobot fetch from the discard pile?
step-rally = A Denizen
step-cyclobot = Cyclobot

zone-identities = the Denizens that nobody has seen
    .from = from the Denizens that nobody has seen
    .to = to the Denizens that nobody has seen
shown-identities = Denizens that nobody has seen: { CARDS($cards) }.

why-no-denizen = This Denizen is not with you: { CARDS($denizen) }.
why-row-empty = Your row is empty.
why-architect = The Architect only helps where two symbols clash.
why-discard-empty = There is no Location in the discard pile.
why-stored = This card is under the Keeper already.
why-same-colour = The series has this colour already.
why-key-fits = { UP(CARDS($card, form: "the")) } opens { CARDS($door, form: "the") } without Chromatic Chaos.

happened-meet-denizen = { $who ->
    [you] You meet { CARDS($revealed, form: "a") }!
   *[other] { $name } meets { CARDS($revealed, form: "a") }!
}
    .log = a Denizen
    .strip = met a Denizen
happened-rally = { $who ->
    [you] You discard { CARDS($price, form: "the") }{ which-group } and rally { CARDS($subject, form: "the") }.
   *[other] { $name } discards { CARDS($price, form: "the") }{ which-group } and rallies { CARDS($subject, form: "the") }.
}
    .log = a Denizen rallied
    .strip = rallied a Denizen
    .deed = Denizens rallied: { $n }
happened-denizen-gone = Not rallied: { CARDS($lost) }.
    .log = a Denizen leaves
    .strip = let a Denizen leave
happened-architect = { $who ->
    [you] You use { CARDS($used, form: "the") } and play { CARDS($subject, form: "the") }{ which-group }.
   *[other] { $name } uses { CARDS($used, form: "the") } and plays { CARDS($subject, form: "the") }{ which-group }.
}
    .log = played by the Architect
    .strip = used the Architect
happened-hammer-bird = { $who ->
    [you] You use { CARDS($used, form: "the") }. It tears off: { CARDS($lost) }.
   *[other] { $name } uses { CARDS($used, form: "the") }. It tears off: { CARDS($lost) }.
}
    .log = the Hammer Bird
    .strip = used the Hammer Bird
happened-cyclobot = { $who ->
    [you] You use { CARDS($used, form: "the") } and lay { CARDS($price, form: "the") }{ which-group } aside.
   *[other] { $name } uses { CARDS($used, form: "the") } and lays { CARDS($price, form: "the") }{ which-group } aside.
}
    .log = the Cyclobot
    .strip = used the Cyclobot
happened-cyclobot-exchange = { $who ->
    [you] You take { CARDS($drawn, form: "the") } from the discard pile for { CARDS($price, form: "the") }.
   *[other] { $name } takes { CARDS($drawn, form: "the") } from the discard pile for { CARDS($price, form: "the") }.
}
    .log = an exchange
    .strip = exchanged
happened-chaos = { $who ->
    [you] You use { CARDS($used, form: "the") }: the series counts as another colour.
   *[other] { $name } uses { CARDS($used, form: "the") }: the series counts as another colour.
}
    .log = Chromatic Chaos
    .strip = used Chromatic Chaos
happened-door-chaos = { $who ->
    [you] You use { CARDS($used, form: "the") } and { CARDS($price, form: "the") }{ which-group }. { UP(CARDS($subject, form: "place")) } opens: { CARDS($subject, form: "the") } is yours.
   *[other] { $name } uses { CARDS($used, form: "the") } and { CARDS($price, form: "the") }{ which-group }. { UP(CARDS($subject, form: "place")) } opens: { CARDS($subject, form: "the") } is gained.
}
    .log = Door { $after }
    .strip = opened a Door
happened-spies = { $who ->
    [you] You use { CARDS($used, form: "the") }.
   *[other] { $name } uses { CARDS($used, form: "the") }.
}
    .log = the Squirrel Spies
    .strip = used the Squirrel Spies
happened-hunter = { $who ->
    [you] You use { CARDS($used, form: "the") }.
   *[other] { $name } uses { CARDS($used, form: "the") }.
}
    .log = the Harpoon Hunter
    .strip = used the Harpoon Hunter
happened-hunter-kills = Hunted down: { CARDS($banished) }.
    .log = Nightmares hunted
    .strip = hunted Nightmares
happened-mirror = { $who ->
    [you] You use { CARDS($used, form: "the") }: { CARDS($banished, form: "the") } goes to Limbo.
   *[other] { $name } uses { CARDS($used, form: "the") }: { CARDS($banished, form: "the") } goes to Limbo.
}
    .log = the Mirror
    .strip = used the Mirror
happened-keeper = { $who ->
    [you] You put { CARDS($subject, form: "the") }{ which-group } under { CARDS($used, form: "the") }.
   *[other] { $name } puts { CARDS($subject, form: "the") }{ which-group } under { CARDS($used, form: "the") }.
}
    .log = a card kept
    .strip = kept a card
happened-keeper-gone = { UP(CARDS($used, form: "the")) } has done its duty and goes.
    .log = the Keeper goes
    .strip = released the Keeper
