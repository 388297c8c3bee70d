import type { OwnTerm } from '../contract/choices.ts';
import { createLexicon, type Lexicon, standardLexicon, withLexicon } from '../lexicon/lexicon.ts';
import { packedSkills } from '../lexicon/packed/packed-lexicon.ts';
import { indexOwnTerms } from '../lexicon/skills/own-terms.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { Engine } from '../service/ports.ts';
import { askQuestions } from './plan/ask-questions.ts';
import { memoizeLastInput, readInput } from './read-input.ts';
import { readResume } from './resume/read-resume.ts';
import { keyOf, postingGaps } from './score/posting-gaps.ts';
import { scoreResume } from './score/score-resume.ts';
import { tailorResume } from './tailor-resume.ts';

/**
 * The engine that uses tables only: the same input gives the same output on every machine.
 * @throws ValidationError naming the invalid terms of the host.
 */
export function createRulesEngine(ownTerms: readonly OwnTerm[] = []): Engine {
  const lexicon = lexiconWith(ownTerms);
  const inputOf = memoizeLastInput();
  return {
    tailor: async (input) => withLexicon(lexicon, () => tailorResume(input, inputOf)),
    score: async ({ base, target, asOf, trace = false }) => {
      // Loaded only for a trace, so that other commands start faster.
      const tracing = trace ? await import('../posting/trace/trace-posting.ts') : null;
      return withLexicon(lexicon, () => {
        const score = scoreResume({ posting: readPosting(target), model: readResume(base), target, asOf });
        return tracing ? { ...score, trace: tracing.tracePosting(target) } : score;
      });
    },
    gaps: async (input) => withLexicon(lexicon, () => postingGaps(input)),
    questions: async (input) => withLexicon(lexicon, () => askQuestions(readInput(input))),
    asked: async (target) =>
      withLexicon(lexicon, () =>
        readPosting(target).requirements.map((one) => ({ id: one.id, term: one.term, key: keyOf(one) })),
      ),
    answers: async (plan) => {
      const { readPlan } = await import('./edits/read-plan.ts');
      const { answers = [], undone } = readPlan(plan);
      return { active: answers, undone: undone?.answers ?? [] };
    },
    // Operations on an existing tailored resume are loaded on demand, so that the first tailoring starts faster.
    remake: async (input) => {
      const { remakeResume } = await import('./remake-resume.ts');
      return withLexicon(lexicon, () => remakeResume(input));
    },
    revert: async (input) => {
      const { revertChanges } = await import('./revert-changes.ts');
      return withLexicon(lexicon, () => revertChanges(input, inputOf));
    },
    edit: async (input) => {
      const { editResume } = await import('./edit-resume.ts');
      return withLexicon(lexicon, () => editResume(input));
    },
    wordings: async (input) => {
      const { listWordings } = await import('./word-resume.ts');
      return withLexicon(lexicon, () => listWordings(input));
    },
    word: async (input) => {
      const { judgeWording } = await import('./word-resume.ts');
      return withLexicon(lexicon, () => judgeWording(input));
    },
  };
}

export function lexiconWith(ownTerms: readonly OwnTerm[]): Lexicon {
  if (ownTerms.length === 0) return standardLexicon();
  return createLexicon([indexOwnTerms(ownTerms, packedSkills())]);
}
