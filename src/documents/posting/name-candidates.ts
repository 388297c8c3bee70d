import { isLegalForm } from '../../lexicon/legal-forms.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { slotOf } from '../../text/model/linear-model.ts';
import { hashOf } from '../../values/hash.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import {
  capitalized,
  chinesePieces,
  han,
  isCapital,
  keyOf,
  type Line,
  linesIn,
  marks,
  minProse,
  pieces,
  type Stretch,
  type Token,
  wordsIn,
} from './name-stretches.ts';
import { hasGenderMark, type Named } from './named-in-text.ts';

/*
 * Finds candidates for the names of job and employer among the stretches of lines in a posting. The model scores
 * each by its features: first those of all its places, then those of the name itself.
 */

export interface NameCandidate {
  /** As written at its first place. */
  readonly name: string;
  /** Its letters and digits, by which names are compared. */
  readonly key: string;
  readonly slots: Set<number>;
}

interface Candidate extends NameCandidate {
  readonly kind: Kind;
  places: number;
}

/** Signs in the name itself. */
interface Kind {
  /** 2: with a gender mark; 1: with a word for a role. */
  readonly role: number;
  /** 2: with a legal form; 1: with a word for an organization. */
  readonly organization: number;
}

const maxTextLength = 24_000;
const maxCandidates = 160;
/** Titles are near the top or are headings. */
const headLines = 30;
const maxHeadLength = 200;

/** All candidates of a text. A name that the rules found is a feature of its candidate. */
export function nameCandidates(text: string, known: Named): readonly NameCandidate[] {
  const all = new Map<string, Candidate>();
  const lowerWords = new Set<string>();
  for (const [index, line] of linesIn(text).entries()) {
    for (const { text: word, lower } of line.tokens) if (word === lower) lowerWords.add(lower);
    const isHead = index < headLines || line.mark === marks.large || line.mark === marks.heading;
    const stretches = [
      ...(isHead && line.text.length <= maxHeadLength ? [...pieces(line), ...chinesePieces(line)] : []),
      ...capitalized(line),
    ];
    for (const stretch of stretches) addPlace(all, line, stretch);
  }
  addOwnFeatures([...all.values()], text.slice(0, maxTextLength), lowerWords);
  const { position = '', company = '', isPositionDoubtful = false } = known;
  all.get(keyOf(position))?.slots.add(slotOf(60, isPositionDoubtful ? 1 : 0));
  all.get(keyOf(company))?.slots.add(slotOf(61, 0));
  return [...all.values()];
}

/** Minimum share of the shorter of two names in the longer for the same name. */
const minShare = 0.4;

/** True if one name, by its key, contains the other and little else. */
export function holdsName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= minShare * long.length && long.includes(short);
}

const minLength = 2;
const maxLength = 110;
const neverInName = /https?:|[{}<>=\\@]/;
const article = /^(?:the|die|der|das|les?|la|el|los|las|an?|une?|eine?n?|una) (?=\S)/i;
const lastDot = /(?<=[^\s.]{4})\.$/;

function candidateOf(all: Map<string, Candidate>, name: string): Candidate | undefined {
  if (name.length < minLength || name.length > maxLength) return undefined;
  const key = keyOf(name);
  const known = all.get(key);
  if (known !== undefined || key.length < minLength || all.size >= maxCandidates) return known;
  if (/^\d+$/.test(key) || neverInName.test(name)) return undefined;
  const candidate = { name, key, slots: new Set<number>(), kind: kindOf(name), places: 0 };
  all.set(key, candidate);
  return candidate;
}

function kindOf(name: string): Kind {
  const kinds = (name.toLowerCase().match(wordsIn) ?? []).map(kindOfWord);
  const hasLegalForm = isLegalForm(name.slice(name.lastIndexOf(' ') + 1), 'posting');
  const role = kinds.some((kind) => kind.isRole) ? 1 : 0;
  const organization = kinds.some((kind) => kind.isOrganization) ? 1 : 0;
  return { role: hasGenderMark(name) ? 2 : role, organization: hasLegalForm ? 2 : organization };
}

