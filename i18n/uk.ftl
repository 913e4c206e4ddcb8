# Речення сторінки українською. $color і $turn — white або black; $role — king, queen, rook, bishop,
# knight або pawn.

title = J’adoube
tagline = Шахи, як за справжньою дошкою
trouble = Щось пішло не так, і ця сторінка не може працювати далі. Перезавантажте її, щоб грати знову.
part-not-fetched = Цю частину сторінки не вдалося завантажити. Перевірте з’єднання з мережею і спробуйте ще раз.
retry = Спробувати ще раз
update-ready = Готова нова версія.
update-use = Оновити зараз

## Поля, як їх називає програма зачитування з екрана

board-label = Шахівниця, ближче до вас { $color ->
    [white] білі
   *[black] чорні
  }
board-keys = Стрілки ведуть від поля до поля, Enter бере фігуру й ставить її. «?» покаже, про що можна спитати.
board-label-past = Шахівниця з давнішою позицією, ближче до вас { $color ->
    [white] білі
   *[black] чорні
  }
square-empty = { $square }, порожнє
square-piece = { $square }, { $color ->
    [white] { $role ->
        [king] білий король
        [queen] білий ферзь
        [rook] біла тура
        [bishop] білий слон
        [knight] білий кінь
       *[pawn] білий пішак
      }
   *[black] { $role ->
        [king] чорний король
        [queen] чорний ферзь
        [rook] чорна тура
        [bishop] чорний слон
        [knight] чорний кінь
       *[pawn] чорний пішак
      }
  }
square-selected = у руці
square-legal = сюди можна піти
square-capture = можна взяти
square-check = під шахом

## Чий хід і чим скінчилася партія

status-turn = { $color ->
    [white] Хід білих
   *[black] Хід чорних
  }
status-check = { $color ->
    [white] Хід білих, шах
   *[black] Хід чорних, шах
  }
status-checkmate = Мат: { $color ->
    [white] білі виграли
   *[black] чорні виграли
  } (Правила шахів, 5.1.1)
status-stalemate = Пат, нічия: { $color ->
    [white] білі не мають жодного ходу, а шаху їм немає
   *[black] чорні не мають жодного ходу, а шаху їм немає
  } (5.2.1)
status-material = Нічия: фігурами, що лишилися, ніхто не може поставити мат (5.2.2)

## Ходи словами; частини з’єднуються комами

spoken-move = { $color ->
    [white] Білі
   *[black] Чорні
  }: { $role ->
    [king] король
    [queen] ферзь
    [rook] тура
    [bishop] слон
    [knight] кінь
   *[pawn] пішак
  } { $from ->
    [none] { $to }
   *[other] { $from } – { $to }
  }
spoken-short = { $color ->
    [white] Білі
   *[black] Чорні
  }: коротка рокіровка
spoken-long = { $color ->
    [white] Білі
   *[black] Чорні
  }: довга рокіровка
spoken-captures = б’є { $role ->
    [queen] ферзя
    [rook] туру
    [bishop] слона
    [knight] коня
   *[pawn] пішака
  }
spoken-en-passant = б’є пішака на проході
spoken-promotes = перетворення на { $role ->
    [queen] ферзя
    [rook] туру
    [bishop] слона
   *[knight] коня
  }
spoken-check = шах
spoken-taken-back = Хід повернено: { $move }
spoken-new-game = Нова партія.
spoken-game-again = На дошці знову попередня партія.
spoken-flipped = { $color ->
    [white] Ближче до вас тепер білі
   *[black] Ближче до вас тепер чорні
  }

## Чому фігура не може туди піти

illegal-unexplained = Так ходити не можна.
refusal-no-piece = На { $from } немає фігури.
refusal-not-yours = { $turn ->
    [white] Хід білих, а { $role ->
        [king] король
        [queen] ферзь
        [rook] тура
        [bishop] слон
        [knight] кінь
       *[pawn] пішак
      } на { $from } належить чорним.
   *[black] Хід чорних, а { $role ->
        [king] король
        [queen] ферзь
        [rook] тура
        [bishop] слон
        [knight] кінь
       *[pawn] пішак
      } на { $from } належить білим.
  }
refusal-same-square = Фігура вже там стоїть.
refusal-own-piece = На { $to } стоїть { $role ->
    [king] ваш король
    [queen] ваш ферзь
    [rook] ваша тура
    [bishop] ваш слон
    [knight] ваш кінь
   *[pawn] ваш пішак
  }.
refusal-not-how-it-moves = { $role ->
    [king] Король ходить на сусіднє поле, а { $to } не поруч.
    [queen] Ферзь ходить по вертикалях, горизонталях і діагоналях; { $to } не на його лініях.
    [rook] Тура ходить по вертикалях і горизонталях; { $to } не на її лініях.
    [bishop] Слон ходить по діагоналях; { $to } не на його діагоналі.
    [knight] Кінь ходить на два поля прямо й одне вбік; на { $to } він не потрапляє.
   *[pawn] Пішак ходить на одне поле вперед, з початкового — і на два, а б’є навскоси; на { $to } йому не можна.
  }
refusal-blocked = Дорогу закриває { $role ->
    [king] король
    [queen] ферзь
    [rook] тура
    [bishop] слон
    [knight] кінь
   *[pawn] пішак
  } на { $by }.
