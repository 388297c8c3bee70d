import { packedWords } from './packed-lexicon.ts';

/** Tools of nearly every team: known by all who work in one. */
export const everydayTools = packedWords('everyday-tools');

/** What nearly all who work in its trade have: it tells nobody from the others. */
export const commonInTrade = packedWords('common-in-trade');

/** The languages that programs and queries are written in: lists of skills keep them together. */
export const programmingLanguages = packedWords('programming-languages');

/**
 * Known terms that work is described with and nobody lists as a skill: settings, duties, what others do.
 * They match a posting where it names them; they are never added to a list.
 */
export const unlistedTerms = packedWords('unlisted-terms');
