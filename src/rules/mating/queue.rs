//! Places to look at next, cheapest first.

use std::collections::VecDeque;

/// A queue of places by a small cost.
#[derive(Default)]
pub(super) struct Queue {
    buckets: Vec<VecDeque<u32>>,
    lowest: usize,
}

impl Queue {
    pub(super) fn push(&mut self, cost: u32, place: u32) {
        let cost = cost as usize;
        if self.buckets.len() <= cost {
            self.buckets.resize_with(cost + 1, VecDeque::new);
        }
        if let Some(bucket) = self.buckets.get_mut(cost) {
            bucket.push_back(place);
            self.lowest = self.lowest.min(cost);
        }
    }

    /// The latest of the cheapest: goes deep.
    pub(super) fn pop_latest(&mut self) -> Option<u32> {
        self.cheapest()?.pop_back()
    }

    /// The first of the cheapest: goes wide.
    pub(super) fn pop_first(&mut self) -> Option<u32> {
        self.cheapest()?.pop_front()
    }

    fn cheapest(&mut self) -> Option<&mut VecDeque<u32>> {
        while self.buckets.get(self.lowest)?.is_empty() {
            self.lowest += 1;
        }
        self.buckets.get_mut(self.lowest)
    }
}
