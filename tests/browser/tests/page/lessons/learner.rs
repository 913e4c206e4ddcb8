//! A learner at the page, who does what an exercise beside the page says is right, or something that is wrong.

use browser_tests::{Page, Way};
use jadoube::clock::Instant;
use jadoube::game::Action;
use jadoube::lessons::{Answer, Deed, Exercise, Solution, Step, Task, Try, TurnPart, Wrong};
use jadoube::rules::{Promotion, Square};
use serde_json::json;

use super::course::{begin, kind};

/// A learner, and with what the learner works.
pub struct Learner<'a, 'p> {
    pub page: &'a Page<'p>,
    pub way: Way,
}

impl Learner<'_, '_> {
    /// Waits for a step of a lesson.
    pub fn until_step(&self, lesson: &str, number: usize) {
        let selector = format!("[data-lesson={lesson}][data-step=\"{number}\"][data-task]");
        self.page.until(&selector, || {
            self.page.exists(&selector) && !self.page.exists("[data-done]")
        });
    }

    /// Goes on to the next step.
    pub fn go_on(&self) {
        match self.way {
            Way::Keys => self.page.press("Enter"),
            _ => self.page.action("next-step"),
        }
    }

    /// Does all that is right in a step.
    pub fn work(&self, step: &Step, at: &str) {
        let task = self.page.attribute("[data-task]", "data-task");
        assert_eq!(task.as_deref(), Some(kind(step)), "{at}");
        let mut exercise = begin(step);
        for _ in 0..30 {
            let Some(solution) = exercise.solution() else {
                return;
            };
            self.follow(&mut exercise, &solution, at);
        }
        panic!("{at} does not come to an end");
    }

    fn follow(&self, exercise: &mut Exercise, solution: &Solution, at: &str) {
        let attempt = match solution {
            Solution::Tap(squares) => {
                let square = squares
                    .first()
                    .unwrap_or_else(|| panic!("{at}: nothing to tap"));
                self.tap(square);
                Try::Tap(square)
            }
            Solution::Put { piece, square } => {
                self.tap(*square);
                Try::Put {
                    piece: *piece,
                    square: *square,
                }
            }
            Solution::Go {
                from,
                to,
                promotion,
            } => {
                self.go(*from, *to, *promotion);
                Try::Go {
                    from: *from,
                    to: *to,
                    promotion: *promotion,
                }
            }
            Solution::Choose(index) => {
                self.choose(exercise, *index);
                Try::Choose(*index)
            }
            Solution::Do(deed) => return self.do_at_table(exercise, solution, deed, at),
        };
        let answer = exercise.attempt(&attempt);
        assert!(!matches!(answer, Answer::Wrong { .. }), "{at}: {answer:?}");
        self.page.expect_fen(&exercise.board().to_fen());
    }

    fn do_at_table(&self, exercise: &mut Exercise, solution: &Solution, deed: &Deed, at: &str) {
        let actions = exercise.actions(solution);
        let side = exercise.step().scene.side.to_string();
        match deed {
            Deed::Touch(square) => self.tap(*square),
            Deed::Part(part) => self.say(*part, &side, &actions),
            Deed::Move(_) => {
                for action in &actions {
                    match action {
                        Action::EndAdjust => {
                            self.press(&format!("[data-action=adjust][data-side={side}]"))
                        }
                        Action::Release { from, to } => self.go(*from, *to, None),
                        Action::Promote { role, .. } => {
                            let letter = role.letter().to_ascii_lowercase();
                            self.page.promote(self.way, &letter.to_string());
                        }
                        _ => {}
                    }
                }
            }
        }
        for action in actions {
            let answer = exercise.attempt(&Try::Act(action, Instant(0)));
            assert!(!matches!(answer, Answer::Wrong { .. }), "{at}: {answer:?}");
        }
        self.page.expect_fen(&exercise.board().to_fen());
        assert_eq!(self.page.note(), "", "{at}: nothing was wrong");
    }

    /// Says or presses a part of the turn.
    fn say(&self, part: TurnPart, side: &str, actions: &[Action]) {
        let button =
            |action: &str| self.press(&format!("[data-action={action}][data-side={side}]"));
        match part {
            TurnPart::Adjust => button("adjust"),
            TurnPart::Press => button("press"),
            TurnPart::Offer => button("offer-draw"),
            TurnPart::Accept => button("accept-draw"),
            TurnPart::Decline => button("decline-draw"),
            TurnPart::ClaimRepetition => {
                button("claim");
                button("claim-repetition");
            }
            TurnPart::ClaimFiftyMoves => {
                button("claim");
                button("claim-fifty-moves");
            }
            TurnPart::Resign => {
                button("resign");
                button("confirm-resign");
            }
            TurnPart::Write => {
                const FIELD: &str = "[data-action=write-down]";
                match self.way {
                    Way::Keys => self.tab_to(FIELD),
                    _ => self.page.click(FIELD),
                }
                for action in actions {
                    if let Action::WriteDown { text, .. } = action {
                        self.page.write(text);
                    }
                }
                self.page.press("Enter");
            }
        }
    }

