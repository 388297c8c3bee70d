import { isArticle } from '../../../../lexicon/words/function-words.ts';
import { numberWordsIn } from '../../../../lexicon/words/number-words.ts';
import { languages } from '../../../../text/language.ts';
import { wordSet } from '../../../../values/lists.ts';
import { frequencyOf } from '../../../framing/plain-words.ts';
import { endInTools } from '../../../grammar/tool-names.ts';
import { startsStatement } from '../frames.ts';
import { servesAs } from '../light-verbs.ts';
import { isNumber, isTimeNoun } from '../moves/phrases.ts';
import { actsAs } from '../roles.ts';
import { separates, type Unit } from '../units.ts';
import { haveSameLemma, isActionNoun, isActivity, isVerbAt, opensClause } from '../verbs.ts';
import { isBound, isPreposition, isRelative, isToolName, mayBePeople } from '../words.ts';
import { isNounTurned } from './clauses.ts';
import { finishes, finishesToo, mayTurn } from './own-verbs.ts';
import type { Permission } from './permission.ts';
import { maySeparate } from './separators.ts';

const beingForms = wordSet('am is are was were');
const havingForms = wordSet('has have had');
const refersBack = wordSet('this it');

export const verbForm: Permission = {
  name: 'verb_form',
  languages,
  may: (own, i, said, j) =>
    haveSameLemma(own[i], said[j]) &&
    !isListedTool(own, i) &&
    !isOpeningTool(own, i) &&
    (opensClause(own, i) || opensClause(said, j)) &&
    mayTurn(own, i, said, j),
  example: ['Managing the ward of two clinics', 'Managed the ward of two clinics'],
  lie: ['Helped clean ovens and write menus', 'Helped clean ovens and wrote menus'],
};

/** The same in a job that goes on, where `Building boats` does not say that they were built. */
export const unfinishedVerb: Permission = {
  ...verbForm,
  may: (own, i, said, j) => verbForm.may(own, i, said, j) && !finishes(own, i, said[j]),
};

/** The same in a line that opens in the past: `Was responsible for building boats` says that it is over. */
export const furtherUnfinishedVerb: Permission = {
  ...verbForm,
  may: (own, i, said, j) => verbForm.may(own, i, said, j) && !finishesToo(own, i, said[j]),
};

/** What may replace a word of the line. */
export const sameWords: readonly Permission[] = [
  {
    name: 'separator',
    languages,
    may: maySeparate,
    example: ['Sold cars; trained 12 clerks', 'Sold cars and trained 12 clerks'],
    lie: ['Never missed a deadline; sold 12 cars', 'Never missed a deadline and sold 12 cars'],
  },
  {
    name: 'spelling',
    languages,
    may: (own, i, said, j) => own[i]?.key === said[j]?.key,
    example: ['Repaired the colour printers of 12 shops', 'Repaired the color printers of 12 shops'],
    lie: ['Repaired the color printers of 12 shops', 'Repaired the printer colors of 12 shops'],
  },
  {
    name: 'number_in_digits',
    languages,
    may: (own, i, said, j) => isSameNumber(own[i]?.text ?? '', said[j]?.text ?? ''),
    example: ['Trained five clerks of two shops', 'Trained 5 clerks of two shops'],
    lie: ['Trained five clerks of two shops', 'Trained 2 clerks of five shops'],
  },
  {
    name: 'spanish_and',
    languages: ['es'],
    words: wordSet('y e'),
    may: (_, __, said, j) => said[j]?.text === 'y' || said[j]?.text === 'e',
    example: ['Venta y instalación de 12 hornos', 'Venta e instalación de 12 hornos'],
    lie: ['Venta de coches y casas de 12 socios', 'Venta de coches casas de 12 socios'],
  },
  {
    name: 'form_of_be',
    languages,
    words: beingForms,
    may: (own, i, said, j) => staysInTime(own[i], said[j], beingForms),
    example: ['Sold the cars that is made in two plants', 'Sold the cars that are made in two plants'],
    lie: ['Built tools that were used by 12 banks', 'Built tools that are used by 12 banks'],
  },
  {
    name: 'form_of_have',
    languages,
    words: havingForms,
    may: (own, i, said, j) => staysInTime(own[i], said[j], havingForms),
    example: ['Sold the cars that has four doors', 'Sold the cars that have four doors'],
    lie: ['Had 12 patients in two wards', 'Have 12 patients in two wards'],
  },
  {
    name: 'which_for_this',
    languages,
    words: refersBack,
    may: (own, i, said, j) => said[j]?.text === 'which' && separates(own[i - 1]),
    example: ['Moved the archive, this cut costs by 3%', 'Moved the archive, which cut costs by 3%'],
    lie: ['Moved the archive, as this cut costs by 3%', 'Moved the archive, as which cut costs by 3%'],
  },
  {
    name: 'frequency',
    languages,
    may: (own, i, said, j) =>
      frequencyOf(own[i]?.text ?? '') === said[j]?.text &&
      startsStatement(said, j) &&
      isActivity(own[i + 1]) &&
      own[i + 1]?.text !== said[j + 1]?.text &&
      haveSameLemma(own[i + 1], said[j + 1]),
    example: ['Performed regular maintenance of 12 pumps', 'Regularly maintained 12 pumps'],
    lie: ['Regular guests trained in 12 shops', 'Regularly guests trained in 12 shops'],
  },
  {
    name: 'care_for',
    languages,
    words: wordSet('of'),
    may: (own, i, said, j) => said[j]?.text === 'for' && isNounTurned(own, i - 1, said, j - 1),
    example: ['Responsible for the care of 12 patients', 'Cared for 12 patients'],
    lie: ['Trained nurses of 12 wards', 'Trained nurses for 12 wards'],
  },
  {
    name: 'served_as',
    languages,
    may: (own, i, said, j) =>
      startsStatement(own, i) && startsStatement(said, j) && servesAs(own, i, said, j),
    example: ['Was charge nurse of two wards', 'Served as charge nurse of two wards'],
    lie: ['Was with the charge nurse of two wards', 'Served as with the charge nurse of two wards'],
  },
  {
    name: 'acted_as',
    languages: ['en'],
    may: (own, i, said, j) => startsStatement(own, i) && startsStatement(said, j) && actsAs(own, i, said, j),
    example: ['Involved as lead developer of two shops', 'Served as lead developer of two shops'],
    lie: ['Worked with the lead developer of two shops', 'Served with the lead developer of two shops'],
  },
  {
    name: 'means',
    languages: ['en'],
    words: wordSet('using utilizing utilising leveraging via through'),
    may: (own, i, said, j) => said[j]?.text === 'with' && namesMeans(own, i),
    example: [
      'Built reports using pivot tables for 12 banks',
      'Built reports with pivot tables for 12 banks',
    ],
    lie: ['Cleaned tanks using the crew of two towns', 'Cleaned tanks with the crew of two towns'],
  },
  {
    name: 'use_of',
    languages: ['en'],
    words: wordSet('utilization utilisation'),
    may: (own, i, said, j) => said[j]?.text === 'use' && own[i + 1]?.text === 'of',
    example: ['Trained 12 clerks on utilization of two tools', 'Trained 12 clerks on use of two tools'],
    lie: ['Raised bed utilization in 12 wards', 'Raised bed use in 12 wards'],
  },
  {
    name: 'place',
    languages: ['en'],
    words: wordSet('within across throughout'),
    may: (own, i, said, j) => said[j]?.text === 'in' && namesPlace(own, i),
    example: ['Sold cars across two towns of 12 states', 'Sold cars in two towns of 12 states'],
    lie: ['Answered letters within two days', 'Answered letters in two days'],
  },
  {
    name: 'verb_of_noun',
    languages,
    // `in the introduction of charts` and `in introducing charts`
    may: (own, i, said, j) =>
      said[j]?.text.endsWith('ing') === true &&
      isActionNoun(own[i]) &&
      haveSameLemma(own[i], said[j]) &&
      !isListedTool(own, i) &&
      (own[i + 1]?.text === 'of' || opensClause(own, i) || opensClause(said, j)),
    example: ['Assisted in the introduction of charts', 'Assisted in introducing charts'],
    lie: ['Assisted the introduction team with 12 charts', 'Assisted introducing the team with 12 charts'],
  },
  verbForm,
];

