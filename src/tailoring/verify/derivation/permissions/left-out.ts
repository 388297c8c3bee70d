import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isArticle } from '../../../../lexicon/words/function-words.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { isMostlyVerb } from '../../../../lexicon/words/word-classes.ts';
import { type Language, languages } from '../../../../text/language.ts';
import { hasLetter } from '../../../../text/letters.ts';
import { wordSet } from '../../../../values/lists.ts';
import { isOfCase } from '../activity-nouns.ts';
import { startsStatement } from '../frames.ts';
import { isNumber } from '../moves/phrases.ts';
import { separates, type Unit } from '../units.ts';
import { basesOf, formsOf, haveSameLemma, isVerbAt } from '../verbs.ts';
import { isBound, isPreposition, isRelative } from '../words.ts';
import { isLooseMark, isNounTurned, ofPerson, startsClause } from './clauses.ts';
import type { Permission } from './permission.ts';

const auxiliary = wordSet('am was have had would also');
const beingForms = wordSet('am is are was were been');
const havingForms = wordSet('has have had would');
/** Nouns whose receiver is the object of their verb: `support to 40 clients`, unlike `delivery to 40 clients`. */
const receivers = wordSet(
  'assistance care coaching counseling guidance help mentoring mentorship support training',
);
const praise = wordList('writing', 'praise');
const praiseOfThing = wordList('writing', 'praise_of_thing');
const receivedActions = wordList('writing', 'received_action');

