# Дверь в Онивселенную и её обитатели.

module-oniverse = Дверь в Онивселенную
    .about = Ещё одна дверь, сразу всех цветов, и обитатели: призовите их за карту, и каждый поможет один раз.

card-Od = дверь в Онивселенную
    .acc = дверь в Онивселенную
    .place = дверь в Онивселенную
card-Dz = неизвестный обитатель
    .acc = неизвестного обитателя
    .times = { $n ->
        [one] { $n } неизвестный обитатель
        [few] { $n } неизвестных обитателя
       *[many] { $n } неизвестных обитателей
    }
card-Ar = Архитектор
    .acc = Архитектора
    .times = { $n ->
        [one] { $n } Архитектор
        [few] { $n } Архитектора
       *[many] { $n } Архитекторов
    }
    .about = Выложите карту, хотя её символ повторяет последний.
card-Hb = Птица-молот
    .acc = Птицу-молот
    .times = { $n ->
        [one] { $n } Птица-молот
        [few] { $n } Птицы-молота
       *[many] { $n } Птиц-молотов
    }
    .about = Сбросьте последнюю карту лабиринта, а с ней все карты её цвета прямо перед ней.
card-Cy = Циклобот
    .acc = Циклобота
    .times = { $n ->
        [one] { $n } Циклобот
        [few] { $n } Циклобота
       *[many] { $n } Циклоботов
    }
    .about = Обменяйте карту лабиринта из руки на карту лабиринта из сброса.
card-Cc = Цветной хаос
    .acc = Цветной хаос
    .times = { $n ->
        [one] { $n } Цветной хаос
        [few] { $n } Цветных хаоса
       *[many] { $n } Цветных хаосов
    }
    .about = Ваш ключ или ваша серия считается другого цвета.
card-Sp = Белки-шпионы
    .acc = Белок-шпионов
    .times = { $n ->
        [one] { $n } карта «Белки-шпионы»
        [few] { $n } карты «Белки-шпионы»
       *[many] { $n } карт «Белки-шпионы»
    }
    .about = Посмотрите 5 верхних карт и верните их в любом порядке.
card-Mi = Зеркало
    .acc = Зеркало
    .times = { $n ->
        [one] { $n } Зеркало
        [few] { $n } Зеркала
       *[many] { $n } Зеркал
    }
    .about = Отправьте в лимбо только что пришедший кошмар.
card-Hu = Гарпунщик
    .acc = Гарпунщика
    .times = { $n ->
        [one] { $n } Гарпунщик
        [few] { $n } Гарпунщика
       *[many] { $n } Гарпунщиков
    }
    .about = Откройте 5 верхних карт, сбросьте кошмары, остальные положите под колоду.
card-Ke = Раскаявшийся хранитель сокровищ
    .acc = Раскаявшегося хранителя сокровищ
    .times = { $n ->
        [one] { $n } Раскаявшийся хранитель сокровищ
        [few] { $n } Раскаявшихся хранителя сокровищ
       *[many] { $n } Раскаявшихся хранителей сокровищ
    }
    .about = Спрячьте под ним карту из руки, чтобы использовать позже.

zone-denizens = призванные обитатели
    .from = из призванных обитателей
    .to = к призванным обитателям
zone-stored = карты под хранителем
    .from = из-под хранителя
    .to = под хранителя
group-stored = из-под хранителя
zone-keepers = хранители с картой
    .from = из хранителей с картой
    .to = к хранителям с картой
shown-denizens = { $who ->
    [you] Ваши обитатели: { CARDS($cards) }.
   *[other] Обитатели игрока { $name }: { CARDS($cards) }.
}
shown-stored = { $who ->
    [you] Под хранителем: { CARDS($cards) }.
   *[other] Под хранителем игрока { $name }: { CARDS($cards) }.
}
shown-keepers = { $who ->
    [you] Хранит карту: { CARDS($cards) }.
   *[other] Хранит карту игрока { $name }: { CARDS($cards) }.
}

do-rally = призвать, сбросив { CARDS($card, form: "acc") }{ of-group }
do-decline-at-rally = не призывать
do-cyclobot = Циклобот: отдать { CARDS($card, form: "acc") }{ of-group }
do-retrieve = взять из сброса { CARDS($card, form: "acc") }
do-spies = Белки-шпионы: посмотреть 5 верхних карт и сменить их порядок
do-hunter = Гарпунщик: сбросить кошмары из 5 верхних карт
do-keeper = хранитель: спрятать { CARDS($card, form: "acc") }{ of-group }
do-hammer-bird = Птица-молот: разрушить конец лабиринта
do-architect = Архитектор: выложить { CARDS($card, form: "acc") }{ of-group }{ of-series }
do-mirror = Зеркало: кошмар отправляется в лимбо
do-chaos = Цветной хаос: цвет серии теперь — { COLOUR($colour) }
do-chaos-unlock = Цветной хаос: открыть, сбросив { CARDS($card, form: "acc") }{ of-group }

ask-rally = Вам встречается { CARDS($cards) }. { CARDS($cards, form: "about") } Сбросить карту, чтобы призвать этого обитателя?
web-moment-rally = Встреча: { CARDS($cards) }
web-ask-rally = Призвать этого обитателя за одну карту из руки?
web-explain-rally = Один раз, потом: { CARDS($cards, form: "about") }
ask-cyclobot = Какую карту Циклобот достанет из сброса?
step-rally = Обитатель
step-cyclobot = Циклобот

