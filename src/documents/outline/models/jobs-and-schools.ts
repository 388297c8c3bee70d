import { dateWords } from '../../../contract/resume/dates.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { lazy } from '../../../values/memoize.ts';
import { filled } from '../../files/json-parts.ts';
import { dateOf, highlights, isShortList, link, list } from '../entries/entry-parts.ts';
import { isLabeledPlace } from '../entries/labeled-values.ts';
import type { WrittenEntry } from '../entries/read-entries.ts';
import {
  gradeLabel,
  isGrade,
  plainArea,
  studiesIn,
  withoutDateWords,
  withSchool,
} from '../entries/school-fields.ts';
import { saysTitle, wordsOfTitle } from '../heads/head-names.ts';
import { splitPlace } from '../heads/place-in-name.ts';
import { isWholeTitle } from '../recognize/lexical-signs.ts';
import { isContract, namesDegree } from '../recognize/name-kinds.ts';
import { beginsTown } from '../recognize/place-names.ts';
import type { ReadAtom } from './read-heads.ts';

/** The texts of a head by role, as written. */
export interface NamedParts {
  readonly title: string;
  readonly organization: string;
  readonly place: string;
  readonly degree: string;
  readonly field: string;
  readonly name: string;
  readonly address: string;
  /** Texts with other roles. */
  readonly left: readonly string[];
}

type Key = Exclude<keyof NamedParts, 'left'>;

