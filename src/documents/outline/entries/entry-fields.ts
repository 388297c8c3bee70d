import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { lazy } from '../../../values/memoize.ts';
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

/* Converts written entries to JSON Resume, with a function for each kind of section. */

/** Converts jobs or volunteer roles. */
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
  // Keywords are below the bullets, or directly below the title if there are none.
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
const maxTitleWords = 12;
const nameThenText = /^(\p{L}.{1,90}?)(?:\s?[:：]\s|\s[-–—]\s|(?<=\p{Ll}{3})\.\s(?=\p{Lu}))(.+)$/u;

/** Splits `Alogger - abstract logger framework for …` or `Portfolio. Personal website with …`. */
function nameAndText(title: string): { readonly name: string; readonly text: string } {
  const [, name, text] = wordCount(title) > maxTitleWords ? (nameThenText.exec(title) ?? []) : [];
  return name === undefined || text === undefined ? { name: title, text: '' } : { name, text };
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** `1990-09-16` */
const dayLength = 10;

/** Converts an entry of an unknown section: name, date, place and text. */
export function customEntry(whole: WrittenEntry): JsonObject {
  const entry = withDateInFront(whole);
  const lone = entry.titles.length === 0 ? entry.bullets.slice(0, 1) : [];
  const [name = '', ...more] = lone.length > 0 ? lone : titleParts(entry);
  const { address, others } = asidesOf(entry);
  const place = others.find(isPlace) ?? '';
  const said = [...more, ...others.filter((other) => other !== place)];
  // A colon before the date does not belong to the name: `Welding course: May 2021`.
  const bare = entry.date === '' ? name : name.replace(/\s?[:：]$/, '');
  // A day alone, such as that of birth, is what the entry says.
  const isDay = bare === '' && (dateFields(entry.date).date ?? '').length === dayLength;
  if (isDay && entry.paragraphs.length + entry.bullets.length === 0)
    return filled({ name: entry.date, description: said.join(', '), location: place });
  return {
    ...filled({ name: bare, description: said.join(', '), location: place, ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: [...entry.paragraphs, ...entry.after].join('\n\n') }),
    ...list('highlights', entry.bullets.slice(lone.length)),
  };
}

type PublishedKeys = readonly [name: string, from: string, date: string, text: string];

/** Converts certificates, awards and publications: name, issuer, date and text. */
export function published([nameKey, fromKey, dateKey, textKey]: PublishedKeys) {
  return (written: WrittenEntry): JsonObject => {
    const entry = withoutExpiry(withDateInFront(written));
    const lone = entry.titles.length === 0 ? entry.bullets : [];
    const { address, others } = asidesOf(entry);
    const said = lone.length > 0 ? lone.slice(0, 1) : titleParts(entry);
    const [name = '', ...more] = nameAndIssuer(withNameFirst(said), entry);
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
        .map((one) => one.replace(issuerLabel, ''))
        .join(', '),
      [dateKey]: when,
      ...link(entry, address),
      [textKey]: text.join('\n\n'),
    });
  };
}

/** A year or month before Chinese text, or before a comma: `2021年5月 优秀学生`, `2019 三好学生`, `2012, First prize`. */
const dateInFront =
  /^((?:19|20)\d{2}(?:年(?: ?(?:\d{1,2}|十[一二]?|[一二三四五六七八九]) ?月)?|[./-]\d{1,2})?)(?:[,，]\s?|\s(?=\p{Script=Han}|(?:19|20)\d{2}(?:年|级|届)))(?=\S{2})/u;

/** Takes the date of an undated entry from the beginning of its only title or bullet. */
function withDateInFront(entry: WrittenEntry): WrittenEntry {
  const { titles, bullets, date } = entry;
  const [first = ''] = titles.length > 0 ? titles : bullets;
  const [found = '', time = ''] =
    date === '' && bullets.length + titles.length === 1 ? (dateInFront.exec(first) ?? []) : [];
  const { date: own } = datesInText(time);
  if (own === '') return entry;
  const rest = [first.slice(found.length)];
  return titles.length > 0 ? { ...entry, titles: rest, date: own } : { ...entry, bullets: rest, date: own };
}

