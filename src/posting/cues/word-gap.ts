/** What parts a phrase from the next word: nothing more where French elides, "connaissance de l'anglais". A piece of a regular expression. */
export const wordGap = String.raw`(?:\s{1,20}|(?<=['’]))`;
