# Что смотрят рядом со столом.

web-tabs = Рядом со столом
web-close = Закрыть
web-tab-odds = Шансы
web-tab-story = Ход партии
web-tab-discard = Сброс
web-panel-story = Ход партии
web-panel-odds = Шансы
web-panel-discard = Сброс
web-panel-limbo = Лимбо
web-panel-menu = Меню
web-panel-info = Об этой карте
web-panel-type = Ввести ход
web-panel-keys = Клавиатура
web-panel-people = Кто на месте

## Шансы

web-odds-next = Следующая карта
web-odds-of = { $n ->
    [one] из { $n } карты
   *[other] из { $n } карт
}
web-odds-nightmares = кошмар
web-odds-doors = дверь
web-odds-keys = ключ
web-odds-others = другая
web-odds-left = Ещё впереди
web-odds-each = Карта за картой

## Ход партии

web-story-empty = Пока ничего не случилось.
web-looking-back = Так было раньше.
web-back-to-now = К текущему ходу
web-notation = В нотации

## Карта

web-more = Ещё
web-times = { $n } × { $name }
web-code = так эту карту пишут в записях
web-left = Ещё не показались: { $n }

## Ввод и клавиши

web-type = Код или запись хода, например play:Rs, Rs или xRk
web-send = Готово
web-type-open = Ввести ход
web-type-legal = Сейчас можно:
web-keys = Клавиатура
web-key-number = взять карту из руки; в списке — выбрать
web-key-arrows = переходить по картам и вариантам
web-key-play = выложить взятую карту
web-key-discard = сбросить взятую карту
web-key-back = положить обратно или закрыть открытое
web-key-undo = отменить ход
web-key-hold = спрашивать перед добором или нет
web-key-signal = ваши сигналы, если они есть
web-key-info = о карте
web-key-story = ход партии
web-key-odds = шансы
web-key-pile = сброс
web-key-type = ввести ход
web-key-menu = меню
web-key-keys = эта подсказка
