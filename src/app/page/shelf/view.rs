//! How the shelf is drawn.

use yew::prelude::*;

use super::{Msg, Shelf, putting};
use crate::app::day;
use crate::app::desk::printed_result;
use crate::app::message::Message;
use crate::app::page::controls::settings;
use crate::app::page::share;
use crate::app::shelf::{Entry, Kind};
use crate::app::texts::Texts;
use crate::storage::Heading;
use web_sys::HtmlInputElement;

impl Shelf {
    pub(super) fn draw(&self, ctx: &Context<Shelf>) -> Html {
        let texts = &ctx.props().texts;
        let link = ctx.link();
        let on_import = &ctx.props().on_import;
        let found: Vec<&Entry> = self
            .entries
            .iter()
            .rev()
            .filter(|entry| entry.is_found(&self.words))
            .collect();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let said = if !self.listed {
            texts.plain("shelf-reading")
        } else if self.entries.is_empty() {
            texts.plain("shelf-empty")
        } else if found.len() == self.entries.len() {
            let message = Message::of("shelf-count").number("count", count(found.len()));
            texts.say(&message)
        } else {
            let message = Message::of("shelf-found").number("count", count(found.len()));
            texts.say(&message.number("all", count(self.entries.len())))
        };
        let oninput = link.callback(|event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            Msg::Search(field.map(|field| field.value()).unwrap_or_default())
        });
        html! {
            <main class="home shelf" ondragover={putting::over()}
                ondrop={putting::dropped(on_import)}>
                <header>
                    <h1><a href="#/" data-action="home">{ texts.plain("title") }</a></h1>
                    <p class="tagline">{ texts.plain("tagline") }</p>
                    { settings(texts, &ctx.props().on_language, Html::default()) }
                </header>
                <h2>{ texts.plain("shelf") }</h2>
                <div class="tools">
                    <input type="search" data-action="search" placeholder={texts.plain("shelf-search")}
                        aria-label={texts.plain("shelf-search")} value={self.typed.clone()} {oninput} />
                    if !self.entries.is_empty() {
                        <button type="button" data-action="export-all"
                            onclick={link.callback(|_| Msg::SaveAll)}>{ texts.plain("shelf-save-all") }</button>
                    }
                </div>
                { putting::ways(texts, on_import, &self.field) }
                <p class="about" role="status" data-found={self.listed.then(|| found.len().to_string())}>{ said }</p>
                if let Some(note) = &self.note {
                    <p class="note" role="status" data-note="shelf">{ texts.say(note) }</p>
                }
                if let Some((entry, _)) = &self.deleted {
                    <div class="deleted" role="status">
                        <span>{ texts.say(&Message::of("shelf-deleted").text("names", names(entry, texts))) }</span>
                        <button type="button" data-action="undo-delete"
                            onclick={link.callback(|_| Msg::Undo)}>{ texts.plain("shelf-undo") }</button>
                    </div>
                }
                <ul class="games" aria-label={texts.plain("shelf")}>
                    { for found.iter().take(self.drawn).map(|entry| self.row(ctx, entry)) }
                </ul>
                if found.len() > self.drawn {
                    <button type="button" class="more" data-action="more"
                        onclick={link.callback(|_| Msg::More)}>{ texts.plain("shelf-more") }</button>
                }
            </main>
        }
    }

    fn row(&self, ctx: &Context<Shelf>, entry: &Entry) -> Html {
        let texts = &ctx.props().texts;
        let link = ctx.link();
        let mut href = format!("#/play?kept={}", entry.id.0);
        if let Some(language) = ctx.props().asked {
            href.push_str("&lang=");
            href.push_str(language.tag());
        }
        let names = names(entry, texts);
        let (kind, state) = match entry.kind {
            Kind::Finished => ("finished", None),
            Kind::Unfinished => ("unfinished", Some("shelf-unfinished")),
            Kind::Score => ("score", None),
            Kind::Damaged => ("damaged", Some("shelf-damaged")),
        };
        let moves = entry.moves();
        let mut about: Vec<String> = day::said(&entry.date)
            .iter()
            .map(|day| texts.say(day))
            .collect();
        about.extend(
            moves.map(|moves| texts.say(&Message::of("shelf-moves").number("count", moves))),
        );
        about.extend(state.map(|state| texts.plain(state)));
        let result = entry.tally.as_ref().map(|tally| tally.result.clone());
        let sign = |action: &'static str, key: &'static str, expanded, onclick| {
            html! {
                <button type="button" data-action={action} {onclick} aria-expanded={expanded}
                    aria-label={texts.say(&Message::of(key).text("names", &names))}>
                    <span aria-hidden="true" class={action} />
                </button>
            }
        };
        let (share, delete) = (entry.id.clone(), entry.id.clone());
        let shared = self.shared.as_ref().filter(|(id, _)| *id == entry.id);
        let expanded = shared.map(|_| "true");
        html! {
            <li key={entry.id.0.clone()} data-game={entry.id.0.clone()} data-kind={kind} data-date={entry.date.clone()}
                data-result={result.clone()} data-moves={moves.map(|moves| moves.to_string())}>
                <a {href} data-action="open-game">
                    <span class="names">{ &names }</span>
                    <span class="result">{ result.as_deref().map_or("", printed_result) }</span>
                    <span class="about">{ about.join(" · ") }</span>
                </a>
                { sign("share", "shelf-share", expanded, link.callback(move |_| Msg::Share(share.clone()))) }
                { sign("delete-game", "shelf-delete", None, link.callback(move |_| Msg::Delete(delete.clone()))) }
                if shared.is_some() {
                    { share::view(&self.sharing, texts, &link.callback(Msg::ShareAct)) }
                }
            </li>
        }
    }
}

/// The players; the sides stand for names that are not known.
fn names(entry: &Entry, texts: &Texts) -> String {
    let name = |name: &str, side| match name {
        "" => texts.plain(side),
        name => name.to_owned(),
    };
    let (white, black) = (&entry.names[Heading::White], &entry.names[Heading::Black]);
    format!("{} – {}", name(white, "white"), name(black, "black"))
}
