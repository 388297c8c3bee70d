import { wordSet } from '../../../../values/lists.ts';
import { basesOf, isVerbAt, opensClause } from '../verbs.ts';
import { isPreposition, isToolName, mayBePeople } from '../words.ts';
import {
  clauseStarts,
  isFrequency,
  isNumber,
  isRunAt,
  isTimeNoun,
  made,
  refersBack,
  type Units,
  without,
  withoutEnd,
} from './phrases.ts';

/* A phrase moves to the front of its line, or from there to its end: `In Jira, kept the backlog`. */

/** Words of a phrase at the front; longer ones are not understood. */
const maxFront = 14;

/** The lines with a phrase at the front, if the new text has it there. */
export function toFront(own: Units, said: Units): readonly Units[] {
  return frontsOf(said).flatMap((front) => [
    ...placesOf(own, front).flatMap((at) =>
      mayFront(own, at, front.length) ? [withFront(own, at, front.length)] : [],
    ),
    ...meansInFront(own, front),
    ...measureInFront(own, front),
  ]);
}

/** The lines with the phrase at their front moved to their end. */
export function fromFront(own: Units, said: Units): readonly Units[] {
  return frontsOf(own).flatMap((front) => {
    const rest = withoutEnd(own.slice(front.length + 1));
    if (!placesOf(said, front).includes(rest.length)) return [];
    const moved = [...rest, ...front];
    return mayFront(moved, rest.length, front.length) ? [moved] : [];
  });
}

/** What may be a phrase at the front: up to one of the first commas, before a verb. */
function frontsOf(units: Units): readonly Units[] {
  return units
    .slice(0, maxFront)
    .flatMap(({ text }, at) =>
      text === ',' && at > 0 && isVerbAt(units, at + 1) ? [units.slice(0, at)] : [],
    );
}

function placesOf(units: Units, run: Units): readonly number[] {
  return units.flatMap((_, at) => (at > 0 && isRunAt(units, at, run) ? [at] : []));
}

function withFront(own: Units, at: number, length: number): Units {
  return [...own.slice(at, at + length), made(','), ...without(own, at, at + length)];
}

/** Prepositions that say where, when, with what or for whom something was done. `of` belongs to its noun. */
const movable = wordSet(
  'in on at for with from over under during after before since until through via within across throughout between',
);

/**
 * True if a phrase says the same at the front. There it is about the action, so it may not describe the noun before it
 * (`engineers at Google`), have a further phrase (`a hotel for 40 guests`) or be about one of several actions.
 */
function mayFront(units: Units, at: number, length: number): boolean {
  const phrase = units.slice(at, at + length);
  const [first] = phrase;
  const isTime = isFrequency(phrase);
  if (!first || !(isTime || movable.has(first.text)) || !isOneAction(units, at, length)) return false;
  if (phrase.slice(1).some((unit) => refersBack([unit]))) return false;
  if (isTime) return isEnd(units, at + length) || isPrepositionAt(units, at + length, true);
  const areTools = isOfTools(phrase);
  const end = at + length;
  if (!isEnd(units, end) && !isPrepositionAt(units, end, areTools || isTimePhrase(phrase))) return false;
  return hangsOnVerb(units, at, phrase);
}

function isEnd(units: Units, at: number): boolean {
  const unit = units[at];
  return unit === undefined || unit.isMark || unit.text === 'and';
}

function isPrepositionAt(units: Units, at: number, mayFollow: boolean): boolean {
  const unit = units[at];
  return mayFollow && unit !== undefined && isPreposition(unit) && unit.text !== 'of';
}

/** True if all actions of the line are one, or the later ones are about the same thing: `and pruned thin ones`. */
function isOneAction(units: Units, at: number, length: number): boolean {
  const starts = clauseStarts(units);
  const last = starts.findLast((start) => start <= at) ?? 0;
  if (last > 0) return false;
  // What comes after `and` is no longer about the phrase, whatever it is.
  const goesOn = starts.length > 1 || units[at + length]?.text === 'and';
  return !goesOn || refersBack(units.slice(at + length));
}

function isOfTools(phrase: Units): boolean {
  const names = phrase.slice(1).filter(({ text, isMark }) => !(isMark || joins.has(text)));
  const areMeans = channels.has(phrase[0]?.text ?? '') || names.some(isToolName);
  return (
    areMeans &&
    names.length > 0 &&
    names.every((unit) => isToolName(unit) || unit.isCapital || isVersion(unit))
  );
}

/** Before a name, these say by what means, not where: `over SWD`. */
const channels = wordSet('over via through');
const joins = wordSet('and the a an');

function isVersion({ text }: Units[number]): boolean {
  return /^\d[\d.]{0,6}[a-z]?$/.test(text);
}

function isTimePhrase(phrase: Units): boolean {
  const last = phrase.at(-1);
  return (
    phrase.length <= 4 &&
    last !== undefined &&
    (isTimeNoun(last) || last.text === 'end') &&
    !phrase.some(isNumber)
  );
}

/** True if the phrase cannot describe the noun before it, and the noun is what was acted on. */
function hangsOnVerb(units: Units, at: number, phrase: Units): boolean {
  const before = units[at - 1];
  if (!before || before.isMark) return false;
  const [first] = phrase;
  const areTools = isOfTools(phrase);
  if (areTools && meansWords.has(first?.text ?? '')) return !mayBePeople(before) || isToolName(before);
  // Nothing can describe a measure, a tool or an adverb.
  const isMeasure =
    isNumber(before) || isUnitAt(units, at - 1) || isToolName(before) || /ly$/.test(before.text);
  if (isMeasure) return true;
  if (opensClause(units, at - 1) && basesOf(before.text).length > 0) return true;
  const hasPhraseBefore = units.slice(1, at).some((unit) => isPreposition(unit) || unit.isMark);
  const isBare = !phrase.slice(1).some((unit) => isNumber(unit) || unit.isCapital);
  if (isTimePhrase(phrase)) return !mayBePeople(before);
  if (hasPhraseBefore) return false;
  return first?.text === 'for' || (isBare && !mayBePeople(before));
}

const meansWords = wordSet('in on with over via through');

/** True for the unit of a number before it, or of a share: `2.1 s`, `70 permits a year`. */
function isUnitAt(units: Units, at: number): boolean {
  const before = units[at - 1];
  const unit = units[at];
  if (!before || !unit) return false;
  if (isNumber(before) && (unit.text.length <= 3 || isTimeNoun(unit))) return true;
  return (before.text === 'a' || before.text === 'per' || before.text === 'each') && isTimeNoun(unit);
}

/** `Brought tests from 9% to 1% by isolating data` becomes `Isolating data, brought …`. */
function meansInFront(own: Units, front: Units): readonly Units[] {
  if (!front[0]?.text.endsWith('ing')) return [];
  const line = withoutEnd(own);
  const at = line.length - front.length;
  if (line[at - 1]?.text !== 'by' || !isRunAt(line, at, front) || clauseStarts(line).length > 1) return [];
  return [[...front, made(','), ...line.slice(0, at - 1)]];
}

/** `Repaired pumps, four calls a day` becomes `On four calls a day, repaired pumps`. */
function measureInFront(own: Units, [first, ...measure]: Units): readonly Units[] {
  const line = withoutEnd(own);
  const at = line.length - measure.length;
  if (first?.text !== 'on' || line[at - 1]?.text !== ',' || !isRunAt(line, at, measure)) return [];
  return isUnitAt(line, line.length - 1) ? [[first, ...measure, made(','), ...line.slice(0, at - 1)]] : [];
}
