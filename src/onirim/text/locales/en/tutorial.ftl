# The guided night.

web-guide-skip = Skip
web-guide-begin = Light the candle
web-guide-own = Dream on your own
web-guide-step = { $n } of { $m }
tutorial-aim = Open eight Doors before the candle burns down
tutorial-aim-more = Two in each palace. The deck is your candle: when it runs out, so does the night.
tutorial-row = Each turn you lay one card at the end of your row. Take the red Sun.
tutorial-neighbours = Never the same sign twice in a row: after a Sun comes the Moon.
tutorial-third = The third red card in a row finds a Door.
tutorial-search = There it is. Touch it, and it’s yours.
tutorial-unlock = A Door turned up in your draw. A Key of its colour opens it.
tutorial-discard = Nothing fits? Discard a card and draw a new one.
tutorial-nightmare = A Nightmare! It takes a Key, a Door, five cards or your whole hand. Give it the Key.
tutorial-done = That’s all there is to it
tutorial-done-more = Here comes a night with kind cards. This one is real.
tutorial-other = A fine card for later. For now, take the one in the light.
tutorial-other-way = The right card, but this time { $verb ->
    [discard] discard it
    [play] play it
   *[other] use it another way
}.
