import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { issueMessage } from '../../contract/parse-input.ts';
import { ResumeDocument } from '../../contract/resume-document.ts';
import { type Issue, issuePath, ValidationError } from '../../contract/validation-error.ts';
import { defaultMetadata, sectionBase } from '../resume-document/default-document.ts';
import { type SectionId, sectionIds } from '../resume-document/section-id.ts';
import { readBasics } from './read-basics.ts';
import { customItemDefaults, demandedLeaves, itemDefaults, readItems } from './read-items.ts';
import { cleanLeaf, complete, freeId } from './read-leaves.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/**
 * Reads a Reactive Resume v4 export: what may be left out is filled in, HTML is reduced to the closed
 * subset, texts are cleaned, everything else stays as it was put. Unknown keys stay in the source.
 * @throws ValidationError naming the path of everything that Reactive Resume would refuse.
 */
export function readReactiveResumeV4(source: Readonly<JsonObject>): ResumeDocument {
  const issues: Issue[] = [];
  const taken = new Set<string>();
  const sections = isJsonObject(source['sections']) ? source['sections'] : {};
  const lists = sectionIds.map((id) => [id, readSection(id, sections[id], taken, issues)]);
  const document = {
    basics: readBasics(source['basics'], taken, issues),
    sections: {
      summary: readSummary(sections['summary']),
      ...Object.fromEntries(lists),
      custom: readCustom(sections['custom'], taken, issues),
    },
    metadata: complete(source['metadata'], defaultMetadata),
  };
  const parsed = ResumeDocument.safeParse(document, { reportInput: true });
  if (parsed.success && issues.length === 0) return parsed.data;
  const found = parsed.error?.issues ?? [];
  const told = found.map((issue) => ({ path: issuePath(issue.path), message: issueMessage(issue) }));
  throw new ValidationError([...issues, ...told]);
}

function readSummary(value: unknown): JsonObject {
  const { id, ...base } = sectionBase('summary');
  const section = withCleanName(complete(value, { ...base, content: '' }));
  const { content } = section;
  return { ...section, id, content: typeof content === 'string' ? sanitizeHtml(content) : content };
}

function withCleanName(section: JsonObject): JsonObject {
  return { ...section, name: cleanLeaf(section['name'], '') };
}

function readSection(id: SectionId, value: unknown, taken: Set<string>, issues: Issue[]): JsonObject {
  const path = `sections.${id}`;
  const { id: _, ...base } = sectionBase(id);
  if (!isJsonObject(value) && value !== undefined) issues.push({ path, message: 'must be an object' });
  const items = readItems(isJsonObject(value) ? value['items'] : [], {
    shape: { defaults: itemDefaults[id], demanded: demandedLeaves[id] },
    path: `${path}.items`,
    taken,
    issues,
  });
  return { ...withCleanName(complete(value, base)), id, items };
}

function readCustom(value: unknown, taken: Set<string>, issues: Issue[]): JsonObject {
  if (!isJsonObject(value)) return {};
  const sections = Object.entries(value).map(([key, section]) => {
    const path = `sections.custom.${key}`;
    const given = isJsonObject(section) ? section : {};
    const base = withCleanName(complete(given, { name: '', columns: 1, separateLinks: true, visible: true }));
    const shape = { defaults: customItemDefaults, demanded: [] };
    const items = readItems(given['items'], { shape, path: `${path}.items`, taken, issues });
    return [key, { ...base, id: freeId(given['id'] ?? key, path, String(base['name']), taken), items }];
  });
  return Object.fromEntries(sections);
}
