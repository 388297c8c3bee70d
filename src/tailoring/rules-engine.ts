import type { Engine } from '../service/ports.ts';
import { editResume } from './edit-resume.ts';
import { readPosting } from './posting/read-posting.ts';
import { readResume } from './resume/read-resume.ts';
import { revertChanges } from './revert-changes.ts';
import { scoreResume } from './score/score-resume.ts';
import { tailorResume } from './tailor-resume.ts';

/** The engine that needs nothing but its tables: the same input gives the same output on every machine. */
export function createRulesEngine(): Engine {
  return {
    tailor: async (input) => tailorResume(input),
    score: async ({ base, target, asOf }) =>
      scoreResume({ posting: readPosting(target), model: readResume(base), target, asOf }),
    revert: async (input) => revertChanges(input),
    edit: async (input) => editResume(input),
  };
}
