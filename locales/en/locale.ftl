### For translators, once for all files. Everything here is spoken: short words, whole sentences, no abbreviations.
### What stands behind = is yours. Names in { } are filled in by the program: move them, but keep them as they are.
### Behind -> stands a choice: keep the words in [ ], translate what follows them; the one with * is for all the rest.
### [one], [other] … are the plural forms of your language; another number in [ ], such as [0], is that number alone.
### .brief is the wording for people who want few words, .full the one for newcomers. Where English has none, none is needed.
### { $who } is a name, "you", or several names: "Ada and you". { $key } is a key's name, such as "Space".
### A key's name may be one letter: where that letter is a word of your language, put a comma or a colon behind it.
### Text that must stay as in English needs a line with # same above it; a single form, a line with # same and its name
### in [ ]. Text that is right for every number, though English has several forms, needs a line with # one form.
### A line with # first marks what one evening needs: translate that first.

## The language itself

# first
language-name = English
# The voice that reads it, as a language tag
# first
language-voice = en
language-author = the makers of serpente

## Tiles, as players say them: "6 4", "double 6", "5 blank"

# A number on a tile. You may choose a word for any number, as for 0 here.
# $pips (Number)
# first
half =
    { $pips ->
        [0] blank
       *[other] { $pips }
    }
# A tile, the higher half first. { $high } and { $low } are told as above. { $pips } is the higher half as a number to
# choose by, if a double has a name of its own: "Pasch 6", but a word for the double blank.
# $high (Pip), $low (Pip), $double (bool), $pips (Number)
# first
tile =
    { $double ->
        [yes] double { $high }
       *[no] { $high } { $low }
    }
# A tile on the table, told from left to right. { $pips } is the left half.
# $left (Pip), $right (Pip), $double (bool), $pips (Number)
# first
tile-lying =
    { $double ->
        [yes] double { $left }
       *[no] { $left } { $right }
    }

## Lists

# A number below zero: voices swallow the sign.
# $number (Arg)
# first
minus = minus { $number }
# The sign between whole and fraction.
# $whole (String), $fraction (String)
decimal = { $whole }.{ $fraction }
# first
list-comma = { ", " }
# Between parts that have commas inside: "arm 1: 6 4, double 4; arm 2: 6 3".
# first
list-semicolon = { "; " }
# "Ada, Bo and you". { $starts } is the first letter of the last one, without accent, if "and" changes before some
# letters. Of a word with H it is two letters, "hi"; of a number it is an N and the number, "n8".
# $before (String), $last (String), $starts (String)
# first
list-and = { $before } and { $last }
# The same where any of them would do: "5, 2 or blank".
# $before (String), $last (String), $starts (String)
# first
list-or = { $before } or { $last }
# first
list-none = none

## What is wrong with locale files

# $file (String), $line (Number), $column (Number), $why (Message)
locale-problem = { $file }, line { $line }, column { $column }: { $why }
# $file (String), $line (Number), $why (Message)
locale-problem-line = { $file }, line { $line }: { $why }
# $file (String), $why (Message)
locale-problem-file = { $file }: { $why }

fault-absent = It is not there.
fault-exists = It is there already.
fault-forbidden = Reading it is not allowed.
fault-unreadable = It cannot be read.
fault-not-utf8 = It is not UTF-8 text. Save it as UTF-8.
# The file is larger than any locale file is. $limit: in KiB.
# $limit (Number)
fault-too-large = It is larger than { $limit } kibibytes. No locale file is.
# With this file, all locale files together are larger, or more, than they may be. $limit: in KiB.
# $limit (Number)
fault-too-much = With it, the locale files are more than { $limit } kibibytes together, or too many. It and all that follow are not read.
fault-too-deep = Too many braces within braces.
# A message is longer than any that is told. $limit: in KiB.
# $id (String), $limit (Number)
fault-too-long = { $id } is longer than { $limit } kibibytes. No message is.
# $id (String), $most (Number)
fault-digits = A number in { $id } has more than { $most } digits.
fault-not-a-tag = The name of this folder is not a language tag such as it or pt-BR.
# $tag (String)
fault-no-language = There is no language { $tag }. The folder is named by a tag such as it or pt-BR.
# $tag (String)
fault-voice = { $tag } is not the tag of a voice, such as it or pt-BR.
fault-unknown-file = The program has no locale file of this name.

# { $sign } is a character such as }.
# $sign (String)
fault-expected = The character { $sign } is expected here.
# $id (String)
fault-no-text = { $id } has no text.
# $name (String)
fault-name = { $name } cannot be the name of a message. Keep the English names.
# $id (String)
fault-equals = { $id } has no = behind it.
fault-unindented = This line belongs to no message. Begin it with spaces if it goes on with the one above.
fault-tab = This is a tab. Use spaces.
fault-curly-quote = This is a curly quotation mark. Use a straight one, ".
fault-no-break-space = This is a no-break space. Use a plain one.
fault-brace = This brace closes nothing. To say a brace, put it in quotes within braces.
fault-default = A choice needs exactly one default, marked with an asterisk.
fault-quote = A quotation mark is not closed.
fault-escape = There is no such escape sequence.
fault-selector = This value cannot select a variant.
fault-syntax = This cannot be understood.

# $id (String)
fault-missing = { $id } is missing.
# $id (String)
fault-unknown = The program has no message { $id }.
# $id (String)
fault-duplicate = { $id } is there twice.
# $id (String), $file (String), $line (Number)
fault-duplicate-in = { $id } is in { $file }, too, in line { $line }.
# $id (String)
fault-misread = { $id } has letters that were read in another encoding. Save the file as UTF-8 and write them again.
fault-html = This is a web page, not a locale file. Save the text alone.
# $id (String), $name (String)
fault-variable-missing = { $id } leaves out the variable { $name }.
# $id (String), $name (String)
fault-variable-unknown = { $id } is not given a variable { $name }.
# $id (String), $name (String)
fault-term = { $id } uses the term { $name }, which is not there.
# $id (String), $name (String)
fault-reference = { $id } uses the message { $name }, which is not there.
# $id (String), $name (String)
fault-function = { $id } calls { $name }, which does not exist.
# $id (String)
fault-loop = { $id } uses itself.
# { $form } is a plural form such as [few], { $numbers } are examples: 2, 3, 4; { $forms } are such forms.
# $form (String), $numbers (List)
plural-form = { $form } for { $numbers }
# A choice by number lacks some of the language's plural forms. $forms: those, each with examples.
# $id (String), $forms (Arg)
fault-plural = { $id } has no { $forms }.
# $id (String), $name (String), $forms (Arg)
fault-one-form = { $id } says the same for every number in { $name }. Your language has { $forms }.
# $id (String), $option (String)
fault-option = { $id } gives a function the option { $option }, which it does not know.
# $id (String), $arm (String)
fault-arm-unknown = { $id } has a form { $arm }, which is never chosen.
# $id (String), $arm (String)
fault-arm-missing = { $id } has no form { $arm }.
# $id (String)
fault-same = { $id } is still in English.
# $id (String)
fault-not-same = { $id } is not as in English, as # same says above it.
