import { professionOf } from '../../../lexicon/lexicon.ts';
import { titleWords } from '../../../lexicon/title-keys.ts';
import { leadersOf, workplaceOf } from '../../../lexicon/workplaces.ts';
import type { Posting } from '../../../posting/posting.ts';
import { fold } from '../../../text/fold.ts';
import { memoize } from '../../../text/memoize.ts';
import { asksForDealing, dealingsIn } from '../../framing/dealing/dealing-words.ts';
import {
  type Chunk,
  type ChunkKind,
  type Entry,
  jobsOf,
  type ResumeModel,
} from '../../resume/resume-model.ts';
import { dutiesOfTitle, readFamilies, withoutGenderTags } from './read-title.ts';
import { dealsInFields, roleRelevance } from './role-relevance.ts';
import { leadingWords, learningWords, officeWords, seniorityWords } from './title-words.ts';
import { isOfTradeAsked, shareOfTrade } from './trades.ts';

const floor = 0.35;
/** An entry counts as related, for years and for what is at the top, from here on. */
const related = 0.4;

/** How the jobs of a person bear on one position. */
export interface RoleFactors {
  /** By path of the job. When no position is named, 1, but 0 for who only deals in what is asked for. */
  readonly relevance: ReadonlyMap<string, number>;
  /** By path of the job, how much of what it shows counts, and of the points for the title: a trade alone earns up to `beside` of them. */
  readonly nearness: ReadonlyMap<string, number>;
  readonly headline: number;
  /** The formula's `a`: a list means less if the person never held a related job. */
  readonly listAnchor: number;
}

/** `asked`: the terms of the posting, which tell its trade where the position does not. */
export function roleFactors(model: ResumeModel, position: string, asked: readonly string[]): RoleFactors {
  const named = position.trim() !== '';
  const jobs = jobsOf(model);
  const relevance = new Map(
    jobs.map((job) => [
      job.path,
      named
        ? roleRelevance(job.title, position, workplaceFamilies(job, jobs))
        : Number(!onlyDealsIn(asked, job.title)),
    ]),
  );
  const nearness = named && familiesOf(position).size === 0 ? withTrades(relevance, jobs, asked) : relevance;
  const best = Math.max(0, ...nearness.values());
  return {
    relevance,
    nearness,
    headline: named ? roleRelevance(model.headline, position) : 1,
    listAnchor: risingFromFloor(best, 0.4),
  };
}

/**
 * Where the position names no known role (`Craftsman Associate`), who worked in the trade that the posting asks for has
 * worked beside it.
 */
function withTrades(
  relevance: ReadonlyMap<string, number>,
  jobs: readonly Entry[],
  asked: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    jobs.map(({ path, title }) => {
      const byTitle = relevance.get(path) ?? 0;
      const isBeside = !dealsInFields(title) && isOfTradeAsked(title, asked);
      return [path, isBeside ? Math.max(byTitle, beside) : byTitle];
    }),
  );
}

/** A `Technical Recruiter` only deals in what a programmer does; where a posting asks for recruiting, it is their trade. */
function onlyDealsIn(asked: readonly string[], title: string): boolean {
  if (asked.length === 0 || !dealsInFields(title)) return false;
  const dealings = dealingsIn(title);
  const trades = new Set([...dutiesOfTitle(title)].map(professionOf).filter((trade) => trade !== null));
  const own = asked.filter(
    (term) =>
      dealings.some((dealing) => asksForDealing(dealing, [term])) || trades.has(professionOf(term) ?? ''),
  );
  return own.length < shareOfTrade * asked.length;
}

function risingFromFloor(relevance: number, full: number): number {
  return floor + (1 - floor) * Math.min(1, relevance / full);
}

/** What shows the trade of a posting. */
export function skillsAsked({ requirements }: Pick<Posting, 'requirements'>): readonly string[] {
  return requirements.filter(({ kind }) => kind === 'skill').map(({ term }) => term);
}

export function isRelated(relevance: number | undefined): boolean {
  return (relevance ?? 0) >= related;
}

