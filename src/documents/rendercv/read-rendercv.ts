import { asText, isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { isBlank } from '../json-resume/source-entry.ts';
import { plainLine } from '../markup/read-markup.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import { sectionOf } from '../outline/section-headings.ts';
import { type SourcePlace, whatVanishedFrom } from '../outline/what-vanished.ts';
import { addressOfNetwork, networkAddress } from './networks.ts';
import { doiAddress } from './read-entries.ts';
import { readSections } from './read-sections.ts';
import { firstText, textAt, textsAt, withText } from './texts.ts';

/* RenderCV's YAML, versions 1 and 2, in JSON Resume's terms. Source: its published schema. */

export interface ReadRendercv {
  /** A JSON Resume. */
  readonly source: JsonObject;
  readonly notes: readonly ReadingNote[];
}

export function readRendercv(file: Readonly<JsonObject>): ReadRendercv {
  const cv = isJsonObject(file['cv']) ? file['cv'] : {};
  const { summary, lists, notes } = readSections(
    isJsonObject(cv['sections']) ? cv['sections'] : oldSections(cv),
  );
  const source = { basics: withText(basicsOf(cv), 'summary', summary), ...lists };
  return { source, notes: [...notes, ...whatVanishedFrom(placesIn(cv, 'cv'), source)] };
}

/** The first versions kept the lists beside the name, and those under titles of one's own in a list. */
function oldSections(cv: JsonObject): JsonObject {
  const lists = Object.entries(cv).filter(([key, value]) =>
    key === 'summary' ? !isBlank(value) : Array.isArray(value) && !headKeys.has(key),
  );
  const own = objectsAt(cv, 'custom_sections').map(
    (section) => [textAt(section, 'title'), section['entries']] as const,
  );
  return Object.fromEntries([...lists, ...own]);
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

/** The first of several addresses and numbers is the one; the others are fields and profiles of their own. */
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

/** RenderCV refuses a number that says no country; such a one is a connection with the sign of a phone. */
function isPhone(connection: JsonObject): boolean {
  return (
    /^(?:mobile-)?phone\b/.test(textAt(connection, 'fontawesome_icon')) && textAt(connection, 'url') === ''
  );
}

/** `Dribbble: ana`, or words that lead to an address. */
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

/** RenderCV keeps the user name alone; people also write the address, or what of it follows the scheme. */
function profileOf(one: JsonObject): JsonObject {
  const [network, username] = [textAt(one, 'network'), textAt(one, 'username')];
  const address = networkAddress(username);
  if (address) return { network, ...address };
  const url = addressOfNetwork(network, username);
  return url === '' ? { network, username } : { network, username, url };
}

function objectsAt(cv: JsonObject, key: string): readonly JsonObject[] {
  const { [key]: list } = cv;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** How it looks and is sorted, and the address that RenderCV passes over beside a DOI. */
const noContent = new Set([
  ...['fontawesome_icon', 'photo', 'sort_entries', 'section_order'],
  ...['entry_type', 'link_text', 'cited_by'],
]);

function placesIn(value: unknown, path: string): readonly SourcePlace[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => placesIn(one, `${path}[${index}]`));
  }
  if (isJsonObject(value)) {
    const doi = textAt(value, 'doi');
    return Object.entries(value).flatMap(([key, one]) =>
      noContent.has(key) || (key === 'url' && doi !== '') ? [] : placesIn(one, `${path}.${key}`),
    );
  }
  const text = plainLine(asText(value) ?? '');
  if (text === '' || isSaidElsewhere(path, text)) return [];
  return [{ place: path, texts: [path.endsWith('.doi') ? doiAddress(text) : text] }];
}

/** What is the end that is left open, or the name of a list. */
function isSaidElsewhere(path: string, text: string): boolean {
  if (path.endsWith('.end_date')) return text.toLowerCase() === 'present';
  return path.endsWith('.label') && sectionOf(text.replace(/:$/, '')) !== null;
}
