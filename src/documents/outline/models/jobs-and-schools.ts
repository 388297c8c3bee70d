import type { JsonObject } from '../../../contract/json-object.ts';
import { filled } from '../../files/json-parts.ts';
import { dateOf, highlights, isShortList, link, list } from '../entry-parts.ts';
import { saysTitle, wordsOfTitle } from '../heads/head-names.ts';
import { partedPlace } from '../heads/parted-place.ts';
import type { WrittenEntry } from '../read-entries.ts';
import { isWholeTitle } from '../recognize/lexical-signs.ts';
import { isContract, namesDegree } from '../recognize/name-kinds.ts';
import { beginsTown } from '../recognize/place-names.ts';
import { gradeLabel, isGrade, plainArea, studiesIn, withoutWhen, withSchool } from '../school-fields.ts';
import type { ReadAtom } from './read-heads.ts';

/** What the atoms of a head say, each role as it is written. */
export interface NamedParts {
  readonly title: string;
  readonly organisation: string;
  readonly place: string;
  readonly degree: string;
  readonly field: string;
  readonly name: string;
  readonly address: string;
  /** What is none of these. */
  readonly left: readonly string[];
}

type Key = Exclude<keyof NamedParts, 'left'>;

const keys = new Map<string, Key>([
  ['T', 'title'],
  ['O', 'organisation'],
  ['P', 'place'],
  ['G', 'degree'],
  ['F', 'field'],
  ['N', 'name'],
  ['U', 'address'],
]);

interface Run {
  readonly role: string;
  text: string;
  line: number;
  /** `Fachwirt (IHK)`: who it is by in brackets, which may be named in full below. */
  readonly isInBrackets: boolean;
}

/** Puts atoms of one role that stand beside each other together again; of two runs of a role the first is meant. */
export function namedParts(atoms: readonly ReadAtom[]): NamedParts {
  const runs: Run[] = [];
  for (const [index, { role, text, parting, line }] of atoms.entries()) {
    const last = runs.at(-1);
    const next = atoms[index + 1];
    if (isLabel(atoms[index], next)) continue;
    const isBeforePlace = next?.role === 'P' && next.line === line;
    // A cell of its own holds a degree of its own.
    const mayBeOther = role === 'X' || role === 'G';
    const isRest =
      last?.role === role &&
      role.length === 1 &&
      (last.line === line ? !mayBeOther || parting !== '' : wraps(atoms[index - 1], atoms[index]));
    if (last?.line === line && belongsToName(last.role, { role, text, parting }))
      last.text = withClosedBracket(`${last.text}${parting}${text}`);
    else if (isRest && role === 'P') last.text = joinedPlaces(last.text, text, parting);
    else if (isRest) last.text = `${last.text}${parting || ' '}${text}`;
    else if (role !== 'D')
      runs.push(
        ...partedRuns(role, text, isBeforePlace).map((run) => ({
          ...run,
          line,
          isInBrackets: parting.endsWith('('),
        })),
      );
  }
  const isNamed = runs.some(({ role, isInBrackets }) => role === 'O' && !isInBrackets);
  const found = new Map<Key, string>();
  const left: string[] = [];
  for (const { role, text, isInBrackets } of runs) {
    const key = isNamed && isInBrackets && role === 'O' ? undefined : keys.get(role);
    const written = key === undefined ? undefined : found.get(key);
    if (key === undefined) left.push(text);
    else if (written === undefined) found.set(key, text);
    // A town in one line and its country in the next are one place.
    else if (key === 'place' && written !== text) found.set(key, `${written}, ${text}`);
    else if (written !== text) left.push(text);
  }
  const said = (key: Key) => withClosedBracket((found.get(key) ?? '').replace(/^[-–—]\s?(?=\p{L})/u, ''));
  return {
    ...{ title: said('title'), organisation: said('organisation'), place: said('place') },
    ...{ degree: said('degree'), field: said('field'), name: said('name'), address: said('address') },
    left: left.map(withClosedBracket),
  };
}

const wrapped: ReadonlySet<string> = new Set(['T', 'O', 'G']);

/** A name that goes on in the line below, which is set alike: nothing else is between its parts. */
function wraps(last: ReadAtom | undefined, atom: ReadAtom | undefined): boolean {
  return (
    last !== undefined &&
    atom !== undefined &&
    wrapped.has(atom.role) &&
    !last.parting.endsWith('(') &&
    last.role === atom.role &&
    last.side === 'text' &&
    atom.side === 'text' &&
    atom.line === last.line + 1 &&
    atom.setting === last.setting &&
    atom.style === last.style
  );
}

