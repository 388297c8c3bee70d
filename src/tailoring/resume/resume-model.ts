import type { DateRange } from '../../contract/dates.ts';
import type { Language } from '../../text/language.ts';
import { memoizeByObject } from '../../text/memoize.ts';

export type ChunkKind =
  | 'headline'
  | 'summary'
  | 'job_title'
  | 'experience'
  | 'volunteer'
  | 'project'
  | 'skill'
  | 'education'
  | 'certificate'
  | 'language'
  | 'award'
  | 'publication'
  | 'interest'
  /** Of a section or field of one's own, or below a certificate. */
  | 'other';

/** Where people say what they did at work, in a project or as volunteers. */
export const workKinds: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer']);
/** Where people describe in sentences what they did. */
export const describingKinds: ReadonlySet<ChunkKind> = new Set([...workKinds, 'summary']);

/** One addressable text of a resume: a bullet, a paragraph, a keyword, a title. */
export interface Chunk {
  /** In JSON Resume terms: `work[0].highlights[2]`, `skills[1].keywords[0]`, `basics.summary`. */
  readonly path: string;
  /** JSON Pointer of the leaf of the v4 document that holds it; several bullets share one. */
  readonly pointer: string;
  readonly kind: ChunkKind;
  /** Plain text, without markup. */
  readonly text: string;
  /** The whole text at the same places, where names in `text` are blanked out. */
  readonly written?: string;
  /** Path of the entry that it belongs to (`work[0]`), if any. */
  readonly entry: string | null;
  /** The employer or club, where the text may describe it. */
  readonly organization?: string;
  /** How well a skill is known, in the person's words. */
  readonly level?: string;
}

/** A job, project, school …: what has an organization and dates. */
export interface Entry {
  readonly path: string;
  /** JSON Pointer of the v4 item. */
  readonly pointer: string;
  readonly section: 'experience' | 'volunteer' | 'projects' | 'education';
  readonly index: number;
  readonly title: string;
  readonly organization: string;
  readonly dates: DateRange;
  /** 0 is the most recent of its section. */
  readonly recency: number;
}

/** The v4 document as the engine sees it: visible text only, in document order. */
export interface ResumeModel {
  readonly language: Language | null;
  /** Of Chinese: in traditional characters. */
  readonly isTraditional?: boolean;
  readonly chunks: readonly Chunk[];
  readonly entries: readonly Entry[];
  /** The document has more texts than are read: they stay as they are, and so does the rest of it. */
  readonly isCut?: boolean;
  readonly headline: string;
  readonly contact: { readonly email: boolean; readonly phone: boolean };
}

/** Steps ask for the texts of one resume again and again. */
const textsByPath = memoizeByObject(
  (chunks: readonly Chunk[]): ReadonlyMap<string, string> =>
    new Map(chunks.map(({ path, text }) => [path, text])),
);

/** The text at a path of the resume; '' where there is none. */
export function textAt({ chunks }: Pick<ResumeModel, 'chunks'>, path: string): string {
  return textsByPath(chunks).get(path) ?? '';
}

/** Whether a path is that of a bullet of an entry. */
export function isBullet(path: string): boolean {
  return path.includes('.highlights[');
}

/** The paid jobs of a resume, in their order. */
export function jobsOf({ entries }: Pick<ResumeModel, 'entries'>): readonly Entry[] {
  return entries.filter(({ section }) => section === 'experience');
}
