# The Book of Steps Lost and Found: Goals and spells.

module-book = The Book of Steps Lost and Found
    .about = Goals say in which order the Doors must be gained. Cards of the discard pile pay for three spells.
option-book-hard = Steps Lost

zone-goals = the row of Goals
    .from = from the row of Goals
    .to = into the row of Goals
shown-goals = Goals still open, the next one first: { CARDS($open) }.

do-spell-prophecy = cast Paradoxical Prophecy: one of the 5 bottom cards goes on top
do-spell-planning = cast Parallel Planning: two Goals change places
do-spell-punishment = cast Powerful Punishment: the Nightmare is discarded and does nothing
do-remove = remove { CARDS($card, form: "the") } from the game
do-goal = Goal { $place }: { CARDS($card) }
do-top-at-paradox = put { CARDS($card, form: "the") } on top of the deck

ask-pay = Which card of the discard pile pays for the spell?
ask-paradox = Paradoxical Prophecy. Which of these cards goes on top of the deck?
ask-planning = Parallel Planning. Which Goals change places? Name the left one first.
step-pay = The price of a spell
step-paradox = Paradoxical Prophecy
step-planning = Parallel Planning

zone-goal-bag = the Goals that are not laid out
    .from = from the Goals that are not laid out
    .to = to the Goals that are not laid out
shown-goal-bag = Goals that are not laid out: { CARDS($cards) }.

why-spell-price = The discard pile doesn’t pay for it yet: { $n } of { $m } cards.
why-no-goal-open = Every Goal has been reached.
why-goal-first = The next Goal is { CARDS($next, form: "the") }, so { CARDS($door, form: "the") } would go to Limbo.
why-goals-down = Goal { $place } is turned down like the other one; one of the two must be open.
why-goal-right = Choose a Goal to the right of number { $place }.
why-goal-left = Choose one further left first: the left one of the two comes first.

removed-price = { COUNT($price) ->
    [0] {""}
   *[other] {" "}Removed from the game: { CARDS($price) }.
}

happened-spell-prophecy = { $who ->
    [you] You cast Paradoxical Prophecy.{ removed-price }
   *[other] { $name } casts Paradoxical Prophecy.{ removed-price }
}
    .log = Paradoxical Prophecy
    .strip = cast Paradoxical Prophecy
    .deed = Paradoxical Prophecy: { $n }
happened-spell-planning = { $who ->
    [you] You cast Parallel Planning.{ removed-price }
   *[other] { $name } casts Parallel Planning.{ removed-price }
}
    .log = Parallel Planning
    .strip = cast Parallel Planning
    .deed = Parallel Planning: { $n }
happened-spell-punishment = { $who ->
    [you] You cast Powerful Punishment.{ removed-price }
   *[other] { $name } casts Powerful Punishment.{ removed-price }
}
    .log = Powerful Punishment
    .strip = cast Powerful Punishment
    .deed = Powerful Punishment: { $n }
happened-spell-paid = Removed from the game: { CARDS($price) }.
    .log = a spell paid
    .strip = paid for a spell
happened-goals = The Goals, from the left: { CARDS($subject) }.
    .log = the Goals
    .strip = laid out the Goals
happened-goals-exchanged = Two Goals change places: { CARDS($subject) }.
    .log = two Goals exchanged
    .strip = exchanged two Goals
happened-paradox-top = { $who ->
    [you] You put { CARDS($returned, form: "the") } on top.
   *[other] { $known ->
            [0] { $name } puts one of them on top.
           *[other] { $name } puts { CARDS($returned, form: "the") } on top.
        }
}
    .log = one card put on top
    .strip = put one card on top
