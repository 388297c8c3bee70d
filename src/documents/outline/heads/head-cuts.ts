import { commaInName } from '../../../lexicon/legal-forms.ts';
import { isPlace } from '../recognize/name-kinds.ts';
import { saysTitle, wordsOfTitle } from './head-names.ts';

/* Finds the ways to split a line that names both the title and the employer of a job. */

export interface Cut {
  readonly kind: 'dash' | 'at' | 'comma' | 'colon' | 'shared' | 'blank' | 'words';
  readonly first: string;
  readonly second: string;
  readonly left: readonly string[];
  /** Positive if the first part is the title. */
  readonly order: number;
  /** How clearly one part is the title and the other the employer, by their words and their separator. */
  readonly contrast: number;
}

const dashes = /\s[–—-]\s|\s—|—\s|\s-(?=\p{Lu})/u;
const at = /\s(?:(?:at|@|bei der|beim|bei|am|im|an der|in der|chez|à la)\s|à l['’])/giu;
const maxLength = 200;

/** What each separator adds to the contrast. */
const weights = { at: 3, dash: 1, colon: 0.5, comma: 0, shared: 1, blank: 1 } as const;

export function cutsOf(text: string, shared: readonly string[]): readonly Cut[] {
  if (text.length > maxLength) return [];
  return [
    ...atDashes(text),
    ...atWord(text),
    ...inOrganization(text),
    ...atComma(text),
    ...atColon(text),
    ...atShared(text, shared),
    ...atPlaceholder(text),
    ...atHanBlank(text),
    ...atWords(text),
  ];
}

function cut(
  kind: keyof typeof weights,
  before: string,
  second: string,
  left: readonly string[] = [],
): readonly Cut[] {
  const first = before.replace(/\s?[,;–—-]$/, '').trimEnd();
  if (!(/\p{L}{2}/u.test(first) && /\p{L}{2}/u.test(second)) || isOpenBracket(first)) return [];
  const said = [saysTitle(first), saysTitle(second)] as const;
  // `Developer – Architect` is two titles.
  if (kind !== 'at' && Math.min(...said) >= 1.5) return [];
  const order = kind === 'at' ? 3 : said[0] - said[1];
  return [{ kind, first, second, left, order, contrast: Math.abs(order) + weights[kind] }];
}

/** True within brackets, where a dash separates nothing: `Acme (Linz – Wels)`. */
function isOpenBracket(first: string): boolean {
  return first.lastIndexOf('(') > first.lastIndexOf(')');
}

function atDashes(text: string): readonly Cut[] {
  const [first = '', second = '', ...left] = withWholeBrackets(text.split(dashes), text).map((part) =>
    part.trim(),
  );
  return cut('dash', first, second, left);
}

/** Joins parts that were split inside brackets: `Acme`, `(Linz – Wels)`. */
function withWholeBrackets(parts: readonly string[], text: string): readonly string[] {
  const whole: string[] = [];
  let from = 0;
  let at = 0;
  for (const part of parts) {
    const start = text.indexOf(part, at);
    const last = whole.at(-1);
    if (last !== undefined && isOpenBracket(last))
      whole[whole.length - 1] = text.slice(from, start + part.length);
    else {
      whole.push(part);
      from = start;
    }
    at = start + part.length;
  }
  return whole;
}

/** Splits at the first word such as `at` with a name of usual length on each side: `Engineer at Acme`. */
function atWord(text: string): readonly Cut[] {
  for (const { 0: word, index } of text.matchAll(at)) {
    const role = text.slice(0, index).trimEnd();
    const employer = text.slice(index + word.length).trimStart();
    if (role.length > 60) return [];
    const isNamed = !(saysTitle(role) < 0 && /^(?:university|college|school)/i.test(role));
    if (role.length >= 3 && employer.length >= 2 && employer.length <= 80 && isNamed)
      return cut('at', role, employer);
  }
  return [];
}

/** `en` also opens what somebody studied or does: `Técnico en Refrigeración`. */
const inside =
  /\s(?:en(?: el| la| los| las)?|dans(?: le| la| les)?|au sein (?:de(?: la| l['’])?|du|des)|aux?) ?(?=\p{Lu})/gu;

/** Splits at a Spanish or French word for `in` before a name that surely is an employer: `Enfermera en Hospital Robledal`. */
function inOrganization(text: string): readonly Cut[] {
  for (const { 0: word, index } of text.matchAll(inside)) {
    const [role, employer] = [text.slice(0, index).trimEnd(), text.slice(index + word.length).trimStart()];
    if (role.length >= 3 && role.length <= 60 && saysTitle(role) > 0 && saysTitle(employer) < 0)
      return cut('at', role, employer);
  }
  return [];
}

/** Splits before the employer or the title: `Charge Nurse, Night Shift, Oakhurst Hospital`, `Acme, Engineer`. */
function atComma(text: string): readonly Cut[] {
  const pieces = text.replace(commaInName(), '\u0000').split(/,\s+/);
  if (pieces.length < 2) return [];
  const joined = (parts: readonly string[]) => parts.join(', ').replaceAll('\u0000', ', ');
  const said = pieces.map((piece) => saysTitle(piece.replaceAll('\u0000', ', ')));
  const title = said.findIndex((one) => one > 0);
  const employer = said.findIndex((one, index) => index > 0 && one < 0);
  if (title < 0 && !said.some((one) => one < 0)) return [];
  const behind = employer < 0 ? 1 : employer;
  const index = title > 0 ? title : behind;
  return cut('comma', joined(pieces.slice(0, index)), joined(pieces.slice(index)));
}

function atColon(text: string): readonly Cut[] {
  const index = text.search(/:\s/);
  return index > 1 && index <= 60 ? cut('colon', text.slice(0, index), text.slice(index + 1).trim()) : [];
}

/** Splits off the words with which several heads begin or end, since they are one of the two names. */
function atShared(text: string, shared: readonly string[]): readonly Cut[] {
  return shared.flatMap((words): readonly Cut[] => {
    const rest = text.length - words.length;
    if (rest < 2) return [];
    if (text.startsWith(`${words} `)) return cut('shared', words, text.slice(words.length).trim());
    return text.endsWith(` ${words}`) ? cut('shared', text.slice(0, rest).trim(), words) : [];
  });
}

const maxSharedWords = 6;

/** The longest words that most texts begin with, and end with, if they name a title or an employer. */
export function sharedWords(texts: readonly string[]): readonly string[] {
  const rows = texts.filter((text) => text.length <= maxLength).map((text) => text.split(/\s+/));
  const ends = [
    longestShared(rows, (row, count) => row.slice(0, count)),
    longestShared(rows, (row, count) => row.slice(-count)),
  ];
  return ends.filter((words) => words !== '' && Math.abs(saysTitle(words)) >= 1);
}

function longestShared(
  rows: readonly (readonly string[])[],
  part: (row: readonly string[], count: number) => readonly string[],
): string {
  for (let count = maxSharedWords; count > 1; count -= 1) {
    const counts = new Map<string, number>();
    for (const row of rows.filter(({ length }) => length > count)) {
      const words = part(row, count).join(' ');
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    const [words = '', most = 0] = [...counts].reduce<readonly [string, number]>(
      (top, entry) => (entry[1] > top[1] ? entry : top),
      ['', 0],
    );
    if (most > 1 && most >= 0.6 * rows.length) return words;
  }
  return '';
}

/** Splits after the words of a title, without a separator: `Peer Mentor National College of Ireland`. */
function atWords(text: string): readonly Cut[] {
  const words = text.split(/\s+/);
  const count = wordsOfTitle(words);
  if (count === 0 || words.length - count < 2) return [];
  const second = words.slice(count).join(' ');
  const first = words.slice(0, count).join(' ');
  // The comma only separates the place: `Peer Mentor National College, Dublin`.
  const isBeforeTown = isPlace(/^[^,]*, ([^\s,]+)$/.exec(second)?.[1] ?? '');
  const contrast = saysTitle(second) < 0 ? 2 : 1;
  return [{ kind: 'words', first, second, left: [], order: 2, contrast: isBeforeTown ? 2.5 : contrast }];
}

/** Splits Chinese names at a space, since they have none inside. */
function atHanBlank(text: string): readonly Cut[] {
  const [first = '', second = '', ...more] = text.split(' ');
  const areHan = [first, second].every((name) => /^\p{Script=Han}/u.test(name));
  return areHan && more.length === 0 ? cut('blank', first, second) : [];
}

/** Splits at the placeholder for an employer in an anonymized resume: `Cook Company Name City, State`. */
function atPlaceholder(text: string): readonly Cut[] {
  const named = /(?:^|\s)company name(?:(?: –| -)? city(?:, ?state)?)?(?=$|[\s,(])/i.exec(text);
  if (!named) return [];
  const employer = named[0].trim();
  const [before, behind] = [text.slice(0, named.index), text.slice(named.index + named[0].length)];
  return named.index === 0
    ? cut('shared', employer, behind.replace(/^[\s,]+/, ''))
    : cut('shared', before, text.slice(named.index).trim());
}