refusal-nothing-to-capture = Навскоси пішак лише б’є, а на { $to } бити нічого.
refusal-not-en-passant = Пішак на { $pawn } не щойно пройшов два поля, тож на проході його не взяти.
refusal-pinned = { $role ->
    [queen] Ферзь
    [rook] Тура
    [bishop] Слон
    [knight] Кінь
   *[pawn] Пішак
  } на { $from } у зв’язці: прикриває короля на { $king } від { $pinner ->
    [queen] ферзя
    [rook] тури
   *[bishop] слона
  } на { $by }.
refusal-leaves-check = Король на { $king } лишився б під шахом із { $by }.
refusal-king-attacked = Королю не можна на { $to }: це поле під ударом із { $by }.
refusal-en-passant-exposes = Взяття на проході відкрило б лінію з { $by } до короля на { $king }.
refusal-promotion-missing = На останній горизонталі пішак перетворюється: вкажіть, на яку фігуру.
refusal-nothing-to-promote = Перетворюється лише пішак, який дійшов до останньої горизонталі.
refusal-castling-right-lost = { $wing ->
    [short] Коротка рокіровка неможлива: король чи тура вже ходили або тури немає.
   *[long] Довга рокіровка неможлива: король чи тура вже ходили або тури немає.
  }
refusal-castling-in-check = { $wing ->
    [short] Коротка рокіровка неможлива під шахом: короля атаковано з { $by }.
   *[long] Довга рокіровка неможлива під шахом: короля атаковано з { $by }.
  }
refusal-castling-between = { $wing ->
    [short] Коротка рокіровка неможлива, поки на дорозі стоять фігури: { $pieces }.
   *[long] Довга рокіровка неможлива, поки на дорозі стоять фігури: { $pieces }.
  }
refusal-castling-path-attacked = { $wing ->
    [short] Коротка рокіровка неможлива: на шляху короля поле { $square } під ударом із { $by }.
   *[long] Довга рокіровка неможлива: на шляху короля поле { $square } під ударом із { $by }.
  }
refusal-castling-rook-pinned = { $wing ->
    [short] Коротка рокіровка неможлива: без тури відкрилася б лінія з { $by } до короля.
   *[long] Довга рокіровка неможлива: без тури відкрилася б лінія з { $by } до короля.
  }

## Позиція в адресі

fen-field = Позицію з адреси не можна розставити. Помилка { $field ->
    [placement] в 1-му полі, розміщенні фігур
    [turn] у 2-му полі, черзі ходу
    [castling] у 3-му полі, праві на рокіровку
    [en-passant] у 4-му полі, полі взяття на проході
    [halfmoves] у 5-му полі, лічильнику півходів
   *[fullmoves] у 6-му полі, номері ходу
  }.
fen-missing = Його немає.
fen-character = Знакові «{ $character }» там не місце.
fen-rank-length = На горизонталі { $rank } полів { $count }, а має бути 8.
fen-rank-count = Горизонталей { $count }, а має бути 8.
fen-repeated = Право на рокіровку «{ $character }» записано двічі.
fen-what-to-do = Виправте це в адресі, а поки що можна грати з початкової позиції.
setup-no-king = { $color ->
    [white] У білих немає короля.
   *[black] У чорних немає короля.
  }
setup-two-kings = { $color ->
    [white] У білих більше ніж один король: { $one } і { $other }.
   *[black] У чорних більше ніж один король: { $one } і { $other }.
  }
setup-pawn-on-back-rank = Пішак не може стояти на { $square }.
setup-too-many = { $color ->
    [white] У білих більше ніж шістнадцять фігур.
   *[black] У чорних більше ніж шістнадцять фігур.
  }
setup-too-many-pawns = { $color ->
    [white] У білих більше ніж вісім пішаків.
   *[black] У чорних більше ніж вісім пішаків.
  }
setup-too-many-promoted = { $color ->
    [white] У білих перетворених фігур більше, ніж бракує пішаків.
   *[black] У чорних перетворених фігур більше, ніж бракує пішаків.
  }
setup-kings-touch = Королі на { $one } і { $other } стоять поруч.
setup-opponent-in-check = Сторона, яка щойно ходила, лишилася під шахом із { $by }.
setup-castling-king = { $color ->
    [white] Білий король стоїть не там, звідки рокірують.
   *[black] Чорний король стоїть не там, звідки рокірують.
  }
setup-castling-rook = { $color ->
    [white] У білих немає на { $square } тури для рокіровки.
   *[black] У чорних немає на { $square } тури для рокіровки.
  }
setup-castling-two-rooks = { $color ->
    [white] Білі не можуть рокірувати з обома турами { $one } і { $other }: вони по один бік від короля.
   *[black] Чорні не можуть рокірувати з обома турами { $one } і { $other }: вони по один бік від короля.
  }
setup-en-passant-rank = Жоден пішак не міг щойно пройти через { $square }.
setup-en-passant-pawn = Перед { $square } немає пішака, який міг би через нього пройти.
setup-en-passant-occupied = Пішак не міг пройти через { $square }: поле { $by } зайняте.
notice-missing = Не було { $field ->
    [turn] черги ходу (2-ге поле)
    [castling] права на рокіровку (3-тє поле)
    [en-passant] поля взяття на проході (4-те)
    [halfmoves] лічильника півходів (5-те поле)
   *[fullmoves] номера ходу (6-те поле)
  }; узято звичайне значення.
