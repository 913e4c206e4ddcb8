//! What the page of a lesson does: fetches it, begins its steps, keeps, says and shows what comes of a try.

use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::Context;

use super::{Focus, LessonPage, Msg, Props};
use crate::app::learn::lesson::{Came, Play};
use crate::app::learn::lesson_record;
use crate::app::move_sentences;
use crate::app::page::browser;
use crate::app::page::clock_source::ClockSource;
use crate::app::page::learn::{course, store};
use crate::app::page::speech::text_of;
use crate::app::texts::Texts;
use crate::clock::Instant;
use crate::lessons::{PAUSE, Progress};

impl LessonPage {
    pub(super) fn fetch(&mut self, ctx: &Context<LessonPage>) {
        self.lesson = None;
        self.play = None;
        self.unavailable = false;
        let file = ctx.props().listed.file.clone();
        let then = ctx.link().callback(|(file, text)| Msg::File(file, text));
        spawn_local(async move {
            let text = text_of(&course::file(&[&file, ".lesson"].concat())).await;
            then.emit((file, text.ok()));
        });
    }

    /// Begins the step that the address asks for; the last one, where there are fewer.
    pub(super) fn begin(&mut self, props: &Props) {
        self.source = ClockSource::from(Instant(0));
        let now = self.source.now();
        let steps = self.lesson.as_ref().map_or(&[][..], |it| &it.steps);
        let wanted = usize::try_from(props.step).map_or(usize::MAX, |it| it.saturating_sub(1));
        let step = steps.get(wanted).or(steps.last());
        self.play = step.map(|step| Play::new(step, now));
        self.progress = lesson_record::progress(&store::load());
        self.fresh();
    }

    pub(super) fn again(&mut self) {
        self.source = ClockSource::from(Instant(0));
        let now = self.source.now();
        if let Some(play) = &mut self.play {
            play.again(now);
        }
        self.fresh();
    }

    pub(super) fn fresh(&mut self) {
        self.piece_first = false;
        self.answer = None;
        self.asked = None;
        self.reply = None;
        self.focus = Some(Focus::Task);
    }

    /// What has come of a try is kept, said and shown.
    pub(super) fn came(&mut self, ctx: &Context<LessonPage>, came: Came) -> bool {
        let texts = &ctx.props().texts;
        self.piece_first = came == Came::PieceFirst;
        if matches!(came, Came::Right | Came::Done)
            && self.play.as_ref().is_some_and(Play::has_reply)
        {
            let link = ctx.link().clone();
            let pause = u32::try_from(PAUSE.0).unwrap_or(0);
            let reply = Timeout::new(pause, move || link.send_message(Msg::Reply));
            self.reply = Some(reply);
        }
        match came {
            Came::Nothing => return false,
            Came::Shown => {}
            Came::PieceFirst => self.announce(texts.plain("exercise-piece-first")),
            Came::Right => {
                browser::sound("move");
                let left = self.left_words(texts);
                self.announce(left);
            }
            Came::Wrong => {
                browser::sound("wrong");
                self.note(ctx.props(), Progress::note_wrong);
                let mut said = self.why_words(texts);
                if let Some(help) = self.help_words(texts) {
                    said = [said, help].join(" ");
                }
                self.announce(said);
            }
            Came::Done => {
                browser::sound("done");
                let moves = self.play.as_ref().map_or(0, |it| it.exercise().moves());
                self.note(ctx.props(), |progress, lesson, step| {
                    progress.note_done(lesson, step, moves);
                });
                self.praises += 1;
                self.asked = None;
                self.focus = Some(Focus::Next);
                let said = [self.praise(texts), self.done_words(texts)].join(" ");
                self.announce(said);
            }
        }
        true
    }

    /// Keeps how the step went.
    pub(super) fn note(&mut self, props: &Props, note: impl FnOnce(&mut Progress, &str, &str)) {
        let Some(play) = &self.play else {
            return;
        };
        let step = &play.step().name;
        self.progress = store::change(|record| {
            let mut progress = lesson_record::progress(record);
            note(&mut progress, &props.listed.id, step);
            lesson_record::keep(record, &progress);
            progress
        });
    }

    pub(super) fn show_reply(&mut self, texts: &Texts) {
        self.reply = None;
        let Some(play) = &mut self.play else {
            return;
        };
        let before = play.position();
        let reply = play.show_reply();
        browser::sound("move");
        if let (Some(before), Some((_, mv)), Some(after)) = (before, reply, play.position()) {
            let notation = texts.language().notation();
            let said = move_sentences::spoken(&before, mv, &after, notation);
            let said: Vec<String> = said.iter().map(|it| texts.say(it)).collect();
            self.announce(said.join(", "));
        }
    }

    pub(super) fn say_help(&mut self, texts: &Texts) {
        if let Some(help) = self.help_words(texts) {
            self.announce(help);
        }
    }

    pub(super) fn announce(&mut self, text: String) {
        if !text.is_empty() {
            self.announced = (self.announced.0.wrapping_add(1), text.into());
        }
    }
}
