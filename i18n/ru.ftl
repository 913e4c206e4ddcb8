# Предложения страницы по-русски. $color и $turn — white или black; $role — king, queen, rook, bishop,
# knight или pawn.

title = J’adoube
tagline = Шахматы, как за настоящей доской
trouble = Что-то пошло не так, и эта страница не может работать дальше. Перезагрузите её, чтобы играть снова.

## Поля, как их называет программа чтения с экрана

board-label = Шахматная доска, ближе к вам { $color ->
    [white] белые
   *[black] чёрные
  }
square-empty = { $square }, пустое
square-piece = { $square }, { $color ->
    [white] { $role ->
        [king] белый король
        [queen] белый ферзь
        [rook] белая ладья
        [bishop] белый слон
        [knight] белый конь
       *[pawn] белая пешка
      }
   *[black] { $role ->
        [king] чёрный король
        [queen] чёрный ферзь
        [rook] чёрная ладья
        [bishop] чёрный слон
        [knight] чёрный конь
       *[pawn] чёрная пешка
      }
  }
square-selected = в руке
square-legal = сюда можно пойти
square-capture = можно взять
square-check = под шахом

## Чей ход и чем кончилась партия

status-turn = { $color ->
    [white] Ход белых
   *[black] Ход чёрных
  }
status-check = { $color ->
    [white] Ход белых, шах
   *[black] Ход чёрных, шах
  }
status-checkmate = Мат: { $color ->
    [white] белые выиграли
   *[black] чёрные выиграли
  } (Правила шахмат, 5.1.1)
status-stalemate = Пат, ничья: { $color ->
    [white] у белых нет ни одного хода, а шаха нет
   *[black] у чёрных нет ни одного хода, а шаха нет
  } (5.2.1)
status-material = Ничья: оставшимися фигурами никто не может поставить мат (5.2.2)

## Ходы словами; части соединяются запятыми

spoken-move = { $color ->
    [white] Белые
   *[black] Чёрные
  }: { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
  } { $from } – { $to }
spoken-short = { $color ->
    [white] Белые
   *[black] Чёрные
  }: короткая рокировка
spoken-long = { $color ->
    [white] Белые
   *[black] Чёрные
  }: длинная рокировка
spoken-captures = бьёт { $role ->
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
   *[pawn] пешку
  }
spoken-en-passant = бьёт пешку на проходе
spoken-promotes = превращение в { $role ->
    [queen] ферзя
    [rook] ладью
    [bishop] слона
   *[knight] коня
  }
spoken-check = шах
spoken-taken-back = Ход взят назад: { $move }
spoken-new-game = Новая партия.
spoken-game-again = На доске снова прежняя партия.
spoken-flipped = { $color ->
    [white] Ближе к вам теперь белые
   *[black] Ближе к вам теперь чёрные
  }

## Почему фигура не может туда пойти

refusal-no-piece = На { $from } нет фигуры.
refusal-not-yours = { $turn ->
    [white] Ход белых, а { $role ->
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
       *[pawn] пешка
      } на { $from } — фигура чёрных.
   *[black] Ход чёрных, а { $role ->
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
       *[pawn] пешка
      } на { $from } — фигура белых.
  }
refusal-same-square = Фигура уже там стоит.
refusal-own-piece = На { $to } стоит { $role ->
    [king] ваш король
    [queen] ваш ферзь
    [rook] ваша ладья
    [bishop] ваш слон
    [knight] ваш конь
   *[pawn] ваша пешка
  }.
refusal-not-how-it-moves = { $role ->
    [king] Король ходит на соседнее поле, а { $to } не рядом.
    [queen] Ферзь ходит по вертикалям, горизонталям и диагоналям; { $to } не на его линиях.
    [rook] Ладья ходит по вертикалям и горизонталям; { $to } не на её линиях.
    [bishop] Слон ходит по диагоналям; { $to } не на его диагонали.
    [knight] Конь ходит на два поля прямо и одно вбок; на { $to } он не попадает.
   *[pawn] Пешка ходит на одно поле вперёд, с начального — и на два, а бьёт наискось; на { $to } ей нельзя.
  }
refusal-blocked = Дорогу закрывает { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
  } на { $by }.
refusal-nothing-to-capture = Наискось пешка только бьёт, а на { $to } бить нечего.
refusal-not-en-passant = Пешка на { $pawn } не только что прошла два поля, поэтому на проходе её не взять.
refusal-pinned = { $role ->
    [queen] Ферзь
    [rook] Ладья
    [bishop] Слон
    [knight] Конь
   *[pawn] Пешка
  } на { $from } в связке: прикрывает короля на { $king } от { $pinner ->
    [queen] ферзя
    [rook] ладьи
   *[bishop] слона
  } на { $by }.
