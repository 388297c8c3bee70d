import { determiners } from '../../../../lexicon/words/function-words.ts';
import { inflect, isPastForm, lemmaOfVerb, readVerb } from '../../../../lexicon/words/verbs.ts';
import { isMostlyVerb } from '../../../../lexicon/words/word-classes.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { wordSet } from '../../../../values/lists.ts';
import { chargeIn } from '../../../framing/charges.ts';
import { capitalized, uncapitalized } from '../../../grammar/spelling.ts';
import { isDoneByOthers } from '../own-action.ts';
import {
  current,
  listInBase,
  over,
  type Pattern,
  present,
  type Situation,
  tenseUnknown,
  withStyle,
} from '../pattern.ts';
import { gerundsTurned, inEachSentence, isAim, situationOfDuty } from './duty-opener.ts';
import { pastTense } from './past-tense.ts';

/* Duties without a noun or -ing form of an action: those that name a thing, and those with `to`. */

/** A heading with a colon, or a list of what belongs to it. */
const colon = preparedPattern(String.raw`:(?!\d)`);
const clauseWord = preparedPattern(
  String.raw`(?:^|\s)(?:how|what|when|where|whether|why)\s|(?:,|\s(?:and|or|&))\s(?:also\s)?(?:for|in|to|with|of)\s`,
  'iu',
);
/** A further duty after a semicolon, which needs the frame too. */
const furtherDuty = preparedPattern(
  String.raw`^(?:and\s)?(?:also\s)?(?:\p{L}+ing|for|in|to|with|of)\s`,
  'iu',
);
/** A further duty in -ing with its object: `and keeping the books`. */
const furtherAction = preparedPattern(
  String.raw`(?<joint>,\s(?:(?:and|or)\s)?|\s(?:and|or|&)\s)(?!(?:including|using|following|regarding|existing|ongoing)\s)(?<gerund>\p{Ll}+ing)(?<object>\s(?!(?:and|or|for|of|in)\s)\p{L}.*)$`,
  'su',
);
/** -ing forms that say how or with what result, behind a comma. */
const resulting = wordSet(
  'allowing enabling ensuring helping keeping leading providing resulting serving supporting working',
);
const pastVerb = preparedPattern(String.raw`(?:,|\sand)\s(?:also\s)?(?<verb>\p{Ll}+)\s`, 'gu');

