import { kindOf, type Lexicon } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { prepositions } from '../../../../lexicon/words/function-words.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { isMostlyVerb } from '../../../../lexicon/words/word-classes.ts';
import { isActionNoun } from '../../../../lexicon/words/word-families.ts';
import { hasLetter } from '../../../../text/letters.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../../../values/lists.ts';
import { verbOfActionNoun } from '../../../framing/sentences.ts';
import { capitalized, uncapitalized } from '../../../grammar/spelling.ts';
import { isDoneByOthers, isSentence } from '../own-action.ts';
import { currentInPast, currentOfNouns, type Pattern, present, tenseUnknown } from '../pattern.ts';
import { isTenseSure, mayBeOver, verbOfNoun, wouldEndDuty } from '../verb-in-front.ts';

/** Replaces the action noun of a line without a verb: `Creation of web shops` becomes `Created web shops`. */
export const actionNounLine: Pattern = {
  rule: 'action_noun',
  why: 'action',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    if (!situation.style.isLedByVerbs || wouldEndDuty(situation)) return null;
    const { actions = '', object = '' } = line.exec(text)?.groups ?? {};
    const nouns = (actions.toLowerCase().match(nounPattern.regExp) ?? []).filter(
      (word) => word !== 'and' && word !== 'the',
    );
    if (!isTenseSure(situation, text, nouns, object)) return null;
    if (situation.style.tense === 'base' && mayBeOver(text)) return null;
    if (isSentence(object)) return null;
    return nounsTurned(text, (noun, behind) =>
      verbOfNoun(situation.lexicon, noun, situation.style.tense, behind),
    );
  },
  examples: [
    ['Creation of web shops with React', 'Created web shops with React'],
    ['Welding of frames', 'Welded frames'],
    ['Implementation & maintenance of the booking system', 'Implemented and maintained the booking system'],
    ['Planning, coordination and supervision of 12 sites', 'Planned, coordinated and supervised 12 sites'],
    [
      'Analysis of weekly figures and preparation of the board report',
      'Analyzed weekly figures and prepared the board report',
    ],
    ['The organisation of 4 open days', 'Organised 4 open days'],
    ['Use of tools like hoists and cranes', 'Used tools like hoists and cranes'],
    ['Draft of letters for two offices', 'Drafted letters for two offices'],
    [
      'Drafting and proofreading of articles to be printed in two papers',
      'Drafted and proofread articles to be printed in two papers',
    ],
    ['Successful implementation of 3 systems', 'Implemented 3 systems'],
    ['The successful implementation of 3 systems', 'Implemented 3 systems'],
    ['Creation of new automated tests', 'Created new automated tests'],
    ['Preparation of files for clients', 'Prepared files for clients'],
    ['Management of a team of 9', 'Manage a team of 9', present],
    ['Monitoring and evaluation of prices', 'Monitor and evaluate prices', currentOfNouns],
    ['Management of all orders of two shops', 'Manage all orders of two shops', currentOfNouns],
    [
      'Preparation of training plans based on the needs of each shop',
      'Prepared training plans based on the needs of each shop',
    ],
    [
      'Analysis and correction of errors reported by customers',
      'Analyzed and corrected errors reported by customers',
    ],
    [
      'Development of forms for collecting, sorting and storing samples',
      'Developed forms for collecting, sorting and storing samples',
    ],
    [
      'Delivery of 12 workshops, including planning and the evaluation of talks',
      'Delivered 12 workshops, including planning and the evaluation of talks',
    ],
    [
      'Delivery of 12 workshops, including planning and evaluation',
      'Delivered 12 workshops, including planning and evaluation',
    ],
  ],
  leaves: [
    ['a second action that has no verb stays with the first', 'Planning of fairs and realization of talks'],
    ['a plural is what was made', 'Designs of prints for the web'],
    ['a thing is not an action', 'Records of 40 patients'],
    ['an adjective would have to become an adverb', 'Independent implementation of 3 systems'],
    ['others translated it', 'Translation of the handbook by an agency'],
    [
      'others corrected the errors, although customers reported them',
      'Correction of errors reported by customers by an agency',
    ],
    ['others did it, named without an article', 'Translation of the handbook by staff'],
    ['others may have done it', 'Cleaning of offices provided by a subcontractor'],
    ['others may have kept them up', 'Maintenance of lifts provided by a contractor'],
    ['others may have taught them', 'Training of staff provided by an agency'],
    ['others may have put it into words', 'Translation of the handbook produced by an agency'],
    ['others are named with a number', 'Provision of patient care by two nurses'],
    ['others are named with an adjective', 'Installation of machines by third parties'],
    ['the FDA approves', 'Approval of the FDA for 3 drugs'],
    ['vendors may present', 'Presentation of 3 vendors'],
    ['a migration happens once, so it may be over', 'Migration of the ledger', present],
    ['a duty of today is not over', 'Training of staff', currentInPast],
    ['forms may have been finished long ago', 'Creation of forms for two shops', currentOfNouns],
    ['the development of one thing may be over', 'Development of a form for two shops', currentOfNouns],
    ['a change has happened', 'Management of orders, up by 20 %', currentOfNouns],
    ['a past end date shows that it is over', 'Management of a team of 9 until 2019', present],
    ['the museums collaborate, so they are no object', 'Collaboration of three museums'],
    ['the action is the subject of a sentence', 'Creation of a web shop increased sales by 20%'],
    [
      'an adjective before the verb does not hide that the action is the subject',
      'Creation of orders online increased sales',
    ],
    ['the action is the subject in the present too', 'Creation of a web shop increases the sales'],
    [
      'a preposition after the verb does not hide that the action is the subject',
      'Organization of a fair generated for the shop 40 new orders',
    ],
    [
      'the till required it, so the action is the subject',
      'Introduction of a new till required of all staff two days of training',
    ],
    ['a participle may be a main verb', 'Management of the fleet offered to staff'],
    ['a second preposition has no verb', 'Installation of and training on tills'],
    ['a later preposition has no verb either', 'Development of staff and of new tools'],
    ['a further action in the list would be left over', 'Creation of web shops, maintenance and testing'],
    ['an action at the end too', 'Development of web shops and maintenance'],
    [
      'an action after a purpose may belong to it',
      'Preparation of meals for feeding, bathing and dressing of residents',
    ],
    [
      'an action after the noun of a purpose may belong to it',
      'Preparation of rooms for storage and cleaning of tools',
    ],
    ['a job that goes on and shows no tense stays', 'Management of a team of 9', tenseUnknown],
  ],
};

