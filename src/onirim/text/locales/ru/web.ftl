# Стол в браузере: экраны, кнопки, заметки.

web-look = Посмотреть и отменить
web-menu = Меню
web-undo = Отменить
web-undo-not = Отменить нельзя: открылась новая карта. В тренировке отменить можно всё, но партия не идёт в счёт.
web-story = Ход партии
web-odds = Шансы

## Стол

web-stage = Вопрос
web-hand = Ваши карты
web-group-hand = Ваша рука
web-group-shared = Общие для двоих
web-group-stored = Под хранителем
web-deck = колода
web-limbo = лимбо
web-discard = сброс
web-row = Ваш ряд
web-partner-row = Ряд игрока { $name }
web-partner-doors = Двери игрока { $name }
web-partner-hand = Рука игрока { $name }
web-zone-top = следующие карты
web-in-series = в серии
web-doors = Ваши двери
web-doors-of = { $label }: { $n } из { $m }
web-open = открыта
web-closed = { $door }, закрыта
web-shelves = Ещё на столе
web-of = { $what }, { $name }
web-zone-towers = Башни
web-zone-goals = Цели
web-zone-premonitions = Предчувствия
web-zone-removed = Убранные предчувствия
web-zone-catcher = Ловец снов
web-next-in-line = следующая
web-zone-denizens = Обитатели
web-zone-keepers = Хранители
web-zone-pawn = Маленький инкуб
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
web-waiting = { $name } выбирает…
web-waiting-away = { $name } не на месте. Партия ждёт.
web-waiting-free = Второе место ещё свободно.
web-replaced = За вас играет компьютер.
web-chooses = Выбирает { $name }.
web-no-play = сейчас нельзя выложить
web-lost = Вы теряете: { CARDS($cards) }.
web-sure = { $by ->
    [touch] Удерживайте или коснитесь ещё раз.
    [keys] Нажмите ещё раз.
   *[mouse] Удерживайте или щёлкните ещё раз.
}
web-armed = { $verb }?
web-armed-pay-door = Отдать { CARDS($card, form: "acc") }?
web-lost-pay-five = Карты лабиринта уйдут в сброс, все остальные — в лимбо.
web-do-pay-door = { CARDS($card) }
web-more-pay-door = уходит в лимбо: { $doors } → { $fewer }
web-do-pay-five = Пять карт
web-more-pay-five = колода: { $deck } → { $left }
web-do-pay-hand = Все карты в руке
web-more-pay-hand = и взять новые
web-do-play = Положить
web-do-discard = Сбросить
web-do-pay-key = { CARDS($card) }
web-do-unlock = открыть: { CARDS($card) }
web-moment-door = { UP(CARDS($cards)) }
web-ask-door = { $gains ->
    [vain] Сейчас её получить нельзя: она уйдёт в лимбо.
   *[some] Коснитесь ключа, и дверь ваша.
}
web-ask-act = Положите карту в свой ряд или сбросьте одну.
web-ask-trio = { $gains ->
    [vain] Сейчас её получить нельзя: она уйдёт в лимбо.
    [none] Таких дверей больше нет.
   *[some] Коснитесь её, и она ваша.
}
web-ask-nightmare = { COUNT($cards) ->
    [0] Чем вы заплатите?
   *[other] Что вы ему отдадите?
}
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
web-do-suffer = понести это наказание
web-more-suffer = { CARDS($card, form: "about") }
web-do-seven = просмотреть 7 верхних карт
web-more-seven = сбросить сколько угодно, остальные вернуть в любом порядке
web-many-fetch = Найти карту в колоде: она придёт следующей
web-many-remove = Заплатить картой из сброса: она выйдет из игры
web-many-retrieve = Взять карту из сброса
web-explain-draft = Берите по очереди: каждому три из этих карт, две последние станут общими. { $n ->
    [0] У вас пока ни одной.
   *[other] У вас уже { $n }.
}
web-hold = Пауза перед добором
web-hold-more = Иначе карты берутся без вопроса, пока не появится новое умение.
web-not-sent = Нет связи: ход не отправлен. Попробуйте чуть позже.
web-not-done = Связь прервалась раньше, чем дошёл ваш ход: он не сделан.
web-line-opening = Открываем…
web-line-lost = Связь прервалась, подключаемся снова…
web-line-unreached = Сервер недоступен. Пробуем снова…
web-screen-unreached = Эту страницу сейчас не загрузить: сервер недоступен.
web-line-gone = Вы больше не за этим столом.
web-gone = У вас нет доступа к этой партии.
web-reload = Доступна новая версия: обновить
web-action-unknown = В игре нет такого хода.
web-action-illegal = Сейчас так нельзя.
web-action-ambiguous = Это можно понять по-разному. Какая карта?
web-player = Игрок { $n }

## The stage

web-practice-start = Перейти к тренировке
web-practice-offered = Партнёр предлагает тренировку: всё можно отменить, и партия не идёт в счёт.
web-practice-yes = Согласиться
web-practice-no = Нет
web-practice-asked = Партнёр тоже должен согласиться.
web-practice = Тренировка
web-practice-note = Отменить можно всё; партия не идёт в счёт.
web-any = Одну из этих
web-any-pay-key = Ключ
web-any-unlock = Ключ
web-pick-where = Коснитесь места для неё.
web-a-door = Дверь
web-of-doors = { $n ->
    [one] дверь из { $m }
    [few] двери из { $m }
   *[other] дверей из { $m }
}
web-of-doors-ordered = { $n ->
    [one] дверь из { $m }, в этом порядке
    [few] двери из { $m }, в этом порядке
   *[other] дверей из { $m }, в этом порядке
}
web-doors-all = Двери
web-moment-nightmare = { COUNT($cards) ->
    [0] Цена кошмара
   *[other] Кошмар
}
web-explain-nightmare = Коснитесь того, чем платите.
web-moment-trio = { $gains ->
    [some] { $colour ->
        [X] Дверь
       *[other] Три { COLOUR($colour, form: "plural") }: дверь
    }
   *[other] { $colour ->
        [X] Серия завершена
       *[other] Три { COLOUR($colour, form: "plural") } подряд
    }
}
web-moment-discard-seen = Пророчество
web-moment-discard-any = Сладкий сон
web-moment-sorting-top = Верх колоды
web-moment-sorting-bottom = Под колоду
web-sort-discard-seen = { $n ->
    [5] Пять верхних карт колоды. Одну сожгите, остальные разложите.
    [one] { $n } верхняя карта колоды. Одну сожгите, остальные разложите.
    [few] { $n } верхние карты колоды. Одну сожгите, остальные разложите.
   *[other] { $n } верхних карт колоды. Одну сожгите, остальные разложите.
}
web-sort-discard-any = Следующие карты колоды: { $n }. Сожгите сколько угодно, остальные расставьте.
web-sort-order-top = Верхние карты колоды. Разложите их по порядку.
web-sort-order-bottom = Эти карты уходят под колоду. Разложите их по порядку: первая и взята будет первой.
web-sort-found = как лежат
web-sort-order-row = ваш порядок
web-sort-place-top = { $n ->
    [1] Следующая
   *[other] { $n }-я
}
web-sort-place-bottom = { $n }-я
web-sort-empty = Место { $n }, пусто
web-sort-fire = Огонь, пусто
web-sort-burn = Сжечь
web-sort-burnt = Сожжена
web-sort-confirm = Да будет так
web-sort-rest = Что не разложено, последует как лежит.
web-sort-first = Сначала выберите карту, которую сжечь.
