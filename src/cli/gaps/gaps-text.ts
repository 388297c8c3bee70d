import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { wrap } from '../terminal-text.ts';
import type { PlacedGaps } from './gaps-in-calls.ts';

/** So many are shown on a terminal, and of each so many postings. */
const mostGaps = 20;
const mostPlaces = 3;

/** In a pipe each gap has a row of its own. */
export async function gapsText({ data, postings }: PlacedGaps, style: TerminalStyle): Promise<string> {
  if (!style.isTerminal) return table(style, { head: [], rows: data.map(plainRow) });
  if (data.length === 0) return `Your resume shows everything required in ${countedPostings(postings)}.\n`;
  const shown = data.slice(0, mostGaps);
  const more = data.length - shown.length;
  const indent = '  ';
  const text = shown.map(({ term, points, postings: asking }) => {
    const facts = `in ${asking.length} of ${countedPostings(postings)}, ${gain(points)}`;
    const places = asking.map(({ place }) => place);
    const listed = places.slice(0, mostPlaces).join(', ');
    const others = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
    const head = wrap(`${term}: ${facts}`, style.columns, indent).slice(indent.length).trimEnd();
    return `${head}\n${wrap(`${listed}${others}`, style.columns, indent)}`;
  });
  return `${text.join('\n')}${more > 0 ? `\nAnd ${more} more, see all with --json.\n` : ''}`;
}

function gain(points: number): string {
  if (points === 0) return 'no points alone';
  return `${points} ${points === 1 ? 'point' : 'points'} in all`;
}

function countedPostings(count: number): string {
  return `${count} ${count === 1 ? 'posting' : 'postings'}`;
}

function plainRow({ term, points, postings }: PlacedGaps['data'][number]): string[] {
  return [`${points}`, `${postings.length}`, term, postings.map(({ place }) => place).join('; ')];
}
