//! Acts as lines of the log are written. A list that leaves out a variant of its type, or a field, does not compile.

use super::{Action, Actor, Claim, Entry, Ruling, TwoMinutesDecision};
use crate::game::wire::{Misread, Wire, Writer, member, tagged, variants, words};

words!(Actor {
    White,
    Black,
    Arbiter,
});

tagged!(Action "do" {
    StartClock,
    Adjust,
    EndAdjust,
    Touch { square },
    TouchBoth { first, second },
    Brush { square },
    CallAccident,
    AgreeAccident,
    DenyAccident,
    Release { from, to },
    TakeOff { square },
    Promote { role, square },
    Place { piece, square },
    Press,
    UseTwoHands,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    PutOffAnswer,
    Resign,
    Claim { claim },
    StopClocks { call_arbiter },
    Resume,
    CallFlag,
    Ruling { ruling },
    Seal { mv as "move" },
    OpenSealed,
    GapCounted { time },
    GapStopped { time },
    WriteDown { ply, text },
    TakenBack,
});

variants!(Claim {
    Repetition { intended },
    FiftyMoves { intended },
    FlagFallen,
    IllegalMove,
    TouchMoveBroken,
    NormalMeans,
});

variants!(Ruling {
    SetTime { side, time },
    AddTime { side, time },
    SetPeriod { side, period },
    SetMoveCount { side, count },
    Warn { side },
    RestoreTo { ply },
    Absent { side },
    TwoMinutes { decision },
    End { outcome },
});

variants!(TwoMinutesDecision {
    Agree,
    PutOff { bonus },
    Reject,
});

impl Wire for Entry {
    fn write(&self, out: &mut Writer) {
        let around: &[(&str, &dyn Wire)] = &[("at", &self.at), ("by", &self.by)];
        self.action.write_beside(around, out);
    }

    fn read(value: &serde_json::Value) -> Result<Entry, Misread> {
        Ok(Entry {
            at: member(value, "at")?,
            by: member(value, "by")?,
            action: Action::read_beside(value)?,
        })
    }
}
