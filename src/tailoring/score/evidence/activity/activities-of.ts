import type { AskedRequirement } from '../../../../posting/posting.ts';
import { memoizeByObject } from '../../../../text/memoize.ts';
import { formsOf } from '../forms-of.ts';
import type { Activity } from './activity.ts';
import { activityPatternsFor } from './activity-patterns.ts';
import { parseActivity } from './parse-activity.ts';

/** What a skill is the doing of, by each of its spellings and by what its people write; a paper or a language is held and not done. */
const activitiesOf = memoizeByObject((requirement: AskedRequirement): readonly Activity[] =>
  requirement.kind === 'skill'
    ? [
        ...formsOf(requirement).flatMap(({ text, done }) => (done ? [] : (parseActivity(text) ?? []))),
        ...requirement.alternatives.flatMap(activityPatternsFor),
      ]
    : [],
);

/** The doings under the word that a text must have for them; under null those that any text may tell. */
export const activitiesByWord = memoizeByObject(
  (requirement: AskedRequirement): ReadonlyMap<string | null, readonly Activity[]> =>
    grouped(activitiesOf(requirement)),
);

function grouped(activities: readonly Activity[]): Map<string | null, Activity[]> {
  const groups = new Map<string | null, Activity[]>();
  for (const activity of activities) {
    const group = groups.get(activity.key);
    if (group) group.push(activity);
    else groups.set(activity.key, [activity]);
  }
  return groups;
}
