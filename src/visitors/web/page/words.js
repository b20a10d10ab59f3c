// The page's own words, in the language that is spoken now.

/** The words by their names, and `language`; empty until the server has sent them. */
export let words = {};

/** Sets the words. */
export function setWords(own) {
  words = own;
}
