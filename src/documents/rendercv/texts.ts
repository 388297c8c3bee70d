import { asText, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';

/** The text under a key, figures too; '' when there is none. */
export function textAt(object: Readonly<JsonObject>, key: string): string {
  return asText(ownValue(object, key))?.trim() ?? '';
}

export function firstText(object: Readonly<JsonObject>, ...keys: readonly string[]): string {
  return keys.map((key) => textAt(object, key)).find((text) => text !== '') ?? '';
}

/** A list of texts, or a lone one. */
export function textsAt(object: Readonly<JsonObject>, key: string): readonly string[] {
  const value = ownValue(object, key);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => asText(one)?.trim() ?? '').filter((text) => text !== '');
}

/** The object with a text more; without it when there is nothing to say. */
export function withText(object: JsonObject, key: string, text: string): JsonObject {
  if (text !== '') setOwnValue(object, key, text);
  return object;
}
