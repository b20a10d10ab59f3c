//! The language itself: its name, how it names tiles, how it joins lists, and what is wrong with its files.

use crate::announce::{Arg, Message, messages};
use serpente_engine::rules::Pip;

messages! {
    /// What the language calls itself.
    language_name();
    /// The tag of the voice that reads it, such as `it`.
    language_voice();
    /// Who wrote these words.
    language_author();

    /// One half of a tile: a number, with a word for 0.
    half(pips: u8);
    /// A tile by its name. `double`: `yes` or `no`; `pips`: those of the higher half, as a number to choose by.
    tile(high: Pip, low: Pip, double: bool, pips: u8);
    /// A tile as it lies, from left to right. `double` and `pips` (those of the left half) as in `tile`.
    tile_lying(left: Pip, right: Pip, double: bool, pips: u8);

    /// A number below zero, in words a voice does not swallow.
    /// A number below zero: the sign is a word, since some voices swallow it.
    minus(number: Arg);
    /// A number with a fraction, by its digits.
    decimal(whole: String, fraction: String);
    /// What stands between the parts of a list.
    list_comma();
    /// What stands between the parts of a list that have commas inside.
    list_semicolon();
    /// All parts but the last, already joined, and the last one. `starts`: the first letter of the last part.
    list_and(before: String, last: String, starts: String);
    /// The same where any of the parts would do.
    list_or(before: String, last: String, starts: String);
    /// A list of nothing.
    list_none();

    /// What is wrong at a place in a locale file.
    locale_problem(file: String, line: usize, column: usize, why: Message);
    /// What is wrong with a line of a locale file.
    locale_problem_line(file: String, line: usize, why: Message);
    /// What is wrong with a locale file or folder as a whole.
    locale_problem_file(file: String, why: Message);

    /// There is no such file or folder.
    fault_absent();
    /// There is one already.
    fault_exists();
    /// Reading it is not allowed.
    fault_forbidden();
    /// It cannot be read.
    fault_unreadable();
    /// The file is not UTF-8 text.
    fault_not_utf8();
    /// The file is larger than any locale file is. `limit`: in KiB.
    fault_too_large(limit: usize);
    /// With this file, all locale files together are larger, or more, than they may be. `limit`: in KiB.
    fault_too_much(limit: usize);
    /// Braces or brackets are nested deeper than any sentence needs.
    fault_too_deep();
    /// A message is longer than any that is told. `limit`: in KiB.
    fault_too_long(id: String, limit: usize);
    /// A number has more digits than any that is told.
    fault_digits(id: String, most: usize);
    /// The folder's name is no language tag.
    fault_not_a_tag();
    /// No language has this tag.
    fault_no_language(tag: String);
    /// What should be the tag of a voice is none.
    fault_voice(tag: String);
    /// No locale file has this name.
    fault_unknown_file();

    /// Here should stand one certain character.
    fault_expected(sign: String);
    /// A message has no text.
    fault_no_text(id: String);
    /// A message cannot have this name.
    fault_name(name: String);
    /// Behind a message's name the equals sign is missing.
    fault_equals(id: String);
    /// A line belongs to no message.
    fault_unindented();
    /// A tab, where there should be spaces.
    fault_tab();
    /// A curly quotation mark, where there should be a straight one.
    fault_curly_quote();
    /// A no-break space, where there should be a plain one.
    fault_no_break_space();
    /// A brace closes nothing.
    fault_brace();
    /// A choice has no default, or more than one.
    fault_default();
    /// A quotation mark is not closed.
    fault_quote();
    /// An escape sequence that does not exist.
    fault_escape();
    /// A choice by something one cannot choose by.
    fault_selector();
    /// Another error of the syntax.
    fault_syntax();

    /// A message is not there.
    fault_missing(id: String);
    /// The program has no such message.
    fault_unknown(id: String);
    /// A message stands there twice.
    fault_duplicate(id: String);
    /// A message leaves out a fact that the English one tells.
    fault_variable_missing(id: String, name: String);
    /// A message asks for a fact it is not given.
    fault_variable_unknown(id: String, name: String);
    /// A message uses a term that is not there.
    fault_term(id: String, name: String);
    /// A message uses another one that is not there.
    fault_reference(id: String, name: String);
    /// A message calls a function that does not exist.
    fault_function(id: String, name: String);
    /// Messages use each other in a circle.
    fault_loop(id: String);
    /// A plural form as it stands in a file, with numbers that take it.
    plural_form(form: String, numbers: Vec<Arg>);
    /// A choice by number lacks some of the language's plural forms. `forms`: those, each with examples.
    fault_plural(id: String, forms: Arg);
    /// A message has one text for all numbers; the language has these forms.
    fault_one_form(id: String, name: String, forms: Arg);
    /// A function is given an option it does not know.
    fault_option(id: String, option: String);
    /// A choice has an arm that can never be chosen.
    fault_arm_unknown(id: String, arm: String);
    /// A choice lacks an arm.
    fault_arm_missing(id: String, arm: String);
    /// The text is the English one.
    fault_same(id: String);
    /// A comment says that the text is the English one, and it is not.
    fault_not_same(id: String);
}
