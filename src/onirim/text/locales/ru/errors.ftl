# Что может пойти не так, в порядке английского файла. Аргументы должны остаться.

## Правила, колоды и игроки

error-chance = случай — это зерно, «system», «common:7» или «seed:7», а не «{ $text }»
error-deck-card = карта { $number } заданной колоды — { $card }, но { $card } сейчас прийти не может
error-deal = нет раздачи «{ $name }»; есть: { $names }
error-deck-short = в заданной колоде { $n ->
    [one] только { $n } карта
    [few] только { $n } карты
   *[many] только { $n } карт
}, а приходит ещё одна
error-house-needs = домашнему правилу { $rule } нужно: { $modules }
error-house-needs-two = домашнему правилу { $rule } нужны два игрока
error-incubus-alone = по домашнему правилу I1 с Маленьким инкубом не играют: { $modules }
error-item = «{ $word }» — не модуль и не домашнее правило; { $hint }
error-known = есть такие: { $known }
error-mode = «{ $word }» — не режим; { $hint }
error-module = «{ $word }» — не модуль; { $hint }
error-module-broken = модуль «{ $name }» ({ $place }): { $reason }
error-module-option = «{ $word }» — не вариант модуля { $module }; { $hint }
error-near = может быть, «{ $near }»?
error-no-deal-agrees = ни одна раздача не подходит к «{ $position }»
error-cannot-play = { $name } играть не может: игрок — это функция от вида или объект с методом «choose»
error-import-player = игрока «{ $name }» не удалось импортировать: { $reason }
error-margin = margin — это разница в доле побед больше 0 и не больше 1, а не { $value }
error-no-chance = ничего, сейчас решает не случай
error-no-search = «{ $name }» не ищет: уберите budget
error-number = { $name } — это число от { $low } до { $high }, а не { $value }
error-other-seat = это состояние таким, как его видит место { $seat }; другие места смотреть на него не могут
error-player = игрока «{ $name }» нет; есть такие: { $known }
error-player-jobs = { $player } нельзя передать другим процессам: назовите его как package.module:Name
error-presets = { $one } и { $other } — два разных набора: выберите один
error-seat = места { $seat } нет; места нумеруются от 0 до { $last }
error-seats-taken = для { $rules } игроков нужно { $seats } или один на все места, а не { $number }
error-seed = номер колоды — это число от 0 до { $limit }, а не { $seed }
error-twice = { $item } стоит дважды

## Действия

action-ambiguous = «{ $text }» может значить { $meanings }
action-illegal = «{ $text }» здесь невозможно; возможно: { $possible }
action-number = номера действий этих правил — от 0 до { $last }, а не { $number }
action-list-card = «{ $text }» открывает новую карту: это может только последнее из нескольких действий
action-list-deck = «{ $text }» показывает, что есть в колоде: это может только последнее из нескольких действий
action-over = ничего, партия окончена
action-never = «{ $text }» — не действие этой игры
action-unknown = «{ $text }» — не действие; здесь возможно: { $possible }

## Почему нельзя отменить

undo-card = открылась новая карта
undo-cards = карты были показаны
undo-deck = вы видели, что есть в колоде
undo-enough = в этой партии отменено уже достаточно ходов
undo-nothing = ещё ничего не сделано
undo-over = партия окончена
undo-partner = последнее действие — не ваше, а партнёра
undo-shown = показана карта, которой ваш партнёр не знал

## Почему партия не может стать тренировкой

practice-enough = в этой партии сказано уже достаточно
practice-not-asked = о тренировке никто не просил
practice-on = это уже тренировка
practice-over = партия окончена
practice-watching = это могут сказать только игроки

## Позиции