/** True if the phrase after the preposition is what something was done with, not who or when. */
function namesMeans(own: readonly Unit[], i: number): boolean {
  const before = own[i - 1];
  if (!before || separates(before) || isBound(before) || isPreposition(before)) return false;
  const phrase = phraseAfter(own, i);
  const last = phrase.at(-1);
  if (!last || phrase.some((unit) => mayBePeople(unit) || isNumber(unit) || isTimeNoun(unit))) return false;
  // `through` and `via` may also lead to a place: `via Hamburg`, and `followed through` is a verb.
  const isWay = own[i]?.text === 'through' || own[i]?.text === 'via';
  return !isWay || (!isVerbAt(own, i - 1) && (isActivity(last) || isToolName(last)));
}

/** True if the preposition says where, not when or from where. */
function namesPlace(own: readonly Unit[], i: number): boolean {
  const before = own[i - 1];
  const phrase = phraseAfter(own, i);
  if (!before || phrase.length === 0 || isBound(before) || isPreposition(before)) return false;
  return !phrase.some(isTimeNoun) && !(own[i]?.text === 'within' && phrase.some(isNumber));
}

/** The words up to the next mark, preposition or relative pronoun. */
function phraseAfter(own: readonly Unit[], i: number): readonly Unit[] {
  const end = own.findIndex((unit, at) => at > i && (unit.isMark || isPreposition(unit) || isRelative(unit)));
  return own.slice(i + 1, end === -1 ? own.length : end);
}

const past = wordSet('was were had');

/** True for two forms of one verb, unless what was so would be so now. */
function staysInTime(one: Unit | undefined, other: Unit | undefined, forms: ReadonlySet<string>): boolean {
  if (!one || !other || !forms.has(other.text)) return false;
  return past.has(other.text) || !past.has(one.text);
}

/** `five` and `5` */
function isSameNumber(one: string, other: string): boolean {
  const words = numberWordsIn('en');
  const value = words.get(one) ?? words.get(other);
  return value !== undefined && [one, other].includes(String(value));
}

/** True for the tool in `Excel reports for the board`, not for the verb in `Access the archive`. */
function isOpeningTool(own: readonly Unit[], i: number): boolean {
  const next = own[i + 1];
  if (!own[i]?.isNamedTool || !startsStatement(own, i) || !next) return false;
  return !(isArticle(next.text, 'en') || isNumber(next) || isPreposition(next) || next.text === 'to');
}

/** True for the name of a tool behind another one, which is no verb: `excel` in `with word and excel`. */
function isListedTool(own: readonly Unit[], i: number): boolean {
  return own[i]?.kind === 'tool' && separates(own[i - 1]) && endInTools(own.slice(0, i - 1));
}
