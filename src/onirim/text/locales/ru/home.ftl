# Экраны вокруг стола: начало, альбом, новая игра, настройки, конец, просмотр.

web-motto = Восемь дверей. Одна ночь. Одна свеча.
web-dream = Уснуть
web-resume = Продолжить
web-so-far = { $n ->
    [one] { $n } дверь
    [few] { $n } двери
   *[many] { $n } дверей
} из { $m }, ещё { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}
web-first-night = Первая ночь? Проводим вас: это займёт минуту.
web-first-night-go = Проводите
web-together = Вдвоём
web-together-more = вместе с любых двух экранов
web-invite = Позвать друга
web-with = Напарник: { $name }
web-with-friend = С другом
web-turn-yours = ваш ход
web-turn-theirs = ходит { $name }
web-turn-screen = один экран
web-seat-free = второе место свободно
web-learn = Научиться
web-learn-more = ночь с проводником, одна минута
web-expansions = Дополнения
web-expansions-more = новые карты, новые сны
web-album = Альбом
web-album-more = ваши партии и итоги
web-fan-work = Неофициальная фанатская версия. Игру «Онирим» придумал Шади Торбей; тексты и рисунки здесь — наши.
web-to-start = Домой
web-device = Другое устройство
web-settings = Настройки

## Альбом

web-continue = Начатые партии
web-album-none = Начатых партий нет.
web-forget = Удалить партию: { $what }
web-forget-sure = Удалить?
web-stats = Статистика
web-stat-none = Пока нет законченных партий.
web-stat-of = побед: { $won } из { $games }
web-stat-last = Последние партии: { $marks }
web-stat-doors = Дверей в среднем
web-stat-deeds = В среднем за игру
web-stat-recent = Из последних 50
web-stat-streak = Побед подряд
web-stat-longest = Рекорд подряд
web-finished = Законченные партии
web-won = победа
web-lost-game = поражение
web-doors-count = { $n ->
    [one] { $n } дверь
    [few] { $n } двери
   *[many] { $n } дверей
} из { $m }
web-upload = Открыть запись
web-record-at = Это не запись партии в «Онирим» ({ $file }, строка { $line }, столбец { $column }: { $reason })
web-record-in = Это не запись партии в «Онирим» ({ $file }: { $reason })
web-problem-unreachable = Нет связи с сервером.
web-download = Скачать запись

## Новая игра

web-setup-title = Новая игра
web-setup-players = Кто играет?
web-mode-solo = Откройте все восемь дверей, пока не кончилась колода.
web-mode-duo = Говорят только ходы: о своих картах молчат.
web-mode-duo-limited = Каждый может подать один сигнал за раз, например «собираю красные».
web-mode-duo-open = Все карты открыты, и говорить можно о чём угодно.
web-rules-modules = { $n ->
    [one] { $n } дополнение
    [few] { $n } дополнения
   *[many] { $n } дополнений
}
web-rules-house = { $n ->
    [one] { $n } домашнее правило
    [few] { $n } домашних правила
   *[many] { $n } домашних правил
}
web-setup-name = Имя игрока { $n }
web-setup-modules = Дополнения
web-option-normal = обычный
web-setup-house = Домашние правила
web-setup-practice = Тренировка: отменить можно всё, и партия не в счёт

## Настройки

web-language = Язык
web-theme = Оформление
web-theme-night = Ночь
web-theme-dawn = Рассвет
web-speed = Скорость анимации
web-speed-none = без анимации
web-set-sound = Звук
web-set-effects = Карты и двери
web-set-ambience = Звуки ночи
web-set-haptics = Вибрация
web-set-auto = Отвечать сразу, если выбора нет
web-set-confirm = Переспрашивать перед крупной потерей
web-set-letters = Буквы цветов на картах
web-set-list = Варианты списком кнопок
web-set-shortcuts = Горячие клавиши

## Конец

web-end = Конец
web-end-won = Вы просыпаетесь на заре
web-end-won-them = { $names } просыпаются на заре
web-end-won-text = { $m ->
    [8] Все восемь дверей
   *[other] Все двери ({ $m })
}, { $n ->
    [0] и в колоде ни одной карты.
    [one] и в колоде ещё { $n } карта.
    [few] и в колоде ещё { $n } карты.
   *[many] и в колоде ещё { $n } карт.
}
web-end-short = { $n ->
    [0] Ночь прошла
    [1] Не хватило одной двери
    [2] Не хватило двух дверей
    [3] Не хватило трёх дверей
    [4] Не хватило четырёх дверей
    [5] Не хватило пяти дверей
    [6] Не хватило шести дверей
    [7] Не хватило семи дверей
    [8] Не хватило восьми дверей
    [one] Не хватило { $n } двери
   *[other] Не хватило { $n } дверей
}
web-end-doors = { $n ->
    [0] ни одной
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
   *[other] { $n }
} из { $m ->
    [8] восьми
   *[other] { $m }
}
web-end-lost-text = Свеча догорела: открыто { web-end-doors }.
web-end-best-text = Свеча догорела. Открыто { web-end-doors }: ваша лучшая ночь.
web-end-given-text = Свеча догорела: открыто { web-end-doors }, { $given ->
    [one] { $given } дверь пришлось отдать.
    [few] { $given } двери пришлось отдать.
   *[many] { $given } дверей пришлось отдать.
}
web-end-night = Ваша ночь
web-end-night-count = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} · { $n ->
    [0] ни одного кошмара
    [one] { $n } кошмар
    [few] { $n } кошмара
   *[many] { $n } кошмаров
}
web-again = Ещё один сон
web-same-deal = Тот же расклад
web-replay = Посмотреть запись

## Просмотр

web-replay-setup = Подготовка
web-replay-turn = Ход { $turn }
web-replay-back = Шаг назад
web-replay-next = Шаг вперёд
web-replay-run = Воспроизвести
web-replay-pause = Пауза
web-replay-place = Место в партии
web-replay-everything = Всё
web-replay-eyes = Чьими глазами
