import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { isPastForm } from '../../../lexicon/words/verbs.ts';
import { hasWordClass, isMostlyVerb } from '../../../lexicon/words/word-classes.ts';
import { wordSet } from '../../../values/lists.ts';
import { namesWork } from '../../framing/charges.ts';
import { notYet } from './roles.ts';
import type { Unit } from './units.ts';
import { isBound, isPreposition, isRelative, mayBePeople } from './words.ts';

/* Lines of a job that only name the work: `Account reconciliations` says `Performed account reconciliations`. */

/** Verbs that say no more than a line of a job that names its work. */
const performed = wordSet('performed conducted handled');

export function isPerforming(unit: Unit | undefined): boolean {
  return performed.has(unit?.text ?? '');
}

const receivedWork = wordList('writing', 'received_work');
const byOthers = wordSet('by from');

/** True for a phrase whose noun names work that the person did, not what others did to or for them: `training`. */
export function opensWithWork(own: readonly Unit[], i: number): boolean {
  const end = own.findIndex(
    (unit, at) => at > i && (unit.isMark || unit.text === 'and' || isPreposition(unit) || isRelative(unit)),
  );
  const phrase = own.slice(i, end === -1 ? own.length : end);
  const [first, head] = [phrase[0], phrase.at(-1)];
  if (!first || !head || isPastForm(first.text) || isMostlyVerb(first.text)) return false;
  if (phrase.length > 1 && first.text.endsWith('ing')) return false;
  if (phrase.some((unit) => isBound(unit) || receivedWork.has(unit.text) || notYet.has(unit.text)))
    return false;
  // `Police investigation of`, `FDA inspection of`
  const isOfOthers = phrase.slice(0, -1).some((unit) => mayBePeople(unit) || mayBeAcronym(unit));
  return namesWork(head.text) && !isOfOthers && !own.slice(i).some(({ text }) => byOthers.has(text));
}

function mayBeAcronym({ text, kind }: Unit): boolean {
  return kind === null && text.length <= maxAcronym && !hasWordClass(text);
}

/** In letters. */
const maxAcronym = 4;
