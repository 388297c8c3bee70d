import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { numberWordsIn } from '../../../../lexicon/words/number-words.ts';
import { readVerb } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../../../values/lists.ts';
import { separates, type Unit } from '../units.ts';
import { formsOf, isVerbAt } from '../verbs.ts';

/* Which mark or `and` may replace another one between items and statements. */

const ends: ReadonlySet<string> = new Set([';', '.', '\n']);
const joints: ReadonlySet<string> = new Set([',', 'and']);

/** True if what is on both sides stays as joined or as separate as it was. */
export function maySeparate(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  const [one, other] = [own[i], said[j]];
  if (!one || !other || !separates(one) || !separates(other)) return false;
  // `3–4 shifts` are not `3 and 4 shifts`.
  if (isAmount(own[i - 1]) && isAmount(own[i + 1])) return false;
  // `two shops: a bakery and a cafe` are two, with a comma three or four.
  if (one.text === ':' || other.text === ':') return ends.has(one.text) || ends.has(other.text);
  if (ends.has(one.text)) return ends.has(other.text) || !(isDenied(own, i) || takesObject(own, i));
  if (ends.has(other.text)) return !joints.has(one.text) || hasOwnVerb(own, i);
  if (joints.has(one.text) && joints.has(other.text)) return isVerbAt(own, i + 1) || isInList(own, i);
  return true;
}

function isAmount(unit: Unit | undefined): boolean {
  return unit !== undefined && (/\d/.test(unit.text) || numberWordsIn('en').has(unit.text));
}

const denial = preparedPattern(
  () =>
    `^(?:(?:${phrases('writing', 'negation', 'en', 'de', 'fr', 'es')})$|(?:${phrases('writing', 'negation', 'zh')}))`,
);

/** True for a statement with a negation, which would reach over what is joined to it: `Never missed a day; sold cars`. */
function isDenied(own: readonly Unit[], end: number): boolean {
  return own.slice(statementStart(own, end), end).some(({ text }) => denial.test(text));
}

const subjects = wordSet('i we it this these they he she');
const opensAdverb = /ly$|^(?:also|often|then)$/;

/** True if the verb before a full stop would be about what comes after it: `Prevented theft. Sale of 12 cars`. */
function takesObject(own: readonly Unit[], end: number): boolean {
  const start = statementStart(own, end);
  const next = own[end + 1];
  // A word alone is a thing: `Excel`, `Rolls`.
  const hasVerb = own.some((_, at) => at >= start && at + 1 < end && isVerbAt(own, at));
  if (!next || next.isMark || !hasVerb) return false;
  return !(isVerbAt(own, end + 1) || subjects.has(next.text) || opensAdverb.test(next.text));
}

/** True if the next part says what the person did, so that it may become a statement: not the rest of `Assisted in`. */
function hasOwnVerb(own: readonly Unit[], joint: number): boolean {
  if (!isVerbAt(own, joint + 1)) return false;
  const start = statementStart(own, joint);
  const opener = own.findIndex((_, at) => at >= start && isVerbAt(own, at));
  const isHelp = readVerb(own[opener]?.text ?? '')?.rank === 0;
  const forms = formsOf(own[joint + 1]).filter((form) => form !== 'gerund' && !(isHelp && form === 'base'));
  return formsOf(own[opener]).some((form) => forms.includes(form));
}

/** True for one of several joints of a list: `cars, vans and boats`. A comma alone may lead to a second name. */
function isInList(own: readonly Unit[], joint: number): boolean {
  const start = statementStart(own, joint);
  const after = own.findIndex(({ text }, at) => at > joint && ends.has(text));
  const end = after === -1 ? own.length : after;
  const until = own[joint]?.text === ',' ? joint : end;
  return own.some(({ text }, at) => at >= start && at < until && at !== joint && joints.has(text));
}

function statementStart(own: readonly Unit[], at: number): number {
  return own.slice(0, at).findLastIndex(({ text }) => ends.has(text)) + 1;
}
