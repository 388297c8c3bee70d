import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { determiners } from '../../../../lexicon/words/function-words.ts';
import { isOftenAdjective } from '../../../../lexicon/words/word-classes.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../../../text/split-sentences.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { wordSet } from '../../../../values/lists.ts';
import { placeRunIn, readFrame } from '../../../framing/sentences.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isDoneByOthers } from '../own-action.ts';
import {
  current,
  currentInPast,
  goesOn,
  type LineStyle,
  type Pattern,
  present,
  type Situation,
  tenseUnknown,
  withStyle,
} from '../pattern.ts';
import { inflectedGerund, mayBeOver, verbOfGerund, verbOfNoun, wouldEndDuty } from '../verb-in-front.ts';
import { goesOnWithJoint, nounsTurned } from './action-nouns.ts';

/** `Was responsible for the migration of X` becomes `Migrated X`; never under `helped` or `worked on`. */
export const dutyOpener: Pattern = {
  rule: 'unwrap_nominal',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply: (text, situation) =>
    inEachSentence(text, (sentence) => {
      const tensed = situationOfDuty(sentence, situation);
      const frame = tensed && readFrame(sentence);
      if (!frame || isDoneByOthers(sentence) || heading.test(sentence)) return null;
      const rest = sentence.slice(frame.length);
      return unwrapNoun(rest, tensed) ?? unwrapGerund(rest, tensed);
    }),
  examples: [
    ['Was responsible for the migration of the old ledger', 'Migrated the old ledger'],
    ['In charge of managing a team of 12', 'Managed a team of 12'],
    ['Responsible for the organisation of 4 trade fairs', 'Organised 4 trade fairs'],
    ['Responsible for management of budgets and training of staff', 'Managed budgets and trained staff'],
    [
      'Tasked with developing the intake form and maintaining the archive',
      'Developed the intake form and maintained the archive',
    ],
    [
      'Responsible for ringing up guests and guaranteeing good service',
      'Rang up guests and guaranteed good service',
    ],
    ['Duties included titration of pressors', 'Titrated pressors'],
    ['My main duties included handling the post of three offices', 'Handled the post of three offices'],
    ['Duties involved handling the post of three offices', 'Handled the post of three offices'],
    ['The role consisted of handling the post of three offices', 'Handled the post of three offices'],
    ['Responsible for the coordination of 3 clinics', 'Coordinate 3 clinics', present],
    ['Was in charge of the coordination of 3 clinics', 'Coordinated 3 clinics', present],
    ['Responsible for managing a team of 12', 'Manage a team of 12', current],
    ['In charge of ordering stock for two shops', 'Ordered stock for two shops'],
    ['Was tasked with the responsibility of keeping the books', 'Kept the books'],
    ['Responsible for managing a team of 12', 'Manage a team of 12', currentInPast],
    [
      'Duties included keeping the books, answering phones and greeting guests',
      'Kept the books, answered phones and greeted guests',
    ],
    [
      'Duties included keeping the books, regularly answering phones and greeting guests',
      'Kept the books, regularly answered phones and greeted guests',
    ],
    [
      'Responsible for designing and developing 6 courses for two schools',
      'Designed and developed 6 courses for two schools',
    ],
    [
      'Responsible for the design and development of 6 courses that each had a guide, a test and a talk',
      'Designed and developed 6 courses that each had a guide, a test and a talk',
    ],
    ['Responsible for the care of 12 residents', 'Cared for 12 residents'],
    ['Responsible for the purchase of flour', 'Purchased flour'],
    [
      'Responsible for management of a budget of 90k, two shops and one office',
      'Managed a budget of 90k, two shops and one office',
    ],
    ['Responsible for writing, editing and publishing recipes', 'Wrote, edited and published recipes'],
    ['Responsible for loading and unloading trucks', 'Loaded and unloaded trucks'],
    [
      'Responsible for updating the register, ensuring that all names are right',
      'Updated the register, ensuring that all names are right',
    ],
    [
      'Responsible for working with new and existing mills and training bakers',
      'Worked with new and existing mills and trained bakers',
    ],
  ],
  leaves: [
    [
      'work among the objects has no verb',
      'Responsible for assisting guests, cash handling and stocking shelves',
    ],
    ['a goal to meet may not have been met', 'Responsible for keeping the books and meeting sales goals'],
    ['a last duty without an object stays with the first', 'Duties included managing a budget and hiring'],
    ['a duty after a semicolon needs the opener too', 'Duties included: preparing food; cleaning tables'],
    ['other duties are not all of them', 'Other duties included handling the post of three offices'],
    [
      'a job without an end that shows no tense stays',
      'Responsible for the coordination of 3 clinics',
      tenseUnknown,
    ],
    [
      'a past duty may have ended in a current job',
      'Was responsible for the coordination of 3 clinics',
      current,
    ],
    ['a heading stays', 'Responsible for selling to hospitals: Built an index of 40 wards'],
    ['the FDA approves', 'Responsible for the approval of the FDA for 3 drugs'],
    ['vendors may submit', 'Responsible for the submission of 3 vendors'],
    ['sponsors may support', 'Responsible for the support of two sponsors'],
    ['vendors may present', 'Responsible for the presentation of 3 vendors'],
    ['an agency may inspect', 'Responsible for the inspection of the FDA'],
    [
      'suppliers may deliver, in a second duty too',
      'Responsible for management of budgets and delivery of two suppliers',
    ],
    ['a duty that ended is not in the present', 'Responsible for managing a team of 12 until 2019', current],
    ['a duty with a year may be over', 'In charge of the migration of the ledger in 2019', current],
    ['a migration happens once, so it may be over', 'In charge of the migration of the ledger', current],
    ['a launch happens once, so it may be over', 'Responsible for launching the catalog of spring', present],
    ['coaches trained', 'Responsible for training of staff by external coaches'],
    ['a goal may not have been reached', 'Tasked with growing the sales of two shops'],
    ['a second verb may be a goal', 'Responsible for building and growing a team of 12'],
    ['a later verb may be a goal', 'Tasked with managing two shops and reducing their costs'],
    ['a noun may name a goal', 'Tasked with the reduction of costs by 20%'],
    ['one of two nouns may name a goal', 'Tasked with the analysis and elimination of waste'],
    ['approval may not have been given', 'Tasked with getting approval for the plan of two shops'],
    ['two nouns of which one is no action', 'Responsible for payroll and preparation of invoices'],
    ['a duty after a comma is no object', 'Responsible for supervision of 12 cooks, inventory and cash desk'],
    ['a helper is not promoted', 'Helped with the migration of the ledger'],
    ['work on something is not doing it', 'Worked on the migration of the ledger'],
    ['a duty that is a noun phrase stays', 'Responsible for building maintenance of two sites'],
    ['cleaning supplies are a thing', 'Responsible for cleaning supplies'],
    ['training materials are no training', 'Responsible for training materials'],
    ['a duty without a listed noun stays', 'Responsible for the REST API used by 60 merchants'],
    [
      'text that depends on the nouns has no verb',
      'Responsible for the installation, repair of and training on pumps',
    ],
    [
      'text that depends on a single noun has no verb either',
      'Responsible for maintenance of and repairs to 30 trucks',
    ],
    [
      'a second opener after a comma has no verb',
      'Responsible for writing minutes, and in charge of the calendar',
    ],
    ['a longer list of duties stays', 'Responsible for management of budgets, hiring and planning'],
    [
      'a second duty with its own for stays',
      'Responsible for the management of budgets and for the training of staff',
    ],
    [
      'a thing may be named among actions',
      'Responsible for managing two shops, cleaning supplies and ordering food',
    ],
    [
      'a second "for" after "as well as" stays too',
      'Responsible for managing budgets as well as for the training of staff',
    ],
    [
      'a second verb that cannot be turned stops the first',
      'Responsible for managing the shop and everything selling there',
    ],
  ],
};

