# The sentences of practice and of the trainers, in English; fetched when a place of learning is shown.
# $role is king, queen, rook, bishop, knight or pawn; $color is white or black.

## The places of learning

learn-title = Learning
practice = Practice board
practice-about = Put any piece anywhere and see its squares, who attacks it, who guards it, what it pins.
learn-no-lesson = There is no lesson at this address. Here are all places of learning.
learn-files = Take your progress along
learn-files-about = All that is kept of your learning stays in this browser. As a file you can keep it safe or take it to another one.
learn-export = Save progress as a file
learn-import = Bring progress from a file
learn-taken-over = Your progress from the file is here now; of two results the better was kept.
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
practice-playable = This position can be played.
