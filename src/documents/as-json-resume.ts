import { asText, isJsonObject, type JsonObject } from '../values/json-object.ts';
import { ownValue, setOwnValue } from '../values/own-value.ts';
import { saysNothing } from './json-resume/source-entry.ts';
import { type LabelKind, labelKind } from './outline/recognize/contact-labels.ts';
import { sectionOfKey, wordsOfKey } from './outline/recognize/section-headings.ts';
import { resumeFormat } from './resume-format.ts';

/*
 * Converts data that is close to JSON Resume, as people write it by hand: a wrapper around it, other section names, an
 * object in place of a list. Valid JSON Resume is left unchanged.
 */

const maxWrappers = 3;

/** The resume in a file: the file itself, the only entry of a list, or the content of a wrapper. */
export function unwrapped(value: unknown, depth = 0): JsonObject | null {
  if (Array.isArray(value)) return value.length === 1 ? unwrapped(value[0], depth) : null;
  if (!isJsonObject(value)) return null;
  if (depth >= maxWrappers || resumeFormat(value) !== null || hasSections(value)) return value;
  const inside = Object.values(value)
    .map((one) => unwrapped(one, depth + 1))
    .filter((one) => one !== null && (resumeFormat(one) !== null || hasSections(one)));
  return inside[0] && inside.length === 1 ? inside[0] : value;
}

/** True if a list has a name of a work or education section, in any language. */
function hasSections(value: JsonObject): boolean {
  return Object.entries(value).some(
    ([key, list]) =>
      Array.isArray(list) && list.some(isJsonObject) && /^(?:work|education)$/.test(sectionOfKey(key) ?? ''),
  );
}

/** Converts data that is close to JSON Resume. */
export function asJsonResume(source: Readonly<JsonObject>): JsonObject {
  if (isJsonObject(source['sections'])) return source;
  const resume = withSections(source);
  const basics = basicsOf(resume);
  if (Array.isArray(resume['education'])) resume['education'] = resume['education'].map(withPlaceInText);
  for (const [key, value] of Object.entries(resume)) {
    if (!isReserved(key) && isGrouped(value)) {
      delete resume[key];
      Object.assign(
        resume,
        Object.fromEntries(Object.entries(value).filter(([name]) => ownValue(resume, name) === undefined)),
      );
    }
  }
  for (const key of Object.keys(resume)) {
    if (isOwnSection(key, ownValue(resume, key))) moveToCustom(resume, key);
  }
  return basics === null ? resume : { basics, ...resume };
}

const listKeys = [
  ...['work', 'education', 'skills', 'projects', 'certificates', 'awards', 'publications', 'languages'],
  ...['volunteer', 'interests', 'references'],
] as const;
const listKeySet: ReadonlySet<string> = new Set(listKeys);
/** Names that older tools use for these lists; they are read without renaming. */
const olderListKeys: ReadonlySet<string> = new Set([
  'experience',
  'volunteering',
  'certifications',
  'hobbies',
]);

/** Renames lists to the names of JSON Resume and makes them lists; lists for the same section are merged. */
function withSections(source: Readonly<JsonObject>): JsonObject {
  const resume: JsonObject = {};
  for (const [key, value] of Object.entries(source)) {
    const name = listNamed(key, value);
    const isList = listKeySet.has(name) || olderListKeys.has(name);
    const list = isList ? asList(name, value) : value;
    const before = ownValue(resume, name);
    const isMore = isList && Array.isArray(before) && Array.isArray(list);
    setOwnValue(resume, name, isMore ? [...before, ...list] : list);
  }
  return resume;
}

/** The JSON Resume name of a list, by its key or because its entries are jobs. */
function listNamed(key: string, value: unknown): string {
  if (typeof value !== 'object' || listKeySet.has(key) || olderListKeys.has(key)) return key;
  const section = areJobs(value) ? 'work' : sectionOfKey(key);
  // Works grouped under headings are those of an author.
  if (section === null || !listKeySet.has(section) || (section === 'work' && isGrouped(value))) return key;
  return section;
}

