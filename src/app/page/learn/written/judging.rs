//! Tries at a move: played on the board or written into the field, and what comes of them.

use yew::Context;

use super::{Msg, Written, refused};
use crate::app::learn::written::{Exercise, Trainer, Verdict};
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::page::browser;
use crate::app::sentences;
use crate::app::texts::Texts;
use crate::notation;
use crate::rules::{Promotion, Square};

impl Written {
    /// A piece is moved on the board.
    pub(super) fn play(
        &mut self,
        ctx: &Context<Written>,
        from: Square,
        to: Square,
        promotion: Option<Promotion>,
    ) {
        self.choosing = None;
        let playing = |it: &&mut Trainer| it.options.exercise == Exercise::Play && !it.is_done();
        let Some(trainer) = self.trainer.as_mut().filter(playing) else {
            return;
        };
        match trainer.play(from, to, promotion) {
            None => self.choosing = Some((from, to)),
            Some(_) => self.judged(ctx),
        }
    }

    /// The text in the field is sent.
    pub(super) fn write(&mut self, ctx: &Context<Written>) {
        let notation = self.notation(&ctx.props().texts);
        let Some(trainer) = self.trainer.as_mut().filter(|it| !it.is_done()) else {
            return;
        };
        if self.typed.trim().is_empty() {
            return;
        }
        trainer.write(&self.typed, notation);
        self.judged(ctx);
    }

    /// A try has been judged: says so, and goes on after a while if it was right.
    fn judged(&mut self, ctx: &Context<Written>) {
        let texts = &ctx.props().texts;
        let said = self.verdict(texts);
        self.rounds.aloud.say(texts, &said);
        let done = self.trainer.as_ref().is_some_and(Trainer::is_done);
        browser::sound(if done { "move" } else { "wrong" });
        if done {
            self.played = true;
            self.held = None;
            self.wait(ctx, || Msg::GoOn);
        }
    }

    /// What has come of the last try, in words.
    pub(super) fn verdict(&self, texts: &Texts) -> Vec<Message> {
        let Some(trainer) = &self.trainer else {
            return Vec::new();
        };
        let (task, notation) = (&trainer.task, self.notation(texts));
        Vec::from_iter(trainer.last.as_ref().map(|verdict| match verdict {
            Verdict::Right { usual: true } => Message::of("train-well"),
            Verdict::Right { usual: false } => {
                Message::of("written-usual").text("move", task.written(notation))
            }
            Verdict::Other(mv) => {
                let other = notation::written(&task.before, *mv, notation);
                Message::of("written-other").text("move", other)
            }
            Verdict::Illegal(from, to, why) => {
                sentences::refusal(&task.before, &refused(*from, *to, *why))
            }
            Verdict::NotRead(error) => move_sentences::read_error(&task.before, error, notation),
        }))
    }
}