position-argument = «{ $word }» в «stack»: { $reason }
position-below = «{ $step }» в «stack» ставится на { $allowed }, а не на «{ $below }»
position-card = «{ $word }» в «{ $zone }» — не карта в { $rules }
position-copies = «{ $code }» в «{ $zone }» — лишняя: всего таких { $copies }
position-empty-hand = рука пуста, и ничто из происходящего её не пополняет
position-going-on = позиция говорит, что происходит: «stack …» или «result …»
position-hidden = «??» в «{ $zone }»: здесь каждая карта должна быть известна
position-identities = «{ $code }» — лишняя: столько таких карт в игре нет
position-left-over = в «{ $zone }» есть карты, и ничто в «stack» ими не займётся
position-met = «{ $code }» в «met» — не карта в { $rules } со скрытым лицом
position-met-twice = «{ $code }» в «met» — лишняя
position-module-missing = модулю «{ $module }» нужно: { $missing }
position-no-action = в этой позиции у того, чей ход, нет возможных действий
position-nobody = «{ $word }» в «{ $zone }»: игрока { $seats } нет
position-number = «{ $name }» — это число от { $low } до { $high }, а не «{ $text }»
position-result = «result» — won или lost, а не «{ $text }»
position-room = в «{ $zone }» помещается карт: { $room }, а не { $cards }
position-seers = «{ $word }» в «{ $zone }»: укажите, кто её знает, например { $example }
position-seers-known = «{ $word }» в «{ $zone }»: её знают все игроки
position-shown-alone = «{ $name }»: в игре для одного никто другой не помнит, что было показано
position-shown-impossible = «{ $name }»: ни одна игра не приводит к такому показанному набору
position-shown-order = показанные наборы нумеруются по местам от 1 и не дальше { $most }, и общих карт у них нет
position-shown-over = в показанном наборе карты нескольких видов, и у него есть место или карта в руке
position-shown-run = «{ $name }» начинается с мест и с того, кто положил карты, например top:1-3/1
position-sign = «{ $word }» в «{ $zone }»: там у карт нет знака { $sign }
position-stack = в «stack» шагов от 1 до { $most }, а не { $n }
position-stack-bottom = «stack» начинается с одного из { $turn }, а не с «{ $word }»
position-step = «{ $word }» — не то, что может происходить; есть такие шаги: { $known }
position-step-missing = шагу «{ $step }» в «stack» нужно: { $missing }
position-turn-below = «{ $step }» в «stack» — это сам ход: он не ставится ни на что, и на «{ $below }» тоже
position-twice = «{ $name }» стоит дважды
position-unwritten = «{ $zone }» не пишут: там всё, что не названо
position-zone = «{ $name }» — не зона в { $rules }; есть такие: { $known }

## Чего не хватает шагу или модулю в позиции

missing-at-bottom = столько карт под колодой
missing-catcher = ловец снов под «catcher{ $number }»
missing-catchers = «catchers» от 1 до 15: те, что ещё на месте
missing-deck-card = карта в колоде
missing-discarded-location = карта лабиринта в сбросе
missing-door = дверь, которую можно взять
missing-drawn-denizen = вытянутый обитатель
missing-drawn-door = вытянутая дверь
missing-drawn-happy-dream = вытянутый сладкий сон
missing-drawn-lost-dream = вытянутый потерянный сон
missing-drawn-nightmare = вытянутый кошмар
missing-gap = свободное место в этой части руки
missing-goal-down = перевёрнутая цель за каждую полученную дверь: { $door }
missing-goal-up = цель лицом вверх
missing-goals = все его цели в ряд
missing-hand-card = эта карта в руке
missing-identities = чтобы каждая карта колоды была опознана
missing-keeper = хранитель на каждую отложенную карту и карта на каждого такого хранителя
missing-keys = столько ключей в колоде
missing-laid-down = отложенная за неё карта из руки
missing-limbo = карты в лимбо
missing-nothing-drawn = чтобы ничего не было вытянуто
missing-on-top = столько карт сверху колоды
missing-pawn = столько карт в «pawn»: { $room } или ни одной
missing-payment = столько сброшенных карт для оплаты
missing-reopened = не больше одной цели, открытой снова последней, лицом вверх
missing-premonition = предчувствие лицом вверх
missing-revealed = открыть карт: не больше { $most }
missing-room = место для стольких карт
missing-swap = по карте из личного и общего резерва
missing-tower = башня, которую можно потерять
missing-tower-row = ряд, где у соприкасающихся сторон нет общего символа
missing-trio = собранная серия в лабиринте того, чей ход, и её цвет
missing-trio-colours = собранная серия в лабиринте того, чей ход, и её цвета
missing-two-goals = две цели для обмена

