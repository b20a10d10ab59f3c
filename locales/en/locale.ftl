## The language itself

language-name = English
# The voice that reads it, as a language tag
language-voice = en
language-author = the makers of serpente

## Tiles, as players say them: "6 4", "double 6", "5 blank"

half =
    { $pips ->
        [0] blank
       *[other] { $pips }
    }
tile =
    { $double ->
        [yes] double { $high }
       *[no] { $high } { $low }
    }
tile-lying =
    { $double ->
        [yes] double { $left }
       *[no] { $left } { $right }
    }

## Lists

minus = minus { $number }
list-comma = { ", " }
list-and = { $before } and { $last }
list-none = none

## What is wrong with locale files

locale-problem = { $file }, line { $line }, column { $column }: { $why }
locale-problem-file = { $file }: { $why }

fault-absent = It is not there.
fault-forbidden = Reading it is not allowed.
fault-unreadable = It cannot be read.
fault-not-utf8 = It is not UTF-8 text. Save it as UTF-8.
fault-too-large = It is larger than { $limit } kibibytes. No locale file is.
fault-too-deep = Too many braces within braces.
fault-digits = A number in { $id } has more than { $most } digits.
fault-not-a-tag = The name of this folder is not a language tag such as it or pt-BR.
fault-unknown-file = The program has no locale file of this name.

fault-expected = The character { $sign } is expected here.
fault-no-text = { $id } has no text.
fault-brace = This brace closes nothing. To say a brace, put it in quotes within braces.
fault-default = A choice needs exactly one default, marked with an asterisk.
fault-quote = A quotation mark is not closed.
fault-escape = There is no such escape sequence.
fault-selector = One cannot choose by this.
fault-syntax = This cannot be understood.

fault-missing = { $id } is missing.
fault-unknown = The program has no message { $id }.
fault-duplicate = { $id } is there twice.
fault-variable-missing = { $id } leaves out the variable { $name }.
fault-variable-unknown = { $id } is not given a variable { $name }.
fault-term = { $id } uses the term { $name }, which is not there.
fault-reference = { $id } uses the message { $name }, which is not there.
fault-function = { $id } calls { $name }, which does not exist.
fault-loop = { $id } uses itself.
fault-plural = { $id } has no plural form { $arm }.
fault-arm-unknown = { $id } has a form { $arm }, which is never chosen.
fault-arm-missing = { $id } has no form { $arm }.
fault-same = { $id } is still in English. If it is meant to be the same, put the comment # same above it.
