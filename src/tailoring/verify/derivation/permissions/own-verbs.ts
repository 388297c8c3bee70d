import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { wordSet } from '../../../../values/lists.ts';
import { separates, type Unit } from '../units.ts';
import { formsOf, isVerbAt } from '../verbs.ts';

/* Whether a verb inside a line says what the person did, so that it may get another form. */

const withThing = wordSet('in with');
const skipped = wordSet('was were am is are been have has had would my i');

/** Refuses to make an own action of one that the person only helped with: `Helped clean the ovens and wrote menus`. */
export function mayTurn(own: readonly Unit[], i: number): boolean {
  const start = own.slice(0, i).findLastIndex((unit) => ['.', ';', '\n'].includes(unit.text)) + 1;
  if (dependsOnEarlierTo(own, start, i)) return false;
  const opener = own.findIndex((unit, at) => at >= start && !skipped.has(unit.text) && isVerbAt(own, at));
  if (opener === -1 || opener >= i) return true;
  const verb = readVerb(own[opener]?.text ?? '');
  if (verb?.rank === 0 && readVerb(own[i]?.text ?? '')?.rank === 0) return true;
  const isAlike = formsOf(own[opener]).some((form) => formsOf(own[i]).includes(form));
  if (isAlike && !(verb?.rank === 0 && formsOf(own[i]).includes('base'))) return true;
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
