import { dateFields, datesInText } from '../recognize/dates-in-text.ts';
import { type OutlineKey, sectionOf } from '../recognize/section-headings.ts';
import type { SourceLine } from '../source-line.ts';

/*
 * Some programs write headings that are drawn in boxes before all texts, so the last one would cover everything
 * that follows. The lines show where the jobs begin and which paragraph is the summary.
 */

/** Two consecutive headings may mean an empty section. */
const minHeadings = 3;
/** In UTF-16 units; a shorter line is a name, a title or contact data. */
const minProseLength = 60;

/** Moves the headings of jobs and summary from the pile to the lines that they belong to. */
export function withSeparatePiledHeadings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const piled = pileIn(lines);
  const headingOf = (key: OutlineKey) => piled.find(({ text }) => sectionOf(text) === key);
  const work = headingOf('work');
  const last = piled.at(-1);
  if (work === undefined || last === undefined) return lines;
  const below = lines.slice(lines.indexOf(last) + 1);
  const end = below.findIndex((line) => keyOf(line) !== null);
  const own = end < 0 ? below : below.slice(0, end);
  const firstJob = own.find(hasPeriod);
  if (firstJob === undefined) return lines;
  const prose = own.slice(0, own.indexOf(firstJob)).find(({ text }) => text.length >= minProseLength);
  return lines
    .filter((line) => !piled.includes(line))
    .flatMap((line) => {
      if (line === firstJob) return [work, line];
      const summary = line === prose ? headingOf('summary') : undefined;
      return summary === undefined ? [line] : [summary, line];
    });
}

/** The first headings of different sections with no text between them. */
function pileIn(lines: readonly SourceLine[]): readonly SourceLine[] {
  let pile: SourceLine[] = [];
  for (const line of lines) {
    if (line.style === 'running') continue;
    if (keyOf(line) !== null) pile.push(line);
    else if (isPile(pile)) return pile;
    else pile = [];
  }
  return [];
}

function isPile(pile: readonly SourceLine[]): boolean {
  return pile.length >= minHeadings && new Set(pile.map(keyOf)).size === pile.length;
}

function keyOf({ text, aside, style }: SourceLine): OutlineKey | null {
  return aside === '' && style !== 'bullet' && style !== 'running' ? sectionOf(text) : null;
}

function hasPeriod({ text, aside }: SourceLine): boolean {
  return [text, aside].some((part) => dateFields(datesInText(part).date).startDate !== undefined);
}
