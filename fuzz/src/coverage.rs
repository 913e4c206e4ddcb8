//! Which places of the program a text leads through. The compiler counts them where it is told to
//! (`cargo xtask fuzz` does); in any other build there is nothing to see.
#![allow(unsafe_code)] // the compiler's counters are reached by their addresses alone

use std::sync::atomic::{AtomicUsize, Ordering};

const MOST: usize = 64;
static STARTS: [AtomicUsize; MOST] = [const { AtomicUsize::new(0) }; MOST];
static LENGTHS: [AtomicUsize; MOST] = [const { AtomicUsize::new(0) }; MOST];
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// Called by each part of the program before `main`, with the place of its counters.
#[unsafe(no_mangle)]
pub extern "C" fn __sanitizer_cov_8bit_counters_init(start: usize, stop: usize) {
    let index = COUNT.fetch_add(1, Ordering::SeqCst);
    if index < MOST && stop > start {
        STARTS[index].store(start, Ordering::SeqCst);
        LENGTHS[index].store(stop - start, Ordering::SeqCst);
    }
}

/// What has been seen so far.
pub struct Coverage {
    counters: Vec<&'static mut [u8]>,
    /// For each counter, the sizes of its counts that have been seen, as bits.
    seen: Vec<Vec<u8>>,
    /// How many counters have been seen to count.
    pub places: usize,
}

impl Coverage {
    /// Nothing has been seen. To be made once only.
    pub fn new() -> Coverage {
        let counters: Vec<&'static mut [u8]> = STARTS
            .iter()
            .zip(&LENGTHS)
            .map(|(start, length)| (start.load(Ordering::SeqCst), length.load(Ordering::SeqCst)))
            .filter(|(_, length)| *length > 0)
            // SAFETY: the compiler has laid these bytes out for the counters, they live as long as
            // the program, and nobody else makes slices of them.
            .map(|(start, length)| unsafe {
                std::slice::from_raw_parts_mut(start as *mut u8, length)
            })
            .collect();
        let seen = counters.iter().map(|part| vec![0; part.len()]).collect();
        Coverage {
            counters,
            seen,
            places: 0,
        }
    }

    /// How many places there are.
    pub fn all(&self) -> usize {
        self.seen.iter().map(Vec::len).sum()
    }

    /// Sets all counters to 0.
    pub fn reset(&mut self) {
        for part in &mut self.counters {
            part.fill(0);
        }
    }

    /// Whether the counters show anything that was not seen before; it has been seen now.
    pub fn shows_new(&mut self) -> bool {
        let mut new = false;
        for (part, seen) in self.counters.iter().zip(&mut self.seen) {
            for (&count, seen) in part.iter().zip(seen) {
                if count == 0 {
                    continue;
                }
                // Counts that are about as large are the same.
                let size = 1 << count.ilog2();
                if *seen & size == 0 {
                    self.places += usize::from(*seen == 0);
                    *seen |= size;
                    new = true;
                }
            }
        }
        new
    }
}
