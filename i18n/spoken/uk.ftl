# Дошка словами, українською; завантажується, коли про щось питають.
# $role — king, queen, rook, bishop, knight або pawn; $color — white або black; $squares і $pieces — переліки.

## Що можна написати, малими літерами через пропуск; перше слово стоїть на кнопці

word-help = довідка допомога ?
word-board = дошка
word-white = білі
word-black = чорні
word-kings = королі король
word-queens = ферзі ферзь
word-rooks = тури тура
word-bishops = слони слон
word-knights = коні кінь
word-pawns = пішаки пішак
word-rank = ряд горизонталь
word-file = вертикаль лінія
word-square = поле на :
word-moves = ходи куди ;
word-last = останній .
word-clocks = годинник час ,
word-turn = черга хто
word-material = матеріал
word-again = повтори ще

## Кнопки

words = Дошка словами
words-about = Ці слова можна писати в полі для ходів, де треба — з полем, рядом чи вертикаллю: «поле e4», «ходи g1», «ряд 5». Клавіші на дошці: . останній хід, , годинник, ; ходи фігури, : це поле, ? цей перелік.
ask-board = Усі фігури
ask-white = Фігури білих
ask-black = Фігури чорних
ask-kings = Королі
ask-queens = Ферзі
ask-rooks = Тури
ask-bishops = Слони
ask-knights = Коні
ask-pawns = Пішаки
ask-rank = Ця горизонталь
ask-file = Ця вертикаль
ask-square = Це поле
ask-moves = Ходи цієї фігури
ask-last = Останній хід
ask-clocks = Обидва годинники
ask-turn = Чий хід
ask-material = Матеріал
ask-again = Повторити

## Відповіді

told-group = { $role ->
    [king] { $count ->
        [one] король
       *[other] королі
      }
    [queen] { $count ->
        [one] ферзь
       *[other] ферзі
      }
    [rook] { $count ->
        [one] тура
       *[other] тури
      }
    [bishop] { $count ->
        [one] слон
       *[other] слони
      }
    [knight] { $count ->
        [one] кінь
       *[other] коні
      }
   *[pawn] { $count ->
        [one] пішак
       *[other] пішаки
      }
  } { $squares }
told-side = { $color ->
    [white] Білі: { $pieces }.
   *[black] Чорні: { $pieces }.
  }
told-none = немає
told-rank = { $rank }-та горизонталь: { $pieces }.
told-rank-empty = { $rank }-та горизонталь порожня.
told-file = Вертикаль { $file }: { $pieces }.
told-file-empty = Вертикаль { $file } порожня.
told-attackers = Нападають: { $pieces }.
told-no-attackers = Ніхто не нападає.
told-guards = Захищають: { $pieces }.
told-no-guards = Ніхто не захищає.
told-reach = { $color ->
    [white] Під боєм білих: { $pieces }.
   *[black] Під боєм чорних: { $pieces }.
  }
told-no-reach = { $color ->
    [white] Білі його не б’ють.
   *[black] Чорні його не б’ють.
  }
told-not-shown = У цій партії не підказують, куди фігури можуть піти й що вони б’ють.
told-goes = Може піти на { $squares }.
told-takes = Може взяти на { $squares }.
told-castles = Можлива рокіровка: { $wings ->
    [both] коротка й довга
    [short] коротка
   *[long] довга
  }.
told-goes-nowhere = Зараз не має ходів.
told-past = На дошці давніша позиція. Ходи називаються лише для теперішньої.
told-no-move = Ще не зроблено жодного ходу.
told-illegal = Останній хід був неможливий.
told-no-clocks = Ця партія грається без годинника.
told-stopped = Обидва годинники стоять.
told-turn = Хід { $number }. { $status }.
told-count = { $role ->
    [queen] { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзі
       *[other] { $count } ферзів
      }
    [rook] { $count ->
        [one] { $count } тура
        [few] { $count } тури
       *[other] { $count } тур
      }
    [bishop] { $count ->
        [one] { $count } слон
        [few] { $count } слони
       *[other] { $count } слонів
      }
    [knight] { $count ->
        [one] { $count } кінь
        [few] { $count } коні
       *[other] { $count } коней
      }
   *[pawn] { $count ->
        [one] { $count } пішак
        [few] { $count } пішаки
       *[other] { $count } пішаків
      }
  }
told-only-king = самий король
told-even = Матеріал рівний.
told-ahead = { $color ->
    [white] Перевага білих: { $count }, якщо лічити в пішаках.
   *[black] Перевага чорних: { $count }, якщо лічити в пішаках.
  }
told-nothing = Ще нічого не сказано.
