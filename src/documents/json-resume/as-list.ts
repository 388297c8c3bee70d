import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import { asText, isBlank } from './source-entry.ts';

/** Sections of mere names, and the key of a name. */
const nameKeys = new Map([
  ['skills', 'name'],
  ['languages', 'language'],
  ['interests', 'name'],
  ['hobbies', 'name'],
]);

/** Keys that only an entry has: an object with one of them is a single entry. */
const entryKeys = [
  ...[
    'name',
    'title',
    'company',
    'institution',
    'school',
    'organization',
    'position',
    'language',
    'startDate',
  ],
  ...['keywords', 'date', 'summary', 'url'],
];

/** The value of a section as a list of entries; what cannot be one stays as it is. */
export function asList(section: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => entriesIn(section, entry));
  if (typeof value === 'string' && nameKeys.has(section)) return namesIn(value);
  if (!isJsonObject(value)) return value;
  if (entryKeys.some((key) => !isBlank(ownValue(value, key)))) return entriesIn(section, value);
  return Object.entries(value).map(([key, entry]) => entryNamed(section, key, entry));
}

/** `{"Databases": ["SQL"]}`, `{"English": "fluent"}`, `{"Acme": {…}}` */
function entryNamed(section: string, key: string, entry: unknown): unknown {
  const name = nameKeys.get(section);
  const isNumber = /^\d+$/.test(key);
  if (isJsonObject(entry)) {
    const isNamed = isNumber || entryKeys.slice(0, 6).some((one) => !isBlank(ownValue(entry, one)));
    return isNamed ? entry : { [name ?? 'name']: key, ...entry };
  }
  if (name === undefined || isNumber) return entry;
  if (section === 'languages') return { language: key, fluency: asText(entry) ?? '' };
  return isLevel(entry) ? { name: key, level: entry } : { name: key, keywords: entry };
}

/** A figure, or a word such as `Expert`: a list of one keyword is written as a list. */
function isLevel(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\p{L}\d%/ ]{1,20}$/u.test(value));
}

function namesIn(text: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Several roles with one employer are a job each; `Databases: SQL, Redis` is a group of skills. */
function entriesIn(section: string, entry: unknown): readonly unknown[] {
  if (typeof entry === 'string' && section === 'skills') {
    const [, name, words] = /^([^:,;]{1,60}): +(\S.*)$/.exec(entry) ?? [];
    return [name && words ? { name, keywords: namesIn(words) } : entry];
  }
  if (!isJsonObject(entry) || !/^(?:work|experience)$/.test(section)) return [entry];
  const { positions, roles, ...employer } = entry;
  const list = [positions, roles].find(
    (one) => Array.isArray(one) && one.length > 0 && one.every(isJsonObject),
  );
  if (!Array.isArray(list)) return [entry];
  const named = (role: JsonObject) => {
    const { name, title, ...others } = role;
    return { ...(isBlank(role['position']) && { position: title ?? name }), ...others };
  };
  const said = new Set(['position', 'title', 'startDate', 'endDate', 'summary', 'highlights']);
  const shared = Object.fromEntries(Object.entries(employer).filter(([key]) => !said.has(key)));
  return list.map((role: JsonObject, index) => ({ ...(index === 0 ? employer : shared), ...named(role) }));
}
