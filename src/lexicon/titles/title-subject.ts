import { addTo } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';
import {
  byEnd,
  type Endings,
  packedForms,
  packedTitleTable,
  pairsOf,
  type TitleForms,
  type TitleTable,
  titleKey,
} from './title-keys.ts';

/** Heads of titles by their first word, longest first; a head is one or more words, as title keys. */
type HeadsByFirst = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Nouns for people who run, do or help with the work that is named beside them. */
export interface Offices {
  /**
   * After the subject: a `pensions administrator` works in the same field as a `pensions manager`. No trades: a sales
   * engineer does not sell like a salesperson.
   */
  readonly after: HeadsByFirst;
  /** Before `of` and the subject: `Head of Payroll`. */
  readonly beforeOf: HeadsByFirst;
  /** Before the subject in languages without a preposition: `Mitarbeiter Versand`, `responsable achats`. */
  readonly before: HeadsByFirst;
  /** Ends of compounds, longest first: `leiter` in `Redaktionsleiter`. */
  readonly ends: readonly string[];
  /** Subjects of half of all departments, or whose work depends on the words beside them. Title keys. */
  readonly vague: ReadonlySet<string>;
  /** Words between an office and its subject. */
  readonly joins: ReadonlySet<string>;
}

type HeadRule =
  | 'office_after'
  | 'office_before_of'
  | 'office_before'
  | 'specialist_after'
  | 'specialist_before';

function headsOf(table: TitleTable, forms: TitleForms): (...rules: readonly HeadRule[]) => HeadsByFirst {
  return (...rules) =>
    byFirst(rules.flatMap(table).map((head) => head.split(' ').map((word) => titleKey(word, forms))));
}

export function officesOf(table: TitleTable, forms: TitleForms): Offices {
  const heads = headsOf(table, forms);
  return {
    after: heads('office_after'),
    beforeOf: heads('office_before_of'),
    before: heads('office_before'),
    ends: table('office_ending').toSorted((a, b) => b.length - a.length),
    vague: new Set(table('vague_subject').map((word) => titleKey(word, forms))),
    joins: new Set(table('before_subject')),
  };
}

/**
 * The offices and nouns for people who know a field, `analista`, `研究员`. What they know may be the field of another
 * family, so a subject that titles with an office have belongs to the family of those.
 */
export function withSpecialists(offices: Offices, table: TitleTable, forms: TitleForms): Offices {
  const heads = headsOf(table, forms);
  return {
    ...offices,
    after: heads('office_after', 'specialist_after'),
    before: heads('office_before', 'specialist_before'),
  };
}

function byFirst(heads: readonly (readonly string[])[]): HeadsByFirst {
  const groups = new Map<string, (readonly string[])[]>();
  for (const head of heads.toSorted((a, b) => b.length - a.length)) addTo(groups, head[0] ?? '', head);
  return groups;
}

const packedOffices = lazy(() => {
  const [table, forms] = [packedTitleTable(), packedForms()];
  return withSpecialists(officesOf(table, forms), table, forms);
});

const maxWords = 4;

/** The length in words of the longest office at this position; 0 if there is none. */
function headAt(heads: HeadsByFirst, keys: readonly string[], at: number): number {
  const found = heads.get(keys[at] ?? '')?.find((head) => head.every((key, step) => keys[at + step] === key));
  return found?.length ?? 0;
}

/**
 * The subject of a whole title, `payroll` of `Payroll Manager` and `Head of Payroll`; null without an office or a
 * subject.
 */
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

/** True for a word that half of all departments have, or whose work depends on the words beside it. */
export function isVagueSubject(key: string): boolean {
  return packedOffices().vague.has(key);
}

/** True for an office before its subject, `chef` in `chef d'équipe logistique`, which is no title by itself. */
export function isOfficeOf(keys: readonly string[], at: number): boolean {
  const { before, joins } = packedOffices();
  const length = headAt(before, keys, at);
  const end = at + length;
  return length > 1 || (length === 1 && joins.has(keys[end] ?? '') && end + 1 < keys.length);
}

/** The subjects of a German compound that ends in an office or a rank: `dachdecker` in `dachdeckermeister`. */
export function compoundSubjects(key: string, { ends }: Offices = packedOffices()): readonly string[] {
  const end = ends.find((office) => key.endsWith(office) && key.length >= office.length + 4);
  if (end === undefined) return [];
  const subject = key.slice(0, -end.length);
  return subject.endsWith('s') ? [subject, subject.slice(0, -1)] : [subject];
}

/** True if a title names an office without its subject: an administrator. */
export function isRoleAlone(keys: readonly string[]): boolean {
  return keys.length > 0 && headAt(packedOffices().after, keys, 0) === keys.length;
}

/** Titles by themselves that only qualify another title beside them: `commercial solicitor`. Token keys. */
const adjectival: ReadonlySet<string> = new Set('commercial commerciale pa gp ifa qs writer'.split(' '));

/** True if another title beside this one decides what the work is. */
export function yieldsToOthers(keys: readonly string[]): boolean {
  return isRoleAlone(keys) || (keys.length === 1 && adjectival.has(keys[0] ?? ''));
}

/** Possible subjects of a title's offices, likeliest first. */
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

/** Endings of agent nouns with those of their activities or subjects, and whole words without such an ending. */
export interface AgentRoots {
  readonly endings: Endings;
  readonly wholes: ReadonlyMap<string, string>;
}

export function agentRoots(table: TitleTable): AgentRoots {
  return {
    endings: byEnd(pairsOf(table, 'agent_ending'), rootLetters),
    wholes: new Map(pairsOf(table, 'agent_noun')),
  };
}

const packedRoots = lazy(() => agentRoots(packedTitleTable()));

/**
 * One key for a person and the work: `climber` and `climbing`, `hydrologist` and `hydrology`, `Berater` and `Beratung`.
 * Never for two words that only begin alike: a train needs no trainer.
 */
export function titleRoot(key: string, { endings, wholes }: AgentRoots = packedRoots()): string {
  const whole = wholes.get(key);
  if (whole !== undefined) return whole;
  const found = endings
    .get(key.slice(-rootLetters))
    ?.find(([ending]) => key.endsWith(ending) && key.length >= ending.length + minStemLength);
  return found ? key.slice(0, -found[0].length) + found[1] : key;
}
