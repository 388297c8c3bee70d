import type { Sections } from '../contract/resume/resume-document.ts';

/** Derived from a type, because the list of ids needs Node and the web page imports this file. */
type SectionId = Exclude<keyof Sections, 'summary' | 'custom'>;

/** A note for the user on how a file was read. */
export interface ReadingNote {
  /** `read`: imported. `unplaced`: kept for exports only. `odd`: imported, but should be checked. */
  readonly kind: 'read' | 'unplaced' | 'odd';
  /**
   * Place in the file: `work[0].highlights[2]`, `Positions.csv, row 2`. An `odd` part without a place in the file
   * has its path in the JSON Resume that was made of it.
   */
  readonly path: string;
  readonly message: string;
  /** The file is this and not a resume. */
  readonly insteadOfResume?: OtherText;
}

/** What a file may be that is given as a resume; `unknown`: neither posting nor letter. */
export type OtherText = 'posting' | 'letter' | 'unknown';

/** The start of a text, long enough to recognize it; the path tells where it is. */
export function shortened(text: string, most = 40): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}

/** Message for `unplaced` keys. */
export const keptForExports = 'has no place in the resume document; kept for exports to JSON Resume';

/** Place of each entry of a JSON Resume in the file that it was made of; the keys are the entries. */
export type EntryPlaces = ReadonlyMap<unknown, string>;

/**
 * Replaces text that Reactive Resume requires (company, institution, name …) and the resume lacks. Exports to JSON
 * Resume remove it.
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
