import type { Gap, Report } from '../../contract/report.ts';
import type { Evidence, Knockout, Requirement, RequirementClass, Score } from '../../contract/score.ts';
import {
  classNames,
  isCounted,
  type RequirementStatus,
  requirementStatus,
  shownByDefault,
  surelyRequired,
} from '../../contract/score-texts.ts';
import { english } from '../../messages/report/english.ts';
import type { ReportMessages, RequirementGroupName } from '../../messages/report/report-messages.ts';
import { placeName } from '../../text/place-name.ts';
import { table } from '../terminal/table.ts';
import { marked, type TerminalStyle } from '../terminal/terminal-style.ts';
import { isNarrow, shortened, textWidth, wrap } from '../terminal/terminal-text.ts';

/** The fields of a score or report that show how it meets the posting. */
export type Answered = Pick<Score, 'requirements'> & Partial<Pick<Report, 'knockouts' | 'gaps'>>;

/** How much to show: all requirements, evidence and gaps with --all, on a terminal or in a pipe. */
export interface Extent {
  readonly all: boolean;
}

/** The default, enough for most readers. */
const usualExtent: Extent = { all: false };

/** One line per requirement with the places that meet it; in a pipe one row each. */
export async function requirementsText(
  answered: Answered,
  style: TerminalStyle,
  { all }: Extent = usualExtent,
): Promise<string> {
  const { requirements, knockouts = [] } = answered;
  const { groups, more } = requirementGroups(answered, { all });
  const closest = closestLines(answered);
  if (!style.isTerminal) {
    const members = groups.flatMap((group) => group.members);
    const rows = members.flatMap((requirement) => plainRows(requirement, closest.get(requirement.id), all));
    const rest = more === 0 ? [] : [['more', String(more)]];
    return table(style, { head: [], rows: [...knockouts.map(knockoutRow), ...rows, ...rest] });
  }
  if (requirements.length === 0) return '';
  const rows = groups.flatMap(({ name, members }) => [
    [`  ${style.ink.bold(english.requirements.groups[name])}`, '', ''],
    ...members.flatMap((requirement) => {
      const status = requirementStatus(requirement);
      const place = shownBy(requirement) || missingText(requirement, closest.get(requirement.id));
      return [
        [`  ${marked(statusMarks[status], status, style)}`, requirement.term, place],
        ...(all ? otherProofs(requirement) : []).map((proof) => ['', '', proof]),
      ];
    }),
  ]);
  const drawn = await table(style, { head: [], rows: cutToOneLine(rows, style) });
  return more === 0 ? drawn : drawn + wrap(moreText(more), style.columns, '  ');
}

