import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { JsonResume } from '../../documents/json-resume/json-resume.ts';

export interface DatedEntry {
  readonly entry: JsonObject;
  /** As the document says it. */
  readonly date: string;
  /** Where JSON Resume keeps it: one key, or start and end. */
  readonly keys: readonly string[];
}

const range = ['startDate', 'endDate'];

const dated = [
  ['experience', 'work', range],
  ['volunteer', 'volunteer', range],
  ['education', 'education', range],
  ['projects', 'projects', range],
  ['awards', 'awards', ['date']],
  ['certifications', 'certificates', ['date']],
  ['publications', 'publications', ['releaseDate']],
] as const;

/** Every entry that has a date, beside the item of the document that it was made of. */
export function datedEntries({ sections }: ResumeDocument, resume: JsonResume): readonly DatedEntry[] {
  return dated.flatMap(([id, list, keys]) => {
    const { visible, items } = sections[id];
    const shown = visible ? items.filter((item) => item.visible) : [];
    const entries = resume[list];
    if (!Array.isArray(entries)) return [];
    return shown.flatMap(({ date }, index) => {
      const entry: unknown = entries[index];
      return isJsonObject(entry) ? [{ entry, date, keys }] : [];
    });
  });
}