zone-identities = обитатели, которых никто не видел
    .from = из обитателей, которых никто не видел
    .to = к обитателям, которых никто не видел
shown-identities = Обитатели, которых никто не видел: { CARDS($cards) }.

why-no-denizen = Этот обитатель не с вами: { CARDS($denizen) }.
why-row-empty = Ваш лабиринт пуст.
why-architect = Архитектор нужен, только если символы совпадают.
why-discard-empty = В сбросе нет карт лабиринта.
why-stored = Эта карта уже под хранителем.
why-same-colour = Серия и так этого цвета.
why-key-fits = { UP(CARDS($card)) } откроет { CARDS($door, form: "acc") } и без Цветного хаоса.

happened-meet-denizen = { $who ->
    [you] Вы встречаете: { CARDS($revealed) }!
   *[other] { $name } встречает: { CARDS($revealed) }!
}
    .log = обитатель
    .strip = встречен обитатель
happened-rally = { $who ->
    [you] Вы сбрасываете { CARDS($price, form: "acc") }{ which-group } и призываете { CARDS($subject, form: "acc") }.
   *[other] { $name } сбрасывает { CARDS($price, form: "acc") }{ which-group } и призывает { CARDS($subject, form: "acc") }.
}
    .log = обитатель призван
    .strip = призван обитатель
    .deed = Призвано обитателей: { $n }
happened-denizen-gone = Уходит обитатель: { CARDS($lost) }.
    .log = обитатель уходит
    .strip = обитатель ушёл
happened-architect = { $who ->
    [you] Вы используете { CARDS($used, form: "acc") } и выкладываете { CARDS($subject, form: "acc") }{ which-group }.
   *[other] { $name } использует { CARDS($used, form: "acc") } и выкладывает { CARDS($subject, form: "acc") }{ which-group }.
}
    .log = помог Архитектор
    .strip = использован Архитектор
happened-hammer-bird = { $who ->
    [you] Вы используете { CARDS($used, form: "acc") }. Она отрывает: { CARDS($lost) }.
   *[other] { $name } использует { CARDS($used, form: "acc") }. Она отрывает: { CARDS($lost) }.
}
    .log = Птица-молот
    .strip = использована Птица-молот
happened-cyclobot = { $who ->
    [you] Вы используете { CARDS($used, form: "acc") } и откладываете { CARDS($price, form: "acc") }{ which-group }.
   *[other] { $name } использует { CARDS($used, form: "acc") } и откладывает { CARDS($price, form: "acc") }{ which-group }.
}
    .log = Циклобот
    .strip = использован Циклобот
happened-cyclobot-exchange = { $who ->
    [you] Из сброса вы берёте { CARDS($drawn, form: "acc") } в обмен на { CARDS($price, form: "acc") }.
   *[other] Из сброса { $name } берёт { CARDS($drawn, form: "acc") } в обмен на { CARDS($price, form: "acc") }.
}
    .log = обмен
    .strip = обмен
happened-chaos = { $who ->
    [you] Вы используете { CARDS($used, form: "acc") }: серия считается другим цветом.
   *[other] { $name } использует { CARDS($used, form: "acc") }: серия считается другим цветом.
}
    .log = Цветной хаос
    .strip = использован Цветной хаос
happened-door-chaos = { $who ->
    [you] Вы используете { CARDS($used, form: "acc") } и { CARDS($price, form: "acc") }{ which-group }. Открывается { CARDS($subject, form: "place") }: { CARDS($subject) } теперь ваша.
   *[other] { $name } использует { CARDS($used, form: "acc") } и { CARDS($price, form: "acc") }{ which-group }. Открывается { CARDS($subject, form: "place") }: { CARDS($subject) } теперь у этого игрока.
}
    .log = Дверь { $after }
    .strip = открыта дверь
happened-spies = { $who ->
    [you] Вы используете { CARDS($used, form: "acc") }.
   *[other] { $name } использует { CARDS($used, form: "acc") }.
}
    .log = Белки-шпионы
    .strip = использованы Белки-шпионы
happened-hunter = { $who ->
    [you] Вы используете { CARDS($used, form: "acc") }.
   *[other] { $name } использует { CARDS($used, form: "acc") }.
}
    .log = Гарпунщик
    .strip = использован Гарпунщик
happened-hunter-kills = Добыча Гарпунщика: { CARDS($banished) }.
    .log = кошмары пойманы
    .strip = пойманы кошмары
happened-mirror = { $who ->
    [you] Вы используете { CARDS($used, form: "acc") }: { CARDS($banished) } отправляется в лимбо.
   *[other] { $name } использует { CARDS($used, form: "acc") }: { CARDS($banished) } отправляется в лимбо.
}
    .log = Зеркало
    .strip = использовано Зеркало
happened-keeper = { $who ->
    [you] Вы отдаёте { CARDS($subject, form: "acc") }{ which-group } на хранение. Хранит: { CARDS($used) }.
   *[other] { $name } отдаёт { CARDS($subject, form: "acc") }{ which-group } на хранение. Хранит: { CARDS($used) }.
}
    .log = карта на хранении
    .strip = карта отдана на хранение
happened-keeper-gone = { UP(CARDS($used)) } исполняет свой долг и уходит.
    .log = хранитель уходит
    .strip = хранитель ушёл