refusal-leaves-check = Король на { $king } остался бы под шахом с { $by }.
refusal-king-attacked = Королю нельзя на { $to }: это поле под ударом с { $by }.
refusal-en-passant-exposes = Взятие на проходе открыло бы линию с { $by } к королю на { $king }.
refusal-promotion-missing = На последней горизонтали пешка превращается: допишите букву фигуры, например e8=Q.
refusal-nothing-to-promote = Превращается только пешка, дошедшая до последней горизонтали.
refusal-castling-right-lost = { $wing ->
    [short] Короткая рокировка невозможна: король или ладья уже ходили либо ладьи нет.
   *[long] Длинная рокировка невозможна: король или ладья уже ходили либо ладьи нет.
  }
refusal-castling-in-check = { $wing ->
    [short] Короткая рокировка невозможна под шахом: король атакован с { $by }.
   *[long] Длинная рокировка невозможна под шахом: король атакован с { $by }.
  }
refusal-castling-between = { $wing ->
    [short] Короткая рокировка невозможна, пока на пути стоят фигуры: { $pieces }.
   *[long] Длинная рокировка невозможна, пока на пути стоят фигуры: { $pieces }.
  }
refusal-castling-path-attacked = { $wing ->
    [short] Короткая рокировка невозможна: на пути короля поле { $square } под ударом с { $by }.
   *[long] Длинная рокировка невозможна: на пути короля поле { $square } под ударом с { $by }.
  }
refusal-castling-rook-pinned = { $wing ->
    [short] Короткая рокировка невозможна: без ладьи открылась бы линия с { $by } к королю.
   *[long] Длинная рокировка невозможна: без ладьи открылась бы линия с { $by } к королю.
  }

## Позиция в адресе

fen-field = Позицию из адреса нельзя расставить. Ошибка { $field ->
    [placement] в 1-м поле, расстановке фигур
    [turn] во 2-м поле, очереди хода
    [castling] в 3-м поле, праве на рокировку
    [en-passant] в 4-м поле, поле взятия на проходе
    [halfmoves] в 5-м поле, счётчике полуходов
   *[fullmoves] в 6-м поле, номере хода
  }.
fen-missing = Его нет.
fen-character = Знаку «{ $character }» там не место.
fen-rank-length = На горизонтали { $rank } полей { $count }, а должно быть 8.
fen-rank-count = Горизонталей { $count }, а должно быть 8.
fen-repeated = Право на рокировку «{ $character }» записано дважды.
fen-what-to-do = Исправьте это в адресе, а пока можно играть из начальной позиции.
setup-no-king = { $color ->
    [white] У белых нет короля.
   *[black] У чёрных нет короля.
  }
setup-two-kings = { $color ->
    [white] У белых больше одного короля: { $one } и { $other }.
   *[black] У чёрных больше одного короля: { $one } и { $other }.
  }
setup-pawn-on-back-rank = Пешка не может стоять на { $square }.
setup-too-many = { $color ->
    [white] У белых больше шестнадцати фигур.
   *[black] У чёрных больше шестнадцати фигур.
  }
setup-too-many-pawns = { $color ->
    [white] У белых больше восьми пешек.
   *[black] У чёрных больше восьми пешек.
  }
setup-too-many-promoted = { $color ->
    [white] У белых превращённых фигур больше, чем недостаёт пешек.
   *[black] У чёрных превращённых фигур больше, чем недостаёт пешек.
  }
setup-kings-touch = Короли на { $one } и { $other } стоят рядом.
setup-opponent-in-check = Сторона, которая только что ходила, осталась под шахом с { $by }.
setup-castling-king = { $color ->
    [white] Белый король стоит не там, откуда рокируют.
   *[black] Чёрный король стоит не там, откуда рокируют.
  }
setup-castling-rook = { $color ->
    [white] У белых нет на { $square } ладьи для рокировки.
   *[black] У чёрных нет на { $square } ладьи для рокировки.
  }
setup-castling-two-rooks = { $color ->
    [white] Белые не могут рокировать с обеими ладьями { $one } и { $other }: они по одну сторону от короля.
   *[black] Чёрные не могут рокировать с обеими ладьями { $one } и { $other }: они по одну сторону от короля.
  }