notice-castling-dropped = { $color ->
    [white] Одне право білих на рокіровку знято: король чи тура не на місці.
   *[black] Одне право чорних на рокіровку знято: король чи тура не на місці.
  }
notice-en-passant-dropped = Поле взяття на проході { $square } знято: жоден пішак щойно через нього не проходив.
notice-counter-set = { $field ->
    [halfmoves] Лічильник півходів (5-те поле) був неможливий; його виправлено.
   *[fullmoves] Номер ходу (6-те поле) був неможливий; його виправлено.
  }
notice-counter-doubtful = { $field ->
    [halfmoves] Лічильник півходів (5-те поле) не дуже пасує до позиції, але його залишено.
   *[fullmoves] Номер ходу (6-те поле) не дуже пасує до позиції, але його залишено.
  }
notice-text-after = Те, що стоїть в адресі після позиції, пропущено.
address-place = Адреса веде до «{ $place }», а такого тут немає. Перед вами дошка.
address-language = Мовою «{ $tag }» ця сторінка ще не говорить.
address-notation = Адреса просить нотацію «{ $name }», якої тут немає; ходи записуються як звичайно.

## Чого торкнулися і що з цього випливає

square-touched = торкнута
square-adjust = поправляють
duty-move = Взявся — ходи: треба ходити { $role ->
    [king] королем
    [queen] ферзем
    [rook] турою
    [bishop] слоном
    [knight] конем
   *[pawn] пішаком
  } з { $square }.
duty-capture = Торкнулися чужої фігури: { $role ->
    [king] короля
    [queen] ферзя
    [rook] туру
    [bishop] слона
    [knight] коня
   *[pawn] пішака
  } на { $square } треба взяти.
duty-capture-with = Торкнулися обох фігур: треба бити { $role ->
    [king] королем
    [queen] ферзем
    [rook] турою
    [bishop] слоном
    [knight] конем
   *[pawn] пішаком
  } з { $square } на { $target }.
duty-castle = { $wing ->
    [short] Торкнулися короля, потім тури: треба зробити коротку рокіровку.
   *[long] Торкнулися короля, потім тури: треба зробити довгу рокіровку.
  }
duty-move-king = Торкнулися короля, потім тури, але рокірувати в цей бік не можна: треба ходити королем.
duty-finish-castling = Король уже пішов: лишилося перенести туру.
duty-promote = Пішак дійшов до { $square }: оберіть, на що він перетвориться.
duty-finish-capture = Зніміть побиту фігуру з { $square }.
duty-king-penalty = Торкнута фігура не має ходу: за домашнім правилом треба ходити королем.
duty-written = Треба зробити записаний хід: { $role ->
    [king] король
    [queen] ферзь
    [rook] тура
    [bishop] слон
    [knight] кінь
   *[pawn] пішак
  } { $square } – { $target }.
duty-no-consequence = Торкнутою фігурою не можна ні піти, ні взяти її: можливий будь-який хід.
adjusted-piece-stays = Ви сказали «поправляю»: фігура лишається на { $square }. Щоб ходити, спершу заберіть своє слово.
adjust-said = { $color ->
    [white] Білі поправляють: дотик зараз не зобов’язує.
   *[black] Чорні поправляють: дотик зараз не зобов’язує.
  }
adjust-over = Поправляти закінчили: взявся — ходи.

## Що каже стіл

notice-touched-out-of-turn = { $color ->
    [white] Білі торкнулися фігури на { $square } не у свій хід. Це не зобов’язує, але так не роблять.
   *[black] Чорні торкнулися фігури на { $square } не у свій хід. Це не зобов’язує, але так не роблять.
  }
notice-moved-out-of-turn = { $color ->
    [white] Білі пішли не у свій хід; фігуру повернуто.
   *[black] Чорні пішли не у свій хід; фігуру повернуто.
  }
notice-accident-called = { $color ->
    [white] Білі кажуть, що торкнулися випадково.
   *[black] Чорні кажуть, що торкнулися випадково.
  }
notice-accident-answered = { $answer ->
    [agreed] { $role ->
        [king] Короля
        [queen] Ферзя
        [rook] Тури
        [bishop] Слона
        [knight] Коня
       *[pawn] Пішака
      } на { $square } торкнулися випадково: це ні до чого не зобов’язує.
   *[denied] Це не випадковість: дотик до { $square } зараховано.
  }
notice-castling-illegal = Рокіровка неможлива: треба зробити інший хід королем.
notice-gardez = Гарде: ферзь під ударом.
notice-touch-move-broken = { $color ->
    [white] Білі порушили правило «взявся — ходи».
   *[black] Чорні порушили правило «взявся — ходи».
  }
notice-illegal-move = { $color ->
    [white] Білі
   *[black] Чорні
  }: { $kind ->
    [castling] неправильна рокіровка
    [promotion] неправильне перетворення
    [unfinished] незавершений хід
    [press] годинник натиснуто без ходу
    [hands] хід двома руками
   *[move] неможливий хід
  }, порушення № { $number }.
notice-time-added = { $color ->
    [white] Білим
   *[black] Чорним
  } { $given ->
    [taken] скорочено
   *[given] додано
  } час: { $seconds } с.
notice-restored = Повернуто позицію, що була перед цим.
notice-stands = Неможливий хід вчасно не оскаржили: він лишається.
notice-claim-lapsed = Фігури вже торкнулися: право на заяву втрачено.
notice-pressed-without-move = { $color ->
    [white] Білі натиснули годинник, не зробивши ходу.
   *[black] Чорні натиснули годинник, не зробивши ходу.
  }
