# Предложения страницы по-русски. $color и $turn — white или black; $role — king, queen, rook, bishop,
# knight или pawn.

title = J’adoube
tagline = Шахматы, как за настоящей доской
trouble = Что-то пошло не так, и эта страница не может работать дальше. Перезагрузите её, чтобы играть снова.
part-not-fetched = Эту часть страницы не удалось загрузить. Проверьте подключение к сети и попробуйте ещё раз.
retry = Попробовать ещё раз

## Поля, как их называет программа чтения с экрана

board-label = Шахматная доска, ближе к вам { $color ->
    [white] белые
   *[black] чёрные
  }
board-label-past = Шахматная доска с более ранней позицией, ближе к вам { $color ->
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
  } { $from ->
    [none] { $to }
   *[other] { $from } – { $to }
  }
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

illegal-unexplained = Так ходить нельзя.
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
refusal-promotion-missing = На последней горизонтали пешка превращается: укажите, в какую фигуру.
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
address-notation = Адрес просит нотацию «{ $name }», которой здесь нет; ходы записываются как обычно.

## К чему прикоснулись и что из этого следует

square-touched = тронута
square-adjust = поправляют
duty-move = Взялся — ходи: { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
  } на { $square } — первая тронутая фигура, ей надо ходить.
duty-capture = Прикоснулись к чужой фигуре: { $role ->
    [king] короля
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
   *[pawn] пешку
  } на { $square } надо взять.
duty-capture-with = Прикоснулись к обеим фигурам: надо бить { $role ->
    [king] королём
    [queen] ферзём
    [rook] ладьёй
    [bishop] слоном
    [knight] конём
   *[pawn] пешкой
  } с { $square } на { $target }.
duty-castle = { $wing ->
    [short] Прикоснулись к королю, потом к ладье: надо сделать короткую рокировку.
   *[long] Прикоснулись к королю, потом к ладье: надо сделать длинную рокировку.
  }
duty-move-king = Прикоснулись к королю, потом к ладье, но рокировать в эту сторону нельзя: надо ходить королём.
duty-finish-castling = Король уже пошёл: осталось перенести ладью.
duty-promote = Пешка дошла до { $square }: выберите, во что она превратится.
duty-finish-capture = Снимите побитую фигуру с { $square }.
duty-king-penalty = У тронутой фигуры нет хода: по домашнему правилу надо ходить королём.
duty-written = Надо сделать записанный ход: { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
  } { $square } – { $target }.
duty-no-consequence = Тронутой фигурой нельзя пойти, и взять её нельзя: можно сделать любой ход.
adjusted-piece-stays = Вы сказали «поправляю»: фигура остаётся на { $square }. Чтобы ходить, сначала возьмите слово назад.
adjust-said = { $color ->
    [white] Белые поправляют: прикосновение сейчас не обязывает.
   *[black] Чёрные поправляют: прикосновение сейчас не обязывает.
  }
adjust-over = Поправлять закончили: взялся — ходи.

## Что говорит стол

notice-touched-out-of-turn = { $color ->
    [white] Белые прикоснулись к фигуре на { $square } не в свой ход. Это не обязывает, но так не делают.
   *[black] Чёрные прикоснулись к фигуре на { $square } не в свой ход. Это не обязывает, но так не делают.
  }
notice-moved-out-of-turn = { $color ->
    [white] Белые пошли не в свой ход; фигура возвращена.
   *[black] Чёрные пошли не в свой ход; фигура возвращена.
  }
notice-accident-called = { $color ->
    [white] Белые говорят, что прикоснулись случайно.
   *[black] Чёрные говорят, что прикоснулись случайно.
  }
notice-accident-answered = { $answer ->
    [agreed] { $role ->
        [king] Короля
        [queen] Ферзя
        [rook] Ладьи
        [bishop] Слона
        [knight] Коня
       *[pawn] Пешки
      } на { $square } коснулись случайно: это ни к чему не обязывает.
   *[denied] Это не случайность: прикосновение к { $square } засчитано.
  }