setup-en-passant-rank = Ни одна пешка не могла только что пройти через { $square }.
setup-en-passant-pawn = Перед { $square } нет пешки, которая могла бы через него пройти.
setup-en-passant-occupied = Пешка не могла пройти через { $square }: поле { $by } занято.
notice-missing = Не было { $field ->
    [turn] очереди хода (2-е поле)
    [castling] права на рокировку (3-е поле)
    [en-passant] поля взятия на проходе (4-е)
    [halfmoves] счётчика полуходов (5-е поле)
   *[fullmoves] номера хода (6-е поле)
  }; взято обычное значение.
notice-castling-dropped = { $color ->
    [white] Одно право белых на рокировку снято: король или ладья не на месте.
   *[black] Одно право чёрных на рокировку снято: король или ладья не на месте.
  }
notice-en-passant-dropped = Поле взятия на проходе { $square } снято: ни одна пешка только что через него не проходила.
notice-counter-set = { $field ->
    [halfmoves] Счётчик полуходов (5-е поле) был невозможен; он исправлен.
   *[fullmoves] Номер хода (6-е поле) был невозможен; он исправлен.
  }
notice-counter-doubtful = { $field ->
    [halfmoves] Счётчик полуходов (5-е поле) не очень подходит к позиции, но оставлен.
   *[fullmoves] Номер хода (6-е поле) не очень подходит к позиции, но оставлен.
  }
notice-text-after = То, что стоит в адресе после позиции, пропущено.
address-place = Адрес ведёт к «{ $place }», а такого здесь нет. Перед вами доска.
address-language = На языке «{ $tag }» эта страница ещё не говорит.

## Управление

new-game = Новая партия
new-game-can-be-taken-back = Прежнюю партию возвращает кнопка «Взять ход назад».
flip = Повернуть доску
undo = Взять ход назад
settings = Настройки
language = Язык
language-english = English
language-ukrainian = Українська
language-russian = Русский
score-sheet = Ходы
no-moves = Ходов ещё нет.
white = Белые
black = Чёрные
promote-to = Пешка превращается в
promote-role = { $role ->
    [queen] Ферзь
    [rook] Ладья
    [bishop] Слон
   *[knight] Конь
  }
type-move = Введите ход
type-move-hint = e4, Кf3, e2e4, O-O
typed-ready = { $move }: нажмите Enter, чтобы сделать ход.
typed-ambiguous = Какой именно: { $moves }?
typed-no-such-piece = У вас там нет такой фигуры.
typed-not-a-move = Это не ход. Пишите, например, e4, Кf3, e2e4 или O-O.
typed-incomplete = Это ещё не весь ход. Пишите, например, e4, Кf3, e2e4 или O-O.

## Партии, сохранённые в браузере и в файлах

keeping-back = Последняя партия снова на доске.
keeping-back-stopped = Последняя партия снова на доске. Часы обоих остановлены.
keeping-elsewhere = Последняя партия открыта в другой вкладке. Её можно перенести сюда; другая вкладка тогда остановится.
keeping-taken-over = Эту партию переняла другая вкладка. То, что делается здесь, не сохраняется.
keeping-refused = Браузер ничего не сохраняет для этой страницы: если её закрыть, партия пропадёт. Играть можно дальше, сохранение будет повторено. На всякий случай сохраните партию в файл.
keeping-full = В браузере нет места, чтобы сохранить партию. Играть можно дальше, сохранение будет повторено. На всякий случай сохраните партию в файл.
keeping-again = Партия снова сохраняется.
keeping-opened = Партия из файла на доске.
keeping-damaged = Одну из прежних партий не удаётся прочитать. Она отложена, ничего не удалено; её можно сохранить в файл.
damage-head = Её заголовка нет, или он испорчен.
damage-version = Её сохранила более новая версия этой страницы.
damage-missing = Не хватает записи { $number }.
damage-unreadable = Запись { $number } испорчена.
log-not-json = Текст построен неправильно: см. строку { $line }, столбец { $column }.
log-not-a-log = Это не файл партии.
log-version = Файл записан более новой версией этой страницы.
log-settings = В файле нет условий партии, или они невозможны.
log-start = Начальную позицию партии нельзя расставить.
log-no-entries = В файле нет перечня того, что происходило.
log-entry = Строку { $number } партии не удаётся прочитать.
log-refused = Того, что в строке { $number } партии, не могло быть.
resume = Продолжить
take-over = Перенести партию сюда
save-damaged = Сохранить испорченную партию в файл
export = Сохранить партию в файл
import = Открыть партию из файла

## Часы

clock-name = { $color ->
    [white] Часы белых: { $time }
   *[black] Часы чёрных: { $time }
  }
clock-name-flagged = { $color ->
    [white] Часы белых: флажок упал
   *[black] Часы чёрных: флажок упал
  }
