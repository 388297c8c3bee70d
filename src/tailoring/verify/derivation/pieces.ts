import type { ReadText } from '../../../lexicon/read-text.ts';
import type { Language } from '../../../text/language.ts';
import { wordSet } from '../../../values/lists.ts';
import { yearsFrameOf } from '../../framing/figures.ts';
import { clauseStarts, isRunAt, type Units } from './moves/phrases.ts';
import { termAt } from './same-order.ts';
import { type Line, lineOf, separates } from './units.ts';

/* The parts of a sentence in a summary, which may come from several lines. */

/** Where the clauses of a sentence begin in its text, also after `who`. */
function pieceStarts(said: ReadText): readonly number[] {
  const { units } = lineOf(said);
  const afterWho = units.flatMap(({ text }, at) => (text === 'who' ? [at + 1] : []));
  const starts = [...new Set([...clauseStarts(units), ...afterWho])].sort((one, other) => one - other);
  return starts.flatMap((at) => (at === 0 ? [0] : (units[at]?.start ?? [])));
}

/** The clauses of a sentence, without the marks and words that join them. */
export function piecesOf(said: ReadText): readonly string[] {
  const starts = pieceStarts(said);
  return starts.map((start, index) => withoutJoint(said.text.slice(start, starts[index + 1])));
}

/** A piece without what joins it to the next: `trained staff, and` is `trained staff`. */
function withoutJoint(piece: string): string {
  let end = piece.length;
  for (;;) {
    while (end > 0 && /[\s,;.]/.test(piece.charAt(end - 1))) end -= 1;
    if (!/^\s(?:and|who)$/.test(piece.slice(Math.max(0, end - joint), end))) return piece.slice(0, end);
    end -= joint;
  }
}

/** The length of `and` or `who` with the blank before it. */
const joint = 4;

/** Words that introduce what somebody knows or has done. */
const joining = wordSet(
  'with in including and experience experienced skilled skills background expertise knowledge proficient familiar a an the mit und in erfahrung kenntnisse avec et en expérience con y experiencia',
);

/** True if a statement without an action only names things in the words of the lines: `Nurse with triage and ECG`. */
export function saysOnlyRuns(said: ReadText, own: readonly ReadText[], language: Language | null): boolean {
  const frame = yearsFrameOf(language);
  const line = lineOf(said);
  const lines = own.map(lineOf);
  let at = 0;
  while (at < line.units.length) {
    const unit = line.units[at];
    if (!unit) break;
    // Years of experience are judged as a number.
    if (frame?.behind.test(said.text.slice(unit.end))) at = afterYears(line.units, at);
    else if (unit.isMark || separates(unit) || joining.has(unit.text)) at += 1;
    else {
      const run = endOfRun(line.units, at);
      if (!lines.some((source) => hasRun(source, line, at, run))) return false;
      at = run;
    }
  }
  return true;
}

function afterYears(units: Units, at: number): number {
  return units.findIndex(({ text }, index) => index > at && /xperi|erfahrung/.test(text)) + 1 || units.length;
}

function endOfRun(units: Units, start: number): number {
  const end = units.findIndex(
    (unit, at) => at > start && (unit.isMark || separates(unit) || joining.has(unit.text)),
  );
  return end === -1 ? units.length : end;
}

function hasRun(source: Line, said: Line, start: number, end: number): boolean {
  const run = said.units.slice(start, end);
  if (source.units.some((_, at) => isRunAt(source.units, at, run))) return true;
  const term = termAt(said, start);
  return term !== null && term.count === run.length && source.read.canonicals.has(term.canonical);
}
