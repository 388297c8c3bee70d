import { parseDateRange } from '../../contract/resume/dates.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { parseRichText } from '../../contract/resume/rich-text.ts';
import type { ReadBase } from '../../service/ports.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import { leavesIn } from '../files/json-parts.ts';
import { basicsFields, summaryField } from '../json-resume/basics-fields.ts';
import { customFields, customKey, sourceCustomSections } from '../json-resume/custom-sections.ts';
import { listKey, listParent, readSourceList, sectionMappings } from '../json-resume/section-mappings.ts';
import { type SourceEntry, saysNothing, sourceEntry } from '../json-resume/source-entry.ts';
import type { Field } from '../json-resume/text-fields.ts';
import { isOnOwnAccount } from '../outline/recognize/name-kinds.ts';
import { coverLetterType } from '../reactive-resume/v5-as-v4.ts';
import { counted, type EntryPlaces, keptForExports, missingText, type ReadingNote } from '../reading-note.ts';
import { type Item, type SectionId, sectionIds } from '../resume-document/document-parts.ts';
import { isEmail } from '../resume-document/link.ts';

/** Notes on what was read from a source, what looks odd and what has no place, in this order. */
export function readingNotes(source: Readonly<JsonObject>, base: ReadBase): readonly ReadingNote[] {
  const { document, format } = base;
  if (format !== 'json-resume') {
    const isV3 = format === 'reactive-resume-v3';
    const terms: SourceTerms = {
      pathOf: (id, index) => `sections.${isV3 && id === 'experience' ? 'work' : id}.items[${index}]`,
      hidden: 'is hidden in the file and stays hidden',
    };
    const isOwn = format === 'reactive-resume-v4';
    const unplaced = isOwn ? unplacedInReactiveResume(source, document) : unreadParts(source, document);
    return [...countNotes(document), ...suspiciousFields(document, terms), ...unplaced];
  }
  const terms: SourceTerms = {
    pathOf(id, index) {
      const { parent } = sectionMappings[id];
      return `${parent ? `${parent}.` : ''}${listKey(id, listParent(id, source))}[${index}]`;
    },
    hidden: 'has nothing to show and stays hidden',
  };
  return [...countNotes(document), ...suspiciousFields(document, terms), ...unplacedInJsonResume(source)];
}

/** Changes paths in a JSON Resume to places in the file that it was made of. */
export function inTheFile(
  notes: readonly ReadingNote[],
  source: Readonly<JsonObject>,
  places: EntryPlaces,
): readonly ReadingNote[] {
  return notes.map((note) => ({ ...note, path: pathInFile(note.path, source, places) }));
}

/** Replaces the path up to the innermost entry with a known place. */
function pathInFile(path: string, source: Readonly<JsonObject>, places: EntryPlaces): string {
  let [value, found]: [unknown, string] = [source, path];
  for (const { 0: step, 1: key, 2: index, index: at } of path.matchAll(pathStep)) {
    if (key !== undefined) value = isJsonObject(value) ? ownValue(value, key) : undefined;
    else value = Array.isArray(value) ? value[Number(index)] : undefined;
    const place = key === undefined ? places.get(value) : undefined;
    if (place !== undefined) found = place + path.slice(at + step.length);
  }
  return found;
}

const pathStep = /(?:^|\.)([^.[\]]{1,100})|\[(\d{1,9})\]/g;

/** Notes with the name, the summary and a count for each section that is not empty. */
function countNotes({ basics, sections }: ResumeDocument): readonly ReadingNote[] {
  const counts = sectionIds.flatMap((id) => {
    const { items } = sections[id];
    const shown = items.filter((item) => item.visible).length;
    return shown > 0 ? [read(id, `${counted(id, shown)}${bulletCount(items)}`)] : [];
  });
  const summary = sections.summary.content === '' ? [] : [read('summary', 'a summary')];
  const custom = Object.values(sections.custom).map(({ name, items }) =>
    read(
      'custom',
      `"${name}", a custom section: ${items.length === 1 ? '1 entry' : `${items.length} entries`}`,
    ),
  );
  return [read('name', basics.name), ...summary, ...counts, ...custom];
}

