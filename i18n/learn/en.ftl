# The texts of the lessons in English. Their keys are made from the names in lessons/: chapter-…, lesson-…,
# lesson-step, hint-…, answer-…; docs/lessons.md says how.

## Praise

praise-1 = Well done!
praise-2 = Right!
praise-3 = Exactly so.
praise-4 = Nicely seen!
praise-5 = That’s it!
praise-6 = Splendid!

## Why a try is not right

why-square = This is { $square }. Look once more.
why-stands-right = { $role ->
    [none] { $square } is empty at the start of a game, so all is well there.
   *[king] The piece on { $square } stands where it belongs.
  }
why-colour = The queen loves her colour: the white queen starts on a light square, the black queen on a dark one. The king stands beside her.
why-misplaced = { $role ->
    [king] The king does not start on { $square }.
    [queen] The queen does not start on { $square }.
    [rook] A rook does not start on { $square }: rooks stand in the corners.
    [bishop] A bishop does not start on { $square }: bishops stand beside king and queen.
    [knight] A knight does not start on { $square }: knights stand beside the rooks.
   *[pawn] A pawn does not start on { $square }: pawns stand before the other pieces.
  }
why-another-piece = Here only the piece on { $square } moves.
why-guarded = On { $square } it could be taken from { $by }.
why-passed-by = A pawn never comes back, so it can’t get to { $marks } any more. Once more from the start!
why-no-piece = There is no piece on { $from }.
why-not-yours = That piece is your opponent’s.
why-same-square = The piece is already there.
why-own-piece = Your own piece stands on { $to }.
why-not-how-it-moves = { $role ->
    [king] The king goes one square in any direction; { $to } is not beside it.
    [queen] The queen goes along files, ranks and diagonals; { $to } is on none of hers.
    [rook] The rook goes straight, along files and ranks, and not to { $to }.
    [bishop] The bishop goes along diagonals, and not to { $to }.
    [knight] The knight goes two squares straight and one to the side; that does not lead to { $to }.
    [pawn] The pawn goes straight ahead and takes diagonally, and never goes back.
   *[none] The piece does not go to { $to } like that.
  }
why-blocked = The piece on { $by } is in the way.
why-nothing-to-capture = A pawn goes diagonally only to take, and there is nothing to take on { $to }.
why-not-en-passant = The pawn on { $pawn } has not just come two squares, so it can’t be taken in passing.
why-pinned = It shields your king on { $king } from the piece on { $by }. It is pinned.
why-leaves-check = Your king on { $king } would still be in check from { $by }.
why-king-attacked = A king never goes onto an attacked square, and { $to } is attacked from { $by }.
why-en-passant-exposes = With both pawns gone, the way from { $by } to your king on { $king } is open.
why-promotion-missing = On the last rank a pawn becomes another piece: choose which.
why-nothing-to-promote = Only a pawn that reaches the last rank becomes another piece.
why-castling-has-moved = { $wing ->
    [short] No short castling: king or rook has moved before, or the rook is gone.
   *[long] No long castling: king or rook has moved before, or the rook is gone.
  }
why-castling-in-check = { $wing ->
    [short] No short castling out of check: the king is attacked from { $by }.
   *[long] No long castling out of check: the king is attacked from { $by }.
  }
why-castling-between = { $wing ->
    [short] No short castling while something stands between king and rook: { $pieces }.
   *[long] No long castling while something stands between king and rook: { $pieces }.
  }
why-castling-way-attacked = { $wing ->
    [short] No short castling: the king’s way is under attack from { $by }.
   *[long] No long castling: the king’s way is under attack from { $by }.
  }
why-escapes = { $how ->
    [king] Check, but the king escapes to { $to }.
    [capture] Check, but the piece on { $from } takes on { $to }.
   *[between] Check, but the piece on { $from } steps in between, on { $to }.
  }
why-no-check = The king on { $king } is not in check.
why-in-check = The king on { $king } is in check from { $by }.
why-stalemates = The king on { $king } is not in check, and no move is left. That is stalemate: a draw.
why-has-move = There is a move: from { $from } to { $to }.
why-no-way-out = The king on { $king } is in check, and nothing helps. That is mate.
why-takes-not = { $role ->
    [none] That move takes nothing.
    [queen] That move does not take the queen.
    [rook] That move does not take the rook.
    [bishop] That move does not take the bishop.
    [knight] That move does not take the knight.
   *[pawn] That move does not take the pawn.
  }
why-can-be-taken = On { $square } it can be taken from { $by }.
why-castles-not = { $wing ->
    [short] That is not short castling: the king goes two squares towards the h-rook.
    [long] That is not long castling: the king goes two squares towards the a-rook.
   *[none] That is not castling: the king goes two squares towards a rook.
  }
why-can-castle = { $wing ->
    [short] Short castling is possible: all is as it must be.
   *[long] Long castling is possible: all is as it must be.
  }
why-not-in-passing = That is not taking in passing.
why-becomes-not = { $role ->
    [queen] The pawn has to become a queen.
    [rook] The pawn has to become a rook.
    [bishop] The pawn has to become a bishop.
    [knight] The pawn has to become a knight.
   *[none] No pawn becomes another piece by that move.
  }
