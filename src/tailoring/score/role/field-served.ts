import { canonical, type Lexicon } from '../../../lexicon/lexicon.ts';
import { everydayTools, membersOf } from '../../../lexicon/skills/classes.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { leadingDealing } from '../../framing/dealing/dealing-around.ts';
import { asksForDealing, type Dealing, dealingsIn } from '../../framing/dealing/dealing-words.ts';
import { type Entry, jobsOf, type ResumeModel } from '../../resume/resume-model.ts';
import { dutiesOfTitle } from './read-title.ts';
import { hasWorkedNear, type RoleFactors } from './role-factors.ts';
import { dealsInFields, namesField, onlyTeaches } from './role-relevance.ts';

const latestJobs = 2;
const minLines = 2;

/** How a person deals in a field (sells to it, staffs it, teaches it) without working in it. */
export interface FieldServed {
  readonly dealings: ReadonlySet<Dealing>;
  /** Usual tasks of the person's titles, as lexicon terms. */
  readonly duties: ReadonlySet<string>;
  /**
   * True if they only teach, and no title names the field. Then only what a title or a line says is taught is dealt in.
   */
  readonly isOfOtherSubject: boolean;
}

/**
 * Detects a person who never held a related job but sells to the field, staffs it, teaches, arranges or buys for it, so
 * that their lists name goods, courses and customers rather than skills. Null for everyone else.
 */
export function fieldServed(
  model: Pick<ResumeModel, 'entries' | 'chunks' | 'headline'>,
  factors: RoleFactors,
  position: string,
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
  if (!isMost(dealings, lines) && !titles.some(dealsInFields)) return null;
  const dealers = titles.filter(dealsInFields);
  const otherDealings = dealings.filter((dealing) => dealing !== 'teach');
  return {
    isOfOtherSubject:
      position !== '' &&
      !isMost(otherDealings, lines) &&
      dealers.length > 0 &&
      dealers.every((title) => onlyTeaches(title) && !namesField(title, position)),
    dealings: new Set([...dealings, ...titles.flatMap(dealingsIn)]),
    duties: new Set(titles.flatMap((title) => [...dutiesOfTitle(title)])),
  };
}

function isMost(some: readonly unknown[], lines: readonly unknown[]): boolean {
  return lines.length >= minLines && 2 * some.length >= lines.length;
}

function dealingsOf({ path }: Entry, { chunks }: Pick<ResumeModel, 'chunks'>): readonly (Dealing | null)[] {
  const lines = chunks.filter(({ kind, entry }) => kind === 'experience' && entry === path);
  return lines.map(({ text }) => leadingDealing(text));
}

/** True if a skill belongs to the field that the person deals in, not to the dealing itself or to any office. */
export function isDealtIn(
  lexicon: Lexicon,
  { kind, term, alternatives }: AskedRequirement,
  position: string,
  { dealings, duties }: FieldServed,
): boolean {
  if (kind !== 'skill') return false;
  if (
    alternatives
      .map((each) => canonical(lexicon, each))
      .some((each) => isOfEveryOffice(lexicon, each) || duties.has(each))
  )
    return false;
  const names = [position, term, ...alternatives];
  return ![...dealings].some((dealing) => asksForDealing(dealing, names));
}

function isOfEveryOffice(lexicon: Lexicon, term: string): boolean {
  return everydayTools.has(term) || membersOf(lexicon, 'office software').has(term);
}
