import type { Client } from '../../client/client.ts';
import { componentLabels } from '../../contract/component-labels.ts';
import type { Score } from '../../contract/score.ts';
import { dialLabels } from '../report/score-sum.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { wrap } from '../terminal-text.ts';
import { UsageError } from '../usage-error.ts';
import type { Judged, PlacedRank } from './rank-in-calls.ts';
import { type PlacedPosting, sentPosting } from './read-postings.ts';

type Row = PlacedRank['data'][number];

/** Two postings of an order with their scores, the upper one first. */
export interface ExplainedOrder {
  readonly object: 'rank.explanation';
  readonly above: ExplainedPosting;
  readonly below: ExplainedPosting;
}

interface ExplainedPosting {
  /** From 1. */
  readonly rank: number;
  readonly place: string;
  readonly position: string | null;
  readonly score: Score;
}

/** @throws UsageError when there are not two, or one is not in the order */
export async function explainOrder(
  client: Client,
  { data }: PlacedRank,
  postings: readonly PlacedPosting[],
  names: readonly string[],
  { resume }: Judged,
): Promise<ExplainedOrder> {
  const [one, other] = names.map((name) => rowNamed(data, name));
  if (one === undefined || other === undefined || one === other || names.length !== 2) {
    throw new UsageError('--explain takes two postings, by rank or by file: --explain 1 3');
  }
  const explained = async (row: Row): Promise<ExplainedPosting> => {
    const posting = postings[row.index];
    if (posting === undefined) throw new Error('A row of the order is of one of its postings.');
    const request = { ...sentPosting(posting), ...(resume && { resume }) };
    const score = await client.resumes.score(request, row.base === undefined ? {} : { base: row.base });
    return { rank: data.indexOf(row) + 1, place: row.place, position: row.position, score };
  };
  const [above, below] = data.indexOf(one) < data.indexOf(other) ? [one, other] : [other, one];
  return { object: 'rank.explanation', above: await explained(above), below: await explained(below) };
}

function rowNamed(data: readonly Row[], name: string): Row {
  const found = /^\d+$/.test(name) ? data[Number(name) - 1] : data.find(({ place }) => place === name);
  if (found !== undefined) return found;
  throw new UsageError(`--explain: there is no posting ${name}; there are ${data.length}, numbered from 1`);
}

/** Part by part what the upper one has more, largest difference first; in a pipe a row for each part. */
export async function explainedText({ above, below }: ExplainedOrder, style: TerminalStyle): Promise<string> {
  const parts = above.score.components.map(({ id, dial, points, earned = 0 }) => {
    const other = below.score.components.find((component) => component.id === id);
    const lower = { earned: other?.earned ?? 0, points: other?.points ?? 0 };
    return { id, dial, upper: { earned, points }, lower, difference: earned - lower.earned };
  });
  const counted = parts
    .filter(({ upper, lower }) => upper.points + lower.points > 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const total = above.score.ats_score - below.score.ats_score;
  const cells = counted.map(({ id, dial, upper, lower, difference }) => ({
    name: style.isTerminal ? `${componentLabels[id]} (${dial && dialLabels[dial].name.toLowerCase()})` : id,
    numbers: [ofPoints(upper), ofPoints(lower), signed(difference)],
  }));
  const less = [...(above.score.deductions ?? []), ...(below.score.deductions ?? [])].length > 0;
  const rows = [
    ...cells.map(({ name, numbers }) => [name, ...numbers]),
    ...(less ? [deductionRow(above.score, below.score)] : []),
    ['score', String(above.score.ats_score), String(below.score.ats_score), signed(total)],
  ];
  if (!style.isTerminal) return table(style, { head: [], rows });
  const head = ['', `${above.rank}`, `${below.rank}`, 'difference'];
  const missing = [above, below].map(
    ({ rank, score }) => `${rank} asks for what your resume does not show: ${missingIn(score) || 'nothing'}`,
  );
  return [
    wrap(`${titleOf(above)} ranks above ${titleOf(below)}: ${reasonFor(total)}`, style.columns),
    '\n',
    await table(style, { head, rows }),
    '\n',
    ...missing.map((line) => wrap(line, style.columns)),
  ].join('');
}

function titleOf({ rank, position, place }: ExplainedPosting): string {
  return `${rank} (${position ?? place})`;
}

function reasonFor(total: number): string {
  if (total === 0) return 'the scores are equal; a hash of the text keeps the order stable';
  return `${total} ${total === 1 ? 'point' : 'points'} more`;
}

function ofPoints({ earned, points }: { readonly earned: number; readonly points: number }): string {
  return points === 0 ? 'not asked' : `${earned} of ${points}`;
}

function deductionRow(above: Score, below: Score): string[] {
  const pointsOf = ({ deductions = [] }: Score) => deductions.reduce((sum, { points }) => sum + points, 0);
  const difference = pointsOf(below) - pointsOf(above);
  return ['deducted', `-${pointsOf(above)}`, `-${pointsOf(below)}`, signed(difference)];
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

function missingIn({ requirements }: Score): string {
  const missing = requirements.filter(
    ({ class: asked, state }) => asked === 'must' && (state === 'missing' || state === 'aspirational'),
  );
  return missing.map(({ term }) => term).join(', ');
}
