import { fold } from '../text/fold.ts';
import type { Clause } from './read-sentences.ts';

const numberWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ ein: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10 },
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10 },
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 十: 10 },
};

const amount = String.raw`(\d{1,2}|${Object.keys(numberWords).join('|')})`;
const yearsPattern = new RegExp(
  String.raw`(?<![\d\p{Script=Latin}]|\d[.,])${amount}\s*(?:\(\d{1,2}\)\s*)?(?:\+|plus|or more|oder mehr|ou plus|o mas)?\s*(?:(?:-|–|—|to|bis|a|或|至|~)\s*\d{1,2}\s*\+?\s*)?(?:or more |full |\+ )?(?:years?|yrs?\.?|jahren?|ans?|annees?|anos?|年)(?![\p{Script=Latin}])`,
  'gu',
);
const notExperience =
  /founded|in business|since \d{4}|history|tradition|years? (?:old|of age)|anniversar|as a company|gegrundet|seit uber|jahrige[nr]? (?:geschichte|tradition)|depuis|fondee|plus de \d+ ans d.existence|fundada|mas de \d+ anos de historia|we have been|degree program|warranty|contract\b|within|every|last \d|past \d|next \d/;
const germanAdjective = /(\d{1,2}|zwei|drei|vier|funf|sechs|sieben|acht|zehn)-?jahrige/u;

/** Whole years of experience that the clauses ask for, lower bound; the most where several do. */
export function askedYears(clauses: readonly Clause[]): number | null {
  const years = clauses
    .filter(
      ({ cue, section }) => cue !== 'nice' && cue !== 'negated' && cue !== 'ignored' && section !== 'nice',
    )
    .flatMap(({ text }) => yearsIn(text));
  return years.length === 0 ? null : Math.max(...years);
}

function yearsIn(clause: string): number[] {
  const text = fold(clause);
  if (notExperience.test(text)) return [];
  const found = [...text.matchAll(yearsPattern)].map((match) => toNumber(match[1]));
  const adjective = germanAdjective.exec(text);
  return [...found, ...(adjective ? [toNumber(adjective[1])] : [])].filter(
    (years) => years >= 1 && years <= 30,
  );
}

function toNumber(word: string | undefined): number {
  return numberWords[word ?? ''] ?? Number(word);
}