notice-castling-illegal = Рокировка невозможна: надо сделать другой ход королём.
notice-gardez = Гарде: ферзь под ударом.
notice-touch-move-broken = { $color ->
    [white] Белые нарушили правило «взялся — ходи».
   *[black] Чёрные нарушили правило «взялся — ходи».
  }
notice-illegal-move = { $color ->
    [white] Белые
   *[black] Чёрные
  }: { $kind ->
    [castling] неправильная рокировка
    [promotion] неправильное превращение
    [unfinished] незаконченный ход
    [press] часы нажаты без хода
    [hands] ход двумя руками
   *[move] невозможный ход
  }, нарушение № { $number }.
notice-time-added = { $color ->
    [white] Белым
   *[black] Чёрным
  } { $given ->
    [taken] убавлено
   *[given] добавлено
  } время: { $seconds } с.
notice-restored = Возвращена позиция, которая была перед этим.
notice-stands = Невозможный ход вовремя не оспорили: он остаётся.
notice-claim-lapsed = К фигуре уже прикоснулись: право на заявление потеряно.
notice-pressed-without-move = { $color ->
    [white] Белые нажали часы, не сделав хода.
   *[black] Чёрные нажали часы, не сделав хода.
  }
notice-two-hands = { $color ->
    [white] Белые сделали ход двумя руками.
   *[black] Чёрные сделали ход двумя руками.
  }
notice-draw-offered = { $color ->
    [white] Белые предлагают ничью.
   *[black] Чёрные предлагают ничью.
  }
notice-offer-wrong-time = { $color ->
    [white] Белым следует предлагать ничью, сделав ход; предложение остаётся в силе.
   *[black] Чёрным следует предлагать ничью, сделав ход; предложение остаётся в силе.
  }
notice-offer-repeated = { $color ->
    [white] Белые предлагают снова, хотя соперник с тех пор не предлагал.
   *[black] Чёрные предлагают снова, хотя соперник с тех пор не предлагал.
  }
notice-draw-declined = { $how ->
    [touch] { $color ->
    [white] Белые прикоснулись к фигуре: ничья отклонена.
   *[black] Чёрные прикоснулись к фигуре: ничья отклонена.
  }
    [reply] { $color ->
    [white] Белые сделали ход: ничья отклонена.
   *[black] Чёрные сделали ход: ничья отклонена.
  }
   *[word] { $color ->
    [white] Белые отклоняют ничью.
   *[black] Чёрные отклоняют ничью.
  }
  }
notice-answer-put-off = { $color ->
    [white] Белые ответят после хода.
   *[black] Чёрные ответят после хода.
  }
notice-claim-right = Заявление верно.
notice-claim-wrong = { $cost ->
    [arbiter] Заявление неверно; наказание определяет арбитр.
   *[told] Заявление неверно.
  }
notice-arbiter-called = { $color ->
    [white] Белые останавливают часы и зовут арбитра.
   *[black] Чёрные останавливают часы и зовут арбитра.
  }
notice-normal-means = { $color ->
    [white] Белые просят ничью: соперник не старается выиграть. Решает арбитр.
   *[black] Чёрные просят ничью: соперник не старается выиграть. Решает арбитр.
  }
notice-flag-down = { $color ->
    [white] У белых упал флажок.
   *[black] У чёрных упал флажок.
  }
notice-next-period = Упали оба флажка; игра продолжается, начинается следующий контроль.
notice-warned = { $color ->
    [white] Белые получают предупреждение.
   *[black] Чёрные получают предупреждение.
  }
notice-adjourned = { $color ->
    [white] Белые записали ход; партия отложена.
   *[black] Чёрные записали ход; партия отложена.
  }
notice-opened = Конверт вскрыт; партия продолжается.

## Почему этого сейчас нельзя

