# Names
game-title = Свинья
game-pitch = Бросайте кость, пока хватает смелости, и остановитесь раньше, чем единица заберёт всё.
seat-red = Красный
seat-green = Зелёный
seat-yellow = Жёлтый
seat-blue = Синий
seat-chance = Случай

# Actions: the sentence, the choice in a menu, the question that narrows
action-roll = Бросить кость
choice-roll = бросить
action-hold = Остановиться
choice-hold = стоп
action-pips = На кости { $pips }
choice-pips = кость
pick-pips = Что на кости?

# The log
event-rolled = { $seat_name }: на кости { $pips }, в банке { $pot }.
event-lost = { $seat_name }: на кости { $pips }, банк ({ $pot }) потерян.
event-held = { $seat_name } забирает из банка { $pot }; всего очков: { $points }.
event-reached = { $seat_name }: цель достигнута, очков: { $points }.

# Why not
why-empty_pot = Банк пуст: сначала бросьте кость.
why-not_asked = Сейчас нужно решить другое.
why-game_over = Игра окончена.

# What is asked
ask-turn = { $seat_name }: бросить или забрать { $pot }? Очков: { $points }.
ask-die = Бросается кость.
ask-over = Игра окончена.

# Score sheet and options
score-points = Очки
end-goal = Цель достигнута
option-goal = Очков для победы

# Panels, pieces, sheets
panel-points = Очки
panel-points-legend = Очки каждого игрока.
piece-pawn = { $seat_name }, очки: { $points }
piece-die = На кости { $pips }
sheet-pot = Банк

# Таблицы чисел: заголовки
table-numbers = Числа в игре
table-numbers-fewest = наименьшее число игроков
table-numbers-goal = очков для победы, если не условились иначе
table-numbers-faces = граней у кости
table-numbers-bad = грань, опустошающая банк

# Что меняет ход: названия показателей и их изменения в нескольких буквах
gauge-pot = Банк
chip-pot = банк { $sign }{ $by }
gauge-points = Очки
chip-points = { $sign }{ $by } { $by ->
    [one] очко
    [few] очка
   *[many] очков
}
chip-draws-die = бросок

# Что есть что на столе: см. caravela/core/about.py

about-pawn = Показывает, сколько очков у игрока. Кто забрал банк и набрал нужное число очков, тот сразу побеждает.
    .name = Фишка
    .rule = PIG-1.1
about-seat = Здесь стоит фишка игрока с очками, которые он уже забрал.
    .name = Место игрока
    .rule = PIG-1.2
about-die = Бросок от 2 и выше идёт в банк, и вы решаете снова. Единица опустошает банк и заканчивает ход.
    .name = Кость
    .rule = PIG-2.2
about-pot = Всё, что выпало за этот ход. Остановитесь — и оно прибавится к вашим очкам; выпадет единица — пропадёт.
    .name = Банк
    .now = Сейчас в банке { $pot }.
    .rule = PIG-2.4
