import type { Gap, Report } from '../../contract/report.ts';
import type { Evidence, Knockout, Requirement, RequirementClass, Score } from '../../contract/score.ts';
import {
  classNames,
  type RequirementStatus,
  requirementStatus,
  surelyRequired,
} from '../../contract/score-texts.ts';
import { placeName } from '../../text/place-name.ts';
import { table } from '../terminal/table.ts';
import { marked, type TerminalStyle } from '../terminal/terminal-style.ts';
import { isNarrow, shortened, textWidth, wrap } from '../terminal/terminal-text.ts';

/** A score or a report, as far as it says how the posting is met. */
export type Answered = Pick<Score, 'requirements'> & Partial<Pick<Report, 'knockouts' | 'gaps'>>;

/** How much is shown: by --all every requirement with every proof, and every gap. The same on a terminal and in a pipe. */
export interface Extent {
  readonly all: boolean;
}

/** What is enough for most. */
const usualExtent: Extent = { all: false };

/** What the posting asks for, and where the resume answers, a line each; in a pipe a row each. */
export async function requirementsText(
  answered: Answered,
  style: TerminalStyle,
  { all }: Extent = usualExtent,
): Promise<string> {
  const { requirements, knockouts = [] } = answered;
  const { groups, more } = requirementGroups(answered, all ? requirements.length : mostShown);
  const closest = closestLines(answered);
  if (!style.isTerminal) {
    const members = groups.flatMap((group) => group.members);
    const rows = members.flatMap((requirement) => plainRows(requirement, closest.get(requirement.id), all));
    const rest = more === 0 ? [] : [['more', String(more)]];
    return table(style, { head: [], rows: [...knockouts.map(knockoutRow), ...rows, ...rest] });
  }
  if (requirements.length === 0) return '';
  const rows = groups.flatMap(({ name, members }) => [
    [`  ${style.ink.bold(name)}`, '', ''],
    ...members.flatMap((requirement) => {
      const status = requirementStatus(requirement);
      const place = shownBy(requirement) || standIn(requirement, closest.get(requirement.id));
      return [
        [`  ${marked(statusMarks[status], status, style)}`, requirement.term, place],
        ...(all ? otherProofs(requirement) : []).map((proof) => ['', '', proof]),
      ];
    }),
  ]);
  const drawn = await table(style, { head: [], rows: oneLineEach(rows, style) });
  return more === 0 ? drawn : drawn + wrap(moreText(more), style.columns, '  ');
}

/** Each row on one line: long terms and places are cut; on a narrow terminal there is no room for places. */
function oneLineEach(
  rows: readonly (readonly string[])[],
  style: TerminalStyle,
): readonly (readonly string[])[] {
  const narrow = isNarrow(style);
  const signs = Math.max(...rows.map(([sign = '']) => textWidth(sign)));
  const room = style.columns - signs - 2 * columnGap;
  const widest = Math.max(...rows.map(([, term = '']) => textWidth(term)));
  const terms = narrow ? room : Math.min(widest, Math.floor(room / 2));
  return rows.map(([sign = '', term = '', place = '']) => {
    if (term === '' && place === '') return [sign, '', ''];
    return [sign, shortened(term, terms), narrow ? '' : shortened(place, room - terms)];
  });
}

const columnGap = 2;

/** The nearest line of the resume for each requirement that is missing, where there is one. It counts for nothing. */
export function closestLines({ requirements, gaps = [] }: Answered): ReadonlyMap<string, Evidence> {
  // Reports of earlier versions have them in their gaps alone.
  const ofGaps = gaps.flatMap(({ requirement, near: [line] }) =>
    line ? [[requirement, line] as const] : [],
  );
  const own = requirements.flatMap(({ id, closest }) => (closest ? [[id, closest] as const] : []));
  return new Map([...ofGaps, ...own]);
}

/** Of what nothing shows: that the resume names it all the same, or else the line that comes nearest. */
function standIn({ state }: Requirement, line: Evidence | undefined): string {
  if (state === 'aspirational') return namedOnly;
  return line === undefined ? '' : `closest: "${line.quote}", ${placeName(line.path)}`;
}

/** Planned, denied, or the work of others. */
export const namedOnly = 'mentioned, but not as something you did or hold';

function knockoutRow({ type, term, met }: Knockout): string[] {
  return ['knockout', type, term, met ? 'met' : 'not met'];
}

/** What decides alone, apart; then the most important of the rest under the names of their groups, and how many more there are. */
export function requirementGroups(
  { requirements, knockouts = [] }: Answered,
  most = mostShown,
): {
  readonly groups: readonly RequirementGroup[];
  readonly more: number;
} {
  const deciding = new Set(knockouts.map(({ term }) => term));
  const decides = ({ class: asked, term }: Requirement) => asked === 'must' && deciding.has(term);
  const conditions = requirements.filter(decides);
  const { shown, more } = mostImportant(
    requirements.filter((one) => !decides(one)),
    most,
  );
  const first =
    conditions.length === 0 ? [] : [{ name: 'Mandatory license or language', members: conditions }];
  return { groups: [...first, ...insistenceGroups(shown)], more };
}

/** Nobody reads longer lists. */
const mostShown = 20;

