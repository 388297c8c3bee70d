import { asText, isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import type { Issue } from '../../values/validation-error.ts';
import { hasNoWords, linkIn, markupLines, plainLine } from '../markup/read-markup.ts';

/** An object of a JSON Resume, read tolerantly: values that cannot be read become issues. */
export interface SourceEntry {
  /** `work[0]`; '' for a detached object. */
  readonly path: string;
  readonly values: Readonly<JsonObject>;
  /** The first key with a value; otherwise the first one. */
  keyOf(keys: readonly string[]): string;
  /** One line of plain text; '' if missing. */
  line(keys: readonly string[]): string;
  /** The address of a link, or the plain text. */
  address(keys: readonly string[]): string;
  /** The original text; '' if missing. */
  block(keys: readonly string[]): string;
  /** The original texts of a list, without blank ones. A string is read as a list of its lines. */
  blocks(keys: readonly string[]): readonly string[];
  /** The same as lines of plain text. */
  lines(keys: readonly string[]): readonly string[];
  /** The object under a key; null if there is none. */
  child(key: string): SourceEntry | null;
}

/** @param issues receives values that cannot be read; missing if they were reported before */
export function sourceEntry(values: Readonly<JsonObject>, path = '', issues: Issue[] = []): SourceEntry {
  const keyOf = (keys: readonly string[]) =>
    keys.find((key) => !saysNothing(ownValue(values, key))) ?? keys[0] ?? '';
  const readText = (value: unknown, at: string, joint = ', '): string => {
    const text = textIn(value, joint);
    if (text === null) issues.push({ path: at, message: `must be text, is ${kindOf(value)}` });
    return text ?? '';
  };
  const pathOf = (key: string) => (path ? `${path}.${key}` : key);
  const textOf = (keys: readonly string[], joint?: string) =>
    readText(ownValue(values, keyOf(keys)), pathOf(keyOf(keys)), joint);
  const addressOf = (keys: readonly string[]) => {
    const value = ownValue(values, keyOf(keys));
    return Array.isArray(value) ? readText(value[0], pathOf(keyOf(keys))) : textOf(keys);
  };
  const blocks = (keys: readonly string[]) => {
    const key = keyOf(keys);
    const list = ownValue(values, key);
    const texts = Array.isArray(list)
      ? list.flatMap((value: unknown, index) => {
          const at = `${pathOf(key)}[${index}]`;
          return Array.isArray(value) ? value.map((one) => readText(one, at)) : [readText(value, at)];
        })
      : textOf(keys).split(lineBreak);
    return texts.filter((text) => !hasNoWords(text));
  };
  return {
    path,
    values,
    keyOf,
    line: (keys) => plainLine(textOf(keys)),
    address: (keys) => linkIn(addressOf(keys)) ?? plainLine(addressOf(keys)),
    block: (keys) => textOf(keys, '\n\n'),
    blocks,
    lines(keys) {
      const isList = Array.isArray(ownValue(values, keyOf(keys)));
      return blocks(keys).flatMap((text) => (isList ? [plainLine(text)] : markupLines(text)));
    },
    child(key) {
      const value = ownValue(values, key);
      return isJsonObject(value) ? sourceEntry(value, pathOf(key), issues) : null;
    },
  };
}

const lineBreak = /\r\n?|[\n\u2028\u2029\u0085\v\f]/;

/** Keys of the text in an object that should be a text. */
const textKeys = ['name', 'title', 'text', 'value', 'label', 'description', 'content'];

/** The text of a value, also of a list of texts or an object with one text; null if there is none. */
function textIn(value: unknown, joint: string): string | null {
  if (Array.isArray(value)) {
    const texts = value.map((one: unknown) => (Array.isArray(one) ? null : textIn(one, joint)));
    return texts.includes(null) ? null : texts.filter((text) => text !== '').join(joint);
  }
  if (!isJsonObject(value)) return asText(value);
  return textKeys.map((key) => asText(ownValue(value, key))).find(Boolean) ?? null;
}

export function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return hasNoWords(value);
  if (Array.isArray(value)) return value.every(saysNothing);
  return typeof value === 'object' && Object.values(value).every(saysNothing);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}
