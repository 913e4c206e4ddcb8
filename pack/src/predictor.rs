//! Predicts the next bit: from what followed each context, weighed by what has been right before.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use crate::format::Place;
use crate::hash::join;
use crate::range::Bits;
use crate::repeats::{LENGTHS, Repeats};
use crate::slots::{STEPS, Slot, Slots};
use crate::source::{STAGES, Source};
use crate::tree::{KINDS, Tree};

/// How many contexts predict.
pub const CONTEXTS: usize = 14;

/// One voice of each context, one of what is repeated, and one that is always the same.
const VOICES: usize = CONTEXTS + 2;

/// A voice says how likely a one is: the logarithm of the odds.
type Voices = [f32; VOICES];

/// Odds are cut at this, on either side.
const SURE: f32 = 15.9;

/// How much a mistake changes weights: of the voices, and of the two opinions.
const RATE: f32 = 0.004;
const LAST_RATE: f32 = 0.002;

/// Sets of weights by the step within a code.
const STEP_SETS: usize = 512 + 3 * 128;

/// Classes of slots of all contexts: room for 16.
const EXPERIENCE: usize = 16 * Slot::CLASSES;

/// Corrections: sets, and points of each between which they are read.
const CORRECTIONS: usize = 1024;
const POINTS: usize = 33;

/// Chances and odds, from one to the other. Reckoned by the four operations that are the same on every machine (IEEE 754),
/// as both sides must come to the same.
struct Scale {
    /// The chance of a one by the odds, in steps of 1/128 from -16.
    chances: Box<[f32; 4096]>,
    /// The odds by the chance, in parts of 4096.
    odds: Box<[f32; 4096]>,
}

fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x / 4096.0;
    for _ in 0..12 {
        power *= power;
    }
    power
}

fn chance_of(odds: f64) -> f64 {
    1.0 / (1.0 + exp(-odds))
}

impl Scale {
    fn new() -> Self {
        let mut chances = Box::new([0.0; 4096]);
        for (step, chance) in chances.iter_mut().enumerate() {
            *chance = chance_of((step as f64 - 2048.0) / 128.0) as f32;
        }
        let mut odds = Box::new([0.0; 4096]);
        let mut step = 0;
        for (part, odds) in odds.iter_mut().enumerate() {
            while step < 4095 && chances[step] < (part as f32 + 0.5) / 4096.0 {
                step += 1;
            }
            *odds = (step as f32 - 2048.0) / 128.0;
        }
        Self { chances, odds }
    }

    #[inline(always)]
    fn chance(&self, odds: f32) -> f32 {
        self.chances[(odds * 128.0 + 2048.0) as usize & 4095]
    }

    /// The odds of a chance in parts of 65 536.
    #[inline(always)]
    fn odds(&self, chance: u16) -> f32 {
        self.odds[usize::from(chance >> 4)]
    }
}

/// What all voices say together.
#[inline(always)]
fn weighed(weights: &Voices, voices: &Voices) -> f32 {
    // Four sums beside each other: one step where a machine has room for it.
    let mut sums = [0.0_f32; 4];
    for (weights, voices) in weights
        .as_chunks::<4>()
        .0
        .iter()
        .zip(voices.as_chunks::<4>().0)
    {
        for part in 0..4 {
            sums[part] += weights[part] * voices[part];
        }
    }
    ((sums[0] + sums[1]) + (sums[2] + sums[3])).clamp(-15.0, 15.0)
}

#[inline(always)]
fn blame(weights: &mut Voices, voices: &Voices, mistake: f32) {
    for (weight, voice) in weights.iter_mut().zip(voices) {
        *weight += voice * mistake;
    }
}

/// Moves a chance in parts of 65 536 towards what came.
#[inline(always)]
fn learn(chance: &mut u16, bit: bool, rate: u32) {
    let goal = if bit { 65_535 } else { 0 };
    *chance = (i32::from(*chance) + ((goal - i32::from(*chance)) >> rate)) as u16;
}

/// What is predicted of the next bit, and how: to be compared with the bit.
struct Prediction {
    /// The chance that is told.
    chance: u32,
    /// What the voices have come to: by stage, by step, and both together.
    opinions: [f32; 2],
    together: f32,
    step: usize,
    correction: usize,
}

/// Learns from all bits that were, and predicts the next.
pub struct Predictor {
    scale: Scale,
    slots: Slots,
    repeats: Repeats,
    /// How often it was a one after a slot like this: by context and class.
    experience: Box<[u16; EXPERIENCE]>,
    at: [usize; CONTEXTS],
    /// How often what is expected came, by how long the same has been passed.
    trusted: [u16; LENGTHS],
    voices: Voices,
    by_stage: Vec<Voices>,
    by_step: Vec<Voices>,
    both: [[f32; 2]; KINDS],
    corrections: Vec<[u16; POINTS]>,
}

