import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { andWords, joiningWords, orWords } from '../../lexicon/words/function-words.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { anyPhrase, linesOf } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { lowerCase } from '../../values/fold.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import type { Clause } from '../clause.ts';
import { isImperative } from './sentence-subject.ts';

/** Past forms before the thing that was worked with. Source of a regular expression. */
export const pastForms = phraseTable('past_form');

/**
 * Verbs of trades after "able to" and "can", whose object is asked for. Verbs of every job (manage, build, learn, meet)
 * are not included. Source of a regular expression.
 */
export const tradeVerbs = phraseTable('trade_verb');

/**
 * Separates a phrase from the next word; nothing after a French elision, "connaissance de l'anglais". Source of a
 * regular expression.
 */
const wordGap = String.raw`(?:\s{1,20}|(?<=['’]))`;

/** Prefixes before an activity, whose list may go on with further verbs. Source of a regular expression. */
const abilityPrefixes = phraseTable('ability_prefix');

/** Wording that introduces a requirement, or a list of them up to the end of the clause. */
const requirementPrefixes = phraseTable('requirement_prefix');

/** Introduces examples or past work, which asks for nothing by itself. */
const examplePrefixes = phraseTable('example_prefix');

/** Modifiers before a thing that only praise it, or that a list left behind. */
const leadingModifiers = phraseTable('leading_modifier');

/** Words after a thing that add nothing, up to the end. */
const trailingWords = phraseTable('trailing_words');

/**
 * Matches lower-case text, like the tables; the group captures what introduces examples. Compiled once because that is
 * slow.
 */
const prefixPattern = lazy(() => {
  const { zh = '', ...spaced } = requirementPrefixes();
  const phrases = `\\b(?:${anyPhrase(spaced)}|(${anyPhrase(examplePrefixes())}))${wordGap}`;
  return preparedPattern(`${phrases}|(?:${linesOf(zh).join('|')})`, 'gu');
});

/** True if a text has a requirement prefix: "experience with …", not only "such as …". */
export function hasRequirementPrefix(text: string): boolean {
  return prefixIn(text).hasRequirementPrefix;
}

const maxAsked = 1000;

const prefixIn = memoize(maxAsked, (text): { readonly hasRequirementPrefix: boolean } => ({
  hasRequirementPrefix: searchPrefix(text),
}));

function searchPrefix(text: string): boolean {
  const lower = lowerCase(text);
  if (!prefixPattern().mayMatch(lower)) return false;
  const pattern = prefixPattern().regExp;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(lower); match !== null; match = pattern.exec(lower)) {
    if (match[1] === undefined) return true;
    // A prefix may begin inside wording that introduces an example: "worked with knowledge of …".
    pattern.lastIndex = match.index + 1;
  }
  return false;
}

/** The end of the last requirement prefix; null if there is none. */
export function prefixEnd(text: string): number | null {
  return prefixRanges(text).at(-1)?.end ?? null;
}

/** Stretches; each is looked up when it is split, when it is trimmed and when its line is read as a whole. */
const maxRemembered = 300;

/** The ranges of requirement prefixes and of wording that introduces examples. */
export const prefixRanges: (text: string) => readonly TokenRange[] = memoize(maxRemembered, (text) => {
  const found = prefixPattern().all(lowerCase(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
});

const activity = lazy(() => preparedPattern(`\\b${anyPhrase(abilityPrefixes())}\\s`, 'iu'));

/** True for a prefix before verbs: "able to read drawings, bend conduit and pull wire". */
export function isAbilityPrefix(prefix: string): boolean {
  return activity().test(prefix);
}

/** Matches lower-case text, like the table. */
const modifierPattern = lazy(() => {
  const { zh = '', ...spaced } = leadingModifiers();
  return preparedPattern(`^(?:(?:${anyPhrase(spaced)})${wordGap}|(?:${linesOf(zh).join('|')})\\s*)+`);
});

/** The number of characters of leading modifiers, which only praise the thing after them. */
export function modifiersLength(text: string): number {
  return modifierPattern().exec(lowerCase(text))?.[0].length ?? 0;
}

/** Matches lower-case text, like the table. */
const trailingPattern = lazy(() => {
  const { zh = '', ...spaced } = trailingWords();
  return preparedPattern(`\\s{1,20}(?:${anyPhrase(spaced)})$|(?:${linesOf(zh).join('|')})$`);
});

/** Removes words at the end that add nothing: "welding experience" is about welding. */
export function withoutTrailingWords(text: string): string {
  const tail = trailingPattern().exec(lowerCase(text));
  return tail ? withoutTrailingWords(text.slice(0, tail.index)) : text;
}

/* Cleaned postings have single blanks, and at most three around the end of a line. */

/** The border between two items of a list. */
export const listBorder = preparedPattern(
  () =>
    String.raw`\s{0,3}(?:[,;，、；（）•|]|(?<![A-Z]{2}(?=\([A-Z]{1,2}\)))\(|(?<!\([A-Z]{1,2})\)|[:：](?=\s)|\s[/–—-]\s|(?<![\p{L}\p{N}_])(?:and\/or|${joiningWords()}|as well as|plus|sowie|ainsi que)(?=\s)|和|及(?!以上)|与|以及|或者?|(?<=\p{Script=Han}{2})(?<!了解|熟悉|掌握|关注)行业(?=\p{Script=Han}))\s{0,3}`,
  'giu',
);

/** Joins alternatives of which one is enough, also "and/or", "y/o" and the Spanish "u" before an o. */
export function alternative(): string {
  return String.raw`\s{0,3}(?:\b(?:(?:(?:${andWords()})\s?\/\s?)?(?:${orWords()})|bzw\.?|u(?=\sh?o))\b|\/|或者?)\s{0,3}`;
}

/** Words of a prefix after its modifiers: "working knowledge of", "experience and understanding of". */
const maxPrefixLength = 4;

/**
 * True if a sentence begins with a requirement prefix, so that it asks for something even among duties: "Experience
 * with …", but not "Build an understanding of …" or "Teaching experience in …".
 */
export function opensWithPrefix(text: string): boolean {
  const trimmed = text.trimStart();
  const sentence = trimmed.slice(modifiersLength(trimmed));
  const opening = sentence.split(/\s+/, maxPrefixLength).join(' ');
  return (
    hasRequirementPrefix(`${opening} `) &&
    !isImperative(sentence) &&
    !/^(?!understanding)\p{L}+ing\b/iu.test(sentence)
  );
}

/** True if a clause asks for things instead of describing or doing them. */
export function asksFor({ cue, section, text }: Clause): boolean {
  if (section === 'requirements' || section === 'nice') return true;
  if (section === 'responsibilities') return cue === null && opensWithPrefix(text);
  return section === 'none' && cue !== null && cue !== 'ignored' && cue !== 'negated';
}
