import type { OwnTerm } from '../contract/choices.ts';
import { createLexicon, type Lexicon, standardLexicon } from '../lexicon/lexicon.ts';
import { packedSkills } from '../lexicon/packed/packed-lexicon.ts';
import { indexOwnTerms } from '../lexicon/skills/own-terms.ts';
import { displayedTerm } from '../posting/posting.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { Engine, Target } from '../service/ports.ts';
import { askQuestions } from './plan/ask-questions.ts';
import { memoizeLastInput, readInput } from './read-input.ts';
import { readResume } from './resume/read-resume.ts';
import { keyOf, postingGaps } from './score/posting-gaps.ts';
import { scoreResume } from './score/score-resume.ts';
import { settleTarget, type TitleIn } from './settled-target.ts';
import { tailorResume } from './tailor-resume.ts';

/**
 * The engine that uses tables only: the same input gives the same output on every machine.
 * @param titleIn finds the title in a posting, for callers without a position that names a role
 * @throws ValidationError naming the invalid terms of the host.
 */
export function createRulesEngine(
  ownTerms: readonly OwnTerm[] = [],
  titleIn: TitleIn = async () => undefined,
): Engine {
  const lexicon = lexiconWith(ownTerms);
  const withTitle = async <Input extends { readonly target: Target }>(input: Input): Promise<Input> => ({
    ...input,
    target: await settleTarget(input.target, titleIn),
  });
  const inputOf = memoizeLastInput(lexicon);
  return {
    tailor: async (input) => tailorResume(lexicon, await withTitle(input), inputOf),
    score: async ({ trace = false, ...input }) => {
      // Loaded only for a trace, so that other commands start faster.
      const tracing = trace ? await import('../posting/trace/trace-posting.ts') : null;
      const { base, target, asOf } = await withTitle(input);
      const posting = readPosting(lexicon, target);
      const score = scoreResume({ posting, model: readResume(lexicon, base), target, asOf });
      return tracing ? { ...score, trace: tracing.tracePosting(lexicon, target) } : score;
    },
    gaps: async (input) => postingGaps(lexicon, await withTitle(input)),
    questions: async (input) => askQuestions(readInput(lexicon, await withTitle(input))),
    asked: async (given) => {
      const { target } = await withTitle({ target: given });
      return readPosting(lexicon, target).requirements.map((one) => ({
        id: one.id,
        term: displayedTerm(one),
        bare: one.term,
        key: keyOf(lexicon, one),
      }));
    },
    answers: async (plan) => {
      const { readPlan } = await import('./edits/read-plan.ts');
      const { answers = [], undone } = readPlan(plan);
      return { active: answers, undone: undone?.answers ?? [] };
    },
    // Operations on an existing tailored resume are loaded on demand, so that the first tailoring starts faster.
    remake: async (input) => {
      const { remakeResume } = await import('./remake-resume.ts');
      return remakeResume(lexicon, await withTitle(input));
    },
    revert: async (input) => {
      const { revertChanges } = await import('./revert-changes.ts');
      return revertChanges(await withTitle(input), inputOf);
    },
    edit: async (input) => {
      const { editResume } = await import('./edit-resume.ts');
      return editResume(lexicon, await withTitle(input));
    },
    wordings: async (input) => {
      const { listWordings } = await import('./word-resume.ts');
      return listWordings(lexicon, await withTitle(input));
    },
    word: async (input) => {
      const { judgeWording } = await import('./word-resume.ts');
      return judgeWording(lexicon, await withTitle(input));
    },
  };
}

export function lexiconWith(ownTerms: readonly OwnTerm[]): Lexicon {
  if (ownTerms.length === 0) return standardLexicon();
  return createLexicon([indexOwnTerms(ownTerms, packedSkills())]);
}
