import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isJsonObject, type JsonObject, objectsOf } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import { parseUrl } from '../../values/web-address.ts';
import { filled } from '../files/json-parts.ts';
import { customKey } from '../json-resume/custom-sections.ts';
import { sectionMappings } from '../json-resume/section-mappings.ts';
import { toJsonResume } from '../json-resume/to-json-resume.ts';
import { documentLanguage } from '../view/document-language.ts';
import { gradeOf } from '../view/entries.ts';
import { headingOf, isFixedKey, sectionOrder } from '../view/section-view.ts';
import type { SectionKey, Words } from '../view/view-words.ts';
import type { Language } from '../view/words.ts';
import { wordsFor } from '../view/words-for.ts';
import { addressOfNetwork, knownNetwork, textAt } from './rendercv-texts.ts';
import { type EntryTerms, type GradeText, webAddress, writeEntries } from './write-entries.ts';

/** RenderCV's names of languages for months; English is its default. */
const locales: ReadonlyMap<Language, string> = new Map([
  ['de', 'german'],
  ['fr', 'french'],
  ['es', 'spanish'],
  ['zh', 'mandarin_chinese'],
]);

/** The document as a RenderCV v2 file, with sections in layout order and without hidden parts. */
export function toRendercv(document: ResumeDocument): JsonObject {
  const language = documentLanguage(document);
  const locale = locales.get(language);
  const words = wordsFor(document);
  const sections = writeSections(document, words);
  return {
    cv: { ...writeHead(document), ...(sections.size > 0 && { sections: Object.fromEntries(sections) }) },
    ...(locale && { locale: { language: locale } }),
  };
}

type Sections = Map<string, readonly (JsonObject | string)[]>;

function writeSections(document: ResumeDocument, words: Words): Sections {
  const grade: GradeText = (score) => gradeOf(score, words);
  const resume = toJsonResume(document);
  const sections: Sections = new Map();
  const freeTitle = uniqueTitles();
  const add = (title: string, entries: readonly (JsonObject | string)[]) => {
    if (entries.length > 0) sections.set(freeTitle(title), entries);
  };
  const custom = customSections(document, resume);
  for (const place of sectionOrder(document)) {
    if (isFixedKey(place)) {
      const title = headingOf(place, document.sections[place].name, words);
      add(title, fixedEntries(resume, place, { title, grade }));
    } else {
      const { title = '', entries = [] } = custom.get(place) ?? {};
      add(title, entries.length > 0 ? writeEntries('custom', entries, { title, grade }) : []);
    }
  }
  return sections;
}

function fixedEntries(
  resume: JsonObject,
  id: SectionKey,
  terms: EntryTerms,
): readonly (JsonObject | string)[] {
  if (id === 'profiles') return [];
  if (id === 'summary') {
    const text = isJsonObject(resume['basics']) ? textAt(resume['basics'], 'summary') : '';
    return text === '' ? [] : text.split(/\n\n+/);
  }
  const [key] = sectionMappings[id].keys;
  const entries = objectsOf(ownValue(resume, key));
  return entries.length === 0 ? [] : writeEntries(key, entries, terms);
}

interface CustomSection {
  readonly title: string;
  readonly entries: readonly JsonObject[];
}

/** Visible custom sections by their layout key; a JSON Resume has them in the same order. */
function customSections(
  { sections }: ResumeDocument,
  resume: JsonObject,
): ReadonlyMap<string, CustomSection> {
  const written = objectsOf(resume[customKey]);
  const shown = Object.entries(sections.custom).filter(([, { visible }]) => visible);
  return new Map(
    shown.map(([key, { name }], index) => {
      const entries = objectsOf(ownValue(written[index] ?? {}, 'items'));
      return [`custom.${key}`, { title: name, entries }];
    }),
  );
}

/** Makes titles unique, because RenderCV uses them as keys. */
function uniqueTitles(): (title: string) => string {
  const taken = new Map<string, number>();
  return (title) => {
    const base = title === '' ? 'More' : title;
    let count = (taken.get(base) ?? 0) + 1;
    let free = count === 1 ? base : `${base} ${count}`;
    while (taken.has(free)) {
      count += 1;
      free = `${base} ${count}`;
    }
    taken.set(base, count).set(free, taken.get(free) ?? 1);
    return free;
  };
}

type CustomField = ResumeDocument['basics']['customFields'][number];

