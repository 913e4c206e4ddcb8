//! The practice board: any pieces anywhere, and what each of them does.

use std::rc::Rc;

use yew::prelude::*;

use super::loose_board::LooseBoard;
use crate::app::hand::Done;
use crate::app::learn::sight::Sight;
use crate::app::message::Message;
use crate::app::page::announcer::announcer;
use crate::app::page::board::Handle;
use crate::app::scene::Scene;
use crate::app::texts::Texts;
use crate::rules::{Color, Fen, Setup, Square};

/// What the practice board is given.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The position that the address asks for.
    pub fen: Option<AttrValue>,
    /// The language.
    pub texts: Rc<Texts>,
    /// The head of the page.
    pub head: Html,
}

/// What can happen to the practice board.
pub enum Msg {
    /// The hand has done something over it.
    Done(Done),
}

/// The practice board.
pub struct Practice {
    setup: Setup,
    near: Color,
    /// The piece that is looked at.
    seen: Option<Square>,
    announced: (u32, AttrValue),
    layer: Handle,
}

impl Component for Practice {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Practice>) -> Practice {
        let setup = ctx.props().fen.as_deref().and_then(|it| Fen::read(it).ok());
        Practice {
            setup: setup.map_or(Setup::initial(), |fen| fen.position.setup()),
            near: Color::White,
            seen: None,
            announced: (0, AttrValue::default()),
            layer: Handle(Rc::default()),
        }
    }

    fn update(&mut self, ctx: &Context<Practice>, msg: Msg) -> bool {
        let Msg::Done(done) = msg;
        match done {
            Done::Tap(square) => {
                self.seen = Some(square).filter(|it| Some(*it) != self.seen);
                let texts = &ctx.props().texts;
                let said = self.words();
                let said: Vec<String> = said.iter().map(|it| texts.say(it)).collect();
                self.announced = (self.announced.0 + 1, said.join(" ").into());
            }
            _ => return false,
        }
        true
    }

    fn view(&self, ctx: &Context<Practice>) -> Html {
        let Props { texts, head, .. } = ctx.props();
        let sight = self.seen.and_then(|it| Sight::of(&self.setup, it));
        let placement = self.setup.placement;
        let scene = sight.as_ref().map_or(Scene::default(), Sight::scene);
        let lines = sight.as_ref().map_or(Vec::new(), Sight::lines);
        let said = self.words();
        html! {
            <main class="learn at-board">
                { head.clone() }
                <LooseBoard position={self.setup.position().ok()} {placement} {scene} {lines} near={self.near}
                    movable={placement.occupied()} texts={texts.clone()} layer={self.layer.clone()}
                    on_done={ctx.link().callback(|(done, _)| Msg::Done(done))} />
                <div class="beside">
                    <h2>{ texts.plain("practice") }</h2>
                    <ul class="sight" data-note="sight">{ for said.iter().map(|it| html! { <li>{ texts.say(it) }</li> }) }</ul>
                </div>
                { announcer(self.announced.0, &self.announced.1) }
            </main>
        }
    }
}

impl Practice {
    fn words(&self) -> Vec<Message> {
        let sight = self.seen.and_then(|it| Sight::of(&self.setup, it));
        sight.map_or_else(
            || vec![Message::of("sight-hint")],
            |sight| sight.words(&self.setup.placement),
        )
    }
}
