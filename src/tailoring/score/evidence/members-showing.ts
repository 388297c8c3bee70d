import { type ClassKind, membersOf } from '../../../lexicon/classes.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { spellingOf } from '../../../posting/requirements/spelling-of.ts';
import { memoizeByObject } from '../../../text/memoize.ts';

/** Terms of the lexicon that show a requirement which names no thing but a class of things: `frontend frameworks`. */
export const membersShowing = memoizeByObject(
  (requirement: AskedRequirement): ReadonlyMap<string, ClassKind> => {
    if (requirement.kind !== 'skill') return new Map();
    const all = namesOf(requirement).flatMap((name) => [...membersOf(name)]);
    return new Map([
      ...all.filter(([, kind]) => kind === 'field'),
      ...all.filter(([, kind]) => kind === 'tools'),
    ]);
  },
);

/** One thing is asked for by all its words: an accounting package is not known by knowing accounting. */
function namesOf(requirement: AskedRequirement): readonly string[] {
  const { term, alternatives } = requirement;
  if (alternatives.length === 1) return [term];
  return alternatives.flatMap((each) => [each, spellingOf(requirement, each)]);
}
