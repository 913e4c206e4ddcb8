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

hint-corner = Look at the corner nearest to your right hand.
hint-tap = The letter is the file, the number is the rank.
hint-bishop = A bishop on a dark square stays on dark squares all its life. What is the pawn’s square like?
hint-centre = Two diagonals cross on d4. Follow each to both its ends.
hint-heavy = There are three of them: the queen and both of the pieces in the corners.
hint-jump = Who can jump over the pawns?
hint-passed-pawn = Look for a pawn with no enemy pawn before it, neither on its own file nor on the files beside.
hint-find-fault = Go along the rank from the corner: rook, knight, bishop. And whom does each queen’s colour suit?
hint-place = From the corners inward: rook, knight, bishop; the queen on her colour.
hint-go = Look at one mark at a time, and count backwards from it.
hint-check = Where would your piece have to stand to attack the king?
hint-escape = Go away, take the attacker, or step in between: which of the three is asked for?
hint-mate = Find the check after which the king has no square left.
hint-stalemate = Take the last move away from the king, but give no check.
hint-no-stalemate = Which move leaves the enemy king a square to go to?
hint-castle = The king goes two squares towards the rook.
hint-en-passant = Go to the square that the pawn has just passed over.
hint-promote = The last rank is one step away. What do you need most there?
hint-capture = See what each capture brings, and whether somebody can take back.
hint-develop = Bring a knight out towards the middle.
hint-open-file = A file without pawns is a road for a rook.
hint-choose = Look at the king first, and then at every move there is.
hint-table = Think of the order: first the word, then the hand.
hint-write = The letter of the piece (a pawn has none), x for taking, then the square it came to.
hint-manners = How would you like the other to behave?

## Answers

answer-mate = Mate
answer-check = Check, but not mate
answer-stalemate = Stalemate
answer-nothing = None of these
answer-yes = Yes
answer-no = No
answer-can-castle = Yes, White can castle
answer-has-moved = No: the king or the rook has moved
answer-in-check = No: the king is in check
answer-piece-between = No: something stands between
answer-way-attacked = No: the king’s way is attacked
answer-king = The king
answer-queen = The queen
answer-rook = A rook
answer-bishop = A bishop
answer-pawn = A pawn
answer-knight = A knight
answer-rook-for-knight = Yes, a rook is worth more
answer-knight-for-rook = No, a knight is worth more
answer-king-hides = It hides in the corner
answer-king-fights = It comes out and helps
answer-same-hand = The hand that moved
answer-other-hand = The other hand
answer-mate-counts = The game is over: mate
answer-press-first = Only after the clock is pressed
answer-after-moving = After my move, before I press the clock
answer-before-moving = While I think about my move
answer-on-their-time = While my opponent thinks
answer-shake-hands = They shake hands
answer-start-at-once = They start the clock without a word
answer-tell-it = Tell the player
answer-keep-silent = Keep silent
answer-go-away = Go away without a word
answer-congratulate = Shake hands and congratulate

## Chapters

chapter-board = The board
chapter-pieces = The pieces
chapter-king = Check and mate
chapter-special = Special moves
chapter-game = The game
chapter-table = At the table

## The names of the squares

lesson-names = The names of the squares
names-light-corner = Each player has a light corner at the right hand. You play White: tap yours.
names-file = The lines from you to your opponent are the files, a to h. Tap all of the e-file.
names-rank = The lines from left to right are the ranks, 1 to 8. Tap all of the fourth rank.
names-square = A square is named by its file and its rank. Find e4, where many games begin.
names-black-corner = Now you play Black. The light corner is again at the right hand: tap it.
names-black-square = From Black’s side, without letters at the edge: find c6.

## Setting up

lesson-set-up = Setting up the pieces
set-up-corners = The rooks are towers, and towers stand in the corners. Put them there.
set-up-neighbours = Beside each rook stands a knight, beside each knight a bishop.
set-up-royal = The queen loves her colour: the white queen stands on a light square. The king stands beside her.
set-up-black = You play Black. Which square does the black queen love?
set-up-pawns = The pawns stand in a row before the pieces. Fill the gaps on both sides.

## Set up wrongly

lesson-wrong-set-up = What is wrong here?
wrong-set-up-white = Somebody has set the board up in a hurry. Tap the two pieces that have changed places.
wrong-set-up-neighbours = White’s neighbours are confused. Tap all four.
wrong-set-up-both = It looks fair, for both sides did the same. Tap the four pieces that stand wrongly.
wrong-set-up-hidden = Four squares are not as they should be: two behind, and two where a pawn has run ahead. Find them.

## The rook

