# The Towers: a second row, built at both ends.

module-towers = The Towers
    .about = Build a second row of Towers. To win, four neighbours must show the four colours; Nightmares tear Towers down.
option-towers-hard = Scatter the Ruins

card-R3 = red Tower 3
    .a = a red Tower 3
    .the = the red Tower 3
card-R4 = red Tower 4
    .a = a red Tower 4
    .the = the red Tower 4
card-R5 = red Tower 5
    .a = a red Tower 5
    .the = the red Tower 5
card-B3 = blue Tower 3
    .a = a blue Tower 3
    .the = the blue Tower 3
card-B4 = blue Tower 4
    .a = a blue Tower 4
    .the = the blue Tower 4
card-B5 = blue Tower 5
    .a = a blue Tower 5
    .the = the blue Tower 5
card-G3 = green Tower 3
    .a = a green Tower 3
    .the = the green Tower 3
card-G4 = green Tower 4
    .a = a green Tower 4
    .the = the green Tower 4
card-G5 = green Tower 5
    .a = a green Tower 5
    .the = the green Tower 5
card-T3 = brown Tower 3
    .a = a brown Tower 3
    .the = the brown Tower 3
card-T4 = brown Tower 4
    .a = a brown Tower 4
    .the = the brown Tower 4
card-T5 = brown Tower 5
    .a = a brown Tower 5
    .the = the brown Tower 5

zone-towers = the Tower row
    .from = from the Tower row
    .to = into the Tower row
shown-towers = Towers, from the left: { CARDS($cards) }.

effect-tower-look = you look at the top of the deck
do-build-left = build { CARDS($card, form: "the") }{ of-group } at the left end
do-build-right = build { CARDS($card, form: "the") }{ of-group } at the right end
do-lose-tower = lose { CARDS($card, form: "the") }
do-false-destruction = false destruction: lose no Tower, the Nightmare goes to Limbo

ask-tower-loss = The Nightmare shakes your Towers. Which one do you lose?
step-tower-loss = A Tower falls

why-towers-touch = { UP(CARDS($card, form: "the")) } and { CARDS($other, form: "the") } would touch with the same symbol.
why-towers-gap = Its neighbours can’t stand side by side: { CARDS($card, form: "the") } and { CARDS($other, form: "the") } show the same symbol there.
why-towers-none = The first Tower has no left and right: build it at the right end.
why-not-a-tower = { UP(CARDS($card, form: "the")) } is no Tower.
threat-tower-falls = { $n ->
    [0] A Nightmare brings down a Tower.
   *[other] The next Nightmare brings down a Tower.
}
victory-towers = Towers: { $n } of { $m } neighbours

happened-discard-tower = { $who ->
    [you] You discard { CARDS($subject, form: "the") }{ which-group } to look ahead.
   *[other] { $name } discards { CARDS($subject, form: "the") }{ which-group } to look ahead.
}
    .log = a Tower’s look
    .strip = discarded a Tower
    .promise = look at the next cards
happened-build = { $who ->
    [you] You build { CARDS($subject, form: "the") }{ which-group }.
   *[other] { $name } builds { CARDS($subject, form: "the") }{ which-group }.
}
    .log = built
    .strip = built
    .deed = Towers built: { $n }
happened-tower-lost = { UP(CARDS($lost, form: "the")) } falls.
    .log = a Tower falls
    .strip = lost a Tower
    .deed = Towers fallen: { $n }
happened-false-destruction = False destruction: no Tower falls, and { CARDS($banished, form: "the") } goes to Limbo.
    .log = false destruction
    .strip = saved the Towers
