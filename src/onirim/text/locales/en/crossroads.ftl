# Crossroads and Dead Ends.

module-crossroads = Crossroads and Dead Ends
    .about = A Crossroads has every colour. A Dead End clogs your hand until you escape and leave the whole hand behind.
option-crossroads-hard = Intersections

card-Xs = Crossroads Sun
    .a = a Crossroads Sun
    .the = the Crossroads Sun
    .times = { $n } Crossroads Suns
card-Xm = Crossroads Moon
    .a = a Crossroads Moon
    .the = the Crossroads Moon
    .times = { $n } Crossroads Moons
card-Xk = Crossroads Key
    .a = a Crossroads Key
    .the = the Crossroads Key
    .times = { $n } Crossroads Keys
card-De = Dead End
    .a = a Dead End
    .the = the Dead End
    .times = { $n } Dead Ends

do-escape = escape: discard the whole hand and draw a new one
do-name = { COLOUR($colour) }
ask-name-colour = Which colour does this series have?
step-name-colour = The colour of a series

why-dead-end = A Dead End stays in the hand until you escape.
why-intersection = With Intersections, a Crossroads can only be the second card of a series.
threat-clogged = { $n ->
    [one] { $n } Dead End is in your hand of { $m }.
   *[other] { $n } Dead Ends are in your hand of { $m }.
}

happened-escape = { $who ->
    [you] You escape and leave your hand behind: { CARDS($price) }.
   *[other] { $name } escapes and leaves the whole hand behind: { CARDS($price) }.
}
    .log = an escape
    .strip = escaped
    .deed = Escapes: { $n }
