import { messagesFor } from '../../messages/messages-for.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { skillGroups } from './skills.ts';

/** Hides a keyword that the list names a second time, letter for letter but for capitals: `Word, WORD`. */
export function skillDuplicates({ model }: PlanInput): readonly Alternatives[] {
  const { hiddenDuplicate } = messagesFor(model.language).changes;
  const seen = new Set<string>();
  return skillGroups(model).flatMap(({ keywords }) => {
    let left = keywords.length;
    return keywords.flatMap((keyword): readonly Alternatives[] => {
      const key = keyword.text.trim().replace(/\s+/g, ' ').toLowerCase();
      const isRepeated = seen.has(key);
      seen.add(key);
      // A group that only repeats others stays: it would be an empty heading.
      if (!isRepeated || left === 1) return [];
      left -= 1;
      return [[hide(keyword.path, hiddenDuplicate(keyword.text))]];
    });
  });
}

function hide(source: string, reason: string): Alternatives[number] {
  return { op: 'hide', source, rule: 'skill_duplicate', reason, requirements: [], evidence: [] };
}
