//! What is packed, as far as it has been passed: a module or a text.

use crate::format::{PLACES, Place};
use crate::hash::join;
use crate::module::Module;
use crate::predictor::CONTEXTS;
use crate::text::Text;

/// How many sets of weights there are by [`Source::stage`].
pub const STAGES: usize = PLACES * 4 + 1;

/// A part of the pack, as far as it has been passed.
pub struct Source {
    module: Option<Module>,
    text: Text,
}

impl Source {
    /// A part of which nothing has been passed.
    pub fn new(module: bool) -> Self {
        Self {
            module: module.then(Module::new),
            text: Text::new(),
        }
    }

    /// The module, while a function of it is being passed.
    #[inline]
    pub fn code(&self) -> Option<&Module> {
        self.module.as_ref().filter(|module| module.is_code())
    }

    /// Passes the next byte.
    pub fn pass(&mut self, byte: u8) {
        match &mut self.module {
            Some(module) => {
                // What is no text has no words.
                if module.place() == Place::Content {
                    self.text.pass(byte);
                }
                module.pass(byte);
            }
            None => self.text.pass(byte),
        }
    }

    /// Which code the next byte has, below [`KINDS`](crate::tree::KINDS).
    #[inline]
    pub fn kind(&self) -> usize {
        match self.module.as_ref().map(Module::place) {
            None | Some(Place::Content) => 0,
            Some(Place::Opcode) => 1,
            Some(Place::Local) => 2,
            Some(Place::Function) => 3,
            Some(_) if self.code().is_some() => 4,
            Some(_) => 5,
        }
    }

    /// By which weights predictions are weighed, below [`STAGES`].
    #[inline]
    pub fn stage(&self) -> usize {
        self.module.as_ref().map_or(STAGES - 1, |module| {
            module.place() as usize * 4 + usize::from(module.within())
        })
    }

    /// What is likely to be followed by the same again.
    #[inline]
    pub fn contexts(&self) -> [u32; CONTEXTS] {
        match (&self.module, self.code()) {
            (_, Some(code)) => code.contexts(),
            (Some(module), _) if module.place() == Place::Content => {
                self.text.contexts(module.left())
            }
            (Some(module), _) => self
                .text
                .contexts(0)
                .map(|it| join(it, module.place() as u32)),
            (None, _) => self.text.contexts(0),
        }
    }

    /// What the place is looked for by, when the same has been before.
    #[inline]
    pub fn trail(&self) -> u32 {
        self.code().map_or_else(|| self.text.trail(), Module::trail)
    }
}
