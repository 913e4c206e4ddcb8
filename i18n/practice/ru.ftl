# Предложения упражнений и тренажёров по-русски; их загружают, когда показана страница учёбы.
# $role — king, queen, rook, bishop, knight или pawn; $color — white или black.

## Страницы учёбы

learn-title = Обучение
practice = Доска для упражнений
practice-about = Поставьте любую фигуру куда угодно: видны её поля, кто её атакует и защищает, кого она связывает.
learn-no-lesson = По этому адресу нет урока. Вот всё, чему здесь можно учиться.
learn-ways = Пробуйте и тренируйтесь
learn-files = Возьмите свои успехи с собой
learn-files-about = Всё, чего вы достигли, хранится только в этом браузере. Файл можно отложить про запас или перенести на другое устройство.
learn-export = Сохранить успехи в файл
learn-import = Взять успехи из файла
learn-taken-over = Успехи из файла уже здесь, и настройки тоже; из двух результатов остался лучший.
learn-no-record = В этом файле нет ваших успехов. Выберите файл, сохранённый здесь.
learn-broken-record = Строка { $line } этого файла непонятна; ничего не изменено.

## Что видно о фигуре

sight-hint = Коснитесь фигуры — увидите её поля и угрозы.
sight-goes = Может пойти на { $squares }.
sight-goes-nowhere = Ходов нет.
sight-takes = Может взять на { $squares }.
sight-attacked = Под ударом с { $squares }.
sight-not-attacked = Не под ударом.
sight-guarded = Под защитой с { $squares }.
sight-not-guarded = Без защиты.
sight-pinned = Фигура связана: прикрывает короля на { $king } от удара с { $by }.
sight-pins = Связывает { $role ->
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
   *[pawn] пешку
  } на { $pinned }: дальше на той же линии король, { $king }.

## Доска для упражнений

practice-tray = Фигуры, которые можно поставить
practice-piece = { $color ->
    [white] { $role ->
        [king] Белый король
        [queen] Белый ферзь
        [rook] Белая ладья
        [bishop] Белый слон
        [knight] Белый конь
       *[pawn] Белая пешка
      }
   *[black] { $role ->
        [king] Чёрный король
        [queen] Чёрный ферзь
        [rook] Чёрная ладья
        [bishop] Чёрный слон
        [knight] Чёрный конь
       *[pawn] Чёрная пешка
      }
  }
practice-move = Переставлять и рассматривать фигуры
practice-remove = Убирать фигуры
practice-put-hint = Коснитесь поля, чтобы поставить фигуру; ещё раз — убрать.
practice-remove-hint = Коснитесь фигуры, чтобы убрать её.
practice-alone = Одна фигура на доске
practice-start = Начальная позиция
practice-clear = Пустая доска
practice-turn = Чей ход
practice-white = Белые
practice-black = Чёрные
practice-castling = Кто ещё имеет право на рокировку
practice-white-short = Белые, короткая
practice-white-long = Белые, длинная
practice-black-short = Чёрные, короткая
practice-black-long = Чёрные, длинная
practice-passed = Взятие на проходе на поле
practice-passed-none = нет
practice-fen = Позиция текстом (FEN)
practice-fen-field = Это не FEN: ошибка там, где { $field ->
    [placement] 1-е поле, фигуры
    [turn] 2-е поле, чей ход
    [castling] 3-е поле, права на рокировку
    [en-passant] 4-е поле, взятие на проходе
    [halfmoves] 5-е поле, счётчик полуходов
   *[fullmoves] 6-е поле, номер хода
  }.
practice-copy-fen = Копировать FEN
practice-copy-link = Копировать ссылку
practice-play = Играть отсюда
practice-computer = Играть с компьютером
practice-playable = Эту позицию можно играть.

## Тренажёры

train-exercise = Что делать
train-pace = На время или без
train-timed = 30 секунд
train-free = Сколько угодно
train-near = С чьей стороны
train-begin = Начать
train-again = Ещё раз
train-stop = Закончить
train-well = Верно.
train-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
  }
train-right = Верно: { $count }
train-run = Подряд: { $count }
train-over-timed = Верно: { $count }.
train-over-free = Верно подряд: { $count }.
train-new-best = Это ваш лучший результат.
train-best = Ваш лучший результат: { $count }.

## Тренажёр названий полей

