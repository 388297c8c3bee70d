import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isArticle } from '../../../../lexicon/words/function-words.ts';
import type { InfinitiveLanguage } from '../../../../lexicon/words/infinitives.ts';
import { readVerb } from '../../../../lexicon/words/verbs.ts';
import { languages } from '../../../../text/language.ts';
import { wordSet } from '../../../../values/lists.ts';
import { isOfCase } from '../activity-nouns.ts';
import { startsStatement } from '../frames.ts';
import { servesAs } from '../light-verbs.ts';
import { isPerforming, opensWithWork } from '../named-work.ts';
import { opensWithRole } from '../roles.ts';
import type { Unit } from '../units.ts';
import { isLooseMark, isNamed } from './clauses.ts';
import type { Permission } from './permission.ts';

/** `Performed account reconciliations` for a line of a job that names its work and nobody's else. */
export const performedWork: Permission = {
  name: 'performed_work',
  languages: ['en'],
  may: (own, i, said, j) =>
    isPerforming(said[j]) && startsStatement(said, j) && startsStatement(own, i) && opensWithWork(own, i),
  example: [
    'Monthly account reconciliations of 12 shops',
    'Performed monthly account reconciliations of 12 shops',
  ],
  lie: ['Annual performance reviews by two managers', 'Performed annual performance reviews by two managers'],
};

/** What a new text may say beside the line. */
export const putIn: readonly Permission[] = [
  {
    name: 'added_article',
    languages,
    may: (own, i, said, j) =>
      isArticle(said[j]?.text ?? '', 'en') && !isNamed(said, j) && !saysMore(own, i, said, j),
    example: ['Led team of 12 clerks in two towns', 'Led a team of 12 clerks in two towns'],
    lie: ['Was a founder of 12 shops', 'Was the founder of 12 shops'],
  },
  {
    name: 'added_german_article',
    languages: ['de'],
    may: (_, __, said, j) => isOfCaseIn(said, j, 'de'),
    example: ['Kunden beraten in 12 Läden', 'Beratung von Kunden in 12 Läden'],
    lie: ['Verkauf von Autos für Kunden der Bank', 'Verkauf von Autos der Kunden für Bank'],
  },
  {
    name: 'added_french_of',
    languages: ['fr'],
    may: (_, __, said, j) => isOfCaseIn(said, j, 'fr'),
    example: ['Gérer 12 boutiques de la ville', 'Gestion de 12 boutiques de la ville'],
    lie: ['Vente à 12 clients de la ville', 'Vente de 12 clients de la ville'],
  },
  {
    name: 'added_spanish_of',
    languages: ['es'],
    may: (_, __, said, j) => isOfCaseIn(said, j, 'es'),
    example: ['Gestionar 12 tiendas de la ciudad', 'Gestión de 12 tiendas de la ciudad'],
    lie: ['Venta a 12 clientes de la ciudad', 'Venta de 12 clientes de la ciudad'],
  },
  {
    // `Served as charge nurse` for `Was charge nurse`
    name: 'as_after_served',
    languages,
    may: (own, i, said, j) => said[j]?.text === 'as' && servesAs(own, i - 1, said, j - 1),
    example: ['Was charge nurse of two wards', 'Served as charge nurse of two wards'],
    lie: ['Led the charge nurse of two wards', 'Led as the charge nurse of two wards'],
  },
  {
    // `Served as lead developer` for `Lead developer`
    name: 'served_in_role',
    languages: ['en'],
    may: (own, i, said, j) => startsStatement(own, i) && isServedAs(said, j) && opensWithRole(own, i),
    example: ['Lead developer for 12 shops', 'Served as lead developer for 12 shops'],
    lie: ['Lead developers for 12 shops', 'Served as lead developers for 12 shops'],
  },
  performedWork,
  {
    name: 'added_to_after_help',
    languages,
    may: (_, __, said, j) => said[j]?.text === 'to' && readVerb(said[j - 1]?.text ?? '')?.lemma === 'help',
    example: ['Helped sell cars in two towns', 'Helped to sell cars in two towns'],
    lie: ['Let clerks sell cars in two towns', 'Let to clerks sell cars in two towns'],
  },
  {
    name: 'bracket',
    languages,
    may: (_, __, said, j) => said[j]?.text === '(' || said[j]?.text === ')',
    example: ['Sold cars from two makers for 12 years', 'Sold cars (from two makers) for 12 years'],
    lie: ['Sold cars, 12 of them vans', 'Sold 12 cars (of them vans)'],
  },
  {
    // Where a line lost its line breaks, the next statement begins with a capital letter.
    name: 'lost_break',
    languages,
    may: (own, i, said, j) => statementEnds.has(said[j]?.text ?? '') && own[i]?.isCapital === true,
    example: [
      'Filed the post of three offices Wrote 20 letters',
      'Filed the post of three offices. Wrote 20 letters',
    ],
    lie: ['Helped file the post of Ann', 'Helped file. The post of Ann'],
  },
  {
    name: 'added_mark',
    languages,
    may: (_, __, said, j) => isLooseMark(said, j),
    example: ['Sold cars and trained 12 clerks', 'Sold cars, and trained 12 clerks'],
    lie: ['Sold cars and trained 12 clerks', 'Sold, cars and trained 12 clerks'],
  },
];

const statementEnds: ReadonlySet<string> = new Set(['\n', '.', ';']);

/** True for both words of `Served as` at the start of a statement. */
function isServedAs(said: readonly Unit[], j: number): boolean {
  const start = said[j]?.text === 'as' ? j - 1 : j;
  return said[start]?.text === 'served' && said[start + 1]?.text === 'as' && startsStatement(said, start);
}

const andWords = wordSet('e y');
const prepositions = wordList('language', 'preposition');
/** Prepositions that hold an article. */
const withArticle = wordSet('del du des');

/** True for an article or preposition of a case; not behind an article, where `los de` means "those of". */
function isOfCaseIn(said: readonly Unit[], j: number, language: InfinitiveLanguage): boolean {
  const word = said[j]?.text ?? '';
  if (!isOfCase(word, language) || andWords.has(word)) return false;
  const [before, next] = [said[j - 1]?.text ?? '', said[j + 1]?.text ?? ''];
  const isPreposition = prepositions.hasIn(language, word);
  if (prepositions.hasIn(language, next) || (isPreposition && prepositions.hasIn(language, before)))
    return false;
  // `del los`, `du 25 patients`
  const isWrong = isArticle(next, language) || (word !== 'des' && /^\d/.test(next));
  return !isArticle(before, language) && !(withArticle.has(word) && isWrong);
}

const beforeRole = wordSet('as am is are was were');
const fewOrLittle = wordSet('few little');

/** True for `the` in the place of `a` or before a role, which makes the person the only one, and for `a few` instead of few. */
function saysMore(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  if (fewOrLittle.has(said[j + 1]?.text ?? '')) return true;
  if (said[j]?.text !== 'the') return false;
  const isOther = [own[i - 1], own[i]].some(
    (unit) => isArticle(unit?.text ?? '', 'en') && unit?.text !== 'the',
  );
  return isOther || beforeRole.has(said[j - 1]?.text ?? '');
}
