//! Each selection of our locale files has every form once: a second one is never announced.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// Collects the forms that a selection of this pattern has twice.
fn forms_twice(pattern: &Pattern<String>, found: &mut Vec<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            forms_twice_in(expression, found);
        }
    }
}

fn forms_twice_in(expression: &Expression<String>, found: &mut Vec<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            let mut forms = BTreeSet::new();
            for variant in variants {
                let (VariantKey::Identifier { name: form }
                | VariantKey::NumberLiteral { value: form }) = &variant.key;
                if !forms.insert(form.clone()) {
                    found.push(form.clone());
                }
                forms_twice(&variant.value, found);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            forms_twice_in(expression, found);
        }
        Expression::Inline(_) => {}
    }
}

#[test]
fn no_selection_has_the_same_form_twice() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let mut twice = Vec::new();
    for folder in fs::read_dir(locales).expect("the languages") {
        for file in fs::read_dir(folder.expect("a language").path()).expect("its files") {
            let file = file.expect("a file").path();
            let text = fs::read_to_string(&file).expect("text");
            let resource = parser::parse(text).expect("no errors");
            for entry in &resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                let mut found = Vec::new();
                for pattern in message.value.iter().chain(attributes) {
                    forms_twice(pattern, &mut found);
                }
                twice.extend(
                    found
                        .into_iter()
                        .map(|form| format!("{}: {} [{form}]", file.display(), message.id.name)),
                );
            }
        }
    }
    assert!(twice.is_empty(), "{twice:#?}");
}
