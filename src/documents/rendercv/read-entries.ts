import type { JsonObject } from '../../values/json-object.ts';
import { filled, paragraphs } from '../files/json-parts.ts';
import { linkIn, plainLine } from '../markup/read-markup.ts';
import { gradeLabel } from '../outline/entries/school-fields.ts';
import { fieldsInMarkdown, firstText, textAt, textsAt } from './rendercv-texts.ts';

/** Converts entries of RenderCV to entries of JSON Resume, by list. */
export const entryReaders = {
  work: (entry: JsonObject) =>
    filled({
      name: plainLine(firstText(entry, 'company', 'name')),
      ...{ url: employerAddress(entry), position: plain(entry, 'position') },
      ...commonFields(entry),
    }),
  volunteer: (entry: JsonObject) =>
    filled({
      organization: plainLine(firstText(entry, 'company', 'institution', 'name')),
      url: linkAt(entry, 'institution') || employerAddress(entry),
      position: plain(entry, 'position') || studiesOf(entry),
      ...commonFields(entry),
    }),
  education: (entry: JsonObject) => {
    const { location, summary, highlights, ...others } = commonFields(entry);
    const grade = plainLine(firstText(entry, 'grade', 'gpa'));
    const score = grade || (highlights.map(gradeIn).find((one) => one !== '') ?? '');
    return filled({
      ...{
        institution: plainLine(firstText(entry, 'institution', 'name')),
        url: linkAt(entry, 'institution') || firstText(entry, 'url', 'transcript_url'),
      },
      // Early versions used JSON Resume's name for the degree.
      ...{ studyType: plainLine(firstText(entry, 'degree', 'study_type')), area: plain(entry, 'area') },
      ...{ score, ...others },
      // JSON Resume has no field for the location of a school.
      summary: paragraphs(location, summary),
      courses: highlights.filter((line) => gradeIn(line) === '' || gradeIn(line) !== score),
    });
  },
  projects: (entry: JsonObject) => {
    const { location, ...others } = commonFields(entry);
    const { lead, summary, keywords } = fieldsInMarkdown(others.summary);
    return filled({
      ...{ ...named(entry), description: plain(entry, 'position') || studiesOf(entry) || lead, ...others },
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
  certificates: (entry: JsonObject) => {
    const { giver, text, ...others } = grantOf(entry);
    return filled({ ...others, date: dayOf(entry), issuer: giver, summary: text });
  },
  awards: (entry: JsonObject) => {
    const { name, giver, text, ...others } = grantOf(entry);
    return filled({ title: name, ...others, date: dayOf(entry), awarder: giver, summary: text });
  },
  references: (entry: JsonObject) => {
    const { lead, summary } = fieldsInMarkdown(textAt(entry, 'summary'));
    return filled({ ...named(entry), description: lead, reference: textOf({ ...entry, summary }) });
  },
  interests: (entry: JsonObject) => filled({ ...named(entry), keywords: textLines(entry) }),
  languages: (entry: JsonObject) =>
    filled({ language: named(entry).name, fluency: plainLine(textLines(entry).join(', ')) }),
  custom: (entry: JsonObject) => {
    const others = commonFields(entry);
    const { lead, summary, keywords } = fieldsInMarkdown(others.summary);
    const doi = textAt(entry, 'doi');
    return filled({
      name: plainLine(firstText(entry, 'name', 'company', 'title')),
      description: plain(entry, 'position') || plain(entry, 'journal') || lead,
      url: doi === '' ? linkAt(entry, 'title') || employerAddress(entry) : doiAddress(doi),
      ...{ ...others, summary: paragraphs(textsAt(entry, 'authors').join(', '), summary), keywords },
    });
  },
} satisfies Readonly<Record<string, (entry: JsonObject) => JsonObject>>;

export function doiAddress(doi: string): string {
  return /^https?:/i.test(doi) ? doi : `https://doi.org/${doi}`;
}

function plain(entry: JsonObject, key: string): string {
  return plainLine(textAt(entry, key));
}

function employerAddress(entry: JsonObject): string {
  return linkAt(entry, 'company') || linkAt(entry, 'name') || textAt(entry, 'url');
}

/** The address of a linked name: `[Kiln](https://…)`. */
function linkAt(entry: JsonObject, key: string): string {
  return linkIn(textAt(entry, key)) ?? '';
}

/** The name and address of a project, award or course, which may have the keys of a job or school. */
function named(entry: JsonObject): { readonly name: string; readonly url: string } {
  const key = ['name', 'title', 'company', 'institution'].find((one) => textAt(entry, one) !== '') ?? 'name';
  return { name: plain(entry, key), url: linkAt(entry, key) || textAt(entry, 'url') };
}

/** An award or certificate and who granted it: an employer or school, or else the location. */
function grantOf(entry: JsonObject) {
  const { name, url } = named(entry);
  const place = plain(entry, 'location');
  const text = textOf(entry);
  const employer = plainLine(firstText(entry, 'company', 'institution'));
  const what = [plain(entry, 'position'), studiesOf(entry)].filter((part) => part !== '').join(', ');
  if (firstText(entry, 'name', 'title') === '' && what !== '')
    return { name: what, url, giver: employer, text: paragraphs(place, text) };
  // An entry with a name keeps it.
  const giver = employer === name ? '' : employer;
  const others = giver === '' ? paragraphs(what, text) : paragraphs(what, place, text);
  return { name, url, giver: giver || place, text: others };
}

/** The degree and subject of a school entry. */
function studiesOf(entry: JsonObject): string {
  return [plainLine(firstText(entry, 'degree', 'study_type')), plain(entry, 'area')]
    .filter((text) => text !== '')
    .join(', ');
}

function commonFields(entry: JsonObject) {
  return {
    location: plain(entry, 'location'),
    ...datesOf(entry),
    summary: textAt(entry, 'summary'),
    highlights: textsAt(entry, 'highlights').flatMap(nestedPoints),
  };
}

/** Nested points are lines in the text of their parent point. */
function nestedPoints(text: string): readonly string[] {
  const points = text.split(/(?:^|\n)[ \t]*[-*•][ \t]+/);
  return points.map((point) => point.trim()).filter((point) => point !== '');
}

/**
 * A start without an end is current in both formats. `date` is used if `start_date` and `end_date` cannot express it.
 */
function datesOf(entry: JsonObject): JsonObject {
  const [start, end] = [textAt(entry, 'start_date'), textAt(entry, 'end_date')];
  const date = textAt(entry, 'date');
  if (start === '' || (end === '' && date !== '')) return { date: date || end };
  return { startDate: start, endDate: /^present$/i.test(end) ? '' : end };
}

/** The number in `GPA: 3.9/4.0`; '' for other lines. */
function gradeIn(line: string): string {
  const said = plainLine(line);
  const score = said.replace(gradeLabel.regExp, '');
  return score !== said && /^\d[\d.,/ ]*$/.test(score) ? score : '';
}

function dayOf(entry: JsonObject): string {
  return firstText(entry, 'date', 'end_date', 'start_date');
}

/** The texts of an entry, one per line. */
export function textLines(entry: JsonObject): readonly string[] {
  return [textAt(entry, 'summary'), ...textsAt(entry, 'highlights')].filter((text) => text !== '');
}

/** Summary and bullets as one text. */
function textOf(entry: JsonObject): string {
  const bullets = textsAt(entry, 'highlights').map((text) => `- ${text}`);
  return paragraphs(textAt(entry, 'summary'), bullets.join('\n'));
}
