# Речення вправ і тренажерів українською; їх завантажують, коли показано сторінку навчання.
# $role — king, queen, rook, bishop, knight або pawn; $color — white або black.

## Сторінки навчання

learn-title = Навчання
practice = Дошка для вправ
practice-about = Поставте будь-яку фігуру будь-куди: видно її поля, хто її атакує й захищає, кого вона зв’язує.
learn-no-lesson = За цією адресою немає уроку. Ось усе, чого тут можна вчитися.
learn-ways = Пробуйте й тренуйтеся
learn-files = Візьміть свій поступ із собою
learn-files-about = Усе, чого ви досягли, зберігається лише в цьому браузері. Файл можна відкласти про запас або перенести на інший пристрій.
learn-export = Зберегти поступ у файл
learn-import = Узяти поступ із файлу
learn-taken-over = Поступ із файлу вже тут, і налаштування теж; з двох результатів лишився кращий.
learn-no-record = У цьому файлі немає поступу. Виберіть файл, збережений тут.
learn-broken-record = Рядок { $line } цього файлу незрозумілий; нічого не змінено.

## Що видно про фігуру

sight-hint = Торкніться фігури — побачите її поля й загрози.
sight-goes = Може піти на { $squares }.
sight-goes-nowhere = Ходів немає.
sight-takes = Може взяти на { $squares }.
sight-attacked = Під ударом з { $squares }.
sight-not-attacked = Не під ударом.
sight-guarded = Під захистом з { $squares }.
sight-not-guarded = Без захисту.
sight-pinned = Фігура зв’язана: прикриває короля на { $king } від удару з { $by }.
sight-pins = Зв’язує { $role ->
    [queen] ферзя
    [rook] туру
    [bishop] слона
    [knight] коня
   *[pawn] пішака
  } на { $pinned }: далі на тій самій лінії король, { $king }.

## Дошка для вправ

practice-tray = Фігури, які можна поставити
practice-piece = { $color ->
    [white] { $role ->
        [king] Білий король
        [queen] Білий ферзь
        [rook] Біла тура
        [bishop] Білий слон
        [knight] Білий кінь
       *[pawn] Білий пішак
      }
   *[black] { $role ->
        [king] Чорний король
        [queen] Чорний ферзь
        [rook] Чорна тура
        [bishop] Чорний слон
        [knight] Чорний кінь
       *[pawn] Чорний пішак
      }
  }
practice-move = Пересувати й роздивлятися фігури
practice-remove = Прибирати фігури
practice-put-hint = Торкніться поля, щоб поставити фігуру; ще раз — прибрати.
practice-remove-hint = Торкніться фігури, щоб її прибрати.
practice-alone = Одна фігура на дошці
practice-start = Початкова позиція
practice-clear = Порожня дошка
practice-turn = Чий хід
practice-white = Білі
practice-black = Чорні
practice-castling = Хто ще має право на рокіровку
practice-white-short = Білі, коротка
practice-white-long = Білі, довга
practice-black-short = Чорні, коротка
practice-black-long = Чорні, довга
practice-passed = Взяття на проході на полі
practice-passed-none = немає
practice-fen = Позиція текстом (FEN)
practice-fen-field = Це не FEN: помилка там, де { $field ->
    [placement] 1-ше поле, фігури
    [turn] 2-ге поле, чий хід
    [castling] 3-тє поле, права на рокіровку
    [en-passant] 4-те поле, взяття на проході
    [halfmoves] 5-те поле, лічильник півходів
   *[fullmoves] 6-те поле, номер ходу
  }.
practice-copy-fen = Копіювати FEN
practice-copy-link = Копіювати посилання
practice-play = Грати звідси
practice-computer = Грати з комп’ютером
practice-playable = Цю позицію можна грати.

## Тренажери

train-exercise = Що робити
train-pace = На час чи без
train-timed = 30 секунд
train-free = Скільки завгодно
train-near = З чийого боку
train-begin = Почати
train-again = Ще раз
train-stop = Закінчити
train-well = Правильно.
train-left = { $seconds ->
    [one] Лишилася { $seconds } секунда
    [few] Лишилося { $seconds } секунди
   *[many] Лишилося { $seconds } секунд
  }
train-right = Правильно: { $count }
train-run = Поспіль: { $count }
train-over-timed = Правильно: { $count }.
train-over-free = Правильно поспіль: { $count }.
train-new-best = Це ваш найкращий результат.
train-best = Ваш найкращий результат: { $count }.

## Тренажер назв полів