/** The most important ones, of each group what is missing before what is met, in their order; and how many there are besides. */
function mostImportant(
  requirements: readonly Requirement[],
  most: number,
): {
  readonly shown: readonly Requirement[];
  readonly more: number;
} {
  const ranked = requirements.toSorted(
    (one, other) =>
      insistence(one) - insistence(other) || needs(one) - needs(other) || surenessOf(other) - surenessOf(one),
  );
  const chosen = new Set(ranked.slice(0, most));
  return {
    shown: requirements.filter((requirement) => chosen.has(requirement)),
    more: requirements.length - chosen.size,
  };
}

/** What is missing is what a person looks for; then what is met only in part. */
function needs(requirement: Requirement): number {
  return ['missing', 'in part', 'met'].indexOf(requirementStatus(requirement));
}

/** `and 9 more, see all with --all` */
function moreText(more: number): string {
  return `and ${more} more, see all with --all`;
}

function surenessOf({ probability = 1 }: Requirement): number {
  return probability;
}

function isRequired(requirement: Requirement): boolean {
  return requirement.class === 'must' && surenessOf(requirement) >= surelyRequired;
}

export interface RequirementGroup {
  readonly name: string;
  readonly members: readonly Requirement[];
}

const groupNames = ['Required', 'Probably required', 'Nice to have', 'Tasks', 'Soft skills'] as const;

/** The place of its group in {@link groupNames}. */
function insistence(requirement: Requirement): number {
  return isRequired(requirement) ? 0 : weights[requirement.class] + 1;
}

/** Requirements under the names of their groups, in the order of the posting; no group is empty. */
function insistenceGroups(requirements: readonly Requirement[]): readonly RequirementGroup[] {
  return groupNames
    .map((name, place) => ({ name, members: requirements.filter((one) => insistence(one) === place) }))
    .filter(({ members }) => members.length > 0);
}

/** The best place, why it is not enough or how it is spelled there, and how many more there are. */
function shownBy({ state, evidence }: Requirement): string {
  const [best] = evidence;
  if (!best) return '';
  if (best.note !== undefined) return best.note;
  const more = new Set(evidence.map(({ path }) => path)).size - 1;
  const place = `${placeName(best.path)}${more > 0 ? ` +${more}` : ''}`;
  if (state === 'listed_only') return `only ${place}`;
  return state === 'alias_only' ? `${place}, as "${best.quote}"` : place;
}

/** All but the best one, which stands beside the requirement. */
function otherProofs({ evidence }: Requirement): readonly string[] {
  return evidence.slice(1).map(({ path, quote }) => `also ${placeName(path)}: "${quote}"`);
}

function plainRows(requirement: Requirement, closest: Evidence | undefined, all: boolean): string[][] {
  const { id, term, state, evidence } = requirement;
  const best = evidence[0]?.path ?? '';
  const nearest = evidence.length === 0 && state !== 'aspirational' && closest ? [closest] : [];
  return [
    ['requirement', requirementStatus(requirement), term, classNames[requirement.class], best, state, id],
    ...(all ? evidence : []).map(({ path, quote }) => ['evidence', id, path, quote]),
    ...nearest.map(({ path, quote }) => ['near', id, path, quote]),
  ];
}

/** How each is marked, wherever it is shown. */
const statusMarks = { met: 'good', 'in part': 'partly', missing: 'bad' } as const;

/** Requirements of one status, what is asked for without exception first. */
export function requirementsThatAre(
  requirements: readonly Requirement[],
  status: RequirementStatus,
): readonly Requirement[] {
  return byWeight(requirements.filter((requirement) => requirementStatus(requirement) === status));
}

const weights: Readonly<Record<RequirementClass, number>> = { must: 0, nice: 1, responsibility: 2, soft: 3 };

/** What is required comes first; else the order of the posting. */
export function byWeight<Asked extends { readonly class: RequirementClass }>(
  asked: readonly Asked[],
): readonly Asked[] {
  return asked.toSorted((one, other) => weights[one.class] - weights[other.class]);
}

/** `7 met, 2 in part, 3 missing` */
export function tally({ requirements }: { readonly requirements: readonly Requirement[] }): string {
  const count = (status: RequirementStatus) => requirementsThatAre(requirements, status).length;
  return `${count('met')} met, ${count('in part')} in part, ${count('missing')} missing`;
}

/** What is missing, as questions: only the person knows the answers. */
export function gapsText(gaps: readonly Gap[], style: TerminalStyle): Promise<string> | string {
  if (!style.isTerminal) {
    return table(style, { head: [], rows: gaps.flatMap(gapRows) });
  }
  return byWeight(gaps)
    .map((gap) =>
      wrap(`${gap.term} (${classNames[gap.class]}): ${gap.question}`, style.columns, '    ').replace(
        /^ {4}/,
        '  ? ',
      ),
    )
    .join('');
}

/** `gap`, its class, what is asked for, the question and the id of the requirement. */
export function gapRow({ requirement, class: asked, term, question }: Omit<Gap, 'near'>): string[] {
  return ['gap', asked, term, question, requirement];
}

function gapRows(gap: Gap): string[][] {
  const { requirement, near } = gap;
  return [gapRow(gap), ...near.map(({ path, quote }) => ['near', requirement, path, quote])];
}