clock-press = { $color ->
    [white] Белые: переключить часы
   *[black] Чёрные: переключить часы
  }
clock-start = Пустить часы
clock-flag-down = Флажок упал
clock-moves = Ходов: { $count }
clock-period = { $count ->
    [0] Период { $number }
   *[other] Период { $number } из { $count }
  }
clock-to-control = { $moves ->
    [one] до контроля { $moves } ход
    [few] до контроля { $moves } хода
   *[other] до контроля { $moves } ходов
  }
clock-low = Мало времени
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
  }
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
  }
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
  }

## Первый экран

home-go-on = Продолжить последнюю партию
home-tables = Садитесь за столик
table-learn = Учёба
table-learn-about = Видно, куда фигура может пойти и почему не может в другое место. Ход можно взять назад.
table-play = Игра
table-play-about = По действующим правилам: тронул — ходи. Без часов.
table-compete = Турнир
table-compete-about = Как на соревнованиях: ничто не запрещено, но всё засчитывается. 15 минут и 10 секунд на ход.
home-set-up = Подготовить партию

## Подготовка партии

form-table = Столик
form-names = Игроки
form-white = Кто играет белыми
form-black = Кто играет чёрными
form-laws = Правила
laws-home = Домашние
laws-home-about = Дружеская партия: та же позиция в третий раз — сразу ничья, а за невозможные ходы не наказывают.
laws-school = Школьные
laws-school-about = Как на уроке, без часов: вечный шах — ничья.
laws-codex = Кодекс 1990 года
laws-codex-about = Советский кодекс: 75 ходов в долгих окончаниях, а неверное требование ничьей стоит пяти минут.
laws-club = Клубные
laws-club-about = Как играли в клубах около 2010 года: третий невозможный ход проигрывает.
laws-fide2014 = ФИДЕ 2014
laws-fide2014-about = Правила 2014–2018 годов: проигрывает второй невозможный ход, в быстрой игре — уже первый.
laws-fide = ФИДЕ, действующие
laws-fide-about = Правила, действующие с 2023 года: проигрывает второй невозможный ход, и переключить часы, не сделав хода, — тоже невозможный ход.
form-enforcement = Чего правила не разрешают,
enforcement-guide = того и не сделать: программа объяснит почему
enforcement-arbiter = то может случиться, и судья вмешается сразу
enforcement-claims = то может случиться, а судья вмешается по требованию игрока
form-touch = Тронул — ходи
touch-binding = Тронутые фигуры обязывают
touch-off = Трогать можно свободно
form-clock = Часы
form-no-clock = Без часов
category-bullet = Пуля
category-blitz = Блиц
category-rapid = Быстрые
category-classical = Классика
form-own-time = Другой
form-own-time-label = Другой контроль времени
form-own-time-hint = Минуты и секунды на ход: 5+3. Или 40/90+30 30+30, 10d5 с задержкой, h3 — песочные часы.
control-expected = Знак { $at }: { $what ->
    [control] здесь должно быть время, например 5+3
    [minutes] здесь должны быть минуты
    [seconds] здесь должны быть секунды
    [sixty] здесь должны быть две цифры от 00 до 59
    [decimals] после точки должны быть цифры
    [hourglass] другой стороне тоже нужны песочные часы
    [more] дальше могут быть только «+», «d» или «b» с секундами либо следующий период
   *[end] дальше ничего быть не должно
  }.
control-impossible = От знака { $at }: { $what ->
    [no-time] на партию нужно какое-то время
    [periods] периодов больше, чем 16
    [after-last] предыдущий период охватывает все оставшиеся ходы, так что следующего быть не может
    [no-moves] в периоде должен быть хотя бы один ход
    [moves] в периоде не бывает больше 9999 ходов
    [bonus] больше 24 часов на ход — слишком много
   *[long] больше 1000 часов — слишком много
  }.
form-press = Кто переключает часы
press-hand = Игроки, после каждого хода
press-itself = Сами, как только ход сделан
form-aids = Подсказки
aid-legal = Показывать, куда фигура может пойти
aid-reasons = Объяснять, почему не может
aid-undo = Ход можно взять назад
aid-coordinates = Буквы и цифры у доски
aid-hints = Советовать ходы
form-seats = Места
seats-side = Рядом
seats-face = Друг напротив друга, экран лежит между вами
seats-passed = Экран передают тому, чей ход
form-begin = К доске
address-value = В адресе стоит { $name } «{ $value }», а такого здесь нет; остаётся обычный выбор.
address-time = Время «{ $text }» в адресе не прочесть со знака { $at }; остаётся обычный выбор.
