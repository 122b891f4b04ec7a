# Базовая игра для одного: карты, места, выбор, вопросы, что происходит.
#
# CARDS($cards, form: "acc") — карты по их кодам, в одной из форм, данных ниже.

list-comma = {", "}
list-and = { $most } и { $last }
list-or = { $most } или { $last }
nothing = ничего
times-other = { $n } × { $name }

colour-R = красный
    .fem = красная
    .plural = красные
    .series = красной
    .letter = К
colour-B = синий
    .fem = синяя
    .plural = синие
    .series = синей
    .letter = С
colour-G = зелёный
    .fem = зелёная
    .plural = зелёные
    .series = зелёной
    .letter = З
colour-T = коричневый
    .fem = коричневая
    .plural = коричневые
    .series = коричневой
    .letter = Б
colour-X = любой цвет
    .fem = любого цвета
    .plural = любые
    .series = многоцветной

symbol-sun = солнце
symbol-moon = луна
symbol-key = ключ
symbol-door = дверь

## Карты

card-hidden = неизвестная карта
    .acc = неизвестную карту
    .times = { $n ->
        [one] { $n } неизвестная карта
        [few] { $n } неизвестные карты
       *[many] { $n } неизвестных карт
    }
card-Nm = кошмар
    .acc = кошмар
    .times = { $n ->
        [one] { $n } кошмар
        [few] { $n } кошмара
       *[many] { $n } кошмаров
    }
card-Rs = красное солнце
    .acc = красное солнце
    .times = { $n ->
        [one] { $n } красное солнце
        [few] { $n } красных солнца
       *[many] { $n } красных солнц
    }
card-Bs = синее солнце
    .acc = синее солнце
    .times = { $n ->
        [one] { $n } синее солнце
        [few] { $n } синих солнца
       *[many] { $n } синих солнц
    }
card-Gs = зелёное солнце
    .acc = зелёное солнце
    .times = { $n ->
        [one] { $n } зелёное солнце
        [few] { $n } зелёных солнца
       *[many] { $n } зелёных солнц
    }
card-Ts = коричневое солнце
    .acc = коричневое солнце
    .times = { $n ->
        [one] { $n } коричневое солнце
        [few] { $n } коричневых солнца
       *[many] { $n } коричневых солнц
    }
card-Rm = красная луна
    .acc = красную луну
    .times = { $n ->
        [one] { $n } красная луна
        [few] { $n } красные луны
       *[many] { $n } красных лун
    }
card-Bm = синяя луна
    .acc = синюю луну
    .times = { $n ->
        [one] { $n } синяя луна
        [few] { $n } синие луны
       *[many] { $n } синих лун
    }
card-Gm = зелёная луна
    .acc = зелёную луну
    .times = { $n ->
        [one] { $n } зелёная луна
        [few] { $n } зелёные луны
       *[many] { $n } зелёных лун
    }
card-Tm = коричневая луна
    .acc = коричневую луну
    .times = { $n ->
        [one] { $n } коричневая луна
        [few] { $n } коричневые луны
       *[many] { $n } коричневых лун
    }
card-Rk = красный ключ
    .acc = красный ключ
    .times = { $n ->
        [one] { $n } красный ключ
        [few] { $n } красных ключа
       *[many] { $n } красных ключей
    }
card-Bk = синий ключ
    .acc = синий ключ
    .times = { $n ->
        [one] { $n } синий ключ
        [few] { $n } синих ключа
       *[many] { $n } синих ключей
    }
card-Gk = зелёный ключ
    .acc = зелёный ключ
    .times = { $n ->
        [one] { $n } зелёный ключ
        [few] { $n } зелёных ключа
       *[many] { $n } зелёных ключей
    }
card-Tk = коричневый ключ
    .acc = коричневый ключ
    .times = { $n ->
        [one] { $n } коричневый ключ
        [few] { $n } коричневых ключа
       *[many] { $n } коричневых ключей
    }