notice-two-hands = { $color ->
    [white] Білі зробили хід двома руками.
   *[black] Чорні зробили хід двома руками.
  }
notice-draw-offered = { $color ->
    [white] Білі пропонують нічию.
   *[black] Чорні пропонують нічию.
  }
notice-offer-wrong-time = { $color ->
    [white] Білим слід пропонувати нічию, зробивши хід; пропозиція лишається в силі.
   *[black] Чорним слід пропонувати нічию, зробивши хід; пропозиція лишається в силі.
  }
notice-offer-repeated = { $color ->
    [white] Білі пропонують знову, хоча суперник відтоді не пропонував.
   *[black] Чорні пропонують знову, хоча суперник відтоді не пропонував.
  }
notice-draw-declined = { $how ->
    [touch] { $color ->
    [white] Білі торкнулися фігури: нічию відхилено.
   *[black] Чорні торкнулися фігури: нічию відхилено.
  }
    [reply] { $color ->
    [white] Білі зробили хід: нічию відхилено.
   *[black] Чорні зробили хід: нічию відхилено.
  }
   *[word] { $color ->
    [white] Білі відхиляють нічию.
   *[black] Чорні відхиляють нічию.
  }
  }
notice-answer-put-off = { $color ->
    [white] Білі дадуть відповідь після ходу.
   *[black] Чорні дадуть відповідь після ходу.
  }
notice-claim-right = Заява правильна.
notice-claim-wrong = { $cost ->
    [arbiter] Заява неправильна; покарання визначає арбітр.
   *[told] Заява неправильна.
  }
notice-arbiter-called = { $color ->
    [white] Білі зупиняють годинник і кличуть арбітра.
   *[black] Чорні зупиняють годинник і кличуть арбітра.
  }
notice-normal-means = { $color ->
    [white] Білі просять нічию: суперник не намагається виграти. Вирішує арбітр.
   *[black] Чорні просять нічию: суперник не намагається виграти. Вирішує арбітр.
  }
notice-flag-down = { $color ->
    [white] У білих упав прапорець.
   *[black] У чорних упав прапорець.
  }
notice-next-period = Упали обидва прапорці; гра триває, починається наступний контроль.
notice-warned = { $color ->
    [white] Білі отримують попередження.
   *[black] Чорні отримують попередження.
  }
notice-adjourned = { $color ->
    [white] Білі записали хід; партію відкладено.
   *[black] Чорні записали хід; партію відкладено.
  }
notice-opened = Конверт відкрито; партія триває.

## Чому зараз цього не можна

refused-not-now = Зараз цього зробити не можна.
refused-over = Партію закінчено.
refused-not-your-turn = Зараз хід суперника.
refused-may-not-adjust = Поправляти може лише той, чий хід і чий годинник іде.
refused-no-accident = Випадковим можна назвати лише щойно зроблений дотик.
refused-house-rule = Це заборонено домашнім правилом.
refused-presses-itself = Годинник перемикається сам, коли хід зроблено.
refused-not-your-clock = Ваш годинник не йде.
refused-clock-not-started = Спершу запустіть годинник.
refused-clocks-stopped = Годинник зупинено. Спершу запустіть його.
refused-no-move-made = Ходу ще не зроблено: годинник натискають після ходу.
refused-offer-stands = Нічию вже запропоновано.
refused-opponents-time = Нічию пропонують у свій хід.
refused-too-early = Для нічиєї зарано: скільки ходів спершу має зробити кожен: { $moves }.
refused-agreement = На цих змаганнях про нічию без арбітра не домовляються.
refused-no-such-claim = За цими правилами так заявити не можна.
refused-only-mover = Це може заявити лише той, чий хід.
refused-touched-already = Фігури вже торкнулися: на цьому ході заявляти пізно.
refused-no-intended-move = За цими правилами заява стосується лише того, що на дошці.
refused-nothing-to-claim = Такого немає, заявляти нічого.
refused-flag-not-down = Прапорець суперника не впав.
refused-two-minutes = Про це просять лише в останні дві хвилини.
refused-not-made-yet = Хід записують після того, як його зроблено.
refused-no-take-back = За цим столом зробленого ходу назад не беруть.

## Чим скінчилася партія

status-resignation = { $color ->
    [white] Білі виграли: чорні здалися (5.1.2)
   *[black] Чорні виграли: білі здалися (5.1.2)
  }
status-time = { $color ->
    [white] Білі виграли: у чорних вийшов час (6.9)
   *[black] Чорні виграли: у білих вийшов час (6.9)
  }
status-illegal-moves = { $color ->
    [white] Білі виграли: забагато неможливих ходів чорних (7.5.5)
   *[black] Чорні виграли: забагато неможливих ходів білих (7.5.5)
  }
status-stopped-clocks = { $color ->
    [white] Білі виграли: чорні зупинили годинник
   *[black] Чорні виграли: білі зупинили годинник
  }
status-stalemate-loses = { $color ->
    [white] Білі виграли: чорним пат, за домашнім правилом це програш
   *[black] Чорні виграли: білим пат, за домашнім правилом це програш
  }
status-absence = { $color ->
    [white] Білі виграли: чорні вчасно не з’явилися (6.7.1)
   *[black] Чорні виграли: білі вчасно не з’явилися (6.7.1)
  }
