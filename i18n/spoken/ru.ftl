# Доска словами, по-русски; загружается, когда о чём-то спрашивают.
# $role — king, queen, rook, bishop, knight или pawn; $color — white или black; $squares и $pieces — списки.

## Что можно написать, строчными буквами через пробел; первое слово стоит на кнопке

word-help = помощь справка ?
word-board = доска
word-white = белые
word-black = чёрные черные
word-kings = короли король
word-queens = ферзи ферзь
word-rooks = ладьи ладья
word-bishops = слоны слон
word-knights = кони конь
word-pawns = пешки пешка
word-rank = ряд горизонталь
word-file = вертикаль линия
word-square = поле на :
word-moves = ходы куда ;
word-last = последний .
word-clocks = часы время ,
word-turn = очередь кто
word-material = материал
word-again = повтори ещё еще

## Кнопки

words = Доска словами
words-about = Эти слова можно писать в поле для ходов, где нужно — с полем, рядом или вертикалью: «поле e4», «ходы g1», «ряд 5». Клавиши на доске: . последний ход, , часы, ; ходы фигуры, : это поле, ? этот список.
ask-board = Все фигуры
ask-white = Фигуры белых
ask-black = Фигуры чёрных
ask-kings = Короли
ask-queens = Ферзи
ask-rooks = Ладьи
ask-bishops = Слоны
ask-knights = Кони
ask-pawns = Пешки
ask-rank = Эта горизонталь
ask-file = Эта вертикаль
ask-square = Это поле
ask-moves = Ходы этой фигуры
ask-last = Последний ход
ask-clocks = Часы обоих
ask-turn = Чей ход
ask-material = Материал
ask-again = Повторить

## Ответы

told-group = { $role ->
    [king] { $count ->
        [one] король
       *[other] короли
      }
    [queen] { $count ->
        [one] ферзь
       *[other] ферзи
      }
    [rook] { $count ->
        [one] ладья
       *[other] ладьи
      }
    [bishop] { $count ->
        [one] слон
       *[other] слоны
      }
    [knight] { $count ->
        [one] конь
       *[other] кони
      }
   *[pawn] { $count ->
        [one] пешка
       *[other] пешки
      }
  } { $squares }
told-side = { $color ->
    [white] Белые: { $pieces }.
   *[black] Чёрные: { $pieces }.
  }
told-none = нет
told-rank = { $rank }-я горизонталь: { $pieces }.
told-rank-empty = { $rank }-я горизонталь пуста.
told-file = Вертикаль { $file }: { $pieces }.
told-file-empty = Вертикаль { $file } пуста.
told-attackers = Нападают: { $pieces }.
told-no-attackers = Никто не нападает.
told-guards = Защищают: { $pieces }.
told-no-guards = Никто не защищает.
told-reach = { $color ->
    [white] Под боем белых: { $pieces }.
   *[black] Под боем чёрных: { $pieces }.
  }
told-no-reach = { $color ->
    [white] Белые его не бьют.
   *[black] Чёрные его не бьют.
  }
told-not-shown = В этой партии не подсказывают, куда фигуры могут пойти и что они бьют.
told-goes = Может пойти на { $squares }.
told-takes = Может взять на { $squares }.
told-castles = Возможна рокировка: { $wings ->
    [both] короткая и длинная
    [short] короткая
   *[long] длинная
  }.
told-goes-nowhere = Сейчас ходов нет.
told-past = На доске более ранняя позиция. Ходы называются только для нынешней.
told-no-move = Ещё не сделано ни одного хода.
told-illegal = Последний ход был невозможным.
told-no-clocks = Эта партия играется без часов.
told-stopped = Часы обоих стоят.
told-turn = Ход { $number }. { $status }.
told-count = { $role ->
    [queen] { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[other] { $count } ферзей
      }
    [rook] { $count ->
        [one] { $count } ладья
        [few] { $count } ладьи
       *[other] { $count } ладей
      }
    [bishop] { $count ->
        [one] { $count } слон
        [few] { $count } слона
       *[other] { $count } слонов
      }
    [knight] { $count ->
        [one] { $count } конь
        [few] { $count } коня
       *[other] { $count } коней
      }
   *[pawn] { $count ->
        [one] { $count } пешка
        [few] { $count } пешки
       *[other] { $count } пешек
      }
  }
told-only-king = только король
told-even = Материал равный.
told-ahead = { $color ->
    [white] Перевес белых: { $count }, если считать в пешках.
   *[black] Перевес чёрных: { $count }, если считать в пешках.
  }
told-nothing = Пока ничего не сказано.
