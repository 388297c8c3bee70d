import type { AskedRequirement } from '../../../../posting/posting.ts';
import { memoizeByObject } from '../../../../text/memoize.ts';
import { formsOf } from '../forms-of.ts';
import type { Doing } from './doing.ts';
import { doingOf } from './doing-of.ts';
import { tellingDoings } from './telling-doings.ts';

/** What a skill is the doing of, by each of its spellings and by what its people write; a paper or a language is held and not done. */
const doingsOf = memoizeByObject((requirement: AskedRequirement): readonly Doing[] =>
  requirement.kind === 'skill'
    ? [
        ...formsOf(requirement).flatMap(({ text, done }) => (done ? [] : (doingOf(text) ?? []))),
        ...requirement.alternatives.flatMap(tellingDoings),
      ]
    : [],
);

/** The doings under the word that a text must have for them; under null those that any text may tell. */
export const doingsByWord = memoizeByObject(
  (requirement: AskedRequirement): ReadonlyMap<string | null, readonly Doing[]> =>
    grouped(doingsOf(requirement)),
);

function grouped(doings: readonly Doing[]): Map<string | null, Doing[]> {
  const groups = new Map<string | null, Doing[]>();
  for (const doing of doings) {
    const group = groups.get(doing.key);
    if (group) group.push(doing);
    else groups.set(doing.key, [doing]);
  }
  return groups;
}