card-Rd = красная дверь
    .acc = красную дверь
    .times = { $n ->
        [one] { $n } красная дверь
        [few] { $n } красные двери
       *[many] { $n } красных дверей
    }
    .place = дверь обсерватории
card-Bd = синяя дверь
    .acc = синюю дверь
    .times = { $n ->
        [one] { $n } синяя дверь
        [few] { $n } синие двери
       *[many] { $n } синих дверей
    }
    .place = дверь аквариума
card-Gd = зелёная дверь
    .acc = зелёную дверь
    .times = { $n ->
        [one] { $n } зелёная дверь
        [few] { $n } зелёные двери
       *[many] { $n } зелёных дверей
    }
    .place = дверь сада
card-Td = коричневая дверь
    .acc = коричневую дверь
    .times = { $n ->
        [one] { $n } коричневая дверь
        [few] { $n } коричневые двери
       *[many] { $n } коричневых дверей
    }
    .place = дверь библиотеки

## Места

zone-deck = колода
    .from = из колоды
    .to = в колоду
zone-bottom = низ колоды
    .from = с низа колоды
    .to = под колоду
zone-hand = рука
    .from = из руки
    .to = в руку
zone-row = лабиринт
    .from = из лабиринта
    .to = в лабиринт
zone-doors = найденные двери
    .from = из найденных дверей
    .to = к найденным дверям
zone-discard = сброс
    .from = из сброса
    .to = в сброс
zone-limbo = лимбо
    .from = из лимбо
    .to = в лимбо
zone-drawn = только что взятые карты
    .from = из только что взятых карт
    .to = к только что взятым картам
zone-seen = просматриваемые карты
    .from = из просматриваемых карт
    .to = к просматриваемым картам
zone-out = карты вне игры
    .from = из-за пределов игры
    .to = за пределы игры

shown-drawn = Только что взято: { CARDS($cards) }.
shown-seen = Вы смотрите: { CARDS($cards) }.
shown-limbo = Лимбо: { CARDS($cards) }.
shown-out = Вне игры: { CARDS($cards) }.
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

## Что можно сделать

of-group = { $group ->
    [none] {""}
   *[other] {" "}({ GROUP($group) })
}
of-series = { $series ->
    [1] {" "}(вторая в { COLOUR($colour, form: "series") } серии)
    [2] {" "}(третья в { COLOUR($colour, form: "series") } серии)
   *[other] {""}
}
of-effect = { $effect ->
    [none] {""}
   *[other] {" "}({ $effect })
}
effect-prophecy = пророчество

do-play = выложить { CARDS($card, form: "acc") }{ of-group }{ of-series }
do-discard = сбросить { CARDS($card, form: "acc") }{ of-group }{ of-effect }
do-take = взять { CARDS($card, form: "acc") } и перемешать колоду
do-search = искать, но не брать двери, и перемешать колоду
do-decline = ничего не делать
do-decline-at-trio = не искать: колода остаётся как есть
do-decline-at-door = не открывать: дверь отправляется в лимбо
do-unlock = открыть, сбросив { CARDS($card, form: "acc") }{ of-group }
do-pay-key = сбросить { CARDS($card, form: "acc") }{ of-group }
do-pay-door = отдать { CARDS($card, form: "acc") }: она отправляется в лимбо
do-pay-five = открыть 5 карт колоды: карты лабиринта — в сброс, остальные — в лимбо
do-pay-hand = сбросить всю руку и набрать новую
do-discard-seen = сбросить { CARDS($card, form: "acc") }
do-top = положить следующей картой { CARDS($card, form: "acc") }
do-draw = взять следующую карту
do-other = { $argument ->
    [card] { $label }: { CARDS($card) }{ of-group }
    [hand-card] { $label }: { CARDS($card) }{ of-group }
    [cell] { $label } { $place }
    [zone] { $label } { $place }
    [colour] { $label }: { COLOUR($colour) }
   *[nothing] { $label }
}

