//! Recognises the tags of languages.

use unic_langid::LanguageIdentifier;
use unic_langid::subtags::Region;

use crate::announce::Message;
use crate::announce::say::locale as say;

/// The two-letter codes of ISO 639-1.
const TWO_LETTERS: &str = "\
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de \
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id \
    ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu \
    lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu \
    rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr \
    ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu";

/// Returns whether a tag names a language. Two-letter codes are listed; of three-letter codes there
/// are thousands, so all are accepted.
pub(super) fn is_known(tag: &LanguageIdentifier) -> bool {
    let language = tag.language.as_str();
    match language.len() {
        2 => TWO_LETTERS.split(' ').any(|code| code == language),
        // `und` is the code for no language.
        3 => language != "und",
        _ => false,
    }
}

/// Returns the language without the region or script: `pt` for `pt-BR`. Returns `None` if the tag
/// has neither.
pub(super) fn general(tag: &LanguageIdentifier) -> Option<LanguageIdentifier> {
    let general = LanguageIdentifier::from_parts(tag.language, None, None, &[]);
    if general == *tag { None } else { Some(general) }
}

/// The countries of Latin America, whose Spanish is `es-419`.
const LATIN_AMERICA: &str = "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE";

/// Returns whether a tag asks for the Spanish of Latin America.
pub(super) fn is_american_spanish(tag: &LanguageIdentifier) -> bool {
    let Some(region) = tag.region.as_ref().map(Region::as_str) else {
        return false;
    };
    let mut countries = LATIN_AMERICA.split(' ');
    tag.language.as_str() == "es" && countries.any(|country| country == region)
}

/// Returns the language that a folder's name stands for.
///
/// # Errors
/// Returns an error if the name is not a tag of a language. `Italiano` has the form of a tag, but
/// no language has a code of eight letters.
pub(super) fn of_folder(name: &str) -> Result<LanguageIdentifier, Message> {
    let tag: LanguageIdentifier = name.parse().map_err(|_| say::fault_not_a_tag())?;
    if is_known(&tag) {
        return Ok(tag);
    }
    Err(match tag.language.as_str().len() {
        2 | 3 => say::fault_no_language(tag.language.to_string()),
        _ => say::fault_not_a_tag(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_told_from_what_only_looks_like_one() {
        for name in ["it", "pt-BR", "pt_BR", "ca-valencia", "ast", "zh-Hant"] {
            assert!(of_folder(name).is_ok(), "{name}");
        }
        for (name, fault) in [
            ("Italiano", say::fault_not_a_tag()),
            ("my language", say::fault_not_a_tag()),
            ("", say::fault_not_a_tag()),
            ("xx", say::fault_no_language("xx")),
        ] {
            assert_eq!(of_folder(name).err(), Some(fault), "{name}");
        }
    }
}
