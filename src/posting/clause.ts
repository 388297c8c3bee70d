import type { Term } from '../lexicon/lexicon-index.ts';
import type { HeadingSection } from '../lexicon/posting-phrases.ts';
import type { Cue } from './cues/cues.ts';

/** What a heading says of the lines below it; `none` below one that says nothing, and below no heading. */
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
  /** Whether it opens its sentence: a capital there says nothing. */
  readonly opensSentence: boolean;
}

/** A stretch of a clause that may be a requirement. Offsets into the clause's text. */
export interface Candidate {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The known term that it is, if any. */
  readonly term: Term | null;
  /** It stands where requirements stand: after a lead phrase, or as a whole short line. */
  readonly inList: boolean;
  /** The title of a law, a code or an examination, written out. */
  readonly isTitle?: true;
  /** Named like a paper that is issued to a person. */
  readonly kind?: 'certificate' | 'licence';
}
