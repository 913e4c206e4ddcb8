//! What is said and offered about the keeping of games: a sentence where there is need, the files.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::keeping_file;
use crate::app::keeping::Notes;
use crate::app::texts::Texts;

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// The clocks go on.
    Resume,
    /// The time that nobody saw counts, and the clocks go on.
    CountGap,
    /// The game is brought here from another tab.
    TakeOver,
    /// A damaged game is saved as a file.
    SaveDamaged,
    /// The game is saved as a file.
    Export,
    /// The game of a file is put on the board; its text.
    Import(String),
}

/// What is shown and whom it tells.
#[derive(Default)]
pub struct Keeping {
    /// What is said.
    pub notes: Notes,
    /// What is said of time that nobody saw.
    pub gap: Option<String>,
    /// The players have to decide whether it counts.
    pub undecided: bool,
    /// The clocks stand and can go on.
    pub can_resume: bool,
    /// Games can be opened from files here.
    pub files: bool,
    /// There is something to save as a file.
    pub can_export: bool,
}

/// The sentences about the keeping with what can be done about it, and the files.
pub fn keeping(shown: &Keeping, texts: &Texts, on_act: &Callback<Act>) -> Html {
    let named = |action: &'static str, name: &'static str, act: Act| {
        let on_act = on_act.clone();
        let onclick = Callback::from(move |_: MouseEvent| on_act.emit(act.clone()));
        html! {
            <button type="button" data-action={action} {onclick}>{ texts.plain(name) }</button>
        }
    };
    let button = |action: &'static str, act: Act| named(action, action, act);
    let said: Vec<String> = shown
        .notes
        .sentences()
        .iter()
        .map(|said| texts.say(said))
        .collect();
    let onchange = {
        let on_act = on_act.clone();
        Callback::from(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let Some(file) = field.as_ref().and_then(|field| field.files()?.get(0)) else {
                return;
            };
            let on_act = on_act.clone();
            spawn_local(async move {
                if let Ok(text) = JsFuture::from(file.text()).await {
                    on_act.emit(Act::Import(text.as_string().unwrap_or_default()));
                }
            });
            // The same file may be chosen again.
            if let Some(field) = field {
                field.set_value("");
            }
        })
    };
    html! {
        <section class="keeping">
            if !said.is_empty() {
                <p class="note" role="status" data-note="keeping">{ said.join(" ") }</p>
            }
            if let Some(gap) = &shown.gap {
                <div class={shown.undecided.then_some("decide")}>
                    <p class="note" data-note="gap">{ gap }</p>
                    if shown.undecided {
                        <div class="offers">
                            { named("count-gap", "count-gap", Act::CountGap) }
                            { named("resume", "resume-uncounted", Act::Resume) }
                        </div>
                    }
                </div>
            }
            <div class="offers">
                if shown.can_resume && !shown.undecided { { button("resume", Act::Resume) } }
                if shown.notes.can_take_over() { { button("take-over", Act::TakeOver) } }
                if shown.notes.damaged().is_some() { { button("save-damaged", Act::SaveDamaged) } }
                if shown.can_export { { button("export", Act::Export) } }
                if shown.files {
                <label class="file">
                    <span>{ texts.plain("import") }</span>
                    <input type="file" accept=".json,application/json" data-action="import" {onchange} />
                </label>
                }
            </div>
        </section>
    }
}

/// Saves the log of a game as a file.
pub fn export(game: &crate::game::Game) {
    keeping_file::save("jadoube.json", keeping_file::JSON, &game.to_log());
}

/// Saves what is left of a damaged game as a file.
pub fn save_damaged(damaged: &crate::storage::Damaged) {
    keeping_file::save(
        "jadoube-damaged.json",
        keeping_file::JSON,
        &damaged.to_file(),
    );
}