/** A heading with a colon before a sentence. */
const heading = preparedPattern(String.raw`:\s\p{Lu}`);
const pastFrame = preparedPattern(
  String.raw`^(?:I\s)?(?:was|were|tasked|assigned|charged)\b|\b(?:included|involved|consisted|entailed)\b`,
  'i',
);

/** An opening that needs the past, whatever the tense of the other lines. */
const wasOnce = preparedPattern(String.raw`^(?:I\s)?(?:was|were)\s`, 'i');

/** The situation with the tense of a duty, which is the present in a current job; null if the tense is in doubt. */
export function situationOfDuty(text: string, situation: Situation): Situation | null {
  // A duty of a current job goes on, whatever other lines tell of the past.
  const isOfToday = goesOn(situation) && !mayBeOver(text) && !pastFrame.test(text);
  const { isTenseKnown, tense } = situation.style;
  if (wouldEndDuty(situation) && !pastFrame.test(text))
    return isOfToday ? withStyle(situation, { tense: 'base' }) : null;
  if (isTenseKnown && wasOnce.test(text)) return withStyle(situation, { tense: 'past' });
  if (isTenseKnown) return tense === 'base' && mayBeOver(text) ? null : situation;
  return isOfToday ? withStyle(situation, { tense: 'base' }) : null;
}

