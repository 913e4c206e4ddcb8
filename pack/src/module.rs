//! Where in a module of WebAssembly the next byte stands, and what was there before it: its structure, followed
//! a byte at a time.
//!
//! Any bytes can be followed; of those that are no module the predictions are bad.

use crate::format::{PLACES, Place, opcode, prefixed_numbers};
use crate::hash::join;
use crate::operands::Operands;

/// The section that holds the functions.
const CODE: u8 = 10;

/// Where the linker puts data: numbers in these bounds are addresses of texts and tables.
const DATA: core::ops::Range<u32> = 0x10_0000..0x16_0000;

/// A module, as far as it has been passed.
pub struct Module {
    place: Place,
    /// How many bytes of this place have been passed.
    within: u8,
    /// A number that is being read (LEB128), and how many bits of it are there.
    number: u32,
    bits: u32,
    /// The number of the section.
    section: u8,
    /// Bytes that are left of the section, or of the function.
    left: u32,
    /// Functions that are left.
    functions: u32,
    /// Groups of variables that are left.
    groups: u32,
    /// How many numbers of the instruction are to come after this one, and how many were before it.
    to_come: u32,
    passed: u32,
    opcode: u8,
    /// What has been passed of the instruction, as bytes and as numbers.
    spelled: u32,
    meaning: u32,
    /// The number of the function.
    function: u32,
    /// The instructions before, the last first.
    instructions: [u32; 5],
    /// The opcodes before, the last in the lowest byte.
    opcodes: u64,
    /// The last two numbers of each place, the last first.
    numbers: [[u32; 2]; PLACES],
    /// What is laid out behind the last text: its address and length.
    behind: (u32, u32),
    operands: Operands,
}

impl Module {
    /// One of which nothing has been passed.
    pub fn new() -> Self {
        Self {
            place: Place::Header,
            within: 0,
            number: 0,
            bits: 0,
            section: 0,
            left: 8,
            functions: 0,
            groups: 0,
            to_come: 0,
            passed: 0,
            opcode: 0,
            spelled: 0,
            meaning: 0,
            function: 0,
            instructions: [0; 5],
            opcodes: 0,
            numbers: [[0; 2]; PLACES],
            behind: (0, 0),
            operands: Operands::new(),
        }
    }

    /// What the next byte is a part of.
    #[inline]
    pub fn place(&self) -> Place {
        self.place
    }

    /// Which byte of its place the next one is; from the third on they are alike.
    #[inline]
    pub fn within(&self) -> u8 {
        self.within.min(2)
    }

    /// Whether the next byte belongs to a function, or to its size.
    #[inline]
    pub fn is_code(&self) -> bool {
        self.place as u8 >= Place::FunctionSize as u8
    }

    /// The instruction that the next byte belongs to, or the last one.
    #[inline]
    pub fn opcode(&self) -> u8 {
        self.opcode
    }

    /// How many bytes are left of the section.
    #[inline]
    pub fn left(&self) -> u32 {
        self.left
    }

    /// Contexts of the next byte, if it belongs to a function.
    #[inline]
    pub fn contexts(&self) -> [u32; crate::predictor::CONTEXTS] {
        let [a, b, c, ..] = self.instructions;
        let before = self.opcodes as u32;
        let opcode = before & 0xff;
        let [last, last_but_one] = self.numbers[self.place as usize];
        let local = self.numbers[Place::Local as usize][0];
        let (top, second) = (self.operands.top(), self.operands.second());
        let here = if self.place == Place::Int {
            self.behind.0.wrapping_add(self.behind.1)
        } else {
            5
        };
        [
            1,
            a,
            join(a, b),
            before,
            before & 0xffff,
            join(before, (self.opcodes >> 32) as u32 & 0xffff),
            join(last, last_but_one),
            join(top, second),
            join(self.operands.shape(), opcode),
            join(self.function, here),
            join(last, opcode),
            join(self.function, join(local, opcode)),
            join(self.function, top),
            join(b, c),
        ]
        .map(|context| join(context, self.spelled))
    }

    /// What the place is looked for by, when the same has been before.
    #[inline]
    pub fn trail(&self) -> u32 {
        let before = self.instructions.into_iter().reduce(join);
        join(before.unwrap_or_default(), self.spelled)
    }

    /// Passes the next byte.
    pub fn pass(&mut self, byte: u8) {
        self.within = self.within.saturating_add(1);
        match self.place {
            Place::Header => {
                self.left = self.left.saturating_sub(1);
                if self.left == 0 {
                    self.begin(Place::Section);
                }
            }
            Place::Section => {
                self.section = byte;
                self.begin(Place::SectionSize);
            }
            Place::SectionSize => {
                if let Some(size) = self.number(byte) {
                    self.left = size;
                    self.begin(match (self.section, size) {
                        (CODE, _) => Place::Functions,
                        (_, 0) => Place::Section,
                        _ => Place::Content,
                    });
                }
            }
            Place::Content => {
                self.left = self.left.saturating_sub(1);
                if self.left == 0 {
                    self.begin(Place::Section);
                }
            }
            Place::Functions => {
                if let Some(count) = self.number(byte) {
                    self.functions = count;
                    self.begin_function();
                }
            }
            Place::FunctionSize => {
                if let Some(size) = self.number(byte) {
                    self.left = size;
                    self.function = self.function.wrapping_add(1);
                    self.instructions = [0; 5];
                    self.opcodes = 0;
                    self.operands = Operands::new();
                    self.begin(Place::Groups);
                }
            }
            _ => {
                self.left = self.left.saturating_sub(1);
                self.pass_code(byte);
                if self.left == 0 {
                    self.functions = self.functions.saturating_sub(1);
                    self.begin_function();
                }
            }
        }
    }