coordinates = Назви полів
coordinates-about = Знайдіть назване поле або назвіть позначене.
coordinates-find = Знайти поле
coordinates-name = Назвати поле
coordinates-edge = Літери та цифри біля дошки
coordinates-ask-find = Знайдіть { $square }.
coordinates-ask-name = Назвіть поле: вертикаль { $column } зліва, горизонталь { $row } знизу.
coordinates-that-is = Це { $square }.
coordinates-keys = Назва поля

## Тренажер запису ходів

written = Запис ходів
written-about = Зіграйте записаний хід або запишіть зіграний.
written-play = Зіграти записане
written-write = Записати зігране
written-ask-play = Зіграйте { $move }.
written-ask-write = Запишіть зіграний хід
written-usual = Правильно. Зазвичай пишуть { $move }.
written-other = Це { $move }, інший хід.
written-again = Показати ще раз

## Картки для читання

card-grains = Зернята на дошці
card-grains-legend = Цар хотів винагородити того, хто придумав шахи. «Поклади на першу клітинку одне зернятко, — сказав той, — на другу два, на третю чотири, і так на кожну вдвічі більше, ніж на попередню». Цар засміявся: таке мале бажання!
card-grains-sum = На всіх 64 клітинках це { $grains } зернят: стільки ще не вродили всі поля на землі разом.
card-history = Півтори тисячі років шахів
card-history-india = Індія, V–VI століття: чатуранга, найдавніша відома родичка шахів.
card-history-kin = Звідти гра пішла далі й стала шатранджем; родичі їй — сянці, макрук і сьоґі.
card-history-europe = Європа, IX–X століття. У XV столітті фігури вже ходили майже як тепер, а остаточно правила склалися в XIX.
card-history-clock = 1883: перший шаховий годинник, винахід Т. Б. Вілсона. До того час міряли пісковим годинником.
card-history-title = 1886: перший матч за звання чемпіона світу.
card-history-fide = 1924: ФІДЕ, міжнародна федерація. 1928: спілка тих, хто грає листуванням.
card-history-space = 1970: партія між космосом і Землею.
card-history-sport = 1999: Міжнародний олімпійський комітет визнав шахи спортом. 2018: показовий турнір на зимових Іграх.
card-history-hours = Серйозна партія триває від півтори до шести годин.

## Уроки

exercise-steps = Завдання цього уроку
exercise-step = { $state ->
    [best] Завдання { $number }, розв’язано за найменшу кількість ходів
    [done] Завдання { $number }, розв’язано
   *[open] Завдання { $number }
  }
exercise-progress = { $done } із { $steps }
exercise-marks = Позначки на { $squares }.
exercise-left = { $left ->
    [one] Правильно. Лишилася { $left } позначка.
    [few] Правильно. Лишилося { $left } позначки.
   *[many] Правильно. Лишилося { $left } позначок.
  }
exercise-right = Правильно, далі.
exercise-piece-first = Спершу торкніться фігури, а тоді поля, куди вона піде.
exercise-beside = Фігури, які треба поставити
exercise-answers = Відповіді
exercise-write = Запишіть свій хід
exercise-write-done = Записано
exercise-done-best = Ходів: { $moves }. Коротшого шляху немає.
exercise-done-longer = Ходів: { $moves }. Можна впоратися за { $fewest }: спробуєте ще раз?
exercise-again = Ще раз
exercise-hint = Підказка
exercise-show = Показати
exercise-next = Далі
exercise-next-lesson = Наступний урок
exercise-to-path = До всіх уроків
exercise-show-squares = Ось де: { $squares }.
exercise-show-put = { $role ->
    [king] Місце короля — { $square }.
    [queen] Місце ферзя — { $square }.
    [rook] Місце тури — { $square }.
    [bishop] Місце слона — { $square }.
    [knight] Місце коня — { $square }.
   *[pawn] Місце пішака — { $square }.
  }
exercise-show-way = Ось так: з { $from } на { $to }.
exercise-show-touch = Тепер торкніться фігури на { $square }.
exercise-show-part = { $part ->
    [adjust] Тепер скажіть «Поправляю».
    [press] Тепер натисніть свій годинник.
    [offer] Тепер запропонуйте нічию.
    [accept] Тепер прийміть нічию.
    [decline] Тепер відхиліть нічию.
    [claim-repetition] Тепер заявіть про повторення: «Заявити», потім «Позиція втретє».
    [claim-fifty-moves] Тепер заявіть про 50 ходів: «Заявити», потім «50 ходів без узять».
    [write] Тепер запишіть свій хід.
   *[resign] Тепер здайтеся.
  }
exercise-show-answer = Правильну відповідь обведено.
exercise-glow = Можливі поля
exercise-glow-on = показувати завжди
exercise-glow-fade = показувати дедалі менше
exercise-glow-off = не показувати
