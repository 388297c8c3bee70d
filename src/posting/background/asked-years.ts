import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { orWords } from '../../lexicon/words/function-words.ts';
import { numberWords } from '../../lexicon/words/number-words.ts';
import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { lazy } from '../../values/memoize.ts';
import type { Clause } from '../clause.ts';

/** Amounts without a number, and the same with one. */
const sayings: readonly (readonly [saying: PreparedPattern, number: string])[] = [
  [preparedPattern(String.raw`\bhalf a decade\b`, 'g'), '5 years'],
  [preparedPattern(String.raw`\ba decade\b`, 'g'), '10 years'],
  [
    preparedPattern(
      String.raw`\b(?:a )?couple (?:of )?(?=\w+ ?years|years|yrs|seasons|winters|summers)`,
      'g',
    ),
    '2 ',
  ],
  [
    preparedPattern(
      String.raw`(?<=\b(?:least|minimum(?: of)?|over|more than) )an? (?=\w{0,8} ?(?:year|season))`,
      'g',
    ),
    '1 ',
  ],
  [
    preparedPattern(
      String.raw`\ba (?=(?:full |good |solid )?(?:year|season)(?:['’]s)? (?:experience|or (?:two|more|so)|of experience|behind|under))`,
      'g',
    ),
    '1 ',
  ],
  [preparedPattern(String.raw`\byears of (?:\w+ )?experience\W{1,3}(?=\d)`, 'g'), 'years: '],
  [preparedPattern(String.raw`(?<=years: )(\d{1,2})\b(?! ?\+? ?(?:years|yrs))`, 'g'), '$1 years'],
];

const timeSpan = /decade|year|yrs|season|winter|summer/;

/** Replaces "a couple of years", "half a decade", "at least a season" in folded text with numbers of years. */
function inNumbers(text: string): string {
  if (!timeSpan.test(text)) return text;
  return sayings.reduce((said, [saying, number]) => said.replace(saying.regExp, number), text);
}

/** Numbers by folded word, longest first: `twenty-four` begins with another one. */
const values = lazy(
  () =>
    new Map(
      [...numberWords()]
        .map(([word, value]) => [fold(word), value] as const)
        .sort(([one], [other]) => other.length - one.length),
    ),
);

const numeral = lazy(() => String.raw`(?:\d{1,2}|${[...values().keys()].join('|')})`);
/** "5+", "5 (five)", "5 (five)+", with the blank after it. */
const plus = String.raw`\s*(?:\+\s*)?(?:\(\w{1,6}\)\s*(?:\+\s*)?)?`;
const more = String.raw`(?:(?:-?plus|or more|oder mehr|ou plus|o mas)\s*)?`;
const range = () =>
  String.raw`(?:(?:-|–|—|\/|to|or|(?<=between \w+ )and|bis|a|y|et|und|或|至|~)\s*${numeral()}${plus})?`;
const start = () =>
  String.raw`(?<![\d\p{Script=Latin}]|\d[.,]|\p{Script=Latin}-)(${numeral()})(?:ish)?${plus}${more}${range()}(?:or (?:more|so|thereabouts) |full |whole |complete |consecutive |academic |good |solid )?`;
const yearsPattern = preparedPattern(
  () =>
    String.raw`${start()}(?:(?:years?|-years?(?=[\w ,/]{0,40}\bexperience)|yrs?\.?|y(?=\+)|yoe|seasons|winters|summers|temporadas|jahr(?:en?)?|ans?|annees?|anos?)(?![\p{Script=Latin}])|年)`,
  'gu',
);
const monthsPattern = preparedPattern(
  () => String.raw`${start()}(?:months?|monaten?|mois|meses|个月)(?![\p{Script=Latin}])`,
  'gu',
);

/** The employer's age, and other years that are not experience. */
const ofEmployer = preparedPattern(() => phrases('posting', 'age_of_employer'), '');
/** The person who leaves the position; years before this belong to them. */
const predecessor = preparedPattern(
  `^.*(?:is (?:retiring|stepping down)|in (?:rente|den ruhestand) geh|geht in (?:rente|den ruhestand)|part a la retraite|se jubila)`,
  's',
);
const notWorkedBefore = preparedPattern(
  () =>
    String.raw`(?:${phrases('posting', 'before_other_years')})(?: |(?<=\p{Script=Han}))(?:the |its |their |an? |another |a further |den |les |los )?(?:\w{1,30} )?$`,
  'u',
);
const notWorkedAfter = preparedPattern(
  () => String.raw`^(?:['’]s?)?[\s-]*(?:${phrases('posting', 'after_other_years')})`,
  '',
);
/** "A bachelor's degree or four years of experience": years as an alternative to the degree. */
const insteadOfDegree = preparedPattern(
  () =>
    String.raw`(?:degree|bachelor\S{0,15}|master\S{0,15}|diploma|studium|abschluss|diplome|titulo)[^.;]{0,20}[\s,(](?:${orWords()}) (?:an? |at least |mindestens )?$`,
  '',
);
/** Months are usually the length of a contract; with these words they are experience. */
const worked = preparedPattern(() => phrases('posting', 'months_of_work'), '');
const germanAdjective = preparedPattern(() => `(${numeral()})-?jahrige`);

