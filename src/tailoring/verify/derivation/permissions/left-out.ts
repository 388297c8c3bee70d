import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isArticle } from '../../../../lexicon/words/function-words.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { type Language, languages } from '../../../../text/language.ts';
import { wordSet } from '../../../../values/lists.ts';
import { isMostlyVerb } from '../../../grammar/verb-tense.ts';
import { startsStatement } from '../frames.ts';
import { separates, type Unit } from '../units.ts';
import { basesOf, haveSameLemma, isVerbAt } from '../verbs.ts';
import { isPreposition, isRelative } from '../words.ts';
import { isLooseMark, isNounTurned, ofPerson, startsClause } from './clauses.ts';
import type { Permission } from './permission.ts';

const auxiliary = wordSet('am was have had would also');
const beingForms = wordSet('am is are was were been');
const havingForms = wordSet('has have had would');
const praise = wordList('writing', 'praise');
const received = wordList('writing', 'received_action');

/** What a new text may leave out of the line. No part of a name is among it. */
export const leftOut: readonly Permission[] = [
  articleOf('article', ['en', 'zh'], 'en', {
    example: ['Repaired the printers of two shops', 'Repaired printers of two shops'],
    lie: ['Repaired no printers of two shops', 'Repaired printers of two shops'],
  }),
  articleOf('german_article', ['de'], 'de', {
    example: ['Schulung mit dem Leiter von 40 Kunden', 'Schulung mit Leiter von 40 Kunden'],
    lie: ['Schulung mit keinem Leiter von 40 Kunden', 'Schulung mit Leiter von 40 Kunden'],
  }),
  articleOf('french_article', ['fr'], 'fr', {
    example: ['Gestion de la caisse de 12 magasins', 'Gestion de caisse de 12 magasins'],
    lie: ['Gestion sans la caisse de 12 magasins', 'Gestion la caisse de 12 magasins'],
  }),
  articleOf('spanish_article', ['es'], 'es', {
    example: ['Control de la caja de 12 tiendas', 'Control de caja de 12 tiendas'],
    lie: ['Control sin la caja de 12 tiendas', 'Control la caja de 12 tiendas'],
  }),
  {
    name: 'person',
    languages,
    words: ofPerson,
    may: (own, i) => own[i]?.text !== 'i' || isSubject(own, i),
    example: ['Trained 12 cooks while i ran the bar', 'Trained 12 cooks while ran the bar'],
    lie: ['Ran phase I trials with 12 patients', 'Ran phase trials with 12 patients'],
  },
  {
    name: 'double_word',
    languages,
    may: (own, i) => own[i]?.isMark === false && own[i]?.text === own[i - 1]?.text,
    example: ['Repaired printers of of two shops', 'Repaired printers of two shops'],
    lie: ['Repaired printers of shops of banks', 'Repaired printers of shops banks'],
  },
  {
    name: 'being',
    languages,
    words: beingForms,
    may: (own, i) => {
      const next = own[i + 1];
      return startsClause(own, i) && !(next && isPastForm(next.text) && !isOwnState(own, i + 1));
    },
    example: ['Was promoted to head baker of two shops', 'Promoted to head baker of two shops'],
    lie: ['Was trained by two nurses', 'Trained by two nurses'],
  },
  {
    name: 'having',
    languages,
    words: havingForms,
    may: (own, i) => {
      const next = own[i + 1];
      return (
        startsClause(own, i) && next !== undefined && next.text !== 'have' && isVerbWord(next, own[i + 2])
      );
    },
    example: ['Have written 12 guides for two shops', 'Written 12 guides for two shops'],
    lie: ['Would have written 12 guides for two shops', 'Have written 12 guides for two shops'],
  },
  {
    name: 'empty_word',
    languages,
    words: wordSet('successfully etc'),
    may: () => true,
    example: ['Sold cars and successfully trained 12 clerks', 'Sold cars and trained 12 clerks'],
    lie: ['Sold cars and partly trained 12 clerks', 'Sold cars and trained 12 clerks'],
  },
  {
    name: 'together_with',
    languages,
    words: wordSet('together'),
    may: (own, i) => own[i + 1]?.text === 'with',
    example: ['Sold cars together with two clerks', 'Sold cars with two clerks'],
    lie: ['Put together with two clerks 12 cars', 'Put two clerks with 12 cars'],
  },
  {
    name: 'repeated_verb',
    languages,
    may: (own, i) => !isAuxiliary(own[i]) && isRepeatedVerb(own, i),
    example: ['Wrote guides, wrote manuals of two cars', 'Wrote guides, manuals of two cars'],
    lie: ['Wrote guides for cars, wrote manuals of vans', 'Wrote guides for cars, manuals of vans'],
  },
  {
    name: 'praise',
    languages,
    may: (own, i, said, j) => startsStatement(said, j) && mayGoInFront(own, i),
    example: ['Diligently enforced the rules of two clubs', 'Enforced the rules of two clubs'],
    lie: ['Partly enforced the rules of two clubs', 'Enforced the rules of two clubs'],
  },
  {
    name: 'to_after_and',
    languages,
    words: wordSet('to'),
    may: (own, i) => own[i - 1]?.text === 'and' && basesOf(own[i + 1]?.text ?? '').length > 0,
    example: ['Asked to sell cars and to wash vans', 'Asked to sell cars and wash vans'],
    lie: ['Sold cars to Ann and to 12 shops', 'Sold cars to Ann and 12 shops'],
  },
  {
    name: 'to_after_help',
    languages,
    words: wordSet('to'),
    may: (own, i) => readVerb(own[i - 1]?.text ?? '')?.lemma === 'help',
    example: ['Sold cars and helped to train 12 clerks', 'Sold cars and helped train 12 clerks'],
    lie: ['Sold cars and asked to train 12 clerks', 'Sold cars and asked train 12 clerks'],
  },
  {
    name: 'preposition_of_noun',
    languages,
    words: wordSet('of to for'),
    may: (own, i, said, j) => own[i - 1]?.text !== 'and' && isNounTurned(own, i - 1, said, j - 1),
    example: ['Responsible for the migration of 12 cars', 'Migrated 12 cars'],
    lie: ['Trained nurses of 12 wards', 'Trained nurses 12 wards'],
  },
  {
    name: 'research_on',
    languages,
    words: wordSet('on'),
    may: (own, i, said, j) => haveSameLemma(own[i - 1], researched) && isNounTurned(own, i - 1, said, j - 1),
    example: ['Conducted research on 12 banks', 'Researched 12 banks'],
    lie: ['Worked on 12 banks of two towns', 'Worked 12 banks of two towns'],
  },
  {
    name: 'loose_mark',
    languages,
    may: isLooseMark,
    example: ['Sold cars, and trained 12 clerks', 'Sold cars and trained 12 clerks'],
    lie: ['Sold cars, trained 12 clerks', 'Sold cars trained 12 clerks'],
  },
];

