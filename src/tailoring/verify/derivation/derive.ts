import { type ReadText, readText } from '../../../lexicon/read-text.ts';
import type { Language } from '../../../text/language.ts';
import { plainly } from '../../framing/plain-words.ts';
import { languageOfForms, otherForms, withVerbsFirst } from './foreign-forms.ts';
import { withAdverbsBehind, withAdverbsInFront } from './moves/adverbs.ts';
import { fromFront, toFront } from './moves/fronted.ts';
import { withItemForward } from './moves/items.ts';
import type { Units } from './moves/phrases.ts';
import { withChangeInVerb, withMeansFirst, withMeansLast, withResultFirst } from './moves/results.ts';
import { withActionsSwapped, withThingsSwapped } from './moves/swapped.ts';
import {
  withAgentTurned,
  withClauseJoined,
  withoutPassive,
  withPartTurned,
  withReceiverFirst,
  withVerbInFront,
} from './moves/voices.ts';
import { missingAt } from './permissions/missing.ts';
import { allPermissions, type Permissions } from './permissions/permissions.ts';
import { follow } from './same-order.ts';
import { type Line, lineOf } from './units.ts';

/*
 * Whether a new text can be made of a line by moves that keep together what is joined there. What the moves do not cover
 * is refused: the same words in another order may say the opposite.
 */

/** How the new text fits the line. */
export interface Derivation {
  readonly isWhole: boolean;
  /** The first place in the new text where words are joined differently than in the line; its length if there is none. */
  readonly end: number;
  /** The difference at that place that no permission covers, if it is of a kind that some do. */
  readonly missing: string | null;
  /** Words of the line at that place, if it is still in its own order; else empty. */
  readonly rest: string;
}

type Move = (own: Line, said: Units) => readonly Units[];

/** English only: of other languages only the order of the line is known to be right. */
const moves: readonly Move[] = [
  ({ units }, said) => toFront(units, said),
  ({ units }, said) => fromFront(units, said),
  ({ units }, said) => withAdverbsBehind(units, said),
  ({ units }, said) => withAdverbsInFront(units, said),
  ({ units }) => withItemForward(units),
  ({ units }) => withThingsSwapped(units),
  ({ units }) => withActionsSwapped(units),
  withResultFirst,
  ({ units }) => withMeansLast(units),
  ({ units }) => withMeansFirst(units),
  ({ units }) => withChangeInVerb(units),
  ({ units }) => withoutPassive(units),
  ({ units }, said) => withAgentTurned(units, said),
  ({ units }, said) => withPartTurned(units, said),
  ({ units }) => withReceiverFirst(units),
  ({ units }, said) => withClauseJoined(units, said),
  withVerbInFront,
];

/** Moves in one line; more are not needed by honest wordings. */
const maxMoves = 4;
/** Attempts that are followed further after each move. */
const maxAttempts = 4;
/** Longer lines are compared in their order only, so that the work stays linear. */
const maxUnits = 160;

export function derive(
  own: ReadText,
  said: ReadText,
  language: Language | null,
  permissions: Permissions = allPermissions,
): Derivation {
  const target = lineOf(said);
  const plain = plainly(own.text);
  const forms = languageOfForms(language);
  const others = forms === null ? [] : otherForms(own.text, forms);
  const lines = [
    own,
    ...[plain, ...others].filter((text) => text !== own.text).map((each) => readText(own.lexicon, each)),
  ].map(lineOf);
  const sources = forms === 'de' ? lines.flatMap((line) => [line, withVerbsFirst(line)]) : lines;
  let [reached, rest] = [0, ''];
  let missing: string | null = null;
  let open: readonly Line[] = sources;
  const mayMove = language === 'en' && target.units.length <= maxUnits && own.tokens.length <= maxUnits;
  for (let step = 0; step <= (mayMove ? maxMoves : 0); step += 1) {
    const followed = open.map((line) => ({ line, ...follow(line, target, language, permissions) }));
    if (followed.some(({ isWhole }) => isWhole))
      return { isWhole: true, end: said.text.length, missing: null, rest: '' };
    for (const one of followed) {
      if (one.reached < reached || (one.reached === reached && missing !== null)) continue;
      reached = one.reached;
      missing = missingAt(one.line.units, one.passed, target.units, reached, permissions);
      rest = step === 0 ? restOf(one.line, one.passed) : '';
    }
    if (step === maxMoves || !mayMove) break;
    open = followed.flatMap(({ line, reached: before }) => nextLines(line, target, before, permissions));
  }
  return { isWhole: false, end: target.units[reached]?.end ?? said.text.length, missing, rest };
}

/** Words of a line that are quoted in a refusal. */
const maxQuoted = 3;

function restOf({ read, units }: Line, passed: number): string {
  const [first, last] = [units[passed], units[Math.min(passed + maxQuoted, units.length) - 1]];
  return first && last ? read.text.slice(first.start, last.end) : '';
}

/** The lines after one more move that follow the new text further than before. */
function nextLines(line: Line, target: Line, before: number, permissions: Permissions): readonly Line[] {
  return moves
    .flatMap((move) => move(line, target.units))
    .map((units) => ({ read: line.read, units }))
    .map((next) => ({ next, ...follow(next, target, 'en', permissions) }))
    .filter(({ isWhole, reached }) => isWhole || reached > before)
    .sort((one, other) => Number(other.isWhole) - Number(one.isWhole) || other.reached - one.reached)
    .slice(0, maxAttempts)
    .map(({ next }) => next);
}