/** The jobs that count as related to the position. */
export function relatedJobs(
  model: Pick<ResumeModel, 'entries'>,
  { relevance }: Pick<RoleFactors, 'relevance'>,
): readonly Entry[] {
  return jobsOf(model).filter(({ path }) => isRelated(relevance.get(path)));
}

/** From here on a job is beside the position; below, titles share a word by chance. */
export const beside = 0.3;

export function hasWorkedNear({ relevance }: RoleFactors): boolean {
  return [...relevance.values()].some((one) => one >= beside);
}

/** k times its factors: what a requirement found in this chunk is worth. */
export function worthOf(chunk: Chunk, factors: RoleFactors): number {
  const { weight, factor } = kindWeights[chunk.kind];
  if (factor === 'none') return weight;
  if (factor === 'anchor') return weight * factors.listAnchor;
  return weight * roleFactorOf(chunk.entry ?? '', factors);
}

/** How much of what a job shows counts, by the path of the job. */
export function roleFactorOf(path: string, { nearness }: RoleFactors): number {
  return risingFromFloor(nearness.get(path) ?? 0, 0.5);
}

interface KindWeight {
  readonly weight: number;
  /** What it is multiplied by: how related the job is, or how related the best job of the person is. */
  readonly factor: 'role' | 'anchor' | 'none';
}

/** How much a requirement counts as shown, by where the resume names it. Source: the formula, E(r). */
export const kindWeights: Readonly<Record<ChunkKind, KindWeight>> = {
  experience: { weight: 1, factor: 'role' },
  job_title: { weight: 0.8, factor: 'role' },
  certificate: { weight: 1, factor: 'none' },
  education: { weight: 1, factor: 'none' },
  language: { weight: 1, factor: 'none' },
  project: { weight: 0.7, factor: 'none' },
  volunteer: { weight: 0.7, factor: 'none' },
  award: { weight: 0.7, factor: 'none' },
  publication: { weight: 0.7, factor: 'none' },
  skill: { weight: 0.55, factor: 'anchor' },
  summary: { weight: 0.4, factor: 'anchor' },
  headline: { weight: 0.4, factor: 'anchor' },
  interest: { weight: 0.2, factor: 'anchor' },
  other: { weight: 0.2, factor: 'anchor' },
};

/** Where naming a skill claims it without showing it. */
export const claimingKinds: ReadonlySet<ChunkKind> = new Set([
  'skill',
  'summary',
  'headline',
  'interest',
  'other',
]);

const none: ReadonlySet<string> = new Set();

/**
 * The role families of a job whose title is an office alone, by where it was held: a `Deputy Manager` of `Willowbrook
 * Care Home`, a `Team Leader` who did the work of the place before or after. Empty where the title says more, or the
 * place nothing.
 */
function workplaceFamilies(entry: Entry, jobs: readonly Entry[]): ReadonlySet<string> {
  const keys = keysOf(entry.title);
  if (!keys.every((key) => officeWords.has(key)) || keys.every((key) => namesNoRole(key))) return none;
  const leads = keys.some((key) => leadingWords.has(key));
  const workplace = workplaceOf(entry.organization);
  if (workplace) return new Set([leads ? workplace.led : workplace.staff]);
  return leads ? new Set([...nearestThere(entry, jobs)].map(leadersOf)) : none;
}

/** Who only learned somewhere has not worked there yet. */
function namesNoRole(key: string): boolean {
  return !leadingWords.has(key) && (learningWords.has(key) || seniorityWords.has(key));
}

/** What the same person did at the same employer next to it. */
function nearestThere(entry: Entry, jobs: readonly Entry[]): ReadonlySet<string> {
  const there = fold(entry.organization);
  const others = jobs
    .filter((job) => job !== entry && there !== '' && fold(job.organization) === there)
    .toSorted((a, b) => Math.abs(a.index - entry.index) - Math.abs(b.index - entry.index));
  for (const { title } of others) {
    const families = familiesOf(title);
    if (families.size > 0) return families;
  }
  return none;
}

/** Every document made of a base holds its titles. */
const keysOf = memoize(500, (title) => titleWords(withoutGenderTags(title)).map(({ key }) => key));

const familiesOf = memoize(500, (title) => {
  const plain = withoutGenderTags(title);
  return readFamilies(plain, titleWords(plain));
});