/** Rewords each sentence that can be; the others stay. Null if none can. What follows a semicolon belongs to it. */
export function inEachSentence(text: string, reword: (sentence: string) => string | null): string | null {
  const ends = splitSentences(text)
    .map(({ end }) => end)
    .filter((end) => !text.slice(0, end).endsWith(';'));
  let [written, start, isChanged] = ['', 0, false];
  for (const end of ends) {
    const space = /^\s*/.exec(text.slice(start, end))?.[0] ?? '';
    const sentence = text.slice(start + space.length, end);
    const worded = reword(sentence);
    if (worded !== null) isChanged = true;
    written += space + (worded ?? sentence);
    start = end;
  }
  return isChanged ? written + text.slice(start) : null;
}

const secondNoun = preparedPattern(String.raw`\sand\s+(?:the\s+)?\p{L}+\s+of\s+`, 'u');
/** Words after which a list belongs to the object: `courses which each had a guide, a test and a talk`. */
const endOfObject = preparedPattern(
  String.raw`\s(?:which|who|that)\s|,?\s(?:including|such\sas|ranging|like)\s|\s?\(|,\s(?:at|from|in|on|to|with|without)\s`,
  'u',
);
/** `communication, navigation and radar equipment`: single words that share the noun at the end. */
const sharedHead = preparedPattern(
  String.raw`(?:^|\s)(?:\p{Ll}{3,30}(?<!s),\s){1,6}\p{Ll}{3,30}(?<!s)(?:,?\s(?:and|or|&)\s\p{Ll}{3,30}(?<!s))?\s\p{Ll}{1,30}`,
  'u',
);
const lastOfList = preparedPattern(String.raw`,[^,]*\s(?:and|&)\s`, 'u');

/** True if a further duty would lose its frame: `supervision of 12 cooks, inventory and cash desk`. */
function hasOtherDuty(rest: string): boolean {
  const whole = rest.slice(rest.indexOf(' of ') + ' of '.length);
  const [object = ''] = whole.replace(secondNoun.regExp, ' ').split(endOfObject.regExp, 1);
  return lastOfList.test(object.replace(sharedHead.regExp, ' '));
}

/** Verbs that say no more than the frame, so that further things may be their objects too. */
const chargeNouns = wordSet('administration management oversight');

function unwrapNoun(rest: string, { lexicon, style: { tense } }: Situation): string | null {
  const isCharge = chargeNouns.has(firstWord(rest.replace(/^the\s/i, '')).toLowerCase());
  if (!isCharge && hasOtherDuty(rest)) return null;
  return nounsTurned(rest, (noun, object) => (isAim(noun) ? null : verbOfNoun(lexicon, noun, tense, object)));
}

const aims = preparedPattern(() => `^(?:${phrases('writing', 'aim_stem')})(?:ing|e|es|ed)?$`, 'i');
const aimNouns = wordList('writing', 'aim_noun');

/** True for a goal, which may not have been reached: `tasked with getting approval`, `with the reduction of waste`. */
export function isAim(action: string): boolean {
  return aims.test(action) || aimNouns.has(action.toLowerCase());
}

const goal = preparedPattern(
  String.raw`^\s[^,;.]{0,60}?\b(?:goals?|quotas?|targets?|budgets?|deadlines?|expectations|objectives?|standards?|kpis?)\b`,
  'iu',
);

/** True for `meeting sales goals`, unlike `meeting guests`. */
function isGoalToMeet(word: string, behind: string): boolean {
  return /^meet(?:ing)?$/i.test(word) && goal.test(behind);
}

const secondGerund = preparedPattern(
  String.raw`(?<joint>[,;]\s(?:and\s|or\s)?|\s(?:and|or|&)\s)(?<manner>\p{Ll}{2,20}ly\s)?(?<gerund>\p{L}+ing)(?=\s|[.,;]|$)`,
  'gu',
);
const sharedObject = preparedPattern(
  String.raw`^(?:,\s\p{L}+ing){0,3},?\s(?:and|or|&)\s\p{L}+ing(?=\s)`,
  'u',
);
/** -ing forms that introduce or describe a noun, whatever the verb before them is. */
const noGerunds = wordSet(
  'concerning depending excluding existing following including incoming ongoing outgoing outstanding pending regarding remaining surrounding upcoming using',
);
/** Work that an -ing form before it would seem to have as its object: `assisting customers, cash handling`. */
const otherWork = preparedPattern(
  () =>
    String.raw`(?:,|\sand|\s&)\s(?:and\s)?(?!(?:${determiners()})\s)\p{L}+(?:\s\p{L}+)?\s(?:\p{L}{2,}ing|entry)(?=\s*(?:[,.;]|$|\s(?:and|or|&)\s))`,
  'u',
);

