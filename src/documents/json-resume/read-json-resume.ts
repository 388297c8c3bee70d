import { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { type Issue, ValidationError } from '../../values/validation-error.ts';
import {
  defaultMetadata,
  itemId,
  type SectionId,
  sectionBase,
  sectionIds,
} from '../resume-document/document-parts.ts';
import { basicsFields, summaryField } from './basics-fields.ts';
import { readCustomSections } from './custom-sections.ts';
import { hasValues, readFields } from './schema-fields.ts';
import { readSourceList, sectionMappings } from './section-mappings.ts';
import { layoutOf } from './section-order.ts';
import { saysNothing, sourceEntry } from './source-entry.ts';

/**
 * Reads a JSON Resume as a complete Reactive Resume v4 document. Item i of a section is entry i of the list; an empty
 * entry keeps its place, hidden.
 * @throws ValidationError with the path of every value that could not be read
 */
export function readJsonResume(source: Readonly<JsonObject>): ResumeDocument {
  const issues: Issue[] = [];
  const basics = readBasics(source, issues);
  const sections = Object.fromEntries(sectionIds.map((id) => [id, readSection(id, source, issues)]));
  const custom = readCustomSections(source, issues);
  if (issues.length > 0) throw new ValidationError(issues);
  const { summary, ...identity } = basics;
  return ResumeDocument.parse({
    basics: identity,
    sections: { summary: { ...sectionBase('summary'), content: summary }, ...sections, custom },
    // Custom sections are in it too, because Reactive Resume shows only those.
    metadata: { ...defaultMetadata, layout: layoutOf(source, Object.keys(custom)) },
  });
}

function readBasics(source: Readonly<JsonObject>, issues: Issue[]) {
  const entry = sourceEntry(source, '', issues).child('basics');
  if (!entry && !saysNothing(source['basics'])) issues.push({ path: 'basics', message: 'must be an object' });
  return readFields({ ...basicsFields, summary: summaryField }, entry ?? sourceEntry({}));
}

function readSection(id: SectionId, source: Readonly<JsonObject>, issues: Issue[]) {
  const { fields } = sectionMappings[id];
  const items = readSourceList(id, source, issues).map((entry) => {
    const leaves = readFields(fields, entry);
    return { id: itemId(entry.path, JSON.stringify(leaves)), visible: hasValues(fields, entry), ...leaves };
  });
  return { ...sectionBase(id), items };
}
