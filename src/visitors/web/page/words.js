// The page's own words, in the language that is spoken now.

/** The words by their names, and `language`; empty until the server has sent them. */
export let words = {};

/** A text with which something begins. */
export const begun = (text) => text[0].toLocaleUpperCase(words.language) + text.slice(1);

/** Sets the words. */
export function setWords(own) {
  words = own;
}
