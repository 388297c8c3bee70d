import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Posting } from '../posting/posting.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { TailorInput } from '../service/ports.ts';
import { memoizeByObject } from '../values/memoize.ts';
import { foundTerms, type PlanInput } from './plan/plan-input.ts';
import { relevanceOf } from './plan/relevance.ts';
import { wantedSpellings } from './plan/wording/wanted-spellings.ts';
import { readResume } from './resume/read-resume.ts';
import { relatedYears } from './score/background/years-worked.ts';
import { readForScore, scoreOf } from './score/score-resume.ts';
import { createVerifier, type Verifier } from './verify/create-verifier.ts';

/** Reads and compares posting and base, for all later steps. */
export function readInput(lexicon: Lexicon, input: TailorInput): PlanInput {
  const { base, target, level, asOf } = input;
  const posting: Posting = readPosting(lexicon, target);
  const model = readResume(lexicon, base);
  const read = readForScore({ posting, model, target, asOf });
  const { factors, rows, background } = read;
  return {
    lexicon,
    base,
    model,
    posting,
    target,
    level,
    asOf,
    factors,
    rows,
    background,
    wanted: wantedSpellings(lexicon, posting, model.language, target.jobDescription),
    terms: foundTerms(model),
    relevance: relevanceOf(lexicon, rows, target.jobDescription),
    baseScore: scoreOf(read),
    // Without a position every job counts as related, but years in different trades must not add up to years in one title.
    relatedYears: target.position === '' ? 0 : relatedYears(model, factors, asOf),
  };
}

/** Like `readInput`, but keeps the last result, because changes of a resume follow each other with the same input. */
export function memoizeLastInput(lexicon: Lexicon): (input: TailorInput) => PlanInput {
  let last: { readonly key: string; readonly read: PlanInput } | null = null;
  return ({ base, target, level, asOf }) => {
    const key = JSON.stringify([base, target, level, asOf]);
    if (last?.key !== key) last = { key, read: readInput(lexicon, { base, target, level, asOf }) };
    return last.read;
  };
}

/** The verifier for a posting and a base, created once for each input. */
export const verifierFor = memoizeByObject(
  ({ base, model, level, target, posting, relatedYears }: PlanInput): Verifier =>
    createVerifier({
      base,
      model,
      level,
      posting: target.jobDescription,
      postingLanguage: posting.language,
      relatedYears,
    }),
);
