import { ceilingText } from '../report/score-text.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { wrap } from '../terminal-text.ts';
import type { PlacedRank } from './rank-in-calls.ts';

type Row = PlacedRank['data'][number];

/** So many missing terms are named on a terminal. */
const mostTerms = 6;

/** Postings with nearly the same text stand with the first of them. In a pipe each has a row of its own. */
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
    ...(row.missing.length > 0 ? [`missing: ${listed(row.missing)}`] : []),
    ...(row.knockouts.length > 0 ? [`not met: ${row.knockouts.map(({ term }) => term).join(', ')}`] : []),
    ...(isChosen ? [`base resume: ${row.base}`] : []),
    ...(target === row.place ? [] : [row.place]),
    ...(others.length > 0 ? [`also posted as: ${others.join(', ')}`] : []),
  ];
  const head = wrap(`${score}: ${target}`, columns, indent).slice(indent.length);
  return `${number}  ${ink.bold(head.trimEnd())}\n${lines.map((line) => wrap(line, columns, indent)).join('')}`;
}

function listed(terms: readonly string[]): string {
  const more = terms.length - mostTerms;
  return more > 1 ? `${terms.slice(0, mostTerms).join(', ')} and ${more} more` : terms.join(', ');
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
