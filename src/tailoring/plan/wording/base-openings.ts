import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { mayBeBase, mayBeBaseInList, tenseOf } from '../../grammar/verb-tense.ts';
import type { LineStyle } from './pattern.ts';

/* Decides whether words that may be nouns open the lines of an ended job as verbs: `Log calls`. */

/**
 * How the lines of an ended job open, if words that may be nouns are verbs in them; otherwise null.
 * @param alike lines of all ended jobs, if they are worded alike
 */
export function openingInBase(
  lexicon: Lexicon,
  own: readonly string[],
  alike: readonly string[],
): LineStyle['opens'] | null {
  if (isList(lexicon, own) || isInList(lexicon, own, alike)) return 'base list';
  return areInBase(lexicon, own) || isOfBase(lexicon, own, alike) ? 'base' : null;
}

/** Minimum share of lines with a verb. */
const minVerbShare = 1 / 2;
/** Minimum share of certain verbs among the possible ones that open the lines. */
const minSureShare = 1 / 3;
const [minOfList, minShareOfList] = [4, 2 / 3];

/** True if most lines certainly open with a present verb, and all others open with a word that could be one. */
function isList(lexicon: Lexicon, texts: readonly string[]): boolean {
  const tenses = texts.map((each) => tenseOf(lexicon, each));
  const sure = tenses.filter((tense) => tense === 'present').length;
  return (
    sure >= minOfList &&
    sure >= minShareOfList * texts.length &&
    texts.every(
      (text, at) =>
        tenses[at] !== 'unknown' || mayBeBaseInList(firstWord(text), text.slice(firstWord(text).length)),
    )
  );
}

/** True for lines that mostly may open with base forms, among ended jobs of which most lines surely do. */
function isInList(lexicon: Lexicon, own: readonly string[], alike: readonly string[]): boolean {
  const sure = own.filter((text) => tenseOf(lexicon, text) === 'present').length;
  const doubtful = own.filter((text) => tenseOf(lexicon, text) === 'unknown');
  return (
    alike.length > own.length &&
    isMostlySure(lexicon, alike) &&
    sure >= minSureShare * own.length &&
    sure + doubtful.length >= minShareOfList * own.length &&
    doubtful.every((text) => mayBeBaseInList(firstWord(text), text.slice(firstWord(text).length)))
  );
}

/** Like `isInList` for lines of which none is sure, such as a single one, so that each needs an object. */
function isOfBase(lexicon: Lexicon, own: readonly string[], alike: readonly string[]): boolean {
  return (
    own.length > 0 &&
    alike.length > own.length &&
    isMostlySure(lexicon, alike) &&
    own.every(
      (text) =>
        tenseOf(lexicon, text) === 'present' ||
        mayBeBase(firstWord(text), text.slice(firstWord(text).length)),
    )
  );
}

/** Minimum of sure verbs in a whole resume, and their share of the words that may be verbs. */
const [minOfAlike, minShareOfAlike] = [4, 1 / 2];

function isMostlySure(lexicon: Lexicon, texts: readonly string[]): boolean {
  const tenses = texts.map((text) => tenseOf(lexicon, text)).filter((tense) => tense !== 'none');
  const sure = tenses.filter((tense) => tense === 'present').length;
  return sure >= minOfAlike && sure >= minShareOfAlike * tenses.length;
}

/**
 * True if the other lines show that doubtful words are verbs: `Bake breads` beside `Prepared the sauces` and `Wash, peel
 * and cut fruits`. Lines that open with a noun do not count.
 */
function areInBase(lexicon: Lexicon, texts: readonly string[]): boolean {
  const sure = texts.filter((each) => ['past', 'present'].includes(tenseOf(lexicon, each)));
  const doubtful = texts.filter((text) => tenseOf(lexicon, text) === 'unknown');
  const verbs = sure.length + doubtful.length;
  return (
    verbs > 1 &&
    verbs >= minVerbShare * texts.length &&
    sure.length >= minSureShare * verbs &&
    doubtful.every((text) => mayBeBase(firstWord(text), text.slice(firstWord(text).length)))
  );
}
