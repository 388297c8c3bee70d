import type { JsonObject } from '../../contract/json-object.ts';
import { filled, paragraphs } from '../files/json-parts.ts';
import { linkIn, plainLine } from '../markup/read-markup.ts';
import { gradeLabel } from '../outline/school-fields.ts';
import { fieldsInMarkdown, firstText, textAt, textsAt } from './rendercv-texts.ts';

/** Entries of RenderCV as entries of a JSON Resume's lists. */
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
      position: plain(entry, 'position') || studied(entry),
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
      // The first versions called the degree by JSON Resume's name.
      ...{ studyType: plainLine(firstText(entry, 'degree', 'study_type')), area: plain(entry, 'area') },
      ...{ score, ...others },
      // Where a school is has no field of its own.
      summary: paragraphs(location, summary),
      courses: highlights.filter((line) => gradeIn(line) === '' || gradeIn(line) !== score),
    });
  },
  projects: (entry: JsonObject) => {
    const { location, ...others } = commonFields(entry);
    const { lead, summary, keywords } = fieldsInMarkdown(others.summary);
    return filled({
      ...{ ...named(entry), description: plain(entry, 'position') || studied(entry) || lead, ...others },
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
    const { giver, text, ...others } = given(entry);
    return filled({ ...others, date: dayOf(entry), issuer: giver, summary: text });
  },
  awards: (entry: JsonObject) => {
    const { name, giver, text, ...others } = given(entry);
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

/** The address that a name leads to: `[Kiln](https://…)`. */
function linkAt(entry: JsonObject, key: string): string {
  return linkIn(textAt(entry, key)) ?? '';
}

/** A project, a prize or a course may be written with the keys of a job or a school. */
function named(entry: JsonObject): { readonly name: string; readonly url: string } {
  const key = ['name', 'title', 'company', 'institution'].find((one) => textAt(entry, one) !== '') ?? 'name';
  return { name: plain(entry, key), url: linkAt(entry, key) || textAt(entry, 'url') };
}

/** What somebody was given, and who gave it: an employer or a school, else the place. */
function given(entry: JsonObject) {
  const { name, url } = named(entry);
  const place = plain(entry, 'location');
  const text = textOf(entry);
  const employer = plainLine(firstText(entry, 'company', 'institution'));
  const what = [plain(entry, 'position'), studied(entry)].filter((part) => part !== '').join(', ');
  if (firstText(entry, 'name', 'title') === '' && what !== '')
    return { name: what, url, giver: employer, text: paragraphs(place, text) };
  // What has a name is called by it.
  const giver = employer === name ? '' : employer;
  const others = giver === '' ? paragraphs(what, text) : paragraphs(what, place, text);
  return { name, url, giver: giver || place, text: others };
}

/** What the keys of a school say that somebody did there. */
function studied(entry: JsonObject): string {
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

/** A point with points of its own holds them as lines of its text. */
function nestedPoints(text: string): readonly string[] {
  const points = text.split(/(?:^|\n)[ \t]*[-*•][ \t]+/);
  return points.map((point) => point.trim()).filter((point) => point !== '');
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

/** Of an entry whose text is a list. */
export function textLines(entry: JsonObject): readonly string[] {
  return [textAt(entry, 'summary'), ...textsAt(entry, 'highlights')].filter((text) => text !== '');
}

/** Texts and bullets where a list has one text. */
function textOf(entry: JsonObject): string {
  const bullets = textsAt(entry, 'highlights').map((text) => `- ${text}`);
  return paragraphs(textAt(entry, 'summary'), bullets.join('\n'));
}