## О чём спрашивают

ask-act = Выложите карту в лабиринт или сбросьте карту.
ask-trio = Серия собрана. Берёте дверь?
ask-door = { UP(CARDS($cards)) }: её можно открыть. Открываете?
ask-nightmare = { COUNT($cards) ->
    [0] Чем платите?
   *[other] Кошмар! Как вы от него избавитесь?
}
ask-discard-seen = Пророчество. Какую из этих карт сбросить?
ask-order = Какую карту положить на колоду следующей? Названная первой и взята будет первой.
ask-order-bottom = Какую карту положить под колоду следующей? Названная первой и взята будет первой.
ask-fill = Сейчас вы возьмёте карту. Сделать что-нибудь до этого?
ask-other = Что вы выберете?

step-act = Ваш ход
step-trio = Серия собрана
step-door = Дверь
step-nightmare = Кошмар
step-discard-seen = Пророчество
step-order = Порядок на колоде
step-order-bottom = Порядок под колодой
step-fill = Перед взятием карты

## Что происходит

undone = { $who ->
    [you] Ход отменён.
   *[other] { $name } отменяет последнее действие.
}
end-won = { $players ->
    [one] Победа! Лабиринт отпускает вас, и вы просыпаетесь.
   *[two] Общая победа! Лабиринт отпускает вас, и вы оба просыпаетесь.
}
end-lost = { $deck ->
    [0] { $players ->
        [one] Поражение: колода пуста, и сон не отпускает вас.
       *[two] Общее поражение: колода пуста, и сон не отпускает ни одного из вас.
    }
   *[other] { $players ->
        [one] Поражение: сон не отпускает вас.
       *[two] Общее поражение: сон не отпускает ни одного из вас.
    }
}

## Выбранные правила

mode-solo = один игрок
mode-duo = два игрока, полное молчание
mode-duo-limited = два игрока, условные сигналы
mode-duo-open = два игрока, открытая игра
ruleset-option = { $module } ({ $option })
ruleset-house = домашнее правило: { $rule }
module-base = Базовая игра
    .about = Пройдите лабиринт снов и откройте все восемь дверей, пока не кончилась колода.
small-print = Подробности

## Что случилось

which-group = { $group ->
    [shared] {" "}из общего резерва
    [stored] {" "}из-под хранителя
   *[none] {""}
}
cards-drawn = { $known ->
    [0] { $hidden ->
        [one] { $hidden } карту
        [few] { $hidden } карты
       *[many] { $hidden } карт
    }
   *[other] { CARDS($drawn, form: "acc") }
}
new-hand = { $known ->
    [0] { $hidden ->
        [one] { $hidden } карта
        [few] { $hidden } карты
       *[many] { $hidden } карт
    }
   *[other] { CARDS($drawn) }
}
and-limbo = { COUNT($limbo) ->
    [0] {""}
   *[other] {" "}В лимбо: { CARDS($limbo) }.
}

happened-deal = Раздача: { CARDS($drawn) }.{ and-limbo }
    .log = раздача
    .strip = раздача
happened-set-back = Из лимбо возвращаются: { CARDS($returned) }.
    .log = лимбо возвращается
    .strip = лимбо вернулось
happened-turn = { $who ->
    [you] Ваш ход.
   *[other] Ходит { $name }.
}
    .log = новый ход
    .strip = новый ход
happened-play = { $who ->
    [you] Вы выкладываете { CARDS($subject, form: "acc") }{ which-group }.
   *[other] { $name } выкладывает { CARDS($subject, form: "acc") }{ which-group }.
}
    .log = { $series ->
        [1] выложена
        [2] выложена, 2 из 3
       *[other] выложена, 3 из 3
    }
    .strip = сыграно
    .promise = { $joins ->
        [0] { $breaks ->
            [2] прерывает серию из двух
           *[other] начинает новую серию
        }
        [1] { $breaks ->
            [2] прерывает серию из двух
           *[other] вторая в { COLOUR($colour, form: "series") } серии
        }
       *[other] { $left ->
            [0] третья в { COLOUR($colour, form: "series") } серии, но таких дверей больше нет
           *[other] { $door ->
                [none] третья в { COLOUR($colour, form: "series") } серии, но дверь сейчас не получить
               *[other] третья карта, цвет: { COLOUR($colour) }. Откроется дверь
            }
        }
    }
