# The board in words, in English; fetched when somebody asks for it.
# $role is king, queen, rook, bishop, knight or pawn; $color is white or black; $squares and $pieces are lists.

## What can be typed, in small letters with spaces between; the first word stands on the button

word-help = help ?
word-board = board
word-white = white
word-black = black
word-kings = kings king
word-queens = queens queen
word-rooks = rooks rook
word-bishops = bishops bishop
word-knights = knights knight
word-pawns = pawns pawn
word-rank = rank row
word-file = file column
word-square = at square :
word-moves = moves go ;
word-last = last .
word-clocks = clocks clock time ,
word-turn = turn who
word-material = material count
word-again = again repeat

## The buttons

words = Board in words
words-about = Type these words in the field for moves, with a square, a rank or a file where one is meant: “at e4”, “moves g1”, “rank 5”. Keys on the board: . last move, , clocks, ; moves of the piece, : this square, ? this list.
ask-board = All pieces
ask-white = White’s pieces
ask-black = Black’s pieces
ask-kings = Kings
ask-queens = Queens
ask-rooks = Rooks
ask-bishops = Bishops
ask-knights = Knights
ask-pawns = Pawns
ask-rank = This rank
ask-file = This file
ask-square = This square
ask-moves = Moves of this piece
ask-last = Last move
ask-clocks = Both clocks
ask-turn = Whose move
ask-material = Material
ask-again = Say again

## The answers

told-group = { $role ->
    [king] { $count ->
        [one] king
       *[other] kings
      }
    [queen] { $count ->
        [one] queen
       *[other] queens
      }
    [rook] { $count ->
        [one] rook
       *[other] rooks
      }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
      }
    [knight] { $count ->
        [one] knight
       *[other] knights
      }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
      }
  } { $squares }
told-side = { $color ->
    [white] White: { $pieces }.
   *[black] Black: { $pieces }.
  }
told-none = none
told-rank = Rank { $rank }: { $pieces }.
told-rank-empty = Rank { $rank } is empty.
told-file = File { $file }: { $pieces }.
told-file-empty = File { $file } is empty.
told-attackers = Attacked by { $pieces }.
told-no-attackers = Not attacked.
told-guards = Guarded by { $pieces }.
told-no-guards = Not guarded.
told-reach = { $color ->
    [white] White attacks it with { $pieces }.
   *[black] Black attacks it with { $pieces }.
  }
told-no-reach = { $color ->
    [white] White does not attack it.
   *[black] Black does not attack it.
  }
told-not-shown = In this game nobody is told where pieces can go and what they attack.
told-goes = It can go to { $squares }.
told-takes = It can take on { $squares }.
told-castles = It can castle { $wings ->
    [both] short and long
    [short] short
   *[long] long
  }.
told-goes-nowhere = It can’t move now.
told-past = An earlier position is shown. Moves are told of the game as it stands.
told-no-move = No move has been made yet.
told-illegal = The last move was not a legal one.
told-no-clocks = This game is played without clocks.
told-stopped = Neither clock is running.
told-turn = Move { $number }. { $status }.
told-count = { $role ->
    [queen] { $count ->
        [one] { $count } queen
       *[other] { $count } queens
      }
    [rook] { $count ->
        [one] { $count } rook
       *[other] { $count } rooks
      }
    [bishop] { $count ->
        [one] { $count } bishop
       *[other] { $count } bishops
      }
    [knight] { $count ->
        [one] { $count } knight
       *[other] { $count } knights
      }
   *[pawn] { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
      }
  }
told-only-king = only the king
told-even = Material is even.
told-ahead = { $color ->
    [white] White is ahead by { $count }, a pawn counting as one.
   *[black] Black is ahead by { $count }, a pawn counting as one.
  }
told-nothing = Nothing has been said yet.
