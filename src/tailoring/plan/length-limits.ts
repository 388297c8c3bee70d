import type { FinetuneLevel } from '../../contract/choices.ts';
import type { ProposedEdit } from '../../contract/plan/edit.ts';
import { countWords } from '../../text/count-words.ts';
import { memoizeByObject } from '../../values/memoize.ts';
import { holdersOf } from '../resume/base-path.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { levels } from './levels.ts';

/* The number of words that the tailored resume may have, and which edits are dropped to stay within it. */

/**
 * Kinds of edits to drop if the resume gets too long, in this order; the latest of a kind goes first. Headlines are
 * first, because their terms appear elsewhere, too.
 */
const dropOrder: readonly ProposedEdit['op'][] = ['headline', 'surface_skill', 'summary', 'alias'];

/** Drops edits until the resume fits its level: additions if it is too long, hidden texts if it is too short. */
export function keepToLength(
  edits: readonly ProposedEdit[],
  model: ResumeModel,
  level: FinetuneLevel,
): readonly ProposedEdit[] {
  const { base, min, max } = lengthLimits(model, level);
  const wordsAt = wordsByPath(model);
  const opened = namesOfNewGroups(edits);
  const growth = new Map(
    edits.map((edit) => [edit, growthOf(edit, wordsAt) + countWords(opened.get(edit) ?? '')]),
  );
  let words = base + [...growth.values()].reduce((sum, each) => sum + each, 0);
  const dropped = new Set<ProposedEdit>();
  const drop = (edit: ProposedEdit) => {
    dropped.add(edit);
    words -= growth.get(edit) ?? 0;
  };
  for (const op of dropOrder) {
    for (const edit of edits.filter((each) => each.op === op).reverse()) {
      if (words > max && (growth.get(edit) ?? 0) > 0) drop(edit);
    }
  }
  for (const edit of edits.filter(({ op }) => op === 'hide').reverse()) if (words < min) drop(edit);
  return edits.filter((edit) => !dropped.has(edit));
}

/** Words that an edit adds; negative if it removes words. */
function growthOf(edit: ProposedEdit, wordsAt: ReadonlyMap<string, number>): number {
  const at = (path: string) => wordsAt.get(path) ?? 0;
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

/** The word count of each text and of each entry, by path. */
function wordsByPath({ chunks }: ResumeModel): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const { path, text } of chunks) {
    const count = countWords(text);
    for (const holder of [path, ...holdersOf(path)]) words.set(holder, (words.get(holder) ?? 0) + count);
  }
  return words;
}

/** The first skill of each new skill group, with the group's name; it is dropped last, and the name with it. */
function namesOfNewGroups(edits: readonly ProposedEdit[]): ReadonlyMap<ProposedEdit, string> {
  const first = new Map<string, ProposedEdit>();
  for (const edit of edits) {
    const name = groupOf(edit);
    if (name !== null && !first.has(name)) first.set(name, edit);
  }
  return new Map([...first].map(([name, edit]) => [edit, name]));
}

function groupOf(edit: ProposedEdit): string | null {
  return edit.op === 'surface_skill' ? edit.group : null;
}

/** A resume of less than a page may grow toward one, because a share of few words leaves no room for a summary. */
const pageWords = 400;
const maxGrowthToPage = 60;

/** How many words the tailored resume may have. */
interface LengthLimits {
  readonly base: number;
  readonly min: number;
  readonly max: number;
}

export function lengthLimits(model: ResumeModel, level: FinetuneLevel): LengthLimits {
  const { min, max } = levels[level].lengthShare;
  const base = lengthOf(model);
  const grown = Math.min(pageWords, base + maxGrowthToPage);
  return { base, min: min * base, max: Math.max(max * base, grown) };
}

/** Several steps ask for the limits of one resume. */
const lengthOf = memoizeByObject(({ chunks }: ResumeModel) => wordsIn(chunks));

export function wordsIn(texts: readonly { readonly text: string }[]): number {
  return texts.reduce((sum, { text }) => sum + countWords(text), 0);
}
