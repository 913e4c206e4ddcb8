# Предложения страницы настроек по-русски; загружаются вместе с ней.

settings-about = Каждый выбор действует сразу и сохраняется на этом устройстве.
settings-back = Назад
settings-words = Язык и нотация
settings-looks = Вид
settings-sample = Образец доски

choice-scheme = Цвета
choice-scheme-system = Как на устройстве
choice-scheme-light = Светлые
choice-scheme-dark = Тёмные
choice-board = Доска
choice-board-walnut = Орех
choice-board-green = Зелёное сукно
choice-board-blue = Синий сланец
choice-pieces = Фигуры
choice-pieces-staunton = Стаунтон
choice-pieces-diagram = Как на диаграмме в книге, чёткие
choice-pieces-friendly = Округлые, для детей
choice-coordinates = Буквы и цифры
choice-coordinates-beside = Рядом с доской; на телефоне — на крайних полях
choice-coordinates-inside = На крайних полях
choice-coordinates-every = На каждом поле
choice-coordinates-none = Без обозначений
choice-contrast = Контраст
choice-contrast-system = Как на устройстве
choice-contrast-more = Высокий: отчётливые отметки, линии и буквы
choice-motion = Движение
choice-motion-system = Фигуры скользят, если на устройстве движение не уменьшено
choice-motion-none = Без движения

settings-sounds = Звуки и вибрация
choice-volume = Громкость
choice-volume-middle = Средняя
choice-volume-quiet = Тихо
choice-volume-loud = Громко
choice-sound-move = Ходы и попытки в уроках: дерево о дерево
choice-sound-capture = Взятие
choice-sound-check = Шах
choice-sound-press = Нажатие часов
choice-sound-flag = Падение флажка
choice-sound-low = Мало времени: тихое тиканье
choice-haptics = Короткая вибрация, если устройство её умеет

settings-reset = Вернуть исходные
settings-were-reset = Здесь всё снова как вначале; язык остался.
settings-taken-along = Файл со всеми партиями и файл с успехами в обучении берут эти настройки с собой.
