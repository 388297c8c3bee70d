import { simplified } from '../../../lexicon/languages/simplified.ts';
import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { packedTitles } from '../../../lexicon/packed/packed-lexicon.ts';
import { titlesAt } from '../../../lexicon/packed/title-index.ts';
import { phraseTable } from '../../../lexicon/posting-phrases.ts';
import { titleKeys } from '../../../lexicon/titles/title-keys.ts';
import { phraseRanges } from '../../../text/patterns/phrase-table.ts';
import { lazy } from '../../../values/memoize.ts';

/* Signs that the lexicon finds in a line: how many of its parts are skills, and whether it reads like a job title. */

const maxPartLength = 40;
const maxParts = 12;

/** Grades the share of known skills among the parts of a line: 0 none, 1 some, 2 about half or more, 3 nearly all. */
export function skillShare(text: string): number {
  const parts = simplified(text)
    .replace(/^[^:：]{1,40}[:：]/, '')
    .split(/[,;|•·、，；]|\s[/–-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= maxPartLength)
    .slice(0, maxParts);
  if (parts.length === 0) return 0;
  const known = parts.filter((part) => shippedKindOf(part) !== null).length / parts.length;
  if (known === 0) return 0;
  if (known >= 0.8) return 3;
  return known >= 0.4 ? 2 : 1;
}

/** The last words of the known titles, as keys. */
const titleNouns = lazy((): ReadonlySet<string> => {
  const { titles } = packedTitles();
  const last = titles.split('\n').flatMap((line) =>
    line
      .split('\t')
      .slice(1)
      .map((title) => title.split(' ').at(-1) ?? ''),
  );
  return new Set(last);
});

/** 3 if the text begins with a known title, 2 if its last word ends known titles, 1 if its first word does, else 0. */
export function titleMatch(text: string): number {
  if (text.length > 100) return 0;
  const keys = titleKeys(simplified(text));
  const [head] = keys;
  if (head === undefined) return 0;
  const isWhole = titlesAt(packedTitles(), head).some((title) =>
    title.keys.every((key, index) => keys[index] === key),
  );
  if (isWhole) return 3;
  if (titleNouns().has(keys.at(-1) ?? '')) return 2;
  return titleNouns().has(head) ? 1 : 0;
}

/** Signs and words that end a title. `&` and `and` are not among them, since `Baker & Sons` is a company. */
const endOfTitle = /[,(/]|\s(?:[-–—|]|of|de|del|du|des|für|in|en|im|for)(?=\s)|\sd['’]/iu;

/** True if the text, up to the end of its title, is a known title: `Secretario de Hacienda`, `Stagehand / Rigger`. */
export function isWholeTitle(text: string): boolean {
  if (text.length > 100) return false;
  const [named = ''] = text.split(endOfTitle);
  const keys = titleKeys(named);
  const [head] = keys;
  if (head === undefined) return false;
  return titlesAt(packedTitles(), head).some(
    (title) => title.keys.length === keys.length && title.keys.every((key, index) => keys[index] === key),
  );
}

const maxWordsOfSkill = 4;
const minSkillsInRow = 4;
const minShareOfWords = 0.6;

/** Splits a row of known skills that only spaces separate; unknown words before them are the label. Else null. */
export function skillsInRow(
  text: string,
): { readonly label: string; readonly names: readonly string[] } | null {
  const words = text.trim().split(/\s+/);
  if (words.length < minSkillsInRow || words.length > 60 || /[,;:，；：、|•·]|\s\/\s|[.!?]$/u.test(text))
    return null;
  const names: { text: string; isKnown: boolean }[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfSkill(words, at);
    const last = names.at(-1);
    if (length > 0) names.push({ text: words.slice(at, at + length).join(' '), isKnown: true });
    // Consecutive unknown words stay together.
    else if (last && !last.isKnown) last.text = `${last.text} ${words[at]}`;
    else names.push({ text: words[at] ?? '', isKnown: false });
    at += Math.max(1, length);
  }
  const known = names.filter(({ isKnown }) => isKnown);
  const knownWords = known.reduce((sum, name) => sum + name.text.split(' ').length, 0);
  // If other words follow the last skill, it is unclear where its name ends.
  if (names.at(-1)?.isKnown !== true) return null;
  if (known.length < minSkillsInRow || knownWords < minShareOfWords * words.length) return null;
  const [first, ...others] = names;
  const hasLabel = first !== undefined && !first.isKnown;
  return {
    label: hasLabel ? first.text : '',
    names: (hasLabel ? others : names).map((name) => name.text),
  };
}

/** Number of words from `at` on that are one known skill, the longest possible; 0 if there is none. */
function lengthOfSkill(words: readonly string[], at: number): number {
  for (let length = Math.min(maxWordsOfSkill, words.length - at); length > 0; length -= 1)
    if (shippedKindOf(words.slice(at, at + length).join(' ')) !== null) return length;
  return 0;
}

const drivingLicense = phraseTable('driving_licence');

/** True for a driving license, perhaps with more about it: `Permis B, véhiculé`. */
export function namesDrivingLicense(text: string): boolean {
  const [first = ''] = text.split(/[,;(]/);
  return shippedKindOf(first.trim()) === 'licence' || phraseRanges(drivingLicense, text).length > 0;
}