function read(path: string, message: string): ReadingNote {
  return { kind: 'read', path, message };
}

function bulletCount(items: readonly { readonly visible: boolean; readonly summary?: string }[]): string {
  const bullets = items
    .filter((item) => item.visible)
    .flatMap((item) => parseRichText(item.summary ?? ''))
    .flatMap((block) => (block.type === 'list' ? block.items : []));
  if (bullets.length === 0) return '';
  return bullets.length === 1 ? ', 1 bullet' : `, ${bullets.length} bullets`;
}

const ownMatters = ['$schema', 'meta', 'basics'];
const shownPlaceKeys = ['city', 'region', 'state', 'countryCode', 'country'];

/** Notes on keys of a JSON Resume that have no place in the resume document. */
function unplacedInJsonResume(source: Readonly<JsonObject>): readonly ReadingNote[] {
  const basics = sourceEntry(source).child('basics') ?? sourceEntry({});
  const listKeys = (parent: 'basics' | null) =>
    sectionIds
      .filter((id) => sectionMappings[id].parent === parent)
      .map((id) => listKey(id, listParent(id, source)));
  const custom = sourceCustomSections(source, []);
  const ownKeys = custom.length > 0 ? [...ownMatters, customKey] : ownMatters;
  const basicsKeys = keysRead({ ...basicsFields, summaryField }, basics);
  return [
    ...unplaced(source, [...ownKeys, ...listKeys(null)], ''),
    ...unplaced(basics.values, [...basicsKeys, ...listKeys('basics')], 'basics.'),
    ...inPlace(basics.child('location')?.values ?? {}),
    ...sectionIds.flatMap((id) =>
      readSourceList(id, source, []).flatMap((entry) => inEntry(sectionMappings[id].fields, entry)),
    ),
    ...custom.flatMap(({ entries }) => entries.flatMap((entry) => inEntry(customFields, entry))),
  ];
}

/** An address is shown only if there is no city, region or country. */
function inPlace(values: Readonly<JsonObject>): readonly ReadingNote[] {
  const named = shownPlaceKeys.some((key) => !saysNothing(ownValue(values, key)));
  return unplaced(values, named ? shownPlaceKeys : ['address'], 'basics.location.');
}

type Fields = Readonly<Record<string, Field<unknown>>>;

function keysRead(fields: Fields, entry: SourceEntry): readonly string[] {
  return Object.values(fields).flatMap((field) => field.keysIn(entry));
}

function inEntry(fields: Fields, entry: SourceEntry): readonly ReadingNote[] {
  const keys = keysRead(fields, entry);
  const blanks = [...new Set(keys)].flatMap((key) =>
    blankTexts(ownValue(entry.values, key), `${entry.path}.${key}`),
  );
  return [...unplaced(entry.values, keys, `${entry.path}.`), ...blanks];
}

function unplaced(
  values: Readonly<JsonObject>,
  placed: readonly string[],
  prefix: string,
): readonly ReadingNote[] {
  return Object.keys(values)
    .filter((key) => !placed.includes(key) && !saysNothing(ownValue(values, key)))
    .map((key) => ({
      kind: 'unplaced',
      path: prefix + key,
      message: keptForExports,
    }));
}

function blankTexts(list: unknown, path: string): readonly ReadingNote[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index): readonly ReadingNote[] =>
    saysNothing(value) ? [{ kind: 'odd', path: `${path}[${index}]`, message: 'is blank and left out' }] : [],
  );
}

/** Notes on keys of a Reactive Resume export that the document, which mirrors it, does not have. */
function unplacedInReactiveResume(source: unknown, document: unknown, path = ''): readonly ReadingNote[] {
  if (Array.isArray(source) && Array.isArray(document)) {
    return source.flatMap((value, index) =>
      unplacedInReactiveResume(value, document[index], `${path}[${index}]`),
    );
  }
  if (!isJsonObject(source) || !isJsonObject(document)) return [];
  return Object.entries(source).flatMap(([key, value]): readonly ReadingNote[] => {
    const at = path ? `${path}.${key}` : key;
    if (Object.hasOwn(document, key)) return unplacedInReactiveResume(value, ownValue(document, key), at);
    return saysNothing(value)
      ? []
      : [{ kind: 'unplaced', path: at, message: 'is not part of Reactive Resume v4' }];
  });
}

