//! What is chosen from beside the board: the pieces to be put on it, the answers to a question.

use yew::prelude::*;

use super::{LessonPage, Msg};
use crate::app::learn::lesson::Play;
use crate::app::message::Message;
use crate::app::page::layer::drawing;
use crate::app::page::learn::carried::capture;
use crate::app::page::pointer::place;
use crate::lessons::Task;
use crate::rules::Piece;

impl LessonPage {
    /// The pieces that are still to be put on the board, each kind once.
    pub(super) fn tray(&self, ctx: &Context<LessonPage>, play: &Play) -> Html {
        let texts = &ctx.props().texts;
        let left = play.exercise().beside();
        let mut kinds: Vec<(Piece, usize)> = Vec::new();
        for piece in left {
            match kinds.iter_mut().find(|(kind, _)| *kind == piece) {
                Some((_, count)) => *count += 1,
                None => kinds.push((piece, 1)),
            }
        }
        if kinds.is_empty() {
            return Html::default();
        }
        let taken = play.taken();
        let buttons = kinds.into_iter().map(|(piece, count)| {
            let link = ctx.link();
            let onclick = link.callback(move |_| Msg::Take(piece));
            let onpointerdown = link.batch_callback(move |event: PointerEvent| {
                capture(&event);
                (event.button() == 0).then(|| Msg::TakeUp(piece, place(&event)))
            });
            let name = Message::of("practice-piece")
                .text("color", piece.color)
                .text("role", piece.role.word());
            html! {
                <button type="button" data-take={letters(piece)}
                    aria-pressed={(taken == Some(piece)).to_string()} {onclick} {onpointerdown}
                    onpointermove={link.callback(|event: PointerEvent| Msg::CarryTo(place(&event)))}
                    onpointerup={link.callback(|event: PointerEvent| Msg::LetGo(Some(place(&event))))}
                    onpointercancel={link.callback(|_: PointerEvent| Msg::LetGo(None))}>
                    <span class="unseen">{ texts.say(&name) }</span>
                    <svg viewBox="0 0 100 100" aria-hidden="true"><use href={drawing(piece)} /></svg>
                    if count > 1 { <span>{ ["× ", &count.to_string()].concat() }</span> }
                </button>
            }
        });
        html! {
            <div class="put" role="group" aria-label={texts.plain("exercise-beside")}>{ for buttons }</div>
        }
    }

    /// The answers to a question; the one that was wrong, shown or right is known by its sign, too.
    pub(super) fn answers(&self, ctx: &Context<LessonPage>, play: &Play) -> Html {
        let Task::Choose { answers, right, .. } = &play.step().task else {
            return Html::default();
        };
        let texts = &ctx.props().texts;
        let is_done = play.exercise().is_done();
        let buttons = answers.iter().enumerate().map(|(index, word)| {
            let onclick = ctx.link().callback(move |_| Msg::Choose(index));
            let class = match self.answer {
                _ if is_done && index == *right => Some("right"),
                Some(given) if given == index && !is_done => Some("wrong"),
                _ if play.shown_answer() == Some(index) => Some("shown"),
                _ => None,
            };
            html! {
                <button type="button" data-answer={word.clone()} {class}
                    aria-disabled={is_done.then_some("true")} {onclick}>
                    { texts.named(&["answer-", word].concat(), &[]) }
                </button>
            }
        });
        html! {
            <div class="answers" role="group" aria-label={texts.plain("exercise-answers")}>{ for buttons }</div>
        }
    }
}

/// A piece as tests know it: `wK`.
fn letters(piece: Piece) -> String {
    [piece.color.letter(), piece.role.letter()]
        .into_iter()
        .collect()
}