why-escapes-not = { $how ->
    [king] That saves the king, but here the king itself shall go.
    [capture] That saves the king, but here the attacker shall be taken.
   *[between] That saves the king, but here a piece shall step in between.
  }
why-another-move = A possible move, but there is a better one.
why-another-answer = Not quite. Think it over once more.
why-miswritten = That is not the move you made. Write the piece’s letter and the square it came to.

## What the table says

why-touch-move = Touch-move! A piece that you have touched must be moved.
why-unfinished = Finish the move first that you have begun.
why-adjusted-stays = A piece that you adjust stays on its square.
why-no-move-made = First the move, then the clock.
why-touched-already = You have touched a piece. Claim before you touch anything.
why-not-your-turn = It is your opponent’s move.
why-offer-stands = You have offered already. Now your opponent decides.
why-nothing-to-claim = There is nothing of the kind to claim.
why-not-now = That can’t be done now.
why-out-of-turn = On the opponent’s move hands stay off the pieces. Once more!
why-castling-illegal = You can’t castle here, so now the king must go elsewhere. Once more!
why-touch-move-broken = You touched one piece and moved another: the arbiter takes the move back. Once more!
why-illegal-move = That was an illegal move, and the arbiter would note it. Once more!
why-two-hands = One hand makes the move and presses the clock. Once more!
why-offer-wrong-time = That was not the time for an offer, and the arbiter would warn you. Once more!
why-claim-wrong = The claim was wrong, and your opponent would get more time. Once more!
why-flag-down = The flag is down. Once more!
why-over = The game is over. Once more!
due-this-move = First the move from { $from } to { $to } was due. Once more!
due-piece = First the piece on { $square } had to move. Once more!
due-move = First a move was due. Once more!
due-touch = First the piece on { $square } was to be touched. Once more!
due-adjust = First say “I adjust”, then touch. Otherwise the touched piece must move. Once more!
due-press = After the move, press the clock. Once more!
due-offer = First move, then offer, then press the clock. Once more!
due-accept = The offer was to be accepted. Once more!
due-decline = The offer was to be declined. Once more!
due-claim-repetition = First claim the repetition. Whoever moves has lost the chance. Once more!
due-claim-fifty-moves = First claim the 50 moves. Whoever moves has lost the chance. Once more!
due-write = First write your move down. Once more!
due-resign = Here the game was to be resigned. Once more!

## Hints

hint-tap = The letter is the file, the number is the rank.
hint-go = Look at one mark at a time, and count backwards from it.
hint-mate = Find the check after which the king has no square left.
hint-table = Think of the order: first the word, then the hand.

## Chapters

chapter-board = The board
chapter-pieces = The pieces
chapter-king = Check and mate
chapter-table = At the table

## The board and its names

lesson-names = The names of the squares
names-light-corner = Each player has a light corner at the right hand. You play White: tap yours.
names-file = The lines from you to your opponent are the files, a to h. Tap all of the e-file.
names-rank = The lines from left to right are the ranks, 1 to 8. Tap all of the fourth rank.
names-square = A square is named by its file and its rank. Find e4, where many games begin.
names-black-corner = Now you play Black. The light corner is again at the right hand: tap it.
names-black-square = From Black’s side, without letters at the edge: find c6.

## The rook

lesson-rook = The rook
rook-first = The rook goes straight, as far as it likes. Get to both marks.
rook-collect = Four marks in four moves: each move from one to the next.
rook-around = A rook does not jump. Go around your pawns.
rook-captures = Whoever goes onto an enemy piece takes it. Take both pawns.
rook-in-the-way = The pawns stand in each other’s way: which one first?
rook-careful = The pawn takes diagonally. Never stop where it could take your rook!
rook-guard-first = The knight guards. Find the order in which nobody can take you.

## Mate in one

lesson-mate-in-one = Ten mates in one
mate-in-one-back-rank = The king is shut in behind its own pawns. Mate in one move!
mate-in-one-two-rooks = One rook holds the seventh rank. What does the other do?
mate-in-one-queen-and-king = King and queen work together. Mate!
mate-in-one-f7 = Queen and bishop look at the same square. Mate!
mate-in-one-smothered = A king that its own pieces smother, and a knight. Mate!
mate-in-one-rook-and-knight = Rook and knight, an old friendship. Mate!
mate-in-one-pawn = Even a pawn can do it. Mate!
mate-in-one-fools-mate = You play Black, and White has weakened the king. The shortest mate of all!
mate-in-one-legal = White has given the queen for this, in Paris long ago. Mate with the knight!
mate-in-one-reti = Réti against Tartakower, Vienna 1910: the last move. Mate!

## Touch-move

lesson-touch-move = Touched is touched
touch-move-touched = You have touched your bishop, so it must move. Choose a good square.
touch-move-adjust = The knight on g1 stands crookedly. Say “I adjust”, put it right, and then play e2–e4.
touch-move-king-first = Castle. Castling is a king’s move: touch the king first.
