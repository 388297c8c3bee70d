import { everydayTools, membersOf } from '../../../lexicon/classes.ts';
import { canonical } from '../../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { leadingDealing } from '../../framing/dealing/dealing-around.ts';
import { asksForDealing, type Dealing, dealingsIn } from '../../framing/dealing/dealing-words.ts';
import { type Entry, jobsOf, type ResumeModel } from '../../resume/resume-model.ts';
import { dutiesOfTitle } from './read-title.ts';
import { hasWorkedNear, type RoleFactors } from './role-factors.ts';
import { dealsInFields } from './role-relevance.ts';

const latestJobs = 2;
const fewestLines = 2;

/** How somebody deals in a field that is not theirs. */
interface FieldServed {
  readonly dealings: ReadonlySet<Dealing>;
  /** What everybody does who holds one of their titles, as terms of the lexicon. */
  readonly duties: ReadonlySet<string>;
}

/**
 * Of a person who never held a job near the position and sells to its people, staffs it, teaches, arranges or buys for it:
 * what their lists name are goods, courses and customers. Null for everybody else.
 */
export function fieldServed(
  model: Pick<ResumeModel, 'entries' | 'chunks' | 'headline'>,
  factors: RoleFactors,
): FieldServed | null {
  if (hasWorkedNear(factors)) return null;
  const jobs = jobsOf(model)
    .toSorted((a, b) => a.recency - b.recency)
    .slice(0, latestJobs);
  const [latest] = jobs;
  if (latest === undefined) return null;
  const lines = dealingsOf(latest, model);
  const dealings = lines.filter((dealing) => dealing !== null);
  const titles = [model.headline, ...jobs.map(({ title }) => title)];
  const mostlyDeals = lines.length >= fewestLines && 2 * dealings.length >= lines.length;
  if (!mostlyDeals && !titles.some(dealsInFields)) return null;
  return {
    dealings: new Set([...dealings, ...titles.flatMap(dealingsIn)]),
    duties: new Set(titles.flatMap((title) => [...dutiesOfTitle(title)])),
  };
}

function dealingsOf({ path }: Entry, { chunks }: Pick<ResumeModel, 'chunks'>): readonly (Dealing | null)[] {
  const lines = chunks.filter(({ kind, entry }) => kind === 'experience' && entry === path);
  return lines.map(({ text }) => leadingDealing(text));
}

/**
 * Whether what is asked for is of the field that somebody deals in, and neither of the dealing itself nor of every office: who
 * sold has done sales, and knows Excel.
 */
export function isDealtIn(
  { kind, term, alternatives }: AskedRequirement,
  position: string,
  { dealings, duties }: FieldServed,
): boolean {
  if (kind !== 'skill') return false;
  if (alternatives.map(canonical).some((each) => isOfEveryOffice(each) || duties.has(each))) return false;
  const names = [position, term, ...alternatives];
  return ![...dealings].some((dealing) => asksForDealing(dealing, names));
}

function isOfEveryOffice(term: string): boolean {
  return everydayTools.has(term) || membersOf('office software').has(term);
}
