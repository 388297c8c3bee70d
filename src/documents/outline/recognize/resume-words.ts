import { itemsIn, packedRows } from '../../../lexicon/packed-lexicon.ts';
import { lazy } from '../../../text/memoize.ts';

/** The lists of `data/resume/words.tsv`; data/README.md says what each is. */
type ResumeList = 'spoken_language' | 'skill_level' | 'beside_level' | 'whole_level' | 'region';

const rows = lazy(() => packedRows('resume-words'));

/** The words of a list in all languages, in small letters; read when they are first asked for. */
export function resumeWords(wanted: ResumeList): () => ReadonlySet<string> {
  return lazy(
    () => new Set(rows().flatMap(([list, , words = '']) => (list === wanted ? itemsIn(words) : []))),
  );
}
