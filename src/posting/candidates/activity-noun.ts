/** Nouns that say what is done with something: "maintenance of pumps". A piece of a regular expression. */
export const activityNoun = String.raw`(?:\p{Ll}{2,16}(?:ing|tion|sion|ment|ance|sis|al)|design|repair|setup)`;
