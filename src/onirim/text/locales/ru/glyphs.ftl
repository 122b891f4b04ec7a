# Глифы: четвёртый символ, ещё четыре двери, заклятия.

module-glyphs = Глифы
    .about = Четвёртый символ и двенадцать дверей. Сброшенный глиф — это заклятие: открываются пять карт, и одна дверь среди них ваша.

symbol-glyph = глиф

card-Rg = красный глиф
    .acc = красный глиф
    .times = { $n ->
        [one] { $n } красный глиф
        [few] { $n } красных глифа
       *[many] { $n } красных глифов
    }
card-Bg = синий глиф
    .acc = синий глиф
    .times = { $n ->
        [one] { $n } синий глиф
        [few] { $n } синих глифа
       *[many] { $n } синих глифов
    }
card-Gg = зелёный глиф
    .acc = зелёный глиф
    .times = { $n ->
        [one] { $n } зелёный глиф
        [few] { $n } зелёных глифа
       *[many] { $n } зелёных глифов
    }
card-Tg = коричневый глиф
    .acc = коричневый глиф
    .times = { $n ->
        [one] { $n } коричневый глиф
        [few] { $n } коричневых глифа
       *[many] { $n } коричневых глифов
    }

effect-incantation = заклятие
do-take-at-incantation = взять { CARDS($card, form: "acc") }
do-waive = отправить в лимбо { CARDS($card, form: "acc") }
do-bottom = положить под колоду { CARDS($card, form: "acc") }

ask-incantation = Заклятие. Какую дверь взять?
step-incantation = Заклятие

why-not-doubled = Отказаться можно только от двери, которая у вас уже есть.

happened-discard-incantation = { $who ->
    [you] Вы сбрасываете { CARDS($subject, form: "acc") }{ which-group } ради заклятия.
   *[other] { $name } сбрасывает { CARDS($subject, form: "acc") }{ which-group } ради заклятия.
}
    .log = заклятие
    .strip = заклятие
    .promise = ради заклятия
happened-door-incantation = { $who ->
    [you] Открывается { CARDS($subject, form: "place") }: { CARDS($subject) } теперь ваша.
   *[other] Открывается { CARDS($subject, form: "place") }: { CARDS($subject) } теперь у игрока { $name }.
}
    .log = Дверь { $after }
    .strip = получена дверь
    .deed = Дверей по заклятию: { $n }
happened-door-waived = { $who ->
    [you] Вы отказываетесь от двери. В лимбо: { CARDS($subject) }.
   *[other] { $name } отказывается от двери. В лимбо: { CARDS($subject) }.
}
    .log = отказ от двери
    .strip = отказ от двери
happened-incantation-vain = Среди них нет ни одной двери.
    .log = дверей нет
    .strip = двери не нашлось
