import type { Report } from '../../contract/report.ts';
import type { Component, Deduction, Score } from '../../contract/score.ts';
import { componentLabels } from '../../contract/score-texts.ts';
import { noRequirementsFound } from '../../contract/warning-codes.ts';
import { english } from '../../messages/report/english.ts';
import type { ReportMessages } from '../../messages/report/report-messages.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { isNarrow, shortened, wrap } from '../terminal/terminal-text.ts';
import { type Extent, requirementsText, tally } from './requirements-text.ts';

/** A score with its parts; in a pipe, rows whose first column names their kind. */
export async function scoreText(score: Score, style: TerminalStyle, extent: Extent): Promise<string> {
  const components = isUnderstood(score) ? await partsText(score.components, sumOfScore(score), style) : '';
  // Beside notes in the language of the resume. Loaded late, because other commands share this file.
  const { reportMessagesFor, writtenOfScore } = await import('../../messages/report/report-messages-for.ts');
  const words = reportMessagesFor(writtenOfScore(score));
  const requirements = await requirementsText(score, style, extent, words);
  if (!style.isTerminal)
    return (await table(style, { head: [], rows: plainRows(score) })) + components + requirements;
  const { bold, dim } = style.ink;
  const limit = `${score.band} ${dim(`(${ceilingText(score.ceiling)})`)}`;
  const line = `${bold('Score:')} ${bold(String(score.ats_score))} of 100, ${limit}`;
  const parts = [
    ...(isUnderstood(score) ? [`${wrap(line, style.columns)}\n${components}`] : []),
    ...(requirements === ''
      ? []
      : [`${bold('What the posting asks for:')} ${tally(score)}\n\n${requirements}`]),
    ...score.warnings.map(({ message }) => wrap(message, style.columns)),
  ];
  return parts.join('\n');
}

/** True if the posting has requirements, without which there is no score. */
export function isUnderstood({ warnings }: Pick<Score, 'warnings'>): boolean {
  return warnings.every(({ code }) => code !== noRequirementsFound);
}

function plainRows(score: Score): string[][] {
  return [
    ...(isUnderstood(score)
      ? [
          ['score', String(score.ats_score)],
          ['band', score.band ?? ''],
          ['ceiling', String(score.ceiling)],
        ]
      : []),
    ...score.warnings.map(({ code, message }) => ['warning', code, message]),
  ];
}

/** `41 → 73 of 100 (best possible with this resume: 78)` */
export function scoreLine({ before, after, ceiling }: Report['score'], { ink }: TerminalStyle): string {
  const limit = `(${ceilingText(ceiling)})`;
  return `${before} → ${ink.bold(String(after))} of 100 ${ink.dim(limit)}`;
}

/** `best possible with this resume: 78` */
export function ceilingText(ceiling: number): string {
  return `best possible with this resume: ${ceiling}`;
}

/** The parts, deductions and total as a sum; in a pipe, rows. */
export async function partsText(
  components: readonly Component[],
  sum: ScoreSum | null,
  style: TerminalStyle,
): Promise<string> {
  if (!style.isTerminal)
    return table(style, { head: [], rows: [...sumRows(sum), ...components.map(plainRow)] });
  if (!sum) return earlierParts(components, style);
  const { bold, dim } = style.ink;
  // Narrow terminals have no room for the points before; the score line shows them.
  const shown = (points: Points) => pointsText(isNarrow(style) ? { after: points.after } : points);
  const { dials: labels } = english.score;
  const meaning = (dial: keyof typeof labels) => (isNarrow(style) ? '' : dim(`: ${labels[dial].meaning}`));
  const dials = (['fit', 'presentation'] as const).flatMap((dial): Row[] => [
    [bold(`  ${labels[dial].name}`) + meaning(dial), '', `${shown(sum[dial])} of ${sum[dial].of}`],
    ...partsOf(components, dial).map((part): Row => partRow(part, style)),
  ]);
  const less = sum.deductions.map(
    (deduction): Row => [`  ${shortened(deduction.reason, reasonLength)}`, '', `-${shown(deduction)}`],
  );
  const sums = await numbersAligned(
    [...dials, ...less, [bold('  Score'), '', `${shown(sum.score)} of 100`]],
    style,
  );
  return sums + reasonsText(components, style);
}

/** `readable by machines: counts only 0% until more requirements are met, …` */
function reasonsText(components: readonly Component[], { columns, ink }: TerminalStyle): string {
  const lines = components.flatMap(({ id, reason }) =>
    reason === undefined ? [] : [ink.dim(wrap(`${componentLabels[id]}: ${reason}`, columns, '    '))],
  );
  return lines.join('');
}

/** As long as the labels of the parts. */
const reasonLength = 25;

type Row = readonly [label: string, bar: string, points: string];

function partRow(part: Component, style: TerminalStyle): Row {
  return [`    ${componentLabels[part.id]}`, bar(part.value, style), `${part.earned ?? 0} of ${part.points}`];
}

