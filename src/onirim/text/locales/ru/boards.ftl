# Поля модулей на столе в браузере, выбор нескольких карт и большие удары.

badge-book = Книга
badge-glyphs = Глифы
badge-dreamcatchers = Ловцы снов
badge-towers = Башни
badge-premonitions = Предчувствия
badge-crossroads = Тупики
badge-oniverse = Обитатели
badge-incubus = Маленький инкуб
badge-pouch = Мешок

board-all = Модули на столе
board-pays = для оплаты: { $n }
board-free = { $n ->
    [0] все заняты
   *[other] свободно: { $n }
}
board-colours = цветов: { $n } из { $m }
board-face-down = закрыто: { $n }
board-usable = { $n ->
    [0] сейчас никто
   *[other] готовы: { $n }
}
board-held = { $n ->
    [0] пусто
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
board-hoop-free = свободен
board-hoop-torn = порван
board-cast = наложить
board-lacking = ещё { $n }
board-of = { $n } из { $m }
board-charged = Заряжен и ждёт
board-charged-about = Он проглотит следующий кошмар, если хотите.
board-empty = Не заряжен
board-action = ваше действие
board-gone = Он своё дело сделал
board-nobody = С вами пока никого. Призовите обитателя, когда он придёт.
board-books = { $n ->
    [0] Спасительных книг нет
    [one] { $n } спасительная книга
    [few] { $n } спасительные книги
   *[many] { $n } спасительных книг
}
board-end-left = Левый край
board-end-right = Правый край
board-clash = не подходит
board-next = следующая
board-progress = Что нужно для победы

mark-of = { $n } из { $m }
mark-any = отмечено: { $n }
mark-more = выберите ещё { $n }
mark-done = Да будет так
mark-none = Ничего не выбирать
mark-cheapest = Самые ненужные: { $n }
mark-clear = Сначала
mark-price-out = Они навсегда выходят из игры.
mark-needed = Нужны вам для победы
mark-loses-key = Вы теряете: { CARDS($cards) }. Ещё могло бы открыть: { CARDS($doors) }. Таких ещё не показалось: { $left }.
mark-loses-game = Без этого не победить: { CARDS($cards) }.

web-go-on = Дальше
web-before-after = { $before } → { $after }
fact-doors = Получено дверей
fact-books = Осталось надёжных книг
fact-catchers = Осталось ловцов снов
fact-lost-dreams = Поймано потерянных снов
fact-towers = Башни

brief-Ar = символ может повториться
brief-Hb = отрывает конец вашего ряда
brief-Cy = обмен с картой сброса
brief-Cc = считается другим цветом
brief-Sp = пять карт в любом порядке
brief-Mi = кошмар уходит в лимбо
brief-Hu = ловит кошмары среди пяти карт
brief-Ke = хранит одну карту

web-do-dream-avert = отвести предчувствие
web-more-dream-avert = оно уйдёт без наказания
web-do-dream-fetch = найти любую карту
web-more-dream-fetch = просмотрите колоду; эта карта придёт следующей
web-do-spell-prophecy = Парадоксальное пророчество
web-more-spell-prophecy = одна из 5 нижних карт — на верх колоды. Цена: { $need } из { $have } карт сброса, навсегда
web-do-spell-planning = Параллельное планирование
web-more-spell-planning = две цели меняются местами. Цена: { $need } из { $have } карт сброса, навсегда
web-do-spell-punishment = Суровое наказание
web-more-spell-punishment = кошмар ничего не сделает. Цена: { $need } из { $have } карт сброса, навсегда
web-do-escape = побег
web-more-escape = вся рука
web-do-build-left = построить здесь
web-more-build-left = с левого края
web-do-build-right = построить здесь
web-more-build-right = с правого края

web-mark-pay = Выберите карты сброса для оплаты: { $n }.
web-mark-planning = Выберите две цели: они поменяются местами.
web-mark-two-keys = Выберите ключи, которые пропадут: { $n }.

help-when = Когда
help-price = Цена
help-rules = Правила
window-turn = начало вашего хода
window-draw = перед взятием карты
window-nightmare = пришёл кошмар
window-door = пришла дверь
window-trio = серия завершена
title-spell-prophecy = Парадоксальное пророчество
    .short = Пророчество
title-spell-planning = Параллельное планирование
    .short = Планирование
title-spell-punishment = Суровое наказание
    .short = Наказание
title-failsafe = Спасительная книга
title-take-from = Дверь с ловца снов
title-build-left = Построить слева
title-build-right = Построить справа
title-escape = Побег
title-cancel = Он проглатывает кошмар
title-charge = Зарядить Инкуба
title-signal = Сигнал
title-signal-free = Сигнал: ничего не нужно
title-catchers = Ловцы снов
title-books = Спасительные книги
title-incubus = Маленький инкуб
