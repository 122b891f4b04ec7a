# Два игрока: выбор карт, общий резерв, обмен, сигналы.

zone-shared = общий резерв
    .from = из общего резерва
    .to = в общий резерв
group-shared = общий резерв

do-pick = взять { CARDS($card, form: "acc") }
do-swap = { $group ->
    [shared] взять взамен { CARDS($card, form: "acc") }
   *[none] отдать в общий резерв { CARDS($card, form: "acc") }
}
do-decline-at-swap = ничего не менять
do-signal = сигнал игроку { $partner }: собираю { COLOUR($colour, form: "plural") }
do-signal-free = сигнал игроку { $partner }: мне ничего не нужно, бери что хочешь

ask-draft = Какую из этих карт взять в руку?
ask-swap = { $group ->
    [shared] Какую карту общего резерва взять взамен?
   *[none] Можно обменять одну вашу карту на карту общего резерва. Какую отдать?
}
step-draft = Выбор карт
step-swap = Обмен

signal = собираю { COLOUR($colour, form: "plural") }
signal-free = мне ничего не нужно, бери что хочешь

put-back-where = { $end ->
    [top] { $first ->
        [1] Сверху колоды
       *[other] В колоде, начиная с карты { $first }
    }
   *[bottom] Внизу колоды
}
put-back-all = { put-back-where }, в порядке, который выбирает { $name }: { CARDS($cards) }.
put-back-left = { $n ->
    [one] { put-back-where } — { $n } из этих карт, их кладёт { $name }: { CARDS($cards) }.
    [few] { put-back-where } — { $n } из этих карт, порядок выбирает { $name }: { CARDS($cards) }.
   *[many] { put-back-where } — { $n } из этих карт, порядок выбирает { $name }: { CARDS($cards) }.
}
put-back-held = { $n ->
    [one] { $name } держит { $n } из этих карт: { CARDS($cards) }.
    [few] { $name } держит { $n } из этих карт: { CARDS($cards) }.
   *[many] { $name } держит { $n } из этих карт: { CARDS($cards) }.
}

player-A = Игрок А
player-B = Игрок Б
player-seeker = Искатель
    .about = Идёт к ближайшей двери и дальше не смотрит: хороший первый напарник.
player-random = Случай
player-heuristic = Эвристик
    .about = Играет по простым правилам, как внимательный друг.
player-mind = Разум
    .about = Учился на тысячах ночей. Отвечает сразу.
player-strong = Сильный разум
    .about = Тот же, но обдумывает каждый ход: чуть дольше.
player-strongest = Сильнейший разум
    .about = Видит дальше всех остальных: несколько секунд на ход.
module-duo = Два игрока
    .about = У двух странников по снам две общие карты и по три своих; проснуться они могут только вместе.

power-signal = подать сигнал
why-signalled = В этот ход вы уже подали сигнал.
why-enough-doors = Ещё одна такая дверь для победы не пригодится.
why-swap-own-first = Сначала назовите свою карту, которую отдаёте.
why-swap-shared-next = Теперь назовите карту общего резерва, которую берёте.
victory-door-colours = { $who }: цветов { $n } из { $m }

happened-pick = { $who ->
    [you] Вы берёте { CARDS($drawn, form: "acc") } из общего резерва.
   *[other] { $name } берёт { CARDS($drawn, form: "acc") } из общего резерва.
}
    .log = выбрана
    .strip = выбрано
happened-swap = { $who ->
    [you] Вы меняете { CARDS($price, form: "acc") } на { CARDS($drawn, form: "acc") } из общего резерва.
   *[other] { $name } меняет { CARDS($price, form: "acc") } на { CARDS($drawn, form: "acc") } из общего резерва.
}
    .log = обмен
    .strip = обмен
happened-signal = { $who ->
    [you] Ваш сигнал: { $words }.
   *[other] { $name } подаёт сигнал: { $words }.
}
    .log = сигнал
    .strip = сигнал