const expiryAtEnd = lazy(
  () => new RegExp(`(?:^|[\\s,;(（，–—-])((?:${phrases('resume', 'valid_until')})[.:：]?)\\)?$`, 'iu'),
);
/** Moves an expiry date into the text, because the date field is for the date of issue. */
function withoutExpiry(entry: WrittenEntry): WrittenEntry {
  const ended = [...entry.titles, ...entry.asides].find((text) => expiryAtEnd().test(text));
  const found = ended === undefined ? null : expiryAtEnd().exec(ended);
  const word = found?.[1];
  if (ended === undefined || word === undefined || entry.date === '') return entry;
  // The text before the word may contain the date of issue.
  const before = datesInText(ended.slice(0, found?.index).replace(/[\s,;(（，–—-]{1,9}$/u, ''));
  const rest = (texts: readonly string[]) =>
    texts.map((text) => (text === ended ? before.rest : text)).filter((text) => text !== '');
  return {
    ...entry,
    titles: rest(entry.titles),
    asides: rest(entry.asides),
    date: before.date,
    after: [...entry.after, `${word} ${entry.date}`],
  };
}

/** Puts the name first if the issuer is above it: `Bakers Guild of Ohio`, `Master of Ovens`. */
function withNameFirst(parts: readonly string[]): readonly string[] {
  const [first = '', second = '', ...others] = parts;
  return isIssuer(first) && second !== '' && !isIssuer(second) ? [second, first, ...others] : parts;
}

/** True if the last word names an organization; `Bank Teller Certificate` is a certificate. */
function isIssuer(name: string): boolean {
  const [bare = ''] = name.replace(/\s\([^()]{1,30}\)$/u, '').split(/,| of | for /u, 1);
  const last = bare.slice(bare.lastIndexOf(' ') + 1);
  return name.includes(' ') && (namesOrganization(last) || isSchool(last));
}

const issuerLabel = /^(?:issued|awarded|published|granted) by\s+/i;

/** `OSHA 30, OSHA Training Institute` on a dated line of its own. */
function nameAndIssuer(parts: readonly string[], entry: WrittenEntry): readonly string[] {
  const { asides, date, titles } = entry;
  // One title with a name and its issuer: `Architect – Professional, Amazon`.
  const isOneTitle = titles.length === 1 && parts.length === 2 && parts[1]?.includes(', ');
  if (isOneTitle) return nameAndIssuer(titles, { ...entry, titles: [] });
  const [only = ''] = parts;
  const pieces = only.split(/,\s+/);
  // Commas separate authors: `Ruiz, A., Soto, B., Gil, C. Ash glazes`.
  if (pieces.filter((piece) => /^(?:\p{Lu}\.[ -]?)+$/u.test(piece)).length > 1) return parts;
  const found = /^(.+), (\p{Lu}[^,]+)$/u.exec(only);
  if (parts.length !== 1 || date === '' || asides.length > 0 || !found?.[1] || !found[2]) return parts;
  // The issuer and its town are in brackets: `Welding course (Guild of Smiths, Linz)`.
  if (found[1].lastIndexOf('(') > found[1].lastIndexOf(')')) return parts;
  return [found[1], found[2]];
}

export function reference(entry: WrittenEntry): JsonObject {
  const [name = '', ...more] = titleParts(entry);
  const { address, others } = asidesOf(entry);
  const text = [...entry.paragraphs, ...entry.bullets, ...entry.after].join('\n\n');
  const description = [...more, ...others, entry.date].filter((part) => part !== '').join(', ');
  return filled({ name, description, reference: text, ...link(entry, address) });
}