/** Patterns for one word in lower case; those for lines also match word borders and take long to compile. */
const [role, organization, school] = (['role', 'organisation', 'school'] as const).map((kind) =>
  lazy(() => {
    const whole = `^(?:${phrases('resume', `${kind}_word`)})$|${phrases('resume', `${kind}_part`)}`;
    return new RegExp(whole.replaceAll('\\p{L}', '[a-zß-ÿ]'));
  }),
) as [() => RegExp, () => RegExp, () => RegExp];
const maxRemembered = 3000;

/** For a word in lower case, or a whole name in Chinese, which has no blanks. */
const kindOfWord = memoize(maxRemembered, (word: string) => ({
  isRole: role().test(word),
  isOrganization: organization().test(word) || school().test(word),
}));

/** Stands for the word before the first and after the last of a line. */
const edge = 1;
const endOfSentence = /^[.!?:。！？：]$/;

/** Adds the features of one place of a name: the words around it and the kind of line. */
function addPlace(all: Map<string, Candidate>, line: Line, stretch: Stretch): void {
  const { text, tokens, mark, zone, label, valueFrom } = line;
  const first = stretch.first;
  const end = withBracket(line, stretch);
  if (end <= first) return;
  const from = (tokens[first] as Token).from;
  const name = text
    .slice(from, (tokens[end - 1] as Token).to)
    .replace(article, '')
    .replace(lastDot, '');
  const candidate = candidateOf(all, name);
  if (candidate === undefined) return;
  candidate.places += 1;
  const add = (template: number, value: number, other = 0) =>
    candidate.slots.add(slotOf(template, value, other));
  const before = tokens[first - 1]?.hash ?? edge;
  const before2 = tokens[first - 2]?.hash ?? edge;
  const after = tokens[end]?.hash ?? edge;
  const after2 = tokens[end + 1]?.hash ?? edge;
  const isStart = first === 0 || endOfSentence.test(tokens[first - 1]?.text ?? '') ? 1 : 0;
  const isLast = end === tokens.length ? 1 : 0;
  const shape = (first === 0 ? 1 : 0) + isLast * 2 + (text.length < minProse ? 0 : 4);
  const kind = candidate.kind.role * 3 + candidate.kind.organization;
  const isBelow = line.isBelowProse ? 1 : 0;
  const isNextToLabel = from - valueFrom < 2 ? 2 : 0;
  add(1, mark, shape);
  add(2, mark, zone);
  add(3, zone, shape);
  add(4, mark, kind);
  add(5, kind * 8 + shape, Math.min(zone, 8));
  add(6, from >= valueFrom ? label : 0, isNextToLabel + isLast);
  add(7, before, after);
  add(8, before, kind);
  add(9, after, kind);
  add(10, after, isStart);
  add(11, before, before2);
  add(12, after * 2 + isStart, after2);
  add(13, slotOf(0, before, before2), shape);
  add(14, hashOf((tokens[end]?.lower ?? '').slice(-2)), isStart);
  add(15, hashOf(stretch.how), shape);
  add(16, isBelow, shape);
  add(17, isBelow, kind);
}

/** End of a stretch with the closing bracket after it; 0 if its brackets do not match. */
function withBracket({ text, tokens }: Line, { first, end }: Stretch): number {
  if (end <= first) return 0;
  const inside = text.slice(tokens[first]?.from, tokens[end - 1]?.to);
  const isOpen = /[(（][^()（）]*$/.test(inside);
  if (isOpen) return /^[)）]$/.test(tokens[end]?.text ?? '') ? end + 1 : 0;
  return /^[^(（]*[)）]/.test(inside) ? 0 : end;
}

const maxCounted = 12;