## Аргументы шагов в позиции

argument-card = «{ $code }» — не карта
argument-cards = нужно число карт, от 1 до { $most }, и вид, например { $example }
argument-colours = нужны цвета в порядке { $order }
argument-number = нужно число меньше 10000
argument-one-of = нужно одно из: { $known }
argument-tokens = нужно, сколько жетонов открыть, от 1 до { $most }
argument-trigger = нужно событие, сколько модулей на него ответили и, где она есть, карта, например { $example }
argument-trigger-modules = на это событие отвечает модулей: { $n }, не больше

## Записи

record-a-comment = примечание
record-a-header = заголовок
record-a-header-name = имя заголовка
record-a-word = слово
record-at = { $file }:{ $line }:{ $column }: { $reason }
record-before = «{ $text }» стоит раньше первого хода, 0.
record-begin = запись начинается с хода 0, с подготовки
record-behind = «{ $text }» стоит после конца партии
record-bytes = в записи не больше { $limit } байт, а здесь больше
record-card-gone = { $card } прийти не может: в неизвестной части колоды таких больше нет
record-card-missing = здесь из колоды приходит карта, но запись её не называет
record-character = знак «{ $text }» недопустим
record-comment-open = это примечание не закрыто знаком «{"}"}»
record-cut-off = запись обрывается: в конце должно стоять { $won }, { $lost } или { $unfinished }
record-end = по записи партия { $said }, но на деле она { $true }
record-end-version = по записи партия { $said }, но на деле она { $true } (записано по версии правил { $version })
record-foreign-card = { $card } — не карта в { $rules }
record-going-on = не окончена
record-header-form = заголовок пишется [Имя "значение"] в одной строке
record-header-late = заголовки идут прежде всего остального
record-header-missing = нет заголовка { $header }
record-header-twice = заголовок { $header } стоит дважды
record-headers = в записи не больше { $limit } заголовков
record-in = { $file }: { $reason }
record-in-turn = ход { $turn }: { $reason }
record-left-out = в записи пропущено { $card }
record-line-long = в строке не больше { $limit } знаков
record-line-unwritable = строка { $text }… слишком длинна, чтобы её записать
record-long = в записи не больше { $limit } знаков
record-lost = проиграна
record-no-action = «{ $text }» — не действие в { $rules }
record-no-card = «{ $text }» — не карта: { $example }
record-no-cards = в ?({ $text }) не названы карты: { $example }
record-no-more = карты здесь больше не приходят, но в записи { $said }
record-not-possible = { $text } здесь невозможно; возможно: { $possible }
record-of-seat = это запись одного из игроков: её можно прочесть, но не воспроизвести
record-other-card = в записи { $said }, но здесь приходит { $true }
record-other-game = это запись игры «{ $game }», а не { $ours }
record-over = { $text } здесь невозможно: партия окончена
record-place = { $line }:{ $column }: { $reason }
record-position = начать с этой позиции нельзя: { $reason }
record-result = результат — won, lost или *, а не «{ $text }»
record-seed = неоконченная партия не называет номера колоды (SeedOpen: его знают все)
record-stray = «{ $text }» ни к чему не относится
record-too-long = { $what }: не больше { $limit } знаков, а не { $length }
record-turn-begin = ход начинается с действия
record-turn-empty = этот ход пуст
record-turn-of = { $text } относится к ходу { $turn }
record-utf8 = это не текст UTF-8
record-won = выиграна
record-words = в записи не больше { $limit } слов