/** What a new text may leave out of the line. No part of a name is among it. */
export const leftOut: readonly Permission[] = [
  articleOf('article', ['en', 'zh'], 'en', {
    example: ['Repaired the printers of two shops', 'Repaired printers of two shops'],
    lie: ['Repaired no printers of two shops', 'Repaired printers of two shops'],
  }),
  {
    name: 'german_article',
    languages: ['de'],
    may: (own, i, said, j) =>
      isOfCase(own[i]?.text ?? '', 'de') || isArticle(own[i]?.text ?? '', 'de')
        ? !isPartOfAmount(own, i, 'de') && !startsWay(own, i) && keepsNumber(own, i, said, j)
        : false,
    example: ['Pflege der Listen von 40 Kunden', 'Pflege Listen von 40 Kunden'],
    lie: ['Schulung eines Kollegen in 12 Läden', 'Schulung Kollegen in 12 Läden'],
  },
  articleOf('french_article', ['fr'], 'fr', {
    example: ['Gestion de la caisse de 12 magasins', 'Gestion de caisse de 12 magasins'],
    lie: ['Gestion sans la caisse de 12 magasins', 'Gestion la caisse de 12 magasins'],
  }),
  articleOf('spanish_article', ['es'], 'es', {
    example: ['Control de la caja de 12 tiendas', 'Control de caja de 12 tiendas'],
    lie: ['Control sin la caja de 12 tiendas', 'Control la caja de 12 tiendas'],
  }),
  {
    name: 'romance_of',
    languages: ['fr', 'es'],
    words: wordSet('d de del des du'),
    may: (own, i) => !isArticle(own[i - 1]?.text ?? '', 'fr') && !isArticle(own[i - 1]?.text ?? '', 'es'),
    example: ['Vente de machines Renault à 12 clients', 'Vente machines Renault à 12 clients'],
    lie: ['Conseil de 12 clients pour Des Jardins', 'Conseil de 12 clients pour Jardins'],
  },
  {
    name: 'person',
    languages,
    words: ofPerson,
    may: (own, i) =>
      own[i]?.text !== 'we' && (own[i]?.text !== 'i' || isSubject(own, i)) && !opensRelative(own, i),
    example: ['I sold cars and my partner sold 12 vans', 'I sold cars and partner sold 12 vans'],
    lie: ['Wrote the guides that I sold to 12 shops', 'Wrote the guides that sold to 12 shops'],
  },
  {
    name: 'double_word',
    languages,
    may: (own, i) => own[i]?.text === own[i - 1]?.text && hasLetter(own[i]?.text ?? ''),
    example: ['Repaired printers of of two shops', 'Repaired printers of two shops'],
    lie: ['Ran 2 2-day trips for 12 pupils', 'Ran 2-day trips for 12 pupils'],
  },
  {
    name: 'being',
    languages,
    words: beingForms,
    may: (own, i) => {
      const next = own[i + 1];
      return startsClause(own, i) && !(next && isParticiple(next) && !isOwnState(own, i + 1));
    },
    example: ['Was promoted to head baker of two shops', 'Promoted to head baker of two shops'],
    lie: ['Was trained by two nurses', 'Trained by two nurses'],
  },
  {
    name: 'having',
    languages,
    words: havingForms,
    may: (own, i, said, j) => {
      const next = own[i + 1];
      const isVerb = next !== undefined && next.text !== 'have' && isVerbWord(next, own[i + 2]);
      return isVerb && startsClause(own, i) && maySayPast(said, j);
    },
    example: ['Have written 12 guides for two shops', 'Written 12 guides for two shops'],
    lie: ['Would have written 12 guides for two shops', 'Have written 12 guides for two shops'],
  },
  {
    name: 'empty_word',
    languages,
    words: wordSet('successfully etc'),
    may: (own, i) => !isBoundBefore(own, i),
    example: ['Sold cars and successfully trained 12 clerks', 'Sold cars and trained 12 clerks'],
    lie: ['Not successfully closed 12 deals', 'Not closed 12 deals'],
  },
  {
    name: 'praise_of_action',
    languages: ['en'],
    may: (own, i) => !startsStatement(own, i) && isPraiseOfAction(own, i) && !isComparedBefore(own, i),
    example: ['Sold cars and enthusiastically trained 12 clerks', 'Sold cars and trained 12 clerks'],
    lie: ['Sold cars more effectively and trained 12 clerks', 'Sold cars more and trained 12 clerks'],
  },
  {
    name: 'praise_of_thing',
    languages: ['en'],
    may: (own, i) =>
      praiseOfThing.hasIn('en', own[i]?.text ?? '') && isBeforeNoun(own, i) && !isComparedBefore(own, i),
    example: ['Served excellent meals to guests of two halls', 'Served meals to guests of two halls'],
    lie: ['Served less excellent meals to guests', 'Served less meals to guests'],
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
    lie: ['Sold cars, cleaned vans, sold 12 boats', 'Sold cars, cleaned vans, 12 boats'],
  },
  {
    name: 'praise',
    languages,
    may: (own, i, said, j) => startsStatement(said, j) && mayGoInFront(own, i),
    example: ['Diligently enforced the rules of two clubs', 'Enforced the rules of two clubs'],
    lie: ['Effectively head of two clubs', 'Head of two clubs'],
  },
  {
    name: 'while',
    languages: ['en'],
    words: wordSet('while'),
    may: (own, i, said, j) =>
      own[i - 1]?.text === ',' && said[j - 1]?.text === ',' && formsOf(own[i + 1]).includes('gerund'),
    example: [
      'Sold cars of two makers, while training 12 clerks',
      'Sold cars of two makers, training 12 clerks',
    ],
    lie: ['Sold cars while training 12 clerks', 'Sold cars training 12 clerks'],
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
    may: (own, i, said, j) => {
      const mayLeave = own[i]?.text === 'of' || receivers.has(own[i - 1]?.text ?? '');
      return mayLeave && isNounTurned(own, i - 1, said, j - 1);
    },
    example: ['Responsible for the migration of 12 cars', 'Migrated 12 cars'],
    lie: ['Sued for the state in 12 cases', 'Sued the state in 12 cases'],
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
  return {
    name,
    languages,
    may: (own, i) => isArticle(own[i]?.text ?? '', language) && !isPartOfAmount(own, i, language),
    ...changes,
  };
}

const fewOrLittle = wordSet('few little');

/** True for `a` of `a few`, and for the one of several: `una de las tiendas`. */
function isPartOfAmount(own: readonly Unit[], i: number, language: Language): boolean {
  const next = own[i + 1]?.text ?? '';
  if (fewOrLittle.has(next)) return true;
  return language !== 'en' && (isArticle(next, language) || (language !== 'zh' && isOfCase(next, language)));
}

const goals = wordSet('auf bis nach');
/** In words: `von der alten Anlage auf`. */
const maxWay = 4;

/** True for the first part of `von DATEV auf SAP`. */
function startsWay(own: readonly Unit[], i: number): boolean {
  return own[i]?.text === 'von' && own.slice(i + 1, i + 1 + maxWay).some(({ text }) => goals.has(text));
}

const indefinite = wordSet('ein eine einem einen einer eines');
const singular = wordSet('dem des');

/** False if one person or thing may become several: `eines Kollegen` becomes `der Kollegen`, or loses its article. */
function keepsNumber(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  const article = own[i]?.text ?? '';
  const alike = [indefinite, singular].find((articles) => articles.has(article));
  if (alike === undefined || startsStatement(said, j)) return true;
  return [said[j - 1], said[j]].some((unit) => alike.has(unit?.text ?? ''));
}

/** True for the person as the subject, not for the number in `phase I trials`. */
function isSubject(own: readonly Unit[], i: number): boolean {
  const word = own[i + 1]?.text ?? '';
  return startsClause(own, i) || isPastForm(word) || isMostlyVerb(word) || auxiliary.has(word);
}

/** True for a state of the person, whose `was` may go: `was promoted to`, `was involved in`, `was trained as`. */
function isOwnState(own: readonly Unit[], i: number): boolean {
  const word = own[i]?.text ?? '';
  // `Awarded 12 contracts` is what somebody gave.
  if (word === 'awarded') return false;
  return receivedActions.has(word) || word === 'involved' || own[i + 1]?.text === 'as';
}

const relativePronouns = wordSet('that which who whom');

/** True for the subject of a clause that describes the noun before it: `the guides that I sold`. */
function opensRelative(own: readonly Unit[], i: number): boolean {
  return relativePronouns.has(own[i - 1]?.text ?? '');
}

const adverb = /ly$|^(?:also|often|daily|weekly|monthly)$/;

/** False if the next verb of the new text is in the present: a habit and a perfect say what was done, not what is. */
function maySayPast(said: readonly Unit[], j: number): boolean {
  const forms = formsOf(said.find(({ text }, at) => at >= j && !adverb.test(text)));
  return forms.includes('past') || !forms.some((form) => form === 'base' || form === 'third');
}

/** True behind a word that limits what follows: `nearly successfully closed` is not closed. */
function isBoundBefore(own: readonly Unit[], i: number): boolean {
  const before = own[i - 1];
  return before !== undefined && isBound(before);
}

/** True for praise before the verb of an action: not `effectively head of two clubs`. */
function isPraiseOfAction(own: readonly Unit[], i: number): boolean {
  const word = own[i]?.text ?? '';
  const isVerb = isVerbAt(own, i + 1) && !beingForms.has(own[i + 1]?.text ?? '');
  return word !== 'successfully' && praise.hasIn('en', word) && isVerb && !isRole(own, i + 1);
}

const comparing = wordSet('as how less more so too very');

/** True behind a word that would be about the next word then: `less excellent meals`, `more effectively`. */
function isComparedBefore(own: readonly Unit[], i: number): boolean {
  const before = own[i - 1];
  return before !== undefined && (comparing.has(before.text) || isBound(before) || /ly$/.test(before.text));
}

/** True if an adjective describes the noun after it, which then stands for itself: not `was excellent at` or `effective and`. */
function isBeforeNoun(own: readonly Unit[], i: number): boolean {
  const next = own[i + 1];
  if (!next || next.isMark || separates(next) || isPreposition(next) || isRelative(next)) return false;
  return next.text !== 'or' && next.text !== 'than' && !isBound(next);
}

/** Also of verbs that the tables do not know: `was asked`. */
function isParticiple({ text }: Unit): boolean {
  return isPastForm(text) || text.endsWith('ed');
}

function isVerbWord(unit: Unit, next: Unit | undefined): boolean {
  return (
    basesOf(unit.text).length > 0 || isPastForm(unit.text) || adverb.test(unit.text) || next === undefined
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
  return !own
    .slice(start + 1, i)
    .some(
      (between, step) =>
        isPreposition(between) ||
        isRelative(between) ||
        isBound(between) ||
        isNumber(between) ||
        (separates(own[start + step]) && isVerbAt(own, start + 1 + step)),
    );
}

/** Praise and `also` in front of a statement say nothing of what was done. */
function mayGoInFront(own: readonly Unit[], i: number): boolean {
  const word = own[i]?.text ?? '';
  if (word === 'and') return praise.hasIn('en', own[i + 1]?.text ?? '');
  return word === 'also' || word === 'successful' || (praise.hasIn('en', word) && !isRole(own, i + 1));
}

/** True for `head of`, which one may be `effectively` without being it. */
function isRole(own: readonly Unit[], i: number): boolean {
  return own[i + 1]?.text === 'of';
}

const researched: Unit = {
  text: 'research',
  key: 'research',
  kind: null,
  isNamedTool: false,
  isMark: false,
  isCapital: false,
  token: -1,
  start: 0,
  end: 0,
};