/** Where profiles and custom fields go in the file. */
interface HeadParts {
  /** Profiles of networks that RenderCV knows, in its form. */
  readonly networks: readonly { readonly profile: Profile; readonly written: JsonObject }[];
  readonly otherProfiles: readonly Profile[];
  readonly fields: readonly { readonly field: CustomField; readonly address: string }[];
}

function headParts({ basics, sections }: ResumeDocument): HeadParts {
  const profiles = sections.profiles.visible ? sections.profiles.items.filter(({ visible }) => visible) : [];
  const read = profiles.map((profile) => ({ profile, written: asNetwork(profile) }));
  return {
    networks: read.flatMap(({ profile, written }) => (written === null ? [] : [{ profile, written }])),
    otherProfiles: read.filter(({ written }) => written === null).map(({ profile }) => profile),
    fields: basics.customFields.map((field) => ({ field, address: webAddress(field.value) })),
  };
}

/** The person. Values without a RenderCV key, or that it would reject, become custom connections. */
function writeHead(document: ResumeDocument): JsonObject {
  const { basics } = document;
  const { networks, otherProfiles, fields } = headParts(document);
  const website = webAddress(basics.url.href);
  const isPhone = isInternational(basics.phone);
  const connections = [
    ...(isPhone || basics.phone === '' ? [] : [connection(basics.phone, 'phone')]),
    ...(website === '' ? connectionOf(basics.url.label || basics.url.href, 'link') : []),
    ...otherProfiles.map(profileConnection),
    ...fields.map(({ field: { name, value }, address }) => {
      const words = address === '' || name === '' ? value : name;
      return connection(address === '' && name !== '' ? `${name}: ${value}` : words, 'circle-info', address);
    }),
  ];
  return filled({
    ...{ name: basics.name, headline: basics.headline, location: basics.location, email: basics.email },
    ...{ photo: webAddress(basics.picture.url), phone: isPhone ? basics.phone : '', website },
    social_networks: networks.map(({ written }) => written),
    custom_connections: connections,
  });
}

/**
 * The profiles and custom fields as the file has them: known networks first, and a field with an address as a profile.
 */
export function headAsWritten(document: ResumeDocument): {
  readonly profiles: readonly Profile[];
  readonly customFields: readonly CustomField[];
} {
  const { networks, otherProfiles, fields } = headParts(document);
  const isLinked = ({ url }: Profile) => webAddress(url.href) !== '';
  return {
    profiles: [
      ...networks.map(({ profile }) => profile),
      ...otherProfiles.filter(isLinked),
      ...fields.flatMap(({ field, address }) => (address === '' ? [] : [asProfile(field)])),
    ],
    customFields: [
      ...otherProfiles.filter((profile) => !isLinked(profile)).map(asField),
      ...fields.flatMap(({ field, address }) => (address === '' ? [field] : [])),
    ],
  };
}

function asField({ id, icon, network, username }: Profile): CustomField {
  return { id, icon, name: network, value: username };
}

function asProfile({ id, icon, name, value }: CustomField): Profile {
  return {
    ...{ id, icon, visible: true, network: hostOf(value), username: name || value },
    url: { label: '', href: value },
  };
}

function hostOf(address: string): string {
  return (parseUrl(address)?.hostname ?? '').replace(/^www\./, '');
}

type Profile = ResumeDocument['sections']['profiles']['items'][number];

/** Null if RenderCV does not know the network, or would derive a different address from the name. */
function asNetwork({ network, username, url }: Profile): JsonObject | null {
  const known = knownNetwork(network, username);
  if (known === null) return null;
  const address = addressOfNetwork(known.network, known.username);
  return url.href === '' || isSameAddress(url.href, address) ? { ...known } : null;
}

/** True if two addresses differ only in scheme, `www.` or a final slash. */
export function isSameAddress(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(address: string): string {
  return address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

function profileConnection({ network, username, url }: Profile): JsonObject {
  return connection(`${network}: ${username}`, 'link', webAddress(url.href));
}

function connectionOf(words: string, icon: string): readonly JsonObject[] {
  return words === '' ? [] : [connection(words, icon)];
}

function connection(placeholder: string, icon: string, url = ''): JsonObject {
  return { placeholder, url: url === '' ? null : url, fontawesome_icon: icon };
}

/** RenderCV accepts only international numbers. */
function isInternational(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  return /^\+[\d\s().-]+$/.test(phone) && digits >= 8 && digits <= 15;
}
