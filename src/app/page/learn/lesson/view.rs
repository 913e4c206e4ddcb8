//! What is drawn of a lesson.

use yew::prelude::*;

use super::steps::address;
use super::{LessonPage, Msg, Props};
use crate::app::geometry::Orientation;
use crate::app::learn::lesson::Play;
use crate::app::message::Message;
use crate::app::page::announcer::announcer;
use crate::app::page::browser::with_language;
use crate::app::page::learn::lesson_marks;
use crate::app::page::learn::lesson_table::Edges;
use crate::app::page::learn::loose_board::{LooseBoard, Played};
use crate::app::page::learn::unavailable;
use crate::app::page::note::note;
use crate::app::sentences;
use crate::lessons::{Glow, Task};

/// The word of a task, as in the lesson files.
fn task_word(task: &Task) -> &'static str {
    match task {
        Task::Tap(_) => "tap",
        Task::FindFault => "find-fault",
        Task::Place(_) => "place",
        Task::Go { .. } => "go",
        Task::Move { .. } => "move",
        Task::Choose { .. } => "choose",
        Task::Table(_) => "table",
    }
}

impl LessonPage {
    pub(super) fn draw(&self, ctx: &Context<LessonPage>) -> Html {
        let props = ctx.props();
        let Some(play) = &self.play else {
            return self.draw_without(ctx);
        };
        let (texts, lesson) = (&props.texts, &props.listed.id);
        let step = play.step();
        let edges = Edges {
            play,
            asked: self.asked,
            source: &self.source,
            texts,
            link: ctx.link(),
        };
        let near = step.scene.side;
        let done = self.progress.done_of(lesson);
        let glow = props.glowing.glow(done, play.exercise().wrong_tries());
        let is_done = play.exercise().is_done();
        let classes = classes!(
            "learn",
            "at-board",
            "lesson",
            (glow == Glow::Faint).then_some("faint"),
            play.sitting().is_some().then_some("at-table"),
        );
        html! {
            <main class={classes} data-lesson={lesson.clone()} data-step={self.number().to_string()}
                data-task={task_word(&step.task)} data-show={play.shown_part()}>
                { props.head.clone() }
                <div class="what">
                    <h2>{ texts.named(&["lesson-", lesson].concat(), &[]) }</h2>
                    { self.steps(props) }
                    <p class="task" ref={self.task.clone()} tabindex="-1">
                        { texts.named(&[lesson, "-", &step.name].concat(), &[]) }
                    </p>
                    { self.unseen(props, play) }
                </div>
                { edges.of(!near) }
                { self.board(ctx, play, glow) }
                { edges.of(near) }
                <div class="beside">
                    { self.tray(ctx, play) }
                    { self.answers(ctx, play) }
                    { edges.score_line() }
                    { self.said(props, play) }
                    <p class="offers">
                        if is_done { { self.next_link(props) } }
                        <button type="button" data-action="again" onclick={ctx.link().callback(|_| Msg::Again)}>
                            { texts.plain("exercise-again") }
                        </button>
                        if !is_done {
                            <button type="button" data-action="show-hint" onclick={ctx.link().callback(|_| Msg::Help)}>
                                { texts.plain(if play.help().0 { "exercise-show" } else { "exercise-hint" }) }
                            </button>
                        }
                    </p>
                </div>
                { announcer(self.announced.0, &self.announced.1) }
            </main>
        }
    }

    /// The page while there is no lesson: it is on its way, or can't be had.
    fn draw_without(&self, ctx: &Context<LessonPage>) -> Html {
        let props = ctx.props();
        let texts = &props.texts;
        html! {
            <main class="learn" data-lesson={props.listed.id.clone()}
                aria-busy={(!self.unavailable).then_some("true")}>
                { props.head.clone() }
                <h2>{ texts.named(&["lesson-", &props.listed.id].concat(), &[]) }</h2>
                if self.unavailable { { unavailable(texts, ctx.link().callback(|_| Msg::Retry)) } }
            </main>
        }
    }

    /// Which step is played, from 1.
    fn number(&self) -> usize {
        let steps = self.lesson.as_ref().map_or(&[][..], |it| &it.steps);
        let name = self.play.as_ref().map(|play| &play.step().name);
        let place = steps.iter().position(|step| Some(&step.name) == name);
        place.map_or(1, |place| place + 1)
    }

    /// What the drawing shows to who can see it.
    fn unseen(&self, props: &Props, play: &Play) -> Html {
        let stars = play.stars();
        if stars.is_empty() {
            return Html::default();
        }
        let said = Message::of("exercise-marks").text("squares", sentences::squares(stars));
        html! { <p class="unseen">{ props.texts.say(&said) }</p> }
    }

    fn board(&self, ctx: &Context<LessonPage>, play: &Play, glow: Glow) -> Html {
        let props = ctx.props();
        let scene = &play.step().scene;
        let placement = play.placement();
        let link = ctx.link();
        html! {
            <LooseBoard position={play.position()} fen={AttrValue::from(placement.to_fen())} {placement}
                scene={play.scene(glow)} lines={play.lines()} near={scene.side} coordinates={scene.letters}
                movable={play.movable()} choosing={play.choosing()} glides={play.glides()}
                over={lesson_marks::view(play, Orientation { near: scene.side })}
                glow={glow != Glow::Dark} game={play.sitting().cloned().map(Played)} round={play.round()}
                texts={props.texts.clone()} layer={self.layer.clone()}
                on_done={link.callback(|(done, held)| Msg::Hand(done, held))}
                on_deed={link.callback(Msg::Deed)} />
        }
    }

    /// The reason, the help, the praise: one place for all of them, so that nothing moves.
    fn said(&self, props: &Props, play: &Play) -> Html {
        let texts = &props.texts;
        let is_done = play.exercise().is_done();
        let why = if self.piece_first {
            texts.plain("exercise-piece-first")
        } else {
            self.why_words(texts)
        };
        let squares: Vec<String> = play
            .reason_squares()
            .into_iter()
            .map(|it| it.to_string())
            .collect();
        html! {
            <div class="told">
                if is_done {
                    <p class="praise" data-done={play.exercise().moves().to_string()}>
                        <strong>{ self.praise(texts) }</strong>{ " " }{ self.done_words(texts) }
                    </p>
                } else {
                    { note(why.into(), squares.join(" ")) }
                    { for self.help_words(texts).map(|help| html! { <p class="hint" data-hint="">{ help }</p> }) }
                }
            </div>
        }
    }

    /// The way on: to the next step, to the next lesson, back to the path.
    fn next_link(&self, props: &Props) -> Html {
        let steps = self.lesson.as_ref().map_or(0, |it| it.steps.len());
        let (number, texts) = (self.number(), &props.texts);
        let (href, key) = match &props.next {
            _ if number < steps => (address(&props.listed.id, number + 1), "exercise-next"),
            Some(next) => (address(next, 1), "exercise-next-lesson"),
            None => (with_language("#/learn"), "exercise-to-path"),
        };
        // A key that is still down from the last move does not go on.
        let onkeydown = |event: KeyboardEvent| {
            if event.repeat() {
                event.prevent_default();
            }
        };
        html! {
            <a class="main" ref={self.next.clone()} {href} data-action="next-step" {onkeydown}>{ texts.plain(key) }</a>
        }
    }
}
