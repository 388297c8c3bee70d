import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { wordSet } from '../../../../values/lists.ts';
import { separates, type Unit } from '../units.ts';
import { basesOf, formsOf, isActivity, isVerbAt } from '../verbs.ts';
import { mayBePeople } from '../words.ts';

/* Whether a verb inside a line says what the person did, so that it may get another form. */

const ends: ReadonlySet<string> = new Set(['.', ';', '\n']);
const withThing = wordSet('in with');
const skipped = wordSet('was were am is are been have has had would my i');

/** Refuses to make an own action of one that the person only helped with: `Helped clean the ovens and wrote menus`. */
export function mayTurn(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  if (becomesPresent(own[i], said[j]) || goesOn(own, i, said[j])) return false;
  if (isActivity(own[i]) && isDoneByOthers(own, i)) return false;
  const start = own.slice(0, i).findLastIndex(({ text }) => ends.has(text)) + 1;
  if (dependsOnEarlierTo(own, start, i)) return false;
  const opener = own.findIndex((unit, at) => at >= start && !skipped.has(unit.text) && isVerbAt(own, at));
  if (opener === -1 || opener >= i) return true;
  if (dependsOnVerb(own, opener, i)) return false;
  const verb = readVerb(own[opener]?.text ?? '');
  if (verb?.rank === 0 && readVerb(own[i]?.text ?? '')?.rank === 0) return true;
  const isAlike = formsOf(own[opener]).some((form) => formsOf(own[i]).includes(form));
  if (isAlike && !(verb?.rank === 0 && formsOf(own[i]).includes('base'))) return true;
  if (isObject(own, opener, i, said[j])) return false;
  // `Observe and test foods`: both are done.
  const next = own[opener + 1];
  if (opener + 2 === i && (separates(next) || next?.text === 'or')) return true;
  // After `Assisted in the planning`, no verb can belong to `Assisted`.
  if (opener + 1 < i && withThing.has(next?.text ?? '')) return true;
  // `Worked to clean the ovens and write menus`; not `from 30 to 4`.
  const hasInfinitive = own.some(
    ({ text }, at) => at > opener && at < i && text === 'to' && isVerbAt(own, at + 1),
  );
  return verb?.rank !== 0 && !hasInfinitive;
}

/** True if what was done would be done now: `teams that managed shops` do not manage them. */
function becomesPresent(own: Unit | undefined, said: Unit | undefined): boolean {
  const [before, after] = [formsOf(own), formsOf(said)];
  const isPast = before.includes('past') && !before.includes('base');
  return isPast && !after.includes('past') && (after.includes('base') || after.includes('third'));
}

/** True if work in the present would be done: `building boats`. */
export function finishes(own: readonly Unit[], i: number, said: Unit | undefined): boolean {
  const forms = formsOf(own[i]);
  // Verbs that the tables do not know: `bake`.
  const isDone = formsOf(said).includes('past') || said?.text.endsWith('ed') === true;
  if (forms.length === 0 || forms.includes('past') || !isDone) return false;
  // `Design of boats` may be finished work.
  return forms.includes('gerund') || own[i + 1]?.text !== 'of';
}

/** The same of a further verb in a line that tells of the past: `Trained clerks and build boats`. */
export function finishesToo(own: readonly Unit[], i: number, said: Unit | undefined): boolean {
  return separates(own[i - 1]) && !formsOf(own[i]).includes('gerund') && finishes(own, i, said);
}

const beforeAgent = wordSet('by from');
/** Words between `by` and the noun for people: `by the twelve new nurses`. */
const maxBeforeAgent = 4;

/** True for an activity that the line ascribes to others: `design of boats by the chief`, not `of boats used by the chief`. */
function isDoneByOthers(own: readonly Unit[], i: number): boolean {
  if (own[i + 1]?.text !== 'of' && !beforeAgent.has(own[i + 1]?.text ?? '')) return false;
  const by = own.findIndex(({ text }, at) => at > i && (beforeAgent.has(text) || ends.has(text)));
  const before = own[by - 1]?.text ?? '';
  if (by - 1 > i && (isPastForm(before) || before.endsWith('ed'))) return false;
  return beforeAgent.has(own[by]?.text ?? '') && own.slice(by + 1, by + 1 + maxBeforeAgent).some(mayBePeople);
}

const now = wordSet('currently now presently still');

/** True for an action that is not finished: `currently building boats`. */
function goesOn(own: readonly Unit[], i: number, said: Unit | undefined): boolean {
  return now.has(own[i - 1]?.text ?? '') && formsOf(said).includes('past');
}

/** True for a second infinitive of `Asked to train nurses and paint the ward` or `Start to manage shops and train clerks`. */
function dependsOnVerb(own: readonly Unit[], opener: number, i: number): boolean {
  if (!formsOf(own[i]).includes('base') || formsOf(own[i]).includes('past')) return false;
  if (own[opener + 1]?.text === 'to') return isVerbAt(own, opener + 2);
  const asked = own[opener - 2]?.text ?? '';
  return own[opener - 1]?.text === 'to' && !skipped.has(asked) && (asked.endsWith('ed') || isPastForm(asked));
}

/** Verbs that say nothing beside the noun of an activity: `conducted maintenance of pumps and inspection of sites`. */
const performingVerbs = wordList('tailoring', 'performing_verb');

/** True for an activity that another verb is about: `Requested training and testing of clerks` does not say who tested. */
function isObject(own: readonly Unit[], opener: number, i: number, said: Unit | undefined): boolean {
  if (!isActivity(own[i]) || said?.text.endsWith('ing') === true) return false;
  const isDone = !formsOf(own[opener]).includes('gerund');
  return isDone && !basesOf(own[opener]?.text ?? '').some((verb) => performingVerbs.has(verb));
}

/** True for an infinitive behind a semicolon whose `to` is before it: `Helped the team to design posters; write texts`. */
function dependsOnEarlierTo(own: readonly Unit[], start: number, i: number): boolean {
  if (own[start - 1]?.text !== ';' || !formsOf(own[i]).includes('base')) return false;
  const from = own.slice(0, start).findLastIndex(({ text }) => ['.', '\n'].includes(text)) + 1;
  const opener = own.findIndex((unit, at) => at >= from && !skipped.has(unit.text) && isVerbAt(own, at));
  const isOwnAction = formsOf(own[opener]).includes('base') && readVerb(own[opener]?.text ?? '')?.rank !== 0;
  if (opener === -1 || opener >= start || isOwnAction) return false;
  const earlier = own.slice(from, start);
  const lastTo = earlier.findLastIndex(({ text }, at) => text === 'to' && isVerbAt(own, from + at + 1));
  // A statement in the past between them ends what depends on `to`.
  const isEnded = earlier.some(
    ({ text }, at) => at > lastTo && text === ';' && isPastForm(own[from + at + 1]?.text ?? ''),
  );
  return lastTo !== -1 && !isEnded;
}
