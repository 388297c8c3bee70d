/* How much of a posting is read: far beyond any job, so that none costs more than a moment. Behind them, a warning. */

export const maxLines = 3000;
/** In UTF-16 units; the longest of 400 real postings has 15,000. */
export const maxLength = 24_000;
/** What is named in it, known or not, also when it is named again. */
export const maxNames = 1000;
/** What is looked at because it might be a name, whether it turns out to be one or not. */
export const maxCandidates = 5000;
/** The stretches of words that are weighed as what is asked for; 400 real postings have at most 5,400. */
export const maxPhrases = 12_000;
export const maxRequirements = 200;
