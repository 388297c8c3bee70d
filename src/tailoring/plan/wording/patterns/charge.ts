import { lemmaOfVerb } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { thingInCharge } from '../../../framing/sentences.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isMostlyVerb } from '../../../grammar/verb-tense.ts';
import { isDoneByOthers } from '../own-action.ts';
import { current, over, type Pattern, present, tenseUnknown } from '../pattern.ts';
import { isAim, situationOfDuty } from './duty-opener.ts';
import { pastTense } from './past-tense.ts';

/* Duties without a noun or -ing form of an action: those that name a thing, and those with `to`. */

/** `Responsible for a team of 12` becomes `Managed a team of 12`, for listed things; both claim the same. */
export const chargeOfThing: Pattern = {
  rule: 'charge',
  why: 'opener',
  languages: ['en'],
  from: 'super',
  apply(text, situation) {
    const tensed = situation.isLedByVerbs ? situationOfDuty(text, situation) : null;
    const thing = tensed && thingInCharge(text);
    if (!thing || isDoneByOthers(thing)) return null;
    return `${tensed.tense === 'past' ? 'Managed' : 'Manage'} ${thing}`;
  },
  examples: [
    ['Was responsible for a team of 12 bakers', 'Managed a team of 12 bakers'],
    ['Responsible for the complete stock of two shops', 'Managed the complete stock of two shops'],
    ['Responsible for supplies, keys and the post', 'Managed supplies, keys and the post'],
    ['Responsible for the payroll.', 'Managed the payroll.'],
    ['Responsible for payroll (about 50 people)', 'Manage payroll (about 50 people)', present],
    ['Responsible for the budget of 3 shops', 'Manage the budget of 3 shops', current],
    ['Responsible of the register and the annual audit', 'Managed the register and the annual audit'],
  ],
  leaves: [
    ['people that are cared for are not managed', 'Responsible for the children of two families'],
    ['a quality is not managed', 'Responsible for the cleanliness of the kitchen'],
    ['an aim may not have been reached', 'Responsible for growing a team of 12'],
    ['who bakes is in charge of production, too', 'Responsible for all pastry production of two shops'],
    ['an action has its own verb', 'Responsible for the administration of 12 records'],
    ['a second duty has its own "for"', 'Responsible for payroll and for the training of staff'],
    ['a second duty in -ing would hang in the air', 'Responsible for payroll and keeping the books'],
    ['the verb is said already', 'Responsible for payroll, including management of leave'],
    ['others did it', 'Responsible for the maintenance by two mills'],
    ['a clause names no thing', 'Responsible for how the team worked'],
    ['in charge of a ward says who leads it', 'In charge of the team on nights'],
    ['a heading stays', 'Responsible for the team: wrote the rota'],
    ['part of a charge is not the whole', 'Jointly responsible for the budget of 3 shops'],
    ['a job without an end that shows no tense stays', 'Responsible for the budget of 3 shops', tenseUnknown],
    ['a list without verbs stays so', 'Responsible for payroll', { ...over, isLedByVerbs: false }],
  ],
};

const framedInfinitive = preparedPattern(
  String.raw`^(?:(?:I\s)?(?:was\s|am\s)?responsible\sto|my\s(?:(?:main|daily|key|primary)\s)?(?:duties|responsibilities|tasks|duty|responsibility|task|job|role)\s(?:are|is|was|were)\sto)\s(?<rest>\p{Ll}\S*\s\S.*)$`,
  'isu',
);
const clearObject = preparedPattern(String.raw`^\s(?:the|an?|all|both|each|every|our|their|\d\S*)\s`);
const andVerb = preparedPattern(
  String.raw`^\sand\s\p{Ll}+\s(?:the|an?|all|both|each|every|our|their|\d\S*)\s`,
);
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
    const told = pastTense.apply(capitalized(plain), { ...over, opensInBase: true, isListInBase: true });
    if (told === null) return null;
    return tensed.tense === 'past' ? told : capitalized(plain);
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
