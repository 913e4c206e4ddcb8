# The sentences of the page in English. A newcomer to Fluent: https://projectfluent.org
# $color and $turn are white or black; $role is king, queen, rook, bishop, knight or pawn.

title = J’adoube
tagline = Chess as at a real board
trouble = Something went wrong, and this page can’t go on. Reload it to play again.
part-not-fetched = This part of the page could not be fetched. See whether the network is there, and try again.
retry = Try again
update-ready = A new version is ready.
update-use = Use it now

## Squares, as a screen reader names them

board-label = Chessboard, { $color ->
    [white] White
   *[black] Black
  } at the near edge
board-keys = Arrow keys go from square to square, Enter takes a piece up and puts it down. “?” lists what can be asked.
board-label-past = Chessboard with an earlier position, { $color ->
    [white] White
   *[black] Black
  } at the near edge
square-empty = { $square }, empty
square-piece = { $square }, { $color ->
    [white] white
   *[black] black
  } { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  }
square-selected = in hand
square-legal = can go here
square-capture = can be taken
square-check = in check

## Whose move it is, and how the game ended

status-turn = { $color ->
    [white] White to move
   *[black] Black to move
  }
status-check = { $color ->
    [white] White to move, in check
   *[black] Black to move, in check
  }
status-checkmate = Checkmate: { $color ->
    [white] White has won
   *[black] Black has won
  } (Laws of Chess, 5.1.1)
status-stalemate = Stalemate, a draw: { $color ->
    [white] White
   *[black] Black
  } has no legal move and is not in check (5.2.1)
status-material = A draw: neither side can give mate with the pieces that are left (5.2.2)

## Moves in words; the parts are joined by commas

spoken-move = { $color ->
    [white] White
   *[black] Black
  }: { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } { $from ->
    [none] to { $to }
   *[other] { $from } to { $to }
  }
spoken-short = { $color ->
    [white] White
   *[black] Black
  } castles short
spoken-long = { $color ->
    [white] White
   *[black] Black
  } castles long
spoken-captures = takes { $role ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  }
spoken-en-passant = takes the pawn en passant
spoken-promotes = becomes a { $role ->
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
  }
spoken-check = check
spoken-taken-back = Taken back: { $move }
spoken-new-game = New game.
spoken-game-again = The former game is on the board again.
spoken-flipped = { $color ->
    [white] White
   *[black] Black
  } is at the near edge now

## Why a piece can’t go there

illegal-unexplained = That is not allowed.
refusal-no-piece = There is no piece on { $from }.
refusal-not-yours = { $turn ->
    [white] It is White’s move, and the { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
      } on { $from } is Black’s.
   *[black] It is Black’s move, and the { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
      } on { $from } is White’s.
  }
refusal-same-square = The piece is already there.
refusal-own-piece = Your own { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } stands on { $to }.
refusal-not-how-it-moves = { $role ->
    [king] The king goes one square in any direction; { $to } is not beside it.
    [queen] The queen goes along files, ranks and diagonals; { $to } is on none of hers.
    [rook] A rook goes along files and ranks; { $to } is on neither of its lines.
    [bishop] A bishop goes along diagonals; { $to } is on none of its own.
    [knight] A knight goes two squares one way and one to the side; that does not lead to { $to }.
   *[pawn] A pawn goes one square forward, two from where it starts, and takes diagonally; not to { $to }.
  }
refusal-blocked = The { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } on { $by } is in the way.
refusal-nothing-to-capture = A pawn goes diagonally only to take, and there is nothing to take on { $to }.
refusal-not-en-passant = The pawn on { $pawn } did not just come two squares, so it can’t be taken en passant.
refusal-pinned = The { $role ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } on { $from } is pinned: it shields the king on { $king } from the { $pinner ->
    [queen] queen
    [rook] rook
   *[bishop] bishop
  } on { $by }.
refusal-leaves-check = The king on { $king } would still be in check from { $by }.
refusal-king-attacked = The king can’t go to { $to }: it is attacked from { $by }.
refusal-en-passant-exposes = Taking en passant would open a line to the king on { $king } from { $by }.
refusal-promotion-missing = A pawn on the last rank becomes another piece: say which.
refusal-nothing-to-promote = Only a pawn that reaches the last rank becomes another piece.
refusal-castling-right-lost = { $wing ->
    [short] You can’t castle short: the king or that rook has moved, or the rook is gone.
   *[long] You can’t castle long: the king or that rook has moved, or the rook is gone.
  }
