import { addTo } from '../text/lists.ts';
import { lazy } from '../text/memoize.ts';
import {
  byEnd,
  packedForms,
  packedTitleTable,
  pairsOf,
  type TitleForms,
  type TitleTable,
  titleKey,
} from './title-keys.ts';

/** Heads of titles by their first word, longest first; a head is a word or a run of words, as title keys. */
type HeadsByFirst = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Nouns for people who run, do or help with the work that is named beside them. */
export interface Offices {
  /**
   * After what they are of: a `pensions administrator` works where a `pensions manager` does. No trades: a sales engineer
   * does not sell as others do.
   */
  readonly after: HeadsByFirst;
  /** Before what they are of, which English joins to them: `Head of Payroll`. */
  readonly beforeOf: HeadsByFirst;
  /** And where languages need no joining: `Mitarbeiter Versand`, `responsable achats`. */
  readonly before: HeadsByFirst;
  /** Half of all departments have something of this name, or its work depends on what is beside it. Title keys. */
  readonly vague: ReadonlySet<string>;
  /** What comes between an office and what it is of. */
  readonly joins: ReadonlySet<string>;
}

export function officesOf(table: TitleTable, forms: TitleForms): Offices {
  const heads = (rule: 'office_after' | 'office_before_of' | 'office_before') =>
    byFirst(table(rule).map((head) => head.split(' ').map((word) => titleKey(word, forms))));
  return {
    after: heads('office_after'),
    beforeOf: heads('office_before_of'),
    before: heads('office_before'),
    vague: new Set(table('vague_subject').map((word) => titleKey(word, forms))),
    joins: new Set(table('before_subject')),
  };
}

function byFirst(heads: readonly (readonly string[])[]): HeadsByFirst {
  const groups = new Map<string, (readonly string[])[]>();
  for (const head of heads.toSorted((a, b) => b.length - a.length)) addTo(groups, head[0] ?? '', head);
  return groups;
}

const packedOffices = lazy(() => officesOf(packedTitleTable(), packedForms()));

const maxWords = 4;

/** The longest office that is there, as its number of words; 0 where none does. */
function headAt(heads: HeadsByFirst, keys: readonly string[], at: number): number {
  const found = heads.get(keys[at] ?? '')?.find((head) => head.every((key, step) => keys[at + step] === key));
  return found?.length ?? 0;
}

/** What a whole title is of: `payroll` of `Payroll Manager` and of `Head of Payroll`; null where it names no office, or of what. */
export function subjectOfWhole(keys: readonly string[], offices: Offices): string | null {
  const end = keys.findIndex((_, at) => at > 0 && at + headAt(offices.after, keys, at) === keys.length);
  const subject = end > 0 ? keys.slice(0, end) : followingHead(keys, 0, offices);
  const name = subject.join(' ');
  return name === '' || offices.vague.has(name) ? null : name;
}

function followingHead(keys: readonly string[], at: number, offices: Offices): readonly string[] {
  const of = at + headAt(offices.beforeOf, keys, at);
  if (of > at && keys[of] === 'of') return keys.slice(of + 1);
  const end = at + headAt(offices.before, keys, at);
  if (end === at) return [];
  const from = keys.findIndex((key, place) => place >= end && !offices.joins.has(key));
  return from < 0 ? [] : keys.slice(from);
}

/** Whether a title says an office and not of what: an administrator. */
export function isRoleAlone(keys: readonly string[]): boolean {
  return keys.length > 0 && headAt(packedOffices().after, keys, 0) === keys.length;
}

/** What the tables know alone, and what says something else beside a word of its own: `commercial solicitor`. Token keys. */
const adjectival: ReadonlySet<string> = new Set('commercial commerciale pa gp ifa qs writer'.split(' '));

/** Whether another title beside this one says what the work is. */
export function yieldsToOthers(keys: readonly string[]): boolean {
  return isRoleAlone(keys) || (keys.length === 1 && adjectival.has(keys[0] ?? ''));
}

/** What the offices of a title may be of, likeliest first. */
export function subjectsIn(keys: readonly string[]): readonly string[] {
  const offices = packedOffices();
  return keys.flatMap((_, at) => {
    const named = headAt(offices.after, keys, at) > 0 ? keys.slice(Math.max(0, at - maxWords), at) : [];
    const following = followingHead(keys, at, offices).slice(0, maxWords);
    return [
      ...named.map((_, start) => named.slice(start).join(' ')),
      ...following.map((_, step) => following.slice(0, following.length - step).join(' ')),
    ];
  });
}

const rootLetters = 2;
const minStemLength = 2;

/** Endings of an agent noun and of its activity or subject, and whole words without such an ending. */
const roots = lazy(() => ({
  endings: byEnd(pairsOf(packedTitleTable(), 'agent_ending'), rootLetters),
  wholes: new Map(pairsOf(packedTitleTable(), 'agent_noun')),
}));

/**
 * One key for who does a work and for the work: `climber` and `climbing`, `hydrologist` and `hydrology`, `Berater` and
 * `Beratung`. Never for two words of which one only begins the other: a train needs no trainer.
 */
export function titleRoot(key: string): string {
  const { endings, wholes } = roots();
  const whole = wholes.get(key);
  if (whole !== undefined) return whole;
  const found = endings
    .get(key.slice(-rootLetters))
    ?.find(([ending]) => key.endsWith(ending) && key.length >= ending.length + minStemLength);
  return found ? key.slice(0, -found[0].length) + found[1] : key;
}
