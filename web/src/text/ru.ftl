# The client's own words in Russian. What a game says stands in the game's own files.

## Everywhere

home = Главная
skip = К содержанию
settings = Настройки
language = Язык
close = Закрыть
cancel = Отмена
loading = Минуту…
try-again = Попробовать ещё раз
name-hint = чтобы друзья вас узнали
your-name = Ваше имя
you = вы
points = очки
lost-title = За краем карты
lost-text = По этому адресу ничего нет. Возможно, ссылка устарела или обрезана.

## Settings

theme = Цвета
theme-system = Как в системе
theme-light = День
theme-dark = Ночь
theme-to-light = Дневные цвета
theme-to-dark = Ночные цвета
pace = Ходы остальных
pace-slow = Медленно
pace-normal = Обычно
pace-quick = Быстро
pace-none = Сразу
setting-sound = Звуки: корабельный колокол в начале моего хода; прибой, барабан и монеты в важные моменты
setting-notify = Уведомлять, когда мой ход, а я смотрю не сюда
setting-confirm = Переспрашивать перед каждым ходом
setting-keys = Управлять одиночными клавишами (цифры, запятая, точка)
notify-denied = Браузер не разрешает уведомления; это можно изменить в его настройках.
keys = Клавиатура
key-tab = Tab
key-tab-does = к ходам, к столу, к журналу
key-arrows = Стрелки
key-arrows-does = между подсвеченными местами стола
key-enter = Enter
key-enter-does = выбрать
key-digits = 1–9
key-digits-does = выбрать из списка ходов
key-escape = Esc
key-escape-does = отменить начатый ход; пропустить чужие ходы; вернуться в настоящее
key-undo = Ctrl Z
key-undo-does = взять назад
key-time = , .
key-time-does = на одно решение назад или вперёд
key-zoom = + − 0
key-zoom-does = ближе, дальше, всё сразу (на столе)
key-pan = Shift и стрелки
key-pan-does = двигать стол

## Home

motto = Настольные игры эпохи парусов точно по правилам: с друзьями, с ботами, в вашем браузере.
games = Игры
game-line = { $author }, { $year }, { $publisher }
game-seats = Игроков: от { $fewest } до { $most }
play-now = Сыграть с ботами
with-friends = Стол для друзей
rulebook = Правила
data-link = Откуда взяты числа
not-drawn = Ещё не нарисована: в эту игру играют словами.
my-tables = Мои столы
table-waiting = ждёт игроков
table-over = окончена
turn-of = ходит { $name }
your-turn = Ваш ход
upload-title = Партия из файла
upload-text = Запись партии, скачанную здесь или написанную вручную, можно просмотреть или доиграть.
upload-choose = Выбрать файл

## A new table

new-title = Новый стол: { $game }
new-count = Сколько игроков?
new-seats = Кто где сидит?
new-who = Кто играет за место «{ $seat }»?
new-options = Варианты правил
new-open = { $count ->
    [one] Свободно { $count } место: вы получите ссылку, чтобы пригласить друзей.
    [few] Свободно { $count } места: вы получите ссылку, чтобы пригласить друзей.
   *[many] Свободно { $count } мест: вы получите ссылку, чтобы пригласить друзей.
}
new-full = Свободных мест нет: игра начнётся сразу.
new-hot-seat = В этом браузере вы играете за несколько мест.
new-make = Создать стол
new-start = Начать
seat-me = { $name } (я)
seat-unnamed = Я
seat-friend = Свободно для друга
seat-bot = Бот: { $kind }
bot-random = любой ход наугад
bot-greedy = берёт лучшее сейчас
bot-planner = планирует ход целиком
bot-search = думает наперёд

## Before the game

lobby-title = { $game }: ждём игроков
lobby-watch = Этот стол ждёт своих игроков. По ссылке-приглашению вы могли бы сесть.
lobby-hint = Игра начнётся, как только все места будут заняты.
invite-text = Пошлите друзьям эту ссылку:
invite-copy = Скопировать приглашение
invite-copied = Приглашение скопировано.
invited-text = Вас пригласили. Назовите себя и выберите место.

## Seats

