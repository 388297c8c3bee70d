import { isJsonObject } from '../../../contract/json-object.ts';
import { ownValue } from '../../../contract/own-value.ts';
import { readRichLines } from '../../resume/read-chunks.ts';

interface Texts {
  readonly before: string;
  readonly after: string;
}

/** Fields that name an item, in the order in which a reader wants them. */
const titleFields = [
  'name',
  'title',
  'position',
  'company',
  'organization',
  'studyType',
  'area',
  'institution',
  'network',
  'username',
  'date',
];

/** What a reader calls an item or a section of one's own. */
function itemTitle(item: unknown): string {
  if (!isJsonObject(item)) return '';
  return titleFields
    .map((field) => ownValue(item, field))
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join(', ');
}

/** Everything that an item or a section of one's own says, line by line, without markup. */
export function itemText(item: unknown): string {
  if (!isJsonObject(item)) return String(item);
  const { summary, keywords, description, items } = item;
  const { prose, bullets } = readRichLines(typeof summary === 'string' ? summary : '');
  const lines = [
    itemTitle(item),
    typeof description === 'string' ? description : '',
    prose,
    ...bullets,
    Array.isArray(keywords) ? keywords.join(', ') : '',
    ...(Array.isArray(items) ? items.map(itemText) : []),
  ];
  return lines.filter((line) => line.trim() !== '').join('\n');
}

/** Two values of a leaf as text; lists that read the same, such as columns cut elsewhere, as JSON. */
export function leafTexts(before: unknown, after: unknown): Texts {
  const texts = { before: leafText(before), after: leafText(after) };
  if (texts.before !== texts.after) return texts;
  return { before: JSON.stringify(before), after: JSON.stringify(after) };
}

export function leafText(value: unknown): string {
  if (!Array.isArray(value)) return isJsonObject(value) ? JSON.stringify(value) : String(value);
  const elements: unknown[] = value.flat(2);
  return elements.some(isJsonObject) ? JSON.stringify(value) : elements.join(', ');
}

/** Two orders, one title a line. Items of one title are told apart by the place that they had. */
export function orderTexts(before: readonly unknown[], after: readonly unknown[]): Texts {
  const titles = before.map(itemTitle);
  const isAmbiguous = new Set(titles).size < titles.length;
  const titleOf = (item: unknown) => {
    const index = before.indexOf(item);
    return isAmbiguous ? `${titles[index]} (${index + 1})` : (titles[index] ?? '');
  };
  return { before: before.map(titleOf).join('\n'), after: after.map(titleOf).join('\n') };
}
