//! What the page asks of the browser: the address, the stored language, the owner's languages.

use gloo_timers::callback::Timeout;
use gloo_utils::{document, document_element, window};

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CustomEvent, CustomEventInit, Event};

use crate::app::choices::{Choices, along};
use crate::app::language::Language;
use crate::notation::Notation;

/// Where the chosen language is kept.
const LANGUAGE_KEY: &str = "jadoube-language";

/// Where the chosen notation is kept.
const NOTATION_KEY: &str = "jadoube-notation";

/// The part of the address from `#` on.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// For how long the page has been open, in milliseconds.
pub fn age() -> f64 {
    window().performance().map_or(0.0, |source| source.now())
}

/// Does something in a task of its own: what has been drawn can be painted before it, and a touch heard. What nobody
/// sees is done at once, since browsers let the tasks of such a page wait.
pub fn in_own_task(does: impl FnOnce() + 'static) {
    if document().hidden() {
        does();
    } else {
        Timeout::new(0, does).forget();
    }
}

/// Whether the page has just been opened, and nothing but its sign is to be seen (`web/sign.js`).
pub fn shows_sign() -> bool {
    document().get_element_by_id("sign").is_some()
}

/// Whether the address names one game, and not what a game is to be played by.
pub fn names_a_game() -> bool {
    let hash = hash();
    hash.contains("?kept=") || hash.starts_with("#/game=")
}

/// An address with the language that the present one asks for.
pub fn with_language(address: &str) -> String {
    let mut address = address.to_owned();
    let hash = hash();
    if let Some((_, lang)) = hash.split_once("lang=") {
        let tag: String = lang.chars().take_while(|c| *c != '&').collect();
        address.push_str(if address.contains('?') {
            "&lang="
        } else {
            "?lang="
        });
        address.push_str(&tag);
    }
    address
}

/// Sets the address to another that stands for what is shown already: nobody is told, and the way back
/// leads past it. A language that was asked for by the address stays.
pub fn replace_hash(address: &str) {
    let address = with_language(address);
    if let Ok(history) = window().history() {
        let state = wasm_bindgen::JsValue::NULL;
        let _ = history.replace_state_with_url(&state, "", Some(&address));
    }
}

/// The language that was chosen on this device.
pub fn stored_language() -> Option<String> {
    stored(LANGUAGE_KEY)
}

/// Keeps the chosen language; where nothing can be kept, the choice holds until the page is left.
pub fn store_language(language: Language) {
    store(LANGUAGE_KEY, language.tag());
}

/// The notation that was chosen on this device.
pub fn stored_notation() -> Option<Notation> {
    Notation::named(&stored(NOTATION_KEY)?)
}

/// Keeps the chosen notation, or that moves are written as readers of the language write them.
pub fn store_notation(notation: Option<Notation>) {
    store(NOTATION_KEY, notation.map_or("", Notation::name));
}

const UNFINISHED_KEY: &str = "jadoube.unfinished";

/// Keeps whether there is a game to go on with, so that home can leave its place free before the storage answers.
pub fn store_unfinished(unfinished: bool) {
    if unfinished != may_be_unfinished() {
        store(UNFINISHED_KEY, if unfinished { "1" } else { "" });
    }
}

/// Whether there probably is one.
pub fn may_be_unfinished() -> bool {
    stored(UNFINISHED_KEY).is_some_and(|it| !it.is_empty())
}

/// What is kept under a name, if anything is.
pub fn stored(key: &str) -> Option<String> {
    let storage = window().local_storage().ok().flatten()?;
    storage.get_item(key).ok().flatten()
}

/// Keeps a text under a name, where the browser keeps anything.
pub fn store(key: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(key, value);
    }
}

/// The languages that the browser's owner reads, best first.
pub fn preferred_languages() -> Vec<String> {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|language| language.as_string())
        .collect()
}

/// Tells the document its language and title, and puts the sentence of [`show_trouble_on_panic`] in place.
pub fn name_document(language: Language, title: &str, trouble: &str) {
    let _ = document_element().set_attribute("lang", language.tag());
    document().set_title(title);
    if let Some(place) = document().get_element_by_id("trouble") {
        place.set_text_content(Some(trouble));
    }
}

/// Where the choices for looks and sounds are kept.
const CHOICES_KEY: &str = "jadoube-settings";

/// The choices as they are kept.
pub fn stored_choices() -> Choices {
    Choices::read(&stored(CHOICES_KEY).unwrap_or_default())
}