seat-open = свободно
seat-online = за столом
seat-away = нет на месте
seat-is-bot = бот
seat-show = Показать планшет: { $name }
seat-menu = Место: { $name }
seat-claim = Сесть сюда
seat-claim-too = Играть и за это место
seat-fill = Пусть играет бот
seat-to-bot = Пусть за меня играет бот
seat-take = Вернуть моё место
seat-leave = Покинуть место
seat-rename = Имя за этим столом

## The table

stage-label = Стол
sheet-board = Поле
sheet-mat = Планшет: { $name }
sheet-offer = Предложение
sheet-aside = Рядом
place-chosen = Выбрано
target-many = { $what } (ходов: { $count })
zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-all = Показать всё
watching = вы зритель
connecting = Соединяемся…
connection-lost = Связь потеряна; пробуем снова…
panels = Панели
log = Журнал
chat = Чат
curves = Графики
tab-board = Поле
tab-mine = Моё
tab-offer = Рынок
tab-others = Другие
tab-log = Журнал
tab-chat = Чат

## Moves

actions = Ходы
to-move = ходит
waiting-for = Ждём: { $name }
skip-moves = { $count ->
    [one] Пропустить (ещё { $count } ход)
    [few] Пропустить (ещё { $count } хода)
   *[many] Пропустить (ещё { $count } ходов)
}
hint-first = Выберите подсвеченное место на столе или ход здесь.
hint-next = Выберите следующее подсвеченное место или ход здесь.
all-moves = { $count ->
    [one] { $count } ход списком
    [few] Все { $count } хода списком
   *[many] Все { $count } ходов списком
}
fewer-moves = Свернуть список
confirm = Сделать ход
cancel-move = Отменить этот ход
undo = { $count ->
    [one] Взять назад
   *[other] Взять назад (до { $count })
}
past-no-moves = Вы смотрите в прошлое. Чтобы ходить, вернитесь в настоящее.
# a move that was clicked too early: the one that leads to it, and what stands against it even then
why-first = сначала «{ $move }».
why-then = Но и тогда: { $why }

## Log, rules, time

since-your-move = после вашего хода
show-position = Показать эту позицию
rule-open = Прочитать правило
rule-of-line = Правило { $number }
rule-unknown = Такого правила в книге нет.
rulebook-whole = Читать дальше в правилах
time = Время
time-first = К началу
time-back = На одно решение назад
time-step = Решение
time-at = решение { $step } из { $steps }
time-forth = На одно решение вперёд
time-now = В настоящее
past = После решения { $step } из { $steps }

## Chat

chat-empty = Пока никто ничего не сказал.
chat-line = Скажите что-нибудь
chat-send = Отправить

## The end

score-sheet = Подсчёт очков
score-line = За что
total = Всего
winner = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}
place = { $place } место
rematch = Сыграть ещё раз
rematch-join = К следующей партии
replay = Просмотр партии
download = Скачать запись партии
download-short = Запись
series-score = Очки
series-money = Деньги

## Replay

replay-title = { $game }: просмотр
replay-start = Начало.
to-table = К столу
play = Пуск
pause = Пауза
speed = Скорость

## The rulebook

rules-title = { $game }: правила
rules-search = Поиск или номер правила
rules-search-hint = корабли, { $number }
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-chapters = Главы
rules-nothing = Правил с такими словами нет.
numbers-title = Числа в игре
numbers-intro = Всё, что напечатано на компонентах, — так, как это использует игра.
numbers-edition = Это числа версии правил { $version }, с которой начался этот стол.
numbers-table = Таблица: { $caption }
numbers-no-sign = без знака

## The data page

data-title = { $game }: откуда взяты числа
data-intro = Текст правил сохранился, изображения компонентов — нет. Здесь о каждом числе игры сказано, откуда мы его знаем; ненайденные восстановлены так, чтобы не противоречить известному. Если у вас есть коробка, сообщите нам или исправьте файл данных: код от него не зависит.
provenance-rulebook = Из правил
provenance-rulebook-means = Сказано в тексте правил.
provenance-sourced = Из другого источника
provenance-sourced-means = Найдено в другом опубликованном источнике.
provenance-derived = Выведено
provenance-derived-means = Следует из других фактов.
provenance-recalled = По памяти
provenance-recalled-means = Вспомнено об изданной игре, не задокументировано.
provenance-reconstructed = Восстановлено
provenance-reconstructed-means = Не найдено: правдоподобное значение, которое не противоречит известному.