/** `Role: Baker`: a label for the name after its colon. */
function isLabel(atom: ReadAtom | undefined, next: ReadAtom | undefined): boolean {
  const isNamed = next !== undefined && /^[TOPD]/.test(next.role);
  const isBefore = atom !== undefined && next?.line === atom.line && /^\s?[:：]/u.test(next.parting);
  return isNamed && isBefore && atom.role === 'X' && atom.text.split(' ').length <= mostWordsOfLabel;
}

const mostWordsOfLabel = 2;

/** `University at Albany`, `Teacher, Algebra` and `Baker (part time)`: what is neither a place nor a name of its own. */
function belongsToName(
  name: string,
  { role, text, parting }: Pick<ReadAtom, 'role' | 'text' | 'parting'>,
): boolean {
  if (name === 'O' && role === 'P') return parting === ' at ';
  if (name !== 'T' || role !== 'X') return false;
  return parting === ' (' || (parting.includes(',') && !isContract(text));
}

/** A town that is said twice, the second time with its country, is said once. */
function joinedPlaces(place: string, more: string, parting: string): string {
  if (more.startsWith(place)) return more;
  return place.includes(more) ? place : `${place}${parting || ', '}${more}`;
}

/**
 * The atom that names a degree with its subject, with those behind it that a comma of the subject has parted from it:
 * `Master of Media`, `Design`, `and Law`.
 */
export function studiesInHead(atoms: readonly ReadAtom[]): {
  readonly studies: string;
  readonly others: readonly ReadAtom[];
} {
  const first = atoms.findIndex(({ role }) => role === 'GF');
  const found = atoms[first];
  if (found === undefined) return { studies: '', others: atoms };
  const isRest = ({ role, text, parting, line, cell }: ReadAtom) => {
    const isBeside = line === found.line && cell === found.cell;
    return isBeside && role === 'F' && parting.trim() === ',' && !namesDegree(text);
  };
  let end = first + 1;
  for (let next = atoms[end]; next !== undefined && isRest(next); next = atoms[end]) end += 1;
  // Without an `and` what is behind the comma is another subject.
  if (!atoms.slice(first + 1, end).some(({ text }) => endOfList.test(text))) end = first + 1;
  const rests = atoms.slice(first + 1, end).map(({ parting, text }) => `${parting}${text}`);
  const others = atoms.filter(({ role }, index) => role !== 'GF' && (index < first || index >= end));
  return { studies: withClosedBracket([found.text, ...rests].join('')), others };
}

const endOfList = /(?:^|\s)(?:and|und|et|y|e|&)\s/iu;

/** The bracket after the last atom of a name parts it from nothing. */
function withClosedBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open >= 0 && text.indexOf(')', open) < 0 ? `${text})` : text;
}

/** `Acme New York` before its state: the town is its last word, or two. */
function withTownAtEnd(text: string): { readonly rest: string; readonly place: string } {
  const words = text.split(' ');
  const count = beginsTown(words.at(-2) ?? '') && words.length > 2 ? 2 : 1;
  if (words.length <= count) return { rest: text, place: '' };
  return { rest: words.slice(0, -count).join(' '), place: words.slice(-count).join(' ') };
}

/** Where two names are less apart, the blank between them parts one name. */
const leastApart = 1;

function partedRuns(
  role: string,
  text: string,
  isBeforePlace: boolean,
): readonly Pick<Run, 'role' | 'text'>[] {
  if (role === 'OP' || role === 'TP') {
    const parted = partedPlace(text);
    const { rest, place } = parted.place === '' && isBeforePlace ? withTownAtEnd(text) : parted;
    return [{ role: role.charAt(0), text: rest }, ...(place === '' ? [] : [{ role: 'P', text: place }])];
  }
  if (role !== 'TO' && role !== 'OT') return [{ role, text }];
  const words = text.split(' ');
  const cuts = words.slice(1).flatMap((word, index) => {
    // `Profesora de Primaria` goes on with a small letter, and a name begins with none.
    if (/^\p{Ll}/u.test(word)) return [];
    const [first, second] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    const order = saysTitle(first) - saysTitle(second);
    return [{ first, second, order: role === 'TO' ? order : -order }];
  });
  const best = cuts.reduce<(typeof cuts)[number] | null>(
    (top, cut) => (top && top.order >= cut.order ? top : cut),
    null,
  );
  if (best === null || best.order <= leastApart) {
    const count = role === 'TO' ? wordsOfTitle(words) || wordsOfKnownTitle(words) : 0;
    if (count === 0) return [{ role: role.charAt(0), text }];
    return [
      { role: 'T', text: words.slice(0, count).join(' ') },
      { role: 'O', text: words.slice(count).join(' ') },
    ];
  }
  return [
    { role: role.charAt(0), text: best.first.replace(jointAtEnd, '') },
    { role: role.charAt(1), text: best.second },
  ];
}

