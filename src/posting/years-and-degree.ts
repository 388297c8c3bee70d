import type { Degree } from '../contract/score.ts';
import { degreePosition, degreeRank, degreesIn } from '../lexicon/degree-words.ts';
import { phrases } from '../lexicon/packed/phrase-lists.ts';
import { wordList } from '../lexicon/packed/word-lists.ts';
import { orWords } from '../lexicon/words/function-words.ts';
import { numberWords } from '../lexicon/words/number-words.ts';
import { type PreparedPattern, preparedPattern } from '../text/patterns/prepared-pattern.ts';
import { fold } from '../values/fold.ts';
import { lazy } from '../values/memoize.ts';
import type { Clause } from './clause.ts';
import { isImperative } from './cues/sentence-subject.ts';

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
    String.raw`(?:${phrases('posting', 'before_other_years')}) (?:the |its |their |a |another |a further |den |les |los )?(?:\w+ )?$`,
  '',
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

/** Whole years of experience that the clauses ask for, as a lower bound; the highest of several. */
export function askedYears(clauses: readonly Clause[]): number | null {
  const years = clauses
    .filter(
      ({ cue, section }) => cue !== 'nice' && cue !== 'negated' && cue !== 'ignored' && section !== 'nice',
    )
    .flatMap(({ text }) => yearsIn(text));
  return years.length === 0 ? null : Math.max(...years);
}

function yearsIn(clause: string): number[] {
  const whole = inNumbers(fold(clause));
  const text = whole.replace(predecessor.regExp, '');
  if (ofEmployer.test(text)) return [];
  const adjective = germanAdjective.exec(text);
  const found = [
    ...lowerOfChoice(text, amountsIn(text, yearsPattern)),
    ...(worked.test(text) ? amountsIn(text, monthsPattern).map((months) => Math.floor(months / 12)) : []),
    ...(adjective ? [toNumber(adjective[1])] : []),
  ];
  return found.filter((years) => years >= 1 && years <= 30);
}

const yearWord = /year|yr|jahr|an|年/;
const choice = /[,;(\s]or\s|\boder\b|\bou\b|\so\s|或/;
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

function isChosen(text: string): boolean {
  const first = yearWord.exec(text);
  return first !== null && choice.test(text.slice(first.index + first[0].length));
}

function amountsIn(text: string, pattern: PreparedPattern): number[] {
  return pattern.all(text).flatMap(({ index, 0: whole, 1: number }) => {
    const before = text.slice(Math.max(0, index - 30), index);
    const after = text.slice(index + whole.length, index + whole.length + 30);
    const isAside =
      notWorkedBefore.test(before) || insteadOfDegree.test(before) || notWorkedAfter.test(after);
    return isAside ? [] : [toNumber(number)];
  });
}

function toNumber(word: string | undefined): number {
  return values().get(word ?? '') ?? Number(word);
}

interface AskedDegree {
  readonly degree: Degree | null;
  /** True if it is required and no equivalent is accepted. */
  readonly mandatory: boolean;
}

/** Alternatives that are accepted instead of a degree. */
const equivalent = preparedPattern(() => phrases('posting', 'or_equivalent'), '');

/** The lowest accepted degree: of the required ones, else of the preferred ones. */
export function askedDegree(clauses: readonly Clause[]): AskedDegree {
  const open = clauses.filter(
    ({ cue, section, text }) =>
      cue !== 'negated' &&
      cue !== 'ignored' &&
      (section === 'responsibilities'
        ? cue === 'held' || asksAmongDuties(text, cue !== null)
        : !isTaught(text)),
  );
  const all = open.filter(
    (clause) => clause.cue !== 'nice' && clause.section !== 'nice' && namesDegree(clause),
  );
  const [first] = all;
  const required =
    (first && isOfTrainee(first) ? all.find(({ section }) => section === 'requirements') : null) ?? first;
  const named = required ?? open.find(namesDegree);
  return {
    degree: named ? lowestOf([named, ...insteadOf(named, clauses)]) : null,
    mandatory: required !== undefined && !equivalent.test(fold(required.text)),
  };
}

/** True for a training named outside of any section, as the title of a trainee's posting does: "Ausbildung zur Köchin". */
function isOfTrainee(clause: Clause): boolean {
  return clause.section === 'none' && clause.cue === null && lowestOf([clause]) === 'vocational';
}

/** In words: "a completed four year degree in …". */
const maxWordsBefore = 3;

/** Wording for a degree that a person has, not for students who are taught. */
const degreePhrase = preparedPattern(() => phrases('posting', 'degree_held'), '');

/** "MBA programme", "masters swimming": the degree's name only qualifies the next noun. */
const beforeNoun = preparedPattern(
  () =>
    String.raw`\b(?:ph\.?d|doctoral|masters?|mba|bachelors?|graduates?|undergraduates?|postgraduates?)[ -](?!(?:${wordList('posting', 'after_degree').alternatives()})\b)\p{Ll}`,
  'u',
);

/** Verbs and nouns of teaching and guiding students. */
const taught = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('posting', 'teaching', 'en', 'de', 'fr', 'es')})\b|${phrases('posting', 'teaching', 'zh')}`,
  '',
);

/** "Supervise master students": the degree is not the reader's. */
function isTaught(text: string): boolean {
  const folded = fold(text);
  return taught.test(folded) && !degreePhrase.test(folded);
}

/**
 * True if a line among duties is a requirement whose heading was lost: "Bachelor's degree in …". A duty begins with a
 * verb or is about students: "Teach bachelor students", "Bachelor's thesis guidance".
 */
function asksAmongDuties(text: string, isCued: boolean): boolean {
  const at = degreePosition(text);
  if (at === -1) return false;
  const folded = fold(text);
  if (taught.test(folded) || (beforeNoun.test(folded) && !degreePhrase.test(folded))) return false;
  const before = text.slice(0, at).trim();
  return (
    isCued ||
    before === '' ||
    (before.split(/\s+/).length <= maxWordsBefore && !isImperative(before) && !/[.:;,]$/.test(before))
  );
}

const opensChoice = preparedPattern(() => String.raw`^\W*(?:${orWords()}|bzw|或)\b`, 'iu');

/**
 * The next clause of the sentence if it offers an alternative: "A bachelor's degree (or a school diploma with six
 * years)".
 */
function insteadOf(named: Clause, clauses: readonly Clause[]): readonly Clause[] {
  const next = clauses[clauses.indexOf(named) + 1];
  const follows = next !== undefined && next.start - named.end <= maxBorderLength;
  return follows && opensChoice.test(next.text) && next.cue !== 'nice' && next.cue !== 'negated'
    ? [next]
    : [];
}

/** UTF-16 units between two clauses of a sentence. */
const maxBorderLength = 2;

function lowestOf(clauses: readonly Clause[]): Degree | null {
  const [lowest] = clauses
    .flatMap(({ text }) => degreesIn(text))
    .sort((a, b) => degreeRank(a) - degreeRank(b));
  return lowest ?? null;
}

function namesDegree(clause: Clause): boolean {
  return lowestOf([clause]) !== null;
}