/** `Responsible for a team of 12` becomes `Managed a team of 12`, for listed things and work; both claim the same. */
export const chargeOfThing: Pattern = {
  rule: 'charge',
  why: 'opener',
  languages: ['en'],
  from: 'super',
  apply: (text, situation) =>
    inEachSentence(text, (sentence) => {
      const tensed = situation.style.isLedByVerbs ? situationOfDuty(sentence, situation) : null;
      const charge = tensed && chargeIn(sentence);
      if (!charge || colon.test(sentence)) return null;
      const told = thingsTold(charge.thing, tensed);
      const verb = inflect(charge.verb, tensed.style.tense);
      return told === null ? null : capitalized(`${verb} ${told}`);
    }),
  examples: [
    ['Was responsible for a team of 12 bakers', 'Managed a team of 12 bakers'],
    ['Responsible for the complete stock of two shops', 'Managed the complete stock of two shops'],
    ['Responsible for supplies, keys and the post', 'Managed supplies, keys and the post'],
    ['Responsible for the payroll.', 'Managed the payroll.'],
    ['Responsible for payroll (about 50 people)', 'Manage payroll (about 50 people)', present],
    ['Responsible for the budget of 3 shops', 'Manage the budget of 3 shops', current],
    ['Responsible of the register and the annual audit', 'Managed the register and the annual audit'],
    [
      'Responsible for payroll, including management of leave',
      'Handled payroll, including management of leave',
    ],
    ['Responsible for payroll and keeping the books', 'Managed payroll and kept the books'],
    ['In charge of a team of 5 bakers', 'Led a team of 5 bakers'],
    ['Was in charge of stock and price reviews', 'Managed stock and price reviews'],
    ['Directly responsible for food and labor costs', 'Managed food and labor costs'],
    ['Accountable for a budget of $3M', 'Managed a budget of $3M'],
    [
      'Responsible for weekly till runs and sick-leave filing',
      'Handled weekly till runs and sick-leave filing',
    ],
    ['Responsible for all pastry production of two shops', 'Handled all pastry production of two shops'],
    ['Responsible for cash handling and daily deposits', 'Handled cash and daily deposits'],
    ['Duties included customer service and data entry', 'Handled customer service and data entry'],
    ['Responsible for technical support to 40 shops', 'Provided technical support to 40 shops'],
    [
      'Responsible for the yearly close of both shops; shortened the close from 9 to 6 days',
      'Handled the yearly close of both shops; shortened the close from 9 to 6 days',
    ],
    [
      'Was responsible for weekly billing of 27 mills and kept costs under 3%',
      'Handled weekly billing of 27 mills and kept costs under 3%',
    ],
    [
      'Responsible for inventory, ordering flour and training new bakers',
      'Managed inventory, ordered flour and trained new bakers',
    ],
    [
      'Responsible for the budget of 3 shops. Answered 40 letters a day.',
      'Managed the budget of 3 shops. Answered 40 letters a day.',
    ],
    [
      'Responsible for quality control of rye, ensuring a safe and welcoming shop',
      'Handled quality control of rye, ensuring a safe and welcoming shop',
    ],
  ],
  leaves: [
    ['people that are cared for are not managed', 'Responsible for the children of two families'],
    ['a quality is not managed', 'Responsible for the cleanliness of the kitchen'],
    ['an aim may not have been reached', 'Responsible for growing a team of 12'],
    ['a second duty has its own "for"', 'Responsible for payroll and for the training of staff'],
    ['others did it', 'Responsible for the maintenance by two mills'],
    ['a clause names no thing', 'Responsible for how the team worked'],
    ['vendors may present', 'Responsible for vendor meetings and presentations of 3 vendors'],
    ['a state is no work', 'Responsible for compliance of two shops'],
    ['the verb is there already', 'Responsible for guest handling and the handling of complaints'],
    ['a list of actions and things has no verb', 'Duties included filing, answering phones and data entry'],
    ['a verb in the present would stay', 'Responsible for all aspects of two shops and works with the mill'],
    ['a past verb does not fit the present', 'Responsible for the budget and kept the books', present],
    ['the list comes later', 'Responsible for the following activities in two shops'],
    ['a heading stays', 'Responsible for the team: wrote the rota'],
    ['part of a charge is not the whole', 'Jointly responsible for the budget of 3 shops'],
    ['a job without an end that shows no tense stays', 'Responsible for the budget of 3 shops', tenseUnknown],
    ['a list without verbs stays so', 'Responsible for payroll', withStyle(over, { isLedByVerbs: false })],
  ],
};

/** The things of a charge with what follows them; null if some of it would have no verb. */
function thingsTold(whole: string, { style: { tense } }: Situation): string | null {
  const [things = '', ...clauses] = whole.split(/;\s/);
  if (clauses.some((clause) => furtherDuty.test(clause))) return null;
  if (clauseWord.test(things) || isDoneByOthers(things)) return null;
  if (tense === 'base' ? namesPastVerb(things) : namesThird(things)) return null;
  const { index = 0, groups } = furtherAction.exec(things) ?? {};
  if (groups === undefined) return whole;
  const { joint = '', gerund = '', object = '' } = groups;
  const before = things.slice(0, index);
  // `two shops, the post and kept the books` would mix things and actions.
  if (isAim(gerund) || (before.includes(',') && !joint.startsWith(','))) return null;
  if (joint === ', ' && resulting.has(gerund)) return whole;
  const told = gerundsTurned(gerund, object, tense);
  return told === null ? null : [before + joint + uncapitalized(told), ...clauses].join('; ');
}