refusal-castling-in-check = { $wing ->
    [short] You can’t castle short out of check: the king is attacked from { $by }.
   *[long] You can’t castle long out of check: the king is attacked from { $by }.
  }
refusal-castling-between = { $wing ->
    [short] You can’t castle short while pieces stand in the way: { $pieces }.
   *[long] You can’t castle long while pieces stand in the way: { $pieces }.
  }
refusal-castling-path-attacked = { $wing ->
    [short] You can’t castle short: the king would cross or reach { $square }, attacked from { $by }.
   *[long] You can’t castle long: the king would cross or reach { $square }, attacked from { $by }.
  }
refusal-castling-rook-pinned = { $wing ->
    [short] You can’t castle short: the rook’s leaving would open a line to the king from { $by }.
   *[long] You can’t castle long: the rook’s leaving would open a line to the king from { $by }.
  }

## A position in the address

fen-field = The position in the address can’t be set up, because of its { $field ->
    [placement] 1st field, the pieces
    [turn] 2nd field, the side to move
    [castling] 3rd field, the castling rights
    [en-passant] 4th field, the en passant square
    [halfmoves] 5th field, the count of half-moves
   *[fullmoves] 6th field, the move number
  }.
fen-missing = It is missing.
fen-character = The character “{ $character }” has no place there.
fen-rank-length = Rank { $rank } holds { $count } squares and must hold 8.
fen-rank-count = It has { $count } ranks and must have 8.
fen-repeated = The castling right “{ $character }” stands there twice.
fen-what-to-do = Correct it in the address; meanwhile you can play from the usual start.
setup-no-king = { $color ->
    [white] White has no king.
   *[black] Black has no king.
  }
setup-two-kings = { $color ->
    [white] White has more than one king: { $one } and { $other }.
   *[black] Black has more than one king: { $one } and { $other }.
  }
setup-pawn-on-back-rank = A pawn can’t stand on { $square }.
setup-too-many = { $color ->
    [white] White has more than sixteen pieces.
   *[black] Black has more than sixteen pieces.
  }
setup-too-many-pawns = { $color ->
    [white] White has more than eight pawns.
   *[black] Black has more than eight pawns.
  }
setup-too-many-promoted = { $color ->
    [white] White has more promoted pieces than pawns are gone.
   *[black] Black has more promoted pieces than pawns are gone.
  }
setup-kings-touch = The kings on { $one } and { $other } stand side by side.
setup-opponent-in-check = The side that has just moved is in check, from { $by }.
setup-castling-king = { $color ->
    [white] White’s king is not where it could castle from.
   *[black] Black’s king is not where it could castle from.
  }
setup-castling-rook = { $color ->
    [white] White has no rook on { $square } to castle with.
   *[black] Black has no rook on { $square } to castle with.
  }
setup-castling-two-rooks = { $color ->
    [white] White can’t castle with both rooks { $one } and { $other }: they stand on one side of the king.
   *[black] Black can’t castle with both rooks { $one } and { $other }: they stand on one side of the king.
  }
setup-en-passant-rank = No pawn can just have passed over { $square }.
setup-en-passant-pawn = No pawn stands in front of { $square } that could have passed over it.
setup-en-passant-occupied = No pawn can have passed over { $square }: { $by } is occupied.
notice-missing = The { $field ->
    [turn] side to move (2nd field)
    [castling] castling field (3rd)
    [en-passant] en passant field (4th)
    [halfmoves] count of half-moves (5th field)
   *[fullmoves] move number (6th field)
  } was missing and has been taken for the usual.
notice-castling-dropped = { $color ->
    [white] A castling right of White was left out: king or rook is not in place.
   *[black] A castling right of Black was left out: king or rook is not in place.
  }
notice-en-passant-dropped = The en passant square { $square } was left out: no pawn has just passed over it.
notice-counter-set = { $field ->
    [halfmoves] The count of half-moves (5th field) was impossible, and has been set right.
   *[fullmoves] The move number (6th field) was impossible, and has been set right.
  }
notice-counter-doubtful = { $field ->
    [halfmoves] The count of half-moves (5th field) hardly fits the position, but has been kept.
   *[fullmoves] The move number (6th field) hardly fits the position, but has been kept.
  }