status-won-by-ruling = { $color ->
    [white] Білі виграли за рішенням арбітра
   *[black] Чорні виграли за рішенням арбітра
  }
status-agreement = Нічия за згодою (5.2.3)
status-dead-position = Нічия: жодні ходи не ведуть до мату (5.2.2)
status-perpetual-check = Нічия: вічний шах
status-threefold = Нічия: позиція виникла втретє (9.2)
status-fivefold = Нічия: позиція виникла вп’яте (9.6.1)
status-fifty-moves = Нічия: 50 ходів без узять і ходів пішаків (9.3)
status-seventy-five-moves = Нічия: 75 ходів без узять і ходів пішаків (9.6.2)
status-time-lone-king = Нічия: час вийшов, але в суперника самий король (6.9)
status-time-no-mate = Нічия: час вийшов, але суперник не може поставити мат жодними ходами (6.9)
status-both-flags = Нічия: упали обидва прапорці
status-resignation-no-mate = Нічия: один здався, але інший не може поставити мат жодними ходами (5.1.2)
status-illegal-moves-no-mate = Нічия: забагато неможливих ходів, але суперник не може поставити мат жодними ходами (7.5.5)
status-impossible-position = Нічия: неможлива позиція стояла після двох ходів поспіль, і ніхто цього не заявив (A.5.4)
status-normal-means = Нічия: суперник не намагався виграти
status-drawn-by-ruling = Нічия за рішенням арбітра
status-annulled-illegal-move = Неможливий хід: за цими правилами партію починають заново
status-annulled = Партію скасовано й починають заново

## На чому тримається заява

proof-repetition = Позиція стояла на дошці { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
  } ({ $when }).
proof-start = на початку
proof-intended = після записаного ходу
proof-moves = Півходів без узять і ходів пішаків: { $count } зі { $needed }.

## Кнопки гравця

player-controls = { $color ->
    [white] Білі
   *[black] Чорні
  }
adjust = Поправляю
accidental = Випадково
agree-accident = Так, випадково
deny-accident = Ні, рахується
offer-draw = Нічия?
accept-draw = Згода
decline-draw = Відмова
put-off-answer = Спершу хід
resign = Здатися
resign-question = Здати партію?
confirm-resign = Так, здаюся
play-on = Грати далі
claim = Заявити
claim-title = Що ви заявляєте?
claim-repetition = Позиція втретє
claim-fifty-moves = 50 ходів без узять
claim-flag = Прапорець упав
claim-illegal-move = Неможливий хід
claim-touch-move = «Взявся — ходи»
claim-normal-means = Не намагається виграти
call-arbiter = Зупинити годинник, покликати арбітра
intended-move = Із записаним ходом (не обов’язково)
show-move = Показати на дошці
show-move-how = Покажіть хід: фігуру, потім поле. Його буде записано, а не зроблено.
close = Закрити
resume = Пустити годинник далі
resume-uncounted = Не зараховувати й грати далі
count-gap = Зарахувати й грати далі
press = Натиснути годинник
export = Зберегти партію
import = Відкрити партію

## Що діє в партії, яка триває

laws-in-force = Що діє в цій партії
law-time = Час: { $time }.
law-draws = Нічиї
law-threefold = { $who ->
    [auto] Триразове повторення позиції — одразу нічия.
    [mover] За триразового повторення позиції нічию може вимагати гравець, чий хід.
    [any] За триразового повторення позиції нічию може вимагати будь-хто з гравців.
   *[off] Повторення позиції ні до чого не веде.
  }
law-fifty = { $who ->
    [mover] Після 50 ходів без узяття і ходу пішаком нічию може вимагати гравець, чий хід.
    [any] Після 50 ходів без узяття і ходу пішаком нічию може вимагати будь-хто з гравців.
   *[off] Ходи без узяття не рахують.
  }
law-offer = { $when ->
    [after] Нічию пропонують, зробивши хід, до перемикання годинника.
    [own] Нічию пропонують на власному ході.
   *[any] Нічию пропонують будь-коли.
  }
law-wrong-claim = { $cost ->
    [opponent] За хибну заяву суперник дістає { $seconds } с.
    [claimant] Хибна заява коштує { $seconds } с.
    [arbiter] Ціну хибної заяви визначає арбітр.
   *[nothing] Хибна заява нічого не коштує.
  }
law-illegal = { $number ->
    [0] Партію через них не програють.
   *[other] { $number }-й неможливий хід того самого гравця програє партію.
  }

## Стіл арбітра

arbiter = Арбітр
ruling = Рішення
ruling-side = Кого стосується
ruling-value = Скільки або що саме
ruling-set-time = Виставити на годиннику
ruling-give-time = Додати час
ruling-take-time = Відняти час
ruling-move-count = Виставити кількість зроблених ходів
ruling-period = Виставити номер контролю
ruling-warn = Зробити попередження
ruling-restore = Відновити позицію, що була
ruling-absent = Не з’явилися вчасно
ruling-agree = Заява про нічию: присудити нічию
ruling-put-off = Заява про нічию: відкласти рішення, гра триває
ruling-put-off-time = Те саме, суперникові дві хвилини
ruling-reject = Заява про нічию: відхилити
ruling-end = Закінчити партію
ruling-annulled = партію анульовано
ruling-done = Арбітр вирішив.
ruling-no-number = Тут потрібне число.
rule = Ухвалити
stop-clocks = Зупинити годинник