const line = preparedPattern(
  String.raw`^(?:(?:the|all)\s+)?(?:successful\s+)?(?<actions>\p{L}+(?:,\s\p{L}+){0,2}(?:,?\s(?:and|&)\s(?:the\s)?\p{L}+)?)\s+of\s+(?<object>\S.*)$`,
  'isu',
);
const nounPattern = preparedPattern(String.raw`\p{L}+`, 'gu');
const joint = /,?\s(?:and|&)\s(?:the\s)?/;

const danglingJoint = preparedPattern(
  String.raw`(?:^|\s)(?:and|or|&|as\swell\sas)\s+(?:also\s+)?(?:accountable|at|by|for|from|in|of|on|responsible|tasked|to|with)\s`,
  'iu',
);

/** True if later words depend on the action noun and cannot lose it: `repair of and training on pumps`. */
export function goesOnWithJoint(object: string): boolean {
  return /^(?:and|or|&)(?![\p{L}\d])/iu.test(object) || danglingJoint.test(object);
}

/** Gives the verb of an action noun with this object; null if there is none. */
type VerbOf = (noun: string, object: string) => string | null;

/** Rewords `Planning and supervision of 12 sites` with verbs; null if a verb is missing or others may have done it. */
export function nounsTurned(text: string, verbOf: VerbOf): string | null {
  const { actions = '', object = '' } = line.exec(text)?.groups ?? {};
  if (object === '' || goesOnWithJoint(object) || isDoneByOthers(object)) return null;
  const verbs = rewordActions(actions, object, verbOf);
  const objects = verbs === null ? null : rewordSecondAction(object, verbOf);
  return objects === null ? null : capitalized(`${verbs} ${objects}`);
}

/** Rewords every action of `planning, coordination and supervision`; null if one has no verb. */
function rewordActions(actions: string, object: string, verbOf: VerbOf): string | null {
  let isWhole = true;
  const joined = actions.replace(joint, (found) => (found.startsWith(',') ? ', and ' : ' and '));
  const verbs = joined.replace(nounPattern.regExp, (word) => {
    if (word === 'and') return word;
    const verb = verbOf(word, object);
    if (verb === null) isWhole = false;
    return verb ?? word;
  });
  return isWhole ? verbs : null;
}

const secondAction = preparedPattern(String.raw`(?<and>,?\sand\s)(?:the\s)?(?<noun>\p{L}+)\sof\s`, 'u');
const further = preparedPattern(
  () =>
    String.raw`(?:,\s|\s(?:and|&|or)\s)(?:the\s)?(?<noun>\p{L}+)(?=\s*(?:[,.;]|$|\s(?:and|or|${prepositions('en')})\b))`,
  'gu',
);