refused-not-now = Сейчас этого сделать нельзя.
refused-over = Партия окончена.
refused-not-your-turn = Сейчас ход соперника.
refused-may-not-adjust = Поправлять может только тот, чей ход и чьи часы идут.
refused-no-accident = Случайным можно назвать только последнее прикосновение.
refused-house-rule = Это запрещено домашним правилом.
refused-presses-itself = Часы переключаются сами, когда ход сделан.
refused-not-your-clock = Ваши часы не идут.
refused-clock-not-started = Сначала пустите часы.
refused-clocks-stopped = Часы остановлены. Сначала пустите их.
refused-no-move-made = Ход ещё не сделан: часы нажимают после хода.
refused-offer-stands = Ничья уже предложена.
refused-opponents-time = Ничью предлагают в свой ход.
refused-too-early = Для ничьей рано: сколько ходов сначала должен сделать каждый: { $moves }.
refused-agreement = На этих соревнованиях о ничьей без арбитра не договариваются.
refused-no-such-claim = По этим правилам так заявить нельзя.
refused-only-mover = Это может заявить только тот, чей ход.
refused-touched-already = К фигуре уже прикоснулись: на этом ходу заявлять поздно.
refused-no-intended-move = По этим правилам заявление касается только того, что на доске.
refused-nothing-to-claim = Такого нет, заявлять нечего.
refused-flag-not-down = Флажок соперника не упал.
refused-two-minutes = Об этом просят только в последние две минуты.
refused-not-made-yet = Ход записывают после того, как он сделан.
refused-no-take-back = За этим столом сделанный ход назад не берут.

## Чем кончилась партия

status-resignation = { $color ->
    [white] Белые выиграли: чёрные сдались (5.1.2)
   *[black] Чёрные выиграли: белые сдались (5.1.2)
  }
status-time = { $color ->
    [white] Белые выиграли: у чёрных истекло время (6.9)
   *[black] Чёрные выиграли: у белых истекло время (6.9)
  }
status-illegal-moves = { $color ->
    [white] Белые выиграли: слишком много невозможных ходов чёрных (7.5.5)
   *[black] Чёрные выиграли: слишком много невозможных ходов белых (7.5.5)
  }
status-stopped-clocks = { $color ->
    [white] Белые выиграли: чёрные остановили часы
   *[black] Чёрные выиграли: белые остановили часы
  }
status-stalemate-loses = { $color ->
    [white] Белые выиграли: чёрным пат, по домашнему правилу это проигрыш
   *[black] Чёрные выиграли: белым пат, по домашнему правилу это проигрыш
  }
status-absence = { $color ->
    [white] Белые выиграли: чёрные вовремя не явились (6.7.1)
   *[black] Чёрные выиграли: белые вовремя не явились (6.7.1)
  }
status-won-by-ruling = { $color ->
    [white] Белые выиграли по решению арбитра
   *[black] Чёрные выиграли по решению арбитра
  }
status-agreement = Ничья по соглашению (5.2.3)
status-dead-position = Ничья: никакие ходы не ведут к мату (5.2.2)
status-perpetual-check = Ничья: вечный шах
status-threefold = Ничья: позиция возникла в третий раз (9.2)
status-fivefold = Ничья: позиция возникла в пятый раз (9.6.1)
status-fifty-moves = Ничья: 50 ходов без взятий и ходов пешек (9.3)
status-seventy-five-moves = Ничья: 75 ходов без взятий и ходов пешек (9.6.2)
status-time-lone-king = Ничья: время истекло, но у соперника один король (6.9)
status-time-no-mate = Ничья: время истекло, но соперник не может поставить мат никакими ходами (6.9)
status-both-flags = Ничья: упали оба флажка
status-resignation-no-mate = Ничья: один сдался, но другой не может поставить мат никакими ходами (5.1.2)
status-illegal-moves-no-mate = Ничья: слишком много невозможных ходов, но соперник не может поставить мат никакими ходами (7.5.5)
status-normal-means = Ничья: соперник не старался выиграть
status-drawn-by-ruling = Ничья по решению арбитра
status-annulled-illegal-move = Невозможный ход: по этим правилам партию начинают заново
status-annulled = Партия отменена и начинается заново

