import { parseBetween, parseLoosely, withoutThoughts } from '../../values/json-in-text.ts';
import { isJsonObject } from '../../values/json-object.ts';

/* Reads the usable parts of a model's answer, which is untrusted and may be broken. */

/** Longer than any valid edit; keeps parsing linear. */
const maxEditLength = 4000;
const maxAnswerLength = 200_000;

/** Extracts edits from an answer, even with reasoning, fences or prose around them or a missing end. Null if none. */
export function salvageEdits(answer: string): readonly unknown[] | null {
  const text = withoutThoughts(answer.slice(0, maxAnswerLength));
  const whole = parseBetween(text, '{', '}');
  if (isJsonObject(whole) && Array.isArray(whole['edits'])) return whole['edits'];
  const pieces = objectsIn(text)
    .map(parseLoosely)
    .filter((piece) => isJsonObject(piece) && 'target' in piece && 'text' in piece);
  if (pieces.length > 0) return pieces;
  const list = parseBetween(text, '[', ']');
  return Array.isArray(list) ? list : null;
}

/** True if an answer has edits that can be read. */
export function isReadable(answer: string): boolean {
  return salvageEdits(answer) !== null;
}

/** Every balanced `{…}` shorter than `maxEditLength`, ignoring braces in strings. */
function objectsIn(text: string): string[] {
  const starts: number[] = [];
  const found: string[] = [];
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && character === '{') starts.push(index);
    else if (!inString && character === '}') {
      const start = starts.pop();
      if (start !== undefined && index - start < maxEditLength) found.push(text.slice(start, index + 1));
    }
  }
  return found;
}

/** An edit from a model, untrusted and with placeholders. */
export interface ModelEdit {
  readonly target: string;
  readonly text: string;
  readonly evidence: readonly string[];
  readonly merge: readonly string[];
}

const maxTextLength = 2000;

/** Reads the items of an answer as edits and drops those of another shape. */
export function readModelEdits(items: readonly unknown[]): readonly ModelEdit[] {
  return items.flatMap((item) => {
    if (!isJsonObject(item)) return [];
    const { target, text } = item;
    if (typeof target !== 'string' || typeof text !== 'string' || text.length > maxTextLength) return [];
    return [{ target, text: text.trim(), evidence: idsIn(item['evidence']), merge: idsIn(item['merge']) }];
  });
}

function idsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((id) => typeof id === 'string' && id !== ''))];
}