notice-text-after = What follows the position in the address has been left out.
address-place = The address asks for “{ $place }”, which is not here. This is the board.
address-language = This page does not speak “{ $tag }” yet.
address-notation = The address asks for the notation “{ $name }”, which is not known here; moves are written as usual.

## What has been touched, and what follows

square-touched = touched
square-adjust = being adjusted
duty-move = The { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } on { $square } was touched first: it must move.
duty-capture = The { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } on { $square } was touched first: it must be taken.
duty-capture-with = The { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } on { $square } and the piece on { $target } were touched: it must take on { $target }.
duty-castle = { $wing ->
    [short] King, then rook were touched: short castling must be played.
   *[long] King, then rook were touched: long castling must be played.
  }
duty-move-king = King, then rook were touched, but castling there is not possible: the king must move.
duty-finish-castling = The king has castled: the rook must follow.
duty-promote = The pawn has arrived on { $square }: choose what it becomes.
duty-finish-capture = Take the captured piece off { $square }.
duty-king-penalty = The touched piece can’t move: by the house rule the king must.
duty-written = The move written down must be played: the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  } from { $square } to { $target }.
duty-no-consequence = The touched piece can neither move nor be taken: any move is open.
adjusted-piece-stays = You said “I adjust”: the piece stays on { $square }. To move, take the word back first.
adjust-said = { $color ->
    [white] White adjusts: touching binds nobody now.
   *[black] Black adjusts: touching binds nobody now.
  }
adjust-over = Adjusting is over: a touched piece must move.

## What the table says

notice-touched-out-of-turn = { $color ->
    [white] White touched the piece on { $square } out of turn. It binds nobody, but is not done.
   *[black] Black touched the piece on { $square } out of turn. It binds nobody, but is not done.
  }
notice-moved-out-of-turn = { $color ->
    [white] White moved out of turn; the piece is back.
   *[black] Black moved out of turn; the piece is back.
  }
notice-accident-called = { $color ->
    [white] White calls the touch an accident.
   *[black] Black calls the touch an accident.
  }
notice-accident-answered = { $answer ->
    [agreed] The { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
      } on { $square } was touched by accident: it binds nobody.
   *[denied] It was no accident: the touch of { $square } counts.
  }
notice-castling-illegal = Castling is not possible: another move of the king is due.
notice-gardez = Gardez: the queen is attacked.
notice-touch-move-broken = { $color ->
    [white] White has broken touch-move.
   *[black] Black has broken touch-move.
  }
notice-illegal-move = { $color ->
    [white] White
   *[black] Black
  }: { $kind ->
    [castling] illegal castling
    [promotion] a wrong promotion
    [unfinished] an unfinished move
    [press] the clock pressed without a move
    [hands] two hands for one move
   *[move] an illegal move
  }, no. { $number }.
notice-time-added = { $color ->
    [white] White
   *[black] Black
  } { $given ->
    [taken] loses
   *[given] gets
  } { $seconds } seconds.
notice-restored = The position before it is back.
notice-stands = The illegal move was not claimed in time: it stands.
notice-claim-lapsed = A piece has been touched: the right to claim is lost.
notice-pressed-without-move = { $color ->
    [white] White pressed the clock without a move.
   *[black] Black pressed the clock without a move.
  }
notice-two-hands = { $color ->
    [white] White moved with two hands.
   *[black] Black moved with two hands.
  }
notice-draw-offered = { $color ->
    [white] White offers a draw.
   *[black] Black offers a draw.
  }
notice-offer-wrong-time = { $color ->
    [white] White should offer a draw after moving; the offer stands.
   *[black] Black should offer a draw after moving; the offer stands.
  }
notice-offer-repeated = { $color ->
    [white] White has offered again without an offer from the other side between.
   *[black] Black has offered again without an offer from the other side between.
  }
notice-draw-declined = { $how ->
    [touch] { $color ->
    [white] White touched a piece: the draw is declined.
   *[black] Black touched a piece: the draw is declined.
  }
    [reply] { $color ->
    [white] White moved: the draw is declined.
   *[black] Black moved: the draw is declined.
  }
   *[word] { $color ->
    [white] White declines the draw.
   *[black] Black declines the draw.
  }
  }