## На чём держится заявление

proof-repetition = Сколько раз позиция стояла на доске: { $count } ({ $when }).
proof-start = в начале
proof-intended = после записанного хода
proof-moves = Полуходов без взятий и ходов пешек: { $count } из { $needed }.

## Кнопки игрока

player-controls = { $color ->
    [white] Белые
   *[black] Чёрные
  }
adjust = Поправляю
accidental = Случайно
agree-accident = Да, случайно
deny-accident = Нет, считается
offer-draw = Ничья?
accept-draw = Согласие
decline-draw = Отказ
put-off-answer = Сначала ход
resign = Сдаться
resign-question = Сдать партию?
confirm-resign = Да, сдаюсь
play-on = Играть дальше
claim = Заявить
claim-title = Что вы заявляете?
claim-repetition = Позиция в третий раз
claim-fifty-moves = 50 ходов без взятий
claim-flag = Флажок упал
claim-illegal-move = Невозможный ход
claim-touch-move = «Взялся — ходи»
claim-normal-means = Не старается выиграть
call-arbiter = Остановить часы, позвать арбитра
intended-move = С записанным ходом (не обязательно)
show-move = Показать на доске
show-move-how = Покажите ход: фигуру, затем поле. Он будет записан, а не сделан.
close = Закрыть
resume = Пустить часы дальше
resume-uncounted = Не засчитывать и играть дальше
count-gap = Засчитать и играть дальше
press = Нажать часы
export = Сохранить партию
import = Открыть партию

## Что действует в идущей партии

laws-in-force = Что действует в этой партии
law-time = Время: { $time }.
law-draws = Ничьи
law-threefold = { $who ->
    [auto] Троекратное повторение позиции — сразу ничья.
    [mover] При троекратном повторении позиции ничью может потребовать игрок, чей ход.
    [any] При троекратном повторении позиции ничью может потребовать любой из игроков.
   *[off] Повторение позиции ни к чему не ведёт.
  }
law-fifty = { $who ->
    [mover] После 50 ходов без взятия и хода пешкой ничью может потребовать игрок, чей ход.
    [any] После 50 ходов без взятия и хода пешкой ничью может потребовать любой из игроков.
   *[off] Ходы без взятия не считаются.
  }
law-offer = { $when ->
    [after] Ничью предлагают, сделав ход, до переключения часов.
    [own] Ничью предлагают на своём ходу.
   *[any] Ничью предлагают когда угодно.
  }
law-wrong-claim = { $cost ->
    [opponent] За неверное заявление соперник получает { $seconds } с.
    [claimant] Неверное заявление стоит { $seconds } с.
    [arbiter] Чего стоит неверное заявление, решает арбитр.
   *[nothing] Неверное заявление ничего не стоит.
  }
law-illegal = { $number ->
    [0] Партию из-за них не проигрывают.
   *[other] { $number }-й невозможный ход того же игрока проигрывает партию.
  }

## Стол арбитра

arbiter = Арбитр
ruling = Решение
ruling-side = Кого касается
ruling-value = Сколько или что именно
ruling-set-time = Поставить на часах
ruling-give-time = Добавить время
ruling-take-time = Вычесть время
ruling-move-count = Поставить число сделанных ходов
ruling-period = Поставить номер контроля
ruling-warn = Сделать предупреждение
ruling-restore = Восстановить позицию, которая была
ruling-absent = Не явились вовремя
ruling-agree = Заявление о ничьей: присудить ничью
ruling-put-off = Заявление о ничьей: отложить решение, игра продолжается
ruling-put-off-time = То же, сопернику две минуты
ruling-reject = Заявление о ничьей: отклонить
ruling-end = Закончить партию
ruling-annulled = партия аннулирована
ruling-done = Арбитр решил.
ruling-no-number = Здесь нужно число.
rule = Принять решение
stop-clocks = Остановить часы