/** Aligns the numbers before "of". */
function numbersAligned(rows: readonly Row[], style: TerminalStyle): Promise<string> {
  const cut = rows.map(([, , points]) => {
    const place = points.lastIndexOf(' of ');
    return place === -1 ? ([points, ''] as const) : ([points.slice(0, place), points.slice(place)] as const);
  });
  const width = Math.max(...cut.map(([number]) => number.length));
  return table(style, {
    head: [],
    rows: rows.map(([label, drawn], place) => {
      const [number = '', rest = ''] = cut[place] ?? [];
      return [label, ...(isNarrow(style) ? [] : [drawn]), number.padStart(width) + rest];
    }),
  });
}

/** The parts of a score of earlier versions, which do not add up. */
async function earlierParts(components: readonly Component[], style: TerminalStyle): Promise<string> {
  const asked = components.filter(({ applicable }) => applicable);
  const narrow = isNarrow(style);
  const rows = asked.map(({ id, points, value }) => [
    `  ${componentLabels[id]}`,
    bar(value, style),
    ...(narrow ? [] : [`${(points * value).toFixed(1)} of ${points.toFixed(1)}`]),
  ]);
  return (await table(style, { head: [], rows })) + wrap(togetherText(asked, english), style.columns, '  ');
}

const barLength = { wide: 20, narrow: 10 };

function bar(value: number, style: TerminalStyle): string {
  const length = isNarrow(style) ? barLength.narrow : barLength.wide;
  const filled = Math.round(value * length);
  return style.ink.good('█'.repeat(filled)) + style.ink.dim('░'.repeat(length - filled));
}

/** `fit 52 75`; in a report `fit 52 52 75`, with before and after. */
export function sumRows(sum: ScoreSum | null): string[][] {
  if (!sum) return [];
  const cells = ({ before, after }: Points) => [...(before === undefined ? [] : [before]), after].map(String);
  return [
    ...(['fit', 'presentation'] as const).map((dial) => [dial, ...cells(sum[dial]), String(sum[dial].of)]),
    ...sum.deductions.map((deduction) => ['deduction', ...cells(deduction), deduction.reason]),
  ];
}

function plainRow({ id, points, value, applicable, earned, dial, reason }: Component): string[] {
  const counted = earned === undefined || dial === undefined ? [] : [String(earned), dial];
  return [
    'component',
    ...[id, String(points), String(value), applicable ? 'asked' : 'not asked'],
    ...counted,
    ...(reason === undefined ? [] : [reason]),
  ];
}

/* The terms of a score, ready to show. The formula gives whole points, so nothing is rounded. */

/** Points of one resume, or of the base and the tailored resume. */
interface Points {
  readonly before?: number;
  readonly after: number;
}

export interface DialPoints extends Points {
  readonly of: number;
}

export interface ScoreSum {
  readonly fit: DialPoints;
  readonly presentation: DialPoints;
  readonly deductions: readonly (Points & { readonly reason: string })[];
  readonly score: Points;
}

/** Null for scores of earlier versions, which are not the sum of their parts. */
export function sumOfScore(
  { dials, deductions = [], ats_score }: Score,
  words: ReportMessages = english,
): ScoreSum | null {
  if (!dials) return null;
  const { fit, presentation } = dials;
  return {
    fit: { after: fit.points, of: fit.of },
    presentation: { after: presentation.points, of: presentation.of },
    deductions: deductions.map((deduction) => ({
      after: deduction.points,
      reason: deductionReason(deduction, words),
    })),
    score: { after: ats_score },
  };
}

/** The sum of a report or preview. */
export function sumOfMove(
  { fit, presentation, deductions = [], before, after }: Report['score'],
  words: ReportMessages = english,
): ScoreSum | null {
  if (!(fit && presentation)) return null;
  return {
    fit,
    presentation,
    deductions: deductions.map((deduction) => ({
      ...{ before: deduction.before, after: deduction.after },
      reason: deductionReason(deduction, words),
    })),
    score: { before, after },
  };
}

function deductionReason(
  { code, terms }: Pick<Deduction, 'code' | 'terms'>,
  { score, comma }: ReportMessages,
): string {
  return score.deductions[code](terms.join(comma));
}

/** `14 → 19`, or `14` without a difference. */
export function pointsText({ before, after }: Points): string {
  return before === undefined || before === after ? String(after) : `${before} → ${after}`;
}

/** `Fit 52 of 75 + Presentation 14 → 19 of 25 - 2 (without RN license)` */
export function sumText({ fit, presentation, deductions }: ScoreSum): string {
  const dials = [
    `Fit ${pointsText(fit)} of ${fit.of}`,
    `Presentation ${pointsText(presentation)} of ${presentation.of}`,
  ];
  const less = deductions.map((deduction) => ` - ${pointsText(deduction)} (${deduction.reason})`);
  return dials.join(' + ') + less.join('');
}

/** The parts of one dial that apply to the posting. */
export function partsOf(
  components: readonly Component[],
  dial: NonNullable<Component['dial']>,
): readonly Component[] {
  return components.filter((component) => component.dial === dial && component.applicable);
}

/** Explains scores of earlier versions, whose bars do not add up to the score. */
export function togetherText(asked: readonly Component[], { score: words }: ReportMessages): string {
  const most = asked.reduce((sum, { points }) => sum + points, 0);
  const reached = asked.reduce((sum, { points, value }) => sum + points * value, 0);
  return words.together(reached.toFixed(1), most.toFixed(1));
}