impl Predictor {
    /// One that has learnt nothing.
    pub fn new() -> Self {
        let mut experience = Box::new([0; EXPERIENCE]);
        for (at, chance) in experience.iter_mut().enumerate() {
            *chance = Slot::class_chance(at);
        }
        let mut corrections = [0; POINTS];
        for (point, chance) in corrections.iter_mut().enumerate() {
            *chance = (chance_of((point as f64 - 16.0) / 2.0) * 65_535.0) as u16;
        }
        Self {
            scale: Scale::new(),
            slots: Slots::new(),
            repeats: Repeats::new(),
            experience,
            at: [0; CONTEXTS],
            trusted: [32_768; LENGTHS],
            voices: [0.3; VOICES],
            by_stage: vec![[0.25; VOICES]; STAGES],
            by_step: vec![[0.25; VOICES]; STEP_SETS],
            both: [[0.5; 2]; KINDS],
            corrections: vec![corrections; CORRECTIONS],
        }
    }

    /// Follows the code of the next byte of `source` and learns from it; `bits` say where it leads.
    #[inline(never)]
    pub fn byte(&mut self, tree: &Tree, source: &Source, bits: &mut impl Bits) -> u8 {
        self.repeats.look(source.trail());
        let mut contexts = source.contexts();
        for (number, context) in contexts.iter_mut().enumerate() {
            *context = join(*context, number as u32);
        }
        let expected = self.repeats.expected();
        let mut expected = expected.map(|(byte, length)| (tree.code(byte), length));
        let (kind, stage) = (source.kind(), source.stage());
        let mut steps = 0;
        let byte = tree.walk(|path| {
            if steps % STEPS == 0 {
                self.slots.go_to(&contexts, path);
            }
            steps += 1;
            let hoped = expected.as_mut().filter(|(code, _)| code.goes_on());
            let hoped = hoped.map(|(code, length)| (code.next(), *length));
            let prediction = self.predict(source, kind, stage, path, hoped);
            let bit = bits.bit(prediction.chance);
            self.compare(&prediction, kind, stage, bit);
            if let Some((hope, length)) = hoped {
                learn(&mut self.trusted[length], hope == bit, 6);
                if hope != bit {
                    expected = None;
                }
            }
            bit
        });
        self.repeats.pass(byte);
        byte
    }

    #[inline(always)]
    fn predict(
        &mut self,
        source: &Source,
        kind: usize,
        stage: usize,
        path: u32,
        hoped: Option<(bool, usize)>,
    ) -> Prediction {
        for number in 0..CONTEXTS {
            let slot = self.slots.slot(number);
            let at = number * Slot::CLASSES + slot.class();
            self.at[number] = at;
            // What was never met has nothing to say.
            let known = if slot.met() > 0 { 1.0 } else { 0.0 };
            self.voices[number] = self.scale.odds(self.experience[at % EXPERIENCE]) * known;
        }
        self.voices[VOICES - 2] = hoped.map_or(0.0, |(hope, length)| {
            let odds = self.scale.odds(self.trusted[length & (LENGTHS - 1)]);
            if hope { odds } else { -odds }
        });

        let length = hoped.map_or(0, |(_, length)| length);
        let step = match source.code() {
            Some(code) if code.place() == Place::Opcode => {
                path.min(127) as usize * 2 + usize::from(length > 0)
            }
            Some(code) => 256 + usize::from(code.opcode()),
            None => {
                let long = usize::from(length > 0) + usize::from(length > 15);
                512 + long * 128 + path.min(127) as usize
            }
        };
        let opinions = [
            weighed(&self.by_stage[stage], &self.voices),
            weighed(&self.by_step[step], &self.voices),
        ];
        let both = &self.both[kind];
        let together = (both[0] * opinions[0] + both[1] * opinions[1]).clamp(-SURE, SURE);

        let set = source.code().map_or(512 + path.min(511) as usize, |code| {
            usize::from(code.opcode()) * 2 + usize::from(code.place() == Place::Opcode)
        });
        let point = (together.clamp(-7.99, 7.99) + 8.0) * 2.0;
        let part = point - point as usize as f32;
        let point = point as usize;
        let set_points = &self.corrections[set];
        let (low, high) = (
            f32::from(set_points[point]),
            f32::from(set_points[point + 1]),
        );
        let corrected = low * (1.0 - part) + high * part;
        let chance = (self.scale.chance(together) * (3.0 * 65_536.0) + corrected) / 4.0;
        Prediction {
            chance: chance.clamp(2.0, 65_534.0) as u32,
            opinions,
            together,
            step,
            correction: set * POINTS + point,
        }
    }

    #[inline(always)]
    fn compare(&mut self, prediction: &Prediction, kind: usize, stage: usize, bit: bool) {
        let truth = if bit { 1.0 } else { 0.0 };
        let [by_stage, by_step] = prediction.opinions;
        let mistake = truth - self.scale.chance(by_stage);
        blame(&mut self.by_stage[stage], &self.voices, mistake * RATE);
        let mistake = truth - self.scale.chance(by_step);
        blame(
            &mut self.by_step[prediction.step],
            &self.voices,
            mistake * RATE,
        );
        let mistake = (truth - self.scale.chance(prediction.together)) * LAST_RATE;
        self.both[kind][0] += by_stage * mistake;
        self.both[kind][1] += by_step * mistake;
        let corrections = self.corrections.as_flattened_mut();
        for chance in &mut corrections[prediction.correction..][..2] {
            learn(chance, bit, 6);
        }
        for number in 0..CONTEXTS {
            let at = self.at[number] % EXPERIENCE;
            learn(&mut self.experience[at], bit, 7);
        }
        self.slots.learn(bit);
    }
}
