import type { JsonObject } from '../../contract/json-object.ts';
import { parseRichText } from '../../contract/rich-text.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import { type SourcePlace, whatVanishedFrom } from '../outline/what-vanished.ts';
import { elementsAt, textAt, type XmlElement, xmlTree } from './xml-tree.ts';

/* Europass: the SkillsPassport XML of 2012 to 2020, and the Candidate XML (HR-XML) of today. */

export interface ReadEuropass {
  /** A JSON Resume. */
  readonly source: JsonObject;
  readonly notes: readonly ReadingNote[];
}

/** @throws Error in words for people */
export async function readEuropass(xml: string): Promise<ReadEuropass> {
  const root = await xmlTree(xml);
  const isPassport = elementsAt(root, 'SkillsPassport').length > 0;
  if (!isPassport && elementsAt(root, 'Candidate').length === 0)
    throw new Error('is XML, but no Europass CV');
  const source = resumeOf(root);
  return { source, notes: whatVanishedFrom(places(root), source) };
}

function resumeOf(root: XmlElement): JsonObject {
  const lists: Readonly<Record<string, readonly JsonObject[]>> = {
    work: [...elementsAt(root, 'WorkExperience'), ...elementsAt(root, 'EmployerHistory')].map(job),
    education: [
      ...elementsAt(root, 'EducationList/Education'),
      ...elementsAt(root, 'EducationOrganizationAttendance'),
    ].map(school),
    languages: languages(root),
    skills: skills(root),
  };
  const filledLists = Object.entries(lists).filter(([, items]) => items.length > 0);
  return { basics: basics(root), ...Object.fromEntries(filledLists) };
}

function basics(root: XmlElement): JsonObject {
  const [person = root] = [...elementsAt(root, 'Identification'), ...elementsAt(root, 'CandidatePerson')];
  const place = placeOf(person);
  const communication = elementsAt(person, 'Communication');
  const channel = (code: string) =>
    communication.find((one) => textAt(one, 'ChannelCode').toLowerCase() === code) ?? none;
  return filled({
    name: [textAt(person, 'FirstName', 'GivenName'), textAt(person, 'Surname', 'FamilyName')]
      .join(' ')
      .trim(),
    label: textAt(root, 'Headline/Description/Label', 'ExecutiveSummary'),
    email: textAt(person, 'Email/Contact') || textAt(channel('email'), 'URI'),
    phone: textAt(person, 'Telephone/Contact') || textAt(channel('telephone'), 'DialNumber'),
    url: textAt(person, 'Website/Contact') || textAt(channel('web'), 'URI'),
    ...(place && { location: { address: place } }),
  });
}

const none: XmlElement = { name: '', attributes: {}, children: [], text: '' };

function placeOf(element: XmlElement): string {
  const city = textAt(element, 'Municipality', 'CityName');
  const country = textAt(element, 'Country/Label', 'CountryCode');
  return [city, country].filter((part) => part !== '').join(', ');
}

function job(element: XmlElement): JsonObject {
  const [employer = element] = elementsAt(element, 'Employer');
  return filled({
    name: textAt(element, 'Employer/Name', 'OrganizationName'),
    position: textAt(element, 'Position/Label', 'PositionTitle'),
    location: placeOf(employer),
    ...period(element),
    ...prose(textAt(element, 'Activities', 'Description')),
  });
}

function school(element: XmlElement): JsonObject {
  const { summary, highlights } = prose(
    textAt(element, 'Activities', 'Description', 'OccupationalSkillsCovered'),
  );
  return filled({
    institution: textAt(element, 'Organisation/Name', 'OrganizationName'),
    studyType: textAt(element, 'Title', 'DegreeName'),
    ...period(element),
    summary,
    courses: highlights,
  });
}

function period(element: XmlElement): JsonObject {
  const isCurrent = /^true$/i.test(textAt(element, 'Current', 'CurrentIndicator'));
  const start = pointOf(element, 'From', 'StartDate');
  const end = isCurrent ? '' : pointOf(element, 'To', 'EndDate');
  return start === '' ? { date: end } : { startDate: start, endDate: end };
}

/** `<From year="2019" month="--03"/>`, or a date as text. */
function pointOf(element: XmlElement, passport: string, candidate: string): string {
  const [point] = elementsAt(element, passport);
  const { year, month = '' } = point?.attributes ?? {};
  if (year) return [year, month.replace(/\D/g, '')].filter((part) => part !== '').join('-');
  return textAt(element, `${candidate}/FormattedDateTime`, candidate).slice(0, 10);
}

/** Activities are HTML, escaped once more. */
function prose(html: string): { readonly summary: string; readonly highlights: readonly string[] } {
  const blocks = parseRichText(html);
  const words = (runs: readonly { readonly text: string }[]) =>
    runs
      .map(({ text }) => text)
      .join('')
      .trim();
  const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [words(block.runs)] : []));
  const points = blocks.flatMap((block) => (block.type === 'list' ? block.items.map(words) : []));
  return { summary: paragraphs.filter((text) => text !== '').join('\n\n'), highlights: points };
}

function languages(root: XmlElement): readonly JsonObject[] {
  const mother = elementsAt(root, 'MotherTongue').map((one) => ({
    language: textAt(one, 'Description/Label'),
    fluency: 'Mother tongue',
  }));
  const foreign = elementsAt(root, 'ForeignLanguage').map((one) => {
    const levels = (elementsAt(one, 'ProficiencyLevel')[0]?.children ?? []).map(({ text }) => text.trim());
    return filled({ language: textAt(one, 'Description/Label'), fluency: [...new Set(levels)].join(', ') });
  });
  return [...mother, ...foreign];
}

const skillKinds = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'];

function skills(root: XmlElement): readonly JsonObject[] {
  const written = skillKinds.flatMap((kind) => {
    const { summary, highlights } = prose(textAt(root, `Skills/${kind}/Description`));
    const keywords = [...summary.split(/\n\n|[,;]\s+/), ...highlights].filter((text) => text !== '');
    return keywords.length > 0 ? [{ name: kind === 'JobRelated' ? 'Job-related' : kind, keywords }] : [];
  });
  const competencies = elementsAt(root, 'PersonCompetency').map((one) => ({
    name: textAt(one, 'CompetencyName'),
  }));
  return [...written, ...competencies.filter(({ name }) => name !== '')];
}

function filled(fields: JsonObject): JsonObject {
  const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}

/** How Europass keeps a document, and codes that stand beside their words. */
const ownMatters = new Set([
  ...[
    'DocumentInfo',
    'PrintingPreferences',
    'Code',
    'Attachment',
    'Documentation',
    'DocumentID',
    'Photo',
    'Data',
  ],
  ...['ChannelCode', 'UseCode', 'Current', 'CurrentIndicator', 'FormattedDateTime', 'RenderingInformation'],
]);

function places(element: XmlElement, path = ''): readonly SourcePlace[] {
  return element.children.flatMap((child): readonly SourcePlace[] => {
    if (ownMatters.has(child.name)) return [];
    const at = path ? `${path}/${child.name}` : child.name;
    const own = child.text.replace(/<[^<>]*>/g, ' ').trim();
    return [...(own === '' ? [] : [{ place: at, texts: [own] }]), ...places(child, at)];
  });
}