    fn tap(&self, square: Square) {
        let square = square.to_string();
        match self.way {
            Way::Clicks | Way::Drag => self.page.click_square(&square),
            Way::Taps | Way::Finger => self.page.tap(&square),
            Way::Keys => {
                self.page.walk_to(&square);
                self.page.press("Enter");
            }
        }
    }

    fn go(&self, from: Square, to: Square, promotion: Option<Promotion>) {
        let name = from.to_string();
        if self.page.marked("selected") == [name.clone()] {
            // It is in hand already.
            self.tap(to);
        } else {
            self.page
                .gesture(self.way, &[name, to.to_string()].concat());
        }
        if let Some(promotion) = promotion {
            let letter = promotion.role().letter().to_ascii_lowercase();
            self.page.promote(self.way, &letter.to_string());
        }
    }

    fn choose(&self, exercise: &Exercise, index: usize) {
        if let Task::Choose { answers, .. } = &exercise.step().task {
            self.press(&format!("[data-answer={}]", answers[index]));
        }
    }

    /// Presses a control.
    fn press(&self, selector: &str) {
        self.page.until(selector, || self.page.exists(selector));
        match self.way {
            Way::Keys => {
                self.tab_to(selector);
                self.page.press("Enter");
            }
            Way::Taps | Way::Finger => self.page.tap_at(self.page.middle(selector)),
            Way::Clicks | Way::Drag => self.page.click(selector),
        }
    }

    /// Brings the focus to a control by the Tab key, forwards or backwards.
    fn tab_to(&self, selector: &str) {
        let behind = "return !!(document.querySelector(arguments[0])\
            .compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)";
        for _ in 0..60 {
            if self.page.exists(&format!("{selector}:focus")) {
                return;
            }
            if self.page.js(behind, &[json!(selector)]) == true {
                self.page.chord("Shift", "Tab");
            } else {
                self.page.press("Tab");
            }
        }
        panic!("the Tab key does not reach {selector}");
    }

    /// Does something that is wrong; returns the reason, as the page has to give it.
    pub fn err(&self, exercise: &mut Exercise, at: &str) -> Wrong {
        let attempt = wrong_try(exercise).unwrap_or_else(|| panic!("{at}: nothing is wrong there"));
        match &attempt {
            Try::Tap(square) | Try::Put { square, .. } => self.tap(*square),
            Try::Go {
                from,
                to,
                promotion,
            } => self.go(*from, *to, *promotion),
            Try::Choose(index) => self.choose(exercise, *index),
            Try::Act(Action::Touch { square }, _) => self.tap(*square),
            Try::Act(..) => self.say(
                TurnPart::Offer,
                &exercise.step().scene.side.to_string(),
                &[],
            ),
        }
        match exercise.attempt(&attempt) {
            Answer::Wrong { why, .. } => why,
            other => panic!("{at}: {other:?}"),
        }
    }
}

/// Something that is wrong now.
fn wrong_try(exercise: &Exercise) -> Option<Try> {
    let solution = exercise.solution()?;
    let own = exercise.step().scene.side;
    let free = |square: &Square| {
        exercise
            .board()
            .get(*square)
            .is_none_or(|it| it.color != own)
    };
    let tries: Vec<Try> = match solution {
        Solution::Tap(_) => Square::all().map(Try::Tap).collect(),
        Solution::Put { piece, .. } => Square::all()
            .filter(|square| exercise.board().get(*square).is_none())
            .map(|square| Try::Put { piece, square })
            .collect(),
        Solution::Go { from, .. } => Square::all()
            .filter(free)
            .map(|to| Try::Go {
                from,
                to,
                promotion: None,
            })
            .filter(
                |it| !matches!(it, Try::Go { from, to, .. } if exercise.asks_promotion(*from, *to)),
            )
            .collect(),
        Solution::Choose(right) => (0..=right + 1).map(Try::Choose).collect(),
        Solution::Do(_) => {
            let pieces = exercise.board().of_color(own).into_iter();
            let touches = pieces.map(|square| Action::Touch { square });
            let acts = touches.chain([Action::OfferDraw]);
            acts.map(|action| Try::Act(action, Instant(0))).collect()
        }
    };
    tries
        .into_iter()
        .find(|attempt| matches!(exercise.clone().attempt(attempt), Answer::Wrong { .. }))
}
