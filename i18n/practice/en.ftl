# The sentences of practice and of the trainers, in English; fetched when a place of learning is shown.
# $role is king, queen, rook, bishop, knight or pawn; $color is white or black.

## The places of learning

learn-title = Learning
practice = Practice board
practice-about = Put any piece anywhere and see its squares, who attacks it, who guards it, what it pins.
learn-no-lesson = There is no lesson at this address. Here are all places of learning.
learn-ways = Try things out and train
learn-files = Take your progress along
learn-files-about = All that is kept of your learning stays in this browser. As a file you can keep it safe or take it to another one.
learn-export = Save progress as a file
learn-import = Bring progress from a file
learn-taken-over = Your progress from the file is here now, and so are its settings; of two results the better was kept.
learn-no-record = This file holds no progress. Choose one that was saved here.
learn-broken-record = Line { $line } of this file makes no sense; nothing was changed.

## What is seen of a piece

sight-hint = Tap a piece: its squares and its dangers are shown.
sight-goes = Goes to { $squares }.
sight-goes-nowhere = It can go nowhere.
sight-takes = Takes on { $squares }.
sight-attacked = Attacked from { $squares }.
sight-not-attacked = Nothing attacks it.
sight-guarded = Guarded from { $squares }.
sight-not-guarded = Nothing guards it.
sight-pinned = It is pinned: it shields the king on { $king } from { $by }.
sight-pins = It pins the { $role ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } on { $pinned } to the king on { $king }.

## The practice board

practice-tray = Pieces to put on the board
practice-piece = { $color ->
    [white] White
   *[black] Black
  } { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  }
practice-move = Move pieces and look at them
practice-remove = Take pieces away
practice-put-hint = Tap a square to put it there; once more takes it away.
practice-remove-hint = Tap a piece to take it away.
practice-alone = One piece alone
practice-start = Start position
practice-clear = Empty board
practice-turn = Who has the move
practice-white = White
practice-black = Black
practice-castling = Who may still castle
practice-white-short = White, short
practice-white-long = White, long
practice-black-short = Black, short
practice-black-long = Black, long
practice-passed = En passant on
practice-passed-none = no square
practice-fen = The position as text (FEN)
practice-fen-field = This is no FEN: look at its { $field ->
    [placement] 1st field, the pieces
    [turn] 2nd field, the side to move
    [castling] 3rd field, the castling rights
    [en-passant] 4th field, the en passant square
    [halfmoves] 5th field, the count of half-moves
   *[fullmoves] 6th field, the move number
  }.
practice-copy-fen = Copy the FEN
practice-copy-link = Copy a link
practice-play = Play from here
practice-computer = Play the computer
practice-playable = This position can be played.

## The trainers

train-exercise = What to do
train-pace = With or without a clock
train-timed = 30 seconds
train-free = As long as you like
train-near = From whose side
train-begin = Begin
train-again = Once more
train-stop = Stop
train-well = Right.
train-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
train-right = { $count } right
train-run = { $count } in a row
train-over-timed = { $count } right.
train-over-free = { $count } in a row.
train-new-best = Your best so far.
train-best = Your best: { $count }.

## The trainer of the squares’ names

coordinates = Names of the squares
coordinates-about = Find the square that is named, or name the one that is marked.
coordinates-find = Find the square
coordinates-name = Name the square
coordinates-edge = Letters and digits at the board
coordinates-ask-find = Find { $square }.
coordinates-ask-name = Name the square in column { $column } from the left, row { $row } from below.
coordinates-that-is = That is { $square }.
coordinates-keys = The name of the square

## The trainer of written moves

written = Written moves
written-about = Play the move that is written, or write the one that is played.
written-play = Play what is written
written-write = Write what is played
written-ask-play = Play { $move }.
written-ask-write = Write the move that is played
written-usual = Right. It is usually written { $move }.
written-other = That is { $move }, a different move.
written-again = Show it again

## Cards to read

card-grains = The grains on the board
card-grains-legend = A king wished to reward the man who had invented chess. “Put one grain on the first square,” the man said, “two on the second, four on the third, and on each square twice as many as on the one before.” The king laughed at so small a wish.
card-grains-sum = On all 64 squares that makes { $grains } grains: more than all the fields of the earth have ever borne.
card-history = Fifteen hundred years of chess
card-history-india = India, 5th to 6th century: chaturanga, the oldest kin of chess that we know.
card-history-kin = From there it went on and became shatranj, and has kin in xiangqi, makruk and shogi.
card-history-europe = Europe, 9th to 10th century. By the 15th the pieces went much as today; the rules were settled in the 19th.
card-history-clock = 1883: the first chess clock, by T. B. Wilson. Before that sand ran through glasses.
card-history-title = 1886: the first match for the title of world champion.
card-history-fide = 1924: FIDE, the federation of the world. 1928: the union of those who play by letters.
card-history-space = 1970: a game between space and earth.
card-history-sport = 1999: a sport, says the International Olympic Committee. 2018: an exhibition at the Winter Games.
card-history-hours = A serious game lasts from an hour and a half to six hours.

## Lessons

exercise-steps = The steps of this lesson
exercise-step = { $state ->
    [best] Step { $number }, done in the fewest moves
    [done] Step { $number }, done
   *[open] Step { $number }
  }
exercise-progress = { $done } of { $steps }
exercise-marks = Marks on { $squares }.
exercise-left = { $left ->
    [one] Right. One mark is left.
   *[other] Right. { $left } marks are left.
  }
exercise-right = Right, go on.
exercise-piece-first = First tap a piece, then where it is to go.
exercise-beside = Pieces to be put on the board
exercise-answers = Answers
exercise-write = Write your move
exercise-write-done = Written
exercise-done-best = { $moves } moves, and there is no shorter way.
exercise-done-longer = { $moves } moves. There is a way in { $fewest }: try again?
exercise-again = Again
exercise-hint = Hint
exercise-show = Show me
exercise-next = Next
exercise-next-lesson = Next lesson
exercise-to-path = To all lessons
exercise-show-squares = Here: { $squares }.
exercise-show-put = { $role ->
    [king] The king belongs on { $square }.
    [queen] The queen belongs on { $square }.
    [rook] The rook belongs on { $square }.
    [bishop] The bishop belongs on { $square }.
    [knight] The knight belongs on { $square }.
   *[pawn] The pawn belongs on { $square }.
  }
exercise-show-way = Like this: from { $from } to { $to }.
exercise-show-touch = Now touch the piece on { $square }.
exercise-show-part = { $part ->
    [adjust] Now say “I adjust”.
    [press] Now press your clock.
    [offer] Now offer a draw.
    [accept] Now accept the draw.
    [decline] Now decline the draw.
    [claim-repetition] Now claim the third repetition.
    [claim-fifty-moves] Now claim the 50 moves.
    [write] Now write your move down.
   *[resign] Now resign.
  }
exercise-show-answer = The right answer is framed.
exercise-glow = Possible squares
exercise-glow-on = always shown
exercise-glow-fade = shown less and less
exercise-glow-off = never shown
