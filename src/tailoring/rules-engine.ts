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
  const settled = async <Input extends { readonly target: Target }>(input: Input): Promise<Input> => ({
    ...input,
    target: await settleTarget(input.target, titleIn),
  });
  const inputOf = memoizeLastInput();
  return {
    tailor: async (input) => {
      const asked = await settled(input);
      return withLexicon(lexicon, () => tailorResume(asked, inputOf));
    },
    score: async ({ trace = false, ...input }) => {
      const { base, target, asOf } = await settled(input);
      // Loaded only for a trace, so that other commands start faster.
      const tracing = trace ? await import('../posting/trace/trace-posting.ts') : null;
      return withLexicon(lexicon, () => {
        const score = scoreResume({ posting: readPosting(target), model: readResume(base), target, asOf });
        return tracing ? { ...score, trace: tracing.tracePosting(target) } : score;
      });
    },
    gaps: async (input) => {
      const asked = await settled(input);
      return withLexicon(lexicon, () => postingGaps(asked));
    },
    questions: async (input) => {
      const asked = await settled(input);
      return withLexicon(lexicon, () => askQuestions(readInput(asked)));
    },
    asked: async (given) => {
      const target = await settleTarget(given, titleIn);
      return withLexicon(lexicon, () =>
        readPosting(target).requirements.map((one) => ({
          id: one.id,
          term: displayedTerm(one),
          bare: one.term,
          key: keyOf(one),
        })),
      );
    },
    answers: async (plan) => {
      const { readPlan } = await import('./edits/read-plan.ts');
      const { answers = [], undone } = readPlan(plan);
      return { active: answers, undone: undone?.answers ?? [] };
    },
    // Operations on an existing tailored resume are loaded on demand, so that the first tailoring starts faster.
    remake: async (input) => {
      const { remakeResume } = await import('./remake-resume.ts');
      const asked = await settled(input);
      return withLexicon(lexicon, () => remakeResume(asked));
    },
    revert: async (input) => {
      const { revertChanges } = await import('./revert-changes.ts');
      const asked = await settled(input);
      return withLexicon(lexicon, () => revertChanges(asked, inputOf));
    },
    edit: async (input) => {
      const { editResume } = await import('./edit-resume.ts');
      const asked = await settled(input);
      return withLexicon(lexicon, () => editResume(asked));
    },
    wordings: async (input) => {
      const { listWordings } = await import('./word-resume.ts');
      const asked = await settled(input);
      return withLexicon(lexicon, () => listWordings(asked));
    },
    word: async (input) => {
      const { judgeWording } = await import('./word-resume.ts');
      const asked = await settled(input);
      return withLexicon(lexicon, () => judgeWording(asked));
    },
  };
}

export function lexiconWith(ownTerms: readonly OwnTerm[]): Lexicon {
  if (ownTerms.length === 0) return standardLexicon();
  return createLexicon([indexOwnTerms(ownTerms, packedSkills())]);
}
