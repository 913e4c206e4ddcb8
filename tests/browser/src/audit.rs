//! What each screen must stand: the audit of axe-core, run inside the page, and what it does not look at: what reaches
//! beyond the page, texts that are cut, targets that are small or lie under others.

use serde_json::{Value, json};

use crate::page::Page;

/// What a script needs to tell what can be pressed, what of it is seen, and how it is named in a message.
const TOOLS: &str = "\
    const name = (e) => [e.tagName.toLowerCase(), e.dataset.action ?? e.dataset.note ?? e.name ?? e.getAttribute('role') ?? '', \
        e.dataset.side ?? e.dataset.square ?? e.value ?? '', (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 24)]\
        .filter(Boolean).join(' ');\
    const seen = (e) => { const r = e.getBoundingClientRect();\
        return r.width > 1 && r.height > 1 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })\
            && !e.closest('[data-announcer], [aria-hidden=true]'); };\
    const target = (e) => e.matches('input[type=radio], input[type=checkbox], input[type=file]') ? e.closest('label') ?? e : e;\
    const targets = () => [...new Set([...document.querySelectorAll(\
        'button, a[href], input:not([type=hidden]), select, textarea, summary, label:has(input[type=file])')].map(target))].filter(seen);";

impl Page<'_> {
    /// The violations that axe-core finds, each as its rule and the elements concerned.
    ///
    /// # Panics
    /// When axe-core is not installed or does not run.
    #[track_caller]
    pub fn axe(&self) -> Vec<String> {
        self.axe_with(&json!({}))
    }

    /// The texts whose contrast is too low: less than 4.5 to 1 (WCAG 1.4.3), or than 7 to 1 (1.4.6).
    ///
    /// # Panics
    /// As [`Page::axe`].
    #[track_caller]
    pub fn low_contrasts(&self, enhanced: bool) -> Vec<String> {
        let rule = if enhanced {
            "color-contrast-enhanced"
        } else {
            "color-contrast"
        };
        self.axe_with(&json!({ "runOnly": { "type": "rule", "values": [rule] } }))
    }

    #[track_caller]
    fn axe_with(&self, options: &Value) -> Vec<String> {
        let file = xtask::project::root().join("node_modules/axe-core/axe.min.js");
        let source = std::fs::read_to_string(&file).unwrap_or_else(|error| {
            panic!(
                "{}: {error}; `cargo xtask test browser` sets it up",
                file.display()
            )
        });
        if self.js("return !!window.axe", &[]) != true {
            self.js(&source, &[]);
        }
        let script = "const [options, done] = arguments;\
            axe.run(document, { resultTypes: ['violations'], ...options })\
            .then((r) => done(r.violations.map((v) => `${v.id}: ${v.nodes.map((n) => \
              n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).slice(0, 5).join(' | ')}`)),\
              (e) => done([`axe failed: ${e}`]))";
        lines(&self.js_later(script, std::slice::from_ref(options)))
    }

    /// What reaches beyond the right edge of the page, which can then be scrolled sideways (WCAG 1.4.10).
    #[track_caller]
    pub fn beyond_the_edge(&self) -> Vec<String> {
        let script = "const root = document.documentElement, width = root.clientWidth;\
            if (root.scrollWidth <= width) return [];\
            const wide = [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility()\
                && e.getBoundingClientRect().right > width + 0.5);\
            return [`${root.scrollWidth} > ${width}`, ...wide.slice(0, 5).map(name)]";
        self.looked_at(script, &[])
    }

    /// The texts of which a part can't be seen: what holds them is too small and hides the rest (WCAG 1.4.4, 1.4.12).
    /// What can be scrolled is not cut.
    #[track_caller]
    pub fn cut_texts(&self) -> Vec<String> {
        let script = "const holds = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());\
            const cut = [...document.querySelectorAll('body *')].filter((e) => holds(e) && seen(e) && !(e instanceof SVGElement)\
                && !e.matches('option, select, .announcer *'));\
            return cut.filter((e) => { const style = getComputedStyle(e);\
                const hides = (way) => way === 'hidden' || way === 'clip' || e.matches('button');\
                const small = style.display === 'inline' ? [0, 0] : [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight];\
                return style.clipPath === 'none' && (hides(style.overflowX) && small[0] > 1 || hides(style.overflowY) && small[1] > 1);\
            }).map((e) => `${name(e)}: ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`)";
        self.looked_at(script, &[])
    }

    /// The targets that a finger may miss: less than 44 pixels wide or high (WCAG 2.5.5). Links within a sentence are
    /// as high as its lines, and what `excepted` names is left out.
    #[track_caller]
    pub fn small_targets(&self, excepted: &str) -> Vec<String> {
        let script = "return targets().filter((e) => {\
            const inline = e.matches('a') && getComputedStyle(e).display === 'inline';\
            const r = e.getBoundingClientRect();\
            return !inline && !(arguments[0] && e.matches(arguments[0])) && (r.width < 43.5 || r.height < 43.5);\
            }).map((e) => { const r = e.getBoundingClientRect();\
                return `${name(e)}: ${Math.round(r.width * 10) / 10}x${Math.round(r.height * 10) / 10}`; })";
        self.looked_at(script, &[json!(excepted)])
    }

    /// The targets whose middle another one has, unless that belongs to something that lies over the page.
    #[track_caller]
    pub fn covered_targets(&self) -> Vec<String> {
        let script = "const layer = (e) => { for (; e; e = e.parentElement) { const style = getComputedStyle(e);\
                if (/absolute|fixed/.test(style.position) && style.zIndex !== 'auto') return e; } };\
            const all = targets(), found = [];\
            for (const e of all) {\
                e.scrollIntoView({ block: 'nearest', inline: 'nearest' });\
                const r = e.getBoundingClientRect();\
                if (r.top < 0 || r.bottom > innerHeight || r.left < 0 || r.right > innerWidth) continue;\
                const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);\
                const other = hit && all.find((o) => o !== e && o.contains(hit));\
                if (!other || e.contains(other) || other.contains(e)) continue;\
                const over = layer(other);\
                if (over && !over.contains(e) && !over.matches('[data-import]')) continue;\
                found.push(`${name(e)} under ${name(other)}`);\
            }\
            scrollTo(0, 0); return found";
        self.looked_at(script, &[])
    }

    #[track_caller]
    fn looked_at(&self, script: &str, arguments: &[Value]) -> Vec<String> {
        lines(&self.js(&format!("{TOOLS}{script}"), arguments))
    }
}

fn lines(found: &Value) -> Vec<String> {
    let found = found.as_array().map(Vec::as_slice).unwrap_or_default();
    let texts = found.iter().filter_map(Value::as_str);
    texts.map(str::to_string).collect()
}