notice-answer-put-off = { $color ->
    [white] White will answer after the move.
   *[black] Black will answer after the move.
  }
notice-claim-right = The claim is right.
notice-claim-wrong = { $cost ->
    [arbiter] The claim is wrong; the arbiter decides what it costs.
   *[told] The claim is wrong.
  }
notice-arbiter-called = { $color ->
    [white] White stops the clocks and calls the arbiter.
   *[black] Black stops the clocks and calls the arbiter.
  }
notice-normal-means = { $color ->
    [white] White asks for a draw: the opponent makes no effort to win. The arbiter decides.
   *[black] Black asks for a draw: the opponent makes no effort to win. The arbiter decides.
  }
notice-flag-down = { $color ->
    [white] White’s flag is down.
   *[black] Black’s flag is down.
  }
notice-next-period = Both flags are down; play goes on into the next period.
notice-warned = { $color ->
    [white] White is warned.
   *[black] Black is warned.
  }
notice-adjourned = { $color ->
    [white] White has sealed a move; the game is adjourned.
   *[black] Black has sealed a move; the game is adjourned.
  }
notice-opened = The envelope is opened; the game goes on.

## Why something can’t be done now

refused-not-now = That can’t be done now.
refused-over = The game is over.
refused-not-your-turn = It is the other player’s turn.
refused-may-not-adjust = Only the player to move, whose clock runs, may adjust.
refused-no-accident = Only the touch just made can be called an accident.
refused-house-rule = A house rule forbids it.
refused-presses-itself = The clock presses itself when the move is made.
refused-not-your-clock = Your clock is not running.
refused-clock-not-started = Start the clock first.
refused-clocks-stopped = The clocks stand. Let them go on first.
refused-no-move-made = No move has been made yet: the clock is pressed after it.
refused-offer-stands = The draw is offered already.
refused-opponents-time = A draw is offered on one’s own turn.
refused-too-early = Too early for a draw: moves that each must have made first: { $moves }.
refused-agreement = In this event draws are not agreed without the arbiter.
refused-no-such-claim = These laws know no such claim.
refused-only-mover = Only the player to move can claim this.
refused-touched-already = A piece has been touched: no claim on this move.
refused-no-intended-move = In these laws a claim rests on what stands on the board.
refused-nothing-to-claim = There is nothing of the kind to claim.
refused-flag-not-down = The opponent’s flag is not down.
refused-two-minutes = This can be asked only in the last two minutes.
refused-not-made-yet = A move is written down after it is made.
refused-no-take-back = At this table a move that is made stays made.

## How the game ended

status-resignation = { $color ->
    [white] White has won: Black resigned (5.1.2)
   *[black] Black has won: White resigned (5.1.2)
  }
status-time = { $color ->
    [white] White has won: Black’s time ran out (6.9)
   *[black] Black has won: White’s time ran out (6.9)
  }
status-illegal-moves = { $color ->
    [white] White has won: too many illegal moves by Black (7.5.5)
   *[black] Black has won: too many illegal moves by White (7.5.5)
  }
status-stopped-clocks = { $color ->
    [white] White has won: Black stopped the clock
   *[black] Black has won: White stopped the clock
  }
status-stalemate-loses = { $color ->
    [white] White has won: Black is stalemated, which loses by the house rule
   *[black] Black has won: White is stalemated, which loses by the house rule
  }
status-absence = { $color ->
    [white] White has won: Black did not come in time (6.7.1)
   *[black] Black has won: White did not come in time (6.7.1)
  }
status-won-by-ruling = { $color ->
    [white] White has won by the arbiter’s decision
   *[black] Black has won by the arbiter’s decision
  }
status-agreement = A draw by agreement (5.2.3)
status-dead-position = A draw: no series of moves leads to mate (5.2.2)
status-perpetual-check = A draw by perpetual check
status-threefold = A draw: the position stood for the third time (9.2)
status-fivefold = A draw: the position stood for the fifth time (9.6.1)
status-fifty-moves = A draw: 50 moves without a capture or a pawn move (9.3)
status-seventy-five-moves = A draw: 75 moves without a capture or a pawn move (9.6.2)
status-time-lone-king = A draw: the time is out, but the opponent has only the king (6.9)
status-time-no-mate = A draw: the time is out, but the opponent can’t mate by any series of moves (6.9)
status-both-flags = A draw: both flags are down
status-resignation-no-mate = A draw: one side resigned, but the other can’t mate by any series of moves (5.1.2)
status-illegal-moves-no-mate = A draw: too many illegal moves, but the opponent can’t mate by any series of moves (7.5.5)
status-impossible-position = A draw: an impossible position stood after two moves in a row, and nobody claimed it (A.5.4)
status-normal-means = A draw: the opponent made no effort to win
status-drawn-by-ruling = A draw by the arbiter’s decision
status-annulled-illegal-move = An illegal move: by these laws the game is played anew
status-annulled = The game is annulled and played anew

