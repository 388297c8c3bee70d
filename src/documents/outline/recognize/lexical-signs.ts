import { kindOf } from '../../../lexicon/lexicon.ts';
import { packedTitles } from '../../../lexicon/packed-lexicon.ts';
import { simplified } from '../../../lexicon/simplified.ts';
import { titlesAt } from '../../../lexicon/title-index.ts';
import { titleKeys } from '../../../lexicon/title-keys.ts';
import { lazy } from '../../../text/memoize.ts';

/* What the lexicon of work knows of a line: whether its parts are skills, and whether it ends or begins like a title. */

const longestLookedUp = 40;
const mostParts = 12;

/** Of the parts between commas, how many are known skills: 0 none, 1 some, 2 half, 3 nearly all. */
export function skillShare(text: string): number {
  const parts = simplified(text)
    .replace(/^[^:：]{1,40}[:：]/, '')
    .split(/[,;|•·、，；]|\s[/–-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= longestLookedUp)
    .slice(0, mostParts);
  if (parts.length === 0) return 0;
  const known = parts.filter((part) => kindOf(part) !== null).length / parts.length;
  if (known === 0) return 0;
  if (known >= 0.8) return 3;
  return known >= 0.4 ? 2 : 1;
}

/** The words that titles end in, as keys. */
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

/** 3: begins with a whole title, 2: its last word ends titles, 1: its first does. */
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

/** Not at `&` and `and`: `Baker & Sons` is a firm. */
const endOfTitle = /[,(/]|\s(?:[-–—|]|of|de|del|du|des|für|in|en|im|for)(?=\s)|\sd['’]/iu;

/** `Secretario de Hacienda`, `Stagehand / Rigger`: what stands before such a word or sign is a known title, all of it. */
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

/** Whether lines under any heading list what somebody works with: most of them known skills in rows. */
export function holdsSkills(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => /[,;，、]/.test(line));
  const known = rows.filter((line) => skillShare(line) >= 2);
  return known.length > 1 && 2 * known.length > lines.length;
}

const longestSkill = 4;
const fewestInRow = 4;
const minShareInRow = 0.6;

/** Known skills in a row that nothing but blanks part: their names, and words before them that are none. */
export function skillsInRow(
  text: string,
): { readonly label: string; readonly names: readonly string[] } | null {
  const words = text.trim().split(/\s+/);
  if (words.length < fewestInRow || words.length > 60 || /[,;:，；：、|•·]|\s\/\s|[.!?]$/u.test(text))
    return null;
  const names: { text: string; isKnown: boolean }[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfSkill(words, at);
    const last = names.at(-1);
    if (length > 0) names.push({ text: words.slice(at, at + length).join(' '), isKnown: true });
    // Words that are no skills stay together.
    else if (last && !last.isKnown) last.text = `${last.text} ${words[at]}`;
    else names.push({ text: words[at] ?? '', isKnown: false });
    at += Math.max(1, length);
  }
  const known = names.filter(({ isKnown }) => isKnown);
  const knownWords = known.reduce((sum, name) => sum + name.text.split(' ').length, 0);
  // If other words follow the last skill, it is unclear where its name ends.
  if (names.at(-1)?.isKnown !== true) return null;
  if (known.length < fewestInRow || knownWords < minShareInRow * words.length) return null;
  const [first, ...others] = names;
  const hasLabel = first !== undefined && !first.isKnown;
  return {
    label: hasLabel ? first.text : '',
    names: (hasLabel ? others : names).map((name) => name.text),
  };
}

/** How many words from here on are one skill; 0 when they are none. */
function lengthOfSkill(words: readonly string[], at: number): number {
  for (let length = Math.min(longestSkill, words.length - at); length > 0; length -= 1)
    if (kindOf(words.slice(at, at + length).join(' ')) !== null) return length;
  return 0;
}