## Управление

new-game = Новая партия
new-game-question = Убрать эту партию и начать новую?
confirm-new-game = Да, новая партия
new-game-can-be-taken-back = Прежнюю партию возвращает кнопка «Взять ход назад».
flip = Повернуть доску
undo = Взять ход назад
settings = Настройки
language = Язык
language-english = English
language-ukrainian = Українська
language-russian = Русский
notation = Запись ходов
notation-usual = обычная: { $moves }
score-sheet = Ходы
no-moves = Ходов ещё нет.
sheet-keys = Ходы: стрелки, Home и End показывают более ранние позиции
walk = Просмотр партии
walk-start = К началу
walk-back = Ход назад
walk-on = Ход вперёд
walk-present = К нынешней позиции
past-after = На доске позиция после { $move }, а не нынешняя.
past-start = На доске начало партии, а не нынешняя позиция.
past-over = Снова нынешняя позиция.
past-no-move = Это более ранняя позиция: чтобы сделать ход, вернитесь к партии.
back-to-game = Назад к партии
print = Печать
print-title = Бланк записи партии
print-event = Соревнование
print-round = Тур
print-site = Место
print-date = Дата
print-result = Результат
print-day = { $day }.{ $month }.{ $year }
print-white-signs = Подпись белых
print-black-signs = Подпись чёрных
print-used = Затрачено времени: белые { $white }, чёрные { $black }
times-picture = Время на каждый ход: белые { $white } всего, чёрные { $black }; самый долгий ход { $longest }
times-table = Время таблицей
own-sheet = { $color ->
    [white] Бланк белых
   *[black] Бланк чёрных
  }
own-write = Запишите { $line }
own-nothing = Пока записывать нечего
own-keys = Клавиши
own-rub-out = Стереть
own-put = Записать
own-written = Записано: { $move }
own-missing = Недостаёт в вашей записи: { $count }. Запишите до своего следующего хода.
own-missing-at-end = Недостаёт в вашей записи: { $count }.
own-suspended = Мало времени: сейчас можно не записывать. Пропущенное дописывают потом.
compare = Сравнить с партией
record-right = { $color ->
    [white] Запись белых совпадает с партией
   *[black] Запись чёрных совпадает с партией
  }
record-differs = { $color ->
    [white] Запись белых расходится с партией
   *[black] Запись чёрных расходится с партией
  }
differs-missing = { $move }: не записано
differs-unreadable = { $move }: «{ $written }» — там нет такого хода
differs-another = { $move }: записано «{ $written }»
differs-displaced = { $move }: записано «{ $written }», а это { $other }
differs-offer-missing = { $move }: не отмечено предложение ничьей (=)
differs-offer-added = { $move }: «{ $written }» отмечает предложение ничьей, которого не было
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
type-move-hint = Например: { $moves }
typed-ready = { $move }: нажмите Enter, чтобы сделать ход.
typed-ambiguous = Какой именно: { $moves }?
typed-no-such-piece = У вас там нет такой фигуры.
typed-not-a-move = Это не ход. Пишите, например, { $moves }.
typed-incomplete = Это ещё не весь ход. Пишите, например, { $moves }.
typed-promotion-missing = На последней горизонтали пешка превращается: допишите букву фигуры, например { $move }.

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
take-over = Перенести партию сюда
save-damaged = Сохранить испорченную партию в файл

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
gap-question = { $color ->
    [white] Устройство спало или страница была закрыта ({ $time }). Часы остановлены. Засчитать это время белым?
   *[black] Устройство спало или страница была закрыта ({ $time }). Часы остановлены. Засчитать это время чёрным?
  }
