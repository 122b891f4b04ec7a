# Дурные предчувствия и сладкие сны.

module-premonitions = Дурные предчувствия и сладкие сны
    .about = Каждое дурное предчувствие ждёт своих дверей, а потом сбывается. Сладкий сон отводит одно из них, просеивает колоду или приносит карту.
option-premonitions-5 = Ужасные предчувствия: 5 открытых
option-premonitions-6 = Ужасные предчувствия: 6 открытых

card-Hd = сладкий сон
    .acc = сладкий сон
    .times = { $n ->
        [one] { $n } сладкий сон
        [few] { $n } сладких сна
       *[many] { $n } сладких снов
    }
card-Pr = дурное предчувствие «красное»
    .acc = дурное предчувствие «красное»
    .short = красное
    .about = Две красные двери: просмотрите колоду и сбросьте все красные комнаты.
card-Pb = дурное предчувствие «синее»
    .acc = дурное предчувствие «синее»
    .short = синее
    .about = Две синие двери: просмотрите колоду и сбросьте два ключа.
card-Pg = дурное предчувствие «зелёное»
    .acc = дурное предчувствие «зелёное»
    .short = зелёное
    .about = Две зелёные двери: один кошмар из сброса отправляется в лимбо.
card-Pt = дурное предчувствие «коричневое»
    .acc = дурное предчувствие «коричневое»
    .short = коричневое
    .about = Две коричневые двери: одна найденная дверь отправляется в лимбо.
card-P2 = дурное предчувствие «пара»
    .acc = дурное предчувствие «пара»
    .short = пара
    .about = Две двери одного цвета: одна дверь такого цвета отправляется в лимбо.
card-P3 = дурное предчувствие «три»
    .acc = дурное предчувствие «три»
    .short = три
    .about = Три двери: сбросьте руку, наберите новую, и открывается ещё одно предчувствие.
card-P5 = дурное предчувствие «пять»
    .acc = дурное предчувствие «пять»
    .short = пять
    .about = Пять дверей: открываются ещё два предчувствия.
card-Pa = дурное предчувствие «все»
    .acc = дурное предчувствие «все»
    .short = все
    .about = По двери каждого цвета: просмотрите колоду и сбросьте все сладкие сны.

zone-premonitions = дурные предчувствия
    .from = из дурных предчувствий
    .to = к дурным предчувствиям
zone-removed = убранные предчувствия
    .from = из убранных предчувствий
    .to = к убранным предчувствиям
shown-premonitions = Открытые дурные предчувствия: { CARDS($cards, form: "short") }.
shown-removed = Убранные дурные предчувствия: { CARDS($cards, form: "short") }.

do-suffer = понести наказание: { CARDS($card) }. { CARDS($card, form: "about") }
do-pay-partner-door = партнёр отдаёт { CARDS($card, form: "acc") }: она отправляется в лимбо
do-avert = отвести { CARDS($card, form: "acc") }. { CARDS($card, form: "about") }
do-dream-avert = убрать дурное предчувствие без наказания
do-seven = открыть 7 верхних карт: сбросить сколько угодно, остальные вернуть в любом порядке
do-dream-fetch = просмотреть колоду и выбрать любую карту: она будет взята следующей
do-fetch = найти { CARDS($card, form: "acc") } и положить на верх колоды
do-decline-at-discard-any = больше ничего не сбрасывать

ask-premonitions = Дурные предчувствия сбываются. Какое — первым?
ask-two-keys = «Синее» предчувствие отнимает ключи из колоды. Какой сбросить?
ask-door-penalty = Предчувствие отнимает дверь. Какая отправляется в лимбо?
ask-happy-dream = Сладкий сон! Что он для вас сделает?
ask-avert = Какое дурное предчувствие убрать?
ask-fetch = Вот что есть в колоде. Какую карту взять?
ask-discard-any = Какую из этих карт сбросить?
step-premonitions = Дурные предчувствия
step-two-keys = Потеря двух ключей
step-door-penalty = Потеря двери
step-happy-dream = Сладкий сон
step-avert = Предчувствие уходит
step-fetch = Карта из колоды
step-discard-any = Семь карт

zone-reserve = закрытые дурные предчувствия
    .from = из закрытых дурных предчувствий
    .to = к закрытым дурным предчувствиям
shown-reserve = Закрытые дурные предчувствия: { CARDS($cards, form: "short") }.

why-premonition-sleeps = Оно ещё не сбывается; его двери: { $n } из { $m }.
why-not-paired = Нужна дверь цвета, которого у вас две.
why-not-in-deck = В колоде такой карты нет.
threat-strike = { UP(CARDS($card)) }: дверей { $n } из { $m }.
threat-strike-near = Ещё одна такая дверь — и сбудется { CARDS($card) }.
why-premonition-later = Оно сбывается, но сначала — те, что только что открыты.
why-no-premonition = Открытых дурных предчувствий нет.

happened-meet-happy-dream = { $who ->
    [you] Вы берёте { CARDS($revealed, form: "acc") }!
   *[other] { $name } берёт { CARDS($revealed, form: "acc") }!
}
    .log = сладкий сон
    .strip = сладкий сон
happened-happy-dream-gone = { UP(CARDS($used)) } окончен.
    .log = сладкий сон окончен
    .strip = сладкий сон использован
happened-premonitions-dealt = Открыто: { CARDS($revealed) }.
    .log = открыты предчувствия
    .strip = открыты предчувствия
happened-premonitions-revealed = Открыто: { CARDS($revealed) }.
    .log = открыты предчувствия
    .strip = открыты предчувствия
happened-premonition = Сбывается { CARDS($subject) }.{ COUNT($lost) ->
    [0] {""}
   *[other] {" "}Потеряны: { CARDS($lost) }.
}{ COUNT($returned) ->
    [0] {""}
   *[other] {" "}Из сброса в лимбо: { CARDS($returned) }.
}
    .log = предчувствие
    .strip = сбылось предчувствие
    .deed = Сбылось предчувствий: { $n }
happened-premonition-door = Потеряна { CARDS($lost) }: она отправляется в лимбо.
    .log = дверь потеряна
    .strip = потеряна дверь
happened-premonition-keys = Потеряны ключи: { CARDS($lost) }.
    .log = ключи потеряны
    .strip = потеряны ключи
happened-premonition-averted = { $who ->
    [you] Вы отводите { CARDS($banished, form: "acc") }.
   *[other] { $name } отводит { CARDS($banished, form: "acc") }.
}
    .log = предчувствие отведено
    .strip = отведено предчувствие
    .deed = Отведено предчувствий: { $n }
happened-fetch = { $who ->
    [you] Вы находите { CARDS($drawn, form: "acc") }.
   *[other] { $known ->
            [0] { $name } находит карту.
           *[other] { $name } находит { CARDS($drawn, form: "acc") }.
        }
}
    .log = карта найдена
    .strip = найдена карта