/** Cuts each row to one line; narrow terminals get no places. */
function cutToOneLine(
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

/** The closest line of the resume for each missing requirement, if there is one. It does not count as evidence. */
export function closestLines({ requirements, gaps = [] }: Answered): ReadonlyMap<string, Evidence> {
  // Reports of earlier versions have them only in their gaps.
  const ofGaps = gaps.flatMap(({ requirement, near: [line] }) =>
    line ? [[requirement, line] as const] : [],
  );
  const own = requirements.flatMap(({ id, closest }) => (closest ? [[id, closest] as const] : []));
  return new Map([...ofGaps, ...own]);
}

/** The text for a missing requirement: a note if the resume only names it, or the closest line. */
function missingText({ state, closest }: Requirement, line: Evidence | undefined): string {
  if (state === 'aspirational') return english.requirements.namedOnly;
  if (closest?.note !== undefined) return `${placeName(closest.path)}, ${closest.note}`;
  return line === undefined ? '' : `closest: "${line.quote}", ${placeName(line.path)}`;
}

function knockoutRow({ type, term, met }: Knockout): string[] {
  return ['knockout', type, term, met ? 'met' : 'not met'];
}

/** Knock-outs first, then the most important other requirements by group (or all), and how many are left out. */
export function requirementGroups(
  { requirements, knockouts = [] }: Answered,
  { all }: Extent = usualExtent,
): {
  readonly groups: readonly RequirementGroup[];
  readonly more: number;
} {
  const deciding = new Set(knockouts.map(({ term }) => term));
  const decides = ({ class: asked, term }: Requirement) => asked === 'must' && deciding.has(term);
  const conditions = requirements.filter(decides);
  const { shown, more } = mostImportant(
    requirements.filter((one) => !decides(one)),
    all,
  );
  const first = conditions.length === 0 ? [] : [{ name: 'mandatory' as const, members: conditions }];
  return { groups: [...first, ...groupRequirements(shown)], more };
}

/** Longer lists are not read. */
const maxShown = 20;

/**
 * The most important of the probable requirements, missing ones of each group first, in posting order; and how many are
 * left out.
 */
function mostImportant(
  requirements: readonly Requirement[],
  all: boolean,
): {
  readonly shown: readonly Requirement[];
  readonly more: number;
} {
  if (all) return { shown: requirements, more: 0 };
  const ranked = [...shownByDefault(requirements)].sort(
    (one, other) =>
      groupIndex(one) - groupIndex(other) ||
      statusOrder(one) - statusOrder(other) ||
      surenessOf(other) - surenessOf(one),
  );
  const chosen = new Set(ranked.slice(0, maxShown));
  return {
    shown: requirements.filter((requirement) => chosen.has(requirement)),
    more: requirements.length - chosen.size,
  };
}

/** Missing requirements sort first, then those met in part. */
function statusOrder(requirement: Requirement): number {
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
  readonly name: RequirementGroupName;
  readonly members: readonly Requirement[];
}

const groupNames = ['required', 'probable', 'nice', 'tasks', 'soft'] as const;

/** The index of its group in {@link groupNames}. */
function groupIndex(requirement: Requirement): number {
  return isRequired(requirement) ? 0 : weights[requirement.class] + 1;
}

/** Requirements by group, in posting order, without empty groups. */
function groupRequirements(requirements: readonly Requirement[]): readonly RequirementGroup[] {
  return groupNames
    .map((name, place) => ({ name, members: requirements.filter((one) => groupIndex(one) === place) }))
    .filter(({ members }) => members.length > 0);
}

/** The best place, its note or spelling if relevant, and the number of other places. */
function shownBy({ state, evidence }: Requirement): string {
  const [best] = evidence;
  if (!best) return '';
  const isInPart = requirementStatus({ state }) === 'in part';
  if (best.note !== undefined) return isInPart ? `${placeName(best.path)}, ${best.note}` : best.note;
  const more = new Set(evidence.map(({ path }) => path)).size - 1;
  const place = `${placeName(best.path)}${more > 0 ? ` +${more}` : ''}`;
  // Reports of earlier versions have no note.
  if (isInPart) return `only ${place}`;
  return state === 'alias_only' ? `${place}, as "${best.quote}"` : place;
}

/** All evidence except the best, which is shown with the requirement. */
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

/** The mark of each status, wherever it is shown. */
const statusMarks = { met: 'good', 'in part': 'partly', missing: 'bad' } as const;

/** Requirements of one status that count, required ones first. */
export function requirementsThatAre(
  requirements: readonly Requirement[],
  status: RequirementStatus,
): readonly Requirement[] {
  return byWeight(requirements.filter((one) => isCounted(one) && requirementStatus(one) === status));
}

const weights: Readonly<Record<RequirementClass, number>> = { must: 0, nice: 1, responsibility: 2, soft: 3 };

/** Required ones first, then in posting order. */
export function byWeight<Asked extends { readonly class: RequirementClass }>(
  asked: readonly Asked[],
): readonly Asked[] {
  return asked.toSorted((one, other) => weights[one.class] - weights[other.class]);
}

/** `7 met, 2 in part, 3 missing` */
export function tally(
  { requirements }: { readonly requirements: readonly Requirement[] },
  words: ReportMessages = english,
): string {
  const count = (status: RequirementStatus) => requirementsThatAre(requirements, status).length;
  return words.requirements.tally(count('met'), count('in part'), count('missing'));
}

/** The gaps as questions to the person. */
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

/** The row of a gap: `gap`, class, term, question and requirement id. */
export function gapRow({ requirement, class: asked, term, question }: Omit<Gap, 'near'>): string[] {
  return ['gap', asked, term, question, requirement];
}

function gapRows(gap: Gap): string[][] {
  const { requirement, near } = gap;
  return [gapRow(gap), ...near.map(({ path, quote }) => ['near', requirement, path, quote])];
}
