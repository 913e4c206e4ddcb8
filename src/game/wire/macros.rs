//! Lists of variants and fields turned into [`Wire`](super::Wire).

/// An enumeration whose variants carry nothing: the words of a value. `or default` where it may be
/// missing.
macro_rules! words {
    ($name:ident $(or $default:ident)? { $($variant:ident),+ $(,)? }) => {
        impl $name {
            /// The name of the variant.
            const fn variant_name(&self) -> &'static str {
                match self {
                    $($name::$variant => stringify!($variant)),+
                }
            }
        }

        impl $crate::game::wire::Wire for $name {
            fn write(&self, out: &mut $crate::game::wire::Writer) {
                out.word(self.variant_name());
            }

            fn read(
                value: &serde_json::Value,
            ) -> Result<$name, $crate::game::wire::Misread> {
                const KNOWN: &[(&str, $name)] = &[$((stringify!($variant), $name::$variant)),+];
                $crate::game::wire::word(value, KNOWN)
            }

            $(fn missing() -> Option<$name> {
                Some($name::$default())
            })?
        }
    };
}

/// An enumeration some of whose variants carry something: one value, or named ones.
macro_rules! variants {
    ($name:ident { $(
        $variant:ident $(($inner:ty))? $({ $($field:ident),* $(,)? })?
    ),+ $(,)? }) => {
        impl $crate::game::wire::Wire for $name {
            // The pattern `_` stands there only to be repeated where a variant carries a value.
            #[allow(clippy::redundant_pattern)]
            fn write(&self, out: &mut $crate::game::wire::Writer) {
                match self {
                    $($name::$variant
                        $((inner @ $crate::game::wire::variants!(@any $inner)))?
                        $({ $($field),* })? => $crate::game::wire::variants!(
                            @write out $variant $((inner $inner))? $({ $($field),* })?
                        ),)+
                }
            }

            fn read(
                value: &serde_json::Value,
            ) -> Result<$name, $crate::game::wire::Misread> {
                let (word, inner) = $crate::game::wire::variant(value)?;
                $(if $crate::game::wire::is(word, stringify!($variant)) {
                    return Ok($crate::game::wire::variants!(
                        @read inner $name $variant $(($inner))? $({ $($field),* })?
                    ));
                })+
                Err($crate::game::wire::Misread::expected("a known word"))
            }
        }
    };
    (@any $inner:ty) => { _ };
    (@write $out:ident $variant:ident) => {
        $out.word(stringify!($variant))
    };
    (@write $out:ident $variant:ident ($value:ident $inner:ty)) => {
        $out.newtype(stringify!($variant), $value)
    };
    (@write $out:ident $variant:ident { $($field:ident),* }) => {
        $out.variant(stringify!($variant), &[$((stringify!($field), $field)),*])
    };
    (@read $value:ident $name:ident $variant:ident) => {
        $name::$variant
    };
    (@read $value:ident $name:ident $variant:ident ($inner:ty)) => {
        $name::$variant(<$inner as $crate::game::wire::Wire>::read($value)?)
    };
    (@read $value:ident $name:ident $variant:ident { $($field:ident),* }) => {
        $name::$variant {
            $($field: $crate::game::wire::member($value, stringify!($field))?),*
        }
    };
}

/// An enumeration that lies flat in an object: one member names the variant, those of the variant
/// stand beside it. A member named otherwise than its field is `field as "name"`.
macro_rules! tagged {
    ($name:ident $tag:literal { $(
        $variant:ident $({ $($field:ident $(as $key:literal)?),* $(,)? })?
    ),+ $(,)? }) => {
        impl $name {
            /// Writes an object of the members `around` and those of this value.
            fn write_beside(
                &self,
                around: &[(&str, &dyn $crate::game::wire::Wire)],
                out: &mut $crate::game::wire::Writer,
            ) {
                match self {
                    $($name::$variant $({ $($field),* })? => out.tagged(around, $tag, (
                        stringify!($variant),
                        &[$($(($crate::game::wire::tagged!(@key $field $($key)?), $field)),*)?],
                    )),)+
                }
            }

            /// Reads this value from the object that it lies in.
            fn read_beside(
                object: &serde_json::Value,
            ) -> Result<$name, $crate::game::wire::Misread> {
                let word: String = $crate::game::wire::member(object, $tag)?;
                $(if $crate::game::wire::is(&word, stringify!($variant)) {
                    return Ok($name::$variant $({
                        $($field: $crate::game::wire::member(
                            object,
                            $crate::game::wire::tagged!(@key $field $($key)?),
                        )?),*
                    })?);
                })+
                Err($crate::game::wire::Misread::expected("a known word").within($tag))
            }
        }
    };
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
}

/// A struct, each field a member; other members are refused. `or default` where the whole may be
/// missing.
macro_rules! record {
    ($name:ident $(or $default:ident)? { $($field:ident),+ $(,)? }) => {
        impl $crate::game::wire::Wire for $name {
            fn write(&self, out: &mut $crate::game::wire::Writer) {
                out.object(&[$((stringify!($field), &self.$field)),+]);
            }

            fn read(
                value: &serde_json::Value,
            ) -> Result<$name, $crate::game::wire::Misread> {
                $crate::game::wire::check_members(value, &[$(stringify!($field)),+])?;
                Ok($name {
                    $($field: $crate::game::wire::member(value, stringify!($field))?),+
                })
            }

            $(fn missing() -> Option<$name> {
                Some($name::$default())
            })?
        }
    };
}

/// For the programs beside the page, which write more than logs: serde's forms of these types are
/// those of the log.
macro_rules! serde_by_wire {
    ($($name:ty),+ $(,)?) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let text = $crate::game::wire::to_text(self);
                let value: serde_json::Value =
                    serde_json::from_str(&text).map_err(serde::ser::Error::custom)?;
                value.serialize(to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let value = serde_json::Value::deserialize(from)?;
                $crate::game::wire::Wire::read(&value).map_err(serde::de::Error::custom)
            }
        }
    )+};
}

pub(in crate::game) use {record, serde_by_wire, tagged, variants, words};
