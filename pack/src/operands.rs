//! What lies on the stack of operands, about: which instruction has put each there. Calls are taken to empty it.

use alloc::vec::Vec;

/// The operands of a function, as far as it has been passed, and the blocks that are open.
pub struct Operands {
    /// Instructions, the one whose operand lies on top last.
    makers: Vec<u32>,
    /// Opcodes of the blocks.
    blocks: Vec<u8>,
}

/// How many operands an instruction takes and whether it puts one there. `None`: it takes all.
fn balance(opcode: u8) -> (Option<usize>, bool) {
    match opcode {
        // A local or global variable, a constant, the size of the memory.
        0x20 | 0x23 | 0x3f | 0x41..=0x44 => (Some(0), true),
        // Setting a variable, dropping, branching.
        0x21 | 0x24 | 0x1a | 0x0d | 0x04 => (Some(1), false),
        // Operators of one operand, loads.
        0x22 | 0x28..=0x35 | 0x40 | 0x45 | 0x50 => (Some(1), true),
        0x67..=0x69 | 0x79..=0x7b | 0x8b..=0x91 | 0x99..=0x9f | 0xa7..=0xc4 => (Some(1), true),
        // Stores.
        0x36..=0x3e => (Some(2), false),
        // Operators of two operands.
        0x46..=0x4f | 0x51..=0x66 | 0x6a..=0x78 | 0x7c..=0x8a | 0x92..=0x98 | 0xa0..=0xa6 => {
            (Some(2), true)
        }
        // Selecting.
        0x1b => (Some(3), true),
        // Calls.
        0x10 => (None, true),
        // Blocks, their ends, leaving.
        0x00 | 0x02 | 0x03 | 0x05 | 0x0b | 0x0c | 0x0f => (None, false),
        _ => (Some(0), false),
    }
}

impl Operands {
    /// At the begin of a function.
    pub fn new() -> Self {
        Self {
            makers: Vec::new(),
            blocks: Vec::new(),
        }
    }

    /// What has put the operand on top there.
    #[inline]
    pub fn top(&self) -> u32 {
        self.makers.last().copied().unwrap_or_default()
    }

    /// What has put the operand below it there.
    #[inline]
    pub fn second(&self) -> u32 {
        let below = self.makers.len().wrapping_sub(2);
        self.makers.get(below).copied().unwrap_or_default()
    }

    /// How many operands there are, and in what kind of block.
    #[inline]
    pub fn shape(&self) -> u32 {
        let block = self.blocks.last().copied().unwrap_or_default();
        self.makers.len() as u32 * 8 + u32::from(block)
    }

    /// A block begins.
    pub fn open(&mut self, opcode: u8) {
        self.blocks.push(opcode);
    }

    /// A block ends.
    pub fn close(&mut self) {
        self.blocks.pop();
    }

    /// Passes an instruction.
    pub fn pass(&mut self, opcode: u8, instruction: u32) {
        let (takes, gives) = balance(opcode);
        let takes = takes.unwrap_or(usize::MAX);
        self.makers
            .truncate(self.makers.len().saturating_sub(takes));
        if gives {
            self.makers.push(instruction);
        }
    }
}
