//! Perft against published counts.

use jadoube::rules::Fen;

#[test]
fn quick() {
    for name in ["standard", "tricky", "chess960", "random"] {
        let path = format!("../shared/data/perft/{name}.epd");
        let text = std::fs::read_to_string(path).unwrap();
        let mut bad = 0;
        for line in text.lines() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let mut parts = line.split(';');
            let fen = parts.next().unwrap().trim();
            let position = match Fen::read(fen) {
                Ok(f) => f.position,
                Err(e) => {
                    println!("{name} {fen} {e}");
                    bad += 1;
                    continue;
                }
            };
            for part in parts {
                let Some(rest) = part.trim().strip_prefix('D') else {
                    continue;
                };
                let mut it = rest.split_whitespace();
                let depth: u32 = it.next().unwrap().parse().unwrap();
                let nodes: u64 = it.next().unwrap().parse().unwrap();
                if nodes > 3_000_000 {
                    continue;
                }
                let got = position.perft(depth);
                if got != nodes {
                    println!("{name} {fen} D{depth} {got} != {nodes}");
                    bad += 1;
                    break;
                }
            }
        }
        println!("{name}: {bad} bad");
    }
}
