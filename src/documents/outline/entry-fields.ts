import type { JsonObject } from '../json-resume/json-resume.ts';
import { dateFields } from './dates-in-text.ts';
import type { WrittenEntry } from './entries.ts';
import { isSchool, namesEmployerFirst, namesSchoolFirst } from './who-is-who.ts';

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
  const [first = '', second = '', ...more] = titleParts(entry);
  const { address, others } = asidesOf(entry);
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
  if (parts.length !== 1) return parts;
  const at = /^(.{3,60}?)\s+(?:at|@|bei|chez)\s+(.{2,80})$/iu.exec(parts[0] ?? '');
  return at?.[1] && at[2] ? [at[1], at[2]] : parts;
}

export function school(entry: WrittenEntry): JsonObject {
  const parts = titleParts(entry);
  const grade = parts.find((part) => /^\d[\d.,/ ]*$/.test(part) || gradeLabel.test(part)) ?? '';
  const [first = '', second = '', ...more] = parts.filter((part) => part !== grade);
  const { address, others: asides } = asidesOf(entry);
  const others = grade === '' ? asides : [grade, ...asides];
  const schoolFirst = second === '' ? isSchool(first) : namesSchoolFirst(first, second);
  const [institution, studies] = schoolFirst ? [first, second] : [second, first];
  const [studyType = '', ...areas] = studies.split(/,\s+|，/);
  // `Bachelor of Science in Nursing` names both, and is printed as one.
  const subject = areas.length > 0 ? areas.join(', ') : (/\s(?:in|en)\s+(.+)$/iu.exec(studyType)?.[1] ?? '');
  const text = [...more, ...others.slice(1), ...entry.paragraphs, ...entry.after];
  const courses = text.filter(isShortList);
  return {
    ...filled({ institution, studyType, area: subject }),
    ...filled({ score: (others[0] ?? '').replace(gradeLabel, ''), ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: text.filter((line) => !isShortList(line)).join('\n\n') }),
    ...list('courses', [...courses.flatMap((line) => line.split(/,\s+/)), ...entry.bullets]),
  };
}

export function project(entry: WrittenEntry): JsonObject {
  const [name = '', ...more] = titleParts(entry);
  const { address, others } = asidesOf(entry);
  const keywords = [...entry.after, ...(entry.bullets.length === 0 ? entry.paragraphs : [])].filter(
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

type PublishedKeys = readonly [name: string, from: string, date: string, text: string];

/** Certificates, awards, publications: what, from whom, when. */
export function published([nameKey, fromKey, dateKey, textKey]: PublishedKeys) {
  return (entry: WrittenEntry): JsonObject => {
    const lone = entry.titles.length === 0 ? entry.bullets : [];
    const [name = lone[0] ?? '', ...more] = titleParts(entry);
    const { address, others } = asidesOf(entry);
    const text = [...entry.paragraphs, ...entry.bullets.slice(lone.length > 0 ? 1 : 0), ...entry.after];
    const { date, startDate, endDate } = dateFields(entry.date);
    const when = date ?? [startDate, endDate].filter((part) => part !== undefined).join(' - ');
    return filled({
      [nameKey]: name,
      [fromKey]: [...more, ...others].join(', '),
      [dateKey]: when,
      ...link(entry, address),
      [textKey]: text.join('\n\n'),
    });
  };
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
