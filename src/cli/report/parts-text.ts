import { componentLabels } from '../../contract/component-labels.ts';
import type { Component } from '../../contract/score.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { isNarrow, shortened, wrap } from '../terminal-text.ts';
import { dialLabels, type Points, partsOf, pointsText, type ScoreSum, togetherText } from './score-sum.ts';

/** The dials with their parts, what is taken off, and the score under them: a sum to be checked; in a pipe, rows. */
export async function partsText(
  components: readonly Component[],
  sum: ScoreSum | null,
  style: TerminalStyle,
): Promise<string> {
  if (!style.isTerminal)
    return table(style, { head: [], rows: [...sumRows(sum), ...components.map(plainRow)] });
  if (!sum) return earlierParts(components, style);
  const { bold, dim } = style.ink;
  // On a narrow terminal there is no room for what was before; the line above has it.
  const shown = (points: Points) => pointsText(isNarrow(style) ? { after: points.after } : points);
  const meaning = (dial: keyof typeof dialLabels) =>
    isNarrow(style) ? '' : dim(`: ${dialLabels[dial].meaning}`);
  const dials = (['fit', 'presentation'] as const).flatMap((dial): Row[] => [
    [bold(`  ${dialLabels[dial].name}`) + meaning(dial), '', `${shown(sum[dial])} of ${sum[dial].of}`],
    ...partsOf(components, dial).map((part): Row => partRow(part, style)),
  ]);
  const less = sum.deductions.map(
    (deduction): Row => [`  ${shortened(deduction.reason, reasonLength)}`, '', `-${shown(deduction)}`],
  );
  return numbersAligned([...dials, ...less, [bold('  Score'), '', `${shown(sum.score)} of 100`]], style);
}

/** As long as the labels of the parts. */
const reasonLength = 25;

type Row = readonly [label: string, bar: string, points: string];

function partRow(part: Component, style: TerminalStyle): Row {
  return [`    ${componentLabels[part.id]}`, bar(part.value, style), `${part.earned ?? 0} of ${part.points}`];
}

/** The numbers before "of" stand under each other. */
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

/** Scores of earlier versions as they were shown. */
async function earlierParts(components: readonly Component[], style: TerminalStyle): Promise<string> {
  const asked = components.filter(({ applicable }) => applicable);
  const narrow = isNarrow(style);
  const rows = asked.map(({ id, points, value }) => [
    `  ${componentLabels[id]}`,
    bar(value, style),
    ...(narrow ? [] : [`${(points * value).toFixed(1)} of ${points.toFixed(1)}`]),
  ]);
  return (await table(style, { head: [], rows })) + wrap(togetherText(asked), style.columns, '  ');
}

const barLength = { wide: 20, narrow: 10 };

function bar(value: number, style: TerminalStyle): string {
  const length = isNarrow(style) ? barLength.narrow : barLength.wide;
  const filled = Math.round(value * length);
  return style.ink.good('█'.repeat(filled)) + style.ink.dim('░'.repeat(length - filled));
}

/** `fit 52 75`, of a report `fit 52 52 75`: before and after. */
export function sumRows(sum: ScoreSum | null): string[][] {
  if (!sum) return [];
  const cells = ({ before, after }: Points) => [...(before === undefined ? [] : [before]), after].map(String);
  return [
    ...(['fit', 'presentation'] as const).map((dial) => [dial, ...cells(sum[dial]), String(sum[dial].of)]),
    ...sum.deductions.map((deduction) => ['deduction', ...cells(deduction), deduction.reason]),
  ];
}

function plainRow({ id, points, value, applicable, earned, dial }: Component): string[] {
  const counted = earned === undefined || dial === undefined ? [] : [String(earned), dial];
  return [
    'component',
    ...[id, String(points), String(value), applicable ? 'asked' : 'not asked'],
    ...counted,
  ];
}
