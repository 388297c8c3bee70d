import { messagesFor } from '../../messages/messages-for.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { skillGroups } from './skills.ts';

/**
 * Hides a keyword that the list names a second time, letter for letter but for capitals: `Word, WORD`. A certificate that has
 * its place among the certificates is named a second time too.
 */
export function skillDuplicates({ model }: PlanInput): readonly Alternatives[] {
  const { hiddenDuplicate } = messagesFor(model.language).changes;
  const seen = new Set(certificatesOf(model).map(keyOf));
  return skillGroups(model).flatMap(({ keywords }) => {
    let left = keywords.length;
    return keywords.flatMap((keyword): readonly Alternatives[] => {
      const key = keyOf(keyword.text);
      const isRepeated = seen.has(key);
      seen.add(key);
      // A group that only repeats others stays: it would be an empty heading.
      if (!isRepeated || left === 1) return [];
      left -= 1;
      return [[hide(keyword.path, hiddenDuplicate(keyword.text))]];
    });
  });
}

function certificatesOf({ chunks }: ResumeModel): readonly string[] {
  return chunks.flatMap(({ path, text }) => (/^certificates\[\d+\]\.name$/.test(path) ? [text] : []));
}

function keyOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

function hide(source: string, reason: string): Alternatives[number] {
  return { op: 'hide', source, rule: 'skill_duplicate', reason, requirements: [], evidence: [] };
}