## Керування

new-game = Нова партія
new-game-question = Відкласти цю партію і почати нову?
confirm-new-game = Так, нова партія
new-game-can-be-taken-back = Попередню партію повертає кнопка «Узяти хід назад».
flip = Повернути дошку
undo = Узяти хід назад
settings = Налаштування
all-settings = Вигляд, звуки й усі налаштування
settings-not-fetched = Не вдалося завантажити налаштування. Перевірте, чи є мережа, і відкрийте їх ще раз.
language = Мова
language-english = English
language-ukrainian = Українська
language-russian = Русский
notation = Запис ходів
notation-usual = звичайний: { $moves }
score-sheet = Ходи
no-moves = Ходів ще немає.
sheet-keys = Ходи: стрілки, Home та End показують давніші позиції
walk = Перегляд партії
walk-start = На початок
walk-back = Хід назад
walk-on = Хід уперед
walk-present = До теперішньої позиції
past-after = На дошці позиція після { $move }, а не теперішня.
past-start = На дошці початок партії, а не теперішня позиція.
past-over = Знову теперішня позиція.
past-no-move = Це давніша позиція: щоб зробити хід, поверніться до партії.
back-to-game = Назад до партії
print = Друк
print-title = Бланк запису партії
print-event = Змагання
print-round = Тур
print-site = Місце
print-date = Дата
print-result = Результат
print-day = { $day } { $month ->
    [1] січ.
    [2] лют.
    [3] бер.
    [4] квіт.
    [5] трав.
    [6] черв.
    [7] лип.
    [8] серп.
    [9] вер.
    [10] жовт.
    [11] лист.
   *[12] груд.
  } { $year } р.
print-white-signs = Підпис білих
print-black-signs = Підпис чорних
print-used = Витрачено часу: білі { $white }, чорні { $black }
times-picture = Час на кожен хід: білі { $white } разом, чорні { $black }; найдовший хід { $longest }
times-table = Час таблицею
own-sheet = { $color ->
    [white] Бланк білих
   *[black] Бланк чорних
  }
own-write = Запишіть { $line }
own-nothing = Поки нічого записувати
own-keys = Клавіші
own-rub-out = Стерти
own-put = Записати
own-written = Записано: { $move }
own-missing = Бракує у вашому записі: { $count }. Запишіть до свого наступного ходу.
own-missing-at-end = Бракує у вашому записі: { $count }.
own-suspended = Мало часу: зараз можна не записувати. Пропущене дописують потім.
compare = Порівняти з партією
record-right = { $color ->
    [white] Запис білих збігається з партією
   *[black] Запис чорних збігається з партією
  }
record-differs = { $color ->
    [white] Запис білих розходиться з партією
   *[black] Запис чорних розходиться з партією
  }
differs-missing = { $move }: не записано
differs-unreadable = { $move }: «{ $written }» — там немає такого ходу
differs-another = { $move }: записано «{ $written }»
differs-displaced = { $move }: записано «{ $written }», а це { $other }
differs-offer-missing = { $move }: не позначено пропозицію нічиєї (=)
differs-offer-added = { $move }: «{ $written }» позначає пропозицію нічиєї, якої не було
white = Білі
black = Чорні
promote-to = Пішак перетворюється на
promote-role = { $role ->
    [queen] Ферзь
    [rook] Тура
    [bishop] Слон
   *[knight] Кінь
  }
type-move = Введіть хід
type-move-hint = Як-от { $moves }. «?» — що можна спитати.
typed-ready = { $move }: натисніть Enter, щоб зробити хід.
typed-ambiguous = Який саме: { $moves }?
typed-no-such-piece = У вас там немає такої фігури.
typed-not-a-move = Це не хід. Пишіть, наприклад, { $moves }.
board-in-words = Дошка словами
typed-incomplete = Це ще не весь хід. Пишіть, наприклад, { $moves }.
typed-promotion-missing = На останній горизонталі пішак перетворюється: допишіть букву фігури, наприклад { $move }.

## Партії, збережені в браузері та у файлах

keeping-back = Остання партія знову на дошці.
keeping-back-stopped = Остання партія знову на дошці. Обидва годинники зупинено.
keeping-elsewhere = Остання партія відкрита в іншій вкладці. Її можна перенести сюди; інша вкладка тоді зупиниться.
keeping-taken-over = Цю партію перейняла інша вкладка. Те, що робиться тут, не зберігається.
keeping-refused = Браузер нічого не зберігає для цієї сторінки: якщо її закрити, партія пропаде. Грати можна далі, збереження буде повторено. Про всяк випадок збережіть партію у файл.
keeping-full = У браузері немає місця, щоб зберегти партію. Грати можна далі, збереження буде повторено. Про всяк випадок збережіть партію у файл.
keeping-again = Партія знову зберігається.
keeping-opened = Партія з файлу на дошці.
keeping-damaged = Одну з попередніх партій не вдається прочитати. Її відкладено, нічого не видалено; її можна зберегти у файл.
damage-head = Її заголовка немає або він пошкоджений.
damage-version = Її зберегла новіша версія цієї сторінки.
damage-missing = Бракує запису { $number }.
damage-unreadable = Запис { $number } пошкоджено.
log-not-json = Текст побудовано неправильно: див. рядок { $line }, стовпчик { $column }.
log-not-a-log = Це не файл партії.
log-version = Файл записала новіша версія цієї сторінки.
log-settings = У файлі немає умов партії, або вони неможливі.
log-start = Початкову позицію партії неможливо розставити.
log-no-entries = У файлі немає переліку того, що відбулося.
log-entry = Рядок { $number } партії не вдається прочитати.
log-refused = Того, що в рядку { $number } партії, не могло статися.
take-over = Перенести партію сюди
save-damaged = Зберегти пошкоджену партію у файл