/** The amounts in whole years that a clause asks for; 0 for a few months. */
export function yearsIn(clause: string): number[] {
  const whole = inNumbers(fold(clause));
  const text = whole.replace(predecessor.regExp, '');
  if (ofEmployer.test(text)) return [];
  const adjective = germanAdjective.exec(text);
  const found = [
    ...lowerOfChoice(text, amountsIn(text, yearsPattern)),
    ...(worked.test(text) ? amountsIn(text, monthsPattern).map((months) => Math.floor(months / 12)) : []),
    ...(adjective ? [toNumber(adjective[1])] : []),
  ];
  return found.filter((years) => years <= maxYears);
}

const maxYears = 30;

const yearWord = /year|yr|jahr|an|年/;
/** "or" and what it offers, up to the number. */
const choice = /(?:[,;(\s]or\s|\boder\b|\bou\b|\so\s|或)/;
/** UTF-16 units: the words between "including" and a number. */
const maxPartLength = 80;

/** "Two years in a warehouse or a depot, including one as a lead": the second number is part of the first. */
const partOfThem = preparedPattern(
  () => String.raw`(?:${phrases('posting', 'part_of_them')})\W{0,3}(?:[\p{L}’']{1,20} ){0,3}$`,
  'u',
);

/** "Five years, or three with a master's": the lower number is enough. */
function lowerOfChoice(text: string, years: readonly number[]): readonly number[] {
  if (years.length < 2) return years;
  const [, second] = yearsPattern.all(text);
  const before = text.slice(0, second?.index);
  const isChoice = isChosen(before) && !partOfThem.test(before.slice(-maxPartLength));
  return isChoice ? [Math.min(...years)] : years;
}

function lastClause(text: string): string {
  const end = Math.max(text.lastIndexOf(','), text.lastIndexOf(';'));
  // The mark itself opens "or": "two years, or three".
  return text.slice(Math.max(0, end));
}

function isChosen(text: string): boolean {
  const first = yearWord.exec(text);
  return first !== null && choice.test(lastClause(text.slice(first.index + first[0].length)));
}

/** UTF-16 units around an amount that tell whether it is of work. */
const seenBefore = 40;
const seenAfter = 60;

const toAge = /^\W{0,3}(?:to|bis|a|y|et|und|-|–)? $/;

function amountsIn(text: string, pattern: PreparedPattern): number[] {
  const found = pattern.all(text).map(({ index, 0: whole, 1: number }) => {
    const [before, after] = [
      text.slice(Math.max(0, index - seenBefore), index),
      text.slice(index + whole.length, index + whole.length + seenAfter),
    ];
    const isAside =
      notWorkedBefore.test(before) ||
      insteadOfDegree.test(before) ||
      notWorkedAfter.test(after) ||
      (pattern === yearsPattern && isAge(whole, text));
    return { start: index, end: index + whole.length, isAside, amount: toNumber(number) };
  });
  return found.flatMap(({ start, isAside, amount }, index) => {
    // "Ages 3 years to 12 years": the second number belongs to the first.
    const before = found[index - 1];
    const goesOn = before?.isAside === true && toAge.test(text.slice(before.end, start));
    return isAside || goesOn ? [] : [amount];
  });
}

/** Nobody is asked for so many years without a word for experience, but often for this age. */
const leastAge = 16;
const experience = preparedPattern(() => phrases('posting', 'years_of_work'), '');

/** "22 to 30 years", "over 18 years". */
function isAge(amount: string, text: string): boolean {
  const numbers = numbersPattern.all(amount).map(({ 0: number }) => toNumber(number));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (low !== high && low >= leastAge) return true;
  return high >= leastAge && !experience.test(text);
}

const numbersPattern = preparedPattern(numeral, 'g');

function toNumber(word: string | undefined): number {
  return values().get(word ?? '') ?? Number(word);
}

/** An amount that says of nothing how long: "3 to 5 years", "Less than 5 years of experience". */
const bareAmount = preparedPattern(
  () =>
    String.raw`^[^\p{L}\p{N}]*(?:(?:less|more|fewer) than |at least |over |under )?${numeral()}[^\p{L}\p{N}]{0,3}(?:(?:to|or|bis|a|et|y|-|–)\s*(?:${numeral()}|more)\s*)?(?:years?|yrs?|jahre?|ans?|anos?|年)(?: (?:of )?experience)?[^\p{L}\p{N}]*$`,
  'u',
);

/**
 * True for an amount without anything around it: the answers of a form, or a fact about something else, such as the
 * length of a training.
 */
function isUnrelated(clauses: readonly Clause[], index: number): boolean {
  const [own, ...near] = [clauses[index], clauses[index - 1], clauses[index + 1]];
  if (own === undefined || !isBare(own)) return false;
  if (near.some((clause) => clause !== undefined && isBare(clause))) return true;
  if (own.section === 'requirements' && own.text.includes('+')) return false;
  return !experience.test(fold(`${own.heading} ${own.text}`));
}

function isBare({ text }: Clause): boolean {
  return bareAmount.test(fold(text));
}

/** The years of work that the clause at `index` requires. */
export function requiredYears(clauses: readonly Clause[], index: number): readonly number[] {
  const clause = clauses[index];
  if (clause === undefined || isUnrelated(clauses, index)) return [];
  const { cue, section, text } = clause;
  if (cue === 'nice' || cue === 'negated' || cue === 'ignored' || section === 'nice') return [];
  const years = yearsIn(text);
  return section !== 'requirements' && cue === null && isMereYear(text, years) ? [] : years;
}

/** "You spend a year abroad": a single year that nothing asks for is rarely of past work. */
function isMereYear(text: string, years: readonly number[]): boolean {
  return years.every((amount) => amount === 1) && !experience.test(fold(text));
}
