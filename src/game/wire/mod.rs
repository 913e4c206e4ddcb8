//! How the log is written and read: JSON, laid out as `docs/log.md` says.
//!
//! Types that stand in the log are [`Wire`]; the macros beside make them so from a list of their
//! variants or fields. The derived readers of serde would do the same and weigh half a game engine
//! each time they are used: the page carries these.

mod macros;
mod misread;
mod words;
mod writer;

use serde_json::Value;

pub(super) use macros::{record, serde_by_wire, tagged, variants, words};
pub use misread::Misread;
pub use words::{MoveText, NotAMove};
pub(super) use words::{refusal_name, snake_name};
pub use writer::Writer;
pub(super) use writer::snake;

/// What stands in the log.
pub trait Wire {
    /// Writes the value.
    fn write(&self, out: &mut Writer);

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// What was expected, and where.
    fn read(value: &Value) -> Result<Self, Misread>
    where
        Self: Sized;

    /// Whether the member is left out in which this value would stand.
    fn is_left_out(&self) -> bool {
        false
    }

    /// What a member says that is missing, where it may be.
    fn missing() -> Option<Self>
    where
        Self: Sized,
    {
        None
    }
}

/// The value as a text.
pub fn to_text(value: &dyn Wire) -> String {
    let mut out = Writer::default();
    value.write(&mut out);
    out.into_text()
}

/// Reads a member of an object.
///
/// # Errors
///
/// It is missing and must not be, or it can't be read.
pub fn member<T: Wire>(object: &Value, name: &'static str) -> Result<T, Misread> {
    match object.get(name) {
        Some(value) => T::read(value).map_err(|misread| misread.within(name)),
        None => T::missing().ok_or_else(|| Misread::expected("to be there").within(name)),
    }
}

/// Reads a value into its place, which keeps what it has where that fails.
pub(super) fn put<T: Wire>(place: &mut T, value: &Value) -> Result<(), Misread> {
    *place = T::read(value)?;
    Ok(())
}

/// That the value is an object, of none but these members.
pub(super) fn check_members(value: &Value, names: &[&str]) -> Result<(), Misread> {
    let Some(object) = value.as_object() else {
        return Err(Misread::expected("an object"));
    };
    match object.keys().find(|name| !names.contains(&name.as_str())) {
        Some(name) => Err(Misread::expected("no such member").within(name)),
        None => Ok(()),
    }
}

/// The name of a variant and what it carries: `"name"` or `{ "name": … }`.
pub(super) fn variant(value: &Value) -> Result<(&str, &Value), Misread> {
    match value {
        Value::String(name) => return Ok((name, &Value::Null)),
        Value::Object(object) if object.len() == 1 => {
            if let Some((name, inner)) = object.iter().next() {
                return Ok((name, inner));
            }
        }
        _ => {}
    }
    Err(Misread::expected("a word, or an object of one member"))
}

/// The value of a word in a list of them.
pub(super) fn word<T: Copy>(value: &Value, known: &[(&str, T)]) -> Result<T, Misread> {
    let word = value.as_str().unwrap_or_default();
    let mut known = known.iter();
    match known.find(|(name, _)| writer::is_snake_of(word, name)) {
        Some(&(_, value)) => Ok(value),
        None => Err(Misread::expected("a known word")),
    }
}

/// Whether the word of the log is the name of this variant.
pub(super) fn is(word: &str, variant: &str) -> bool {
    writer::is_snake_of(word, variant)
}

impl<T: Wire> Wire for Option<T> {
    fn write(&self, out: &mut Writer) {
        match self {
            Some(value) => value.write(out),
            None => out.null(),
        }
    }

    fn read(value: &Value) -> Result<Option<T>, Misread> {
        if value.is_null() {
            Ok(None)
        } else {
            T::read(value).map(Some)
        }
    }

    fn is_left_out(&self) -> bool {
        self.is_none()
    }

    fn missing() -> Option<Option<T>> {
        Some(None)
    }
}

impl Wire for bool {
    fn write(&self, out: &mut Writer) {
        out.flag(*self);
    }

    fn read(value: &Value) -> Result<bool, Misread> {
        value
            .as_bool()
            .ok_or_else(|| Misread::expected("true or false"))
    }

    fn missing() -> Option<bool> {
        Some(false)
    }
}

impl Wire for String {
    fn write(&self, out: &mut Writer) {
        out.text(self);
    }

    fn read(value: &Value) -> Result<String, Misread> {
        match value.as_str() {
            Some(text) => Ok(text.to_string()),
            None => Err(Misread::expected("a text")),
        }
    }
}

/// Whole numbers, each read within its range.
macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl Wire for $type {
            fn write(&self, out: &mut Writer) {
                out.number(i64::try_from(*self).unwrap_or(i64::MAX));
            }

            fn read(value: &Value) -> Result<$type, Misread> {
                let number = value.as_i64().and_then(|number| number.try_into().ok());
                number.ok_or_else(|| Misread::expected("a whole number in its range"))
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i64);

impl<A: Wire, B: Wire> Wire for (A, B) {
    fn write(&self, out: &mut Writer) {
        let both: [&dyn Wire; 2] = [&self.0, &self.1];
        out.list(both.into_iter());
    }

    fn read(value: &Value) -> Result<(A, B), Misread> {
        match value.as_array().map(Vec::as_slice) {
            Some([first, second]) => Ok((A::read(first)?, B::read(second)?)),
            _ => Err(Misread::expected("a list of two")),
        }
    }
}