## Годинник

clock-name = { $color ->
    [white] Годинник білих: { $time }
   *[black] Годинник чорних: { $time }
  }
clock-name-flagged = { $color ->
    [white] Годинник білих: прапорець упав
   *[black] Годинник чорних: прапорець упав
  }
clock-press = { $color ->
    [white] Білі: переключити годинник
   *[black] Чорні: переключити годинник
  }
clock-start = Пустити годинник
clock-flag-down = Прапорець упав
clock-moves = Ходів: { $count }
clock-period = { $count ->
    [0] Період { $number }
   *[other] Період { $number } з { $count }
  }
clock-to-control = { $moves ->
    [one] до контролю { $moves } хід
    [few] до контролю { $moves } ходи
   *[other] до контролю { $moves } ходів
  }
clock-runs = { $color ->
    [white] Іде годинник білих.
   *[black] Іде годинник чорних.
  }
clock-low = Мало часу
gap-question = { $color ->
    [white] Пристрій спав або сторінку було закрито ({ $time }). Годинник зупинено. Зарахувати цей час білим?
   *[black] Пристрій спав або сторінку було закрито ({ $time }). Годинник зупинено. Зарахувати цей час чорним?
  }
gap-counted = Пристрій спав або сторінку було закрито. Цей час зараховано: { $time }.
time-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
  }
time-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
  }
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
  }

## Перший екран

home-go-on = Продовжити останню партію
home-tables = Сідайте за столик
table-learn = Навчання
table-learn-about = Видно, куди фігура може піти і чому не може деінде. Хід можна взяти назад.
table-play = Гра
table-play-about = За чинними правилами: торкнувся — ходи. Без годинника.
table-compete = Турнір
table-compete-about = Як на змаганнях: ніщо не заборонено, але все рахується. 15 хвилин і 10 секунд на хід.
lessons = Уроки та вправи
lessons-about = Як ходять фігури, звичаї за дошкою, запис ходів — і дошка, щоб спробувати самому.
lessons-unavailable = Не вдалося завантажити уроки. Спробуйте ще раз, коли буде зв’язок.
home-computer = Зіграти з комп’ютером
home-computer-about = П’ять рівнів, спершу найлегший. Ви граєте білими, хід можна взяти назад.
home-set-up = Підготувати партію

## Підготовка партії

form-table = Столик
form-names = Гравці
form-white = Хто грає білими
form-black = Хто грає чорними
form-occasion = Змагання й тур
form-opponent = Хто грає
opponent-person = Двоє за однією дошкою
opponent-1-about = Знає, як ходять фігури, і бере все, що можна взяти.
opponent-2-about = Дивиться, що можете взяти ви, але багато чого не помічає.
opponent-3-about = Рідше підставляє фігури; далека діагональ чи зв’язка його ще дивують.
opponent-4-about = Рахує розмін до кінця, часом забуває про захист.
opponent-5-about = Грає приблизно як новачок у клубі й мату не проґавить.
form-side = Ви граєте
side-white = білими
side-black = чорними
form-no-claims = Комп’ютер не вимагає покарати за неможливий хід, тож проти нього суддя не чекає на вимогу.
form-name = Ваше ім’я
form-laws = Правила
laws-home = Домашні
laws-home-about = Дружня партія: втретє та сама позиція — одразу нічия, а за неможливі ходи не карають.
laws-school = Шкільні
laws-school-about = Як на уроці, без годинника: вічний шах — нічия.
laws-codex = Кодекс 1990 року
laws-codex-about = Радянський кодекс: 75 ходів у довгих закінченнях, а хибна вимога нічиєї коштує п’ять хвилин.
laws-club = Клубні
laws-club-about = Як грали в клубах близько 2010 року: третій неможливий хід програє.
laws-fide2014 = ФІДЕ 2014
laws-fide2014-about = Правила 2014–2018 років: програє другий неможливий хід, у швидкій грі — вже перший.
laws-fide = ФІДЕ, чинні
laws-fide-about = Правила, чинні з 2023 року: програє другий неможливий хід, і переключити годинник, не зробивши ходу, — теж неможливий хід.
form-enforcement = Чого не дозволено,
enforcement-guide = того й не зробити: програма пояснить чому
enforcement-arbiter = те може статися, і суддя втрутиться одразу
enforcement-claims = те може статися, а суддя втрутиться на вимогу гравця
form-touch = Торкнувся — ходи
touch-binding = Торкнуті фігури зобов’язують
touch-off = Торкатися можна вільно
form-clock = Годинник
form-no-clock = Без годинника
category-bullet = Куля
category-blitz = Бліц
category-rapid = Швидкі
category-classical = Класичні
form-own-time = Інший
form-own-time-label = Інший контроль часу
form-own-time-hint = Хвилини й секунди на хід: 5+3. Або 40/90+30 30+30, 10d5 із затримкою, h3 — пісковий годинник.
control-expected = Знак { $at }: { $what ->
    [control] тут має бути час, наприклад 5+3
    [minutes] тут мають бути хвилини
    [seconds] тут мають бути секунди
    [sixty] тут мають бути дві цифри від 00 до 59
    [decimals] після крапки мають бути цифри
    [hourglass] іншій стороні теж потрібен пісковий годинник
    [more] далі можуть бути лише «+», «d» або «b» із секундами чи наступний період
   *[end] далі нічого не має бути
  }.