## Что сервер не делает

server-away = пока вас не было, партия изменилась
server-bad-body = этот запрос не прочесть: { $reason }
server-bad-frame = это сообщение не прочесть: { $reason }
server-bring = на этом устройстве есть свои партии: скажите, должны ли они перейти к тому, кто дал вам код
server-broken-game = эта партия не подходит к здешним правилам
server-busy = сейчас слишком много дел; попробуйте ещё раз через мгновение
server-codes = слишком много кодов; подождите минуту
server-computer-acts = за вас играет компьютер: сначала займите своё место
server-computer-seat = нет свободного места для компьютера
server-conflict = это только что изменилось; попробуйте ещё раз
server-database = база данных не отвечает
server-file-replaced = файл базы данных заменён или удалён
server-fixed-deal = этот сервер раздаёт только случайно
server-frames = слишком много сообщений; подождите немного
server-full = сервер заполнен: новые партии пока не начинаются
server-gone = этой партии здесь больше нет
server-has-acted = это место уже ходило: освободить его может только его игрок
server-headers-long = заголовки и адрес занимают не больше { $limit } байт
server-hello = одного «hello» достаточно
server-hello-first = соединение начинается с «hello»
server-host = у этого сервера нет такого имени: запустите его с --allow-host ИМЯ
server-is-here = тот, чьё это место, на месте
server-key = в Idempotency-Key от 16 до 64 букв, цифр, - или _
server-key-used = этот запрос был выполнен давно: пошлите новый
server-loads = открывается слишком много партий; подождите немного
server-long-work = слишком много записей сразу; подождите немного
server-many-games = { $limit } партий хватит; удалите лишние
server-many-spectators = зрителей столько, что больше никто не может войти
server-metrics = эти данные не для вас
server-new-games = слишком много новых партий; подождите немного
server-no-answer = сервер не отвечает
server-no-computer = здесь нет компьютера «{ $name }»; есть: { $known }
server-unreadable = сервер прислал то, что нельзя прочитать
server-no-game = такой партии для вас нет
server-no-json = тело запроса должно быть application/json
server-no-page = такой страницы нет
server-no-such-seat = там не сидит партнёр
server-nobody = здесь о вас ещё ничего не известно
server-not-long-away = ваш партнёр может вернуться: подождите ещё { $seconds } с
server-not-saved = это не удалось сохранить; попробуйте ещё раз
server-not-your-seat = это место не ваше
server-not-your-turn = сейчас не ваш ход
server-origin = этой странице нельзя обращаться к этому серверу
server-over = партия окончена
server-own-seat = компьютер садится на место партнёра, а не на ваше
server-reload = эта страница старее сервера: загрузите её заново
server-no-texts = ни у одного внешнего модуля нет текстов на этом языке
server-replay-going-on = партию можно пересмотреть, когда она окончена
server-replay-long = при просмотре не больше { $limit } шагов
server-request-long = в запросе не больше { $limit } байт
server-requests = слишком много запросов; подождите немного
server-restart = сервер сейчас вернётся
server-seat-enough = места в этой партии менялись достаточно часто
server-seats-taken = все места заняты
server-shared-game = вы играете партию с тем, кто дал вам код: ничего не приносите
server-silent = сервер не сказал почему
server-stale = тем временем партия изменилась
server-one-deal = у партии одна раздача: попросите только одну
server-going-on = раздачу можно повторить, когда её партия окончена
server-trouble = здесь что-то пошло не так; попробуйте ещё раз
server-viewer = смотрят с места, как зритель (-1) или видя всё (-2)
server-wrong-code = партии с таким кодом нет
server-wrong-transfer = этот код неверен, уже использован или устарел
