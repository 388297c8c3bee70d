import { itemsIn, packedRows } from '../../../lexicon/packed-lexicon.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { lazy } from '../../../text/memoize.ts';
import { isPlace, namesSubject } from './name-kinds.ts';

/* What names a place by itself, beside what only could be one. */

const states = wordList('resume', 'region');

/** Countries by every name that the languages we read have for them, and the states of large ones. */
const regions = lazy(
  (): ReadonlySet<string> =>
    new Set([...states.words(), ...packedRows('countries').flatMap(([, names = '']) => itemsIn(names))]),
);

const fromAnywhere =
  /^(?:fully |100% )?(?:remote|hybrid|on-?site|home ?office|télétravail|à distance|remoto|remota)(?:\s?[,(/–-]\s?\p{Lu}[\p{L} .,]{1,30}\)?)?$/iu;
/** `Lyon, France - Remote` */
const orAnywhere = /(?<=\p{L})\s?[-–/(|]\s?(?:remote|hybrid|remoto|télétravail|home ?office)\)?$/iu;
/** `北京市朝阳区`, `江苏省 南京市`; `永辉超市` is a shop and `阳光社区` a neighbourhood. */
const chinesePlace = /^(?:\p{Script=Han}{2,6}[省市区县]\s?){1,3}(?<![超门]市|[社小景校]区)$/u;
/** `上海市东川路 8 号`: a city, county or district and what is in it; again no shop and no neighbourhood. */
const chineseAddress =
  /^\p{Script=Han}{2,7}(?:省|(?<!超)市|(?<![社小景校])[区區]|[县縣])[\p{Script=Han}\d\s，,#-]{0,40}$/u;
/** Forms that are filled in, and resumes whose names were taken out, say what would be there. */
const placeWords =
  /^(?:city|town|ort|stadt|ville|ciudad|location)(?:, ?(?:state|country|land|pays|país))?$/iu;

/** `Denver CO`, `Denver CO USA`: the states of the United States, whose codes people set after a town without a comma. */
const townAndState =
  /^(\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{1,20}){0,2}) (?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])(?: \d{5})?(?:,? USA?)?$/u;

/** `Denver CO` is where something is, `History MA` what somebody studied. */
function isTownAndState(text: string): boolean {
  const town = townAndState.exec(text)?.[1];
  return town !== undefined && isPlace(town) && !namesSubject(town);
}

/** `Denver, CO`, `Denver CO`, `Lyon, France`, `上海, 中国`, `Remote`, `Spain`: no other name ends like this. */
export function isSurelyPlace(text: string): boolean {
  const bare = text
    .replace(orAnywhere, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim();
  if (bare.length > 60) return false;
  if (chinesePlace.test(bare)) return true;
  if (fromAnywhere.test(bare) || placeWords.test(bare) || isTownAndState(bare)) return true;
  const pieces = bare.split(/[,，] ?/);
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 2 && townAndProvince.test(bare)) return isRegion(last);
  if (pieces.length > 1 && !pieces.slice(0, -1).every((piece) => isPlace(piece))) return false;
  return pieces.length > 1 ? isRegion(last) : namesRegion(last);
}

export function isChineseAddress(text: string): boolean {
  return chineseAddress.test(text);
}

/** Words that names of towns begin with: `New York`, `Santa Cruz`. */
const townBegins =
  /^(?:new|san|santa|santo|los|las|el|la|le|st\.?|saint|fort|mount|port|cape|bad|salt|hong|buenos|rio|são|sao|tel|kuala|north|south|east|west)$/i;

export function beginsTown(word: string): boolean {
  return townBegins.test(word);
}

/** `Colorado`, `Peru`, by its name and not by a code. */
export function namesRegion(text: string): boolean {
  return regions().has(text.trim().toLowerCase());
}

/** `CO`, `CO 80202`, `Colorado`, `Peru` */
export function isRegion(text: string): boolean {
  return /^\p{Lu}{2}(?: \d{5})?$/u.test(text) || namesRegion(text);
}

/** `深圳, 广东` */
const townAndProvince = /^\p{Script=Han}{2,4}[,，] ?\p{Script=Han}{2,4}$/u;

/** `Berlin`, `Denver, CO / Remote`, `Remote` */
export function saysWhere(text: string): boolean {
  const [first = ''] = text.split(/[(/·;]|\s[–-]\s/).map((part) => part.trim());
  return isPlace(first) || isSurelyPlace(first) || fromAnywhere.test(text) || townAndProvince.test(text);
}
