import { everydayTools } from '../../lexicon/classes.ts';
import { withRelated } from '../../lexicon/families.ts';
import { isAcronym } from '../../lexicon/interchangeable.ts';
import { canonical, professionOf } from '../../lexicon/lexicon.ts';
import { readText } from '../../lexicon/read-text.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import type { Chunk } from './resume-model.ts';

/* What an acronym of a resume stands for: SEM is search engine marketing in one trade and a microscope in another. */

type Chunks = readonly Chunk[];

interface Named {
  /** Canonical terms that the resume names in words, and not only by an acronym. */
  readonly inWords: ReadonlySet<string>;
  /** How many different terms of each profession it names. */
  readonly perProfession: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Fewer terms of a trade say nothing of what an acronym means. */
const fewestTerms = 3;
const leastShare = 1 / 4;
/** At home in every trade. */
const ofAll = 'any';

/**
 * Whether the resume itself settles that an acronym stands for this long form: it says the long form somewhere, or is
 * written in the trade of the term.
 */
export function isAcronymSettled(term: string, chunks: Chunks): boolean {
  const profession = professionOf(term);
  const { inWords, perProfession, total } = namedIn(chunks);
  if (profession === null || profession === ofAll || inWords.has(canonical(term))) return true;
  const beside = [...withRelated([profession])].reduce(
    (sum, each) => sum + (perProfession.get(each) ?? 0),
    0,
  );
  // The term is one of them itself.
  return beside > fewestTerms && beside - 1 >= leastShare * (total - 1);
}

/** Whether one text writes out the acronym of the other, and the resume leaves open whether it means that. */
export function isUnsettledLongForm(long: string, short: string, chunks: Chunks): boolean {
  return isAcronym(short, long) && !isAcronymSettled(long, chunks);
}

const namedIn = memoizeByObject((chunks: Chunks): Named => {
  const terms = chunks.flatMap(({ text }) => readText(text).terms);
  const names = [...new Set(terms.map((term) => term.canonical))].filter((name) => !everydayTools.has(name));
  const perProfession = new Map<string, number>();
  for (const name of names) {
    const profession = professionOf(name);
    if (profession !== null) perProfession.set(profession, (perProfession.get(profession) ?? 0) + 1);
  }
  const known = [...perProfession].filter(([profession]) => profession !== ofAll);
  return {
    inWords: new Set(terms.filter(({ text }) => !oneWord.test(text)).map((term) => term.canonical)),
    perProfession,
    total: known.reduce((sum, [, count]) => sum + count, 0),
  };
});

const oneWord = /^\S+$/;
