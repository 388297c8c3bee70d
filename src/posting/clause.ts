import type { Cue } from './cues/cue-of.ts';
import type { Section } from './sections/heading-words.ts';

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
