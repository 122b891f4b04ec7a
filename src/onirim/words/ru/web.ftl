# Стол в браузере: экраны, кнопки, заметки.

web-look = Посмотреть и отменить
web-menu = Меню
web-undo = Отменить
web-undo-not = Отменить нельзя: открылась новая карта. В тренировке отменить можно всё.
web-story = Ход партии
web-odds = Шансы

## Стол

web-stage = Вопрос
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
web-row = Ваш лабиринт
web-partner-row = Лабиринт игрока { $name }
web-partner-doors = Двери игрока { $name }
web-partner-hand = Рука игрока { $name }
web-zone-top = следующие карты
web-row-empty = Здесь начнётся ваш лабиринт
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
web-waiting = { $name } выбирает…
web-chooses = Выбирает { $name }.
web-first = начинает новую серию
web-second = вторая в { COLOUR($colour, form: "series") } серии
web-third = третья в { COLOUR($colour, form: "series") } серии: откроет дверь
web-third-vain = третья в { COLOUR($colour, form: "series") } серии, но дверь сейчас не получить
web-third-none = третья в { COLOUR($colour, form: "series") } серии, но таких дверей в колоде больше нет
web-no-play = сейчас нельзя выложить
web-lost = Вы теряете: { CARDS($cards) }. Нажмите ещё раз, чтобы подтвердить.
web-vain = сейчас её получить нельзя, она уйдёт в лимбо
web-sure = Нажмите ещё раз, чтобы подтвердить.
web-lost-pay-five = Пять карт уйдут из колоды: карты лабиринта навсегда, двери и кошмары вернутся через лимбо. Нажмите ещё раз, чтобы подтвердить.
web-do-pay-door = отдать { CARDS($card, form: "acc") }
web-more-pay-door = дверь отправится в лимбо
web-do-pay-five = потерять пять карт колоды
web-more-pay-five = карты лабиринта в сброс, остальное в лимбо
web-do-pay-hand = сбросить всю руку
web-more-pay-hand = и взять новую
web-do-take-at-trio = взять { CARDS($card, form: "acc") }
web-more-take-at-trio = и перемешать колоду
web-do-search = искать, но ничего не брать
web-more-search = колоду только перемешают
web-do-decline-at-trio = не искать
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
web-hint-pick = 1–{ $n } взять карту
web-hint-choose = 1–{ $n } выбрать
web-hint-play = P выложить
web-hint-discard = X сбросить
web-hint-back = Esc положить обратно
web-hint-rule = I правило
web-hint-keys = ? все клавиши
web-line-opening = Открываем…
web-line-lost = Связь прервалась, подключаемся снова…
web-line-gone = Этой партии больше нет.
web-gone = У вас нет доступа к этой партии.
web-reload = Доступна новая версия: обновить
web-action-unknown = В игре нет такого хода.
web-action-illegal = Сейчас так нельзя.
web-action-ambiguous = Это можно понять по-разному. Какая карта?
web-curtain = Ходит { $name }
web-curtain-text = Передайте экран: { $name }. Остальные не смотрят.
web-curtain-lift = { $name } здесь
web-player = Игрок { $n }
