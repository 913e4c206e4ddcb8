# Речення сторінки налаштувань українською; завантажуються разом із нею.

settings-about = Кожен вибір діє одразу й зберігається на цьому пристрої.
settings-back = Назад
settings-words = Мова й нотація
settings-looks = Вигляд
settings-sample = Зразок дошки

choice-scheme = Кольори
choice-scheme-system = Як на пристрої
choice-scheme-light = Світлі
choice-scheme-dark = Темні
choice-board = Дошка
choice-board-walnut = Горіх
choice-board-green = Зелене сукно
choice-board-blue = Синій сланець
choice-pieces = Фігури
choice-pieces-staunton = Стаунтон
choice-pieces-diagram = Як на діаграмі в книжці, чіткі
choice-pieces-friendly = Округлі, для дітей
choice-coordinates = Літери й цифри
choice-coordinates-beside = Біля дошки; на телефоні — на крайніх полях
choice-coordinates-inside = На крайніх полях
choice-coordinates-every = На кожному полі
choice-coordinates-none = Без позначень
choice-contrast = Контраст
choice-contrast-system = Як на пристрої
choice-contrast-more = Високий: виразніші позначки, лінії й літери
choice-motion = Рух
choice-motion-system = Фігури ковзають, якщо на пристрої рух не зменшено
choice-motion-none = Без руху

settings-sounds = Звуки й вібрація
choice-volume = Гучність
choice-volume-middle = Середня
choice-volume-quiet = Тихо
choice-volume-loud = Гучно
choice-sound-move = Ходи та спроби в уроках: дерево об дерево
choice-sound-capture = Взяття
choice-sound-check = Шах
choice-sound-press = Натискання годинника
choice-sound-flag = Падіння прапорця
choice-sound-low = Обмаль часу: тихе цокання
choice-haptics = Коротка вібрація, якщо пристрій її має

settings-reset = Повернути початкові
settings-were-reset = Тут усе знову як спочатку; мова лишилася.
settings-taken-along = Файл з усіма партіями та файл з успіхами в навчанні беруть ці налаштування з собою.
