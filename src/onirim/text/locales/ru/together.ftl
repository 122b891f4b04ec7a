# Двое: встреча, прихожая, кто на месте, зрители, другое устройство.

together-title = Двое во сне
together-friend = Позвать друга
    .about = По ссылке или QR-коду. Каждый играет у себя.
together-screen = Один экран
    .about = Передаёте его друг другу. Карты прячет занавес.
together-computer = Напарник-компьютер
    .about = Никогда не спит и ходит сразу.
together-games = Ваши партии вдвоём
together-play = Играть
together-look = Взглянуть
together-invite-again = Позвать
together-code-have = Вам дали код?
together-code = Код или ссылка
together-code-go = Открыть

## Новая партия

together-name = Ваше имя
together-talk = О чём можно говорить?
together-mode-duo = Молча
    .about = говорят только ходы
together-mode-duo-limited = Сигналы
    .about = пять знаков, по одному
together-mode-duo-open = Открыто
    .about = все карты лицом вверх
together-what = Во что играете?
together-base = Основная игра
together-by-hand = Выбрать дополнения
together-which = Кто играет с вами?
together-invite-go = Создать ссылку
together-begin = Начать
together-odds = Компьютер выигрывает { $n } таких партий из 100.

## Прихожая

together-kept = Место хранится для друга, пока вы не уйдёте.
together-opens = Ваш друг открывает
together-copy = Копировать
together-copied = Скопировано
together-share = Отправить
together-share-text = { $name } приглашает вас сыграть в «Онирим».
together-qr = QR-код ссылки
together-spectators-link = Ссылка для зрителей
together-you-here = вы, готовы
together-seat-free = Свободное место
together-waiting = ждём вашего друга…
together-seat-computer = Посадить компьютер
together-meanwhile = Или пока выберите первые карты
together-to-table = К столу
together-arrived = { $name } уже за столом.
together-sits = уже за столом
together-new-links = Новые ссылки
    .about = Старые перестанут работать, а зрителям придётся уйти.
together-links-new = Это новые ссылки. Старые больше не работают.
together-reopen = Это не ваш друг? Освободить место
together-reopened = Место снова свободно, ссылка новая.

## Приглашение

together-invites = { $name } приглашает вас
together-invites-nameless = Вас приглашают
together-watch-invites = Посмотрите, как играют
together-goal = Побеждают вместе или никто.
together-rules-new = Ещё не знаете? Одна минута
together-learn = Не играли? Ночь с проводником, одна минута
together-sit = Сесть за стол
together-watch = Смотреть
together-watch-note = Вы видите стол, но не карты в руках. После игры открыто всё.
together-note = Ни аккаунта, ни почты. Место принадлежит этому браузеру.
together-computer-warm = Место греет компьютер и уступит его вам.
together-taken = Там уже кто-то сидит. Попросите ссылку для зрителей.
together-ended = Эта партия окончена.
together-yours = Вы уже за этим столом.
together-wrong = Партии с таким кодом нет. Возможно, он использован или заменён: попросите ссылку снова.
together-asking = Стучимся…

## За столом

together-people = Кто на месте
together-people-short = Игроки
together-you = Вы
together-here = на месте
together-away = нет на месте
together-reconnecting = связь восстанавливается…
together-computer-sits = играет компьютер
together-chooses = выбирает
together-your-turn = ваш ход
together-turn-title = ● Ваш ход
together-back = { $name } снова здесь.
together-left = { $name } не на связи.
together-computer-came = За игрока { $name } играет компьютер.
together-computer-went = { $name } снова на своём месте.
together-gone-text = { $name } долго не на связи. Что делать?
together-gone-wait = Ждать
together-gone-computer = Пусть сыграет компьютер
together-gone-end = Закончить партию
together-gone-sure = Закончить насовсем?
together-mine-back = Вернуться на место
together-spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
together-spectators-none = Зрителей нет
together-spectators-away = Попросить зрителей уйти
together-spectators-gone = Они ушли, и их ссылка больше не работает.
together-looking-on = Зритель
together-looking-text = Играют: { $names }. Их карты скрыты.
together-notify = Сообщать, когда мой ход
together-notify-no = Браузер не разрешает здесь уведомления.
together-notify-body = { $name }: ход сделан. Теперь вы.

## Другое устройство

together-device = Другое устройство
    .about = Продолжайте на телефоне или другом компьютере.
together-device-show = Показать код
together-device-text = Отсканируйте его другим устройством или введите код там. Он действует один раз, десять минут.
together-device-nobody = Брать с собой пока нечего: сначала начните партию.
together-device-got = Код с другого устройства?
together-claim = Этот код создали вы?
together-claim-text = Тогда ваши партии появятся здесь, и оба устройства будут вашими.
together-claim-go = Да, это я
together-claim-ask = На этом устройстве есть { $n ->
    [one] { $n } своя партия
    [few] { $n } свои партии
   *[many] { $n } своих партий
}. Взять с собой?
together-claim-bring = Взять
together-claim-leave = Оставить
together-claim-leave-text = Оставленное отсюда больше не открыть.
together-claim-done = Готово: ваши партии здесь.
together-recall = Выйти на всех других устройствах
    .about = Остальные устройства перестанут быть вами.
together-recall-sure = Точно выйти на всех других?
together-recalled = Теперь вы — только это устройство.

## At the table
web-lanes = Ряды обоих
web-doors-you = Вы
web-doors-common = для любого из вас
web-of-m = из { $m }
web-held = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}{ $known ->
    [0] {""}
    [one] , { $known } известна
   *[other] , { $known } известны
}
web-signals = Ваш сигнал
web-signal-none = пока нет
web-signal-yours = Ваш сигнал: { $meaning }
web-signal-theirs = Сигнал игрока { $name }: { $meaning }
web-signal-later = Сигнал подают в начале своего хода.
web-looking-on = Вы смотрите со стороны: карты в руках закрыты.

## The turn before, on the curtain
web-curtain-pass = Передайте экран:
web-curtain-sum = Вместе: { $n } из { $m } дверей. { $deck ->
    [one] Осталась { $deck } карта.
    [few] Осталось { $deck } карты.
   *[other] Осталось { $deck } карт.
}
web-strip = Ход игрока { $name }
web-curtain = Ходит { $name }
web-curtain-text = Передайте экран: { $name }. Остальные не смотрят.
web-curtain-lift = { $name } здесь
web-exchange-for = обменять на { CARDS($card, form: "acc") }
web-ask-swap = { $group ->
    [shared] Какую карту общего резерва вы возьмёте взамен?
   *[none] Положите свою карту на общую, чтобы обменять их.
}
