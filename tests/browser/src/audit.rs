//! The accessibility audit of axe-core, run inside the page.

use serde_json::{Value, json};

use crate::page::Page;

impl Page<'_> {
    /// The violations that axe-core finds, each as its rule and the elements concerned.
    ///
    /// # Panics
    /// When axe-core is not installed or does not run.
    #[track_caller]
    pub fn axe(&self) -> Vec<String> {
        let file = xtask::project::root().join("node_modules/axe-core/axe.min.js");
        let source = std::fs::read_to_string(&file).unwrap_or_else(|error| {
            panic!(
                "{}: {error}; `cargo xtask test browser` sets it up",
                file.display()
            )
        });
        self.js(&source, &[]);
        let script = "const done = arguments[arguments.length - 1];\
            axe.run(document, { resultTypes: ['violations'] })\
            .then((r) => done(r.violations.map((v) => `${v.id}: ${v.nodes.map((n) => \
              n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).slice(0, 5).join(' | ')}`)),\
              (e) => done([`axe failed: ${e}`]))";
        let session = self.browser.session();
        let body = json!({ "script": script, "args": [] });
        let found = self.must(session.post("execute/async", &body));
        let found = found.as_array().map(Vec::as_slice).unwrap_or_default();
        found
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_string)
            .collect()
    }
}
