import { asText, isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { holdsNoWords, linkIn, markupLines, plainLine } from '../markup/read-markup.ts';

/** One object of a JSON Resume, read tolerantly: every value that cannot be understood becomes an issue. */
export interface SourceEntry {
  /** `work[0]`; '' for a detached object. */
  readonly path: string;
  readonly values: Readonly<JsonObject>;
  /** The key that speaks: the first with something in it, else the first. */
  keyOf(keys: readonly string[]): string;
  /** One line of words, without markup; '' when absent. */
  line(keys: readonly string[]): string;
  /** What a line leads to where it is a link, else the line. */
  address(keys: readonly string[]): string;
  /** The text as it was put; '' when absent. */
  block(keys: readonly string[]): string;
  /** The texts of a list as they were put, without the blank ones. A lone string counts as a list of its lines. */
  blocks(keys: readonly string[]): readonly string[];
  /** The same as lines of words. */
  lines(keys: readonly string[]): readonly string[];
  /** The object under a key; null when there is none. */
  child(key: string): SourceEntry | null;
}

/** Without `issues` what cannot be understood is passed over: it was named when the resume was read. */
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
    return texts.filter((text) => !holdsNoWords(text));
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

/** What an object in the place of a text is called. */
const textKeys = ['name', 'title', 'text', 'value', 'label', 'description', 'content'];

/** The text of a value that is one, also of a list of texts or of an object that is there for one text. */
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
  if (typeof value === 'string') return holdsNoWords(value);
  if (Array.isArray(value)) return value.every(saysNothing);
  return typeof value === 'object' && Object.values(value).every(saysNothing);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}
