import type { DateRange } from '../../contract/resume/dates.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Language } from '../../text/language.ts';
import { memoizeByObject } from '../../values/memoize.ts';

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
  /** A custom section or field, or the text of a certificate. */
  | 'other';

/** Chunks that describe work: in a job, a project or as a volunteer. */
export const workKinds: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer']);
/** Chunks that describe the person's work in sentences. */
export const describingKinds: ReadonlySet<ChunkKind> = new Set([...workKinds, 'summary']);

/** A text of a resume with its own path, such as a bullet, paragraph, keyword or title. */
export interface Chunk {
  /** The lexicon that its text is read with. */
  readonly lexicon: Lexicon;
  /** Base path, in JSON Resume terms: `work[0].highlights[2]`, `skills[1].keywords[0]`, `basics.summary`. */
  readonly path: string;
  /** JSON Pointer of the leaf in the v4 document; several bullets share one. */
  readonly pointer: string;
  readonly kind: ChunkKind;
  /** Plain text, without markup. */
  readonly text: string;
  /** The original text, if names in `text` are blanked out. */
  readonly written?: string;
  /** Path of the entry that contains it (`work[0]`), if any. */
  readonly entry: string | null;
  /** The employer or club, if the text may describe it. */
  readonly organization?: string;
  /** The level of a skill, in the person's words. */
  readonly level?: string;
}

/** A job, volunteering, project or school. */
export interface Entry {
  readonly path: string;
  readonly section: 'experience' | 'volunteer' | 'projects' | 'education';
  readonly index: number;
  readonly title: string;
  readonly organization: string;
  readonly dates: DateRange;
  /** True with one date instead of a range: then nothing says when a job ended. */
  readonly hasSingleDate?: true;
  /** 0 is the most recent of its section. */
  readonly recency: number;
}

/** The engine's model of a v4 document, with visible texts only, in document order. */
export interface ResumeModel {
  readonly lexicon: Lexicon;
  readonly language: Language | null;
  /** For Chinese: true if in traditional characters. */
  readonly isTraditional?: boolean;
  readonly chunks: readonly Chunk[];
  readonly entries: readonly Entry[];
  /** True if the document has more texts than are read. It is then scored, but not tailored. */
  readonly isCut?: boolean;
  readonly headline: string;
  readonly contact: { readonly email: boolean; readonly phone: boolean };
}

/** Memoized because steps look up texts often. */
const textsByPath = memoizeByObject(
  (chunks: readonly Chunk[]): ReadonlyMap<string, string> =>
    new Map(chunks.map(({ path, text }) => [path, text])),
);

/** The text at a path of the resume, or '' if there is none. */
export function textAt({ chunks }: Pick<ResumeModel, 'chunks'>, path: string): string {
  return textsByPath(chunks).get(path) ?? '';
}

/** True for the path of a bullet. */
export function isBullet(path: string): boolean {
  return path.includes('.highlights[');
}

/** The jobs of a resume in order, without volunteering. */
export function jobsOf({ entries }: Pick<ResumeModel, 'entries'>): readonly Entry[] {
  return entries.filter(({ section }) => section === 'experience');
}
