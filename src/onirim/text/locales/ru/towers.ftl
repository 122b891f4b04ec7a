# Башни: второй ряд, который строят с обоих концов.

module-towers = Башни
    .about = Постройте второй ряд — из башен. Для победы четыре соседние башни должны быть четырёх разных цветов; кошмары рушат башни.
option-towers-hard = Камень на камне

card-R3 = красная башня 3
    .acc = красную башню 3
card-R4 = красная башня 4
    .acc = красную башню 4
card-R5 = красная башня 5
    .acc = красную башню 5
card-B3 = синяя башня 3
    .acc = синюю башню 3
card-B4 = синяя башня 4
    .acc = синюю башню 4
card-B5 = синяя башня 5
    .acc = синюю башню 5
card-G3 = зелёная башня 3
    .acc = зелёную башню 3
card-G4 = зелёная башня 4
    .acc = зелёную башню 4
card-G5 = зелёная башня 5
    .acc = зелёную башню 5
card-T3 = коричневая башня 3
    .acc = коричневую башню 3
card-T4 = коричневая башня 4
    .acc = коричневую башню 4
card-T5 = коричневая башня 5
    .acc = коричневую башню 5

zone-towers = ряд башен
    .from = из ряда башен
    .to = в ряд башен
shown-towers = Башни слева направо: { CARDS($cards) }.

effect-tower-look = вы смотрите верх колоды
do-build-left = построить { CARDS($card, form: "acc") }{ of-group } слева
do-build-right = построить { CARDS($card, form: "acc") }{ of-group } справа
do-lose-tower = потерять { CARDS($card, form: "acc") }
do-false-destruction = сохранение башни: башни стоят, а кошмар отправляется в лимбо

ask-tower-loss = Кошмар рушит башни. Какую вы теряете?
step-tower-loss = Башня рушится

why-towers-touch = Соседние стороны показали бы один и тот же символ: { CARDS($card) }, { CARDS($other) }.
why-towers-gap = Её соседки не могут стоять рядом: { CARDS($card) } и { CARDS($other) } касались бы одинаковыми символами.
why-towers-none = У первой башни нет левой и правой стороны: постройте её справа.
why-not-a-tower = Эта карта — не башня: { CARDS($card) }.
threat-tower-falls = { $n ->
    [0] Кошмар разрушит башню.
   *[other] Следующий кошмар разрушит башню.
}
victory-towers = Башни: подряд { $n } из { $m }

happened-discard-tower = { $who ->
    [you] Вы сбрасываете { CARDS($subject, form: "acc") }{ which-group }, чтобы заглянуть вперёд.
   *[other] { $name } сбрасывает { CARDS($subject, form: "acc") }{ which-group }, чтобы заглянуть вперёд.
}
    .log = взгляд с башни
    .strip = сброшена башня
    .promise = взглянуть на следующие карты
happened-build = { $who ->
    [you] Вы строите { CARDS($subject, form: "acc") }{ which-group }.
   *[other] { $name } строит { CARDS($subject, form: "acc") }{ which-group }.
}
    .log = построена
    .strip = построено
    .deed = Построено башен: { $n }
happened-tower-lost = Рушится { CARDS($lost) }.
    .log = башня рушится
    .strip = потеряна башня
    .deed = Рухнуло башен: { $n }
happened-false-destruction = Сохранение башни: ни одна не рушится, а { CARDS($banished) } отправляется в лимбо.
    .log = сохранение башни
    .strip = башни спасены
