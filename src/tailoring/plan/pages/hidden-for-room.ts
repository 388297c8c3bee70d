import { isEverydayTool } from '../../../lexicon/classes.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { figuresOf } from '../../framing/figures.ts';
import { type Chunk, type Entry, jobsOf } from '../../resume/resume-model.ts';
import { monthsWorked } from '../../score/background/years-worked.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { bulletsOf, namesAchievement, namesSuperlative, yearsSinceEnd } from '../bullets.ts';
import { levels, stepsOf } from '../levels.ts';
import type { PlanInput } from '../plan-input.ts';
import { estimatePages, pagesFilled } from './page-estimate.ts';

const oldJobYears = 10;
/** A job with fewer lines would look as if nothing had been done there. An old one of another field may keep its heading alone. */
const minBullets = 2;
/** With fewer answers to the posting nothing says which lines matter to it: a stranger's field must not empty a resume. */
const minMet = 3;

/** Of a page, about half of which the theme saves by itself; what runs over by more is the person's to choose. */
const mostOver = 0.4;

/**
 * Base paths of the bullets and projects that make room: none while the resume fits its pages or runs far over them, else
 * as few as bring it to them, and none when they cannot.
 */
export const hiddenForRoom = memoizeByObject((input: PlanInput): ReadonlySet<string> => {
  const { base, rows } = input;
  if (rows.filter(({ state }) => state !== 'missing').length < minMet) return new Set();
  const budget = pageBudget(input);
  if (estimatePages(base) <= budget || pagesFilled(base) - budget >= mostOver) return new Set();
  const paths = candidatesIn(input);
  const fitsWithout = (count: number) => estimatePages(base, new Set(paths.slice(0, count))) <= budget;
  if (!fitsWithout(paths.length)) return new Set();
  let [fewest, most] = [1, paths.length];
  while (fewest < most) {
    const count = Math.floor((fewest + most) / 2);
    if (fitsWithout(count)) most = count;
    else fewest = count + 1;
  }
  return new Set(paths.slice(0, most));
});

/**
 * What may go, in the order in which it goes: the oldest jobs, then projects, all of them of another field and over for ten years.
 * What somebody does in the field of the posting, or did lately, may be what the employer looks for, whatever its words.
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

/** From the last line up. */
function spareBullets(entry: Entry, input: PlanInput): readonly string[] {
  const bullets = bulletsOf(input.model, entry);
  const spare = bullets.filter((bullet) => !isNeverHidden(bullet, input)).reverse();
  const mayBeOneLine = spare.length === bullets.length && isEarlier(entry, input);
  return spare
    .slice(0, mayBeOneLine ? bullets.length : Math.max(0, bullets.length - minBullets))
    .map(({ path }) => path);
}

/** At the deepest level an old job of another field is a line: who, where, when. */
function isEarlier({ recency }: Entry, { level }: PlanInput): boolean {
  return levels[level].shortensOldJobs && recency > 0;
}

/** Projects and volunteering that answer nothing, where others do and jobs carry the resume. */
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

/** `三个`, `两次`: numbers that count, in Chinese. */
const chineseCount = preparedPattern('[一二三四五六七八九十两][个名次人家万千百]');
const toolKinds: ReadonlySet<string | null> = new Set(['tool', 'certificate', 'licence']);

/**
 * Whether a text stays at any length: it answers the posting or shares a meaningful word with it, holds a number, a rank or an
 * award, or names a tool.
 */
function isNeverHidden({ path, text }: Chunk, { relevance }: Pick<PlanInput, 'relevance'>): boolean {
  if (relevance.weightOf(path) > 0 || relevance.nearness(text) > 0) return true;
  const read = readText(text);
  if (/\p{N}/u.test(text) || chineseCount.test(text) || figuresOf(read).length > 0) return true;
  if (namesAchievement(text) || namesSuperlative(text)) return true;
  return read.terms.some((term) => toolKinds.has(kindOf(term.canonical)) && !isEverydayTool(term.canonical));
}

/** From so many years of work on a second page is usual. */
const yearsOfTwoPages = 8;
/** An academic CV lists what was published and is as long as that takes. */
const academicPublications = 3;

/** How many pages the resume may fill: one or two by the years of work, any number for an academic CV. */
export function pageBudget({ base, model, asOf }: Pick<PlanInput, 'base' | 'model' | 'asOf'>): number {
  const { visible, items } = base.sections.publications;
  if (visible && items.filter((item) => item.visible).length >= academicPublications)
    return Number.POSITIVE_INFINITY;
  const ranges = jobsOf(model).map(({ dates }) => dates);
  // A job without dates may have lasted for decades.
  const isDated = ranges.every(({ start, end }) => start && end);
  return isDated && monthsWorked(ranges, asOf) < 12 * yearsOfTwoPages ? 1 : 2;
}
