import { membersOf } from '../../../lexicon/classes.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { spellingOf } from '../../../posting/requirements/spelling-of.ts';
import { memoizeByObject } from '../../../text/memoize.ts';

/** Terms of the lexicon that show a requirement which names no thing but a class of things: `frontend frameworks`. */
export const membersShowing = memoizeByObject(
  (requirement: AskedRequirement): ReadonlySet<string> =>
    requirement.kind === 'skill'
      ? new Set(
          requirement.alternatives.flatMap((each) => [
            ...membersOf(each),
            ...membersOf(spellingOf(requirement, each)),
          ]),
        )
      : new Set(),
);
