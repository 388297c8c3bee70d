import type { JsonObject } from '../../contract/json-object.ts';
import { dateFields } from './dates-in-text.ts';
import {
  asidesOf,
  dateOf,
  filled,
  highlights,
  isShortList,
  link,
  list,
  partsOfRole,
  titleParts,
} from './entry-parts.ts';
import type { WrittenEntry } from './read-entries.ts';
import { employerFirst, isPlace, namesOrganisation, namesRole } from './who-is-who.ts';

/* Written entries in JSON Resume's terms, one function for each kind of section. */

/** Jobs, or roles of a volunteer. The entries of a section are set alike: what one does not say of its order, the others do. */
export function employments(
  entries: readonly WrittenEntry[],
  employerKey: 'name' | 'organization',
): readonly JsonObject[] {
  const heads = entries.map((entry) => ({ entry, ...whoAndWhere(entry) }));
  const votes = heads.map(({ order }) => Math.sign(order));
  const usual = votes.reduce((sum, vote) => sum + vote, 0);
  return heads.map(({ entry, address, first, second, order, location, left }) => {
    const isEmployerFirst =
      second === '' ? !namesRole(first) || namesOrganisation(first) : (order || usual) > 0;
    const [employer, position] = isEmployerFirst ? [first, second] : [second, first];
    return {
      ...filled({ [employerKey]: employer, position, location, ...link(entry, address) }),
      ...dateOf(entry),
      ...filled({ summary: [...left, ...entry.paragraphs, ...entry.after].join('\n\n') }),
      ...highlights(entry),
    };
  });
}

/** The names at the head of a job, which of them is the employer as far as they say it (above 0: the first), and where it was. */
function whoAndWhere(entry: WrittenEntry) {
  const { address, others } = asidesOf(entry);
  const parts = partsOfRole(entry);
  // One title of three is where it was; of two it is when it says so.
  const isItsPlace = (part: string) => isPlace(part) && (parts.length > 2 || isOnlyPlace(part, parts));
  const place = others.length > 0 || parts.length < 2 ? undefined : parts.findLast(isItsPlace);
  const named = place === undefined ? parts : without(parts, place);
  const [first = '', second = '', ...more] = named;
  const location = place ?? [...others, ...more].find(saysWhere) ?? '';
  const order = second === '' ? 0 : employerFirst(first, second);
  return { address, first, second, order, location, left: without([...others, ...more], location) };
}

/** `Seattle, WA` below a name that is no role. */
function isOnlyPlace(part: string, parts: readonly string[]): boolean {
  return /^[^,]+, \p{Lu}{2}$/u.test(part) && !parts.some(namesRole);
}

/** `Berlin`, `Denver, CO / Remote`, `Remote` */
function saysWhere(text: string): boolean {
  const [first = ''] = text.split(/[(/·;]|\s[–-]\s/).map((part) => part.trim());
  return (
    isPlace(first) || /^(?:fully )?(?:remote|hybrid|on-?site|home ?office|télétravail|remoto)\b/i.test(text)
  );
}

function without(parts: readonly string[], one: string): readonly string[] {
  const index = parts.indexOf(one);
  return parts.filter((_, at) => at !== index);
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
    const places = others.filter((other) => other.includes(',') && isPlace(other));
    const text = [
      ...places,
      ...entry.paragraphs,
      ...entry.bullets.slice(lone.length > 0 ? 1 : 0),
      ...entry.after,
    ];
    const { date, startDate, endDate } = dateFields(entry.date);
    const when = date ?? [startDate, endDate].filter((part) => part !== undefined).join(' - ');
    return filled({
      [nameKey]: name,
      [fromKey]: [...more, ...others.filter((other) => !places.includes(other))]
        .map((one) => one.replace(sourceLabel, ''))
        .join(', '),
      [dateKey]: when,
      ...link(entry, address),
      [textKey]: text.join('\n\n'),
    });
  };
}

function isWhere(pieces: readonly string[]): boolean {
  return pieces.every((piece) => isPlace(piece) || /^\p{Lu}{2}$/u.test(piece));
}

const sourceLabel = /^(?:issued|awarded|published|granted) by\s+/i;

/** `OSHA 30, OSHA Training Institute` on a dated line of its own. */
function nameAndSource(parts: readonly string[], entry: WrittenEntry): readonly string[] {
  const { asides, date, titles } = entry;
  // `Architect – Professional, Amazon` is one name and its source.
  const isOneTitle = titles.length === 1 && parts.length === 2 && parts[1]?.includes(', ');
  if (isOneTitle) return nameAndSource(titles, { ...entry, titles: [] });
  const [only = ''] = parts;
  const pieces = only.split(/,\s+/);
  // `Prize, Guild, Town, ST`: behind the name stands who gave it, and where that is.
  if (parts.length === 1 && pieces.length > 3 && date !== '' && isWhere(pieces.slice(-2)))
    return [pieces[0] ?? '', pieces.slice(1).join(', ')];
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
