import type { Chunk } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { skillGroups } from './skills.ts';

/** Hides a keyword that the list names a second time, letter for letter but for capitals: `Word, WORD`. */
export function skillDuplicates({ model }: PlanInput): readonly Alternatives[] {
  const seen = new Map<string, Chunk>();
  return skillGroups(model).flatMap(({ keywords }) => {
    let left = keywords.length;
    return keywords.flatMap((keyword): readonly Alternatives[] => {
      const key = keyword.text.trim().replace(/\s+/g, ' ').toLowerCase();
      const first = seen.get(key);
      if (!first) seen.set(key, keyword);
      // A group that only repeats others stays: it would be an empty heading.
      if (!first || left === 1) return [];
      left -= 1;
      return [[hide(keyword, first)]];
    });
  });
}

function hide({ path, text }: Chunk, first: Chunk): Alternatives[number] {
  return {
    op: 'hide',
    source: path,
    rule: 'skill_duplicate',
    reason: `Your skills name "${first.text}" twice: "${text}" is the second time.`,
    requirements: [],
    evidence: [],
  };
}
