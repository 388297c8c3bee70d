import type { JsonObject } from '../json-resume/json-resume.ts';
import { dateFields } from './dates-in-text.ts';
import type { WrittenEntry } from './entries.ts';
import {
  isPlace,
  isSchool,
  namesDegree,
  namesEmployerFirst,
  namesOrganisation,
  namesRole,
  namesSchoolFirst,
} from './who-is-who.ts';

/* Written entries in JSON Resume's terms, one function for each kind of section. */

const webAddress = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
const gradeLabel = /^(?:grade|gpa|note|nota|moyenne|成绩|绩点|abschlussnote|score)\s*[:：]?\s*(?=\S)/iu;
const parted = /\s+[|·•]\s+|\s+[–—]\s+|\t+/u;

export function job(entry: WrittenEntry): JsonObject {
  return employment(entry, 'name');
}

export function volunteerRole(entry: WrittenEntry): JsonObject {
  return employment(entry, 'organization');
}

function employment(entry: WrittenEntry, employerKey: 'name' | 'organization'): JsonObject {
  const { address, others } = asidesOf(entry);
  const parts = titleParts(entry);
  // The third title of three is where it was; but it need not stand third.
  const place = others.length > 0 || parts.length < 3 ? undefined : parts.findLast(isPlace);
  const [first = '', second = '', ...more] = place === undefined ? parts : [...without(parts, place), place];
  const employerFirst = second === '' || namesEmployerFirst(first, second);
  const [employer, position] = employerFirst ? [first, second] : [second, first];
  const location = others[0] ?? more[0] ?? '';
  return {
    ...filled({ [employerKey]: employer, position, location, ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: [...rest(more, others), ...entry.paragraphs, ...entry.after].join('\n\n') }),
    ...highlights(entry),
  };
}

/** What is left of titles and asides when one of them was taken as the place. */
function rest(more: readonly string[], others: readonly string[]): readonly string[] {
  return others.length > 0 ? [...others.slice(1), ...more] : more.slice(1);
}

/** One title for each field: a line `Acme | Berlin` and a line `Engineer at Acme` hold two. */
function titleParts({ titles }: WrittenEntry): readonly string[] {
  const parts = titles
    .flatMap((title) => title.split(parted))
    .filter((part) => part !== '' && !webAddress.test(part));
  const [first = '', ...others] = parts;
  const at = /^(.{3,60}?)\s+(?:at|@|bei|chez)\s+(.{2,80})$/iu.exec(first);
  // The University at Albany is one.
  const isSplit = at?.[1] && others.every(isPlace) && !(isSchool(at[1]) && !namesDegree(at[1]));
  if (isSplit && at?.[1] && at[2]) return [at[1], at[2], ...others];
  return parts.length === 1 ? roleAndEmployer(first) : parts;
}

const legalForms = /, (?=(?:Inc|LLC|Ltd|GmbH|Co|Corp)\b)/g;

/** `Charge Nurse, Night Shift, Oakhurst Hospital, Westerville, OH`, as LaTeX sets it in one line. */
function roleAndEmployer(line: string): readonly string[] {
  const pieces = line.replace(legalForms, '\u0000').split(', ');
  if (pieces.length < 2 || !namesRole(pieces[0] ?? '')) return [line];
  const named = pieces.findIndex((piece, index) => index > 0 && namesOrganisation(piece));
  const employer = named < 0 ? 1 : named;
  return [pieces.slice(0, employer), pieces.slice(employer)].map((part) =>
    part.join(', ').replaceAll('\u0000', ', '),
  );
}

function without(parts: readonly string[], one: string): readonly string[] {
  const index = parts.indexOf(one);
  return parts.filter((_, at) => at !== index);
}