coordinates = Названия полей
coordinates-about = Найдите названное поле или назовите отмеченное.
coordinates-find = Найти поле
coordinates-name = Назвать поле
coordinates-edge = Буквы и цифры у доски
coordinates-ask-find = Найдите { $square }.
coordinates-ask-name = Назовите поле: вертикаль { $column } слева, горизонталь { $row } снизу.
coordinates-that-is = Это { $square }.
coordinates-keys = Название поля

## Тренажёр записи ходов

written = Запись ходов
written-about = Сделайте записанный ход или запишите сделанный.
written-play = Сделать записанный ход
written-write = Записать сделанный ход
written-ask-play = Сделайте ход { $move }.
written-ask-write = Запишите сделанный ход
written-usual = Верно. Обычно пишут { $move }.
written-other = Это { $move }, другой ход.
written-again = Показать ещё раз

## Карточки для чтения

card-grains = Зёрна на доске
card-grains-legend = Царь хотел наградить того, кто придумал шахматы. «На первую клеточку положи мне одно зёрнышко, — сказал тот, — на вторую два, на третью четыре, и так на каждую вдвое больше, чем на предыдущую». Царь засмеялся: такое скромное желание!
card-grains-sum = На всех 64 клетках это { $grains } зёрен: столько ещё не уродили все поля земли вместе.
card-history = Полторы тысячи лет шахмат
card-history-india = Индия, V–VI века: чатуранга, древнейшая известная родственница шахмат.
card-history-kin = Оттуда игра пошла дальше и стала шатранджем; её родня — сянци, макрук и сёги.
card-history-europe = Европа, IX–X века. В XV веке фигуры уже ходили почти как теперь, а окончательно правила сложились в XIX.
card-history-clock = 1883: первые шахматные часы, изобретение Т. Б. Уилсона. До них время мерили песочными часами.
card-history-title = 1886: первый матч за звание чемпиона мира.
card-history-fide = 1924: ФИДЕ, международная федерация. 1928: союз тех, кто играет по переписке.
card-history-space = 1970: партия между космосом и Землёй.
card-history-sport = 1999: Международный олимпийский комитет признал шахматы спортом. 2018: показательный турнир на зимних Играх.
card-history-hours = Серьёзная партия длится от полутора до шести часов.

## Уроки

exercise-steps = Задания этого урока
exercise-step = { $state ->
    [best] Задание { $number }, решено за наименьшее число ходов
    [done] Задание { $number }, решено
   *[open] Задание { $number }
  }
exercise-progress = { $done } из { $steps }
exercise-marks = Метки на { $squares }.
exercise-left = { $left ->
    [one] Верно. Осталась { $left } метка.
    [few] Верно. Осталось { $left } метки.
   *[many] Верно. Осталось { $left } меток.
  }
exercise-right = Верно, дальше.
exercise-piece-first = Сначала коснитесь фигуры, а потом поля, куда она пойдёт.
exercise-beside = Фигуры, которые нужно поставить
exercise-answers = Ответы
exercise-write = Запишите свой ход
exercise-write-done = Записано
exercise-done-best = Ходов: { $moves }. Короче пути нет.
exercise-done-longer = Ходов: { $moves }. Можно и за { $fewest }: попробуете ещё раз?
exercise-again = Ещё раз
exercise-hint = Подсказка
exercise-show = Показать
exercise-next = Дальше
exercise-next-lesson = Следующий урок
exercise-to-path = Ко всем урокам
exercise-show-squares = Вот где: { $squares }.
exercise-show-put = { $role ->
    [king] Место короля — { $square }.
    [queen] Место ферзя — { $square }.
    [rook] Место ладьи — { $square }.
    [bishop] Место слона — { $square }.
    [knight] Место коня — { $square }.
   *[pawn] Место пешки — { $square }.
  }
exercise-show-way = Вот так: с { $from } на { $to }.
exercise-show-touch = Теперь коснитесь фигуры на { $square }.
exercise-show-part = { $part ->
    [adjust] Теперь скажите «Поправляю».
    [press] Теперь нажмите свои часы.
    [offer] Теперь предложите ничью.
    [accept] Теперь примите ничью.
    [decline] Теперь отклоните ничью.
    [claim-repetition] Теперь заявите о повторении: «Заявить», потом «Позиция в третий раз».
    [claim-fifty-moves] Теперь заявите о 50 ходах: «Заявить», потом «50 ходов без взятий».
    [write] Теперь запишите свой ход.
   *[resign] Теперь сдайтесь.
  }
exercise-show-answer = Верный ответ обведён.
exercise-glow = Возможные поля
exercise-glow-on = показывать всегда
exercise-glow-fade = показывать всё реже
exercise-glow-off = не показывать
