//! The computer opponent (LEARN-8).

mod budget;
mod draws;
mod legal;
mod mistakes;
mod question;