/** Adds the features of each name by itself and in the whole text. */
function addOwnFeatures(all: readonly Candidate[], text: string, lowerWords: ReadonlySet<string>): void {
  const hosts = hostsIn(text);
  const counts = all.map(({ name }) => timesIn(text, name));
  const most = Math.max(1, ...counts.filter((_, index) => all[index]?.kind.role === 0));
  const above = [0, 0, 0];
  for (const [index, { name, key, slots, kind: own, places }] of all.entries()) {
    const add = (template: number, value: number, other = 0) => slots.add(slotOf(template, value, other));
    const isHan = han.test(name);
    const words = name.toLowerCase().match(wordsIn) ?? [];
    const count = counts[index] as number;
    const share = Math.min(4, Math.floor((4 * count) / most));
    const kind = own.role * 3 + own.organization;
    const length = isHan ? 10 + sizeOf(key.length) : Math.min(words.length, 8);
    const long = words.filter((word) => word.length > 2);
    const small = partOf(long, (word) => lowerWords.has(word));
    const host = Math.max(0, ...hosts.map((one) => hostMatch(one, key, words)));
    const cased = caseOf(name);
    const [first, last] = isHan ? [name.slice(0, 2), name.slice(-2)] : [words[0] ?? '', words.at(-1) ?? ''];
    const rank = above[own.role] as number;
    above[own.role] = rank + 1;
    add(30, kind, length);
    add(31, Math.min(rank, 3), own.role);
    add(32, cased, isHan ? 1 : 0);
    add(33, cased, own.role);
    add(34, host);
    add(35, host, share);
    add(36, sizeOf(count), length);
    add(37, share, kind);
    add(38, sizeOf(places), kind);
    add(39, small, long.length);
    add(40, small, share);
    add(41, hashOf(first), length === 1 ? 1 : 0);
    add(42, hashOf(last));
    add(43, hashOf(first.slice(-3)), length === 1 ? 1 : 0);
    add(44, hashOf(last.slice(-3)));
    add(45, /[.!?:;。！？：]$/.test(name) ? 1 : 0, /\d/.test(name) ? 1 : 0);
  }
}

function timesIn(text: string, name: string): number {
  let [times, at] = [0, text.indexOf(name)];
  while (at >= 0 && times < maxCounted) {
    times += 1;
    at = text.indexOf(name, at + name.length);
  }
  return times;
}

/** The size of a count: 0, 1, 2, then one more for each doubling, at most 9. */
function sizeOf(count: number): number {
  return count <= 2 ? count : Math.min(2 + Math.floor(Math.log2(count)), 9);
}

/** 0: none of them, 1: some, 2: all. */
function partOf(words: readonly string[], is: (word: string) => boolean): number {
  const count = words.filter(is).length;
  if (count === 0) return 0;
  return count === words.length ? 2 : 1;
}

function caseOf(name: string): number {
  const words = name.split(' ');
  const later = words.slice(1).filter((word) => isCapital(word)).length;
  return (
    (isCapital(name) ? 1 : 0) +
    (name === name.toUpperCase() ? 2 : 0) +
    (later > 0 ? 4 : 0) +
    (later < words.length - 1 ? 8 : 0) +
    (/[a-zß-ÿ][A-Z]/.test(name) ? 16 : 0)
  );
}

interface Host {
  readonly key: string;
  readonly isMail: boolean;
}

const host = /(@|\bwww\.|https?:\/\/(?:www\.)?)([a-z\d][a-z\d-]{1,40})\.(?:([a-z\d-]{2,30})\.)?[a-z]{2,}/gi;
const maxHosts = 40;

/** The hosts of web and mail addresses in a text. */
function hostsIn(text: string): readonly Host[] {
  const found = new Map<string, boolean>();
  for (const [, sign, ...names] of text.matchAll(host)) {
    for (const name of names) {
      const key = (name ?? '').toLowerCase().replaceAll('-', '');
      if (key.length > 2) found.set(key, found.get(key) === true || sign === '@');
    }
    if (found.size >= maxHosts) break;
  }
  return [...found].map(([key, isMail]) => ({ key, isMail }));
}

/** How well an address matches a name: from 8 for all of it to 2 for a part, plus 1 for mail; 0 if it does not. */
function hostMatch({ key: address, isMail }: Host, key: string, words: readonly string[]): number {
  const match = addressMatch(address, key, words);
  return match === 0 ? 0 : match * 2 + (isMail ? 1 : 0);
}

function addressMatch(address: string, key: string, words: readonly string[]): number {
  const [isLongAddress, isLongKey] = [address.length > 3, key.length > 3];
  if (address === key) return 4;
  if ((isLongAddress && key.startsWith(address)) || (isLongKey && address.startsWith(key))) return 3;
  const initials = words.length > 2 ? words.map((word) => word.charAt(0)).join('') : '';
  if ((isLongKey && address.includes(key)) || initials === address) return 2;
  return isLongAddress && key.includes(address) ? 1 : 0;
}