/// Keeps them, and lets them hold at once (`web/choices.js`).
pub fn store_choices(choices: &Choices) {
    let text = choices.write();
    store(CHOICES_KEY, &text);
    tell("jadoube:settings", &text);
}

/// What goes along of all that is chosen on this device, as lines `name value`: looks, sounds, notation and language.
pub fn choices_along() -> String {
    let mut text = stored_choices().write();
    let notation = stored_notation().map(Notation::name);
    let language = stored_language().and_then(|tag| Language::of_tag(&tag));
    let others = [
        (NOTATION, notation),
        (LANGUAGE, language.map(Language::tag)),
    ];
    for (name, value) in others {
        if let Some(value) = value {
            along::add(&mut text, name, value);
        }
    }
    text
}

/// The names of the notation and the language among them.
const NOTATION: &str = "notation";
const LANGUAGE: &str = "language";

/// Takes over what has come along from elsewhere; what it does not name stays. Returns the language among it, which is
/// for whoever shows the page.
pub fn take_choices(text: &str) -> Option<Language> {
    let mut choices = stored_choices();
    choices.take(text);
    store_choices(&choices);
    if let Some(notation) = notation_along(text) {
        store_notation(Some(notation));
    }
    language_along(text)
}

/// Whether anything would be otherwise then on a page that is shown in this language.
pub fn would_change_choices(text: &str, shown: Language) -> bool {
    let (here, notation) = (stored_choices(), notation_along(text));
    let mut there = here;
    there.take(text);
    there != here
        || notation.is_some() && notation != stored_notation()
        || language_along(text).is_some_and(|language| language != shown)
}

fn notation_along(text: &str) -> Option<Notation> {
    along::value(text, NOTATION).and_then(Notation::named)
}

fn language_along(text: &str) -> Option<Language> {
    along::value(text, LANGUAGE).and_then(Language::of_tag)
}

/// Tells the scripts beside the program something.
pub fn tell(event: &str, detail: &str) {
    let told = CustomEventInit::new();
    told.set_detail(&detail.into());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &told) {
        let _ = window().dispatch_event(&event);
    }
}

/// Lets something be heard and felt, unless that is switched off (`web/sound.js`): `move`, `capture`, `check`, `press`,
/// `flag`, `low`, `wrong` or `done`.
pub fn sound(kind: &str) {
    tell("jadoube:sound", kind);
}

/// What is chosen for a look; nothing where it is as at first.
pub fn look(name: &str) -> Option<String> {
    document_element().get_attribute(name)
}

/// Whether the owner has asked for less motion, of the page or of the device.
pub fn reduces_motion() -> bool {
    if look("data-motion").is_some() {
        return true;
    }
    window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches())
}

/// After a panic, which is a fault of the program, a sentence stands in place of a dead page.
pub fn show_trouble_on_panic() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        if let Some(place) = document().get_element_by_id("trouble") {
            let _ = place.remove_attribute("hidden");
        }
    }));
}

/// The event by which `web/offline.js` tells that a new version of the page is ready.
pub const UPDATE: &str = "jadoube:update";

/// Whether one is, since before the page listened.
pub fn update_waits() -> bool {
    document_element().has_attribute("data-update")
}

/// Asks for it; the page is loaded anew.
pub fn ask_for_update() {
    if let Ok(event) = Event::new("jadoube:renew") {
        let _ = window().dispatch_event(&event);
    }
}

/// The address of a folder of files that are fetched when they are wanted, with what tells its content apart: the build
/// puts it into the element whose `id` is its name. Where the page is one file, there is none, and the name is its place.
pub fn folder(name: &str) -> String {
    let element = document().get_element_by_id(name);
    let address = element.and_then(|it| it.get_attribute("href"));
    address.unwrap_or_else(|| name.to_owned())
}

/// A file of the page, where the page is one file and holds all others (`web/single/open.js`).
/// It comes when it is open.
pub async fn packed_text(address: &str) -> Option<String> {
    let pack = Reflect::get(&window(), &"jadoubePack".into()).ok()?;
    let read = Reflect::get(&pack, &"text".into()).ok()?;
    let read = read.dyn_ref::<Function>()?;
    let text: Promise = read.call1(&pack, &address.into()).ok()?.dyn_into().ok()?;
    JsFuture::from(text).await.ok()?.as_string()
}
