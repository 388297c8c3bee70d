import { andWords } from '../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { asText, isJsonObject, type JsonObject, objectsOf } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import { leavesIn } from '../files/json-parts.ts';
import { customKey } from '../json-resume/custom-sections.ts';
import { withOrder } from '../json-resume/section-order.ts';
import { saysNothing } from '../json-resume/source-entry.ts';
import { plainLine } from '../markup/read-markup.ts';
import { findLostFields, type SourcePlace } from '../notes/lost-text.ts';
import { skillShare } from '../outline/recognize/lexical-signs.ts';
import { sectionOf, sectionOfKey } from '../outline/recognize/section-headings.ts';
import type { EntryPlaces, ReadingNote } from '../reading-note.ts';
import { doiAddress, entryReaders, textLines } from './read-entries.ts';
import { labeledEntries, type Placed, type SectionTerms, skillsOf, textLine } from './read-lines.ts';
import { addressOfNetwork, firstText, networkAddress, textAt, textsAt, withText } from './rendercv-texts.ts';

/* Converts RenderCV's YAML, versions 1 and 2, to JSON Resume. Source: its published schema. */

export interface ReadRendercv {
  /** A JSON Resume. */
  readonly source: JsonObject;
  readonly places: EntryPlaces;
  readonly notes: readonly ReadingNote[];
}

export function readRendercv(file: Readonly<JsonObject>): ReadRendercv {
  const cv = isJsonObject(file['cv']) ? file['cv'] : {};
  const { summary, lists, order, places, notes } = readSections(
    isJsonObject(cv['sections']) ? cv['sections'] : oldSections(cv),
  );
  const source = withOrder({ basics: withText(basicsOf(cv), 'summary', summary), ...lists }, order);
  return { source, places, notes: [...notes, ...findLostFields(placesIn(cv), source)] };
}