function articleOf(
  name: string,
  languages: readonly Language[],
  language: Language,
  changes: Pick<Permission, 'example' | 'lie'>,
): Permission {
  return { name, languages, may: (own, i) => isArticle(own[i]?.text ?? '', language), ...changes };
}

/** True for the person as the subject, not for the number in `phase I trials`. */
function isSubject(own: readonly Unit[], i: number): boolean {
  const word = own[i + 1]?.text ?? '';
  return startsClause(own, i) || isPastForm(word) || isMostlyVerb(word) || auxiliary.has(word);
}

/** True for a state of the person, whose `was` may go: `was promoted to`, `was involved in`, `was trained as`. */
function isOwnState(own: readonly Unit[], i: number): boolean {
  const word = own[i]?.text ?? '';
  return received.has(word) || word === 'involved' || own[i + 1]?.text === 'as';
}

function isVerbWord(unit: Unit, next: Unit | undefined): boolean {
  return (
    basesOf(unit.text).length > 0 ||
    isPastForm(unit.text) ||
    /ly$|^(?:also|often)$/.test(unit.text) ||
    next === undefined
  );
}

function isAuxiliary(unit: Unit | undefined): boolean {
  return beingForms.has(unit?.text ?? '') || havingForms.has(unit?.text ?? '');
}

/** `Wrote` in `Wrote guides, wrote manuals`, if nothing in between could take the manuals instead. */
function isRepeatedVerb(own: readonly Unit[], i: number): boolean {
  const unit = own[i];
  const start = own.slice(0, i).findLastIndex(({ text }) => text === unit?.text);
  if (start === -1 || !separates(own[i - 1]) || !isVerbAt(own, start) || !isVerbAt(own, i)) return false;
  return !own.slice(start + 1, i).some((between) => isPreposition(between) || isRelative(between));
}

/** Praise and `also` in front of a statement say nothing of what was done. */
function mayGoInFront(own: readonly Unit[], i: number): boolean {
  const word = own[i]?.text ?? '';
  if (word === 'and') return praise.hasIn('en', own[i + 1]?.text ?? '');
  return word === 'also' || word === 'successful' || praise.hasIn('en', word);
}

const researched: Unit = {
  text: 'research',
  key: 'research',
  isMark: false,
  isCapital: false,
  token: -1,
  start: 0,
  end: 0,
};