## What a claim rests on

proof-repetition = The position stood on the board { $count ->
    [one] once
   *[other] { $count } times
  } ({ $when }).
proof-start = at the start
proof-intended = after the move written down
proof-moves = Half-moves without a capture or a pawn move: { $count } of { $needed }.

## A player’s own controls

player-controls = { $color ->
    [white] White
   *[black] Black
  }
adjust = I adjust
accidental = By accident
agree-accident = It was one
deny-accident = It counts
offer-draw = Offer a draw
accept-draw = Agree
decline-draw = Decline
put-off-answer = Move first
resign = Resign
resign-question = Resign the game?
confirm-resign = Yes, resign
play-on = Play on
claim = Claim
claim-title = What do you claim?
claim-repetition = Third time the same position
claim-fifty-moves = 50 moves without a capture
claim-flag = The flag is down
claim-illegal-move = An illegal move
claim-touch-move = Touch-move broken
claim-normal-means = No effort to win
call-arbiter = Stop the clocks, call the arbiter
intended-move = With a move written down (optional)
show-move = Show it on the board
show-move-how = Show the move: the piece, then its square. It is written down, not made.
close = Close
resume = Let the clocks go on
resume-uncounted = Go on without it
count-gap = Count it and go on
press = Press the clock
export = Save the game
import = Open a game

## What holds in a running game

laws-in-force = What holds in this game
law-time = Time: { $time }.
law-draws = Draws
law-threefold = { $who ->
    [auto] A position that stands for the third time is a draw at once.
    [mover] When a position stands for the third time, the player to move may claim a draw.
    [any] When a position stands for the third time, either player may claim a draw.
   *[off] Repeating a position has no consequence.
  }
law-fifty = { $who ->
    [mover] After 50 moves without a capture or a pawn move the player to move may claim a draw.
    [any] After 50 moves without a capture or a pawn move either player may claim a draw.
   *[off] Moves without a capture are not counted.
  }
law-offer = { $when ->
    [after] A draw is offered after making the move, before pressing the clock.
    [own] A draw is offered on one’s own turn.
   *[any] A draw is offered at any time.
  }
law-wrong-claim = { $cost ->
    [opponent] A wrong claim gives the opponent { $seconds } seconds.
    [claimant] A wrong claim costs { $seconds } seconds.
    [arbiter] What a wrong claim costs is for the arbiter to say.
   *[nothing] A wrong claim costs nothing.
  }
law-illegal = { $number ->
    [0] No number of them loses the game.
   *[other] No. { $number } by the same player loses the game.
  }

## The arbiter’s desk

arbiter = Arbiter
ruling = Decision
ruling-side = About
ruling-value = How much, or what
ruling-set-time = Set the clock to
ruling-give-time = Add time
ruling-take-time = Take time off
ruling-move-count = Set the number of moves made
ruling-period = Set the period
ruling-warn = Warn
ruling-restore = Set up the position again that stood
ruling-absent = Has not come in time
ruling-agree = The draw asked for is given
ruling-put-off = The draw asked for: put off, play goes on
ruling-put-off-time = The same, and the opponent gets two minutes
ruling-reject = The draw asked for is refused
ruling-end = End the game
ruling-annulled = annulled
ruling-done = The arbiter has decided.
ruling-no-number = A number is wanted here.
rule = Decide
stop-clocks = Stop the clocks

## Controls

