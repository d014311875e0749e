# Что говорит сам терминал, по-русски. Слова игр лежат в их собственных папках.

## Экран

play-place = шаг { $step }
play-keys = ? справка   u отмена   k обозначения   l журнал   q выход
log-more = … { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[other] ещё { $count } строк
} раньше (l: весь журнал)
board-more = … board: всё поле
menu-back = 0: назад
page-more = Enter: дальше   q: назад к игре
page-earlier = Enter: раньше   q: назад к игре
page-last = Enter: назад к игре
thinking = { $name } думает …
hand-over = Теперь решает { $name }. Уступите место за клавиатурой и нажмите Enter.

## Меню перед игрой

menu-game = Во что играем?
menu-none = Игра не выбрана; назовите её так: caravela play ИГРА

## Ответы на введённое

note-number = Введите число от 1 до { $last }, действие или ? для справки.
note-unknown = «{ $text }» — не номер, не действие этой игры и не команда; справка: ?
note-which = «{ $text }» может значить: { $actions }
note-top = Это первое меню, выше ничего нет. Чтобы взять решение назад, введите u.
note-legal = Сейчас это можно: { $action }.
note-why-what = Допишите действие, например: why { $example }
note-hint = { $place }. { $actions } ({ $notation })
note-hint-chances = шансы на победу после этого: { $chances }
note-no-rule = Правила { $number } нет; ближайшие: { $nearest }.
note-only = { $name }: выбора не было, и сделано само: { $actions }
note-saved = Игра сохранена: { $file }
note-not-saved = Не удалось сохранить игру: { $file } ({ $reason }). Сохраните её в другом месте: s ФАЙЛ
note-exists = Файл { $file } уже есть и останется как был; введите другое имя.
note-undone = { $count ->
    [one] Взято назад { $count } решение.
    [few] Взято назад { $count } решения.
   *[other] Взято назад { $count } решений.
}
note-undo-what = После u указывают, сколько решений взять назад, например: u 3
note-undo-refused = Всё остаётся как есть.
note-no-undo = За этой клавиатурой ещё никто ничего не решал; брать назад нечего.

undo-consent = Тогда отменится и то, что с тех пор сделали другие или открыл случай. Все согласны?
undo-consent-keys = да или нет:
# ответы, которые значат «да»
undo-yes = да д y yes lf l

## Выход

left-saved = Игра сохранена: { $file }
left-resume = Чтобы продолжить: { $command }
left-transcript = Запись игры: { $file }; посмотреть её снова: { $command }

## Подсчёт очков

sheet-title = Очки
sheet-total = Итого
sheet-place = Место
sheet-winner = { $count ->
    [1] Победитель: { $names }!
   *[other] Победу делят: { $names }!
}

## Справка

help-title = Что можно ввести
help-number = выбрать вариант; несколько номеров проходят несколько меню сразу
help-notation = сыграть действие так, как его пишут в записи; хватит начал слов
help-help = эта страница
help-legend = что значат панели и сокращения
help-back = назад, в предыдущее меню
help-undo = взять назад последнее решение или три последних
help-save = сохранить сейчас или копию в файл; игра и так сохраняется сама
help-log = всё, что произошло, начиная с последнего
help-rule = правило, стоящее за вопросом, или любое правило и глава по номеру
help-numbers = числа в игре, например цены: всё, что напечатано на компонентах
help-why = почему действие сейчас невозможно
help-hint = три лучших хода и шансы каждого
help-board = всё поле с заголовками
help-quit = сохранить и выйти

## Просмотр

replay-place = шаг { $step } из { $last }
replay-keys = ? справка   Enter дальше   p назад   t T игрок   e конец   q выход
replay-range = Шаги идут от 0 до { $last }.
replay-unknown = «{ $text }» здесь не команда; справка: ?
replay-unfinished = Игра не закончена; здесь её оставили.
replay-help-title = Просмотр игры
replay-help-next = следующий шаг; после последнего — подсчёт очков
replay-help-previous = предыдущий шаг
replay-help-number = перейти к этому шагу; 0 — начало
replay-help-turn = вперёд, туда, где решает следующий игрок
replay-help-previous-turn = назад, туда, где игрок начал решать
replay-help-end = конец
replay-help-log = всё до этого места, начиная с последнего
replay-help-rule = правило или глава по номеру
replay-help-numbers = числа в игре, например цены: всё, что напечатано на компонентах
replay-help-legend = что значат панели и сокращения
replay-help-board = всё поле с заголовками
replay-help-quit = выйти

## Обозначения

legend-codes = Сокращения

## Числа в игре

numbers-title = Числа в игре
numbers-no-sign = без знака
provenance-rulebook = Из правил
provenance-rulebook-means = так сказано в тексте правил.
provenance-sourced = Из другого источника
provenance-sourced-means = найдено в другой публикации.
provenance-derived = Выведено
provenance-derived-means = следует из других фактов.
provenance-recalled = По памяти
provenance-recalled-means = так помнят изданную игру; документа нет.
provenance-reconstructed = Восстановлено
provenance-reconstructed-means = не найдено; правдоподобное значение, которое не противоречит ни одному известному факту.

# Повтор

note-redone = Отменённое выполнено снова.
note-no-redo = Повторять нечего.
help-redo = снова сделать то, что вы только что отменили
# Bots of others

note-forfeit = Бот не смог сделать выбор: { $reason }

## Уроки

lesson-place = Шаг { $number } из { $count }
lesson-else = В своей партии вы можете так сделать. А здесь сначала: { $move } ({ $notation })

# Что даёт ход и чего он стоит

chip-least = от { $change }
chip-idle = там нечего делать
chip-gives-up = потеря
for-good = { $action }: вы отдаёте это насовсем, такой ход нельзя взять назад. Сделать?
