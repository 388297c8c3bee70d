import type { JsonObject } from '../../contract/json-object.ts';
import { linkIn, plainLine } from '../markup/read-markup.ts';
import { gradeLabel } from '../outline/school-fields.ts';
import { linesOf } from './lines-in-summary.ts';
import { firstText, textAt, textsAt } from './texts.ts';

/** Entries of RenderCV as entries of a JSON Resume's lists. */
export const entryReaders = {
  work: (entry: JsonObject) =>
    filled({
      name: plainLine(firstText(entry, 'company', 'name')),
      ...{ url: linkAt(entry, 'company') || linkAt(entry, 'name'), position: plain(entry, 'position') },
      ...commonFields(entry),
    }),
  volunteer: (entry: JsonObject) =>
    filled({
      organization: plainLine(firstText(entry, 'company', 'name')),
      ...{ url: linkAt(entry, 'company') || linkAt(entry, 'name'), position: plain(entry, 'position') },
      ...commonFields(entry),
    }),
  education: (entry: JsonObject) => {
    const { location, summary, highlights, ...others } = commonFields(entry);
    const score = highlights.map(gradeIn).find((one) => one !== '') ?? '';
    return filled({
      ...{
        institution: plainLine(firstText(entry, 'institution', 'name')),
        url: linkAt(entry, 'institution'),
      },
      ...{ studyType: plain(entry, 'degree'), area: plain(entry, 'area') },
      ...{ score, ...others },
      // Where a school is has no field of its own.
      summary: paragraphs(location, summary),
      courses: score === '' ? highlights : highlights.filter((line) => gradeIn(line) !== score),
    });
  },
  projects: (entry: JsonObject) => {
    const { location, ...others } = commonFields(entry);
    const { lead, summary, keywords } = linesOf(others.summary);
    return filled({
      ...{ ...named(entry), description: lead, ...others },
      ...{ summary: paragraphs(location, summary), keywords },
    });
  },
  publications: (entry: JsonObject) => {
    const doi = textAt(entry, 'doi');
    const title = firstText(entry, 'title', 'name');
    return filled({
      name: plainLine(title),
      publisher: plain(entry, 'journal'),
      releaseDate: dayOf(entry),
      url: doi === '' ? textAt(entry, 'url') || (linkIn(title) ?? '') : doiAddress(doi),
      summary: paragraphs(textsAt(entry, 'authors').join(', '), textOf(entry)),
    });
  },
  certificates: (entry: JsonObject) =>
    filled({ ...named(entry), date: dayOf(entry), issuer: plain(entry, 'location'), summary: textOf(entry) }),
  awards: (entry: JsonObject) => {
    const { name, ...others } = named(entry);
    return filled({
      ...{ title: name, ...others, date: dayOf(entry) },
      ...{ awarder: plain(entry, 'location'), summary: textOf(entry) },
    });
  },
  references: (entry: JsonObject) => {
    const { lead, summary } = linesOf(textAt(entry, 'summary'));
    return filled({ ...named(entry), description: lead, reference: textOf({ ...entry, summary }) });
  },
  skills: (entry: JsonObject) => filled({ ...named(entry), keywords: textLines(entry) }),
  interests: (entry: JsonObject) => filled({ ...named(entry), keywords: textLines(entry) }),
  languages: (entry: JsonObject) =>
    filled({ language: named(entry).name, fluency: plainLine(textLines(entry).join(', ')) }),
  custom: (entry: JsonObject) => {
    const others = commonFields(entry);
    const { lead, summary, keywords } = linesOf(others.summary);
    return filled({
      name: plainLine(firstText(entry, 'name', 'company', 'title')),
      description: plain(entry, 'position') || lead,
      url: linkAt(entry, 'name') || linkAt(entry, 'company'),
      ...{ ...others, summary, keywords },
    });
  },
} satisfies Readonly<Record<string, (entry: JsonObject) => JsonObject>>;

export function doiAddress(doi: string): string {
  return /^https?:/i.test(doi) ? doi : `https://doi.org/${doi}`;
}

function plain(entry: JsonObject, key: string): string {
  return plainLine(textAt(entry, key));
}

/** The address that a name leads to: `[Kiln](https://…)`. */
function linkAt(entry: JsonObject, key: string): string {
  return linkIn(textAt(entry, key)) ?? '';
}

function named(entry: JsonObject): { readonly name: string; readonly url: string } {
  return { name: plain(entry, 'name'), url: linkAt(entry, 'name') };
}

function commonFields(entry: JsonObject) {
  return {
    location: plain(entry, 'location'),
    ...datesOf(entry),
    summary: textAt(entry, 'summary'),
    highlights: textsAt(entry, 'highlights'),
  };
}

/** A beginning without an end goes on, in both formats; a text of both is there for what the two cannot say. */
function datesOf(entry: JsonObject): JsonObject {
  const [start, end] = [textAt(entry, 'start_date'), textAt(entry, 'end_date')];
  const date = textAt(entry, 'date');
  if (start === '' || (end === '' && date !== '')) return { date: date || end };
  return { startDate: start, endDate: /^present$/i.test(end) ? '' : end };
}

/** `GPA: 3.9/4.0`: the figure alone, '' of any other line. */
function gradeIn(line: string): string {
  const said = plainLine(line);
  const score = said.replace(gradeLabel, '');
  return score !== said && /^\d[\d.,/ ]*$/.test(score) ? score : '';
}

function dayOf(entry: JsonObject): string {
  return firstText(entry, 'date', 'end_date', 'start_date');
}

function textLines(entry: JsonObject): readonly string[] {
  return [textAt(entry, 'summary'), ...textsAt(entry, 'highlights')].filter((text) => text !== '');
}

/** Texts and bullets where a list has one text. */
function textOf(entry: JsonObject): string {
  const bullets = textsAt(entry, 'highlights').map((text) => `- ${text}`);
  return paragraphs(textAt(entry, 'summary'), bullets.join('\n'));
}

function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

export function filled(fields: JsonObject): JsonObject {
  const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}
