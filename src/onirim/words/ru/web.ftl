# Стол в браузере: экраны, кнопки, заметки.

web-subtitle = Карточная игра о снах, для одного или двоих
web-fan-work = Неофициальная работа поклонников: игру Onirim придумал Шади Торбей. Все слова и рисунки здесь наши.
web-new-solo = Играть одному
web-learn = Научиться за пять минут
web-resume = Продолжить
web-setup = Новая игра …
web-continue = Другие начатые игры
web-forget = Удалить игру: { $what }
web-forget-sure = Удалить?
web-more = Ещё
web-stats = Статистика
web-settings = Настройки
web-upload = Открыть запись
web-record-at = Это не запись игры Onirim ({ $file }, строка { $line }, столбец { $column }: { $reason })
web-record-in = Это не запись игры Onirim ({ $file }: { $reason })
web-problem-unreachable = Сервер не отвечает.
web-download = Скачать запись
web-to-start = В начало
web-close = Закрыть
web-look = Посмотреть и вернуть
web-menu = Меню
web-undo = Отменить
web-undo-not = Этого не отменить: пришла или открылась карта. В тренировке можно.
web-story = Рассказ
web-odds = Шансы
web-odds-nightmares = Кошмары
web-odds-doors = Двери
web-odds-keys = Ключи

## Стол

