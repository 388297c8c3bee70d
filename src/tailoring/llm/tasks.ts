import type { Edit } from '../../contract/plan/edit.ts';
import { bulletsOf } from '../plan/bullets.ts';
import { levels } from '../plan/levels.ts';
import type { PlanInput } from '../plan/plan-input.ts';
import type { Chunk } from '../resume/resume-model.ts';
import type { Placeholders } from './placeholders.ts';

/** A text that a model may reword, with placeholders. */
export interface Line {
  /** Name in the prompt: `b3`, `sum`. */
  readonly id: string;
  /** Base path, in JSON Resume terms. */
  readonly path: string;
  /** Empty for a summary that the base does not have. */
  readonly text: string;
  /** The rules' wording, if they reworded it. */
  readonly draft: string | null;
}

/** The subject of a question: lines of one entry, or the summary with the facts that it may use. */
export interface Task {
  readonly kind: 'entry' | 'summary';
  /** True if lines may be merged. */
  readonly mayMerge: boolean;
  /** Title of the entry. */
  readonly title: string;
  readonly lines: readonly Line[];
  /** Lines that a summary may use; empty for an entry. */
  readonly facts: readonly Line[];
}

/** A refused wording for the model to correct. */
export interface Refusal {
  /** Null if it is about the whole answer. */
  readonly id: string | null;
  readonly text: string;
  /** With placeholders: `V2: the number "40" is not in the evidence`. */
  readonly reasons: readonly string[];
}

const maxLines = 12;
const maxFacts = 16;
const worded: ReadonlySet<string> = new Set(['experience', 'volunteer', 'projects']);

/**
 * Makes the questions for a model: for each entry, with at most `maxLines` lines, and for the summary. Empty at level
 * `basic`, which does not reword, and for languages other than English, whose wording the verifier cannot judge.
 */
export function makeTasks(
  input: PlanInput,
  edits: readonly Edit[],
  placeholders: Placeholders,
): readonly Task[] {
  const { model, level, relevance } = input;
  if (model.language !== 'en' || !levels[level].steps.includes('rewrite')) return [];
  const mayMerge = levels[level].steps.includes('merge');
  const lineOf = lineMaker(edits, placeholders);
  const taken = takenBy(edits);
  const isGone = ({ path }: Chunk) => taken.has(path) || taken.has(path.slice(0, path.lastIndexOf('.')));
  const entries = model.entries
    .filter(({ section }) => worded.has(section))
    .map((entry) => ({
      title: placeholders.hide(entry.title),
      lines: bulletsOf(model, entry).filter((bullet) => !isGone(bullet)),
    }));
  const bullets = entries.flatMap(({ lines }) => lines);
  const idOf = new Map(bullets.map(({ path }, index) => [path, `b${index + 1}`]));
  const line = (chunk: Chunk): Line => lineOf(chunk, idOf.get(chunk.path) ?? chunk.path);
  const skills = model.chunks.filter((chunk) => chunk.kind === 'skill' && !isGone(chunk));
  const facts = [
    ...best(bullets, relevance.weightOf).map((chunk) => ({ ...line(chunk), draft: null })),
    ...best(skills, relevance.weightOf).map((chunk, index) => lineOf(chunk, `k${index + 1}`)),
  ];
  return [
    ...entries.flatMap(({ title, lines }) =>
      chunksOf(lines.map(line), maxLines).map(
        (some): Task => ({ kind: 'entry', mayMerge, title, lines: some, facts: [] }),
      ),
    ),
    ...summaryTask(input, facts, lineOf),
  ];
}

type MakeLine = (chunk: Pick<Chunk, 'path' | 'text'>, id: string) => Line;

function lineMaker(edits: readonly Edit[], { hide }: Placeholders): MakeLine {
  const drafts = new Map(
    edits.flatMap((edit) =>
      'text' in edit && edit.op !== 'surface_skill' ? [[edit.source, edit.text]] : [],
    ),
  );
  return ({ path, text }, id) => {
    const draft = drafts.get(path);
    return { id, path, text: hide(text), draft: draft === undefined ? null : hide(draft) };
  };
}

/** Paths that the rules hide or merge, which the model does not get. */
export function takenBy(edits: readonly Edit[]): ReadonlySet<string> {
  return new Set(
    edits.flatMap((edit) => {
      if (edit.op === 'merge') return [edit.source, ...edit.absorbed];
      return edit.op === 'hide' ? [edit.source] : [];
    }),
  );
}

function best(chunks: readonly Chunk[], weightOf: (path: string) => number): readonly Chunk[] {
  const kept = new Set([...chunks].sort((a, b) => weightOf(b.path) - weightOf(a.path)).slice(0, maxFacts));
  return chunks.filter((chunk) => kept.has(chunk));
}

function summaryTask({ base, model, level }: PlanInput, facts: readonly Line[], lineOf: MakeLine): Task[] {
  if (!base.sections.summary.visible || !levels[level].steps.includes('summary') || facts.length === 0)
    return [];
  const text = model.chunks.find(({ kind }) => kind === 'summary')?.text ?? '';
  const own = lineOf({ path: 'basics.summary', text }, 'sum');
  return [
    {
      kind: 'summary',
      mayMerge: false,
      title: '',
      lines: [own],
      facts: own.text === '' ? facts : [own, ...facts],
    },
  ];
}

function chunksOf<Item>(items: readonly Item[], size: number): readonly Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
