import { isObject, type Json, type JsonObject } from './json.ts';

/** A value in a document together with the JSON pointer to it; references on the way are followed. */
export interface Place {
  readonly document: JsonObject;
  readonly pointer: string;
  readonly value: Json;
}

export function root(document: JsonObject): Place {
  return { document, pointer: '#', value: document };
}

/** @throws Error naming the pointer when nothing is there. */
export function enter(place: Place, ...keys: readonly string[]): Place {
  return keys.reduce((at, key) => {
    const found = peek(at, key);
    if (found === null) throw new Error(`Nothing at ${at.pointer}/${pointerKey(key)}`);
    return found;
  }, place);
}

export function peek({ document, pointer, value }: Place, key: string): Place | null {
  const child = isObject(value) || Array.isArray(value) ? (value as JsonObject)[key] : undefined;
  return child === undefined
    ? null
    : follow({ document, pointer: `${pointer}/${pointerKey(key)}`, value: child });
}

/** What lies directly in an object, by name; nothing where there is no object. */
export function entries(place: Place | null): readonly (readonly [string, Place])[] {
  if (place === null || typeof place.value !== 'object' || place.value === null) return [];
  return Object.keys(place.value).map((key) => [key, enter(place, key)]);
}

export function textAt(place: Place, key: string): string {
  const { value } = enter(place, key);
  if (typeof value !== 'string') throw new Error(`No text at ${place.pointer}/${pointerKey(key)}`);
  return value;
}

/** A schema may stand beside its reference; what only refers is followed. */
function follow(place: Place): Place {
  const { document, value } = place;
  if (!isObject(value) || Object.keys(value).length !== 1) return place;
  const { $ref } = value;
  if (typeof $ref !== 'string') return place;
  const keys = $ref
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return enter(root(document), ...keys);
}

function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
