import type { JsonObject } from '../../values/json-object.ts';
import { nearest } from '../../values/nearest.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import type { NumberedLine } from './editable-parts.ts';
import { printField, readField } from './field-text.ts';
import type { Problems } from './problems.ts';
import type { EditableField, EntryKind } from './section-fields.ts';

/* The lines `Label: value` below a heading. */

/** Lines by the key of their field. */
export type FieldLines = ReadonlyMap<string, NumberedLine>;

interface EntryLines {
  readonly fields: FieldLines;
  /** The lines after the fields. */
  readonly text: readonly NumberedLine[];
}

interface Labeled {
  readonly label: string;
  readonly value: string;
}

/** Longer words before a colon begin a sentence. */
const maxLabel = 40;

/** Splits a line at its first colon that no backslash is before; null if there is none. */
export function labeledLine(line: string): Labeled | null {
  let at = 0;
  while (at < line.length && line[at] !== ':') at += line[at] === '\\' ? 2 : 1;
  if (line[at] !== ':') return null;
  return { label: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
}

/** The field of a label, as printed or as the resume document names it. */
export function fieldOf(fields: readonly EditableField[], label: string): EditableField | null {
  const wanted = label.toLowerCase();
  return (
    fields.find((field) => [field.label, field.key].some((name) => name.toLowerCase() === wanted)) ??
    fields.find(({ as }) => as === 'date' && /^dates?$/.test(wanted)) ??
    null
  );
}

/** `did you mean Dates?`, or the labels that there are, with what else the line may be meant as. */
export function fieldAdvice(fields: readonly EditableField[], label: string, otherwise: string): string {
  const labels = fields.map((field) => field.label);
  const near = label.length <= maxLabel ? nearest(label, labels) : null;
  return near ? `did you mean ${near}?` : `the fields are ${labels.join(', ')}; ${otherwise}`;
}

/**
 * Takes the fields off the beginning of an entry. Lines up to the first empty one are fields if one of them has a
 * label that the entry knows or nearly knows.
 */
export function entryLines(
  lines: readonly NumberedLine[],
  { fields, noun }: EntryKind,
  problems: Problems,
): EntryLines {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const rest = first < 0 ? [] : lines.slice(first);
  const end = rest.findIndex(({ text }) => text.trim() === '' || /^\s*[-*+•]\s/.test(text));
  const block = end < 0 ? rest : rest.slice(0, end);
  if (!block.some(({ text }) => isNearField(fields, text))) return { fields: new Map(), text: rest };
  return { fields: fieldLines(block, fields, noun, problems), text: rest.slice(block.length) };
}

function isNearField(fields: readonly EditableField[], line: string): boolean {
  const label = labeledLine(line)?.label ?? '';
  if (label === '' || label.length > maxLabel) return false;
  return (
    fieldOf(fields, label) !== null ||
    nearest(
      label,
      fields.map((field) => field.label),
    ) !== null
  );
}

function fieldLines(
  block: readonly NumberedLine[],
  fields: readonly EditableField[],
  noun: string,
  problems: Problems,
): FieldLines {
  const found = new Map<string, { readonly pieces: string[]; readonly number: number }>();
  let last: EditableField | null = null;
  for (const { text, number } of block) {
    const labeled = labeledLine(text);
    const field = labeled && fieldOf(fields, labeled.label);
    const pieces: string[] = (last && found.get(last.key)?.pieces) ?? [];
    if (labeled && field) {
      if (found.has(field.key)) {
        problems.add(
          number,
          `${field.label} is also on line ${found.get(field.key)?.number}; delete one of them`,
        );
      }
      found.set(field.key, { pieces: [labeled.value], number });
      last = field;
    } else if (last?.as === 'keywords' && pieces.at(-1)?.endsWith(',')) {
      // An editor wrapped a long list. Its lines are joined once, at the end.
      pieces.push(text.trim());
    } else if (labeled && labeled.label.length <= maxLabel) {
      const advice = fieldAdvice(fields, labeled.label, 'before text, leave an empty line');
      problems.add(number, `"${labeled.label}" is not a field of ${noun}; ${advice}`);
    } else {
      problems.add(number, 'this line is not a field; before the text of an entry, leave an empty line');
    }
  }
  return new Map(
    [...found].map(([key, { pieces, number }]) => [key, { text: pieces.join(' '), number }] as const),
  );
}

/** Puts what lines say into an object; a field without a line becomes empty, one that reads as before stays. */
export function applyFields(
  target: JsonObject,
  fields: readonly EditableField[],
  lines: FieldLines,
  heading: number,
  problems: Problems,
): void {
  for (const field of fields) {
    const line = lines.get(field.key);
    applyField(target, field, line ?? { text: '', number: heading }, problems);
  }
}

export function applyField(
  target: JsonObject,
  field: EditableField,
  { text, number }: NumberedLine,
  problems: Problems,
): void {
  if (text === printField(field, ownValue(target, field.key))) return;
  const reading = readField(field, text);
  if ('problem' in reading) problems.add(number, reading.problem);
  else setOwnValue(target, field.key, reading.value);
}
