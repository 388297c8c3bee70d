import { itemsIn, packedRows } from '../../lexicon/packed-lexicon.ts';
import { lazy } from '../../text/memoize.ts';

/** Where a section of a written resume goes; `contact` speaks of the person. */
export type OutlineKey =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'volunteer'
  | 'interests'
  | 'references';

/** Of a heading, what is compared with the words: all of it, its first word (`Compétences informatiques`), or its end. */
export type HeadingPart = 'whole' | 'first' | 'end';

export interface HeadingWords {
  readonly section: OutlineKey;
  readonly words: readonly string[];
}

const rows = lazy(() => packedRows('resume-headings'));

/** What people write above their sections (`data/resume/headings.tsv`). */
export function headingWords(part: HeadingPart): readonly HeadingWords[] {
  return rows()
    .filter(([, , own]) => own === part)
    .map(([section = '', , , words = '']) => ({ section: section as OutlineKey, words: itemsIn(words) }));
}