function unwrapGerund(rest: string, { style: { tense } }: Situation): string | null {
  const first = firstWord(rest);
  const behind = rest.slice(first.length);
  if (isAim(first) || isGoalToMeet(first, behind)) return null;
  if (goesOnWithJoint(behind)) return null;
  return gerundsTurned(first, behind, tense);
}

/** Puts `-ing` forms in a row into a tense: `ordering stock and training cooks`. Null if one must stay. */
export function gerundsTurned(first: string, behind: string, tense: LineStyle['tense']): string | null {
  if (otherWork.test(behind)) return null;
  const all = secondGerund.all(behind).flatMap(({ 0: found, index = 0, groups }) => {
    const word = groups?.['gerund'] ?? '';
    const at = index + found.length - word.length;
    const isJoined = /(?:and|or|&)\s$/.test(groups?.['joint'] ?? '');
    return noGerunds.has(word) || describesNoun(behind.slice(0, at))
      ? []
      : [{ word, at, isJoined, after: objectOf(behind.slice(at + word.length)) }];
  });
  const gerunds = inRow(all);
  const object = objectOf(behind);
  const isSure = [{ word: first, after: object }, ...all].some(
    ({ word, after }) => verbOfGerund(word, after, tense, false, true) !== null,
  );
  const shared = sharedObject.exec(behind)?.[0].length ?? 0;
  const inflected =
    isSure && shared > 0
      ? inflectedGerund(first, tense)
      : verbOfGerund(first, object, tense, isSure && all.length > 0, true);
  if (!inflected) return null;
  let written = '';
  let end = 0;
  for (const { word, at, after } of gerunds) {
    const isToReach = isAim(word) || isGoalToMeet(word, after);
    const isSharing = isSure && at < shared;
    const verb = isSharing ? inflectedGerund(word, tense) : verbOfGerund(word, after, tense, isSure, isSure);
    const other = isToReach ? null : verb;
    // A remaining -ing form would depend on nothing.
    if (!other) return null;
    written += behind.slice(end, at) + other;
    end = at + word.length;
  }
  return capitalized(inflected + written + behind.slice(end));
}

const adjectives = preparedPattern(
  String.raw`\s(?:an?|our|the|their)\s(?<words>(?:\p{Ll}+,?\s){1,3})(?:and|or|&)\s$`,
  'u',
);

/** True after `a safe, clean and`, where `welcoming` describes the noun too. */
function describesNoun(before: string): boolean {
  const words = adjectives.exec(before.slice(-maxAdjectives))?.groups?.['words'];
  return words?.trim().split(/,?\s/).every(isOftenAdjective) === true;
}

/** In letters, so that a long line takes linear time. */
const maxAdjectives = 60;

/** Verbs in a row share the object: `designing, building and testing two tills`. */
function objectOf(behind: string): string {
  return behind.replace(sharedObject.regExp, '');
}

/** Without a last -ing form after a comma alone, which says how or with what result: `…, ensuring good service`. */
function inRow<Gerund extends { readonly isJoined: boolean }>(gerunds: readonly Gerund[]): readonly Gerund[] {
  const joined = gerunds.findLastIndex(({ isJoined }) => isJoined);
  return gerunds.length === joined + 2 ? gerunds.slice(0, -1) : gerunds;
}

/** `Was responsible for the morning shift` becomes `Ran the morning shift`, for listed places and shifts. */
export const runPlace: Pattern = {
  rule: 'run_place',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const tensed = situationOfDuty(text, situation);
    const found = tensed && placeRunIn(text);
    return (
      found && capitalized(`${tensed.style.tense === 'past' ? 'ran' : 'run'} ${found.place}${found.rest}`)
    );
  },
  examples: [
    ['Was responsible for the morning shift', 'Ran the morning shift'],
    ['In charge of the front desk of a hotel with 80 rooms', 'Ran the front desk of a hotel with 80 rooms'],
    ['Responsible for the kitchen on weekends', 'Run the kitchen on weekends', present],
  ],
  leaves: [
    ['a budget is not a place that one runs', 'Was responsible for the budget of 3 shops'],
    ['a place that goes on is another thing', 'Responsible for the kitchen equipment'],
    ['receiving goods is no front desk', 'Responsible for the reception of goods'],
    ['a collection of things is no place', 'Responsible for the library of Python components'],
    ['an assignment does not mean running it', 'Assigned to the front desk of a hotel'],
    ['a second duty would hang in the air', 'Responsible for the till and stock orders'],
    ['helping does not mean running it', 'Helped with the morning shift'],
    ['a job without an end that shows no tense stays', 'Responsible for the morning shift', tenseUnknown],
  ],
};
