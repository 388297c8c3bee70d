import type { JsonObject } from '../../values/json-object.ts';
import { filled } from '../files/json-parts.ts';
import { uriOf } from '../json-resume/schema-fields.ts';
import { saysSubjectTwice } from '../json-resume/subject-once.ts';
import { printMarkdownRuns } from '../markup/write-markdown.ts';
import { partsOf } from '../outline/skills/names-in-row.ts';
import { firstText, textAt, textsAt, withFieldsInMarkdown } from './rendercv-texts.ts';

/*
 * Converts entries of JSON Resume to entries of RenderCV, the reverse of reading them. A section has entries of one
 * type only.
 */

type Written = JsonObject | string;
/** A score as a separate line: `3.9` becomes `Grade: 3.9`. */
export type GradeText = (score: string) => string;

export interface EntryTerms {
  /** The title of the section. */
  readonly title: string;
  readonly grade: GradeText;
}

export function writeEntries(
  key: string,
  entries: readonly JsonObject[],
  { title, grade }: EntryTerms,
): readonly Written[] {
  switch (key) {
    case 'work':
      return entries.map((entry) => job(entry, 'name'));
    case 'volunteer':
      return entries.map((entry) => job(entry, 'organization'));
    case 'education':
      return entries.map((entry) => school(entry, grade));
    case 'publications':
      return entries.map(publication);
    case 'skills':
    case 'interests':
      return named(entries, title);
    case 'languages':
      return entries.map((entry) => ({
        label: textAt(entry, 'language'),
        details: textAt(entry, 'fluency'),
      }));
    case 'custom':
      return custom(entries);
    default:
      return entries.map(normal);
  }
}

function job(entry: JsonObject, employer: string): JsonObject {
  return {
    ...{ company: linked(textAt(entry, employer), entry), position: textAt(entry, 'position') },
    ...filled({ ...datesOf(entry), location: textAt(entry, 'location'), ...bodyOf(entry) }),
  };
}

function school(entry: JsonObject, grade: GradeText): JsonObject {
  const { summary, highlights } = bodyOf({ ...entry, highlights: textsAt(entry, 'courses') });
  const score = textAt(entry, 'score');
  // The subject is required and printed beside the degree, so a degree that names it takes its place.
  const [area, degree] = saysSubjectTwice(entry)
    ? [textAt(entry, 'studyType'), '']
    : [textAt(entry, 'area'), textAt(entry, 'studyType')];
  return {
    ...{ institution: linked(textAt(entry, 'institution'), entry), area },
    ...filled({
      ...{ degree, ...datesOf(entry), summary },
      highlights: [...(score === '' ? [] : [grade(score)]), ...highlights],
    }),
  };
}

const doiAtEnd = /^https:\/\/doi\.org\/(10\.\S+)$/;

function publication(entry: JsonObject): JsonObject {
  const url = webAddress(textAt(entry, 'url'));
  const [, doi = ''] = doiAtEnd.exec(url) ?? [];
  return {
    // The authors are part of the text.
    ...{ title: textAt(entry, 'name'), authors: [] },
    ...filled({
      ...{ journal: textAt(entry, 'publisher'), date: firstText(entry, 'releaseDate', 'dateInWords') },
      ...{ doi, url: doi === '' ? url : '', summary: textAt(entry, 'summary') },
    }),
  };
}

/** A normal entry has no field for the issuer, which goes into the location. */
function normal(entry: JsonObject): JsonObject {
  const name = firstText(entry, 'name', 'title') || textAt(entry, 'description');
  const lead = name === textAt(entry, 'description') ? '' : textAt(entry, 'description');
  const { summary, highlights } = bodyOf(entry);
  return {
    name: linked(name, entry),
    ...filled({
      ...datesOf(entry),
      location: firstText(entry, 'location', 'issuer', 'awarder'),
      summary: withFieldsInMarkdown({ lead, summary, keywords: textsAt(entry, 'keywords') }),
      highlights,
    }),
  };
}

/** Plain names become one line; keywords without a name get the title of their section. */
function named(entries: readonly JsonObject[], title: string): readonly Written[] {
  const isBare = (entry: JsonObject) =>
    Object.keys(entry).join() === 'name' && partsOf(textAt(entry, 'name')).length === 1;
  if (entries.every(isBare)) return [entries.map((entry) => textAt(entry, 'name')).join(', ')];
  return entries.map((entry) => ({
    ...{ label: textAt(entry, 'name') || title, details: textsAt(entry, 'keywords').join(', ') },
    ...filled({ level: textAt(entry, 'level') }),
  }));
}

function custom(entries: readonly JsonObject[]): readonly Written[] {
  const isBare = (entry: JsonObject) => Object.keys(entry).every((key) => key === 'name' || key === 'url');
  if (entries.every(isBare))
    return entries.map((entry) => ({ bullet: linked(textAt(entry, 'name'), entry) }));
  const isText = (entry: JsonObject) => Object.keys(entry).join() === 'summary';
  return entries.every(isText) ? entries.map((entry) => textAt(entry, 'summary')) : entries.map(normal);
}

/** A name, with a link if it has an address. */
function linked(name: string, entry: JsonObject): string {
  const url = webAddress(textAt(entry, 'url')).replace(/[()]/g, encodeURIComponent);
  return url === '' || name === '' ? name : printMarkdownRuns([{ text: name, href: url }]);
}

const maxAddressLength = 2083;

/** An address that RenderCV accepts; '' for any other. */
export function webAddress(text: string): string {
  const uri = uriOf(text) ?? '';
  return /^https?:/i.test(uri) && uri.length <= maxAddressLength ? uri : '';
}

/** RenderCV rejects an end before its start, but accepts any text as a date. */
function datesOf(entry: JsonObject): JsonObject {
  const [start, end] = [textAt(entry, 'startDate'), textAt(entry, 'endDate')];
  if (start === '') return { date: end || firstText(entry, 'date', 'dateInWords') };
  if (end !== '' && end < start) return { date: `${start} – ${end}` };
  return { start_date: start, end_date: end || 'present' };
}

/** Turns list lines in a text into bullets. */
function bodyOf(entry: JsonObject): { readonly summary: string; readonly highlights: readonly string[] } {
  const blocks = firstText(entry, 'summary', 'reference').split(/\n\n+/);
  const isList = (block: string) => block.split('\n').every((line) => bullet.test(line));
  const bullets = blocks
    .filter(isList)
    .flatMap((block) => block.split('\n').map((line) => line.replace(bullet, '')));
  return {
    summary: blocks.filter((block) => !isList(block)).join('\n\n'),
    highlights: [...bullets, ...textsAt(entry, 'highlights')],
  };
}

const bullet = /^(?:-|\d{1,3}\.) (?=\S)/;
