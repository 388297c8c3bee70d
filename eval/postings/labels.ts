import { type LineClass, lineClasses } from '../../src/posting/line-features.ts';

/** Classes of items (GUIDE.md); the first three count. */
export const itemClasses = ['must', 'nice', 'task', 'soft', 'neutral', 'distractor'] as const;
/** Facts with a field of their own. `years` is a number, `degree` one of {@link degreeLevels}. */
export const fieldClasses = [
  'company',
  'title',
  'years',
  'degree',
  'degree_preferred',
  'conditions',
  'note',
] as const;
export const degreeLevels = ['school', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'] as const;

export type ItemClass = (typeof itemClasses)[number];
export type FieldClass = (typeof fieldClasses)[number];

/** A term with its spellings, the posting's own first; several members are alternatives. */
export interface Item {
  readonly class: ItemClass;
  readonly lines: readonly number[];
  readonly members: readonly (readonly string[])[];
  /** Marked with "?" by the labeler. */
  readonly isUnsure: boolean;
}

export interface PostingLabels {
  readonly items: readonly Item[];
  readonly fields: readonly {
    readonly class: FieldClass;
    readonly lines: readonly number[];
    readonly value: string;
  }[];
  /** Class by line number. */
  readonly lines: ReadonlyMap<number, LineClass>;
}

/**
 * Reads a label file: rows of class, line numbers and value, separated by tabs; `#` starts a comment.
 * `line 3-5 duty` gives lines a class; ` || ` separates members and ` | ` spellings of an item.
 * @throws Error that names the first invalid row
 */
export function parseLabels(text: string): PostingLabels {
  const items: Item[] = [];
  const fields: PostingLabels['fields'][number][] = [];
  const lines = new Map<number, LineClass>();
  for (const [index, row] of text.split(/\r?\n/u).entries()) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [name = '', at = '', value = '', ...rest] = row.split('\t').map((cell) => cell.trim());
    const numbers = lineNumbers(at);
    const fail = (reason: string): never => {
      throw new Error(`row ${index + 1}: ${reason}: ${JSON.stringify(row)}`);
    };
    if (rest.length > 0 || numbers === null) fail('expected CLASS<tab>LINES<tab>VALUE');
    if (value === '') fail('the value is empty');
    const itemClass = itemClasses.find((one) => one === name.replace(/\?$/u, ''));
    const fieldClass = fieldClasses.find((one) => one === name);
    const lineClass = lineClasses.find((one) => one === value);
    if (name === 'line') {
      if (lineClass === undefined) fail(`a line is one of ${lineClasses.join(', ')}`);
      for (const number of numbers ?? []) lines.set(number, lineClass ?? 'page');
    } else if (itemClass !== undefined) {
      const members = value.split('||').map((member) => member.split('|').map((spelling) => spelling.trim()));
      items.push({ class: itemClass, lines: numbers ?? [], members, isUnsure: name.endsWith('?') });
    } else if (fieldClass === undefined) {
      fail('unknown class');
    } else {
      fields.push({ class: fieldClass, lines: numbers ?? [], value });
    }
  }
  return { items, fields, lines };
}

/** Parses `3`, `3-5` and `3,7-9`; `-` for a fact without a line. @returns null for any other text */
function lineNumbers(text: string): readonly number[] | null {
  if (text === '-') return [];
  const numbers: number[] = [];
  for (const part of text.split(',')) {
    const [, from, to] = /^\s*(\d{1,5})(?:-(\d{1,5}))?\s*$/u.exec(part) ?? [];
    if (from === undefined) return null;
    for (let number = Number(from); number <= Number(to ?? from); number += 1) numbers.push(number);
  }
  return numbers;
}
