# The base game for one player: cards, places, choices, questions, what happens.
#
# CARDS($cards, form: "the") are cards by their codes, in one of the forms given with them below.

list-comma = {", "}
list-and = { $most } and { $last }
list-or = { $most } or { $last }
nothing = nothing
times-other = { $n } × { $name }

colour-R = red
    .series = red
    .letter = R
colour-B = blue
    .series = blue
    .letter = B
colour-G = green
    .series = green
    .letter = G
colour-T = brown
    .series = brown
    .letter = T
colour-X = any colour
    .series = many-coloured

symbol-sun = Sun
symbol-moon = Moon
symbol-key = Key
symbol-door = Door

## Cards

card-hidden = unknown card
    .a = an unknown card
    .the = the unknown card
    .times = { $n } unknown cards
card-Nm = Nightmare
    .a = a Nightmare
    .the = the Nightmare
    .times = { $n } Nightmares
card-Rs = red Sun
    .a = a red Sun
    .the = the red Sun
    .times = { $n } red Suns
card-Bs = blue Sun
    .a = a blue Sun
    .the = the blue Sun
    .times = { $n } blue Suns
card-Gs = green Sun
    .a = a green Sun
    .the = the green Sun
    .times = { $n } green Suns
card-Ts = brown Sun
    .a = a brown Sun
    .the = the brown Sun
    .times = { $n } brown Suns
card-Rm = red Moon
    .a = a red Moon
    .the = the red Moon
    .times = { $n } red Moons
card-Bm = blue Moon
    .a = a blue Moon
    .the = the blue Moon
    .times = { $n } blue Moons
card-Gm = green Moon
    .a = a green Moon
    .the = the green Moon
    .times = { $n } green Moons
card-Tm = brown Moon
    .a = a brown Moon
    .the = the brown Moon
    .times = { $n } brown Moons
card-Rk = red Key
    .a = a red Key
    .the = the red Key
    .times = { $n } red Keys
card-Bk = blue Key
    .a = a blue Key
    .the = the blue Key
    .times = { $n } blue Keys
card-Gk = green Key
    .a = a green Key
    .the = the green Key
    .times = { $n } green Keys
card-Tk = brown Key
    .a = a brown Key
    .the = the brown Key
    .times = { $n } brown Keys
card-Rd = red Door
    .a = a red Door
    .the = the red Door
    .times = { $n } red Doors
    .place = the Door of the Observatory
card-Bd = blue Door
    .a = a blue Door
    .the = the blue Door
    .times = { $n } blue Doors
    .place = the Door of the Aquarium
card-Gd = green Door
    .a = a green Door
    .the = the green Door
    .times = { $n } green Doors
    .place = the Door of the Garden
card-Td = brown Door
    .a = a brown Door
    .the = the brown Door
    .times = { $n } brown Doors
    .place = the Door of the Library

## Places

zone-deck = the deck
    .from = from the deck
    .to = into the deck
zone-bottom = the bottom of the deck
    .from = from the bottom of the deck
    .to = to the bottom of the deck
zone-hand = the hand
    .from = from the hand
    .to = into the hand
zone-row = the labyrinth row
    .from = from the labyrinth row
    .to = into the labyrinth row
zone-doors = the gained Doors
    .from = from the gained Doors
    .to = to the gained Doors
zone-discard = the discard pile
    .from = from the discard pile
    .to = to the discard pile
zone-limbo = Limbo
    .from = from Limbo
    .to = to Limbo
zone-drawn = the cards just drawn
    .from = from the cards just drawn
    .to = to the cards just drawn
zone-seen = the cards being looked at
    .from = from the cards being looked at
    .to = to the cards being looked at
zone-out = the cards out of the game
    .from = from outside the game
    .to = out of the game

shown-drawn = Just drawn: { CARDS($cards) }.
shown-seen = You are looking at: { CARDS($cards) }.
shown-limbo = Limbo: { CARDS($cards) }.
shown-out = Out of the game: { CARDS($cards) }.
shown-other = { $who ->
    [you] { UP(ZONE($zone)) }{ $place ->
        [0] {""}
       *[other] {" "}{ $place }
    }: { CARDS($cards) }.
   *[other] { UP(ZONE($zone)) }, { $name }: { CARDS($cards) }.
}
counter-other = { $who ->
    [you] { UP($label) }: { $n }
   *[other] { UP($label) }, { $name }: { $n }
}