new-game = New game
new-game-question = Put this game away and begin a new one?
confirm-new-game = Yes, a new game
new-game-can-be-taken-back = The former game comes back with “Take back”.
flip = Turn the board
undo = Take back
settings = Settings
all-settings = Looks, sounds and all settings
settings-not-fetched = The settings could not be fetched. See whether the network is there, and open them again.
language = Language
language-english = English
language-ukrainian = Українська
language-russian = Русский
notation = Moves are written
notation-usual = as usual: { $moves }
score-sheet = Moves
no-moves = No move yet.
sheet-keys = Moves: arrow keys, Home and End show earlier positions
walk = Through the game
walk-start = To the start
walk-back = One move back
walk-on = One move on
walk-present = To the game as it stands
past-after = The board shows the game after { $move }, not as it stands.
past-start = The board shows the start of the game, not the game as it stands.
past-over = Back at the game.
past-no-move = This is an earlier position: go back to the game to move.
back-to-game = Back to the game
print = Print
print-title = Score sheet
print-event = Event
print-round = Round
print-site = Place
print-date = Date
print-result = Result
print-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
  } { $year }
print-white-signs = White’s signature
print-black-signs = Black’s signature
print-used = Time used: White { $white }, Black { $black }
times-picture = Time used for each move: White { $white } in all, Black { $black }; the longest { $longest }
times-table = The times as a table
own-sheet = { $color ->
    [white] White’s sheet
   *[black] Black’s sheet
  }
own-write = Write down { $line }
own-nothing = Nothing to write down
own-keys = Keys
own-rub-out = Rub out
own-put = Write
own-written = Written down: { $move }
own-missing = Missing on your sheet: { $count }. To be written before your next move.
own-missing-at-end = Missing on your sheet: { $count }.
own-suspended = Little time is left: you need not write now. What is missing is filled in afterwards.
compare = Compare with the game
record-right = { $color ->
    [white] White’s record agrees with the game
   *[black] Black’s record agrees with the game
  }
record-differs = { $color ->
    [white] White’s record differs from the game
   *[black] Black’s record differs from the game
  }
differs-missing = { $move }: not written down
differs-unreadable = { $move }: “{ $written }” is no move there
differs-another = { $move }: written “{ $written }”
differs-displaced = { $move }: written “{ $written }”, which belongs to { $other }
differs-offer-missing = { $move }: the draw offer (=) is not noted
differs-offer-added = { $move }: “{ $written }” notes a draw offer that was not made
white = White
black = Black
promote-to = The pawn becomes
promote-role = { $role ->
    [queen] Queen
    [rook] Rook
    [bishop] Bishop
   *[knight] Knight
  }
type-move = Type a move
type-move-hint = Such as { $moves }. “?” tells what can be asked.
typed-ready = { $move }: press Enter to play it.
typed-ambiguous = Which one: { $moves }?
typed-no-such-piece = You have no such piece there.
typed-not-a-move = That is not a move. Write it like { $moves }.
board-in-words = Board in words
typed-incomplete = Not complete yet. Write it like { $moves }.
typed-promotion-missing = A pawn on the last rank becomes another piece: add its letter, as in { $move }.

## Games kept in the browser, and as files

keeping-back = The last game is back on the board.
keeping-back-stopped = The last game is back on the board. Both clocks are stopped.
keeping-elsewhere = The last game is open in another tab. You can bring it here; the other tab then stops.
keeping-taken-over = Another tab has taken this game over. Nothing that is done here is kept.
keeping-refused = The browser keeps nothing for this page, so closing it would lose the game. You can play on; saving is tried again. To be safe, save the game as a file.
keeping-full = There is no room left in the browser to keep the game. You can play on; saving is tried again. To be safe, save the game as a file.
keeping-again = The game is kept again.
keeping-opened = The game of the file is on the board.
keeping-damaged = An earlier game can’t be read. It has been set aside, and nothing of it is deleted; you can save it as a file.
damage-head = What stands at its head is missing or spoilt.
damage-version = It was kept by a later version of this page.
damage-missing = Its record { $number } is missing.
damage-unreadable = Its record { $number } is spoilt.
log-not-json = The text is not well-formed: see line { $line }, column { $column }.
log-not-a-log = This is not the file of a game.
log-version = The file was written by a later version of this page.
log-settings = What was agreed before the game is missing in the file, or can’t be.
log-start = The position at the start of the game can’t be set up.
log-no-entries = The file holds no list of what happened.
log-entry = Line { $number } of the game can’t be read.
log-refused = Line { $number } of the game can’t have happened.
take-over = Bring the game here
save-damaged = Save the spoilt game as a file

## The clocks

