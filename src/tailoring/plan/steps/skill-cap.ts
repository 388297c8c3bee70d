import { kindOf } from '../../lexicon/lexicon.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { findForm } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import { levels } from '../levels.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { surfaced } from './skill-surface.ts';
import { type SkillGroup, skillGroups } from './skills.ts';

/** Hides keywords that serve no requirement until the list is as long as the level allows; an emptied group goes whole. */
export function skillCap(input: PlanInput): readonly Alternatives[] {
  const { skillCap: cap } = levels[input.level];
  const groups = skillGroups(input.model);
  const keywords = groups.flatMap((group) => group.keywords);
  const excess = keywords.length + surfaced(input).length - cap;
  if (excess <= 0) return [];
  const hidden = new Set(leastUsefulFirst(keywords, input).slice(0, excess));
  return groups.flatMap((group) => hiddenIn(group, hidden)).map((source) => [hide(source, cap)]);
}

function hide(source: string, cap: number): Alternatives[number] {
  return {
    op: 'hide',
    source,
    rule: 'skill_cap',
    reason: `Hidden so that the list stays short (${cap} skills): the posting does not ask for it.`,
    requirements: [],
    evidence: [],
  };
}

function hiddenIn({ path, keywords }: SkillGroup, hidden: ReadonlySet<Chunk>): readonly string[] {
  const gone = keywords.filter((keyword) => hidden.has(keyword));
  return keywords.length > 0 && gone.length === keywords.length
    ? [path]
    : gone.map((keyword) => keyword.path);
}

/** First what no job shows and no posting mentions; soft skills before all; what the posting asks for never. */
function leastUsefulFirst(keywords: readonly Chunk[], input: PlanInput): readonly Chunk[] {
  const shown = input.model.chunks
    .filter(({ kind }) => kind === 'experience' || kind === 'project' || kind === 'volunteer')
    .map(({ text }) => tokenize(text));
  const use = ({ text }: Chunk) => {
    if (kindOf(text) === 'soft') return -1;
    return 2 * input.relevance.nearness(text) + (shown.some((tokens) => findForm(tokens, text)) ? 1 : 0);
  };
  return keywords
    .filter(({ path }) => input.relevance.weightOf(path) === 0)
    .map((keyword, index) => ({ keyword, index, use: use(keyword) }))
    .sort((a, b) => a.use - b.use || b.index - a.index)
    .map(({ keyword }) => keyword);
}
