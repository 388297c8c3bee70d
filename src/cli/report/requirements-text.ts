import type { Gap, Report } from '../../contract/report.ts';
import {
  classNames,
  isCounted,
  type RequirementStatus,
  requirementStatus,
  shownByDefault,
  surelyRequired,
} from '../../contract/requirement-status.ts';
import type { Evidence, Knockout, Requirement, RequirementClass, Score } from '../../contract/score.ts';
import { english } from '../../messages/report/english.ts';
import type { ReportMessages, RequirementGroupName } from '../../messages/report/report-messages.ts';
import { placeName } from '../../text/place-name.ts';
import { table } from '../terminal/table.ts';
import { marked, type TerminalStyle } from '../terminal/terminal-style.ts';
import { isNarrow, shortened, textWidth, wrap } from '../terminal/terminal-text.ts';
import { type BackgroundRow, backgroundRows, type ConditionRow, conditionRows } from './background-rows.ts';

/** The fields of a score or report that show how it meets the posting. */
export type Answered = Pick<Score, 'requirements'> &
  Partial<Pick<Report, 'knockouts' | 'gaps' | 'background'>>;

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
  words: ReportMessages = english,
): Promise<string> {
  const { requirements, knockouts = [] } = answered;
  const { groups, more } = requirementGroups(answered, { all });
  const closest = closestLines(answered);
  const background = backgroundRows(answered, words);
  const conditions = conditionRows(answered, words);
  if (!style.isTerminal) {
    const members = groups.flatMap((group) => group.members);
    const rows = members.flatMap((requirement) => plainRows(requirement, closest.get(requirement.id), all));
    const rest = more === 0 ? [] : [['more', String(more)]];
    return table(style, {
      head: [],
      rows: [
        ...knockouts.map(knockoutRow),
        ...rows,
        ...rest,
        ...background.map(plainBackground),
        ...conditions.map(plainCondition),
      ],
    });
  }
  if (requirements.length + background.length + conditions.length === 0) return '';
  const rowsOf = (requirement: Requirement): Row[] => {
    const status = requirementStatus(requirement);
    const sign = `  ${marked(statusMarks[status], words.requirements.statuses[status], style)}`;
    const missing = () => missingText(requirement, closest.get(requirement.id), words);
    const shown = shownBy(requirement, words) ?? missing() ?? noPlace;
    const others = all ? otherProofs(requirement, words) : [];
    return [
      { sign, term: requirement.term, shown },
      ...others.map((proof) => ({ sign: '', term: '', shown: proof })),
    ];
  };
  const chapter = (title: string, rows: readonly Row[]) => ({
    title: `  ${style.ink.bold(title)}\n`,
    rows,
  });
  const ofBackground =
    background.length === 0
      ? []
      : [
          chapter(
            words.requirements.background.title,
            background.map(({ status, ...row }) => ({
              sign: `  ${marked(statusMarks[status], words.requirements.statuses[status], style)}`,
              term: row.term,
              shown: backgroundShown(row, words),
            })),
          ),
        ];
  const ofGroups = groups.map(({ name, members }) =>
    chapter(words.requirements.groups[name], members.flatMap(rowsOf)),
  );
  const rooms = roomsFor(
    [...ofBackground, ...ofGroups].flatMap(({ rows }) => rows),
    style,
  );
  const fold = all ? wrapped : oneLine;
  const drawn = ({ title, rows }: ReturnType<typeof chapter>) =>
    title + rows.map((row) => rowText(fold(row, rooms), rooms)).join('');
  return [
    ...ofBackground.map(drawn),
    conditionsText(conditions, style, words),
    ...ofGroups.map(drawn),
    more === 0 ? '' : wrap(moreText(more), style.columns, '  '),
  ].join('');
}

interface Row {
  readonly sign: string;
  readonly term: string;
  readonly shown: Shown;
}

