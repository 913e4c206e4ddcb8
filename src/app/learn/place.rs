//! What an address asks for among the places of learning: `#/learn` the path of the course,
//! `#/learn/<lesson>/<step>` a step of a lesson, `#/practice?fen=…` a board to try things on,
//! `#/train/coordinates` and `#/train/notation` the trainers.

/// A place of learning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The path of the course, and the ways to all other places.
    Path,
    /// A lesson.
    Lesson {
        /// Its name.
        lesson: String,
        /// Which step of it, from 1.
        step: u32,
    },
    /// A board to try things on.
    Practice,
    /// The trainer of the squares' names.
    Coordinates,
    /// The trainer of written moves.
    Notation,
    /// There is no such place.
    Nowhere,
}

impl Place {
    /// Reads the part of an address after `#`; a step that is no number, or 0, is the first.
    pub fn read(hash: &str) -> Place {
        let hash = hash.strip_prefix('#').unwrap_or(hash);
        let place = hash.split('?').next().unwrap_or_default();
        let parts: Vec<&str> = place.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            ["learn", lesson, rest @ ..] => Place::Lesson {
                lesson: (*lesson).to_owned(),
                step: rest
                    .first()
                    .and_then(|it| it.parse().ok())
                    .unwrap_or(1)
                    .max(1),
            },
            ["practice", ..] => Place::Practice,
            ["train", "coordinates", ..] => Place::Coordinates,
            ["train", "notation", ..] => Place::Notation,
            ["learn"] => Place::Path,
            _ => Place::Nowhere,
        }
    }
}

/// The seed of the exercises that an address asks for by `seed=`: whoever opens it gets the same ones.
pub fn seed(hash: &str) -> Option<u64> {
    let (_, query) = hash.split_once('?')?;
    let mut values = query.split('&').filter_map(|it| it.strip_prefix("seed="));
    values.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson(lesson: &str, step: u32) -> Place {
        let lesson = lesson.to_owned();
        Place::Lesson { lesson, step }
    }

    #[test]
    fn each_place_of_learning_has_its_address() {
        for (hash, place) in [
            ("#/learn", Place::Path),
            ("#/learn/?lang=uk", Place::Path),
            ("#/learn/rook/3", lesson("rook", 3)),
            ("#/learn/rook?lang=ru", lesson("rook", 1)),
            ("#/practice?fen=8/8/8/8/3R4/8/8/8", Place::Practice),
            ("#/train/coordinates", Place::Coordinates),
            ("#/train/notation?notation=long", Place::Notation),
        ] {
            assert_eq!(Place::read(hash), place, "{hash}");
        }
    }

    #[test]
    fn the_same_exercises_are_asked_for_by_their_seed() {
        assert_eq!(seed("#/train/notation?lang=uk&seed=12"), Some(12));
        for hash in [
            "#/train/notation",
            "#/train/notation?seed=",
            "#/train/notation?seed=-1",
        ] {
            assert_eq!(seed(hash), None, "{hash}");
        }
    }

    #[test]
    fn what_makes_no_sense_leads_to_the_first_step_or_nowhere() {
        assert_eq!(Place::read("#/learn/rook/x"), lesson("rook", 1));
        assert_eq!(Place::read("#/learn/rook/0"), lesson("rook", 1));
        assert_eq!(Place::read("#/learn/rook/99999999999"), lesson("rook", 1));
        assert_eq!(Place::read("#/train/dogs"), Place::Nowhere);
    }
}
