import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { type SectionId, sectionIds } from '../resume-document/document-parts.ts';
import { resumeFormat } from '../resume-format.ts';
import { basicsFields, summaryField } from './basics-fields.ts';
import { customKey, sourceCustomSections, writeCustomSections } from './custom-sections.ts';
import { readJsonResume } from './read-json-resume.ts';
import { conformToSchema, renameKey, type Shape, schemaShape, writeFields } from './schema-fields.ts';
import { listKey, readSourceList, sectionMappings } from './section-mappings.ts';
import { withSectionOrder } from './section-order.ts';
import { saysNothing } from './source-entry.ts';

/**
 * A JSON Resume 1.0.0. All keys are optional and unknown keys are allowed. Values of a source are returned unchanged,
 * so they may have wrong types.
 */
export interface JsonResume extends JsonObject {
  basics?: JsonObject;
  work?: JsonObject[];
  volunteer?: JsonObject[];
  education?: JsonObject[];
  awards?: JsonObject[];
  certificates?: JsonObject[];
  publications?: JsonObject[];
  skills?: JsonObject[];
  languages?: JsonObject[];
  interests?: JsonObject[];
  references?: JsonObject[];
  projects?: JsonObject[];
  meta?: JsonObject;
}

interface Original {
  readonly visible: boolean;
  readonly values: Readonly<JsonObject>;
}

/**
 * The document as a JSON Resume. With its `source`, everything unchanged keeps its original words, and so does
 * everything that the document has no field for; changes in the document win. Hidden items are left out. Values that
 * the schema rejects are repaired, because other programs reject the whole resume for one invalid value.
 */
export function toJsonResume(document: ResumeDocument, source?: Readonly<JsonObject>): JsonResume {
  const original = source && resumeFormat(source) === 'json-resume' ? source : {};
  const originals = originalsOf(original);
  const resume: JsonResume = { ...original };
  const basics = writeBasics(document, original);
  for (const id of sectionIds) {
    writeSection(id, document, originals, sectionMappings[id].parent === 'basics' ? basics : resume);
  }
  const custom = writeCustomSections(document, originals, original);
  if (custom.length > 0) resume[customKey] = custom;
  else if (sourceCustomSections(original, []).length > 0) delete resume[customKey];
  // `basics` comes first, even if the source had it elsewhere.
  if (saysNothing(basics) && !isJsonObject(original['basics'])) {
    delete resume.basics;
    return withSectionOrder(conformToSchema(schemaShape, resume), document);
  }
  const whole = Object.hasOwn(resume, 'basics') ? { ...resume, basics } : { basics, ...resume };
  return withSectionOrder(conformToSchema(schemaShape, whole), document);
}

/** The shape of the object under a key, or of the objects in its list. */
function shapeUnder(shape: Shape, key: string): Shape {
  const under = ownValue(shape, key);
  if (under === undefined || typeof under === 'string') return {};
  return 'list' in under ? under.list : under.object;
}

/** The original entry of every item, by the item's id. */
function originalsOf(source: Readonly<JsonObject>): Map<string, Original> {
  const { sections } = readJsonResume(source);
  const pairs = sectionIds.flatMap((id) => {
    const entries = readSourceList(id, source, []);
    return sections[id].items.map((item, index): [string, Original] => [
      item.id,
      { visible: item.visible, values: entries[index]?.values ?? {} },
    ]);
  });
  return new Map([...pairs, ...customOriginals(source, sections.custom)]);
}

function customOriginals(
  source: Readonly<JsonObject>,
  custom: ResumeDocument['sections']['custom'],
): readonly [string, Original][] {
  const sections = sourceCustomSections(source, []);
  return Object.entries(custom).flatMap(([key, { items }], index): readonly [string, Original][] => {
    const { values = {}, entries = [] } = sections[index] ?? {};
    const ofItems = items.map((item, at): [string, Original] => [
      item.id,
      { visible: item.visible, values: entries[at]?.values ?? {} },
    ]);
    return [[key, { visible: true, values }], ...ofItems];
  });
}

function writeBasics({ basics, sections }: ResumeDocument, source: Readonly<JsonObject>): JsonObject {
  const original = source['basics'];
  const content = sections.summary.visible ? sections.summary.content : '';
  const fields = { ...basicsFields, summary: summaryField };
  const values = isJsonObject(original) ? original : {};
  return writeFields(fields, { ...basics, summary: content }, values, shapeUnder(schemaShape, 'basics'));
}

function writeSection(
  id: SectionId,
  { sections }: ResumeDocument,
  originals: ReadonlyMap<string, Original>,
  holder: JsonObject,
): void {
  const { items, visible } = sections[id];
  const { fields, keys, parent } = sectionMappings[id];
  const shape = shapeUnder(parent === null ? schemaShape : shapeUnder(schemaShape, parent), keys[0]);
  const entries = items
    // Entries that were empty in the source keep their place.
    .filter((item) => (visible && item.visible) || originals.get(item.id)?.visible === false)
    .map((item) => writeFields(fields, { ...item }, originals.get(item.id)?.values ?? {}, shape));
  const [key] = keys;
  renameKey(holder, listKey(id, holder), key);
  const wasList = Array.isArray(ownValue(holder, key));
  for (const name of keys) if (ownValue(holder, name) === null) delete holder[name];
  if (entries.length > 0 || wasList) setOwnValue(holder, key, entries);
}
