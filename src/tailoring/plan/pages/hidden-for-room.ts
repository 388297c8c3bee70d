import { kindOf } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { figuresOf } from '../../framing/figures.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { monthsWorked } from '../../score/background/years-worked.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { bulletsOf, yearsSinceEnd } from '../bullets.ts';
import { levels, type StepName } from '../levels.ts';
import type { PlanInput } from '../plan-input.ts';
import { isEverydayTool } from '../relevance.ts';
import { type SkillGroup, skillGroups } from '../skills/skill-groups.ts';
import { type SkillUse, skillUses, skillUsesOf } from '../skills/skill-use.ts';
import { estimatePages } from './page-estimate.ts';

export const oldJobYears = 10;
/** A job with fewer lines would look as if nothing had been done there. An old one of another field may keep its heading alone. */
const minBullets = 2;
/** With fewer answers to the posting nothing says which lines matter to it: a stranger's field must not empty a resume. */
const minMet = 3;

/**
 * Base paths of the bullets, projects and skills that make room: none while the resume fits its pages, else as few as bring
 * it to them, or at least to fewer pages than it has.
 */
export const hiddenForRoom = memoizeByObject((input: PlanInput): ReadonlySet<string> => {
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
  const spare = bullets.filter((bullet) => !isNeverHidden(bullet, input)).reverse();
  const mayBeOneLine = spare.length === bullets.length && isEarlier(entry, input);
  return spare
    .slice(0, mayBeOneLine ? bullets.length : Math.max(0, bullets.length - minBullets))
    .map(({ path }) => path);
}

/** At the deepest level an old job of another field is a line: who, where, when. */
function isEarlier({ path, dates, recency }: Entry, { level, asOf, factors }: PlanInput): boolean {
  const isOld = yearsSinceEnd(dates, asOf) >= oldJobYears;
  return levels[level].hidesInRecentJobs && isOld && recency > 0 && !isRelated(factors.relevance.get(path));
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

/** What may make room: traits, everyday tools and what belongs to another trade. A tool of the field never does. */
const mayGo: ReadonlySet<SkillUse> = new Set(['soft', 'office', 'unrelated']);

/** Base paths of keywords that may go, least related first. */
function spareSkills(input: PlanInput): readonly string[] {
  const { useOf } = skillUsesOf(input);
  return skillGroups(input.model)
    .flatMap((group) => spareIn(group, useOf))
    .sort(leastRelatedFirst)
    .map(({ keyword: { path } }) => path);
}

interface Spare {
  readonly keyword: Chunk;
  readonly use: SkillUse;
  readonly index: number;
}

/** What may go of one group: all of it when most are everyday tools and traits, else no more than half. */
function spareIn({ keywords }: SkillGroup, useOf: (keyword: Chunk) => SkillUse): readonly Spare[] {
  const all = keywords.map((keyword, index) => ({ keyword, index, use: useOf(keyword) }));
  const everyday = all.filter(({ use }) => use === 'soft' || use === 'office').length;
  const isCore = everyday * 2 <= all.length;
  const most = isCore ? Math.floor(keywords.length / 2) : keywords.length;
  return all
    .filter(({ use }) => mayGo.has(use))
    .sort(leastRelatedFirst)
    .slice(0, most);
}

function leastRelatedFirst(a: Spare, b: Spare): number {
  return skillUses.indexOf(a.use) - skillUses.indexOf(b.use) || b.index - a.index;
}

/** Ranks, prizes and multiples in words, in the languages of resumes. */
const ranking = preparedPattern(
  String.raw`(?<!\p{L})(?:award|prize|medal|winner|won|ranked|ranking|finalist|honou?r|best|top|first|doubled|tripled|halved|half|twice|record|promoted|auszeichnung|ausgezeichnet|preis|beste|erste|verdoppel|halbier|befördert|prix|lauréat|meilleur|premi[eè]r|doublé|promu|premio|galardón|mejor|primer|duplic|ascend)|[奖冠亚]|第[一二三]|最佳|翻倍|晋升|[一二三四五六七八九十两][个名次人家万千百]`,
  'iu',
);
const toolKinds: ReadonlySet<string | null> = new Set(['tool', 'certificate', 'licence']);

/**
 * Whether a text stays at any length: it answers the posting or shares a telling word with it, holds a number, a rank or an
 * award, or names a tool.
 */
function isNeverHidden({ path, text }: Chunk, { relevance }: Pick<PlanInput, 'relevance'>): boolean {
  if (relevance.weightOf(path) > 0 || relevance.nearness(text) > 0) return true;
  const read = readText(text);
  if (/\p{N}/u.test(text) || ranking.test(text) || figuresOf(read).length > 0) return true;
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
  const ranges = model.entries.filter(({ section }) => section === 'experience').map(({ dates }) => dates);
  // A job without dates may have lasted for decades.
  const isDated = ranges.every(({ start, end }) => start && end);
  return isDated && monthsWorked(ranges, asOf) < 12 * yearsOfTwoPages ? 1 : 2;
}
