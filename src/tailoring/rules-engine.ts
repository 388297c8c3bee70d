import type { OwnTerm } from '../contract/choices.ts';
import { createLexicon, type Lexicon, standardLexicon, withLexicon } from '../lexicon/lexicon.ts';
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
  /** Works with this engine's lexicon, on a posting whose title is settled. */
  const inLexicon = async <Input extends { readonly target: Target }, Result>(
    input: Input,
    work: (input: Input) => Result,
  ): Promise<Result> => {
    const target = await settleTarget(input.target, titleIn);
    return withLexicon(lexicon, () => work({ ...input, target }));
  };
  const inputOf = memoizeLastInput();
  return {
    tailor: (input) => inLexicon(input, (asked) => tailorResume(asked, inputOf)),
    score: async ({ trace = false, ...input }) => {
      // Loaded only for a trace, so that other commands start faster.
      const tracing = trace ? await import('../posting/trace/trace-posting.ts') : null;
      return inLexicon(input, ({ base, target, asOf }) => {
        const score = scoreResume({ posting: readPosting(target), model: readResume(base), target, asOf });
        return tracing ? { ...score, trace: tracing.tracePosting(target) } : score;
      });
    },
    gaps: (input) => inLexicon(input, postingGaps),
    questions: (input) => inLexicon(input, (asked) => askQuestions(readInput(asked))),
    asked: (given) =>
      inLexicon({ target: given }, ({ target }) =>
        readPosting(target).requirements.map((one) => ({
          id: one.id,
          term: displayedTerm(one),
          bare: one.term,
          key: keyOf(one),
        })),
      ),
    answers: async (plan) => {
      const { readPlan } = await import('./edits/read-plan.ts');
      const { answers = [], undone } = readPlan(plan);
      return { active: answers, undone: undone?.answers ?? [] };
    },
    // Operations on an existing tailored resume are loaded on demand, so that the first tailoring starts faster.
    remake: async (input) => {
      const { remakeResume } = await import('./remake-resume.ts');
      return inLexicon(input, remakeResume);
    },
    revert: async (input) => {
      const { revertChanges } = await import('./revert-changes.ts');
      return inLexicon(input, (asked) => revertChanges(asked, inputOf));
    },
    edit: async (input) => {
      const { editResume } = await import('./edit-resume.ts');
      return inLexicon(input, editResume);
    },
    wordings: async (input) => {
      const { listWordings } = await import('./word-resume.ts');
      return inLexicon(input, listWordings);
    },
    word: async (input) => {
      const { judgeWording } = await import('./word-resume.ts');
      return inLexicon(input, judgeWording);
    },
  };
}

export function lexiconWith(ownTerms: readonly OwnTerm[]): Lexicon {
  if (ownTerms.length === 0) return standardLexicon();
  return createLexicon([indexOwnTerms(ownTerms, packedSkills())]);
}
