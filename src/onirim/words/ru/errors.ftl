# Что может пойти не так. По-английски это слово в слово фразы программы; здесь должны остаться
# только аргументы.

## Правила, настройки и файлы

error-mode-near = «{ $word }» – не режим; может быть, «{ $near }»?
error-mode = «{ $word }» – не режим; есть такие: { $known }
error-house-near = «{ $word }» – не домашнее правило; может быть, «{ $near }»?
error-house = «{ $word }» – не домашнее правило; есть такие: { $known }
error-twice = { $item } стоит в «{ $text }» дважды
error-module-near = «{ $word }» – не модуль и не домашнее правило; может быть, «{ $near }»?
error-module = «{ $word }» – не модуль и не домашнее правило; есть такие: { $known }
error-module-option-near = «{ $word }» – не вариант модуля { $module }; может быть, «{ $near }»?
error-module-option = «{ $word }» – не вариант модуля { $module }; есть такие: { $known }
error-written-twice = { $item } стоит дважды
error-house-needs = домашнему правилу { $switch } нужно: { $needed }
error-presets = { $one } и { $other } – два разных набора: выберите один
error-seed = номер колоды – это число от 0 до { $limit }, а не { $seed }
error-player = игрока «{ $name }» нет; есть такие: { $known }
error-option = --{ $option } – это число от { $low } до { $high }, а не { $value }
error-names = --names – это два разных имени, не длиннее { $limit } букв, например "Ann,Ben", а не «{ $text }»
error-for-two = --names и --partner – для двух игроков: добавьте --rules duo
error-real-cards = у настоящих карт нет номера колоды: уберите --seed и --fair
error-file-there = { $path } уже есть; --save пишет новый файл
error-no-folder = нет папки { $path }, куда сохранить
error-language = языка «{ $word }» нет; есть такие: { $known }
error-no-page = нет ни страницы, ни правила «{ $word }»; страницы: { $known }

## Отмена

error-undo-nothing = ещё ничего не сделано
error-undo-partner = последнее действие – не ваше, а партнёра
error-undo-card = пришла карта, которой никто не знал
error-undo-shown = показана карта, которой ваш партнёр не знал
error-undo-cards = карты были показаны
error-undo-deck = вы видели, что есть в колоде

## Записи

record-in-turn = ход { $turn }: { $reason }
record-bytes = в записи не больше { $limit } байт, а здесь больше
record-utf8 = это не текст UTF-8
record-words = в записи не больше { $limit } слов
record-header-long = в заголовке не больше { $limit } знаков, а не { $length }
record-header-name-long = в имени заголовка не больше { $limit } знаков, а не { $length }
record-comment-long = в примечании не больше { $limit } знаков, а не { $length }
record-word-long = в слове не больше { $limit } знаков, а не { $length }
record-comment-open = это примечание не закрыто знаком «{"}"}»
record-header-form = заголовок пишется [Имя "значение"] в одной строке
record-stray = «{ $text }» ни к чему не относится
record-long = в записи не больше { $limit } знаков
record-line-long = в строке не больше { $limit } знаков
record-character = знак «{ $text }» недопустим
record-cut-off = запись обрывается: в конце должно стоять { $won }, { $lost } или { $unfinished }
record-header-late = заголовки идут прежде всего остального
record-header-twice = заголовок { $header } стоит дважды
record-headers = в записи не больше { $limit } заголовков
record-other-game = это запись игры «{ $game }», а не { $ours }
record-header-missing = нет заголовка { $header }
record-turn-empty = этот ход пуст
record-no-cards = в ?({ $text }) не названы карты: ?(Rs Nm)
record-no-card = «{ $text }» – не карта: =Rs
record-before = «{ $text }» стоит раньше первого хода, 0.
record-behind = «{ $text }» стоит после конца партии
record-result = результат – won, lost или *, а не «{ $text }»
record-seed = неоконченная партия не называет номера колоды (SeedOpen: его знают все)
record-of-seat = это запись одного из игроков: её можно прочесть, но не воспроизвести
record-begin = запись начинается с хода 0, с подготовки
record-turn-begin = ход начинается с действия
record-no-action = «{ $text }» – не действие в { $rules }
record-not-possible = { $text } здесь невозможно; возможно: { $possible }
record-over = { $text } здесь невозможно: партия окончена
record-turn-of = { $text } относится к ходу { $turn }
record-other-card = в записи { $said }, но здесь приходит { $true }
record-no-more = карты здесь больше не приходят, но в записи { $said }
record-left-out = в записи пропущено { $card }
record-end = по записи партия { $said ->
    [won] выиграна
    [lost] проиграна
   *[going-on] не окончена
}, но на деле она { $true ->
    [won] выиграна
    [lost] проиграна
   *[going-on] не окончена
}
record-end-version = по записи партия { $said ->
    [won] выиграна
    [lost] проиграна
   *[going-on] не окончена
}, но на деле она { $true ->
    [won] выиграна
    [lost] проиграна
   *[going-on] не окончена
} (записано по версии правил { $version })
record-card-missing = здесь из колоды приходит карта, но запись её не называет
record-foreign-card = { $card } – не карта в { $rules }
record-card-gone = { $card } прийти не может: в неизвестной части колоды таких больше нет
record-line-unwritable = строка { $text }… слишком длинна, чтобы её записать
record-no-deal = у партии, начатой с позиции, нет записи: её раздача неизвестна
