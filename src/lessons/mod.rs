//! What is taught, as data.
