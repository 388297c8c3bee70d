import type { FinetuneLevel } from '../../contract/finetune-level.ts';
import type { Proposal } from '../../contract/plan/edit.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { countWords, lengthLimits, wordsIn } from './length-limits.ts';

/**
 * Kinds of edits that are given up when the resume gets too long, first to last; the latest of a kind goes first. What a
 * headline names stands elsewhere too.
 */
const lengthening: readonly Proposal['op'][] = ['headline', 'surface_skill', 'summary', 'alias'];

/** The edits that keep the resume to the length of its level: too long, it names less; too short, it hides less. */
export function keepToLength(
  edits: readonly Proposal[],
  model: ResumeModel,
  level: FinetuneLevel,
): readonly Proposal[] {
  const { base, least, most } = lengthLimits(model, level);
  const growth = new Map(edits.map((edit) => [edit, growthOf(edit, model) + openedGroup(edit, edits)]));
  let words = base + [...growth.values()].reduce((sum, each) => sum + each, 0);
  const givenUp = new Set<Proposal>();
  const giveUp = (edit: Proposal) => {
    givenUp.add(edit);
    words -= growth.get(edit) ?? 0;
  };
  for (const op of lengthening) {
    for (const edit of edits.filter((each) => each.op === op).reverse()) {
      if (words > most && (growth.get(edit) ?? 0) > 0) giveUp(edit);
    }
  }
  for (const edit of edits.filter(({ op }) => op === 'hide').reverse()) if (words < least) giveUp(edit);
  return edits.filter((edit) => !givenUp.has(edit));
}

/** Words that an edit adds; negative for what it takes away. */
function growthOf(edit: Proposal, model: ResumeModel): number {
  const at = (path: string) =>
    wordsIn(model.chunks.filter((chunk) => chunk.path === path || chunk.path.startsWith(`${path}.`)));
  switch (edit.op) {
    case 'hide':
      return -at(edit.source);
    case 'reorder':
    case 'section_order':
      return 0;
    case 'surface_skill':
      return countWords(edit.text);
    case 'merge':
      return countWords(edit.text) - [edit.source, ...edit.absorbed].reduce((sum, path) => sum + at(path), 0);
    default:
      return countWords(edit.text) - at(edit.source);
  }
}

/** Words in the name of a new skill group, for the first skill in it: the last one to be given up. */
function openedGroup(edit: Proposal, edits: readonly Proposal[]): number {
  const name = groupOf(edit);
  const first = edits.find((each) => name !== null && groupOf(each) === name);
  return name !== null && edit === first ? countWords(name) : 0;
}

function groupOf(edit: Proposal): string | null {
  return edit.op === 'surface_skill' ? edit.group : null;
}
