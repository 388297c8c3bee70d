import type { HeadingSection } from '../lexicon/posting-phrases.ts';
import type { Term } from '../lexicon/skills/lexicon-index.ts';
import type { Cue } from './cues/cues.ts';

/** The heading's meaning for the lines below it; `none` if it has none or there is no heading. */
export type Section = HeadingSection | 'none';

/** A clause of the posting that may ask for something. */
export interface Clause {
  readonly text: string;
  /** [start, end) in the cleaned text. */
  readonly start: number;
  readonly end: number;
  readonly section: Section;
  readonly heading: string;
  readonly isItem: boolean;
  readonly cue: Cue | null;
  /** True if it begins its sentence, where a capital means nothing. */
  readonly opensSentence: boolean;
}

/** A stretch of a clause that may be a requirement, with offsets into the clause's text. */
export interface Candidate {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The lexicon term for it, if any. */
  readonly term: Term | null;
  /** True where requirements appear: after a requirement prefix, or as a whole short line. */
  readonly inList: boolean;
  /** True for the full title of a law, a code or an examination. */
  readonly isTitle?: true;
  /** Set if it is named like a credential of a person. */
  readonly kind?: 'certificate' | 'licence';
}