## What may go wrong

error-unknown = Здесь что-то пошло не так. Если не пройдёт, обновите страницу.
error-unreachable = Сервер недоступен.
error-internal = На сервере что-то пошло не так.
error-not_found = По этому адресу ничего нет.
error-no_such_table = Такого стола нет; проверьте ссылку, которую вам дали.
error-not_your_seat = Это не ваше место.
error-not_your_turn = Сейчас ходит другой.
error-wrong_invitation = Приглашение не подходит к этому столу.
error-hidden = Это показало бы то, чего вам пока знать нельзя.
error-not_now = Сейчас это невозможно.
error-seat_taken = Кто-то был быстрее: место занято.
error-stale = Игра тем временем ушла вперёд; вот как она стоит сейчас.
error-busy = За этим столом слишком много происходит сразу; попробуйте ещё раз.
error-old_rules = На этом сервере нет игры или правил, по которым играли за этим столом, поэтому показать его нельзя. Его можно скачать.
error-broken_table = Эта партия на сервере повреждена. Разобраться должен тот, кто содержит сервер.
error-too_often = Слишком часто; подождите немного.
error-too_large = Слишком много за один раз.
error-nothing_to_undo = Взять назад нечего.
error-game_over = Игра окончена.
error-bad_transcript = Этот файл нельзя сыграть: ошибка в строке { $line }. ({ $detail })
error-database_down = База данных сейчас недоступна; ничего не изменилось. Попробуйте чуть позже.
error-database_full = На сервере закончилось место на диске; ничего не изменилось. Освободить его должен тот, кто содержит сервер.
error-database_locked = База данных сервера занята другой программой; ничего не изменилось. Разобраться должен тот, кто содержит сервер.
error-database_unwritable = Сервер не может писать на диск; ничего не изменилось. Разобраться должен тот, кто содержит сервер.
error-database_silent = База данных не ответила вовремя. Прежде чем повторять, взгляните на стол.
halted-old_rules = Эту партию играли по правилам, которых этот сервер не знает, поэтому продолжить её нельзя. До этого места её можно посмотреть и скачать.
halted-broken_table = Дальнейшая запись этой партии на сервере повреждена, поэтому продолжить её нельзя. До этого места её можно посмотреть и скачать.

## Обучение

introduction = Введение
learn-title = { $game }: введение
learn-screens = Экраны
learn-screen = Экран { $number }: { $title }
learn-back = Назад
learn-next = Дальше
learn-lesson = Пройти урок
learn-play = Новый стол
lesson = Урок
lesson-count = { $number } из { $count }
lesson-else = В своей партии вы можете так сделать. А здесь сначала попробуйте вот что: «{ $move }».
lesson-go-on = Играть дальше отсюда
lesson-resume = Продолжить урок
table-lesson = урок
continue = Продолжить с того же места
lesson-first = Первый урок
new-to-game = Впервые играете?
game-minutes = { $fewest }–{ $most } минут
game-weight-1 = лёгкая
game-weight-2 = довольно лёгкая
game-weight-3 = средней сложности
game-weight-4 = сложная
game-weight-5 = очень сложная
full-screen = На весь экран
full-screen-off = Выйти из полноэкранного режима

## The points of a running game

scores-now = Очки сейчас
scores-now-means = Сколько очков получил бы каждый, если бы игра закончилась сейчас.
scores-hidden = Чужие деньги скрыты и не посчитаны.
scores-open = Показать подсчёт очков

## Что даёт ход и чего он стоит

chip-least = от { $change }
chip-idle = там нечего делать
chip-ends = конец хода
chip-gives-up = потеря
for-good = Вы отдаёте это насовсем: такой ход нельзя взять назад.
why-later = сначала нажмите то, что для этого подсвечено.

## Что происходит с местами