gap-counted = Устройство спало или страница была закрыта. Это время засчитано: { $time }.
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
lessons = Уроки и упражнения
lessons-about = Как ходят фигуры, обычаи за доской, запись ходов — и доска, чтобы попробовать самому.
lessons-unavailable = Не удалось загрузить уроки. Попробуйте ещё раз, когда будет связь.
home-set-up = Подготовить партию

## Подготовка партии

form-table = Столик
form-names = Игроки
form-white = Кто играет белыми
form-black = Кто играет чёрными
form-occasion = Соревнование и тур
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
form-sleep = Если устройство уснёт
sleep-stop = Часы останавливаются, игроки решают сами
sleep-count = Время всё равно засчитывается
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
form-score = Запись партии
score-app = Ведёт программа
score-own = Каждый игрок записывает сам
form-begin = К доске
address-value = В адресе стоит { $name } «{ $value }», а такого здесь нет; остаётся обычный выбор.
address-time = Время «{ $text }» в адресе не прочесть со знака { $at }; остаётся обычный выбор.

## Полка партий

shelf = Полка
shelf-about = Все партии, сыгранные или добавленные здесь: просмотреть, доиграть, взять с собой.
shelf-reading = Ищем партии…
shelf-empty = Здесь пока пусто. Каждая партия, сыгранная здесь, сохраняется.
shelf-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
  }
shelf-found = { $count } из { $all } партий
shelf-search = Поиск по имени, дате или результату
shelf-more = Показать ещё
shelf-year = { $year }
shelf-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }
shelf-unfinished = не окончена
shelf-damaged = не читается
shelf-share = Взять с собой: { $names }
shelf-delete = Удалить: { $names }
shelf-deleted = Удалено: { $names }
shelf-undo = Вернуть
shelf-save-all = Сохранить все в PGN
shelf-in-use = Эта партия открыта в другой вкладке, поэтому удалить её нельзя.
shelf-unreadable = Эта партия не читается. Откройте её, чтобы сохранить то, что осталось.
shelf-refused = Браузер не даёт доступа к сохранённым партиям.
keeping-gone = Партии с этого адреса здесь нет.
score-shown = Партия с полки. Сделайте ход, и она станет отдельной партией.
score-stops = Партия показана до { $moves }-го хода: то, что дальше, за доской сыграть нельзя.
share = Взять партию с собой
share-save = Сохранить в PGN
share-pgn = Копировать PGN
share-fen = Копировать FEN
share-copied = Скопировано.
share-not-copied = Браузер не дал скопировать.
import-files = Добавить файлы PGN
import-paste = Вставить PGN
import-text = PGN одной или нескольких партий
import-begin = Положить на полку
import-so-far = Положено на полку: { $count }
import-cancel = Остановить
import-put = { $count ->
    [one] На полку положена { $count } партия.
    [few] На полку положены { $count } партии.
   *[many] На полку положено { $count } партий.
  }
import-cancelled = Остановлено.
import-not-kept = Браузер больше не сохраняет: не хватает места или это запрещено.
import-unreadable = Файл не читается.
import-faults = { $count ->
    [one] { $count } ошибка, до которой партия взята
    [few] { $count } ошибки, до которых партии взяты
   *[many] { $count } ошибок, до которых партии взяты
  }
import-place = Партия { $game }, строка { $line }, столбец { $column }:
import-move = «{ $text }».
import-illegal = Фигура с { $from } не может пойти на { $to }.
import-after-end = ход после конца партии.
import-null-in-check = пустой ход под шахом.
import-no-game = ни тегов, ни ходов.
import-too-long = партия слишком длинная.
share-link = Копировать ссылку
share-qr = Показать ссылку QR-кодом
share-qr-label = QR-код ссылки, в которой вся партия
share-no-link = Партия слишком длинна для ссылки, или в ней есть пустой ход. В PGN она поместится.
link-shown = Партия из ссылки. Сделайте ход, и она станет отдельной партией.
link-broken = Часть ссылки потеряна или изменена. Попросите прислать её ещё раз.
link-version = Ссылка создана более новой версией программы. Обновите страницу.
