import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import { basicsFields, summaryField } from '../json-resume/basics-fields.ts';
import { customFields, customKey, sourceCustomSections } from '../json-resume/custom-sections.ts';
import type { Field } from '../json-resume/field.ts';
import { sectionMappings } from '../json-resume/section-mappings.ts';
import { isBlank, type SourceEntry, sourceEntry } from '../json-resume/source-entry.ts';
import { listKey, listParent, readSourceList } from '../json-resume/source-list.ts';
import { sectionIds } from '../resume-document/section-id.ts';
import type { ReadingNote } from './reading-note.ts';

const ownMatters = ['$schema', 'meta', 'basics'];
const shownPlaceKeys = ['city', 'region', 'state', 'countryCode', 'country'];

/** Keys of a JSON Resume that the resume document has no place for. */
export function unplacedInJsonResume(source: Readonly<JsonObject>): readonly ReadingNote[] {
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

/** An address is shown where there is no city, region or country. */
function inPlace(values: Readonly<JsonObject>): readonly ReadingNote[] {
  const named = shownPlaceKeys.some((key) => !isBlank(ownValue(values, key)));
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
    .filter((key) => !placed.includes(key) && !isBlank(ownValue(values, key)))
    .map((key) => ({
      kind: 'unplaced',
      path: prefix + key,
      message: 'has no place in the resume document; kept for exports to JSON Resume',
    }));
}

function blankTexts(list: unknown, path: string): readonly ReadingNote[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index): readonly ReadingNote[] =>
    isBlank(value) ? [{ kind: 'odd', path: `${path}[${index}]`, message: 'is blank and left out' }] : [],
  );
}

/** Keys of a Reactive Resume export that its document, which mirrors it, does not have. */
export function unplacedInReactiveResume(
  source: unknown,
  document: unknown,
  path = '',
): readonly ReadingNote[] {
  if (Array.isArray(source) && Array.isArray(document)) {
    return source.flatMap((value, index) =>
      unplacedInReactiveResume(value, document[index], `${path}[${index}]`),
    );
  }
  if (!isJsonObject(source) || !isJsonObject(document)) return [];
  return Object.entries(source).flatMap(([key, value]): readonly ReadingNote[] => {
    const at = path ? `${path}.${key}` : key;
    if (Object.hasOwn(document, key)) return unplacedInReactiveResume(value, ownValue(document, key), at);
    return isBlank(value)
      ? []
      : [{ kind: 'unplaced', path: at, message: 'is not part of Reactive Resume v4' }];
  });
}
