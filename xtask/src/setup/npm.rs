//! Packages of npm, in the versions that the project names.

use std::fs;
use std::path::Path;

use crate::project::{Failure, Project, doing, output, run};

/// The packages of package.json, exactly as package-lock.json names them.
///
/// # Errors
/// When Node is missing or npm fails.
pub fn node_packages(project: &Project) -> Result<(), Failure> {
    node_packages_in(project, project.root())
}

/// The packages of the package.json in a folder of the project, exactly as its package-lock.json names them.
///
/// # Errors
/// When Node is missing or npm fails.
pub fn node_packages_in(project: &Project, folder: &Path) -> Result<(), Failure> {
    let node = output(project.command("node").arg("--version")).unwrap_or_default();
    let major = node.trim_start_matches('v').split('.').next();
    if !major.is_some_and(|major| major.parse().is_ok_and(|major: u32| major >= 20)) {
        return Err(Failure::new(format!(
            "Node.js 20 or later is needed, with npm; `node --version` says {node:?}.\n\
             Your system may package it (nodejs and npm), and nodejs.org has it for every system."
        )));
    }
    let wanted =
        fs::read_to_string(folder.join("package.json")).map_err(doing("reading package.json"))?;
    let all = dependencies(&wanted).all(|(name, version)| {
        let file = folder.join(format!("node_modules/{name}/package.json"));
        let line = format!("\"version\": \"{version}\"");
        fs::read_to_string(file).is_ok_and(|text| text.contains(&line))
    });
    if all {
        return super::there("npm packages");
    }
    super::say("npm packages: installing them");
    run(project
        .command("npm")
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder))
    .map_err(|failure| {
        Failure::new(format!(
            "{failure}\nnpm's registry has to be in reach once; `npm ci` by hand shows more."
        ))
    })
}

/// Name and version of each package that a package.json lists with an exact version.
fn dependencies(package: &str) -> impl Iterator<Item = (&str, &str)> {
    package
        .lines()
        .skip_while(|line| !line.contains("ependencies\": {"))
        .skip(1)
        .take_while(|line| !line.contains('}'))
        .filter_map(|line| {
            let mut quoted = line.split('"').skip(1).step_by(2);
            Some((quoted.next()?, quoted.next()?))
        })
}

#[cfg(test)]
mod tests {
    use super::dependencies;

    #[test]
    fn exact_versions_are_read_from_package_json() {
        let text = "{\n  \"name\": \"x\",\n  \"devDependencies\": {\n    \"axe-core\": \"4.14.1\",\n    \
                    \"binaryen\": \"132.0.0\"\n  }\n}\n";
        let found: Vec<_> = dependencies(text).collect();
        assert_eq!(found, [("axe-core", "4.14.1"), ("binaryen", "132.0.0")]);
    }
}