function areJobs(value: unknown): boolean {
  const isJob = (one: unknown) =>
    isJsonObject(one) &&
    [
      ['company', 'employer'],
      ['position', 'title', 'role', 'jobTitle'],
    ].every((keys) => keys.some((key) => !saysNothing(ownValue(one, key))));
  return Array.isArray(value) && value.length > 0 && value.every(isJob);
}

/** True for groups of entries: `{"books": [{…}], "talks": [{…}]}`. */
function isGrouped(value: unknown): value is Readonly<Record<string, readonly JsonObject[]>> {
  const isGroup = (one: unknown) => Array.isArray(one) && one.length > 0 && one.every(isJsonObject);
  return isJsonObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isGroup);
}

const personKeys = [
  ...[
    'name',
    'fullName',
    'firstName',
    'lastName',
    'label',
    'headline',
    'title',
    'jobTitle',
    'email',
    'phone',
    'url',
  ],
  ...['website', 'location', 'summary', 'about', 'profiles', 'image', 'picture'],
];

/** The person: under `basics`, under another name, or at the top level. */
function basicsOf(resume: JsonObject): JsonObject | null {
  const given = resume['basics'];
  if (isJsonObject(given)) {
    delete resume['basics'];
    return withName(given);
  }
  if (given !== undefined && given !== null) return null;
  const basics: JsonObject = {};
  for (const [key, value] of Object.entries(resume)) {
    const section = sectionOfKey(key) ?? '';
    const isPerson = /^(?:contact|summary)$/.test(section) || /^person(?:al)?(?:_?info)?$/i.test(key);
    const name = personKeyNamed(key, section, value);
    if (isPerson && isJsonObject(value)) addPerson(basics, value);
    else if (name === null) continue;
    else setOwnValue(basics, name, value);
    delete resume[key];
  }
  return Object.keys(basics).length === 0 ? null : withName(basics);
}

const keyOfLabel: Readonly<Record<LabelKind, string>> = {
  ...{ email: 'email', phone: 'phone', url: 'url', place: 'location' },
  ...{ name: 'name', given: 'firstName', family: 'lastName' },
};

/** Copies keys under their JSON Resume names; further keys for the same name keep their own. */
function addPerson(basics: JsonObject, person: Readonly<JsonObject>): void {
  for (const [key, value] of Object.entries(person)) {
    const name = personKeyNamed(key, sectionOfKey(key) ?? '', value) ?? key;
    const isFree = ownValue(basics, name) === undefined && ownValue(person, name) === undefined;
    setOwnValue(basics, isFree ? name : key, value);
  }
}

/** The JSON Resume key for `phoneNumber`, `bio` or `socialLinks`; null if there is none. */
function personKeyNamed(key: string, section: string, value: unknown): string | null {
  if (personKeys.includes(key)) return key;
  if (section === 'contact' && Array.isArray(value) && value.every(isJsonObject)) return 'profiles';
  const kind = labelKind(wordsOfKey(key).toLowerCase());
  if (kind === 'place' && isJsonObject(value)) return keyOfLabel[kind];
  if (typeof value !== 'string') return null;
  if (kind !== null) return keyOfLabel[kind];
  return section === 'summary' ? section : null;
}

const firstNames = ['firstName', 'first_name', 'givenName', 'first'];
const lastNames = ['lastName', 'last_name', 'familyName', 'surname', 'last'];

function withName(basics: JsonObject): JsonObject {
  const { name } = basics;
  const parts = isJsonObject(name) ? name : basics;
  if (!saysNothing(name) && !isJsonObject(name)) return basics;
  const names = [firstNames, lastNames].map((keys) =>
    keys.map((key) => asText(ownValue(parts, key))).find(Boolean),
  );
  const whole = names.filter(Boolean).join(' ');
  if (whole === '') return basics;
  const others = Object.entries(basics).filter(([key]) => ![...firstNames, ...lastNames].includes(key));
  return { ...Object.fromEntries(others), name: whole };
}

