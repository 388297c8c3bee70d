import { isJsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { readRichLines } from '../../resume/read-chunks.ts';

interface Texts {
  readonly before: string;
  readonly after: string;
}

/** Fields that name an item, in reading order. */
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

/** The name of an item or custom section for readers. */
function itemTitle(item: unknown): string {
  if (!isJsonObject(item)) return '';
  return titleFields
    .map((field) => ownValue(item, field))
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join(', ');
}

/** The full text of an item or custom section, line by line, without markup. */
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

/** The name of a hidden or shown item or section, or else its text; null if it has neither. */
export function switchedName(item: unknown): string | null {
  return itemTitle(item) || itemText(item) || null;
}

/** Two values of a leaf as text, or as JSON if they would read the same, such as different columns. */
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

/** Two orders of items, one title per line. Items with equal titles are numbered by their old place. */
export function orderTexts(before: readonly unknown[], after: readonly unknown[]): Texts {
  const titles = before.map(itemTitle);
  const isAmbiguous = new Set(titles).size < titles.length;
  const titleOf = (item: unknown) => {
    const index = before.indexOf(item);
    return isAmbiguous ? `${titles[index]} (${index + 1})` : (titles[index] ?? '');
  };
  return { before: before.map(titleOf).join('\n'), after: after.map(titleOf).join('\n') };
}