leave-title = Освободить место?
leave-text = Партия остановится, пока место кто-нибудь не займёт: друг по ссылке-приглашению или бот. Об этом узнают все за столом. Пока вас нет, за вас может играть и бот.
leave-lobby = Его сможет занять кто-то другой. Об этом узнают все за столом.
leave-stay = Остаться
chat-left = Игрок { $name } покинул стол ({ $seat }). Место свободно.
chat-lent = За игрока { $name } теперь играет бот ({ $seat }).
chat-back = Игрок { $name } вернулся ({ $seat }).
chat-sat = Игрок { $name } занимает место ({ $seat }).
chat-filled = Свободное место занимает бот ({ $seat }).

## Новости для тех, кто слушает

news-summary = { $count ->
    [one] Ещё { $count } ход. { $latest }
    [few] Ещё { $count } хода. { $latest }
   *[many] Ещё { $count } ходов. { $latest }
}

## Конец хода, отмена, жесты

setting-end-turn = Ждать «Завершить ход»
end-turn-people = В игре с людьми
end-turn-always = Всегда
end-turn-never = Никогда
setting-forced = Делать ход автоматически, если выбора нет
key-end = Enter, Esc, U
key-end-does = завершить ход, взять его назад
key-redo = Ctrl Y
key-redo-does = сделать снова
end-turn = Завершить ход
end-turn-hint = Пока ничего не отправлено.
take-back = Взять назад
redo = { $count ->
    [one] Сделать снова
    [few] Сделать снова (до { $count })
   *[many] Сделать снова (до { $count })
}
ask-back = Попросить взять назад
ask-back-alone = Всё равно взять назад
ask-back-hint = Вернёт к вашему последнему выбору, до ходов других и до того, что открыл случай. Кости и жребий выпадут те же.
ask-back-here = Попросить вернуться сюда
ask-back-here-alone = Вернуться сюда
asking = { $count ->
    [one] { $name } просит взять назад последнее решение.
    [few] { $name } просит взять назад последние { $count } решения.
   *[many] { $name } просит взять назад последние { $count } решений.
}
asking-mine = Вы попросили вернуться назад. Ждём ответа: { $names }.
asking-revealed = С тех пор что-то было открыто; выпадет то же самое.
asking-agreed = Согласны: { $names }.
asking-look = Показать ту позицию
agree = Согласиться
disagree = Отказать
withdraw = Отозвать
chat-asked = { $name } просит вернуться назад.
chat-agreed = { $name }: согласие.
chat-refused = { $name }: отказ.
chat-withdrew = { $name } больше не просит вернуться.
chat-rewound = Игра вернулась назад: об этом просит { $name }.
gesture-leads = { $first }, затем: { $what }
gesture-way = { $count ->
    [one] { $what }
    [few] { $what } ({ $count } шага)
   *[many] { $what } ({ $count } шагов)
}
gesture-again = { $what }, { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
gesture-finish = Завершить ход, больше ничего не делая
error-nothing_to_redo = Делать снова нечего.
error-asked_already = Вернуться назад уже кто-то попросил.
error-refused_often = Вам отказали трижды; в этой игре просить больше нельзя.
error-nothing_asked = Эта просьба уже не действует.
error-bad_gesture = Эти шаги нельзя сделать за один раз.
## Уровни ботов

bot-boy = юнга
bot-sailor = матрос
bot-pilot = штурман
bot-captain = капитан
bot-admiral = адмирал

## Подсказки

hint-ask = Как бы вы пошли?
hint-thinking = Думаю…
hint-chance = { $percent } %
hint-lead = лучше следующего на { $percent } п. п.
hint-close = Закрыть подсказку
chat-hint = { $name } берёт подсказку ({ $seat }).
new-hints = Всем можно брать подсказки
error-no_hints = За этим столом играют без подсказок: это решают, когда стол создают.

## Первые подсказки

tip-close = Понятно
tip-lit = Всё, что светится на столе, можно выбрать: нажмите прямо там.
tip-list = Каждый ход есть и в этом списке: нажмите на него или на цифру перед ним.
tip-list-touch = Каждый ход есть и в этом списке: нажимайте здесь или на столе, как удобнее.
tip-undo = Ходы можно брать назад, пока не открылось что-то новое: кнопкой «Взять назад» или Ctrl+Z.
tip-undo-touch = Ходы можно брать назад, пока не открылось что-то новое: нажмите «Взять назад».
tip-why = Нажмите на то, что не светится, и стол объяснит, почему нельзя и по какому правилу.
tips-again = Показать подсказки ещё раз

## Ходы

log-setup = Подготовка
turn-lines = { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}
turn-again-of = Повторить ход: { $name }
turn-skip = Пропустить

## На память

card-save = Сохранить картинкой
print = Печать

## What something on the table is

about = Что это
about-sheet = Показать весь лист
about-also = Здесь же:
setting-inspect = Объяснять то, на чём остановился указатель
key-inspect = I
key-inspect-does = объяснить выбранное; стрелки ведут к тому, что рядом

## Честность: о чём договорились за столом и ссылки, которые ведут к местам

new-takeover = Друзья могут сменить бота во время игры
new-absence = Если партия столько времени ждёт игрока, за него может сыграть бот
table-about = Об этом столе
seeded = Заданный жребий
fact-seeded = Для этого стола случайность задана заранее: тот, кто её выбрал, может предвидеть каждый бросок и каждую карту. Такая партия никогда не идёт в рейтинг.
fact-hints = За этим столом всем можно брать подсказки.
fact-no-hints = За этим столом играют без подсказок.
fact-takeover = Друг с приглашением может сменить бота во время игры.
fact-no-takeover = Когда игра началась, боты остаются на своих местах.
fact-absence = Если партия ждёт кого-то столько времени ({ $time }), создатель стола может поручить ход боту, пока игрок не вернётся.
fact-options = Правила, которые за этим столом другие:
fact-yes = да
fact-no = нет
invite-renew = Заменить ссылку
invite-renewed = У стола новая ссылка-приглашение. Прежняя больше не действует.
invite-revoke = Отозвать ссылку
invite-revoked = Приглашение отозвано. Прежняя ссылка больше не действует.
invite-none = Ссылки-приглашения нет: никто больше не может занять место.
invite-new = Создать ссылку-приглашение
seat-link = Продолжить на другом устройстве
link-title = Ваше место на другом устройстве
link-text = Откройте эту ссылку на телефоне или другом компьютере, чтобы продолжить игру там. Она же вернёт вас за стол, если этот браузер вас забудет. Любой, у кого есть ссылка, может играть на вашем месте, поэтому никому её не показывайте.
link-label = Ваша личная ссылка:
link-copied = Личная ссылка скопирована.
link-renew = Заменить ссылку
link-renewed = Это новая ссылка. Прежняя больше не действует.
seat-relink = Новая личная ссылка: { $name }
relink-title = Личная ссылка: { $name }
relink-text = Если игрок ({ $name }) не может вернуться за стол, новая личная ссылка откроет его место в другом браузере. Прежние ссылки на это место перестанут действовать, и об этом узнают все за столом.
relink-make = Создать ссылку
relink-label = Отправьте эту ссылку только этому игроку ({ $name }):
seat-hand = Пусть за игрока ({ $name }) играет бот
seat-hand-from = Если игрок ({ $name }) не вернётся, с { $time } за него сможет играть бот.
continue-title = Продолжить здесь?
continue-text = Это личная ссылка игрока: { $name } ({ $seat }). Если это вы, продолжайте игру в этом браузере; в прежнем можно будет только смотреть.
continue-here = Продолжить здесь
continue-watch = Просто смотреть
elsewhere = Вы продолжили игру в другом браузере. Вернуть место в этот.
chat-moved = { $name } продолжает в другом браузере ({ $seat }).
chat-linked = Создатель стола выпустил новую личную ссылку: { $name } ({ $seat }).
error-wrong_link = Эта личная ссылка больше не ведёт к месту. Попросите новую.
error-not_your_table = Это может сделать только создатель стола.
error-no_takeover = За этим столом боты остаются на своих местах до конца игры.
error-weaker_bot = Это место можно отдать прежнему боту, обычному или более сильному, но не более слабому.
error-too_early = Стол ещё не ждал столько, чтобы за игрока вступил бот.
error-not_away = Этот игрок сейчас за столом и может скопировать ссылку в меню своего места.
error-bad_name = В имени не должно быть невидимых знаков и знаков, меняющих направление текста.
error-name_taken = У кого-то за этим столом такое же или очень похожее имя. Выберите другое.