/** Rewords a second action within the object; null if an action would be left without a verb. */
function rewordSecondAction(object: string, verbOf: VerbOf): string | null {
  // Text after `including` belongs to the object, and -ing forms after `for collecting` belong to that purpose.
  const [own = ''] = object.split(partly.regExp, 1);
  const second = secondAction.exec(own);
  const { noun = '', and = '' } = second?.groups ?? {};
  const behind = object.slice((second?.index ?? 0) + (second?.[0].length ?? 0));
  const verb = noun === '' ? null : verbOf(noun, behind);
  if (verb === null && (isGerundOrActionNoun(noun) || looksLikeAction.test(noun))) return null;
  if (verb !== null && namesPurpose(own.slice(0, second?.index))) return null;
  const objects = verb === null ? object : object.replace(secondAction.regExp, () => `${and}${verb} `);
  const [whole = ''] = objects.split(partly.regExp, 1);
  const purpose = whole.search(forDoing.regExp);
  const isLeftOver = further.all(whole).some(({ index, groups }) => {
    const noun = groups?.['noun'] ?? '';
    const isOfPurpose = noun.endsWith('ing') && purpose !== -1 && purpose < index;
    return !isOfPurpose && isGerundOrActionNoun(noun);
  });
  return isLeftOver ? null : objects;
}

/** A noun that may be an action without a verb in the tables: `realization of`. */
const looksLikeAction = /(?:tion|sion|ment|ance|ence)$/;
const partly = preparedPattern(String.raw`,?\s(?:including|such\sas|that|which)\s`, 'u');
const forDoing = preparedPattern(String.raw`\sfor\s\p{L}+ing\b`, 'u');
const forWhat = preparedPattern(String.raw`\sfor\s(?:the\s)?(?<noun>\p{L}+)`, 'gu');

/** True for a purpose, after which a further action may be another one: `meals for feeding`, `rooms for storage`. */
function namesPurpose(text: string): boolean {
  return forWhat.all(text).some(({ groups }) => {
    const noun = groups?.['noun'] ?? '';
    return isGerundOrActionNoun(noun) || isActionNoun(noun);
  });
}

function isGerundOrActionNoun(noun: string): boolean {
  return noun.endsWith('ing') || verbOfActionNoun(noun) !== null;
}

/** `Performance optimization of the shop` becomes `Optimized performance of the shop`, unless it needs an article. */
export const compoundActionNoun: Pattern = {
  rule: 'compound_action_noun',
  why: 'action',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const { isTenseKnown, isLedByVerbs, tense } = situation.style;
    if (wouldEndDuty(situation)) return null;
    if (!(isTenseKnown && isLedByVerbs) || (tense === 'base' && mayBeOver(text))) return null;
    const { thing = '', action = '', second = '', rest = '' } = compoundLine.exec(text)?.groups ?? {};
    const head = thing.split(' ').at(-1) ?? '';
    if (!needsNoArticle(thing, head) || (thing === head && !hasLetter(rest))) return null;
    if (isDoneByOthers(rest) || isSentence(rest)) return null;
    if ([action, second].some((noun) => !takesAsObject(head, noun))) return null;
    const verbs = [action, second].flatMap((noun) =>
      noun === '' ? [] : [verbOfNoun(situation.lexicon, noun, tense, ` ${thing}`)],
    );
    if (verbs.includes(null) || furtherAction.test(rest.replace(inBrackets, ''))) return null;
    const [opening = ''] = thing.split(' ', 1);
    const object =
      acronym.test(opening) || isOwnName(situation.lexicon, opening) ? thing : uncapitalized(thing);
    return capitalized(`${verbs.join(' and ')} ${object}${rest}`);
  },
  examples: [
    ['Performance optimization of the web shop', 'Optimized performance of the web shop'],
    [
      'Data collection and analysis for the yearly report',
      'Collected and analyzed data for the yearly report',
    ],
    ['Content creation for three channels', 'Create content for three channels', present],
    ['Product documentation writing;', 'Wrote product documentation;'],
    ['Crop requirements analysis', 'Analyzed crop requirements'],
    ['Unit tests writing for two shops', 'Wrote unit tests for two shops'],
    ['Python scripts development for two shops', 'Developed Python scripts for two shops'],
    ['German texts translation for two shops', 'Translated German texts for two shops'],
    ['Monthly invoices preparation for two shops', 'Prepared monthly invoices for two shops'],
    ['Performance optimization (caching, minification)', 'Optimized performance (caching, minification)'],
  ],
  leaves: [
    ['one project or several is not said', 'Project management for two clients'],
    ['a field alone is not an action', 'Data analysis'],
    ['a field of several words is not an action either', 'Human resources management'],
    ['engineering is a field of study', 'Control systems engineering for two plants'],
    ['a verb has its own line', 'Conduct requirements analysis'],
    ['a gerund is a verb already', 'Leading software development for two shops'],
    ['one thing would need its article', 'Company network administration'],
    ['vendors may be the ones who present', 'New vendors presentation'],
    ['a noun after it makes another thing', 'Data collection tools for two sites'],
    ['a further action would be left over', 'Data collection for the report, cleaning and testing'],
    ['staff participate, so they are no object', 'Staff participation in audits'],
    ['the subject is not who was trained', 'Security training for new staff'],
    ['security is not the object of screening', 'Security screening at the airport'],
    ['performance is not the object of coaching', 'Performance coaching for managers'],
    ['trainees are assessed, not performance', 'Performance assessment of 12 trainees'],
    ['safety is not the object of reporting', 'Safety reporting to the board'],
    ['staff are not the object of meeting', 'Staff meeting on safety'],
    ['security is not the object of consulting', 'Security consulting for banks'],
    ['software is not the object of training', 'Software training for new colleagues'],
    ['revenue is not the object of contributing', 'Revenue contribution of the shop'],
    ['teams did it', 'Software development in Java by two teams'],
    ['a duty of today is not over', 'Content creation for three channels', currentInPast],
    ['the action is the subject of a sentence', 'Content creation for the shop doubled sales'],
    ['a job that goes on and shows no tense stays', 'Content creation for three channels', tenseUnknown],
  ],
};