control-impossible = Від знака { $at }: { $what ->
    [no-time] на партію потрібен якийсь час
    [periods] періодів більше ніж 16
    [after-last] попередній період охоплює решту ходів, тож наступного бути не може
    [no-moves] у періоді має бути хоча б один хід
    [moves] у періоді не буває більше ніж 9999 ходів
    [bonus] більше ніж 24 години на хід — забагато
   *[long] більше ніж 1000 годин — забагато
  }.
form-press = Хто переключає годинник
press-hand = Гравці, після кожного ходу
press-itself = Сам, щойно хід зроблено
form-sleep = Якщо пристрій засне
sleep-stop = Годинник зупиняється, гравці вирішують самі
sleep-count = Час усе одно зараховується
form-aids = Підказки
aid-legal = Показувати, куди фігура може піти
aid-reasons = Пояснювати, чому не може
aid-undo = Хід можна взяти назад
aid-coordinates = Літери й цифри біля дошки
aid-hints = Радити ходи
form-seats = Місця
seats-side = Поруч
seats-face = Одне навпроти одного, екран лежить між вами
seats-passed = Екран передають тому, чий хід
form-score = Запис партії
score-app = Веде програма
score-own = Кожен гравець записує сам
form-begin = До дошки
address-value = В адресі стоїть { $name } «{ $value }», а такого тут немає; лишається звичайний вибір.
address-time = Час «{ $text }» в адресі не прочитати від знака { $at }; лишається звичайний вибір.

## Полиця партій

shelf = Полиця
shelf-about = Усі партії, зіграні чи додані тут: переглянути, догравати, взяти з собою.
shelf-reading = Шукаємо партії…
shelf-empty = Тут поки порожньо. Кожна партія, зіграна тут, зберігається.
shelf-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
  }
shelf-found = { $count } з { $all } партій
shelf-search = Пошук за ім’ям, датою чи результатом
shelf-more = Показати ще
shelf-year = { $year }
shelf-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
  }
shelf-unfinished = не закінчена
shelf-damaged = не читається
shelf-share = Взяти з собою: { $names }
shelf-delete = Видалити: { $names }
shelf-deleted = Видалено: { $names }
shelf-undo = Повернути
shelf-save-all = Зберегти всі у PGN
shelf-in-use = Ця партія відкрита в іншій вкладці, тож видалити її не можна.
shelf-unreadable = Ця партія не читається. Відкрийте її, щоб зберегти те, що лишилося.
shelf-refused = Браузер не дає доступу до збережених партій.
keeping-gone = Партії з цієї адреси тут немає.
score-shown = Партія з полиці. Зробіть хід, і вона стане окремою партією.
score-stops = Партію показано до { $moves }-го ходу: те, що далі, за дошкою зіграти не можна.
share = Взяти партію з собою
share-save = Зберегти у PGN
share-pgn = Копіювати PGN
share-fen = Копіювати FEN
share-copied = Скопійовано.
share-not-copied = Браузер не дав скопіювати.
import-files = Додати файли PGN
import-paste = Вставити PGN
import-text = PGN однієї чи кількох партій
import-begin = Покласти на полицю
import-take-choices = Узяти налаштування з файлу
import-so-far = Покладено на полицю: { $count }
import-cancel = Зупинити
import-put = { $count ->
    [one] На полицю покладено { $count } партію.
    [few] На полицю покладено { $count } партії.
   *[many] На полицю покладено { $count } партій.
  }
import-cancelled = Зупинено.
import-not-kept = Браузер більше не зберігає: бракує місця або це заборонено.
import-unreadable = Файл не читається.
import-faults = { $count ->
    [one] { $count } помилка, до якої партію взято
    [few] { $count } помилки, до яких партії взято
   *[many] { $count } помилок, до яких партії взято
  }
import-place = Партія { $game }, рядок { $line }, стовпчик { $column }:
import-move = «{ $text }».
import-illegal = Фігура з { $from } не може піти на { $to }.
import-after-end = хід після кінця партії.
import-null-in-check = порожній хід під шахом.
import-no-game = ні тегів, ні ходів.
import-too-long = партія надто довга.
share-link = Копіювати посилання
share-qr = Показати посилання QR-кодом
share-qr-label = QR-код посилання, що містить партію
share-no-link = Партія надто довга для посилання або має порожній хід. У PGN вона вміститься.
link-shown = Партія з посилання. Зробіть хід, і вона стане окремою партією.
link-broken = Частину посилання втрачено або змінено. Попросіть надіслати його ще раз.
link-version = Посилання створено новішою версією програми. Оновіть сторінку.

## Комп’ютер за столиком

computer-name = Комп’ютер, рівень { $level }
computer-thinks = Комп’ютер думає
computer-waits = Переключіть годинник
computer-has-move = Зараз хід комп’ютера.
computer-stuck = Комп’ютер не може грати далі: його програма не завантажилася чи не відповідає. Партія лишається, як є.
computer-again = Спробувати ще раз
two-players = Грати далі вдвох
