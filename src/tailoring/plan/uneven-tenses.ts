import type { ProposedEdit } from '../../contract/plan/edit.ts';
import { tenseOf } from '../grammar/verb-tense.ts';
import { removedBy } from '../resume/base-path.ts';
import type { Chunk, Entry, ResumeModel } from '../resume/resume-model.ts';
import { bulletsOf } from './bullets.ts';
import { datesOf } from './wording/job-dates.ts';
import { pastTense } from './wording/patterns/past-tense.ts';

/* Ended jobs that were worded alike stay alike: all are put into the past, or none is. */

/** Fewer words that may be verbs do not show that a job is in the present: `Design lead for the new ward`. */
const minPossibleVerbs = 2;

type Tense = ReturnType<typeof tenseOf>;

/**
 * Finds the edits that put an ended job into the past while another one stays in the present as before. In a resume
 * that mixed its tenses before, each job that agrees in itself is a gain.
 */
export function unevenTenses<Kind extends ProposedEdit>(
  edits: readonly Kind[],
  model: ResumeModel,
): readonly Kind[] {
  if (model.language !== 'en') return [];
  const jobs = model.entries
    .filter((entry) => entry.section !== 'education' && datesOf(entry) === 'over')
    .map((entry) => tensesOfJob(entry, edits, model));
  if (jobs.some(({ before }) => before.includes('past'))) return [];
  const isUneven = jobs.some(({ before, after }) => isInPresent(before) && isInPresent(after));
  return isUneven ? jobs.flatMap(({ turned }) => turned) : [];
}

function isInPresent(tenses: readonly Tense[]): boolean {
  const possible = tenses.filter((tense) => tense === 'unknown').length;
  return tenses.includes('present') || (possible >= minPossibleVerbs && possible > tenses.length / 2);
}

interface TensesOfJob<Kind> {
  readonly before: readonly Tense[];
  readonly after: readonly Tense[];
  /** The edits that put a line of the job into the past. */
  readonly turned: readonly Kind[];
}

function tensesOfJob<Kind extends ProposedEdit>(
  entry: Entry,
  edits: readonly Kind[],
  model: ResumeModel,
): TensesOfJob<Kind> {
  const gone = new Set(edits.flatMap(removedBy));
  const written = new Map(edits.flatMap((edit) => ('text' in edit ? [[edit.source, edit]] : [])));
  const lines = bulletsOf(model, entry).filter(({ path }) => !gone.has(path));
  const before = lines.map((line) => tensesIn(model, line.text));
  const after = lines.map((line) => tensesIn(model, textAfter(line, written.get(line.path))));
  const turned = lines.flatMap(({ path }) => {
    const edit = written.get(path);
    return edit?.rule.split('+').includes(pastTense.rule) ? [edit] : [];
  });
  return { before: before.flat(), after: after.flat(), turned };
}

function textAfter(line: Chunk, edit: ProposedEdit | undefined): string {
  return edit && 'text' in edit ? edit.text : line.text;
}

function tensesIn({ lexicon }: ResumeModel, text: string): readonly Tense[] {
  return text.split('\n').map((each) => tenseOf(lexicon, each));
}
