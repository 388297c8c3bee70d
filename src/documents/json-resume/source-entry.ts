import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

/** One object of a JSON Resume, read tolerantly: every value that cannot be understood becomes an issue. */
export interface SourceEntry {
  /** `work[0]`; '' for a detached object. */
  readonly path: string;
  readonly values: Readonly<JsonObject>;
  /** The key that speaks: the first with something in it, else the first. */
  keyOf(keys: readonly string[]): string;
  /** One clean line; '' when absent. */
  line(keys: readonly string[]): string;
  /** Clean text with its line breaks; '' when absent. */
  block(keys: readonly string[]): string;
  /** Clean lines without the blank ones. A lone string counts as a list of its lines. */
  lines(keys: readonly string[]): readonly string[];
  /** The object under a key; null when there is none. */
  child(key: string): SourceEntry | null;
}

/** Without `issues` what cannot be understood is passed over: it was named when the resume was read. */
export function sourceEntry(values: Readonly<JsonObject>, path = '', issues: Issue[] = []): SourceEntry {
  const keyOf = (keys: readonly string[]) =>
    keys.find((key) => !isBlank(ownValue(values, key))) ?? keys[0] ?? '';
  const readText = (value: unknown, at: string): string => {
    const text = asText(value);
    if (text === null) issues.push({ path: at, message: `must be text, is ${kindOf(value)}` });
    return text ?? '';
  };
  const pathOf = (key: string) => (path ? `${path}.${key}` : key);
  const textOf = (keys: readonly string[]) => readText(ownValue(values, keyOf(keys)), pathOf(keyOf(keys)));
  return {
    path,
    values,
    keyOf,
    line: (keys) => cleanLine(textOf(keys)),
    block: (keys) => cleanText(textOf(keys)),
    lines(keys) {
      const list = ownValue(values, keyOf(keys));
      const texts = Array.isArray(list)
        ? list.map((value, index) => readText(value, `${pathOf(keyOf(keys))}[${index}]`))
        : textOf(keys).split(/\r\n?|\n/);
      return texts.map(cleanLine).filter((line) => line !== '');
    },
    child(key) {
      const value = ownValue(values, key);
      return isJsonObject(value) ? sourceEntry(value, pathOf(key), issues) : null;
    },
  };
}

/** Text of a value that is text, a number, or nothing; null for anything else. */
export function asText(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return cleanLine(value) === '';
  if (Array.isArray(value)) return value.every(isBlank);
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}
