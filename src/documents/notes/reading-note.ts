import type { Sections } from '../../contract/resume-document.ts';

/** The parts of ids need Node, and the page reads this file. */
type SectionId = Exclude<keyof Sections, 'summary' | 'custom'>;

/** What a person should know about how a file was read. */
export interface ReadingNote {
  /** `read`: taken over. `unplaced`: kept for exports only. `odd`: taken over, but look at it. */
  readonly kind: 'read' | 'unplaced' | 'odd';
  /**
   * Where it is in the file: `work[0].highlights[2]`, `Positions.csv, row 2`. What is `odd` in a file without fields, or
   * in an entry that has no place of its own there, is named by its path in the JSON Resume that was made of it.
   */
  readonly path: string;
  readonly message: string;
}

/** So much of a text as says which one is meant: its place says the rest. */
export function shortened(text: string, most = 40): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}

/** Of a place that is `unplaced` by its key alone. */
export const keptForExports = 'has no place in the resume document; kept for exports to JSON Resume';

/** Where each entry of a JSON Resume is in the file that it was made of, by the entry itself. */
export type EntryPlaces = ReadonlyMap<unknown, string>;

/**
 * Stands where Reactive Resume demands a text (company, institution, name …) and the person wrote
 * none. It claims nothing, and exports to JSON Resume leave it out again.
 */
export const missingText = '—';

const nouns: Readonly<Record<SectionId, readonly [one: string, many: string]>> = {
  profiles: ['profile', 'profiles'],
  experience: ['job', 'jobs'],
  education: ['school', 'schools'],
  projects: ['project', 'projects'],
  volunteer: ['volunteer role', 'volunteer roles'],
  references: ['reference', 'references'],
  skills: ['skill group', 'skill groups'],
  interests: ['interest', 'interests'],
  certifications: ['certificate', 'certificates'],
  awards: ['award', 'awards'],
  publications: ['publication', 'publications'],
  languages: ['language', 'languages'],
};

/** `1 job`, `3 jobs` */
export function counted(id: SectionId, count: number): string {
  return `${count} ${nouns[id][count === 1 ? 0 : 1]}`;
}