/** True for a second verb in the past, beside which the present would be wrong: `payroll and kept the books`. */
function namesPastVerb(things: string): boolean {
  return pastVerb.all(things).some(({ groups }) => isPastForm(groups?.['verb'] ?? ''));
}

const thirdVerb = preparedPattern(
  String.raw`(?:,|\sand)\s(?:also\s)?(?<verb>\p{Ll}+s)(?=\s(?:closely|with|on|in|the|an?|all|that)\s)`,
  'gu',
);

/** True for a second verb in the third person, beside which the past would be wrong: `the office and works with guests`. */
function namesThird(things: string): boolean {
  return thirdVerb
    .all(things)
    .some(({ groups }) => readVerb(groups?.['verb'] ?? '')?.forms.includes('third') === true);
}

const framedInfinitive = preparedPattern(
  String.raw`^(?:(?:I\s)?(?:was\s|am\s)?responsible\sto|my\s(?:(?:main|daily|key|primary)\s)?(?:duties|responsibilities|tasks|duty|responsibility|task|job|role)\s(?:are|is|was|were)\sto)\s(?<rest>\p{Ll}\S*\s\S.*)$`,
  'isu',
);
const clearObject = preparedPattern(() => String.raw`^\s(?:${determiners()}|\d\S*)\s`);
const andVerb = preparedPattern(() => String.raw`^\sand\s\p{Ll}+\s(?:${determiners()}|\d\S*)\s`);
const furtherTo = preparedPattern(String.raw`(?<=,\s(?:and\s)?|\sand\s)to\s(?=\p{Ll})`, 'gu');
const otherTo = preparedPattern(String.raw`,\s(?:and\s)?to\s|\sand\sto\s`);
const furtherNoun = preparedPattern(String.raw`(?:,|\sand)\s(?:the\s)?\p{L}+(?:ing|ion|ment)\sof\s`, 'u');

/** `Responsible to open and lock the shop` becomes `Opened and locked the shop`; also `My duties were to …`. */
export const dutyToDo: Pattern = {
  rule: 'duty_to_do',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const tensed = situationOfDuty(text, situation);
    const { rest = '' } = tensed === null ? {} : (framedInfinitive.exec(text)?.groups ?? {});
    if (tensed === null || rest === '' || isDoneByOthers(rest) || furtherNoun.test(rest)) return null;
    const plain = rest.replace(furtherTo.regExp, '');
    if (otherTo.test(plain) || plain.split(/[\s,]+/).some(isAim)) return null;
    const verb = firstWord(plain);
    if (!isVerbHere(verb, plain.slice(verb.length))) return null;
    // Only what could be put into the past as a whole is surely a row of verbs.
    const told = pastTense.apply(capitalized(plain), { ...listInBase, lexicon: situation.lexicon });
    if (told === null) return null;
    return tensed.style.tense === 'past' ? told : capitalized(plain);
  },
  examples: [
    ['Responsible to open and lock the shop', 'Opened and locked the shop'],
    ['My main duties were to bake the rolls and to sort the post', 'Baked the rolls and sorted the post'],
    ['Was responsible to check the ovens every day', 'Checked the ovens every day'],
    ['Responsible to open and lock the shop', 'Open and lock the shop', present],
    ['My job is to keep the records of 3 wards', 'Keep the records of 3 wards', present],
  ],
  leaves: [
    ['somebody to whom one answers is no action', 'Responsible to the head of the bakery'],
    ['a person is no action', 'Responsible to head office for two shops'],
    ['line managers are people', 'Responsible to line managers of two shops'],
    ['an aim may not have been reached', 'Responsible to increase the sales of two shops'],
    ['a noun among the verbs stays with them', 'My duties were to bake the rolls and the writing of letters'],
    ['others did it', 'My job was to check the ovens cleaned by a mill'],
    ['a job without an end that shows no tense stays', 'Responsible to open the shop', tenseUnknown],
  ],
};

function isVerbHere(word: string, behind: string): boolean {
  if (lemmaOfVerb(word) === 'be') return false;
  return isMostlyVerb(word) || clearObject.test(behind) || andVerb.test(behind);
}
