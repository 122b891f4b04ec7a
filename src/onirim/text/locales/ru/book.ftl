# Книга найденных ступеней: цели и заклинания.

module-book = Книга найденных ступеней
    .about = Карты целей говорят, в каком порядке находить двери. Картами из сброса оплачиваются три заклинания.
option-book-hard = Потерянные ступени

zone-goals = ряд целей
    .from = из ряда целей
    .to = в ряд целей
shown-goals = Оставшиеся цели по порядку: { CARDS($open) }.

do-spell-prophecy = парадоксальное пророчество: одна из 5 нижних карт — на верх колоды
do-spell-planning = параллельное планирование: две цели меняются местами
do-spell-punishment = суровое наказание: кошмар сбрасывается и ничего не делает
do-remove = убрать из игры { CARDS($card, form: "acc") }
do-goal = цель { $place }: { CARDS($card) }
do-top-at-paradox = положить на колоду { CARDS($card, form: "acc") }

ask-pay = Какой картой из сброса оплатить заклинание?
ask-paradox = Парадоксальное пророчество. Какую из этих карт положить на колоду?
ask-planning = Параллельное планирование. Какие цели меняются местами? Сначала назовите левую.
step-pay = Плата за заклинание
step-paradox = Парадоксальное пророчество
step-planning = Параллельное планирование

moved-discard-out = { $who ->
    [you] Вы убираете из игры { CARDS($cards, form: "acc") }.
   *[other] { $name } убирает из игры { CARDS($cards, form: "acc") }.
}

zone-goal-bag = ещё не выложенные цели
    .from = из ещё не выложенных целей
    .to = к ещё не выложенным целям
shown-goal-bag = Ещё не выложенные цели: { CARDS($cards) }.
moved-goal-bag-goals = Цели слева направо: { CARDS($cards) }.

why-spell-price = Сброса пока не хватает: карт { $n } из { $m }.
why-no-goal-open = Все цели достигнуты.
why-goal-first = Следующая цель — { CARDS($next) }; эта дверь отправится в лимбо: { CARDS($door) }.
why-goals-down = Цель { $place } закрыта, как и другая; хотя бы одна должна быть открыта.
why-goal-right = Выберите цель правее, чем цель { $place }.
why-goal-left = Сначала выберите цель левее: левая называется первой.

removed-price = { COUNT($price) ->
    [0] {""}
   *[other] {" "}Выходят из игры: { CARDS($price) }.
}

happened-spell-prophecy = { $who ->
    [you] Вы читаете заклинание «Парадоксальное пророчество».{ removed-price }
   *[other] { $name } читает заклинание «Парадоксальное пророчество».{ removed-price }
}
    .log = Парадоксальное пророчество
    .strip = Парадоксальное пророчество
happened-spell-planning = { $who ->
    [you] Вы читаете заклинание «Параллельное планирование».{ removed-price }
   *[other] { $name } читает заклинание «Параллельное планирование».{ removed-price }
}
    .log = Параллельное планирование
    .strip = Параллельное планирование
happened-spell-punishment = { $who ->
    [you] Вы читаете заклинание «Суровое наказание».{ removed-price }
   *[other] { $name } читает заклинание «Суровое наказание».{ removed-price }
}
    .log = Суровое наказание
    .strip = Суровое наказание
happened-spell-paid = Выходят из игры: { CARDS($price) }.
    .log = плата за заклинание
    .strip = плата за заклинание
happened-goals = Цели слева направо: { CARDS($subject) }.
    .log = цели
    .strip = разложены цели
happened-goals-exchanged = Две цели меняются местами: { CARDS($subject) }.
    .log = обмен целей
    .strip = две цели поменялись местами
happened-paradox-top = { $who ->
    [you] Вы кладёте наверх { CARDS($returned, form: "acc") }.
   *[other] { $known ->
            [0] { $name } кладёт одну из них наверх.
           *[other] { $name } кладёт наверх { CARDS($returned, form: "acc") }.
        }
}
    .log = одна карта положена наверх
    .strip = одна карта положена наверх
