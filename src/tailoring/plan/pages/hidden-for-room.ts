import { kindOf } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { isEverydayTool } from '../../../lexicon/skills/classes.ts';
import { hasDigit } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { figuresOf } from '../../framing/figures.ts';
import { type Chunk, type Entry, jobsOf } from '../../resume/resume-model.ts';
import { monthsWorked } from '../../score/background/years-worked.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { bulletsOf, namesAchievement, namesSuperlative, yearsSinceEnd } from '../bullets.ts';
import { levels, stepsOf } from '../levels.ts';
import type { PlanInput } from '../plan-input.ts';
import { estimatePages, pagesFilled } from './page-estimate.ts';

const oldJobYears = 10;
/** With fewer lines a job would look empty; only an old one in another field may be reduced to its heading. */
const minBullets = 2;
/** With fewer requirements met, nothing shows which lines matter to the posting, so none are hidden. */
const minMet = 3;

/** In pages; the theme saves about half of it by itself. If more runs over, the person must choose what to cut. */
const maxOverrun = 0.4;

/**
 * Base paths of the bullets and projects to hide so that the resume fits its pages: as few as possible, and none if it
 * already fits, runs far over or cannot be made to fit.
 */
export const hiddenForRoom = memoizeByObject((input: PlanInput): ReadonlySet<string> => {
  const { base, rows } = input;
  if (rows.filter(({ state }) => state !== 'missing').length < minMet) return new Set();
  const budget = pageBudget(input);
  if (estimatePages(base) <= budget || pagesFilled(base) - budget >= maxOverrun) return new Set();
  const paths = candidatesIn(input);
  const fitsWithout = (count: number) => estimatePages(base, new Set(paths.slice(0, count))) <= budget;
  if (!fitsWithout(paths.length)) return new Set();
  let [low, high] = [1, paths.length];
  while (low < high) {
    const count = Math.floor((low + high) / 2);
    if (fitsWithout(count)) high = count;
    else low = count + 1;
  }
  return new Set(paths.slice(0, high));
});

/**
 * Paths that may be hidden, in this order: bullets of jobs in other fields, oldest first, then projects, all over for
 * ten years. Recent work and jobs in the posting's field may be what the employer looks for, however they are worded.
 */
function candidatesIn(input: PlanInput): readonly string[] {
  const { model, factors } = input;
  const steps = stepsOf(input.level, input.model.language);
  const jobs = jobsOf(model)
    .filter((job) => !isRelated(factors.relevance.get(job.path)) && isOld(job, input))
    .sort((a, b) => b.recency - a.recency);
  return [
    ...(steps.includes('bulletSelection') ? jobs.flatMap((job) => spareBullets(job, input)) : []),
    ...(steps.includes('projectSelection') ? spareProjects(input) : []),
  ];
}

function isOld({ dates }: Entry, { asOf }: PlanInput): boolean {
  return yearsSinceEnd(dates, asOf) >= oldJobYears;
}

/** Bullets of a job that may be hidden, the last one first. */
function spareBullets(entry: Entry, input: PlanInput): readonly string[] {
  const bullets = bulletsOf(input.model, entry);
  const spare = bullets.filter((bullet) => !isNeverHidden(bullet, input)).reverse();
  const mayHideAll = spare.length === bullets.length && mayKeepHeadingOnly(entry, input);
  return spare
    .slice(0, mayHideAll ? bullets.length : Math.max(0, bullets.length - minBullets))
    .map(({ path }) => path);
}

/** True if an earlier job may be reduced to its heading at this level. */
function mayKeepHeadingOnly({ recency }: Entry, { level }: PlanInput): boolean {
  return levels[level].shortensOldJobs && recency > 0;
}

/** Old projects and volunteering that may be hidden, if the resume has jobs and other items of the section stay. */
function spareProjects(input: PlanInput): readonly string[] {
  const { entries, chunks } = input.model;
  if (jobsOf(input.model).length === 0) return [];
  return (['projects', 'volunteer'] as const).flatMap((section) => {
    const all = entries.filter((entry) => entry.section === section);
    const textsOf = ({ path }: Entry): readonly Chunk[] => chunks.filter(({ entry }) => entry === path);
    const spare = all.filter(
      (entry) => isOld(entry, input) && !textsOf(entry).some((chunk) => isNeverHidden(chunk, input)),
    );
    return spare.length === all.length ? [] : spare.map(({ path }) => path).reverse();
  });
}

/** Matches Chinese numbers that count: `三个`, `两次`. */
const chineseCount = preparedPattern('[一二三四五六七八九十两][个名次人家万千百]');
const toolKinds: ReadonlySet<string | null> = new Set(['tool', 'certificate', 'licence']);

/**
 * True if a text must stay: it shows a requirement, shares a content word with the posting, contains a number, a rank
 * or an award, or names a tool or credential.
 */
function isNeverHidden({ lexicon, path, text }: Chunk, { relevance }: Pick<PlanInput, 'relevance'>): boolean {
  if (relevance.weightOf(path) > 0 || relevance.nearness(text) > 0) return true;
  const read = readText(lexicon, text);
  if (hasDigit(text) || chineseCount.test(text) || figuresOf(read).length > 0) return true;
  if (namesAchievement(text) || namesSuperlative(text)) return true;
  return read.terms.some(
    (term) => toolKinds.has(kindOf(lexicon, term.canonical)) && !isEverydayTool(lexicon, term.canonical),
  );
}

/** Years of work from which a second page is usual. */
const minYearsForTwoPages = 8;
/** With this many publications, a resume is an academic CV, which may have any length. */
const minAcademicPublications = 3;

/** Number of pages that the resume may fill: one or two by years of work, any number for an academic CV. */
export function pageBudget({ base, model, asOf }: Pick<PlanInput, 'base' | 'model' | 'asOf'>): number {
  const { visible, items } = base.sections.publications;
  if (visible && items.filter((item) => item.visible).length >= minAcademicPublications)
    return Number.POSITIVE_INFINITY;
  const ranges = jobsOf(model).map(({ dates }) => dates);
  // A job without dates may have lasted for decades.
  const isDated = ranges.every(({ start, end }) => start && end);
  return isDated && monthsWorked(ranges, asOf) < 12 * minYearsForTwoPages ? 1 : 2;
}