web-stage = О чём спрашивают
web-hand = Ваши карты
web-group-hand = Ваша рука
web-group-shared = Общие
web-group-stored = Под хранителем
web-piles = Стопки
web-deck = колода
web-limbo = лимбо
web-discard = сброс
web-pile = { $label }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-row = Ваша тропа
web-partner-row = Тропа игрока { $name }
web-partner-doors = Двери игрока { $name }
web-partner-hand = Рука игрока { $name }
web-zone-top = следующие карты
web-row-empty = Здесь начнётся ваша тропа
web-in-series = в серии
web-doors = Ваши двери
web-doors-of = { $label }: { $n } из { $m }
web-open = открыта
web-closed = { $door }, закрыта
web-shelves = Что ещё лежит на столе
web-of = { $what }, { $name }
web-zone-towers = Башни
web-zone-goals = Цели
web-zone-premonitions = Предчувствия
web-zone-removed = Убранные предчувствия
web-zone-catcher = Ловец снов
web-next-in-line = следующая
web-zone-denizens = Обитатели
web-zone-keepers = Хранители
web-zone-pawn = Фигурка
web-zone-out = Вне игры
web-zone-bottom = Низ колоды
web-zone-goal-bag = Невыложенные цели
web-zone-reserve = Закрытые предчувствия
web-zone-identities = Невиданные обитатели
web-count = { $label }: { $n }
counter-books = Спасительные книги: { $n }
counter-catchers = Осталось ловцов снов: { $ones }
counter-incubus = { $n ->
    [0] Маленький инкуб ушёл
   *[one] Маленький инкуб ждёт
}
counter-signal = { $who ->
    [you] Ваш сигнал
   *[other] Сигнал игрока { $name }
}: { $n ->
    [0] пока нет
    [1] { COLOUR("R") }
    [2] { COLOUR("B") }
    [3] { COLOUR("G") }
    [4] { COLOUR("T") }
   *[5] ничего не нужно
}
web-other = Другие действия: { $n }
web-put-back = Положить обратно
web-waiting = { $name } выбирает …
web-chooses = Выбирает { $name }.
web-first = начинает новую серию
web-second = вторая карта серии, цвет: { COLOUR($colour) }
web-third = третья карта, цвет: { COLOUR($colour) }. Откроется дверь
web-third-vain = третья карта, цвет: { COLOUR($colour) }. Но такую дверь сейчас получить нельзя
web-third-none = третья карта, цвет: { COLOUR($colour) }. Но таких дверей в колоде больше нет
web-no-play = сейчас нельзя выложить
web-lost = Вы теряете: { CARDS($cards) }. Удерживайте или нажмите ещё раз.
web-vain = сейчас её получить нельзя, она уйдёт в лимбо
web-sure = Удерживайте или нажмите ещё раз.
web-lost-pay-five = Карты лабиринта уйдут навсегда, двери и кошмары вернутся через лимбо. Удерживайте или нажмите ещё раз.
web-do-pay-door = { CARDS($card) }
web-more-pay-door = вернётся через лимбо: { $doors } → { $fewer }
web-do-pay-five = Пять карт
web-more-pay-five = колода: { $deck } → { $left }
web-do-pay-hand = Все карты в руке
web-more-pay-hand = и взять новые
web-do-take-at-trio = взять { CARDS($card, form: "acc") }
web-more-take-at-trio = и перемешать колоду
web-do-search = искать, но ничего не брать
web-more-search = колоду только перемешают
web-do-decline-at-trio = оставить в колоде
web-more-decline-at-trio = колода останется как есть
web-do-decline-at-door = не открывать
web-more-decline-at-door = дверь отправится в лимбо
web-do-avert = отвести это предчувствие
web-more-avert = { CARDS($card, form: "about") }
web-do-suffer = пережить это предчувствие
web-more-suffer = { CARDS($card, form: "about") }
web-do-play = Положить
web-do-discard = Сбросить
web-more-discard = { $effect ->
    [none] и взять новую карту
   *[other] ради пророчества
}
web-do-pay-key = { CARDS($card) }
web-do-unlock = открыть: { CARDS($card) }
web-ask-act = Положите карту на тропу или сбросьте одну.
web-ask-trio = Коснитесь её, и она ваша.
web-ask-nightmare = Что вы ему отдадите?
web-do-seven = просмотреть 7 верхних карт
web-more-seven = сбросить сколько угодно, остальные вернуть в любом порядке
web-many-fetch = Найти карту в колоде: она придёт следующей
web-many-remove = Заплатить картой из сброса: она выйдет из игры
web-many-retrieve = Взять карту из сброса
web-explain-draft = Берите по очереди: каждому три из этих карт, две последние станут общими. { $n ->
    [0] У вас пока ни одной.
   *[other] У вас уже { $n }.
}
web-hold = Спрашивать перед добором
web-hold-more = Иначе карты берутся без вопроса, пока не появится новая сила.
web-not-sent = Связь прервалась: ничего не сделано. Попробуйте, когда она вернётся.
web-not-done = Связь прервалась раньше, чем дошло ваше действие: оно не сделано.
web-hint-pick = 1–{ $n } взять карту
web-hint-choose = 1–{ $n } выбрать
web-hint-play = P выложить
web-hint-discard = X сбросить
web-hint-back = Esc положить обратно
web-hint-rule = I правило
web-hint-keys = ? все клавиши
web-line-opening = Открываем …
web-line-lost = Связь прервалась, пробуем снова …
web-line-gone = Этой игры здесь больше нет.
web-gone = Эта игра вам недоступна.
web-reload = Есть более новая страница: загрузить
web-action-unknown = В игре нет такого действия.
web-action-illegal = Сейчас это невозможно.
web-action-ambiguous = Это можно понять по-разному. Назовите карту.
web-curtain = Ходит { $name }
web-curtain-text = Передайте экран: { $name }. Остальные не смотрят.
web-curtain-lift = { $name } здесь
web-end = Конец
web-again = Новая игра
web-replay = Пересмотреть
web-turning = Показать перелом
web-turning-given = Перелом: здесь пришлось отдать { CARDS($card, form: "acc") }.
web-turning-gained = Перелом: здесь вы получили { CARDS($card, form: "acc") }.
web-end-doors = получено дверей
web-end-turns = ходы
web-end-nightmares = встречено кошмаров
web-end-given = отдано дверей
web-why-won = { $n ->
    [one] В колоде осталась { $n } карта.
    [few] В колоде осталось { $n } карты.
   *[other] В колоде осталось { $n } карт.
}
web-why-close = Не хватило всего одной двери.
web-why-missing = { $n ->
    [one] В конце не хватило { $n } двери.
    [few] В конце не хватило { $n } дверей.
   *[other] В конце не хватило { $n } дверей.
}
web-why-given = { $n ->
    [one] Пришлось отдать { $n } открытую дверь.
    [few] Пришлось отдать { $n } открытые двери.
   *[other] Пришлось отдать { $n } открытых дверей.
}
web-why-gone = { $n ->
    [one] { $n } карта пропала из колоды, так и не побывав на руке.
    [few] { $n } карты пропали из колоды, так и не побывав на руке.
   *[other] { $n } карт пропало из колоды, так и не побывав на руке.
}
web-so-far = двери: { $n } из { $m }, в колоде { $deck }
web-doors-count = двери: { $n } из { $m }
web-player = Игрок { $n }
## The stage

