# Ловцы снов: карты из лимбо попадают на них, и четыре потерянных сна нужно поймать.

module-dreamcatchers = Ловцы снов
    .about = Карты из лимбо не возвращаются в колоду, а попадают на четырёх ловцов снов. Поймайте все четыре потерянных сна и берегитесь перегрузки.
option-dreamcatchers-hard = без спасительных книг

card-Ld = потерянный сон
    .acc = потерянный сон
    .times = { $n ->
        [one] { $n } потерянный сон
        [few] { $n } потерянных сна
       *[many] { $n } потерянных снов
    }

zone-catcher = ловец снов
    .from = с ловца снов
    .to = на ловца снов
shown-catcher = Ловец снов { $place }: { CARDS($cards) }.

do-failsafe = использовать спасительную книгу: освободить ловца снов { $place } ({ CARDS($cards) })
do-free = освободить ловца снов { $place }: { CARDS($cards) }
do-decline-at-freeing = не освобождать никого
do-take-from = взять { CARDS($card, form: "acc") } с ловца снов { $place }; колода не просматривается
do-give-up = потерять ловца снов { $place }: { CARDS($cards) }

ask-freeing = Можно освободить ловца снов: его карты замешиваются в колоду.
ask-overload = Перегрузка! Какого ловца снов вы теряете?
step-freeing = Освобождение
step-overload = Перегрузка

power-failsafe = использовать спасительную книгу: освободить ловца снов
why-no-book = Спасительных книг больше нет.
why-catcher-empty = На ловце снов { $place } нет карт.
why-catcher-gone = Ловец снов { $place } потерян.
why-all-empty = Ни на одном ловце снов нет карт.
threat-overload = { $n ->
    [one] Свободных ловцов снов нет: следующая карта в лимбо перегрузит последнего.
   *[other] Свободных ловцов снов нет: следующая карта в лимбо отнимет одного из { $n }.
}
threat-last-catcher = Это последний ловец снов: следующая перегрузка — поражение.
victory-lost-dreams = Потерянные сны: { $n } из { $m }

happened-meet-lost-dream = { $who ->
    [you] Вы берёте { CARDS($revealed, form: "acc") }!
   *[other] { $name } берёт { CARDS($revealed, form: "acc") }!
}
    .log = потерянный сон
    .strip = потерянный сон
happened-lost-dream-limbo = { UP(CARDS($subject)) } отправляется в лимбо.
    .log = потерянный сон в лимбо
    .strip = потерянный сон ушёл в лимбо
happened-caught = Ловец снов { $place } ловит: { CARDS($subject) }.
    .log = лимбо поймано
    .strip = поймано
    .deed = Поймано карт: { $n }
happened-overload = Перегрузка: свободных ловцов снов нет, и один рвётся навсегда. Возвращаются: { CARDS($returned) }.
    .log = перегрузка
    .strip = потерян ловец снов
    .deed = Перегрузок: { $n }
happened-failsafe = { $who ->
    [you] Вы используете спасительную книгу. Освобождены с ловца снов { $place }: { CARDS($returned) }.
   *[other] { $name } использует спасительную книгу. Освобождены с ловца снов { $place }: { CARDS($returned) }.
}
    .log = спасительная книга
    .strip = использована спасительная книга
happened-freed = Освобождены с ловца снов { $place }: { CARDS($returned) }.
    .log = ловец снов освобождён
    .strip = освобождён ловец снов
happened-door-caught = { $who ->
    [you] Вы берёте { CARDS($subject, form: "acc") } с ловца снов { $place }. Она ваша.
   *[other] { $name } берёт { CARDS($subject, form: "acc") } с ловца снов { $place }.
}
    .log = Дверь { $after }
    .strip = получена дверь