/** True for keys that are read unchanged or ignored. */
function isReserved(key: string): boolean {
  return listKeySet.has(key) || olderListKeys.has(key) || key === 'custom' || /^(?:x-|[_$@])/.test(key);
}

/** True for a list of named entries under an unknown key, which becomes a custom section. */
function isOwnSection(key: string, value: unknown): value is readonly JsonObject[] {
  if (isReserved(key)) return false;
  const isNamed = (one: unknown) => isJsonObject(one) && !saysNothing(one['name'] ?? one['title']);
  return Array.isArray(value) && value.length > 0 && value.every(isNamed);
}

function moveToCustom(resume: JsonObject, key: string): void {
  const { custom = [] } = resume;
  const items = ownValue(resume, key);
  if (!Array.isArray(custom) || !Array.isArray(items)) return;
  const words = wordsOfKey(key);
  const section = { name: words.charAt(0).toUpperCase() + words.slice(1), items: items.map(titled) };
  delete resume[key];
  resume['custom'] = [...custom, section];
}

/** Moves the location of a school into its text, because JSON Resume has no field for it. */
function withPlaceInText(school: unknown): unknown {
  if (!isJsonObject(school) || typeof school['location'] !== 'string' || saysNothing(school['location']))
    return school;
  const { location, ...others } = school;
  const said = asText(others['summary'] ?? others['description']);
  if (said === null || (others['summary'] !== undefined && others['description'] !== undefined))
    return school;
  const { description: _, ...rest } = others;
  return { ...rest, summary: [location, said].filter((text) => text !== '').join('\n\n') };
}

function titled(item: JsonObject): JsonObject {
  const { title, ...others } = item;
  return saysNothing(others['name']) ? { name: title, ...others } : item;
}

/** Sections that may be plain names, and the key for the name. */
const nameKeys = new Map([
  ['skills', 'name'],
  ['languages', 'language'],
  ['interests', 'name'],
  ['hobbies', 'name'],
]);

/** Keys of entries: an object with one of them is a single entry. */
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

/** The value of a section as a list of entries; unchanged if that is impossible. */
function asList(section: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => entriesIn(section, entry));
  if (typeof value === 'string' && nameKeys.has(section)) return namesIn(value);
  if (!isJsonObject(value)) return value;
  if (entryKeys.some((key) => !saysNothing(ownValue(value, key)))) return entriesIn(section, value);
  return Object.entries(value).flatMap(([key, entry]) =>
    // Lists under their own titles.
    Array.isArray(entry) && entry.every(isJsonObject) ? entry : [entryNamed(section, key, entry)],
  );
}

/** The entry for a key and its value: `{"Databases": ["SQL"]}`, `{"English": "fluent"}`, `{"Acme": {…}}`. */
function entryNamed(section: string, key: string, entry: unknown): unknown {
  const name = nameKeys.get(section);
  const isNumber = /^\d+$/.test(key);
  if (isJsonObject(entry)) {
    const isNamed = isNumber || entryKeys.slice(0, 6).some((one) => !saysNothing(ownValue(entry, one)));
    return isNamed ? entry : { [name ?? 'name']: key, ...entry };
  }
  if (name === undefined || isNumber) return entry;
  if (section === 'languages') return { language: key, fluency: asText(entry) ?? '' };
  return isLevel(entry) ? { name: key, level: entry } : { name: key, keywords: entry };
}

/** True for a number or a word such as `Expert`; even a single keyword would be in a list. */
function isLevel(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\p{L}\d%/ ]{1,20}$/u.test(value));
}

function namesIn(text: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Splits several roles with one employer into jobs, and `Databases: SQL, Redis` into a skill group. */
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
    return { ...(saysNothing(role['position']) && { position: title ?? name }), ...others };
  };
  const said = new Set(['position', 'title', 'startDate', 'endDate', 'summary', 'highlights']);
  const shared = Object.fromEntries(Object.entries(employer).filter(([key]) => !said.has(key)));
  return list.map((role: JsonObject, index) => ({ ...(index === 0 ? employer : shared), ...named(role) }));
}
