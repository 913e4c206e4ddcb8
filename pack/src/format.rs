//! The parts of WebAssembly's [binary format](https://webassembly.github.io/spec/core/binary/).

/// What the next byte is a part of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The name and version of the format.
    Header,
    /// The number of a section.
    Section,
    /// The size of a section.
    SectionSize,
    /// A section that is not code.
    Content,
    /// How many functions there are.
    Functions,
    /// The size of a function.
    FunctionSize,
    /// How many groups of local variables a function has.
    Groups,
    /// How many variables there are in a group.
    Group,
    /// The type of a group.
    Type,
    /// An instruction.
    Opcode,
    /// The type of a block, or what else is a number without a kind of its own.
    Block,
    /// The number of a block to leave.
    Label,
    /// A function or type that is called.
    Function,
    /// A local variable.
    Local,
    /// A global variable.
    Global,
    /// How an address is aligned.
    Alignment,
    /// What is added to an address.
    Offset,
    /// A number of 32 bits.
    Int,
    /// A number of 64 bits.
    Long,
    /// The bytes of a floating-point number.
    Float,
    /// What follows a prefix.
    Prefixed,
}

/// How many places there are.
pub const PLACES: usize = Place::Prefixed as usize + 1;

/// Opcodes that are told from others.
pub mod opcode {
    pub const BLOCK: u8 = 0x02;
    pub const IF: u8 = 0x04;
    pub const END: u8 = 0x0b;
    pub const BRANCH: u8 = 0x0c;
    pub const BRANCH_TABLE: u8 = 0x0e;
    pub const CALL: u8 = 0x10;
    pub const CALL_INDIRECT: u8 = 0x11;
    pub const LOCAL_GET: u8 = 0x20;
    pub const LOCAL_TEE: u8 = 0x22;
    pub const GLOBAL_GET: u8 = 0x23;
    pub const TABLE_SET: u8 = 0x26;
    pub const FIRST_ACCESS: u8 = 0x28;
    pub const LAST_ACCESS: u8 = 0x3e;
    pub const MEMORY_SIZE: u8 = 0x3f;
    pub const MEMORY_GROW: u8 = 0x40;
    pub const I32_CONST: u8 = 0x41;
    pub const I64_CONST: u8 = 0x42;
    pub const F32_CONST: u8 = 0x43;
    pub const F64_CONST: u8 = 0x44;
    pub const REF_NULL: u8 = 0xd0;
    pub const REF_FUNC: u8 = 0xd2;
    pub const PREFIX: u8 = 0xfc;
}

/// How many numbers follow an instruction with a prefix.
pub fn prefixed_numbers(number: u32) -> u32 {
    match number {
        8 | 10 | 12 | 14 => 2,
        9 | 11 | 13 | 15..=17 => 1,
        _ => 0,
    }
}
