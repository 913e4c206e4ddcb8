//! A component that holds the board and is told positions from outside.

use std::rc::Rc;

use gloo_utils::window;
use jadoube::app::geometry::Orientation;
use jadoube::app::hand::Hand;
use jadoube::app::page::board::{Board, Handle};
use jadoube::app::page::layer::Layer;
use jadoube::app::scene::Scene;
use jadoube::app::texts::Texts;
use jadoube::rules::{Color, Fen, File, Position, Rank, Square};
use wasm_bindgen::prelude::*;
use yew::prelude::*;

struct Stage {
    position: Position,
    texts: Rc<Texts>,
    layer: Handle,
}

impl Component for Stage {
    type Message = Position;
    type Properties = ();

    fn create(ctx: &Context<Stage>) -> Stage {
        let link = ctx.link().clone();
        let show = Closure::<dyn Fn(String)>::new(move |fen: String| {
            if let Ok(fen) = Fen::read(&fen) {
                link.send_message(fen.position);
            }
        });
        let _ = js_sys::Reflect::set(&window(), &"show".into(), &show.into_js_value());
        Stage {
            position: Position::initial(),
            texts: Rc::new(Texts::english()),
            layer: Handle(Rc::new(Layer::default())),
        }
    }

    fn update(&mut self, _: &Context<Stage>, position: Position) -> bool {
        self.position = position;
        true
    }

    fn view(&self, _: &Context<Stage>) -> Html {
        html! {
            <Board position={self.position} placement={self.position.placement()} scene={Scene::default()}
                past={None::<usize>} hand={Hand::Empty}
                orientation={Orientation { near: Color::White }} coordinates={true}
                cursor={Square::at(File::A, Rank::ALL[0])} texts={self.texts.clone()}
                layer={self.layer.clone()} on_gesture={Callback::noop()}
                on_cursor={Callback::noop()} on_letter={Callback::noop()} />
        }
    }
}

/// Puts the stage into the page.
pub fn mount() {
    yew::Renderer::<Stage>::new().render();
}
