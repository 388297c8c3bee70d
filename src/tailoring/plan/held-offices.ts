import type { DateRange } from '../../contract/date-range.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { monthsWorked } from '../score/background/months-worked.ts';
import { dutiesOfTitle } from './duties-of-title.ts';

/** A job of the person by what everybody does there. */
export interface HeldOffice {
  /** Of its title, in JSON Resume terms. */
  readonly path: string;
  readonly title: string;
  /** Terms of the lexicon. */
  readonly duties: ReadonlySet<string>;
}

/** Whoever has held such an office for less may not have come to all of it. */
const leastMonths = 12;

/** The jobs of the person, each with the duties of its title that were had for a year in all jobs together. */
export function heldOffices({ chunks, entries }: ResumeModel, asOf: string): readonly HeldOffice[] {
  const jobs = chunks
    .filter(({ kind }) => kind === 'job_title')
    .map(({ path, entry, text }) => ({
      path,
      title: text,
      duties: dutiesOfTitle(text),
      dates: entries.find((each) => each.path === entry)?.dates ?? { start: null, end: null },
    }));
  const ranges = new Map<string, DateRange[]>();
  for (const { dates, duties } of jobs) {
    for (const duty of duties) ranges.set(duty, [...(ranges.get(duty) ?? []), dates]);
  }
  const isHeld = (duty: string) => monthsWorked(ranges.get(duty) ?? [], asOf) >= leastMonths;
  return jobs.map(({ path, title, duties }) => ({
    path,
    title,
    duties: new Set([...duties].filter(isHeld)),
  }));
}