clock-name = { $color ->
    [white] White’s clock: { $time }
   *[black] Black’s clock: { $time }
  }
clock-name-flagged = { $color ->
    [white] White’s clock: the flag is down
   *[black] Black’s clock: the flag is down
  }
clock-press = { $color ->
    [white] White: press the clock
   *[black] Black: press the clock
  }
clock-start = Start the clock
clock-flag-down = The flag is down
clock-moves = Moves: { $count }
clock-period = { $count ->
    [0] Period { $number }
   *[other] Period { $number } of { $count }
  }
clock-to-control = { $moves ->
    [one] { $moves } move to the control
   *[other] { $moves } moves to the control
  }
clock-runs = { $color ->
    [white] White’s clock is running.
   *[black] Black’s clock is running.
  }
clock-low = Little time
gap-question = { $color ->
    [white] For { $time } the device was asleep or the page was closed, and both clocks are stopped. Does that time count on White’s clock?
   *[black] For { $time } the device was asleep or the page was closed, and both clocks are stopped. Does that time count on Black’s clock?
  }
gap-counted = The device was asleep or the page was closed. The clock has counted that time: { $time }.
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }

## The home screen

home-go-on = Go on with the last game
home-tables = Sit down at a table
table-learn = Learn
table-learn-about = See where each piece may go, and why not elsewhere. Moves can be taken back.
table-play = Play
table-play-about = By the laws of today: a piece that is touched must be moved. No clock.
table-compete = Compete
table-compete-about = As in a tournament: nothing is prevented, everything counts. 15 minutes, and 10 seconds a move.
lessons = Lessons and practice
lessons-about = How the pieces move, the habits of the table, writing moves down; and a board to try things on.
lessons-unavailable = What is taught here could not be loaded. Try again when you are online.
home-computer = Play the computer
home-computer-about = Five levels, the easiest first. You have White, and moves can be taken back.
home-set-up = Set up a game

## Setting up a game

form-table = Table
form-names = Players
form-white = White’s name
form-black = Black’s name
form-occasion = Event and round
form-opponent = Who plays
opponent-person = Two people
opponent-1-about = Knows how the pieces move, and takes whatever it can.
opponent-2-about = Looks at what you can take, but misses much of it.
opponent-3-about = Leaves fewer pieces to be taken; a long diagonal or a pin still surprises it.
opponent-4-about = Counts an exchange to its end, and forgets a guard now and then.
opponent-5-about = Plays about as well as a club’s beginner, and never misses a mate.
form-side = You play
side-white = White
side-black = Black
form-no-claims = The computer claims no illegal move, so against it the arbiter does not wait for a claim.
form-name = Your name
form-laws = Laws
laws-home = At home
laws-home-about = A friendly game: a position that stands for the third time is a draw at once, and no move is ever penalised.
laws-school = School
laws-school-about = The rules of a school lesson, without a clock: perpetual check is a draw.
laws-codex = Codex of 1990
laws-codex-about = The Soviet code: 75 moves in the long endings, and a wrong claim of a draw costs five minutes.
laws-club = Club
laws-club-about = As clubs played around 2010: a player’s third illegal move loses.
laws-fide2014 = FIDE 2014
laws-fide2014-about = The Laws of 2014 to 2018: the second illegal move loses, in fast games the first.
laws-fide = FIDE today
laws-fide-about = The Laws in force since 2023: the second illegal move loses, and a press without a move is one.
form-enforcement = What is not allowed
enforcement-guide = is refused, and the reason is told
enforcement-arbiter = can happen, and is ruled on at once
enforcement-claims = can happen, and is ruled on when a player claims
form-touch = Touch-move
touch-binding = A touched piece must be moved
touch-off = Touching binds nobody
form-clock = Clock
form-no-clock = No clock
category-bullet = Bullet
category-blitz = Blitz
category-rapid = Rapid
category-classical = Classical
form-own-time = Another
form-own-time-label = Another time control
form-own-time-hint = Minutes and seconds a move: 5+3. Also 40/90+30 30+30, 10d5 with a delay, h3 for an hourglass.
control-expected = Character { $at }: { $what ->
    [control] a time such as 5+3 is wanted here
    [minutes] minutes are wanted here
    [seconds] seconds are wanted here
    [sixty] two digits from 00 to 59 are wanted here
    [decimals] digits are wanted after the point
    [hourglass] the other side needs an hourglass too
    [more] only “+”, “d” or “b” with seconds, or a further period, can follow here
   *[end] nothing can follow here
  }.
