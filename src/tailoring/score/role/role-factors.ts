import { simplified } from '../../../lexicon/languages/simplified.ts';
import { type Lexicon, professionOf } from '../../../lexicon/lexicon.ts';
import { familiesOfEveryTrade } from '../../../lexicon/titles/families.ts';
import { titleWords } from '../../../lexicon/titles/title-keys.ts';
import { leadersOf, workplaceOf } from '../../../lexicon/titles/workplaces.ts';
import type { Posting } from '../../../posting/posting.ts';
import { fold } from '../../../values/fold.ts';
import { memoize } from '../../../values/memoize.ts';
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
import { isOfTradeAsked, minTradeShare } from './trades.ts';

const floor = 0.35;
/** Relevance from which a job counts as related, for years of experience and the top of the resume. */
export const related = 0.4;

/** How related the jobs of a person are to one position. */
export interface RoleFactors {
  /** By job path. Without a position, 1, or 0 for a job that only deals in what is asked for. */
  readonly relevance: ReadonlyMap<string, number>;
  /** By job path, the weight of its evidence and title. A job in the trade (occupational field) counts as adjacent. */
  readonly nearness: ReadonlyMap<string, number>;
  readonly headline: number;
  /** The formula's `a`, which lowers the worth of lists if the person never held a related job. */
  readonly listAnchor: number;
}

/** `asked`: the terms of the posting, which show its trade if the position does not. */
export function roleFactors(model: ResumeModel, target: string, asked: readonly string[]): RoleFactors {
  // Titles in traditional and simplified Chinese are the same titles.
  const position = simplified(target);
  const named = position.trim() !== '';
  const jobs = jobsOf(model).map((job) => ({ ...job, title: simplified(job.title) }));
  const relevance = new Map(
    jobs.map((job) => [
      job.path,
      named
        ? roleRelevance(job.title, position, workplaceFamilies(job, jobs))
        : Number(!onlyDealsIn(model.lexicon, asked, job.title)),
    ]),
  );
  const nearness =
    named && familiesOf(position).size === 0 ? withTrades(model.lexicon, relevance, jobs, asked) : relevance;
  const best = Math.max(0, ...nearness.values());
  return {
    relevance,
    nearness,
    headline: named ? roleRelevance(simplified(model.headline), position) : 1,
    listAnchor: risingFromFloor(best, 0.4),
  };
}

/** Treats jobs in the posting's trade as adjacent if the position names no known role (`Craftsman Associate`). */
function withTrades(
  lexicon: Lexicon,
  relevance: ReadonlyMap<string, number>,
  jobs: readonly Entry[],
  asked: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    jobs.map(({ path, title }) => {
      const byTitle = relevance.get(path) ?? 0;
      const isBeside = !dealsInFields(title) && isOfTradeAsked(lexicon, title, asked);
      return [path, isBeside ? Math.max(byTitle, adjacentRelevance) : byTitle];
    }),
  );
}

/** True if a title only deals in the terms: a `Technical Recruiter` for programming, but not for recruiting. */
function onlyDealsIn(lexicon: Lexicon, asked: readonly string[], title: string): boolean {
  if (asked.length === 0 || !dealsInFields(title)) return false;
  const dealings = dealingsIn(title);
  const trades = new Set(
    [...dutiesOfTitle(title)].map((each) => professionOf(lexicon, each)).filter((trade) => trade !== null),
  );
  const own = asked.filter(
    (term) =>
      dealings.some((dealing) => asksForDealing(dealing, [term])) ||
      trades.has(professionOf(lexicon, term) ?? ''),
  );
  return own.length < minTradeShare * asked.length;
}

function risingFromFloor(relevance: number, full: number): number {
  return floor + (1 - floor) * Math.min(1, relevance / full);
}

/** The skills of a posting, which show its trade. */
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

/** Relevance below which the same words belong to another trade. */
export const minSameTrade = 0.2;

/** Relevance of a job adjacent to the position; less is a word shared by chance. */
export const adjacentRelevance = 0.3;

export function hasWorkedNear({ relevance }: RoleFactors): boolean {
  return [...relevance.values()].some((one) => one >= adjacentRelevance);
}

/** The worth of a requirement found in this chunk: the formula's k times its factors. */
export function worthOf(chunk: Chunk, factors: RoleFactors): number {
  const { weight, factor } = kindWeights[chunk.kind];
  if (factor === 'none') return weight;
  if (factor === 'anchor') return weight * factors.listAnchor;
  return weight * roleFactorOf(chunk.entry ?? '', factors);
}

/** Relevance from which what a job shows counts in full. */
const fullRelevance = 0.5;

/** How much the evidence of a job counts. */
export function roleFactorOf(path: string, { nearness }: RoleFactors): number {
  return risingFromFloor(nearness.get(path) ?? 0, fullRelevance);
}

/** The least worth of what a job shows of its own trade, whatever the position: as in a job adjacent to it. */
export const worthInOwnTrade = risingFromFloor(adjacentRelevance, fullRelevance);

interface KindWeight {
  readonly weight: number;
  /** The factor: relevance of the chunk's job (`role`) or of the most related job (`anchor`). */
  readonly factor: 'role' | 'anchor' | 'none';
}

/** Weights in the formula's E(r), by the kind of text that names a requirement. */
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

/** Chunks that claim a skill without showing its use. */
export const claimingKinds: ReadonlySet<ChunkKind> = new Set([
  'skill',
  'summary',
  'headline',
  'interest',
  'other',
]);

const none: ReadonlySet<string> = new Set();

/**
 * The role families of a job with a generic title, from its employer or from other jobs there: a `Deputy Manager` of
 * `Willowbrook Care Home`. Empty if the title is specific or the employer says nothing.
 */
function workplaceFamilies(entry: Entry, jobs: readonly Entry[]): ReadonlySet<string> {
  const keys = keysOf(entry.title);
  const leads = keys.some((key) => leadingWords.has(key));
  const workplace = workplaceOf(entry.organization);
  const families = familiesOf(entry.title);
  // A `Program Director` of a preschool runs a program and works in early childhood education.
  if (workplace && families.size > 0 && [...families].every((family) => familiesOfEveryTrade.has(family)))
    return new Set([...families, leads ? workplace.led : workplace.staff]);
  if (!keys.every((key) => officeWords.has(key)) || keys.every((key) => namesNoRole(key))) return none;
  if (workplace) return new Set([leads ? workplace.led : workplace.staff]);
  return leads ? new Set([...nearestThere(entry, jobs)].map(leadersOf)) : none;
}

/** True for words of learners and of seniority, which name no role. */
function namesNoRole(key: string): boolean {
  return !leadingWords.has(key) && (learningWords.has(key) || seniorityWords.has(key));
}

/** The families of the person's nearest other job at the same employer. */
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

/** Memoized because every document made from a base has its titles. */
const keysOf = memoize(500, (title) => titleWords(withoutGenderTags(title)).map(({ key }) => key));

const familiesOf = memoize(500, (title) => {
  const plain = withoutGenderTags(title);
  return readFamilies(plain, titleWords(plain));
});
