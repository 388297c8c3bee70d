import { isArticle } from '../../../../lexicon/words/function-words.ts';
import { readVerb } from '../../../../lexicon/words/verbs.ts';
import { languages } from '../../../../text/language.ts';
import { servesAs } from '../light-verbs.ts';
import { isLooseMark, isNamed } from './clauses.ts';
import type { Permission } from './permission.ts';

/** What a new text may say beside the line. */
export const putIn: readonly Permission[] = [
  {
    name: 'added_article',
    languages,
    may: (_, __, said, j) => isArticle(said[j]?.text ?? '', 'en') && !isNamed(said, j),
    example: ['Led team of 12 clerks in two towns', 'Led a team of 12 clerks in two towns'],
    lie: ['Led team of 12 clerks in two towns', 'Led every team of 12 clerks in two towns'],
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
    may: (own, i, said, j) => (said[j]?.text === '\n' || said[j]?.text === '.') && own[i]?.isCapital === true,
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
