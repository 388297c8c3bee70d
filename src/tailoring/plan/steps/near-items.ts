import { kindOf } from '../../lexicon/lexicon.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import { contentTokens } from '../relevance.ts';
import { skillGroups } from './skills.ts';

/** Items of the person's list that no requirement names and the posting speaks of all the same, word for word. */
export function nearItems(input: PlanInput): readonly Chunk[] {
  return skillGroups(input.model)
    .flatMap(({ name, keywords }) => (keywords.length === 0 && name ? [name] : keywords))
    .filter(({ path, text }) => input.relevance.weightOf(path) === 0 && kindOf(text) !== 'soft')
    .filter(({ text }) => input.relevance.isSpokenOf(contentTokens(text)));
}