/** What is shown beside a requirement. */
interface Shown {
  readonly whole: string;
  /** Says the most important part in less room. */
  readonly brief?: string;
  /** A quote inside of both, which is cut before anything else. */
  readonly quote?: string;
}

const noPlace: Shown = { whole: '' };

/** The columns of signs, terms and what shows them; narrow terminals have none for the last. */
interface Rooms {
  readonly signs: number;
  readonly terms: number;
  readonly shown: number;
}

function roomsFor(rows: readonly Row[], style: TerminalStyle): Rooms {
  const signs = Math.max(...rows.map(({ sign }) => textWidth(sign)));
  const room = style.columns - signs - columnGap;
  if (isNarrow(style)) return { signs, terms: room, shown: 0 };
  const widest = Math.max(...rows.map(({ term }) => textWidth(term)));
  const terms = Math.min(widest, Math.floor((room - columnGap) / 2));
  return { signs, terms, shown: room - columnGap - terms };
}

/** The lines of each cell of a row. */
interface Cells {
  readonly sign: string;
  readonly terms: readonly string[];
  readonly shown: readonly string[];
}

/**
 * Cuts each row to one line; narrow terminals get no places. A long term takes up to half of the room of what is shown
 * beside it, because a piece of a requirement says less than a piece of a quote.
 */
function oneLine({ sign, term, shown }: Row, rooms: Rooms): Cells {
  const spare = shown.whole === '' ? rooms.shown : Math.floor(rooms.shown / 2);
  const more = Math.min(spare, Math.max(0, textWidth(term) - rooms.terms));
  return {
    sign,
    terms: [shortened(term, rooms.terms + more)],
    shown: [rooms.shown === 0 ? '' : fitted(shown, rooms.shown - more)],
  };
}

/** Wraps what does not fit under its beginning; on narrow terminals, places are under their terms. */
function wrapped({ sign, term, shown: { whole } }: Row, rooms: Rooms): Cells {
  const terms = linesOf(term, rooms.terms);
  if (rooms.shown > 0) return { sign, terms, shown: linesOf(whole, rooms.shown) };
  return { sign, terms: [...terms, ...linesOf(whole, rooms.terms, '  ')], shown: [] };
}

function linesOf(text: string, room: number, indent = ''): readonly string[] {
  return wrap(text, room, indent).trimEnd().split('\n');
}

