# The sentences of the settings page in English; fetched with it.

settings-about = Each choice takes effect at once and is kept on this device.
settings-back = Back
settings-words = Language and notation
settings-looks = Looks
settings-sample = A sample of the board

choice-scheme = Colours
choice-scheme-system = As the device has them
choice-scheme-light = Light
choice-scheme-dark = Dark
choice-board = Board
choice-board-walnut = Walnut
choice-board-green = Green cloth
choice-board-blue = Blue slate
choice-pieces = Pieces
choice-pieces-staunton = Staunton
choice-pieces-diagram = Book diagram, bold
choice-pieces-friendly = Rounded, for children
choice-coordinates = Letters and digits
choice-coordinates-beside = Beside the board; on a phone on its edge squares
choice-coordinates-inside = On the edge squares
choice-coordinates-every = On every square
choice-coordinates-none = None
choice-contrast = Contrast
choice-contrast-system = As the device has it
choice-contrast-more = High: stronger marks, lines and letters
choice-motion = Motion
choice-motion-system = Pieces glide, unless the device asks for less motion
choice-motion-none = None

settings-sounds = Sounds and touch
choice-volume = Loudness
choice-volume-middle = Medium
choice-volume-quiet = Quiet
choice-volume-loud = Loud
choice-sound-move = Moves, and how a try in a lesson went: wood on wood
choice-sound-capture = A capture
choice-sound-check = Check
choice-sound-press = The press of a clock
choice-sound-flag = A flag falls
choice-sound-low = Little time: a quiet tick
choice-haptics = A short shake where the device can

settings-reset = Reset to defaults
settings-were-reset = Everything here is as it was at first; the language stays.
settings-taken-along = The file of all games and the file of what you have learned take these settings along.