/** Sections of early versions, which were next to the name, with custom sections and the order in separate lists. */
function oldSections(cv: JsonObject): JsonObject {
  const lists = Object.entries(cv).filter(([key, value]) =>
    key === 'summary' ? !saysNothing(value) : Array.isArray(value) && !headKeys.has(key),
  );
  const own = objectsAt(cv, 'custom_sections').map(
    (section) => [textAt(section, 'title'), section['entries']] as const,
  );
  const order = textsAt(cv, 'section_order').map(titleKey);
  const placeOf = (key: string) =>
    order.includes(titleKey(key)) ? order.indexOf(titleKey(key)) : order.length;
  const sections = [...lists, ...own];
  return Object.fromEntries(sections.toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

function titleKey(key: string): string {
  return titleOf(key).toLowerCase();
}

const headKeys = new Set([
  'email',
  'phone',
  'website',
  'social_networks',
  'custom_connections',
  'custom_sections',
  'section_order',
]);

/** The first of several addresses and numbers is the main one; the others become custom fields and profiles. */
function basicsOf(cv: JsonObject): JsonObject {
  const [email = '', ...emails] = textsAt(cv, 'email');
  const [phone = '', ...phones] = textsAt(cv, 'phone').map((number) => number.replace(/^tel:/i, ''));
  const [website = '', ...websites] = textsAt(cv, 'website');
  const photo = textAt(cv, 'photo');
  const connections = objectsAt(cv, 'custom_connections');
  const numbers = phone === '' ? connections.filter(isPhone).map((one) => textAt(one, 'placeholder')) : [];
  const linked = connections.filter((one) => textAt(one, 'url') !== '');
  const profiles = [
    ...objectsAt(cv, 'social_networks').map(profileOf),
    ...websites.map((url) => ({ url })),
    ...linked.map(linkedConnection),
  ];
  const fields = [
    ...[...emails, ...phones].map((value) => ({ name: '', value })),
    ...connections.filter((one) => !linked.includes(one) && !(phone === '' && isPhone(one))).map(fieldOf),
    ...numbers.slice(1).map((value) => ({ name: '', value })),
  ];
  const texts = {
    name: textAt(cv, 'name'),
    label: firstText(cv, 'headline', 'label'),
    ...{ image: /^https?:/i.test(photo) ? photo : '', email, phone: phone || numbers[0], url: website },
  };
  const location = textAt(cv, 'location');
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    ...(location && { location: { address: location } }),
    ...(profiles.length > 0 && { profiles }),
    ...(fields.length > 0 && { customFields: fields }),
  };
}

/**
 * True for a phone number among the connections: RenderCV rejects a number without a country code, so it is stored
 * there with a phone icon.
 */
function isPhone(connection: JsonObject): boolean {
  return (
    /^(?:mobile-)?phone\b/.test(textAt(connection, 'fontawesome_icon')) && textAt(connection, 'url') === ''
  );
}

/** `Dribbble: ana`, or a text with a link. */
function linkedConnection(connection: JsonObject): JsonObject {
  const url = textAt(connection, 'url');
  const { name, value } = fieldOf(connection);
  return name === '' ? { username: value, url } : { network: name, username: value, url };
}

function fieldOf(connection: JsonObject): { readonly name: string; readonly value: string } {
  const words = textAt(connection, 'placeholder');
  const [, name = '', value = words] = /^([^:]{1,40}): (\S.*)$/s.exec(words) ?? [];
  return { name, value };
}

/** A profile. RenderCV stores the user name only, but people also write the address, with or without its scheme. */
function profileOf(one: JsonObject): JsonObject {
  const [network, username] = [textAt(one, 'network'), textAt(one, 'username')];
  const address = networkAddress(username);
  if (address) return { network, ...address };
  const url = addressOfNetwork(network, username);
  return url === '' ? { network, username } : { network, username, url };
}

function objectsAt(cv: JsonObject, key: string): readonly JsonObject[] {
  return objectsOf(ownValue(cv, key));
}

/** Keys about layout and order, and the link text, which have no content of the resume. */
const noContent = new Set([
  ...['fontawesome_icon', 'photo', 'sort_entries', 'section_order'],
  ...['entry_type', 'link_text', 'cited_by'],
]);

function placesIn(cv: JsonObject): readonly SourcePlace[] {
  const isSkipped = (key: string, holder: JsonObject) =>
    noContent.has(key) || (key === 'url' && textAt(holder, 'doi') !== '');
  return leavesIn(cv, 'cv', isSkipped).flatMap(({ path, value }): readonly SourcePlace[] => {
    const text = plainLine(asText(value) ?? '');
    if (text === '' || isReadElsewhere(path, text)) return [];
    return [{ place: path, texts: [path.endsWith('.doi') ? doiAddress(text) : text] }];
  });
}

/** True for an open end date, or a label that is the name of a list. */
function isReadElsewhere(path: string, text: string): boolean {
  if (path.endsWith('.end_date')) return text.toLowerCase() === 'present';
  return path.endsWith('.label') && sectionOf(text.replace(/:$/, '')) !== null;
}

export interface ReadSections {
  /** Lists of a JSON Resume. */
  readonly lists: JsonObject;
  /** Paragraphs under a summary heading. */
  readonly summary: string;
  /** The keys of the sections as the file has them. */
  readonly order: readonly string[];
  readonly places: EntryPlaces;
  /** Notes about titles that were recognized only in part. */
  readonly notes: readonly ReadingNote[];
}

/** The type of an entry by keys that only one type has; null if only the heading tells. */
function kindOf(entry: JsonObject): 'work' | 'education' | 'publications' | 'labeled' | 'line' | null {
  const has = (...keys: readonly string[]) => keys.some((key) => !saysNothing(ownValue(entry, key)));
  if (has('company', 'position')) return 'work';
  if (has('institution', 'area', 'degree', 'study_type')) return 'education';
  if (has('authors', 'journal', 'doi')) return 'publications';
  if (has('label', 'details')) return 'labeled';
  return has('bullet', 'number', 'reversed_number') ? 'line' : null;
}

/** Converts sections to the lists of a JSON Resume; those with an unknown title become custom sections. */
function readSections(sections: Readonly<JsonObject>): ReadSections {
  const lists = new Map<string, JsonObject[]>();
  const paragraphs: string[] = [];
  const notes: ReadingNote[] = [];
  const places = new Map<unknown, string>();
  const order = new Set<string>();
  const add = (key: string, entries: readonly JsonObject[]) => {
    const list = lists.get(key) ?? [];
    if (entries.length > 0) order.add(key === customKey ? `${key}[${list.length}]` : key);
    list.push(...entries);
    if (list.length > 0) lists.set(key, list);
  };
  const titled = Object.entries(sections).map(([key, value]) => {
    const path = `cv.sections.${key}`;
    const all = Array.isArray(value) ? value : [value];
    const list = all
      .map((entry: unknown, index) => ({ entry, place: Array.isArray(value) ? `${path}[${index}]` : path }))
      .filter(({ entry }) => !saysNothing(entry));
    const heading = headingOf(
      key,
      list.map(({ entry }) => entry),
    );
    return { path, title: titleOf(key), heading, list };
  });
  const known = new Set(titled.map(({ heading }) => heading));
  for (const { path, title, heading, list } of titled) {
    const own: JsonObject[] = [];
    const taken = new Set<string>();
    const made = list.flatMap(({ entry, place }) =>
      placed(entry, { title, heading, known }).map((one) => ({ ...one, place })),
    );
    for (const { key, entries, place } of made) {
      for (const entry of entries) places.set(entry, place);
      if (key === 'summary') {
        order.add(key);
        paragraphs.push(...entries.map((one) => firstText(one, 'text')));
      } else if (key === customKey) own.push(...entries);
      else {
        add(key, entries);
        taken.add(key);
      }
    }
    if (own.length > 0) add(customKey, [{ name: title, items: own }]);
    const [only, ...others] = taken;
    // A title that is recognized only in part may have meant something else.
    if (only !== undefined && others.length === 0 && own.length === 0 && sectionOf(title) === null)
      notes.push({ kind: 'read', path, message: `"${title}" was read as ${only}` });
  }
  const summary = paragraphs.join('\n\n');
  return { lists: Object.fromEntries(lists), summary, order: [...order], places, notes };
}

interface PlacingTerms extends SectionTerms {
  /** The headings of all sections in the file. */
  readonly known: ReadonlySet<SectionTerms['heading']>;
}

function placed(entry: unknown, terms: PlacingTerms): readonly Placed[] {
  const { heading } = terms;
  if (!isJsonObject(entry)) return textLine(asText(entry) ?? '', heading);
  const kind = kindOf(entry);
  if (kind === 'line') return textLine(firstText(entry, 'bullet', 'number', 'reversed_number'), heading);
  if (kind === 'labeled') return labeledEntries(entry, terms);
  if (heading === 'summary')
    return [{ key: 'summary', entries: [{ text: firstText(entry, 'summary', 'name') }] }];
  if (heading === 'skills' && kind === null)
    return skillsOf(plainLine(firstText(entry, 'name')), textLines(entry));
  const key = listOf(kind, terms);
  return [{ key, entries: [entryReaders[key](entry)] }];
}

const joints = preparedPattern(() => String.raw`&|\/|,|\b(?:${andWords()})\b`, 'iu');

type EntryKey = keyof typeof entryReaders;

/** The list for an entry, by its keys and by the title of its section. */
function listOf(
  kind: 'work' | 'education' | 'publications' | null,
  { title, heading, known }: PlacingTerms,
): EntryKey {
  const named = heading === 'summary' || heading === 'skills' ? null : heading;
  if (kind === null) return named ?? 'custom';
  // `Education & Certificates`.
  if (title.split(joints.regExp).some((part) => sectionOf(part) === kind)) return kind;
  // A project may have the keys of a job, and a course those of a school.
  if (named !== null && named !== 'work' && named !== 'education') return named;
  // Under an unknown title such as a board or a club, entries are jobs only if the file has no other jobs.
  return named === null && kind !== 'education' && known.has(kind) ? 'custom' : kind;
}

function headingOf(key: string, list: readonly unknown[]): SectionTerms['heading'] {
  const found = sectionOfKey(key);
  if (found === null) return areSkills(list) ? 'skills' : null;
  if (found !== 'work' && found !== 'education') return found === 'contact' ? null : found;
  // Under `Guild work`, entries without an employer are not jobs.
  const areOfKind = list.some((entry) => isJsonObject(entry) && kindOf(entry) === found);
  return areOfKind || sectionOf(titleOf(key)) !== null ? found : null;
}

/** True if all entries are labels with lists, most of them of known skills, whatever the title. */
function areSkills(list: readonly unknown[]): boolean {
  const rows = list.map((entry) => (isJsonObject(entry) ? plainLine(textAt(entry, 'details')) : ''));
  const known = rows.filter((row) => /[,;，、]/.test(row) && skillShare(row) >= 2);
  return !rows.includes('') && known.length > 1 && 2 * known.length > rows.length;
}

/** `invited_talks` becomes `Invited Talks`; a title with capitals or spaces is unchanged. */
function titleOf(key: string): string {
  const title = plainLine(key);
  if (/[\s\p{Lu}]/u.test(title)) return title;
  return title.replace(/_/g, ' ').replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
