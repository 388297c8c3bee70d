import { isJsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { OutlineReading } from './outline-reading.ts';
import { readByModels } from './read-by-models.ts';
import { readByRules } from './read-by-rules.ts';
import { readTwoWays } from './read-two-ways.ts';
import type { SourceLine } from './source-line.ts';

/**
 * Makes a JSON Resume of a resume's lines. Rules read best what is set as most resumes are, models that learned from real
 * resumes what is set otherwise: the reading that leaves less open is taken, the rules' where both do as well.
 */
export function readOutline(lines: readonly SourceLine[]): OutlineReading {
  const ruled = readByRules(lines);
  if (lines.length > mostLinesForModels) return ruled;
  const learned = readByModels(lines);
  const [taken, other] = fillOf(learned) > fillOf(ruled) + 1 ? [learned, ruled] : [ruled, learned];
  return { ...taken, notes: [...readTwoWays(taken.source, other.source), ...taken.notes] };
}

/** Four times as many as the longest resume had that the models learned from. */
const mostLinesForModels = 1000;

const wanted = {
  work: [['name'], ['position'], ['startDate', 'endDate', 'date']],
  education: [['institution'], ['studyType', 'area'], ['startDate', 'endDate', 'date']],
} as const;

/** How many of the fields that jobs and schools have are there, less those that are missing and lines that went nowhere. */
function fillOf({ source, notes }: OutlineReading): number {
  let fill = -notes.filter(({ kind }) => kind === 'unplaced').length;
  for (const [list, fields] of Object.entries(wanted)) {
    const entries = ownValue(source, list);
    for (const entry of Array.isArray(entries) ? entries.filter(isJsonObject) : []) {
      for (const keys of fields) {
        fill += keys.some((key) => typeof entry[key] === 'string' && entry[key] !== '') ? 1 : -1;
      }
    }
  }
  return fill;
}