## What can be done

of-group = { $group ->
    [none] {""}
   *[other] {" "}({ GROUP($group) })
}
of-series = { $series ->
    [1] {" "}(second of a { COLOUR($colour, form: "series") } series)
    [2] {" "}(third of a { COLOUR($colour, form: "series") } series)
   *[other] {""}
}
of-effect = { $effect ->
    [none] {""}
   *[other] {" "}({ $effect })
}
effect-prophecy = a Prophecy

do-play = play { CARDS($card, form: "the") }{ of-group }{ of-series }
do-discard = discard { CARDS($card, form: "the") }{ of-group }{ of-effect }
do-take = take { CARDS($card, form: "the") }, and shuffle the deck
do-search = search without taking a Door, and shuffle the deck
do-decline = skip
do-decline-at-trio = don’t search: the deck stays as it is
do-decline-at-door = leave it closed: the Door goes to Limbo
do-unlock = open it with { CARDS($card, form: "the") }{ of-group }
do-pay-key = discard { CARDS($card, form: "the") }{ of-group }
do-pay-door = give up { CARDS($card, form: "the") }: it goes to Limbo
do-pay-five = reveal 5 cards: Locations are discarded, the rest goes to Limbo
do-pay-hand = discard your whole hand and draw a new one
do-discard-seen = discard { CARDS($card, form: "the") }
do-top = put { CARDS($card, form: "the") } next
do-draw = draw the next card
do-other = { $argument ->
    [card] { $label }: { CARDS($card) }{ of-group }
    [hand-card] { $label }: { CARDS($card) }{ of-group }
    [cell] { $label } { $place }
    [zone] { $label } { $place }
    [colour] { $label }: { COLOUR($colour) }
   *[nothing] { $label }
}

## What is asked

ask-act = Play a card into your row, or discard one.
ask-trio = Your series is complete. Do you take a Door?
ask-door = { UP(CARDS($cards, form: "the")) } can be opened. Do you open it?
ask-nightmare = { COUNT($cards) ->
    [0] Which price do you pay?
   *[other] A Nightmare! How do you get rid of it?
}
ask-discard-seen = A Prophecy. Which of these cards do you discard?
ask-order = Which card goes on top next? The one you name first is drawn first.
ask-order-bottom = Which card goes to the bottom next? The one you name first is drawn first.
ask-fill = You are about to draw. Do you want to do something else first?
ask-other = What do you choose?

step-act = Your turn
step-trio = A series is complete
step-door = A Door
step-nightmare = A Nightmare
step-discard-seen = Prophecy
step-order = The order on top
step-order-bottom = The order at the bottom
step-fill = Before the next draw

## What happens

undone = { $who ->
    [you] Undone.
   *[other] { $name } undoes the last move.
}
end-won = { $players ->
    [one] You have won! The labyrinth lets you go, and you wake up.
   *[two] You have won together! The labyrinth lets you go, and you both wake up.
}
end-lost = { $deck ->
    [0] { $players ->
        [one] You have lost: the deck is empty, and the dream holds you.
       *[two] You have lost together: the deck is empty, and the dream holds you both.
    }
   *[other] { $players ->
        [one] You have lost: the dream holds you.
       *[two] You have lost together: the dream holds you both.
    }
}

## Rulesets

mode-solo = one player
mode-duo = two players, silent play
mode-duo-limited = two players, fixed signals
mode-duo-open = two players, open play
ruleset-option = { $module } ({ $option })
ruleset-house = house rule: { $rule }
module-base = The base game
    .about = Walk the labyrinth of dreams and open all eight Doors before the deck runs out.
small-print = Small print

## What happens