happened-discard = { $who ->
    [you] Вы сбрасываете { CARDS($subject, form: "acc") }{ which-group }.
   *[other] { $name } сбрасывает { CARDS($subject, form: "acc") }{ which-group }.
}
    .log = сброшена
    .strip = сброшено
    .promise = взять новую карту
happened-discard-prophecy = { $who ->
    [you] Вы сбрасываете { CARDS($subject, form: "acc") }{ which-group } ради пророчества.
   *[other] { $name } сбрасывает { CARDS($subject, form: "acc") }{ which-group } ради пророчества.
}
    .log = пророчество
    .strip = пророчество
    .promise = ради пророчества
happened-door-trio = { $who ->
    [you] Найдена { CARDS($subject, form: "place") }: { CARDS($subject) } теперь ваша.
   *[other] Найдена { CARDS($subject, form: "place") }: { CARDS($subject) } теперь у игрока { $name }.
}
    .log = Дверь { $after }
    .strip = получена дверь
happened-door-blocked = Сейчас её не получить: { CARDS($subject) } отправляется в лимбо.
    .log = дверь в лимбо
    .strip = дверь ушла в лимбо
    .promise = сейчас её получить нельзя, она уйдёт в лимбо
happened-meet-nightmare = { $who ->
    [you] Вы берёте { CARDS($revealed, form: "acc") }!
   *[other] { $name } берёт { CARDS($revealed, form: "acc") }!
}
    .log = кошмар
    .strip = кошмар
happened-meet-door = { $who ->
    [you] Вы берёте { CARDS($revealed, form: "acc") }!
   *[other] { $name } берёт { CARDS($revealed, form: "acc") }!
}
    .log = вытянута дверь
    .strip = вытянута дверь
happened-meet = { $who ->
    [you] Вы берёте { CARDS($revealed, form: "acc") }!
   *[other] { $name } берёт { CARDS($revealed, form: "acc") }!
}
    .log = взята
    .strip = взято
happened-draw = { $who ->
    [you] Вы берёте { cards-drawn }.
   *[other] { $name } берёт { cards-drawn }.
}
    .log = взята
    .strip = взято
happened-door-limbo = { UP(CARDS($subject)) } отправляется в лимбо.
    .log = дверь в лимбо
    .strip = дверь ушла в лимбо
happened-door-key = { $who ->
    [you] Вы тратите { CARDS($price, form: "acc") }{ which-group }. Открывается { CARDS($subject, form: "place") }: { CARDS($subject) } теперь ваша.
   *[other] { $name } тратит { CARDS($price, form: "acc") }{ which-group }. Открывается { CARDS($subject, form: "place") }: { CARDS($subject) } теперь у этого игрока.
}
    .log = Дверь { $after }
    .strip = открыта дверь
happened-pay-key = { $who ->
    [you] Вы платите: { CARDS($price) }{ which-group }.
   *[other] { $name } платит: { CARDS($price) }{ which-group }.
}
    .log = плата: ключ
    .strip = заплачен ключ
happened-pay-door = { $who ->
    [you] Вы отдаёте { CARDS($price, form: "acc") }. Она отправляется в лимбо.
   *[other] { $name } отдаёт { CARDS($price, form: "acc") }. Она отправляется в лимбо.
}
    .log = дверь отдана
    .strip = отдана дверь
happened-pay-hand = { $who ->
    [you] Вы платите всей рукой: { CARDS($price) }.
   *[other] { $name } платит всей рукой: { CARDS($price) }.
}
    .log = плата: вся рука
    .strip = отдана вся рука