    fn begin_function(&mut self) {
        self.begin(if self.functions == 0 {
            Place::Section
        } else {
            Place::FunctionSize
        });
    }

    fn begin(&mut self, place: Place) {
        self.place = place;
        self.within = 0;
        self.number = 0;
        self.bits = 0;
        self.spelled = match place {
            Place::Opcode | Place::Groups => place as u32,
            _ => join(
                u32::from(self.opcode),
                place as u32 + 256 * self.passed.min(3),
            ),
        };
    }

    /// Reads on in a number; what it is when this was its last byte.
    fn number(&mut self, byte: u8) -> Option<u32> {
        if self.bits < 32 {
            self.number |= u32::from(byte & 0x7f) << self.bits;
            self.bits += 7;
        }
        self.spelled = join(self.spelled, u32::from(byte) + 1);
        (byte < 0x80).then_some(self.number)
    }

    fn pass_code(&mut self, byte: u8) {
        match self.place {
            Place::Groups => {
                if let Some(count) = self.number(byte) {
                    self.groups = count;
                    self.begin_group();
                }
            }
            Place::Group => {
                if self.number(byte).is_some() {
                    self.begin(Place::Type);
                }
            }
            Place::Type => {
                self.groups = self.groups.saturating_sub(1);
                self.begin_group();
            }
            Place::Opcode => self.begin_instruction(byte),
            Place::Float => {
                self.spelled = join(self.spelled, u32::from(byte));
                self.meaning = join(self.meaning, u32::from(byte));
                self.to_come = self.to_come.saturating_sub(1);
                if self.to_come == 0 {
                    self.end_instruction();
                }
            }
            place => {
                if let Some(number) = self.number(byte) {
                    self.pass_number(place, number);
                }
            }
        }
    }

    fn begin_group(&mut self) {
        self.begin(if self.groups == 0 {
            Place::Opcode
        } else {
            Place::Group
        });
    }

    fn begin_instruction(&mut self, byte: u8) {
        self.opcode = byte;
        self.passed = 0;
        self.meaning = u32::from(byte) + 1;
        let (place, to_come) = match byte {
            opcode::BLOCK..=opcode::IF => {
                self.operands.open(byte);
                (Place::Block, 0)
            }
            opcode::BRANCH..=opcode::BRANCH_TABLE => (Place::Label, 0),
            opcode::CALL | opcode::REF_FUNC => (Place::Function, 0),
            opcode::CALL_INDIRECT => (Place::Function, 1),
            opcode::LOCAL_GET..=opcode::LOCAL_TEE => (Place::Local, 0),
            opcode::GLOBAL_GET..=opcode::TABLE_SET => (Place::Global, 0),
            opcode::FIRST_ACCESS..=opcode::LAST_ACCESS => (Place::Alignment, 1),
            opcode::MEMORY_SIZE | opcode::MEMORY_GROW | opcode::REF_NULL => (Place::Block, 0),
            opcode::I32_CONST => (Place::Int, 0),
            opcode::I64_CONST => (Place::Long, 0),
            opcode::F32_CONST => (Place::Float, 4),
            opcode::F64_CONST => (Place::Float, 8),
            opcode::PREFIX => (Place::Prefixed, 0),
            opcode::END => {
                self.operands.close();
                return self.end_instruction();
            }
            _ => return self.end_instruction(),
        };
        self.to_come = to_come;
        self.begin(place);
    }

    fn pass_number(&mut self, place: Place, number: u32) {
        self.meaning = join(
            self.meaning,
            number.wrapping_add(1 + (place as u32) * 0x1_2fd1),
        );
        let numbers = &mut self.numbers[place as usize];
        *numbers = [number, numbers[0]];
        if place == Place::Int {
            if DATA.contains(&number) {
                self.behind = (number, 0);
            } else if self.behind.1 == 0 {
                self.behind.1 = number;
            }
        }
        match (place, self.opcode) {
            // The first number says how many labels there are, the last of which is for all others.
            (Place::Label, opcode::BRANCH_TABLE) if self.passed == 0 => {
                self.to_come = number.saturating_add(1);
            }
            (Place::Prefixed, _) => self.to_come = prefixed_numbers(number),
            _ => self.to_come = self.to_come.saturating_sub(u32::from(self.passed > 0)),
        }
        self.passed = self.passed.saturating_add(1);
        if self.to_come == 0 {
            return self.end_instruction();
        }
        self.begin(match place {
            Place::Alignment => Place::Offset,
            Place::Function => Place::Global,
            Place::Prefixed => Place::Block,
            other => other,
        });
    }

    fn end_instruction(&mut self) {
        self.instructions.copy_within(0..4, 1);
        self.instructions[0] = self.meaning;
        self.opcodes = self.opcodes << 8 | u64::from(self.opcode);
        self.operands.pass(self.opcode, self.meaning);
        self.begin(Place::Opcode);
    }
}