function rowText({ sign, terms, shown }: Cells, rooms: Rooms): string {
  const height = Math.max(terms.length, shown.length);
  const lines = Array.from({ length: height }, (_, line) => {
    const cells = [line === 0 ? sign : '', terms[line] ?? '', shown[line] ?? ''] as const;
    return `${padded(cells[0], rooms.signs)}${padded(cells[1], rooms.terms)}${cells[2]}`.trimEnd();
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** The text with the spaces up to the next column. */
function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(width - textWidth(text), 0) + columnGap);
}

const columnGap = 2;

/** Shorter quotes say nothing. */
const minQuote = 12;

/** One line: the whole text, the brief one, the brief one with its quote cut, or as many words as fit. */
function fitted({ whole, brief = whole, quote = '' }: Shown, room: number): string {
  const fits = [whole, brief].find((text) => textWidth(text) <= room);
  if (fits !== undefined) return fits;
  const left = room - (textWidth(brief) - textWidth(quote));
  if (quote !== '' && left >= minQuote) return brief.replace(quote, () => shortened(quote, left));
  return shortened(brief, room);
}

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
function missingText(
  { state, closest }: Requirement,
  line: Evidence | undefined,
  words: ReportMessages,
): Shown | null {
  const { namedOnly, closest: label } = words.requirements;
  if (state === 'aspirational')
    return { whole: namedOnly, ...(words === english && { brief: 'only mentioned' }) };
  if (closest?.note !== undefined) return withReason(closest.path, closest.note, words);
  if (line === undefined) return null;
  const { quote, path } = line;
  const brief = `${label}${label.endsWith('：') ? '' : ' '}${quoted(quote, words)}`;
  return { whole: `${brief}${words.places.comma}${placeName(path, words.places)}`, brief, quote };
}

/** English keeps the straight marks of a terminal. */
function quoted(quote: string, { quotes: [open, close] }: ReportMessages): string {
  return open === english.quotes[0] ? `"${quote}"` : `${open}${quote}${close}`;
}

/** The place and why it is not enough; where there is no room for both, the reason, with its quotation cut. */
function withReason(path: string, reason: string, { places }: ReportMessages): Shown {
  const [quote] = /(?<=[“„«「])[^“”„«»「」]+(?=[”“»」])/.exec(reason) ?? [];
  return {
    whole: `${placeName(path, places)}${places.comma}${reason}`,
    brief: reason,
    ...(quote !== undefined && { quote }),
  };
}

/** What the resume shows, and the posting's words, which tell of what the years have to be. */
function backgroundShown(
  { shown, quote }: Pick<BackgroundRow, 'shown' | 'quote'>,
  words: ReportMessages,
): Shown {
  const ofPosting = words.labeled(words.requirements.background.posting, quoted(quote, words));
  const whole = `${shown}${words.semicolon}${ofPosting}`;
  return quote === '' ? { whole: shown } : { whole, brief: whole, quote };
}

function plainBackground({ kind, plain: [asked, shown], status, quote }: BackgroundRow): string[] {
  return [kind, asked, status, shown, quote];
}

/** The sentences of the posting, whole: they say how much is to be lifted, or which shifts. */
function conditionsText(
  conditions: readonly ConditionRow[],
  style: TerminalStyle,
  words: ReportMessages,
): string {
  if (conditions.length === 0) return '';
  const lines = conditions.map(({ name, quote }) =>
    wrap(words.labeled(name, quoted(quote, words)), style.columns, '    '),
  );
  return `  ${style.ink.bold(words.requirements.conditions.title)}\n${lines.join('')}`;
}

function plainCondition({ class: kind, quote }: ConditionRow): string[] {
  return ['condition', kind, quote];
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
function shownBy({ state, evidence }: Requirement, words: ReportMessages): Shown | null {
  const [best] = evidence;
  if (!best) return null;
  const isInPart = requirementStatus({ state }) === 'in part';
  if (best.note !== undefined)
    return isInPart ? withReason(best.path, best.note, words) : { whole: best.note };
  const more = new Set(evidence.map(({ path }) => path)).size - 1;
  const place = `${placeName(best.path, words.places)}${more > 0 ? ` +${more}` : ''}`;
  // Reports of earlier versions have no note.
  if (isInPart)
    return { whole: words === english ? `only ${place}` : words.labeled(place, words.requirements.limited) };
  if (state !== 'alias_only') return { whole: place };
  const said = quoted(best.quote, words);
  return {
    whole: words === english ? `${place}, as ${said}` : words.labeled(place, said),
    quote: best.quote,
  };
}

/** All evidence except the best, which is shown with the requirement. */
function otherProofs({ evidence }: Requirement, words: ReportMessages): readonly Shown[] {
  const also = words === english ? 'also ' : '';
  return evidence.slice(1).map(({ path, quote }) => ({
    whole: words.labeled(`${also}${placeName(path, words.places)}`, quoted(quote, words)),
  }));
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
export function gapsText(
  gaps: readonly Gap[],
  style: TerminalStyle,
  words: ReportMessages = english,
): Promise<string> | string {
  if (!style.isTerminal) {
    return table(style, { head: [], rows: gaps.flatMap(gapRows) });
  }
  return byWeight(gaps)
    .map((gap) =>
      wrap(
        words.labeled(`${gap.term} (${words.requirements.classes[gap.class]})`, gap.question),
        style.columns,
        '    ',
      ).replace(/^ {4}/, '  ? '),
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
