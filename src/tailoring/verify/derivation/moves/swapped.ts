import { isArticle } from '../../../../lexicon/words/function-words.ts';
import { readVerb } from '../../../../lexicon/words/verbs.ts';
import { wordSet } from '../../../../values/lists.ts';

import { basesOf, formsOf, isActionNoun, opensClause } from '../verbs.ts';
import { isBound, isPreposition, isRelative, mayBePeople } from '../words.ts';
import { clauseStarts, isNumber, made, refersBack, type Units, withoutEnd } from './phrases.ts';

/* Things of one list, and actions of one line, change places: `rates and restrictions`, `Built A and ran B`. */

/** The lines with two things of a list exchanged. */
export function withThingsSwapped(own: Units): readonly Units[] {
  return own.flatMap(({ text }, at) => {
    const things = text === 'and' || text === 'or' ? thingsAround(own, at) : [];
    return things.flatMap((one, index) => things.slice(index + 1).map((other) => exchanged(own, one, other)));
  });
}

type Run = readonly [start: number, end: number];

function exchanged(units: Units, [start, end]: Run, [from, to]: Run): Units {
  return [
    ...units.slice(0, start),
    ...units.slice(from, to),
    ...units.slice(end, from),
    ...units.slice(start, end),
    ...units.slice(to),
  ];
}

/** The things of the list that ends behind `and`; none if one cannot be moved. */
function thingsAround(units: Units, and: number): readonly Run[] {
  const end = endOfThing(units, and + 1);
  if (!mayFollowList(units, end)) return [];
  const things: Run[] = [[and + 1, end]];
  let until = units[and - 1]?.text === ',' ? and - 1 : and;
  for (;;) {
    const start = startOfThing(units, until);
    things.unshift([start, until]);
    if (units[start - 1]?.text !== ',') break;
    until = start - 1;
  }
  const [first = [0, 0]] = things;
  const hasHost = first[0] > 0;
  const arePlain = things.every(([from, to]) => from < to && !units.slice(from, to).some(isBound));
  const isActions = basesOf(units[and + 1]?.text ?? '').length > 0 && formsAreAlike(units, and + 1);
  const isFollowed = end < units.length && !units[end]?.isMark;
  const arePeople = things.some(([, to]) => mayBePeople(units[to - 1] as Units[number]));
  return hasHost && arePlain && !isActions && !(isFollowed && arePeople) ? things : [];
}

/** True for a verb in the form of the one that opens the line. */
function formsAreAlike(units: Units, at: number): boolean {
  const forms = formsOf(units[0]);
  return formsOf(units[at]).some((form) => form !== 'base' && form !== 'third' && forms.includes(form));
}

function endOfThing(units: Units, start: number): number {
  let at = start;
  for (; at < units.length; at += 1) {
    const unit = units[at] as Units[number];
    if (unit.isMark || isPreposition(unit) || isRelative(unit) || unit.text === 'and' || unit.text === 'or')
      break;
    if (unit.text === 'each' || unit.text === 'every') break;
  }
  return at;
}

function startOfThing(units: Units, end: number): number {
  let at = end;
  for (; at > 0; at -= 1) {
    const before = units[at - 1] as Units[number];
    if (before.isMark || isPreposition(before) || isRelative(before) || before.text === 'and') break;
    if (opensClause(units, at - 1) && basesOf(before.text).length > 0) break;
  }
  return at;
}

/** What may come after a list without being about its last thing alone. */
const afterList = wordSet('in on at for from during before after each every to');

function mayFollowList(units: Units, at: number): boolean {
  const unit = units[at];
  if (unit === undefined) return true;
  return unit.isMark ? unit.text !== '(' && unit.text !== '/' : afterList.has(unit.text);
}

const ofOthers = wordSet('that which who');

/** The lines with a later action in front of the others. */
export function withActionsSwapped(own: Units): readonly Units[] {
  const line = withoutEnd(own);
  const starts = clauseStarts(line);
  if (basesOf(line[0]?.text ?? '').length === 0) return [];
  return starts.slice(1).flatMap((start, index) => {
    const before = separatorStart(line, start);
    const action = line.slice(start, separatorStart(line, starts[index + 2] ?? line.length, true));
    const first = line.slice(0, before);
    const rest = line.slice(start + action.length);
    if (refersBack(action) || !isOwnAction(first) || mayDescribeReceiver(first, action)) return [];
    return [[...action, made('and'), ...first, ...rest]];
  });
}

function separatorStart(units: Units, at: number, isEnd = false): number {
  if (isEnd && at === units.length) return at;
  let start = at;
  while (start > 0 && (units[start - 1]?.isMark || units[start - 1]?.text === 'and')) start -= 1;
  return start;
}

/** False if the verb of a later action may hang on what comes before it: `helped clean ovens and write menus`. */
function isOwnAction(first: Units): boolean {
  const isOfOthers = first.some(
    ({ text }, at) => ofOthers.has(text) || (text === 'to' && opensInfinitive(first, at)),
  );
  return readVerb(first[0]?.text ?? '')?.rank !== 0 && !isOfOthers;
}

/** True for `to sell`, not for `to accounts` and `to 12 shops`. */
function opensInfinitive(units: Units, to: number): boolean {
  return formsOf(units[to + 1]).includes('base');
}

/** True if the verb of an action may describe a further receiver: `Sold cars to clerks and trained nurses`. */
function mayDescribeReceiver(first: Units, [, next, ...rest]: Units): boolean {
  if (!next || !first.some(({ text }) => text === 'to')) return false;
  const namesWork = isActionNoun(next) && rest[0]?.text === 'of';
  return !(isArticle(next.text, 'en') || isNumber(next) || namesWork);
}
