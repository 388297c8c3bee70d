import type { Client } from '../../client/client.ts';
import { bestFirst, callsOf, maxPostingsPerCall } from '../../client/posting-calls.ts';
import { bestBase } from '../../contract/base-names.ts';
import type { Rank, RankedPosting } from '../../contract/rank.ts';
import type { Score } from '../../contract/score.ts';
import { componentLabels, ofPoints } from '../../contract/score-texts.ts';
import { english } from '../../messages/report/english.ts';
import { nearDuplicates } from '../../text/compare/near-duplicates.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { listed } from '../../values/strings.ts';
import { waitAtRateLimit } from '../connection/wait-at-rate-limit.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Progress } from '../progress.ts';
import { ceilingText } from '../report/score-text.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { counted, wrap } from '../terminal/terminal-text.ts';
import { type PlacedPosting, sentPosting } from './read-postings.ts';

/** The resume to rank for: one sent along, or a stored one by name. */
interface Judged {
  readonly resume?: JsonObject;
  readonly base?: string;
}

export interface PlacedRank extends Omit<Rank, 'data'> {
  readonly data: readonly (RankedPosting & { readonly place: string })[];
}

/** Ranks all postings over as many calls as needed: by score, then by the hash of the text. */
export async function rankInCalls(
  context: Context,
  client: Client,
  postings: readonly PlacedPosting[],
  { resume, base }: Judged,
  progress: Progress,
): Promise<PlacedRank> {
  const rows: RankedPosting[] = [];
  let version = '';
  for (const call of callsOf(postings, maxPostingsPerCall(await countTriedBases(client, base)))) {
    const request = { postings: call.map(({ posting }) => sentPosting(posting)), ...(resume && { resume }) };
    const rank = await waitAtRateLimit(
      () => client.postings.rank(request, base === undefined ? {} : { base }),
      context,
    );
    version = rank.version;
    for (const row of rank.data) rows.push({ ...row, index: call[row.index]?.index ?? row.index });
    progress.say(`${rows.length} of ${postings.length}`);
  }
  const inOrder = rows.toSorted(bestFirst);
  const same = nearDuplicates(inOrder.map(({ index }) => postings[index]?.text ?? ''));
  return {
    object: 'rank',
    version,
    data: inOrder.map((row, at) => ({
      ...row,
      same_as: inOrder[same[at] ?? -1]?.index ?? null,
      place: postings[row.index]?.place ?? '',
    })),
  };
}

/** The number of base resumes scored for each posting. */
async function countTriedBases(client: Client, base: string | undefined): Promise<number> {
  if (base !== bestBase) return 1;
  const { data } = await client.baseResume.list();
  return data.length;
}

type Row = PlacedRank['data'][number];

/** Two ranked postings with their scores, the higher one first. */
export interface ExplainedOrder {
  readonly object: 'rank.explanation';
  readonly above: ExplainedPosting;
  readonly below: ExplainedPosting;
}

interface ExplainedPosting {
  /** Counted from 1. */
  readonly rank: number;
  readonly place: string;
  readonly position: string | null;
  readonly score: Score;
}

/** @throws UsageError unless two ranked postings are named */
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
    if (posting === undefined) throw new Error('The ranking has a row for a posting that was not sent.');
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

/** The parts that differ, largest difference first; in a pipe one row per part. */
export async function explainedText({ above, below }: ExplainedOrder, style: TerminalStyle): Promise<string> {
  const parts = above.score.components.map(({ id, dial, points, earned = 0 }) => {
    const other = below.score.components.find((component) => component.id === id);
    const lower = { earned: other?.earned ?? 0, points: other?.points ?? 0 };
    return { id, dial, upper: { earned, points }, lower, difference: earned - lower.earned };
  });
  const shownParts = parts
    .filter(({ upper, lower }) => upper.points + lower.points > 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const total = above.score.ats_score - below.score.ats_score;
  const cells = shownParts.map(({ id, dial, upper, lower, difference }) => ({
    name: style.isTerminal
      ? `${componentLabels[id]} (${dial && english.score.dials[dial].name.toLowerCase()})`
      : id,
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
  return `${counted(total, 'point')} more`;
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

/** Missing terms named on a terminal. */
const maxTerms = 6;

/** Groups postings with nearly the same text; in a pipe each is a row. */
export async function rankText({ data }: PlacedRank, style: TerminalStyle): Promise<string> {
  if (!style.isTerminal) return table(style, { head: [], rows: plainRows(data) });
  const firsts = data.filter(({ same_as }) => same_as === null);
  const width = String(firsts.length).length;
  const isChosen = new Set(data.map(({ base }) => base)).size > 1;
  return firsts
    .map((row, at) => {
      const others = data.filter(({ same_as }) => same_as === row.index).map(({ place }) => place);
      return rowText(row, others, `${at + 1}`.padStart(width), style, isChosen);
    })
    .join('\n');
}

function rowText(
  row: Row,
  others: readonly string[],
  number: string,
  { ink, columns }: TerminalStyle,
  isChosen: boolean,
): string {
  const indent = ' '.repeat(number.length + 2);
  const target = [row.position, row.company_name].filter((part) => part !== null).join(' at ') || row.place;
  const isScored = row.band !== null;
  const score = isScored ? `${row.ats_score} of 100` : 'no score';
  const lines = [
    isScored ? ceilingText(row.ceiling) : row.reasons.join('; '),
    ...(row.missing.length > 0 ? [`missing: ${listed(row.missing, maxTerms)}`] : []),
    ...(row.knockouts.length > 0 ? [`not met: ${row.knockouts.map(({ term }) => term).join(', ')}`] : []),
    ...(isChosen ? [`base resume: ${row.base}`] : []),
    ...(target === row.place ? [] : [row.place]),
    ...(others.length > 0 ? [`also posted as: ${others.join(', ')}`] : []),
  ];
  const head = wrap(`${score}: ${target}`, columns, indent).slice(indent.length);
  return `${number}  ${ink.bold(head.trimEnd())}\n${lines.map((line) => wrap(line, columns, indent)).join('')}`;
}

function plainRows(data: readonly Row[]): string[][] {
  return data.map((row, at) => [
    `${at + 1}`,
    row.band === null ? '' : `${row.ats_score}`,
    row.band === null ? '' : `${row.ceiling}`,
    row.place,
    row.position ?? '',
    row.company_name ?? '',
    row.missing.join('; '),
    row.knockouts.map(({ term }) => term).join('; '),
    data.find(({ index }) => index === row.same_as)?.place ?? '',
    row.base ?? '',
  ]);
}