web-any = Одну из этих
web-any-pay-key = Ключ
web-any-unlock = Ключ
web-pick-where = Коснитесь места для неё.
web-panels = Посмотреть
web-a-door = Дверь
web-of-doors = { $n ->
    [one] дверь из { $m }
    [few] двери из { $m }
   *[other] дверей из { $m }
}
web-doors-all = Двери
web-moment-nightmare = Кошмар
web-moment-trio = Дверь
web-moment-discard-seen = Пророчество
web-moment-order = Пророчество
web-moment-sorting = Верх колоды
web-sort-discard-seen = { $n ->
    [one] { $n } верхняя карта колоды. Одну сожгите, остальные разложите.
    [few] { $n } верхние карты колоды. Одну сожгите, остальные разложите.
   *[other] { $n } верхних карт колоды. Одну сожгите, остальные разложите.
}
web-sort-order = Верхние карты колоды. Разложите их по порядку.
web-sort-deck = в колоде
web-sort-order-row = ваш порядок
web-sort-place = { $n ->
    [1] Следующая
   *[other] { $n }-я
}
web-sort-empty = Место { $n }, пусто
web-sort-fire = Огонь, пусто
web-sort-burn = Сжечь
web-sort-burnt = Сожжена
web-sort-confirm = Да будет так
web-sort-rest = Что не разложено, останется как лежит.
web-sort-first = Сначала выберите карту, которую сжечь.


## Окна

web-panel-story = Что было до сих пор
web-panel-odds = Что осталось
web-panel-discard = Сброшенные карты
web-panel-limbo = Лимбо
web-panel-menu = Меню
web-panel-info = Карта
web-panel-type = Ввести действие
web-panel-keys = Клавиатура
web-story-empty = Пока ничего не случилось.
web-notation = В нотации
web-times = { $n } × { $name }
web-code = так эту карту пишут в записях
web-left = Ещё не показались: { $n }
web-type = Код или знак, например play:Rs, Rs или xRk
web-send = Сделать
web-type-open = Ввести действие
web-type-legal = Сейчас можно:
web-keys = Клавиатура
web-key-number = взять карту с руки; в списке вопроса – выбрать
web-key-arrows = переходить по картам и вариантам
web-key-play = выложить взятую карту
web-key-discard = сбросить выбранную карту
web-key-back = положить обратно
web-key-undo = вернуть ход
web-key-hold = спрашивать перед добором или нет
web-key-info = правило карты
web-key-story = что было до сих пор
web-key-odds = что осталось, и шансы
web-key-pile = сброс
web-key-type = ввести действие
web-key-menu = меню
web-key-keys = эта подсказка

## Настройки

web-language = Язык
web-theme = Тема
web-theme-auto = как у устройства
web-theme-dark = тёмная
web-theme-light = светлая
web-speed = Движение
web-speed-none = нет
web-set-sound = Звуки
web-set-auto = На вопрос с одним ответом отвечать сразу
web-set-confirm = О дорогом спрашивать дважды
web-set-shortcuts = Клавиши

## Новая игра