which-group = { $group ->
    [shared] {" "}of the Shared cards
    [stored] {" "}from under the Keeper
   *[none] {""}
}
cards-drawn = { $known ->
    [0] { $hidden ->
        [one] a card
       *[other] { $hidden } cards
    }
   *[other] { CARDS($drawn, form: "a") }
}
new-hand = { $known ->
    [0] { $hidden ->
        [one] a card
       *[other] { $hidden } cards
    }
   *[other] { CARDS($drawn) }
}
and-limbo = { COUNT($limbo) ->
    [0] {""}
   *[other] {" "}To Limbo: { CARDS($limbo) }.
}

happened-deal = Dealt: { CARDS($drawn) }.{ and-limbo }
    .log = dealt
    .strip = dealt
happened-set-back = Back from Limbo: { CARDS($returned) }.
    .log = Limbo returns
    .strip = Limbo returned
happened-turn = { $who ->
    [you] It’s your turn.
   *[other] It’s { $name }’s turn.
}
    .log = a new turn
    .strip = began a turn
happened-play = { $who ->
    [you] You play { CARDS($subject, form: "the") }{ which-group }.
   *[other] { $name } plays { CARDS($subject, form: "the") }{ which-group }.
}
    .log = { $series ->
        [1] played
        [2] played, 2 of 3
       *[other] played, 3 of 3
    }
    .strip = played
    .promise = { $joins ->
        [0] { $breaks ->
            [2] breaks your series of two
           *[other] starts a new series
        }
        [1] { $breaks ->
            [2] breaks your series of two
           *[other] second { COLOUR($colour) } in a row
        }
       *[other] { $left ->
            [0] third { COLOUR($colour) }, but no { COLOUR($colour) } Door is left
           *[other] { $door ->
                [none] third { COLOUR($colour) }, but you can’t gain its Door now
               *[other] third { COLOUR($colour) }: a Door opens
            }
        }
    }
happened-discard = { $who ->
    [you] You discard { CARDS($subject, form: "the") }{ which-group }.
   *[other] { $name } discards { CARDS($subject, form: "the") }{ which-group }.
}
    .log = discarded
    .strip = discarded
    .promise = draw a new card
happened-discard-prophecy = { $who ->
    [you] You discard { CARDS($subject, form: "the") }{ which-group } for a Prophecy.
   *[other] { $name } discards { CARDS($subject, form: "the") }{ which-group } for a Prophecy.
}
    .log = a Prophecy
    .strip = called a Prophecy
    .promise = for a Prophecy
happened-door-trio = { $who ->
    [you] You find { CARDS($subject, form: "place") }: { CARDS($subject, form: "the") } is yours.
   *[other] { $name } finds { CARDS($subject, form: "place") }: { CARDS($subject, form: "the") } is gained.
}
    .log = Door { $after }
    .strip = gained a Door
happened-door-blocked = { UP(CARDS($subject, form: "the")) } can’t be gained now: it goes to Limbo.
    .log = a Door to Limbo
    .strip = sent a Door to Limbo
    .promise = you can’t gain it now: it goes to Limbo
happened-meet-nightmare = { $who ->
    [you] You draw { CARDS($revealed, form: "a") }!
   *[other] { $name } draws { CARDS($revealed, form: "a") }!
}
    .log = a Nightmare
    .strip = met a Nightmare
happened-meet-door = { $who ->
    [you] You draw { CARDS($revealed, form: "a") }!
   *[other] { $name } draws { CARDS($revealed, form: "a") }!
}
    .log = a Door drawn
    .strip = drew a Door
happened-meet = { $who ->
    [you] You draw { CARDS($revealed, form: "a") }!
   *[other] { $name } draws { CARDS($revealed, form: "a") }!
}
    .log = drawn
    .strip = drew
happened-draw = { $who ->
    [you] You draw { cards-drawn }.
   *[other] { $name } draws { cards-drawn }.
}
    .log = drawn
    .strip = drew
happened-door-limbo = { UP(CARDS($subject, form: "the")) } goes to Limbo.
    .log = a Door to Limbo
    .strip = let a Door go to Limbo
happened-door-key = { $who ->
    [you] You use { CARDS($price, form: "the") }{ which-group }. { UP(CARDS($subject, form: "place")) } opens: { CARDS($subject, form: "the") } is yours.
   *[other] { $name } uses { CARDS($price, form: "the") }{ which-group }. { UP(CARDS($subject, form: "place")) } opens: { CARDS($subject, form: "the") } is gained.
}
    .log = Door { $after }
    .strip = opened a Door
