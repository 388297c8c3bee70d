import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import { sectionOfKey } from '../outline/section-headings.ts';
import { resumeFormat } from '../resume-format.ts';
import { asList } from './as-list.ts';
import { asText, isBlank } from './source-entry.ts';

/*
 * Resumes that people write by hand are close to JSON Resume: a wrapper more or less, a section under another name,
 * an object where a list belongs. They are made one here; what is one is left as it is.
 */

const deepestWrapper = 3;

/** The object of a file that is the resume: the file itself, the only entry of a list, or what a wrapper holds. */
export function unwrapped(value: unknown, depth = 0): JsonObject | null {
  if (Array.isArray(value)) return value.length === 1 ? unwrapped(value[0], depth) : null;
  if (!isJsonObject(value)) return null;
  if (depth >= deepestWrapper || resumeFormat(value) !== null || holdsSections(value)) return value;
  const inside = Object.values(value)
    .map((one) => unwrapped(one, depth + 1))
    .filter((one) => one !== null && (resumeFormat(one) !== null || holdsSections(one)));
  return inside[0] && inside.length === 1 ? inside[0] : value;
}

/** Lists under names that head a section of work or education, in any language. */
function holdsSections(value: JsonObject): boolean {
  return Object.entries(value).some(
    ([key, list]) =>
      Array.isArray(list) && list.some(isJsonObject) && /^(?:work|education)$/.test(sectionOfKey(key) ?? ''),
  );
}

/** A resume that is no JSON Resume yet but nearly, as one. */
export function asJsonResume(source: Readonly<JsonObject>): JsonObject {
  if (isJsonObject(source['sections'])) return source;
  const resume = withSections(source);
  const basics = basicsOf(resume);
  if (Array.isArray(resume['education'])) resume['education'] = resume['education'].map(withPlaceInText);
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
/** Names that older tools give to these lists; they are read as they are. */
const readAsTheyAre: ReadonlySet<string> = new Set([
  'experience',
  'volunteering',
  'certifications',
  'hobbies',
]);

/** Every list under the name that JSON Resume has for it, and a list. */
function withSections(source: Readonly<JsonObject>): JsonObject {
  const resume: JsonObject = {};
  for (const [key, value] of Object.entries(source)) {
    const section = sectionOfKey(key);
    const isOther = section !== null && listKeySet.has(section) && key !== section && !readAsTheyAre.has(key);
    const isFree = isOther && isBlank(ownValue(source, section)) && ownValue(resume, section) === undefined;
    const name = isFree && typeof value === 'object' ? section : key;
    setOwnValue(resume, name, listKeySet.has(name) || readAsTheyAre.has(name) ? asList(name, value) : value);
  }
  return resume;
}

const personKeys = [
  ...['name', 'fullName', 'firstName', 'lastName', 'label', 'headline', 'title', 'email', 'phone', 'url'],
  ...['website', 'location', 'summary', 'about', 'profiles', 'image', 'picture'],
];

/** Who the person is: under `basics`, under another name for it, or beside the sections. */
function basicsOf(resume: JsonObject): JsonObject | null {
  const given = resume['basics'];
  if (isJsonObject(given)) {
    delete resume['basics'];
    return withName(given);
  }
  if (given !== undefined && given !== null) return null;
  const basics: JsonObject = {};
  for (const [key, value] of Object.entries(resume)) {
    const isPerson =
      /^(?:contact|summary)$/.test(sectionOfKey(key) ?? '') || /^person(?:al)?(?:_?info)?$/i.test(key);
    if (isPerson && isJsonObject(value)) Object.assign(basics, value);
    else if (!personKeys.includes(key)) continue;
    else setOwnValue(basics, key, value);
    delete resume[key];
  }
  return Object.keys(basics).length === 0 ? null : withName(basics);
}

const firstNames = ['firstName', 'first_name', 'givenName', 'first'];
const lastNames = ['lastName', 'last_name', 'familyName', 'surname', 'last'];

function withName(basics: JsonObject): JsonObject {
  const { name } = basics;
  const parts = isJsonObject(name) ? name : basics;
  if (!isBlank(name) && !isJsonObject(name)) return basics;
  const names = [firstNames, lastNames].map((keys) =>
    keys.map((key) => asText(ownValue(parts, key))).find(Boolean),
  );
  const whole = names.filter(Boolean).join(' ');
  if (whole === '') return basics;
  const others = Object.entries(basics).filter(([key]) => ![...firstNames, ...lastNames].includes(key));
  return { ...Object.fromEntries(others), name: whole };
}

/** A list of named entries under a key that JSON Resume does not know is a section with a title of its own. */
function isOwnSection(key: string, value: unknown): value is readonly JsonObject[] {
  if (listKeySet.has(key) || readAsTheyAre.has(key) || key === 'custom' || /^(?:x-|[_$@])/.test(key))
    return false;
  const isNamed = (one: unknown) => isJsonObject(one) && !isBlank(one['name'] ?? one['title']);
  return Array.isArray(value) && value.length > 0 && value.every(isNamed);
}

function moveToCustom(resume: JsonObject, key: string): void {
  const { custom = [] } = resume;
  const items = ownValue(resume, key);
  if (!Array.isArray(custom) || !Array.isArray(items)) return;
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
  const section = { name: words.charAt(0).toUpperCase() + words.slice(1), items: items.map(titled) };
  delete resume[key];
  resume['custom'] = [...custom, section];
}

/** Where a school is has no field of its own. */
function withPlaceInText(school: unknown): unknown {
  if (!isJsonObject(school) || typeof school['location'] !== 'string' || isBlank(school['location']))
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
  return isBlank(others['name']) ? { name: title, ...others } : item;
}
