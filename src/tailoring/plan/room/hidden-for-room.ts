import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { rememberingFor } from '../../text/remembering.ts';
import { levels, type StepName } from '../levels.ts';
import type { PlanInput } from '../plan-input.ts';
import { bulletsOf, yearsSinceEnd } from '../steps/bullets.ts';
import { isNeverHidden } from './never-hidden.ts';
import { pageBudget } from './page-budget.ts';
import { estimatePages } from './page-estimate.ts';
import { spareSkills } from './spare-skills.ts';

export const oldJobYears = 10;
/** A job with fewer lines would look as if nothing had been done there. */
const minBullets = 2;
/** With fewer answers to the posting nothing says which lines matter to it: a stranger's field must not empty a resume. */
const minMet = 3;

/**
 * Base paths of the bullets, projects and skills that make room: none while the resume fits its pages, else as few as bring
 * it to them, or at least to fewer pages than it has.
 */
export const hiddenForRoom = rememberingFor((input: PlanInput): ReadonlySet<string> => {
  const { base, rows } = input;
  if (rows.filter(({ state }) => state !== 'missing').length < minMet) return new Set();
  const pages = estimatePages(base);
  const budget = pageBudget(input);
  if (pages <= budget) return new Set();
  const paths = candidatesIn(input);
  const pagesWithout = (count: number) => estimatePages(base, new Set(paths.slice(0, count)));
  const goal = Math.max(budget, pagesWithout(paths.length));
  if (goal >= pages) return new Set();
  let [fewest, most] = [1, paths.length];
  while (fewest < most) {
    const count = Math.floor((fewest + most) / 2);
    if (pagesWithout(count) <= goal) most = count;
    else fewest = count + 1;
  }
  return new Set(paths.slice(0, most));
});

/** What may go, in the order in which it goes: old jobs, projects, skills, then other jobs. */
function candidatesIn(input: PlanInput): readonly string[] {
  const { level, model } = input;
  const steps = stepsOf(input);
  const jobs = model.entries
    .filter(({ section }) => section === 'experience')
    .sort((a, b) => leastTelling(a, b, input));
  const isOld = ({ dates }: Entry) => yearsSinceEnd(dates, input.asOf) >= oldJobYears;
  const bulletsIn = (entries: readonly Entry[]) =>
    steps.has('bulletSelection') ? entries.flatMap((entry) => spareBullets(entry, input)) : [];
  return [
    ...bulletsIn(jobs.filter(isOld)),
    ...(steps.has('projectSelection') ? spareProjects(input) : []),
    ...(steps.has('skillCap') ? spareSkills(input) : []),
    ...(levels[level].hidesInRecentJobs ? bulletsIn(jobs.filter((job) => !isOld(job))) : []),
  ];
}

function stepsOf({ level, model }: PlanInput): ReadonlySet<StepName> {
  const { steps, stepsElsewhere } = levels[level];
  return new Set(model.language === 'en' ? steps : stepsElsewhere);
}

/** Unrelated jobs first, of those the older. */
function leastTelling(a: Entry, b: Entry, { factors: { relevance } }: PlanInput): number {
  const related = ({ path }: Entry) => Number(isRelated(relevance.get(path)));
  return related(a) - related(b) || b.recency - a.recency;
}

/** From the last line up. */
function spareBullets(entry: Entry, input: PlanInput): readonly string[] {
  const bullets = bulletsOf(input.model, entry);
  return bullets
    .filter((bullet) => !isNeverHidden(bullet, input))
    .reverse()
    .slice(0, Math.max(0, bullets.length - minBullets))
    .map(({ path }) => path);
}

/** Projects and volunteering that answer nothing, where others do and jobs carry the resume. */
function spareProjects(input: PlanInput): readonly string[] {
  const { entries, chunks } = input.model;
  if (!entries.some(({ section }) => section === 'experience')) return [];
  return (['projects', 'volunteer'] as const).flatMap((section) => {
    const all = entries.filter((entry) => entry.section === section);
    const textsOf = ({ path }: Entry): readonly Chunk[] => chunks.filter(({ entry }) => entry === path);
    const spare = all.filter((entry) => !textsOf(entry).some((chunk) => isNeverHidden(chunk, input)));
    return spare.length === all.length ? [] : spare.map(({ path }) => path).reverse();
  });
}