happened-pay-five = { $who ->
    [you] Вы платите следующими картами: { CARDS($lost) }.{ and-limbo }
   *[other] { $name } платит следующими картами: { CARDS($lost) }.{ and-limbo }
}
    .log = плата: следующие карты
    .strip = отданы следующие карты
happened-nightmare-gone = { UP(CARDS($banished)) } исчезает.
    .log = кошмар исчез
    .strip = кошмар исчез
happened-redraw = { $who ->
    [you] Вы набираете новую руку: { new-hand }.{ and-limbo }
   *[other] { $name } набирает новую руку: { new-hand }.{ and-limbo }
}
    .log = новая рука
    .strip = набрана новая рука
happened-limbo-back = Из лимбо возвращаются: { CARDS($returned) }.
    .log = лимбо возвращается
    .strip = лимбо вернулось
happened-look = { $who ->
    [you] Вы смотрите следующие карты: { CARDS($revealed) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } смотрит { $hidden } следующую карту.
                [few] { $name } смотрит { $hidden } следующие карты.
               *[many] { $name } смотрит { $hidden } следующих карт.
            }
           *[other] { $name } смотрит следующие карты: { CARDS($revealed) }.
        }
}
    .log = взгляд вперёд
    .strip = просмотрено
happened-look-below = { $who ->
    [you] Вы смотрите последние карты: { CARDS($revealed) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } смотрит { $hidden } последнюю карту.
                [few] { $name } смотрит { $hidden } последние карты.
               *[many] { $name } смотрит { $hidden } последних карт.
            }
           *[other] { $name } смотрит последние карты: { CARDS($revealed) }.
        }
}
    .log = взгляд на последние карты
    .strip = просмотрены последние карты
happened-reveal = Открыто: { CARDS($revealed) }.
    .log = открыто
    .strip = открыто
happened-burn = { $who ->
    [you] Из них вы сбрасываете { CARDS($lost, form: "acc") }.
   *[other] Из них { $name } сбрасывает { CARDS($lost, form: "acc") }.
}
    .log = одна из них сброшена
    .strip = одна из них сброшена
happened-order-top = { $who ->
    [you] Вы кладёте обратно наверх: { CARDS($returned) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } кладёт { $hidden } карту обратно наверх.
                [few] { $name } кладёт { $hidden } карты обратно наверх в тайном порядке.
               *[many] { $name } кладёт { $hidden } карт обратно наверх в тайном порядке.
            }
           *[other] { $name } кладёт обратно наверх: { CARDS($returned) }.
        }
}
    .log = карты возвращены наверх
    .strip = порядок карт изменён
happened-order-bottom = { $who ->
    [you] Вы кладёте вниз: { CARDS($returned) }.
   *[other] { $known ->
            [0] { $hidden ->
                [one] { $name } кладёт { $hidden } карту вниз.
                [few] { $name } кладёт { $hidden } карты вниз в тайном порядке.
               *[many] { $name } кладёт { $hidden } карт вниз в тайном порядке.
            }
           *[other] { $name } кладёт вниз: { CARDS($returned) }.
        }
}
    .log = карты положены вниз
    .strip = карты положены вниз
happened-shuffle = Колода перемешана.
    .log = перемешано
    .strip = колода перемешана
happened-identified = Обитатели среди них: { CARDS($revealed) }.
    .log = обитатели
    .strip = найдены обитатели
happened-undone = { $who ->
    [you] Ход отменён.
   *[other] { $name } отменяет последнее действие.
}
    .log = ход отменён
    .strip = ход отменён
happened-end-won = { end-won }
    .log = рассвет
    .strip = победа
happened-end-lost = { end-lost }
    .log = свеча догорела
    .strip = поражение
happened-moved = { UP(ZONE($source, form: "from")) } { ZONE($target, form: "to") }: { CARDS($subject) }.
    .log = перемещена
    .strip = перемещено
