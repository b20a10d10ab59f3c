//! JSON in which something was changed, as a hostile or newer program may write it.

use crate::split_mix::SplitMix64;
use serde_json::{Value, json};

/// Collects the paths to every value below this one.
fn paths(value: &Value, path: &str, all: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            all.push(path.to_owned());
            for (at, item) in items.iter().enumerate() {
                paths(item, &format!("{path}/{at}"), all);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                paths(field, &format!("{path}/{name}"), all);
            }
        }
        _ => all.push(path.to_owned()),
    }
}

/// Changes one value somewhere in it: a number, a word, or how many items a list has.
pub fn change_a_value(whole: &mut Value, chance: &mut SplitMix64) {
    let mut all = Vec::new();
    paths(whole, "", &mut all);
    let path = &all[chance.below(all.len())];
    let Some(value) = whole.pointer_mut(path) else {
        return;
    };
    match value {
        Value::Array(items) => match chance.below(4) {
            0 => items.clear(),
            1 => drop(items.pop()),
            2 => items.extend(items.clone()),
            _ => {
                let more = items.first().cloned().unwrap_or_else(|| json!(1));
                items.extend(std::iter::repeat_n(more, 300));
            }
        },
        other => {
            let values = [
                json!(-1),
                json!(0),
                json!(1),
                json!(3),
                json!(9),
                json!(10),
                json!(50),
                json!(255),
                json!(65535),
                json!(2_147_483_647),
                json!(-2_147_483_648),
                json!(4_294_967_295_u32),
                json!(i64::MAX),
                json!(u64::MAX),
                json!(1e300),
                json!(null),
                json!(""),
                json!("6-6"),
                json!("18-18"),
                json!(true),
                json!(false),
                json!("blocked"),
                json!("no-double"),
            ];
            *other = values[chance.below(values.len())].clone();
        }
    }
}
