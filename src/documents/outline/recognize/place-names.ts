import { itemsIn, packedRows } from '../../../lexicon/packed/packed-lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../../values/memoize.ts';
import { isPlace, namesSubject } from './name-kinds.ts';

/* Recognizes texts that certainly name a place; `isPlace` recognizes those that may name one. */

const states = wordList('resume', 'region');

/** Names of countries in all supported languages, and of the states of large countries. */
const regions = lazy(
  (): ReadonlySet<string> =>
    new Set([...states.words(), ...packedRows('countries').flatMap(([, names = '']) => itemsIn(names))]),
);

/** A way of working instead of a place: `100% remote`, `Hybrid (Lyon)`. */
const workMode =
  /^(?:fully |100% )?(?:remote|hybrid|on-?site|home ?office|télétravail|à distance|remoto|remota)(?:\s?[,(/–-]\s?\p{Lu}[\p{L} .,]{1,30}\)?)?$/iu;
/** A way of working after a place: `Lyon, France - Remote`. */
const workModeAtEnd = /(?<=\p{L})\s?[-–/(|]\s?(?:remote|hybrid|remoto|télétravail|home ?office)\)?$/iu;
/** `北京市朝阳区`, `江苏省 南京市`, but not a shop (`永辉超市`) or a neighborhood (`阳光社区`). */
const chinesePlace = /^(?:\p{Script=Han}{2,6}[省市区县]\s?){1,3}(?<![超门]市|[社小景校]区)$/u;
/** `上海市东川路 8 号`: a city, county or district and an address in it, but not a shop or a neighborhood. */
const chineseAddress =
  /^\p{Script=Han}{2,7}(?:省|(?<!超)市|(?<![社小景校])[区區]|[县縣])[\p{Script=Han}\d\s，,#-]{0,40}$/u;
/** Placeholders for a place in forms and anonymized resumes. */
const placePlaceholder =
  /^(?:city|town|ort|stadt|ville|ciudad|location)(?:, ?(?:state|country|land|pays|país))?$/iu;

/** A town and the code of a US state without a comma: `Denver CO`, `Denver CO USA`. */
const townAndState = preparedPattern(
  () =>
    String.raw`^(\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{1,20}){0,2}) (?:${wordList('resume', 'us_state').alternatives()})(?: \d{5})?(?:,? USA?)?$`,
);

/** `Denver CO` is a place, but `History MA` is a subject with its degree. */
function isTownAndState(text: string): boolean {
  const town = townAndState.exec(text)?.[1];
  return town !== undefined && isPlace(town) && !namesSubject(town);
}

/** Of a place with `(Remote)` behind it, in letters. */
const maxWithMode = 100;

/** True for texts that can only be places: `Denver, CO`, `Denver CO`, `Lyon, France`, `上海, 中国`, `Spain`, `Remote`. */
export function isSurelyPlace(text: string): boolean {
  // Before the patterns, which would search a long line.
  if (text.length > maxWithMode) return false;
  const bare = text
    .replace(workModeAtEnd, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim();
  if (bare.length > 60) return false;
  if (chinesePlace.test(bare)) return true;
  if (workMode.test(bare) || placePlaceholder.test(bare) || isTownAndState(bare)) return true;
  const pieces = bare.split(/[,，] ?/);
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 2 && townAndProvince.test(bare)) return isRegion(last);
  if (pieces.length > 1 && !pieces.slice(0, -1).every((piece) => isPlace(piece))) return false;
  return pieces.length > 1 ? isRegion(last) : namesRegion(last);
}

export function isChineseAddress(text: string): boolean {
  return chineseAddress.test(text);
}

/** First words of town names that have two words: `New York`, `Santa Cruz`. */
const firstWordsOfTowns = wordList('resume', 'town_start');

export function beginsTown(word: string): boolean {
  return firstWordsOfTowns.has(word.toLowerCase());
}

/** True for the full name of a state or country, not for a code: `Colorado`, `Peru`. */
export function namesRegion(text: string): boolean {
  return regions().has(text.trim().toLowerCase());
}

/** True for the code or the name of a state or country: `CO`, `CO 80202`, `Colorado`, `Peru`. */
export function isRegion(text: string): boolean {
  return /^\p{Lu}{2}(?: \d{5})?$/u.test(text) || namesRegion(text);
}

/** A Chinese town and its province: `深圳, 广东`. */
const townAndProvince = /^\p{Script=Han}{2,4}[,，] ?\p{Script=Han}{2,4}$/u;

/** True if a text, or its first part, may be a place: `Berlin`, `Denver, CO / Remote`, `Remote`. */
export function saysWhere(text: string): boolean {
  const [first = ''] = text.split(/[(/·;]|\s[–-]\s/).map((part) => part.trim());
  return isPlace(first) || isSurelyPlace(first) || workMode.test(text) || townAndProvince.test(text);
}