web-setup-title = Новая игра
web-setup-players = Кто играет
web-mode-solo = Откройте все восемь дверей, пока не кончилась колода.
web-mode-duo = Говорят только ходы: о своих картах молчат.
web-mode-duo-limited = Каждый может подать один сигнал за раз, например «собираю красные».
web-mode-duo-open = Все карты открыты, и говорить можно о чём угодно.
web-rules-modules = { $n ->
    [one] { $n } модуль
    [few] { $n } модуля
   *[other] { $n } модулей
}
web-rules-house = { $n ->
    [one] { $n } домашнее правило
    [few] { $n } домашних правила
   *[other] { $n } домашних правил
}
web-setup-name = Имя игрока { $n }
web-setup-modules = Модули
web-option-normal = обычный
web-setup-house = Домашние правила
web-setup-practice = Тренировка: всё можно вернуть, и игра не в счёт

## Пересмотр и статистика

web-replay-setup = Подготовка
web-replay-turn = Ход { $turn }
web-replay-back = Шаг назад
web-replay-next = Шаг вперёд
web-replay-run = Воспроизвести
web-replay-pause = Пауза
web-replay-place = Место в игре
web-finished = Законченные игры
web-won = победа
web-lost-game = поражение
web-stat-recent = Из последних 50
web-stat-streak = Побед подряд
web-stat-longest = Больше всего подряд
web-stat-none = Ни одна игра ещё не закончена.
web-stat-of = побед: { $won } из { $games }
web-stat-last = Последние игры: { $marks }
web-stat-doors = Дверей в среднем

## Обучение

web-step = Шаг { $n } из { $m }
web-go-on = Дальше
tutorial-other = Хорошая карта для настоящей игры. А здесь возьмите ту, что светится.
tutorial-other-way = Карта верная, но на этот раз { $verb ->
    [discard] сбросьте её
    [play] выложите её
   *[other] примените её иначе
}.
tutorial-row = Каждый ход вы выкладываете карту в свой ряд: нажмите красное солнце, затем «Выложить».
tutorial-neighbours = У соседей в ряду никогда не бывает одного символа, поэтому дальше идёт луна: выложите красную луну.
tutorial-third = Три карты одного цвета подряд открывают дверь: выложите второе красное солнце.
tutorial-search = В колоде ищут красную дверь: возьмите её, это первая из восьми.
tutorial-unlock = Из колоды пришла синяя дверь, а у вас синий ключ: откройте её.
tutorial-discard = Карту можно не выкладывать, а сбросить: нажмите коричневое солнце, затем «Сбросить».
tutorial-nightmare = Кошмар требует платы, и ключ дешевле всего: отдайте зелёный ключ.
tutorial-prophecy = Ключ, сброшенный в свой ход, показывает пять следующих карт: сбросьте красный ключ.
tutorial-discard-seen = Одна из пяти уйдёт насовсем: нажмите кошмар.
tutorial-order = Остальные вернутся наверх, и что нажато первым, первым и придёт: нажмите зелёное солнце.
tutorial-order-more = Дальше коричневая дверь: посмотрим, что с ней станет.
tutorial-order-last = А теперь синее солнце; последняя карта ляжет сама.
tutorial-limbo = Вы знаете, что придёт: выложите синюю луну и следите за коричневой дверью.
tutorial-clock = Коричневого ключа нет: дверь ушла в лимбо, а в конце хода вернулась в колоду.
tutorial-free = Теперь ваш собственный ход: выложите или сбросьте что хотите.
tutorial-free-done = Именно так: одна карта за ход, и на руке снова пять карт.
tutorial-losing = Другая ночь: семь дверей открыты, но в колоде всего одна карта. Выложите красное солнце.
tutorial-lost = Это была зелёная дверь, ключа к ней не нашлось, и брать стало нечего: так и проигрывают.
tutorial-last = Та же ночь, но с зелёным ключом: это третья зелёная карта подряд, выложите его.
tutorial-last-door = Восьмая дверь: возьмите её.
tutorial-won = Все восемь дверей открыты, и вы просыпаетесь. Вот и вся игра.