control-impossible = From character { $at }: { $what ->
    [no-time] there must be some time to play in
    [periods] there are more periods than 16
    [after-last] the period before holds all remaining moves, so none can follow
    [no-moves] a period must have at least one move
    [moves] no period has more moves than 9999
    [bonus] more than 24 hours a move are too many
   *[long] more than 1000 hours are too many
  }.
form-press = Pressing the clock
press-hand = By hand, after each move
press-itself = By itself, when the move is made
form-sleep = If the device falls asleep
sleep-stop = The clocks stop, and the players decide
sleep-count = The time counts all the same
form-aids = Aids
aid-legal = Show where a piece may go
aid-reasons = Say why it may not go elsewhere
aid-undo = Moves can be taken back
aid-coordinates = Letters and digits at the board
aid-hints = Suggest moves
form-seats = Seats
seats-side = Side by side
seats-face = Face to face, the screen flat between you
seats-passed = The screen is passed to the player to move
form-score = The score
score-app = The app keeps it
score-own = Each player writes it down
form-begin = To the board
address-value = The address asks for { $name } “{ $value }”, which is not to be had here; the usual choice stands.
address-time = The time “{ $text }” in the address can’t be read from character { $at } on; the usual choice stands.

## The shelf of games

shelf = Shelf
shelf-about = All games that were played or put in here: replay them, go on, take them along.
shelf-reading = The games are being looked for…
shelf-empty = Nothing here yet. Each game that is played here is kept.
shelf-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
shelf-found = { $count } of { $all } games
shelf-search = Search by name, date or result
shelf-more = Show more
shelf-year = { $year }
shelf-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
shelf-unfinished = not finished
shelf-damaged = can’t be read
shelf-share = Take along: { $names }
shelf-delete = Delete: { $names }
shelf-deleted = Deleted: { $names }
shelf-undo = Put it back
shelf-save-all = Save all as PGN
shelf-in-use = This game is open in another tab, and can’t be deleted.
shelf-unreadable = This game can’t be read. Open it to save what is left of it.
shelf-refused = The browser gives no access to the kept games.
keeping-gone = The game of this address is not kept here.
score-shown = A game from the shelf. Play on, and it becomes a game of its own.
score-stops = The game is shown up to move { $moves }: what follows can’t be played at a table.
share = Take the game along
share-save = Save as PGN
share-pgn = Copy PGN
share-fen = Copy FEN
share-copied = It is on the clipboard.
share-not-copied = The browser did not let it be copied.
import-files = Add PGN files
import-paste = Paste PGN
import-text = PGN of one or more games
import-begin = Put on the shelf
import-take-choices = Use the settings from the file
import-so-far = Games put on the shelf: { $count }
import-cancel = Stop
import-put = { $count ->
    [one] { $count } game was put on the shelf.
   *[other] { $count } games were put on the shelf.
  }
import-cancelled = Stopped.
import-not-kept = The browser keeps no more: there is no room, or it does not allow it.
import-unreadable = The file can’t be read.
import-faults = { $count ->
    [one] { $count } fault, up to which the game was taken over
   *[other] { $count } faults, up to which the games were taken over
  }
import-place = Game { $game }, line { $line }, column { $column }:
import-move = “{ $text }”.
import-illegal = The piece on { $from } can’t go to { $to }.
import-after-end = a move after the end of the game.
import-null-in-check = a null move in check.
import-no-game = neither tags nor moves.
import-too-long = the game is too long.
share-link = Copy a link
share-qr = Show the link as a QR code
share-qr-label = QR code of the link that holds the game
share-no-link = The game is too long for a link, or has a null move. PGN can hold it.
link-shown = A game from a link. Play on, and it becomes a game of its own.
link-broken = A part of the link is missing or has been changed. Ask for it once more.
link-version = The link was made by a later version of the program. Reload the page.

## The computer at the table

computer-name = Computer, level { $level }
computer-thinks = The computer is thinking
computer-waits = Press your clock
computer-has-move = It is the computer’s move.
computer-stuck = The computer can’t go on: its program did not load or gives no answer. The game stays as it is.
computer-again = Try again
two-players = Go on as two people
