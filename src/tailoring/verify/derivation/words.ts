import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { hasLetter } from '../../../text/letters.ts';
import { wordSet } from '../../../values/lists.ts';
import { namesPerson } from '../../grammar/noun-phrase.ts';
import type { Unit } from './units.ts';
import { basesOf } from './verbs.ts';

/* Kinds of words that decide whether a phrase may move. */

const prepositions = wordList('language', 'preposition');
const morePrepositions = wordSet(
  'against about like than without unlike including excluding except despite past toward towards up out off',
);

export function isPreposition({ text }: Unit): boolean {
  return prepositions.hasIn('en', text) || morePrepositions.has(text);
}

const relatives = wordSet('that which who whom whose where when while');

export function isRelative({ text }: Unit): boolean {
  return relatives.has(text);
}

const personGroups = wordList('writing', 'person_group');
const possibleAgents = wordList('writing', 'possible_agent');
const otherPeople = wordList('tailoring', 'other_people');

/** True for people and organizations, who may have or be what the next phrase says: `nurses with 30 years`. */
export function mayBePeople({ text, key }: Unit): boolean {
  const isListed =
    personGroups.has(text) ||
    personGroups.has(`${key}s`) ||
    possibleAgents.has(text) ||
    otherPeople.has(text);
  return isListed || namesPerson(key) || isAgent(key) || /(?:ist|ian|ant|ee|man|men|ren)s?$/.test(key);
}

/** True for who does what a verb says: `buyer`, `supervisor`. */
function isAgent(word: string): boolean {
  if (!/..(?:er|or)$/.test(word)) return false;
  const stem = word.slice(0, -2);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((base) => basesOf(base).length > 0);
}

/** True for a tool by its name, which no phrase after it can describe. */
export function isToolName({ text, kind, isCapital }: Unit): boolean {
  return kind === 'tool' || (isCapital && hasLetter(text) && kind !== null);
}

/** Words whose reach would change with their place. */
const bound = wordSet(
  'no not never none neither nor non without about around approximately nearly almost roughly up over under at least most only just even both either all each every other another same such half part partly',
);

export function isBound({ text }: Unit): boolean {
  return bound.has(text) || wordList('writing', 'limiting_word').hasIn('en', text);
}