/** How to refer to items of the user's own file. */
interface SourceTerms {
  /** Path of item i of a section. */
  readonly pathOf: (id: SectionId, index: number) => string;
  /** Why an item is not shown. */
  readonly hidden: string;
}

/** Notes on values that were imported unchanged but may be wrong. */
function suspiciousFields(document: ResumeDocument, terms: SourceTerms): readonly ReadingNote[] {
  const items = sectionIds.flatMap((id) =>
    document.sections[id].items.flatMap((item, index) =>
      oddItem(item, terms.pathOf(id, index), terms.hidden),
    ),
  );
  return [...oddBasics(document), ...items];
}

function odd(path: string, message: string): ReadingNote {
  return { kind: 'odd', path, message };
}

function oddBasics({ basics }: ResumeDocument): readonly ReadingNote[] {
  const refused = basics.customFields.find(({ icon, value }) => icon === 'envelope' && !isEmail(value));
  if (refused)
    return [odd('basics.email', `"${refused.value}" is not an e-mail address; it is shown as written`)];
  return basics.email === '' ? [odd('basics.email', 'is missing; employers need it')] : [];
}

function oddItem(item: Item<SectionId>, path: string, hidden: string): readonly ReadingNote[] {
  if (!item.visible) return [odd(path, hidden)];
  const notes: ReadingNote[] = [];
  if (Object.values(item).includes(missingText) && !('position' in item && isOnOwnAccount(item.position))) {
    notes.push(odd(path, 'has no name; please add one'));
  }
  if ('date' in item && item.date !== '' && !isUnderstood(item.date)) {
    notes.push(odd(path, `"${item.date}" is kept, but was not understood as dates`));
  }
  if ('url' in item && item.url.label !== '' && item.url.href === '') {
    notes.push(odd(path, `"${item.url.label}" cannot be linked; it is kept as text`));
  }
  return notes;
}

function isUnderstood(date: string): boolean {
  const { start, end } = parseDateRange(date);
  return start !== null && end !== null;
}

/** Keys for appearance, storage and marks, whose values are not text. */
const keysWithoutText = new Set([
  ...[
    'metadata',
    'picture',
    'photo',
    'image',
    'id',
    'shortId',
    'slug',
    'type',
    'icon',
    'iconColor',
    'public',
  ],
  ...['createdAt', 'updatedAt', 'user', 'template', 'levelNum'],
]);
const word = /[\p{L}\p{N}]+/gu;

/** Notes on texts of another version of Reactive Resume if the document lacks one of their words. */
function unreadParts(source: Readonly<JsonObject>, document: ResumeDocument): readonly ReadingNote[] {
  const kept = new Set(texts(document).flatMap(([, text]) => wordsOf(text)));
  const letters = coverLetters(source);
  const lost = texts(source)
    .filter(([path]) => !letters.some((letter) => path.startsWith(`${letter}.`)))
    .filter(([, text]) => wordsOf(text).some((one) => !kept.has(one)));
  return [
    ...lost.map(([path, text]) =>
      unplacedNote(path, `has no place in the resume document: "${text.slice(0, 80)}"`),
    ),
    ...letters.map((path) => unplacedNote(path, 'is a cover letter, not part of the resume; it is left out')),
  ];
}

function unplacedNote(path: string, message: string): ReadingNote {
  return { kind: 'unplaced', path, message };
}

function coverLetters({ customSections }: Readonly<JsonObject>): readonly string[] {
  if (!Array.isArray(customSections)) return [];
  return customSections.flatMap((section: unknown, index) =>
    isJsonObject(section) && section['type'] === coverLetterType ? [`customSections[${index}]`] : [],
  );
}

function texts(value: unknown): readonly (readonly [path: string, text: string])[] {
  return leavesIn(value, '', (key) => keysWithoutText.has(key)).flatMap(({ path, value: leaf }) =>
    typeof leaf === 'string' ? [[path, leaf] as const] : [],
  );
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/<[^<>]*>/g, ' ')
      .toLowerCase()
      .match(word) ?? []
  );
}
