import type { JsonObject } from '../../../contract/json-object.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { lazy } from '../../../text/memoize.ts';
import { filled } from '../../files/json-parts.ts';
import { dateFields, datesInText } from '../recognize/dates-in-text.ts';
import { isPlace, isSchool, namesOrganization } from '../recognize/name-kinds.ts';
import {
  asidesOf,
  dateOf,
  highlights,
  isShortList,
  link,
  list,
  periodText,
  titleParts,
} from './entry-parts.ts';
import { jobHeads } from './job-heads.ts';
import type { WrittenEntry } from './read-entries.ts';

/* Written entries in JSON Resume's terms, one function for each kind of section. */

/** Jobs, or roles of a volunteer. */
export function employments(
  entries: readonly WrittenEntry[],
  employerKey: 'name' | 'organization',
): readonly JsonObject[] {
  const heads = jobHeads(entries);
  return entries.map((entry, index) => {
    const { employer = '', position = '', location = '', address = '', left = [] } = heads[index] ?? {};
    return {
      ...filled({ [employerKey]: employer, position, location, ...link(entry, address) }),
      ...dateOf(entry),
      ...filled({ summary: [...left, ...entry.paragraphs, ...entry.after].join('\n\n') }),
      ...highlights(entry),
    };
  });
}

export function project(entry: WrittenEntry): JsonObject {
  const [title = '', ...more] = titleParts(entry);
  const { name, text } = nameAndText(title);
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
    ...filled({ summary: [text, ...others, ...prose].filter((part) => part !== '').join('\n\n') }),
    ...highlights(entry),
    ...list(
      'keywords',
      keywords.flatMap((line) => line.split(/,\s+/)),
    ),
  };
}

/** A title of more words than this is a name with a text after it, if something separates the two. */
const longestTitle = 12;
const fewestTextWords = 5;
const nameThenText = /^(\p{L}.{1,90}?)(?:\s?[:：]\s|\s[-–—]\s|(?<=\p{Ll}{3})\.\s(?=\p{Lu}))(.+)$/u;

/** Splits `Alogger - abstract logger framework for …` or `Portfolio. Personal website with …`. */
function nameAndText(title: string): { readonly name: string; readonly text: string } {
  const [, name, text] = wordCount(title) > longestTitle ? (nameThenText.exec(title) ?? []) : [];
  if (name === undefined || text === undefined || wordCount(text) < fewestTextWords)
    return { name: title, text: '' };
  return { name, text };
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** Of a section that is none of ours: what, when, where, and the text. */
export function customEntry(entry: WrittenEntry): JsonObject {
  const lone = entry.titles.length === 0 ? entry.bullets.slice(0, 1) : [];
  const [name = '', ...more] = lone.length > 0 ? lone : titleParts(entry);
  const { address, others } = asidesOf(entry);
  const place = others.find(isPlace) ?? '';
  const said = [...more, ...others.filter((other) => other !== place)];
  // `Welding course: May 2021`: what led to the date ends the name.
  const bare = entry.date === '' ? name : name.replace(/\s?[:：]$/, '');
  return {
    ...filled({ name: bare, description: said.join(', '), location: place, ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: [...entry.paragraphs, ...entry.after].join('\n\n') }),
    ...list('highlights', entry.bullets.slice(lone.length)),
  };
}

type PublishedKeys = readonly [name: string, from: string, date: string, text: string];

/** Certificates, awards, publications: what, from whom, when. */
export function published([nameKey, fromKey, dateKey, textKey]: PublishedKeys) {
  return (written: WrittenEntry): JsonObject => {
    const entry = withoutExpiry(written);
    const lone = entry.titles.length === 0 ? entry.bullets : [];
    const { address, others } = asidesOf(entry);
    const said = lone.length > 0 ? lone.slice(0, 1) : titleParts(entry);
    const [name = '', ...more] = nameAndSource(withNameFirst(said), entry);
    const places = others.filter((other) => other.includes(',') && isPlace(other));
    const text = [
      ...places,
      ...entry.paragraphs,
      ...entry.bullets.slice(lone.length > 0 ? 1 : 0),
      ...entry.after,
    ];
    const dates = dateFields(entry.date);
    const when = dates.date ?? periodText(dates);
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

const expires = lazy(
  () => new RegExp(`(?:^|[\\s,;(（，–—-])((?:${phrases('resume', 'valid_until')})[.:：]?)$`, 'iu'),
);
const opensExpiry = lazy(() => new RegExp(`^[(（]?(?:${phrases('resume', 'valid_until')})(?!\\p{L})`, 'iu'));

/** Until when something is valid is not when it was given: it is said in the text. */
function withoutExpiry(entry: WrittenEntry): WrittenEntry {
  const until = [...entry.titles, ...entry.asides].filter(
    (text) => opensExpiry().test(text) && !expires().test(text),
  );
  const isKept = (text: string) => text !== '' && !until.includes(text);
  const ended = [...entry.titles, ...entry.asides].find((text) => expires().test(text));
  const word = ended === undefined ? undefined : expires().exec(ended)?.[1];
  if (ended === undefined || word === undefined || entry.date === '') {
    if (until.length === 0) return entry;
    const { titles, asides, after } = entry;
    return {
      ...entry,
      titles: titles.filter(isKept),
      asides: asides.filter(isKept),
      after: [...after, ...until],
    };
  }
  // What stands before the word may say when it was given.
  const before = datesInText(ended.slice(0, -word.length).replace(/[\s,;(（，–—-]{1,9}$/u, ''));
  const rest = (texts: readonly string[]) =>
    texts.map((text) => (text === ended ? before.rest : text)).filter(isKept);
  return {
    ...entry,
    titles: rest(entry.titles),
    asides: rest(entry.asides),
    date: before.date,
    after: [...entry.after, ...until, `${word} ${entry.date}`],
  };
}

function isWhere(pieces: readonly string[]): boolean {
  return pieces.every((piece) => isPlace(piece) || /^\p{Lu}{2}$/u.test(piece));
}

/** Puts the name first if the issuer is above it: `Bakers Guild of Ohio`, `Master of Ovens`. */
function withNameFirst(parts: readonly string[]): readonly string[] {
  const [first = '', second = '', ...others] = parts;
  return isGiver(first) && second !== '' && !isGiver(second) ? [second, first, ...others] : parts;
}

/** True if the last word names an organization; `Bank Teller Certificate` is a certificate. */
function isGiver(name: string): boolean {
  const [bare = ''] = name.replace(/\s\([^()]{1,30}\)$/u, '').split(/,| of | for /u, 1);
  const last = bare.slice(bare.lastIndexOf(' ') + 1);
  return name.includes(' ') && (namesOrganization(last) || isSchool(last));
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
  // Of `Ruiz, A., Soto, B., Gil, C. Ash glazes` the commas part the authors.
  if (pieces.filter((piece) => /^(?:\p{Lu}\.[ -]?)+$/u.test(piece)).length > 1) return parts;
  // `Prize, Guild, Town, ST`: after the name stands who gave it, and where that is.
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
