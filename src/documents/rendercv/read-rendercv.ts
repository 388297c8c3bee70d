import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { asText } from '../json-resume/source-entry.ts';
import { plainLine } from '../markup/read-markup.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import { type SourcePlace, whatVanishedFrom } from '../outline/what-vanished.ts';
import { addressOfNetwork, networkAddress } from './networks.ts';
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
  const { summary, ...lists } = readSections(isJsonObject(cv['sections']) ? cv['sections'] : {});
  const source = { basics: withText(basicsOf(cv), 'summary', summary), ...lists };
  return { source, notes: whatVanishedFrom(placesIn(cv, 'cv'), source) };
}

/** The first of several addresses and numbers is the one; the others are fields and profiles of their own. */
function basicsOf(cv: JsonObject): JsonObject {
  const [email = '', ...emails] = textsAt(cv, 'email');
  const [phone = '', ...phones] = textsAt(cv, 'phone');
  const [website = '', ...websites] = textsAt(cv, 'website');
  const photo = textAt(cv, 'photo');
  const connections = objectsAt(cv, 'custom_connections');
  const linked = connections.filter((one) => textAt(one, 'url') !== '');
  const profiles = [
    ...objectsAt(cv, 'social_networks').map(profileOf),
    ...websites.map((url) => ({ url })),
    ...linked.map((one) => ({ username: textAt(one, 'placeholder'), url: textAt(one, 'url') })),
  ];
  const fields = [
    ...[...emails, ...phones],
    ...connections.filter((one) => !linked.includes(one)).map((one) => textAt(one, 'placeholder')),
  ];
  const texts = {
    name: textAt(cv, 'name'),
    label: firstText(cv, 'headline', 'label'),
    ...{ image: /^https?:/i.test(photo) ? photo : '', email, phone, url: website },
  };
  const location = textAt(cv, 'location');
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(location && { location: { address: location } }),
    ...(profiles.length > 0 && { profiles }),
    ...(fields.length > 0 && { customFields: fields.map((value) => ({ name: '', value })) }),
  };
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

/** How it looks, and words that are dates or kinds and no content. */
const noContent = new Set(['fontawesome_icon', 'photo']);

function placesIn(value: unknown, path: string): readonly SourcePlace[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => placesIn(one, `${path}[${index}]`));
  }
  if (isJsonObject(value)) {
    return Object.entries(value).flatMap(([key, one]) =>
      noContent.has(key) ? [] : placesIn(one, `${path}.${key}`),
    );
  }
  const text = plainLine(asText(value) ?? '');
  const isOngoing = path.endsWith('.end_date') && text.toLowerCase() === 'present';
  return text === '' || isOngoing ? [] : [{ place: path, texts: [text] }];
}