lesson-rook = The rook
rook-first = The rook goes straight, as far as it likes. Get to both marks.
rook-collect = Four marks in four moves: each move from one to the next.
rook-around = A rook does not jump. Go around your pawns.
rook-captures = Whoever goes onto an enemy piece takes it. Take both pawns.
rook-in-the-way = One pawn hides another: which one first?
rook-careful = The pawn takes diagonally. Never stop where it could take your rook!
rook-guard-first = The knight guards. Find the order in which nobody can take you.

## The bishop

lesson-bishop = The bishop
bishop-first = The bishop goes along diagonals, as far as it likes. Get to both marks.
bishop-collect = Three marks, three moves, from edge to edge.
bishop-centre = In the middle of an empty board the bishop controls the most squares: thirteen. Tap them all.
bishop-around = Your own pawn bars the way. Find another one.
bishop-captures = Three pawns in three moves. All stand on squares of the bishop’s colour!
bishop-which = Each bishop keeps to its colour for life. Tap the one that can take the pawn.
bishop-careful = A knight and a pawn are on guard. Reach the mark, and never stop where they can take.

## The queen

lesson-queen = The queen
queen-first = The queen goes like a rook and like a bishop. Get to both marks.
queen-collect = Four marks in four moves: straight or diagonally, as you need it.
queen-around = Your pawns stand before her. She finds a way.
queen-captures = Four pawns in four moves. Which one first?
queen-careful = The knight guards eight squares. Take it without being taken.
queen-guarded = The bishop guards the rook. Who must go first?

## The king

lesson-king = The king
king-first = The king goes one square, in any direction. Two steps to the mark!
king-collect = Three marks around you. Take a walk.
king-take = The king never goes onto an attacked square, but it may take what nobody guards. Take the rook!
king-base = One pawn guards the other. Begin with the one that nobody guards.
king-kings = Two kings never stand side by side. Go around the other one.
king-slip = The bishop’s diagonal looks like a wall. Slip through between two of its squares!

## The knight

lesson-knight = The knight
knight-first = The knight goes two squares straight and one to the side, like the letter L. Get to both marks.
knight-collect = From b1 into the world: three jumps, three marks.
knight-jump = The knight jumps over everything. Only it can leave the crowd like this!
knight-neighbour = The mark is right beside you, and yet far for a knight. Three jumps!
knight-captures = Four pieces in four jumps. The knight takes only where it lands.
knight-careful = The pawns take diagonally. Take both, and never land where one can take you.

## The pawn

lesson-pawn = The pawn
pawn-two = From where it starts, a pawn may go two squares at once.
pawn-one = This pawn has already moved: from now on one square at a time, and never back.
pawn-take = Straight ahead the way is barred. But a pawn takes diagonally!
pawn-blocked = With a piece before it on e4 there is no double step. Go one, then take.
pawn-zigzag = A hungry pawn: four captures in four moves.
pawn-which-way = Two pieces can be taken, but only one way leads to all marks. A pawn never comes back!
pawn-careful = The bishop guards a square before your pawn. Don’t stop there!
pawn-black = You play Black: your pawns run down the board. Two squares, then take.

## Check

lesson-check = Check and the three answers
check-rook = Attacking the king is check. Give check with the rook.
check-fork = Give check with the knight, and attack a rook as well. Nobody must be able to take it!
check-is-it = White to move. Is the white king in check?
check-covered = And here?
check-away = You are in check from the rook. First answer: the king goes away.
check-capture = Second answer: take the piece that gives check.
check-between = Third answer: put a piece in between.
check-double = Two pieces give check at once. Only one answer is left: the king must go.

## Mate

lesson-mate = Is it mate?
mate-back-rank = Mate is check with no answer. Black to move: what is it?
mate-covered = Black has a bishop on c8 now. What is it?
mate-air = The pawn on h7 is missing. What is it?
mate-smothered = The king is surrounded by its own pieces. What is it?
mate-unguarded = The queen is very near. Look who guards her!
mate-fools-mate = White to move, after only two moves. What is it?
mate-ladder = Two rooks climb like on a ladder: one holds the rank, the other gives check. Mate in two!
mate-queen = A queen needs her king’s help. Bring it near, then mate. Two moves!

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

## Stalemate

lesson-stalemate = Stalemate
stalemate-no-move = Black to move: no check, and not a single move. What is it?
stalemate-a-pawn = The king can’t move, but is it the only black piece? What is it?
stalemate-blocked = Black has a pawn, but can it go? What is it?
stalemate-mate = Don’t give stalemate, give mate!
stalemate-air = Mate in two. But take care: the queen on g6 would leave Black no move at all!
stalemate-rescue = The black pawn is about to become a queen. Save the draw by stalemate!

## Castling

