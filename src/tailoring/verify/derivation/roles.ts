import { isArticle } from '../../../lexicon/words/function-words.ts';
import { isPastForm } from '../../../lexicon/words/verbs.ts';
import { isMostlyVerb } from '../../../lexicon/words/word-classes.ts';
import { wordSet } from '../../../values/lists.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import type { Units } from './moves/phrases.ts';
import { isBound, isPreposition, isRelative } from './words.ts';

/* Roles that a line opens with, and the verbs that say no more: `Technical lead for` and `Served as technical lead for`. */

/** Nouns for who did something once, with their verbs: a `founder` founded. A buyer of shops may have bought for them. */
const finishedActions: ReadonlyMap<string, readonly string[]> = new Map([
  ['author', ['wrote', 'authored']],
  ['creator', ['created']],
  ['founder', ['founded']],
  ['initiator', ['initiated']],
  ['inventor', ['invented']],
  ['recipient', ['received']],
  ['winner', ['won']],
]);

/** The end of what a verb says of `Winner of`: the word after `of`; null if it says something else. */
export function endOfAgent(own: Units, i: number, verb: string): number | null {
  const isSaid = finishedActions.get(own[i]?.text ?? '')?.includes(verb) === true;
  return isSaid && own[i + 1]?.text === 'of' ? i + 2 : null;
}

/** Words that may open a role although they are verbs, too. */
const openRoles = wordSet('lead head test support project contract staff');
/** Words for what has not been yet. */
export const notYet = wordSet('candidate future next possible potential prospective upcoming');
/** In words: longer phrases are no roles. */
const maxRole = 7;

/** True for one role at the start of a line, before a preposition or its end: `Full cycle accountant for several firms`. */
export function opensWithRole(own: Units, i: number): boolean {
  const end = own.findIndex((unit, at) => at > i && (unit.isMark || isPreposition(unit) || isRelative(unit)));
  const phrase = own.slice(i, end === -1 ? own.length : end);
  const [first, head] = [phrase.find(({ text }) => !isArticle(text, 'en')), phrase.at(-1)];
  if (!first || !head || phrase.length > maxRole || head.text.endsWith('s') || !isRole(head.text))
    return false;
  if (phrase.some((unit) => isBound(unit) || notYet.has(unit.text))) return false;
  const isVerb = isPastForm(first.text) || first.text.endsWith('ing') || isMostlyVerb(first.text);
  return first === head || openRoles.has(first.text) || !isVerb;
}

const acting = wordSet('acted acting employed engaged functioned involved worked working');

/** True for `Served` in the place of `Acted` or `Involved`, before `as` and a role. */
export function actsAs(own: Units, i: number, said: Units, j: number): boolean {
  return (
    said[j]?.text === 'served' &&
    said[j + 1]?.text === 'as' &&
    acting.has(own[i]?.text ?? '') &&
    own[i + 1]?.text === 'as'
  );
}
