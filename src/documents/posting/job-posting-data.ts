import { asText, isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { readHtml } from './read-html.ts';

/* Reads a posting that is data: schema.org JobPosting, or the job schema of JSON Resume. */

/** The first JobPosting in a JSON-LD value, however it is nested; null if there is none. */
export function findJobPosting(value: unknown): JsonObject | null {
  const nodes = Array.isArray(value) ? value : [value];
  for (const node of nodes.filter(isJsonObject)) {
    const types: readonly unknown[] = [node['@type']].flat();
    if (types.includes('JobPosting')) return node;
    const inner = findJobPosting(node['@graph'] ?? node['mainEntity'] ?? []);
    if (inner) return inner;
  }
  return null;
}

/** True for an object with the shape of JSON Resume's job schema. */
export function isJobSchema(value: JsonObject): boolean {
  const { title, description, responsibilities, qualifications } = value;
  return typeof title === 'string' && [description, responsibilities, qualifications].some(Boolean);
}

/** Lists of both vocabularies that follow the description, with their headings. */
const lists: readonly (readonly [key: string, heading: string])[] = [
  ['responsibilities', 'Responsibilities'],
  ['qualifications', 'Qualifications'],
  ['experienceRequirements', 'Experience'],
  ['educationRequirements', 'Education'],
  ['skills', 'Skills'],
  ['jobBenefits', 'Benefits'],
];

/** The text, company and position of a posting that is data. */
export async function readJobPosting(data: Readonly<JsonObject>): Promise<PostingParts> {
  const description = await proseOf(data['description']);
  const blocks = await Promise.all(
    lists.map(async ([key, heading]) => {
      const block = await listOf(ownValue(data, key));
      return block === '' || description.includes(block) ? '' : `${heading}:\n${block}`;
    }),
  );
  return {
    text: [description, ...blocks].filter((block) => block !== '').join('\n\n'),
    company: nameOf(data['hiringOrganization'] ?? data['company']),
    position: nameOf(data['title']),
  };
}

function nameOf(value: unknown): string | undefined {
  const name = isJsonObject(value) ? value['name'] : value;
  return (typeof name === 'string' && cleanLine(name)) || undefined;
}

/** The text of a field, which may be HTML or escaped HTML; '' if it is not text. */
export async function proseOf(value: unknown): Promise<string> {
  const text = asText(value) ?? '';
  // Job boards put HTML, often escaped twice, where the vocabulary expects text.
  const html = /&lt;\/?[a-z]/i.test(text) ? (await readHtml(text)).text : text;
  return /<\/?[a-z][^<>]*>/i.test(html) ? (await readHtml(html)).text : cleanText(html).trim();
}

async function listOf(value: unknown): Promise<string> {
  const items = await Promise.all([value ?? []].flat().map(itemOf));
  const written = items.filter((item) => item !== '');
  return Array.isArray(value) ? written.map((item) => `- ${item}`).join('\n') : written.join('\n');
}

async function itemOf(value: unknown): Promise<string> {
  if (!isJsonObject(value)) return proseOf(value);
  const { name, level, keywords, description, credentialCategory, monthsOfExperience } = value;
  const months = Number(monthsOfExperience);
  const words = [name, level, credentialCategory, description].map((word) => cleanLine(asText(word) ?? ''));
  const years = months >= 12 ? `${Math.floor(months / 12)} years of experience` : '';
  const tags = Array.isArray(keywords)
    ? keywords.map((word) => cleanLine(asText(word) ?? '')).join(', ')
    : '';
  return [[...words, years].filter((word) => word !== '').join(', '), tags]
    .filter((part) => part !== '')
    .join(': ');
}

/** What any source of a posting gives. */
export interface PostingParts {
  readonly text: string;
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}