export function school(entry: WrittenEntry): JsonObject {
  const parts = titleParts(entry);
  const grade = [...parts, ...entry.paragraphs].find((part) => isGrade(part)) ?? '';
  const [first = '', second = '', ...more] = schoolAndStudies(parts.filter((part) => part !== grade));
  const { address, others: asides } = asidesOf(entry);
  // Where a school is has no field of its own.
  const places = asides.filter((aside) => aside.includes(',') && isPlace(aside));
  const rated = asides.filter((aside) => !places.includes(aside));
  const others = grade === '' ? rated : [grade, ...rated];
  const schoolFirst = second === '' ? isSchool(first) : namesSchoolFirst(first, second);
  const [institution, studies] = schoolFirst ? [first, second] : [second, first];
  const { studyType, area } = studiesIn(studies);
  const prose = entry.paragraphs.filter((line) => line !== grade);
  const text = [...places, ...more, ...others.slice(1), ...prose, ...entry.after];
  const courses = text.filter((line) => isShortList(line) && !places.includes(line));
  return {
    ...filled({ institution, studyType, area }),
    ...filled({ score: (others[0] ?? '').replace(gradeLabel, ''), ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: text.filter((line) => !courses.includes(line)).join('\n\n') }),
    ...list('courses', [...courses.flatMap((line) => line.split(/,\s+/)), ...entry.bullets]),
  };
}

function isGrade(text: string): boolean {
  return /^\d[\d.,/ ]*$/.test(text) || (text.length < 40 && gradeLabel.test(text));
}

/** `MSc Physics, Trinity College Dublin` in one line, or `MSc Physics at Trinity College Dublin`. */
function schoolAndStudies(parts: readonly string[]): readonly string[] {
  const [only = ''] = parts;
  if (parts.length !== 1 || !namesDegree(only)) return parts;
  const pieces = only.split(/,\s+/);
  const school = pieces.findIndex((piece, index) => index > 0 && isSchool(piece));
  if (school < 0) return pieces.length === 2 && isParted(pieces[0] ?? '') ? pieces : parts;
  return [pieces.slice(0, school).join(', '), pieces.slice(school).join(', ')];
}

const degreeWords =
  'bachelor|master|doctor|associate|diploma|licence|licenciatura|grado|m[áa]ster|b\\.?sc\\.?|m\\.?sc\\.?|b\\.?a\\.?|m\\.?a\\.?|b\\.?eng\\.?|m\\.?eng\\.?|mba|ph\\.?d\\.?|bba';
const degreeOf =
  '(?: of (?:(?:applied|fine|business|social) )?(?:science|arts|engineering|education|administration|laws|commerce))?';
const degreeIn = new RegExp(`^((?:${degreeWords})${degreeOf})\\s+(?:in|en)\\s+([^()]+)$`, 'iu');
const degreeThen = /^((?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|B\.?Eng|M\.?Eng|Ph\.?D|BBA|MBA)\.?)\s+(\p{Lu}[^()]+)$/u;

function isParted(studies: string): boolean {
  return degreeIn.test(studies) || degreeThen.test(studies);
}

/** `BSc, Physics`, `BSc in Physics`, `BSc Physics`; what names both and cannot be parted is both. */
function studiesIn(studies: string): { readonly studyType: string; readonly area: string } {
  const [first = '', ...areas] = studies.split(/,\s+|，|\s+-\s+/);
  if (areas.length > 0) return { studyType: first, area: areas.join(', ') };
  const parted = degreeIn.exec(first) ?? degreeThen.exec(first);
  if (parted?.[1] && parted[2]) return { studyType: parted[1], area: parted[2] };
  return { studyType: first, area: /\s(?:in|en)\s+(.+)$/iu.exec(first)?.[1] ?? '' };
}

export function project(entry: WrittenEntry): JsonObject {
  const [name = '', ...more] = titleParts(entry);
  const { address, others } = asidesOf(entry);
  // Below the points, or right under the title.
  const keywords = [...entry.after, ...(entry.after.length === 0 ? entry.paragraphs : [])].filter(
    isShortList,
  );
  const prose = [...entry.paragraphs, ...entry.after].filter((line) => !keywords.includes(line));
  const description = more.join(' – ');
  return {
    ...filled({
      name,
      description,
      ...link(entry, address),
    }),
    ...dateOf(entry),
    ...filled({ summary: [...others, ...prose].join('\n\n') }),
    ...highlights(entry),
    ...list(
      'keywords',
      keywords.flatMap((line) => line.split(/,\s+/)),
    ),
  };
}