/** `Stage à la` before `Banque du Nord` */
const jointAtEnd = / (?:à(?: la)?|au|aux|chez|bei|beim|im|am|an der|in der|at|en(?: el| la)?|for|from)$/u;

/** `Caregiver Home Help`: how many words in front are a whole title that people have. */
function wordsOfKnownTitle(words: readonly string[]): number {
  // `Busser for Acme Foods` ends in no title that is known.
  const small = words.findIndex((word) => /^\p{Ll}/u.test(word) && !/^(?:and|und|et|y|e)$/.test(word));
  const ends = words.slice(1, small < 0 ? undefined : small).map((_, index) => index + 1);
  return ends.findLast((end) => isWholeTitle(words.slice(0, end).join(' '))) ?? 0;
}

/** `Acme, Denver, CO` in one atom: taken out only where it is a place without doubt. */
function withPartedPlace(parts: NamedParts): NamedParts {
  if (parts.place !== '') return parts;
  const ofEmployer = partedPlace(parts.organisation);
  if (ofEmployer.place !== '') return { ...parts, organisation: ofEmployer.rest, place: ofEmployer.place };
  const ofTitle = partedPlace(parts.title);
  return { ...parts, title: ofTitle.rest, place: ofTitle.place };
}

/** A job in JSON Resume's terms. */
export function jobOf(
  entry: WrittenEntry,
  parts: NamedParts,
  employerKey: 'name' | 'organization',
): JsonObject {
  const { title, organisation, place, address, left } = withPartedPlace(parts);
  const others = [parts.name, parts.degree, parts.field].filter((text) => text !== '');
  return {
    ...filled({
      [employerKey]: organisation || (others[0] ?? ''),
      position: title,
      location: place,
      ...link(entry, address),
    }),
    ...dateOf(entry),
    ...filled({
      summary: [
        ...(organisation === '' ? others.slice(1) : others),
        ...left,
        ...entry.paragraphs,
        ...entry.after,
      ].join('\n\n'),
    }),
    ...highlights(entry),
  };
}

/** A school in JSON Resume's terms. */
export function schoolOf(entry: WrittenEntry, parts: NamedParts, joined: string): JsonObject {
  const { organisation, degree, field, place, address, title, name, left } = parts;
  const whole = joined || (field === '' ? degree : '');
  const { remark, ...studies } =
    whole === '' ? { studyType: degree, ...plainArea(field) } : withField(studiesIn(whole), field);
  const beside = joined === '' ? '' : degree;
  // `Baker – Federal Diploma`: where only the second says that it is a degree, the first is what was learned.
  if (beside !== '' && studies.area === '' && !namesDegree(joined)) {
    studies.area = studies.studyType;
    studies.studyType = `${joined} – ${beside}`;
  }
  const unsaid = studies.studyType.endsWith(beside) ? '' : beside;
  const subject = plainArea(field).area;
  const isSaid = [studies.area, studies.studyType].some((text) => text.includes(subject));
  const written = [...left.map(withoutWhen), name, title, place, unsaid, remark];
  const others = withValue(
    written.filter((text) => text !== ''),
    isSaid ? '' : field,
  );
  const score = [...others, ...entry.paragraphs].find(isGrade) ?? '';
  const text = [...others, ...entry.paragraphs, ...entry.after].filter((line) => line !== score);
  const courses = text.filter((line) => isShortList(line) && line !== place);
  return {
    ...filled(withSchool({ institution: organisation, ...studies })),
    ...filled({ score: score.replace(gradeLabel, ''), ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: text.filter((line) => !courses.includes(line)).join('\n\n') }),
    ...list('courses', [...courses.flatMap((line) => line.split(/,\s+/)), ...entry.bullets]),
  };
}

/** A second subject after its label: `Schwerpunkt: Informatik`. */
function withValue(left: readonly string[], subject: string): readonly string[] {
  if (subject === '') return left;
  const at = left.findIndex((text) => plainArea(`${text}: ${subject}`).area === subject);
  return at < 0 ? [...left, subject] : left.with(at, `${left[at]}: ${subject}`);
}

function withField(studies: ReturnType<typeof studiesIn>, field: string) {
  return { ...studies, area: studies.area || field };
}
