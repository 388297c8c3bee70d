import { wordSet } from '../../../../values/lists.ts';
import { memoizeByObject } from '../../../../values/memoize.ts';
import { startsStatement } from '../frames.ts';
import { separates, type Unit } from '../units.ts';
import { haveSameLemma, opensClause } from '../verbs.ts';

/* Where a word is in its clause, as far as permissions ask. */

/** The person and what is theirs, which lines do not name. */
export const ofPerson = wordSet('i my our we');

/** True at the start of a statement, also after the subject. */
export function startsClause(units: readonly Unit[], at: number): boolean {
  return startsStatement(units, at) || ofPerson.has(units[at - 1]?.text ?? '') || separates(units[at - 1]);
}

/** True for a function word with a capital inside a line, which is part of a name: `Los`, `UN`, `grade A`, `IS teams`. */
export function isNamed(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  // The first word of a line has a capital wherever a move puts it.
  if (!unit?.isCapital || unit.token === 0 || unit.text === 'i' || startsStatement(units, at)) return false;
  return hasSmallWords(units);
}

/** False for a line of capitals, where they mark no names. */
const hasSmallWords = memoizeByObject((units: readonly Unit[]): boolean =>
  units.some(({ isCapital, token, text }) => !isCapital && token !== -1 && !/\d/.test(text)),
);

/** True if the noun at one place is the verb or the -ing form at the other. */
export function isNounTurned(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  const isTurned = opensClause(said, j) || said[j]?.text.endsWith('ing') === true;
  return isTurned && haveSameLemma(own[i], said[j]);
}

const trailing: ReadonlySet<string> = new Set(['.', ';', ',']);
const beforeClause = wordSet('and or but which who while including where etc');

/** True for a mark that says nothing beside what is next to it: the comma in `, and`, the last full stop. */
export function isLooseMark(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (!unit?.isMark) return false;
  const [before, next] = [units[at - 1], units[at + 1]];
  if (trailing.has(unit.text) && (!next || next.text === '\n')) return true;
  if (unit.text === '\n') return next !== undefined && !next.isCapital;
  if (separates(unit) && (separates(before) || separates(next))) return true;
  return unit.text === ',' && beforeClause.has(next?.text ?? '');
}
