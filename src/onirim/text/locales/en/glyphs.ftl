# The Glyphs: a fourth symbol, four more Doors, Incantations.

module-glyphs = The Glyphs
    .about = A fourth symbol, and twelve Doors to open. A discarded Glyph is an Incantation: five cards are revealed, and one Door among them is yours.

symbol-glyph = Glyph

card-Rg = red Glyph
    .a = a red Glyph
    .the = the red Glyph
    .times = { $n } red Glyphs
card-Bg = blue Glyph
    .a = a blue Glyph
    .the = the blue Glyph
    .times = { $n } blue Glyphs
card-Gg = green Glyph
    .a = a green Glyph
    .the = the green Glyph
    .times = { $n } green Glyphs
card-Tg = brown Glyph
    .a = a brown Glyph
    .the = the brown Glyph
    .times = { $n } brown Glyphs

effect-incantation = an Incantation
do-take-at-incantation = take { CARDS($card, form: "the") }
do-waive = put { CARDS($card, form: "the") } into Limbo
do-bottom = put { CARDS($card, form: "the") } under the deck

ask-incantation = An Incantation. Which Door do you take?
step-incantation = Incantation

why-not-doubled = You may only let go of a Door that you already have.

happened-discard-incantation = { $who ->
    [you] You discard { CARDS($subject, form: "the") }{ which-group } for an Incantation.
   *[other] { $name } discards { CARDS($subject, form: "the") }{ which-group } for an Incantation.
}
    .log = an Incantation
    .strip = called an Incantation
    .promise = for an Incantation
happened-door-incantation = { $who ->
    [you] { UP(CARDS($subject, form: "place")) } opens: { CARDS($subject, form: "the") } is yours.
   *[other] { UP(CARDS($subject, form: "place")) } opens for { $name }: { CARDS($subject, form: "the") } is gained.
}
    .log = Door { $after }
    .strip = gained a Door
    .deed = Doors by Incantation: { $n }
happened-door-waived = { $who ->
    [you] You let { CARDS($subject, form: "the") } go. It goes to Limbo.
   *[other] { $name } lets { CARDS($subject, form: "the") } go. It goes to Limbo.
}
    .log = a Door let go
    .strip = let a Door go
happened-incantation-vain = No Door is among them.
    .log = no Door found
    .strip = found no Door
