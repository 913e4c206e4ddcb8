//! Time controls and the two clocks, as pure functions of time.