lesson-castling = Castling
castling-short = The king goes two squares towards the rook, and the rook jumps over. Castle short.
castling-long = On the queen’s side it is long castling. Castle long.
castling-between = Can White castle long?
castling-in-check = Can White castle short?
castling-crossing = Can White castle short? Look at every square of the king’s way.
castling-rook-attacked = The rook is attacked, the king’s way is not. Can White castle short?
castling-b1-attacked = Only the rook crosses the attacked square b1. Can White castle long?
castling-has-moved = The king has been on e2 and has come back. Can White castle short?

## Taking in passing

lesson-en-passant = Taking in passing
en-passant-black = White has just played b2–b4, past your pawn. Take it in passing, as if it had gone one square.
en-passant-which = Black has just played f7–f5; d7–d5 came before. Which pawn can be taken in passing?
en-passant-one-step = The pawn came to b4 by a single step. May Black take it in passing?
en-passant-check = Your king is in check from the pawn that has just come two squares. Take it in passing!
en-passant-opens-a-line = White has just played d2–d4. May Black take in passing? See what then stands on the fourth rank.

## Promotion

lesson-promotion = A pawn becomes a queen
promotion-queen = On the last rank a pawn becomes another piece at once. Make a queen!
promotion-capture = Two ways to the last rank. Take the rook on the way.
promotion-two-queens = White has a queen already. May the pawn become a second one?
promotion-knight = A new queen is fine, a new knight is better here: give check and attack the queen.
promotion-rook = A queen would be stalemate! Choose another piece, and mate on the next move.
promotion-mate = You play Black: promote and mate.

## Value

lesson-value = What the pieces are worth
value-strongest = Which of these is the strongest piece?
value-chief = Which piece never leaves the board, and is worth the whole game?
value-threats = It jumps, and it is the trickiest to learn. Whose threats are easiest to overlook?
value-small = It is the smallest and the easiest to lose, and yet it can become a queen. Which one is it?
value-heavy = Queen and rooks are the heavy pieces, bishops and knights the light ones. Tap the heavy pieces.
value-queen = Two captures are possible. Take what is worth more.
value-free = One piece is guarded, the other is not. Take the free one!
value-trade = By custom a pawn counts 1, knight and bishop 3, a rook 5, a queen 9. Your knight can take the rook, the king takes back. A good trade?

## Stages

lesson-stages = Opening, middlegame, endgame
stages-first-move = In the first move mostly a pawn goes. Which other pieces could? Tap them.
stages-develop = In the opening you bring your forces out. Bring out a knight!
stages-open-file = In the middlegame rooks want open lines. Put the rook on a file without pawns.
stages-passed-pawn = In the endgame passed pawns count: no enemy pawn can stop them. Tap yours.
stages-king = Few pieces are left. What does the king do in the endgame?

## Touch-move

lesson-touch-move = Touched is touched
touch-move-touched = You have touched your bishop, so it must move. Choose a good square.
touch-move-enemy = You have touched the enemy pawn on d5, so it must be taken. Any piece may do it.
touch-move-both = First your knight, then the pawn on d5: the knight must take it.
touch-move-no-move = You have touched the rook, but it has no move. So it costs nothing: make any move.
touch-move-adjust = The knight on g1 stands crookedly. Say “I adjust”, put it right, and then play e2–e4.
touch-move-king-first = Castle. Castling is a king’s move: touch the king first, then the rook.
touch-move-hand-off = You have let go of the knight on h3 and now like f3 better. May you change it?

## The clock

lesson-clock = The clock
clock-press = Make a move, then press your clock. Until then it is your time that runs.
clock-reply = Two moves in a row like at a real table: move, press, wait for the answer, move, press.
clock-which-hand = With which hand is the clock pressed?
clock-castle = Castle by hand, king first, then the rook. Only then press.
clock-promote = Promote: let the pawn go on e8, put the new piece there, then press.
clock-mate = White has mated but not yet pressed, and the flag falls. What now?

## Draws

lesson-draw = Offering and claiming a draw
draw-when = When do you offer a draw?
draw-offer = Make your move, offer a draw, then press the clock.
draw-accept = Neither side gets on here, and Black offers a draw. Accept it.
draw-decline = You have a queen more, and Black offers a draw. Decline politely.
draw-repetition = The same position stands there for the third time, and it is your move. Claim the draw before you touch anything.
draw-fifty-moves = You play Black. Fifty moves each without a capture or a pawn move: claim the draw.

## Writing the score

lesson-score = Writing the score
score-pawn = Play e2–e4 and write it down: of a pawn’s move only the square.
score-knight = Play the knight to f3 and write it down: letter and square.
score-capture = Take the pawn on d5 and write it down.
score-castle = Castle short and write it down: O-O.
score-time-trouble = You have less than five minutes left, and no time is added. May you stop writing?

## Good manners

lesson-manners = Good manners
manners-before = What do the players do before a game?
manners-check = You have given check. Must you say so?
manners-watching = You watch a game and see a mate in one for White. What do you do?
manners-after = Your opponent has mated you. What do you do?