/** Of a section that is none of ours: what, when, where, and the text. */
export function customEntry(entry: WrittenEntry): JsonObject {
  const lone = entry.titles.length === 0 ? entry.bullets.slice(0, 1) : [];
  const [name = '', ...more] = lone.length > 0 ? lone : titleParts(entry);
  const { address, others } = asidesOf(entry);
  const place = others.find(isPlace) ?? '';
  const said = [...more, ...others.filter((other) => other !== place)];
  return {
    ...filled({ name, description: said.join(', '), location: place, ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: [...entry.paragraphs, ...entry.after].join('\n\n') }),
    ...list('highlights', entry.bullets.slice(lone.length)),
  };
}

type PublishedKeys = readonly [name: string, from: string, date: string, text: string];

/** Certificates, awards, publications: what, from whom, when. */
export function published([nameKey, fromKey, dateKey, textKey]: PublishedKeys) {
  return (entry: WrittenEntry): JsonObject => {
    const lone = entry.titles.length === 0 ? entry.bullets : [];
    const { address, others } = asidesOf(entry);
    const [name = '', ...more] = nameAndSource(lone.length > 0 ? lone.slice(0, 1) : titleParts(entry), entry);
    const text = [...entry.paragraphs, ...entry.bullets.slice(lone.length > 0 ? 1 : 0), ...entry.after];
    const { date, startDate, endDate } = dateFields(entry.date);
    const when = date ?? [startDate, endDate].filter((part) => part !== undefined).join(' - ');
    return filled({
      [nameKey]: name,
      [fromKey]: [...more, ...others].map((one) => one.replace(sourceLabel, '')).join(', '),
      [dateKey]: when,
      ...link(entry, address),
      [textKey]: text.join('\n\n'),
    });
  };
}

const sourceLabel = /^(?:issued|awarded|published|granted) by\s+/i;

/** `OSHA 30, OSHA Training Institute` on a dated line of its own. */
function nameAndSource(parts: readonly string[], { asides, date }: WrittenEntry): readonly string[] {
  const [only = ''] = parts;
  const found = /^(.+), (\p{Lu}[^,]+)$/u.exec(only);
  if (parts.length !== 1 || date === '' || asides.length > 0 || !found?.[1] || !found[2]) return parts;
  return /\b(?:Inc|Ltd|LLC|Co)\.?$/.test(found[2]) ? parts : [found[1], found[2]];
}

export function reference(entry: WrittenEntry): JsonObject {
  const [name = '', ...more] = titleParts(entry);
  const { address, others } = asidesOf(entry);
  const text = [...entry.paragraphs, ...entry.bullets, ...entry.after].join('\n\n');
  const description = [...more, ...others, entry.date].filter((part) => part !== '').join(', ');
  return filled({ name, description, reference: text, ...link(entry, address) });
}

function asidesOf({ asides, titles }: WrittenEntry) {
  const parts = asides.flatMap((aside) => aside.split(/\s+\|\s+/)).filter((part) => part !== '');
  const printed = [...parts, ...titles.flatMap((title) => title.split(parted))];
  const address = printed.find((part) => webAddress.test(part)) ?? '';
  return { address, others: parts.filter((part) => part !== address) };
}

/** The link behind the words says more than the address that is printed. */
function link({ links }: WrittenEntry, printed: string): JsonObject {
  const url = links[0] ?? printed;
  return url === '' ? {} : { url };
}

function dateOf({ date }: WrittenEntry): JsonObject {
  return { ...dateFields(date) };
}

function highlights({ bullets }: WrittenEntry): JsonObject {
  return list('highlights', bullets);
}

function list(key: string, texts: readonly string[]): JsonObject {
  return texts.length > 0 ? { [key]: [...texts] } : {};
}

function filled(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** `Databases, Networks`: names and no sentence. */
function isShortList(text: string): boolean {
  const parts = text.split(/,\s+/);
  return parts.length > 1 && parts.every((part) => part.length <= 40) && !/[.:!?。]$/.test(text);
}