const compoundLine = preparedPattern(
  () =>
    String.raw`^(?<thing>\p{L}+(?:\s(?!(?:an?|the|and|or|${prepositions('en')})\s)\p{Ll}+){0,2})\s(?<action>\p{Ll}+)(?:\s(?:and|&)\s(?<second>\p{Ll}+))?(?<rest>(?:\s(?:(?:${prepositions('en')}|using)\s\p{L}|\()[^;:]*)?[.;]?)$`,
  'u',
);
/** Plurals, which need no article: `Crop requirements`. */
const plural = /[^siu]s$/;
/** Words in -s that name a field or are not plurals. */
const fieldsInPlural = wordList('writing', 'field_in_plural');

/** True for names that keep their capital within a line: `Python`, `German`. */
function isOwnName(lexicon: Lexicon, word: string): boolean {
  const kind = kindOf(lexicon, word);
  return kind === 'tool' || kind === 'language';
}

function mayBeVerb(word: string): boolean {
  return (
    word.endsWith('ing') || readVerb(word) !== null || isPastForm(word) || isMostlyVerb(word.toLowerCase())
  );
}

function needsNoArticle(thing: string, head: string): boolean {
  const lower = head.toLowerCase();
  const isSeveral = thing !== head;
  // The line has a verb already: `Leading software development`, `Conduct requirements analysis`.
  if (isSeveral && mayBeVerb(thing.split(' ', 1).join(''))) return false;
  return (
    wordList('writing', 'uncountable').hasIn('en', lower) ||
    (isSeveral && plural.test(lower) && !fieldsInPlural.has(lower))
  );
}

/** Nouns after a topic or the people who take part, not an object: `software training`. */
const topicNouns = wordSet(
  'briefing coaching consultation consulting contribution meeting operating operation reporting screening training',
);
const thingsInIng = wordList('writing', 'thing_in_ing');
/** Actions on performance itself; `Performance assessment of 12 trainees` assesses the trainees. */
const performanceActions = /^(?:|improvement|monitoring|optimi[sz]ation)$/;

/** Actions in -ing that are done to a thing, although they name a trade too. */
const doneToThings = /^(?:test|writ)ing$/;

function takesAsObject(thing: string, action: string): boolean {
  if (thingsInIng.has(action) && !doneToThings.test(action)) return false;
  return (
    !topicNouns.has(action) && (thing.toLowerCase() !== 'performance' || performanceActions.test(action))
  );
}

const acronym = preparedPattern(String.raw`^\p{Lu}{2,}$`);
const inBrackets = /\([^()]*\)/g;
/** An action after a comma, `and` or `or` that the verb at the front would not govern. */
export const furtherAction = preparedPattern(
  String.raw`(?:,|\sand|\sor)\s\p{L}+(?:ing|tion|ment|sis)\b`,
  'iu',
);
