# Маленький инкуб.

module-incubus = Маленький инкуб
    .about = Зарядите фигурку картой, дорого за это заплатив, и потом она проглотит за вас кошмар.
option-incubus-new = новичок
option-incubus-apprentice = ученик
option-incubus-true = истинный странник

zone-pawn = фигурка
    .from = из-под фигурки
    .to = под фигурку
shown-pawn = Под фигуркой: { CARDS($cards) }.

do-charge = зарядить Маленького инкуба
do-cancel = Маленький инкуб проглатывает кошмар

why-charged = Фигурка уже заряжена.
why-not-charged = Фигурка не заряжена.
why-pawn-gone = Маленький инкуб уже использован.

happened-charge = { $who ->
    [you] Вы заряжаете Инкуба. Под фигуркой: { CARDS($subject) }.{ and-limbo }
   *[other] { $name } заряжает Инкуба. Под фигуркой: { CARDS($subject) }.{ and-limbo }
}
    .log = Инкуб заряжен
    .strip = заряжен Инкуб
happened-cancel = Маленький инкуб берёт { CARDS($banished, form: "acc") } на себя.
    .log = помощь Инкуба
    .strip = использован Инкуб
    .deed = Кошмаров забрал инкуб: { $n }
