//! What is packed comes out again.

use pack::{Opener, pack};
use proptest::prelude::*;

fn opened(pack: &[u8], slice: usize) -> Vec<u8> {
    let mut opener = Opener::new(pack.to_vec());
    while opener.go_on(slice) {}
    opener.opened().to_vec()
}

/// Bytes that begin like a module and go on like anything.
fn any_part() -> impl Strategy<Value = Vec<u8>> {
    let bytes = prop::collection::vec(any::<u8>(), 0..300);
    let text = "[a-zа-я =\n]{0,300}".prop_map(String::into_bytes);
    // A section of code, and in it often what is an instruction.
    let code = prop::collection::vec(prop_oneof![0_u8..0x45, any::<u8>()], 0..300);
    let code = code.prop_map(|code: Vec<u8>| {
        [
            b"\0asm\x01\0\0\0\x0a\x80\x02\x03\x40".as_slice(),
            code.as_slice(),
        ]
        .concat()
    });
    prop_oneof![bytes, text, code]
}

proptest! {
    // A predictor has 60 MB to be cleared.
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_parts_come_out_as_they_went_in(parts in prop::collection::vec(any_part(), 0..4), slice in 1_usize..500) {
        let whole = parts.concat();
        let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
        prop_assert_eq!(opened(&pack(&parts), slice), whole);
    }

    #[test]
    fn a_damaged_pack_gives_something_else_and_no_panic(part in any_part(), at in any::<prop::sample::Index>(), bit in 0_u8..8) {
        let mut pack = pack(&[&part]);
        // Not the length, by which the damaged pack would only be longer to open.
        let at = 5 + at.index(pack.len() - 5);
        pack[at] ^= 1_u8 << bit;
        prop_assert_eq!(opened(&pack, 1000).len(), part.len());
    }
}

#[test]
fn what_is_no_pack_opens_to_nothing() {
    for bytes in [&b""[..], &b"\0"[..], &b"\x05"[..], &b"\x01\x08\0"[..]] {
        assert_eq!(opened(bytes, 10), b"", "{bytes:?}");
    }
}

/// A module of many functions that are alike: (local.get a) (i32.const n) (i32.add) (local.set b).
fn module() -> Vec<u8> {
    let mut code = vec![0xe8, 0x07];
    for n in 0..1000_u32 {
        let (get, set) = ((n / 7 % 5) as u8, (n / 3 % 4) as u8);
        let body = [
            0x00,
            0x20,
            get,
            0x41,
            (n * n % 64) as u8,
            0x6a,
            0x21,
            set,
            0x0b,
        ];
        code.push(body.len() as u8);
        code.extend(body);
    }
    let size = code.len();
    let head = [
        0x0a,
        size as u8 & 0x7f | 0x80,
        (size >> 7) as u8 & 0x7f | 0x80,
        (size >> 14) as u8,
    ];
    [b"\0asm\x01\0\0\0".as_slice(), &head, &code].concat()
}

#[test]
fn instructions_of_a_module_are_foreseen() {
    let module = module();
    let packed = pack(&[&module]);
    assert_eq!(opened(&packed, 10_000), module);
    // The same bytes as text, in which only what is written is seen.
    let text = pack(&[&module[4..]]);
    assert!(
        packed.len() < module.len() / 8,
        "{} of {}",
        packed.len(),
        module.len()
    );
    assert!(
        packed.len() < text.len(),
        "{} and {}",
        packed.len(),
        text.len()
    );
}

#[test]
fn text_is_foreseen_by_its_words() {
    let text: String = (0..500)
        .map(|n| format!("move-{n} = {{ $piece }} → {{ $square }}\n"))
        .collect();
    let packed = pack(&[text.as_bytes()]);
    assert_eq!(opened(&packed, 10_000), text.as_bytes());
    assert!(
        packed.len() < text.len() / 20,
        "{} of {}",
        packed.len(),
        text.len()
    );
}