const keys = new Map<string, Key>([
  ['T', 'title'],
  ['O', 'organization'],
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
  /** True for an issuer in brackets, which may be named in full below: `Fachwirt (IHK)`. */
  readonly isInBrackets: boolean;
}

/** Joins neighboring atoms of one role; if a role occurs several times, the first counts. */
export function namedParts(atoms: readonly ReadAtom[]): NamedParts {
  const runs: Run[] = [];
  for (const [index, { role, text, parting, line, isBehindBar }] of atoms.entries()) {
    const before = runs.at(-1);
    const next = atoms[index + 1];
    if (isLabel(atoms[index], next)) continue;
    const placeBehind = next?.role === 'P' && next.line === line ? next.text : '';
    // A separate cell holds a separate degree.
    const mayBeOther = role === 'X' || role === 'G';
    const above = runs.at(-2);
    const isBehindBracket = before?.isInBrackets === true && before.role === role && parting.startsWith(')');
    // Of `Title (words) – Employer`, the words in brackets belong to the title.
    if (isBehindBracket && above?.line === line) {
      above.text = `${above.text} (${before.text})`;
      runs.pop();
    }
    const last = isBehindBracket ? undefined : before;
    const isRest =
      last?.role === role &&
      role.length === 1 &&
      (last.line === line ? !mayBeOther || parting !== '' : wraps(atoms[index - 1], atoms[index]));
    // The employer has a line of its own, so the text behind the title is no other one: `Editor - News`.
    const hasEmployer = runs.some((run) => run.role === 'O' && run.line !== line && !run.isInBrackets);
    const own = role === 'O' && hasEmployer ? 'X' : role;
    if (last?.line === line && belongsToName(last.role, { role: own, text, parting }))
      last.text = withClosedBracket(`${last.text}${parting}${text}`);
    else if (isRest && role === 'P') last.text = joinedPlaces(last.text, text, parting);
    else if (isRest)
      last.text = joinedNames(last.text, parting || (role === 'T' && isBehindBar ? ' | ' : ' '), text);
    // A state such as `(Cursando)` is set like a date, but no date says it.
    else if (role !== 'D' || saysState(text))
      runs.push(
        ...splitRuns(role, text, placeBehind).map((run) => ({
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
    // A town on one line and its country on the next are one place.
    else if (key === 'place' && written !== text) found.set(key, `${written}, ${text}`);
    else if (written !== text) left.push(text);
  }
  const textFor = (key: Key) => withClosedBracket((found.get(key) ?? '').replace(/^[-–—]\s?(?=\p{L})/u, ''));
  return {
    ...{ title: textFor('title'), organization: textFor('organization'), place: textFor('place') },
    ...{
      degree: textFor('degree'),
      field: textFor('field'),
      name: textFor('name'),
      address: textFor('address'),
    },
    left: left.map(withClosedBracket),
  };
}

/** Joins two names; a bracket that is closed already is not closed again. */
function joinedNames(name: string, parting: string, more: string): string {
  const joint = withClosedBracket(name) === name && name.endsWith(')') ? parting.replace(/^\)/, '') : parting;
  return `${name}${joint}${more}`;
}

const timeWords = lazy(
  () =>
    new RegExp(
      `^(?:${dateWords.present}|${dateWords.month}\\.?|${dateWords.season}|${dateWords.until}|${dateWords.since})$`,
      'iu',
    ),
);

function saysState(text: string): boolean {
  return !timeWords().test(text.trim()) && !/\d/.test(text) && /\p{L}{4}/u.test(text);
}

const wrapped: ReadonlySet<string> = new Set(['T', 'O', 'G']);

/** True if a name continues on the next line in the same format. */
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

/** True for a label before a name: `Role: Baker`. */
function isLabel(atom: ReadAtom | undefined, next: ReadAtom | undefined): boolean {
  const isNamed = next !== undefined && /^[TOPD]/.test(next.role);
  const isBefore = atom !== undefined && next?.line === atom.line && /^\s?[:：]/u.test(next.parting);
  return isNamed && isBefore && atom.role === 'X' && atom.text.split(' ').length <= maxLabelWords;
}

const maxLabelWords = 2;

/**
 * True if the atom is part of the name before it: `University at Albany`, `Teacher, Algebra`, `Baker (part time)`,
 * `Product Owner – Website`, `Adviser / Deputy Manager`.
 */
function belongsToName(
  name: string,
  { role, text, parting }: Pick<ReadAtom, 'role' | 'text' | 'parting'>,
): boolean {
  if (name === 'O' && role === 'P') return parting === ' at ';
  if (name !== 'T' || role !== 'X') return false;
  return parting === ' (' || (/,|^ [/–-] $/u.test(parting) && !isContract(text));
}

/** Joins two places; a town that is repeated with its country is kept once. */
function joinedPlaces(place: string, more: string, parting: string): string {
  if (more.startsWith(place)) return more;
  return place.includes(more) ? place : `${place}${parting || ', '}${more}`;
}

/**
 * Joins an atom with degree and subject to the parts of the subject after its commas: `Master of Media`, `Design`,
 * `and Law`. `more`: further degrees of the same school, such as `BA in History` behind `BA in Economics`.
 */
export function studiesInHead(atoms: readonly ReadAtom[]): {
  readonly studies: string;
  readonly more: readonly string[];
  readonly others: readonly ReadAtom[];
} {
  const first = atoms.findIndex(({ role }) => role === 'GF');
  const found = atoms[first];
  if (found === undefined) return { studies: '', more: [], others: atoms };
  const isRest = ({ role, text, parting, line, cell }: ReadAtom) => {
    const isBeside = line === found.line && cell === found.cell;
    return isBeside && role === 'F' && parting.trim() === ',' && !namesDegree(text);
  };
  let end = first + 1;
  for (let next = atoms[end]; next !== undefined && isRest(next); next = atoms[end]) end += 1;
  // Without a conjunction, the text after the comma is another subject.
  if (!atoms.slice(first + 1, end).some(({ text }) => conjunction.test(text))) end = first + 1;
  const rests = atoms.slice(first + 1, end).map(({ parting, text }) => `${parting}${text}`);
  const behind = atoms.slice(end);
  const more = behind.filter(({ role, text }) => role === 'GF' && namesDegree(text));
  const others = [...atoms.slice(0, first), ...behind].filter((atom) => !more.includes(atom));
  return {
    studies: withClosedBracket([found.text, ...rests].join('')),
    more: more.map(({ text }) => withClosedBracket(text)),
    others,
  };
}

const conjunction = preparedPattern(() => String.raw`(?:^|\s)(?:${andWords()}|&)\s`, 'iu');

/** Restores a closing bracket, which separates atoms and is lost at the end. */
function withClosedBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open >= 0 && text.indexOf(')', open) < 0 ? `${text})` : text;
}

/** Splits the town from `Acme New York` before its state: the last word or two. */
function withTownAtEnd(text: string): { readonly rest: string; readonly place: string } {
  const words = text.split(' ');
  const count = beginsTown(words.at(-2) ?? '') && words.length > 2 ? 2 : 1;
  if (words.length <= count) return { rest: text, place: '' };
  return { rest: words.slice(0, -count).join(' '), place: words.slice(-count).join(' ') };
}

/**
 * Minimum difference between the title scores of two names; with less, the blank between them is part of one name.
 */
const minDifference = 1;

function splitRuns(role: string, text: string, placeBehind: string): readonly Pick<Run, 'role' | 'text'>[] {
  if (role === 'O' && placeBehind !== '') {
    // The town was read as the end of the name: `Acme Inc. Denver` before `CO`.
    const { rest, place } = splitPlace(`${text}, ${placeBehind}`);
    const town = place.endsWith(`, ${placeBehind}`) ? place.slice(0, -placeBehind.length - 2) : '';
    return [{ role, text: town === '' ? text : rest }, ...(town === '' ? [] : [{ role: 'P', text: town }])];
  }
  if (role === 'OP' || role === 'TP') {
    const split = splitPlace(text);
    const { rest, place } = split.place === '' && placeBehind !== '' ? withTownAtEnd(text) : split;
    return [{ role: role.charAt(0), text: rest }, ...(place === '' ? [] : [{ role: 'P', text: place }])];
  }
  if (role !== 'TO' && role !== 'OT') return [{ role, text }];
  const words = text.split(' ');
  const cuts = words.slice(1).flatMap((word, index) => {
    // `Profesora de Primaria` continues in lower case, but a name does not begin so.
    if (/^\p{Ll}/u.test(word)) return [];
    const [first, second] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    const order = saysTitle(first) - saysTitle(second);
    return [{ first, second, order: role === 'TO' ? order : -order }];
  });
  const best = cuts.reduce<(typeof cuts)[number] | null>(
    (top, cut) => (top && top.order >= cut.order ? top : cut),
    null,
  );
  if (best === null || best.order <= minDifference) {
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

/** Words between title and employer: `Stage à la` before `Banque du Nord`. */
const jointAtEnd = / (?:à(?: la)?|au|aux|chez|bei|beim|im|am|an der|in der|at|en(?: el| la)?|for|from)$/u;

/** Number of words at the start that are a whole known title: `Caregiver Home Help`. */
function wordsOfKnownTitle(words: readonly string[]): number {
  // A title ends before the first word in lower case: `Busser for Acme Foods`.
  const small = words.findIndex((word) => /^\p{Ll}/u.test(word) && !wordList('language', 'and').has(word));
  const ends = words.slice(1, small < 0 ? undefined : small).map((_, index) => index + 1);
  return ends.findLast((end) => isWholeTitle(words.slice(0, end).join(' '))) ?? 0;
}

/** Splits `Acme, Denver, CO` in one atom if its end is surely a place. */
function withSplitPlace(parts: NamedParts): NamedParts {
  if (parts.place !== '') return parts;
  const ofEmployer = splitPlace(parts.organization);
  if (ofEmployer.place !== '') return { ...parts, organization: ofEmployer.rest, place: ofEmployer.place };
  const ofTitle = splitPlace(parts.title);
  return { ...parts, title: ofTitle.rest, place: ofTitle.place };
}

/** Builds a job of JSON Resume. */
export function jobOf(
  entry: WrittenEntry,
  parts: NamedParts,
  employerKey: 'name' | 'organization',
): JsonObject {
  const { title, organization, place, address, left } = withSplitPlace(parts);
  const others = [parts.name, parts.degree, parts.field].filter((text) => text !== '');
  return {
    ...filled({
      [employerKey]: organization || (others[0] ?? ''),
      position: title,
      location: place,
      ...link(entry, address),
    }),
    ...dateOf(entry),
    ...filled({
      summary: [
        ...(organization === '' ? others.slice(1) : others),
        ...left,
        ...entry.paragraphs,
        ...entry.after,
      ].join('\n\n'),
    }),
    ...highlights(entry),
  };
}

/** Builds a school of JSON Resume. */
export function schoolOf(entry: WrittenEntry, parts: NamedParts, joined: string): JsonObject {
  const { organization, degree, field, place, address, title, name, left } = parts;
  const whole = joined || (field === '' ? degree : '');
  const { remark, ...studies } =
    whole === '' ? { studyType: degree, ...plainArea(field) } : withField(studiesIn(whole), field);
  const beside = joined === '' ? '' : degree;
  // `Baker – Federal Diploma`: if only the second part names a degree, the first is the subject.
  if (beside !== '' && studies.area === '' && !namesDegree(joined)) {
    studies.area = studies.studyType;
    studies.studyType = `${joined} – ${beside}`;
  }
  const otherDegree = studies.studyType.endsWith(beside) ? '' : beside;
  const subject = plainArea(field).area;
  const isSaid = [studies.area, studies.studyType].some((text) => text.includes(subject));
  const written = [...left.map(withoutDateWords), name, title, place, otherDegree, remark];
  const others = withValue(
    written.filter((text) => text !== ''),
    isSaid ? '' : field,
  );
  const score = [...others, ...entry.paragraphs].find(isGrade) ?? '';
  const text = [...others, ...entry.paragraphs, ...entry.after].filter((line) => line !== score);
  const courses = text.filter((line) => isShortList(line) && !isLabeledPlace(line) && line !== place);
  return {
    ...filled(withSchool({ institution: organization, ...studies })),
    ...filled({ score: score.replace(gradeLabel.regExp, ''), ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: text.filter((line) => !courses.includes(line)).join('\n\n') }),
    ...list('courses', [...courses.flatMap((line) => line.split(/,\s+/)), ...entry.bullets]),
  };
}

/** Adds a second subject, after its label if there is one: `Schwerpunkt: Informatik`. */
function withValue(left: readonly string[], subject: string): readonly string[] {
  if (subject === '') return left;
  const at = left.findIndex((text) => plainArea(`${text}: ${subject}`).area === subject);
  return at < 0 ? [...left, subject] : left.with(at, `${left[at]}: ${subject}`);
}

function withField(studies: ReturnType<typeof studiesIn>, field: string) {
  return { ...studies, area: studies.area || field };
}
