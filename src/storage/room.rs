//! Making room: while a page holds the database open, no page of a later version can change its form, and
//! nobody can delete it. The browser tells who holds it, by an event of the connection.
//!
//! The crate by which the games are kept gives no way to hear of that, so this is a second connection,
//! which does nothing else.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{IdbDatabase, IdbOpenDbRequest};

use super::database::NAME;

/// A connection that listens; dropped, it is closed, or closes as soon as it is there.
pub struct Room {
    request: IdbOpenDbRequest,
    left: Rc<Cell<bool>>,
}

impl Room {
    /// Listens for whoever wants the database, this site's or one of another name, for itself; makes
    /// room, and calls `leave`, which has to close the other connection. `None` where the browser keeps
    /// nothing.
    pub fn listen(name: Option<&str>, leave: impl Fn() + 'static) -> Option<Room> {
        let factory = web_sys::window()?.indexed_db().ok()??;
        let request = factory.open(name.unwrap_or(NAME)).ok()?;
        let left = Rc::new(Cell::new(false));
        let opened = {
            let (request, left) = (request.clone(), Rc::clone(&left));
            Closure::once_into_js(move || match connection(&request) {
                Some(connection) if left.get() => connection.close(),
                Some(connection) => {
                    let closing = connection.clone();
                    let wanted = Closure::once_into_js(move || {
                        closing.close();
                        leave();
                    });
                    connection.set_onversionchange(Some(wanted.unchecked_ref()));
                }
                None => {}
            })
        };
        request.set_onsuccess(Some(opened.unchecked_ref()));
        // What has been deleted meanwhile is not for this connection to make.
        let making = request.clone();
        let made = Closure::once_into_js(move || {
            if let Some(transaction) = making.transaction() {
                let _ = transaction.abort();
            }
        });
        request.set_onupgradeneeded(Some(made.unchecked_ref()));
        Some(Room { request, left })
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.left.set(true);
        if let Some(connection) = connection(&self.request) {
            connection.close();
        }
    }
}

fn connection(request: &IdbOpenDbRequest) -> Option<IdbDatabase> {
    request.result().ok()?.dyn_into().ok()
}
