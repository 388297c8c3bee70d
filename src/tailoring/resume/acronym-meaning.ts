import { canonical, type Lexicon, memoizeInLexicon, professionOf } from '../../lexicon/lexicon.ts';
import { readText } from '../../lexicon/read-text.ts';
import { everydayTools } from '../../lexicon/skills/classes.ts';
import { isAcronym } from '../../lexicon/skills/interchangeable.ts';
import { withRelated } from '../../lexicon/titles/families.ts';
import type { Chunk } from './resume-model.ts';

/* Resolves acronyms, whose meaning depends on the occupational field: SEM is a kind of marketing or a microscope. */

type Chunks = readonly Chunk[];

interface Named {
  /** Canonical terms that the resume writes out, not only as an acronym. */
  readonly inWords: ReadonlySet<string>;
  /** Number of distinct terms of each profession. */
  readonly perProfession: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Fewer terms of a trade (occupational field) do not decide the meaning of an acronym. */
const minTerms = 3;
const minShare = 1 / 4;
/** The profession of terms that belong to every trade. */
const everyTrade = 'any';

/** True if the resume confirms the long form of an acronym: it writes it out, or belongs to the trade of the term. */
export function isAcronymSettled(lexicon: Lexicon, term: string, chunks: Chunks): boolean {
  const profession = professionOf(lexicon, term);
  const { inWords, perProfession, total } = namedIn(lexicon, chunks);
  if (profession === null || profession === everyTrade || inWords.has(canonical(lexicon, term))) return true;
  const related = [...withRelated([profession])].reduce(
    (sum, each) => sum + (perProfession.get(each) ?? 0),
    0,
  );
  // The count includes the term itself.
  return related > minTerms && related - 1 >= minShare * (total - 1);
}

/** True if `long` writes out the acronym `short`, but the resume does not confirm that meaning. */
export function isUnsettledLongForm(lexicon: Lexicon, long: string, short: string, chunks: Chunks): boolean {
  return isAcronym(short, long) && !isAcronymSettled(lexicon, long, chunks);
}

const namedIn = memoizeInLexicon((lexicon, chunks: Chunks): Named => {
  const terms = chunks.flatMap(({ text }) => readText(lexicon, text).terms);
  const names = [...new Set(terms.map((term) => term.canonical))].filter((name) => !everydayTools.has(name));
  const perProfession = new Map<string, number>();
  for (const name of names) {
    const profession = professionOf(lexicon, name);
    if (profession !== null) perProfession.set(profession, (perProfession.get(profession) ?? 0) + 1);
  }
  const known = [...perProfession].filter(([profession]) => profession !== everyTrade);
  return {
    inWords: new Set(terms.filter(({ text }) => !oneWord.test(text)).map((term) => term.canonical)),
    perProfession,
    total: known.reduce((sum, [, count]) => sum + count, 0),
  };
});

const oneWord = /^\S+$/;
