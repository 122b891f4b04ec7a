# Почему чего-то сделать нельзя, чего это стоит, что угрожает, близка ли победа.

why-over = Партия окончена.
why-not-your-turn = Сейчас ходит { $name }.
why-not-now = Сейчас нельзя.
why-not-asked = Сначала ответьте на вопрос.
why-not-there = Здесь нет такой карты: { CARDS($card) }.
why-window = { $window ->
    [turn] Только в начале вашего хода.
    [draw] Только перед тем, как взять карту.
    [nightmare] Только когда пришёл кошмар.
    [door] Только когда пришла дверь.
    [trio] Только когда серия собрана.
    [turn-draw] Только в начале вашего хода или перед тем, как взять карту.
    [door-trio] Только когда пришла дверь или собрана серия.
   *[any] Только в начале вашего хода, перед тем как взять карту, или когда пришли дверь или кошмар либо собрана серия.
}
why-wasted = Сейчас эту дверь не получить, она отправится в лимбо: { CARDS($door) }.
why-same-symbol = У соседних карт не бывает одинаковых символов, а последней в лабиринте лежит { CARDS($other) }.
why-not-playable = Эту карту нельзя выложить в лабиринт: { CARDS($card) }.
why-not-discardable = Эту карту нельзя сбросить: { CARDS($card) }.
why-wrong-colour = { UP(CARDS($card)) } не того цвета, что серия.
why-no-door-left = Такой двери в колоде больше нет: { CARDS($card) }.
why-wrong-key = Эта карта не открывает { CARDS($door, form: "acc") }: { CARDS($card) }.
why-not-a-key = Нужен ключ.
why-deck-short = В колоде слишком мало карт: { $n } из { $m }.
why-deck-empty = Колода пуста.
why-no-nightmare = Здесь нет карты кошмара.
why-protected = Карту бережёт домашнее правило: без неё не победить ({ CARDS($card) }).
why-order = Её нужно было выбрать раньше, чем { CARDS($last, form: "acc") }.
why-order-later = Сначала выберите другие карты.

## Чего это стоит

cost-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
cost-hand = { COUNT($cards) ->
    [0] вся рука
   *[other] вся рука: { CARDS($cards) }
}
cost-door = { $n ->
    [one] { $n } дверь
    [few] { $n } двери
   *[many] { $n } дверей
}
cost-deck = { $n ->
    [one] { $n } карта колоды
    [few] { $n } карты колоды
   *[many] { $n } карт колоды
}
cost-removed = { $n ->
    [one] { $n } карта из сброса навсегда
    [few] { $n } карты из сброса навсегда
   *[many] { $n } карт из сброса навсегда
}
cost-spent = { COUNT($cards) ->
    [0] срабатывает один раз
   *[other] расходуется: { CARDS($cards) }
}
cost-lost = { COUNT($cards) ->
    [0] потеря
   *[other] потеря: { CARDS($cards) }
}
cost-nightmare = как за кошмар
cost-returned = { COUNT($cards) ->
    [0] карты возвращаются в колоду
   *[other] обратно в колоду: { CARDS($cards) }
}

## Как идёт игра

threat-deck-low = { $n ->
    [0] Колода пуста: если придётся брать карту, это поражение.
    [one] В колоде осталась { $n } карта.
    [few] В колоде осталось { $n } карты.
   *[many] В колоде осталось { $n } карт.
}
victory-doors = Двери: { $n } из { $m }
victory-other = { UP($label) }: { $n } из { $m }