happened-pay-key = { $who ->
    [you] You pay with { CARDS($price, form: "the") }{ which-group }.
   *[other] { $name } pays with { CARDS($price, form: "the") }{ which-group }.
}
    .log = paid with a Key
    .strip = paid with a Key
happened-pay-door = { $who ->
    [you] You give up { CARDS($price, form: "the") }. It goes to Limbo.
   *[other] { $name } gives up { CARDS($price, form: "the") }. It goes to Limbo.
}
    .log = a Door given up
    .strip = gave up a Door
happened-pay-hand = { $who ->
    [you] You pay with your hand: { CARDS($price) }.
   *[other] { $name } pays with the whole hand: { CARDS($price) }.
}
    .log = paid with the hand
    .strip = paid with the hand
happened-pay-five = { $who ->
    [you] You pay with the next cards: { CARDS($lost) }.{ and-limbo }
   *[other] { $name } pays with the next cards: { CARDS($lost) }.{ and-limbo }
}
    .log = paid with the next cards
    .strip = paid with the next cards
happened-nightmare-gone = { UP(CARDS($banished, form: "the")) } is gone.
    .log = the Nightmare is gone
    .strip = got rid of the Nightmare
happened-redraw = { $who ->
    [you] You draw a new hand: { new-hand }.{ and-limbo }
   *[other] { $name } draws a new hand: { new-hand }.{ and-limbo }
}
    .log = a new hand
    .strip = drew a new hand
happened-limbo-back = Back from Limbo: { CARDS($returned) }.
    .log = Limbo returns
    .strip = Limbo returned
happened-look = { $who ->
    [you] You look at the next cards: { CARDS($revealed) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } looks at the next card.
               *[other] { $name } looks at the next { $hidden } cards.
            }
           *[other] { $name } looks at the next cards: { CARDS($revealed) }.
        }
}
    .log = a look ahead
    .strip = looked ahead
happened-look-below = { $who ->
    [you] You look at the last cards: { CARDS($revealed) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } looks at the last card.
               *[other] { $name } looks at the last { $hidden } cards.
            }
           *[other] { $name } looks at the last cards: { CARDS($revealed) }.
        }
}
    .log = a look at the last cards
    .strip = looked at the last cards
happened-reveal = Revealed: { CARDS($revealed) }.
    .log = revealed
    .strip = revealed
happened-burn = { $who ->
    [you] Of these, you discard { CARDS($lost, form: "the") }.
   *[other] Of these, { $name } discards { CARDS($lost, form: "the") }.
}
    .log = one of them discarded
    .strip = discarded one of them
happened-order-top = { $who ->
    [you] You put back on top: { CARDS($returned) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } puts a card back on top.
               *[other] { $name } puts { $hidden } cards back on top, in a secret order.
            }
           *[other] { $name } puts back on top: { CARDS($returned) }.
        }
}
    .log = put back in order
    .strip = put the next cards in order
happened-order-bottom = { $who ->
    [you] You put at the bottom: { CARDS($returned) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } puts a card at the bottom.
               *[other] { $name } puts { $hidden } cards at the bottom, in a secret order.
            }
           *[other] { $name } puts at the bottom: { CARDS($returned) }.
        }
}
    .log = put at the bottom
    .strip = put cards at the bottom
happened-shuffle = The deck is shuffled.
    .log = shuffled
    .strip = shuffled
happened-identified = Denizens among them: { CARDS($revealed) }.
    .log = Denizens found
    .strip = found Denizens
happened-undone = { $who ->
    [you] Undone.
   *[other] { $name } undoes the last move.
}
    .log = undone
    .strip = undid a move
happened-end-won = { end-won }
    .log = dawn
    .strip = won
happened-end-lost = { end-lost }
    .log = the candle is out
    .strip = lost
happened-moved = { UP(ZONE($source, form: "from")) } { ZONE($target, form: "to") }: { CARDS($subject) }.
    .log = moved
    .strip = moved
