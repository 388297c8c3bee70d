import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { canLackArticle, namesPerson, openingPhrase } from '../../../grammar/noun-phrase.ts';
import { capitalized, uncapitalized } from '../../../grammar/spelling.ts';
import { isSelfContained, takesOf } from '../../../grammar/verb-tense.ts';
import { isSentence } from '../own-action.ts';
import {
  current,
  currentInPast,
  currentOfNouns,
  goesOn,
  type Job,
  listOfGerunds,
  type Pattern,
  present,
  type Situation,
  tenseUnknown,
  withChange,
  withStyle,
} from '../pattern.ts';
import {
  isLeadOfActivity,
  isSurelyGerund,
  mayBeDone,
  mayBeOver,
  verbOfGerund,
  verbOfJoinedGerund,
  verbOfLaterGerund,
  wouldEndDuty,
} from '../verb-in-front.ts';

/** A current job with other lines that would stay in -ing. */
const keepsGerunds: Job = withChange(current, { gerunds: false });

/** `Managing a team of 5` becomes `Managed a team of 5`, or `Manage a team of 5` in a current job. */
export const gerundLine: Pattern = {
  rule: 'gerund',
  why: 'action',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const tensed = situation.style.isLedByVerbs ? inTenseOfDuty(situation) : null;
    if (tensed === null || (tensed.style.tense === 'base' && mayBeOver(text))) return null;
    if (hasFurtherSentence(text)) return rewordSentences(text, tensed);
    const manner = adverb.exec(text)?.[0] ?? '';
    const line = text.slice(manner.length);
    const first = firstWord(line);
    if (!first.endsWith('ing') || mayDependOnOther(text)) return null;
    const after = line.slice(first.length);
    if (
      label.test(line) ||
      dependsOnNoun.test(after) ||
      leavesOthers.test(after) ||
      isNounBeforeOf(first, after)
    )
      return null;
    const isInDoubt = tensed !== situation || (tensed.style.tense === 'base' && readVerb(first) === null);
    if (isInDoubt && !isSurelyGerund(first, after)) return null;
    if (situation.style.tense === 'past' && tensed.style.tense === 'base' && mayBeDone(first, after))
      return null;
    const isName = isListOfGerunds(tensed) ? isTitle(after) : isBareNoun(after);
    if (isName && !isChanged(after) && !leadsActivity(first, after)) return null;
    if (hasOwnVerb(after, tensed) || isListOfOneThing(line)) return null;
    const worded = clauses.test(line)
      ? rewordClauses(line, tensed)
      : (rewordList(line, tensed) ?? rewordOpening(first, after, tensed));
    return worded === null || manner === '' ? worded : manner + uncapitalized(worded);
  },
  examples: [
    ['Managing a team of 5 porters', 'Managed a team of 5 porters'],
    [
      'Leading the night shift, writing letters and managing 3 porters',
      'Led the night shift, wrote letters and managed 3 porters',
    ],
    ['Fixing bugs and writing scripts', 'Fixed bugs and wrote scripts'],
    ['Ensuring product quality in two plants', 'Ensured product quality in two plants'],
    ['Preparing tests and reviewing the code of others', 'Prepared tests and reviewed the code of others'],
    ['Training, motivating, and supervising a team of 6', 'Trained, motivated, and supervised a team of 6'],
    ['Developing a forecast, using R and SQL', 'Developed a forecast, using R and SQL'],
    ['Leading the night shift', 'Lead the night shift', present],
    ['Actively supporting the wards in two houses', 'Actively supported the wards in two houses'],
    ['Improving order processing time by a factor of 5', 'Improved order processing time by a factor of 5'],
    ['Introducing and extending automated tests', 'Introduced and extended automated tests'],
    ['Scraping off old paint in two yards', 'Scraped off old paint in two yards'],
    ['Selling pumps to two plants', 'Sold pumps to two plants'],
    ['Developing staff in two shops', 'Developed staff in two shops'],
    ['Reporting on fairs and talks', 'Reported on fairs and talks'],
    ['Ensuring product and service quality', 'Ensured product and service quality'],
    [
      'Parsing the files, and dumping the old contents into a table',
      'Parsed the files, and dumped the old contents into a table',
    ],
    [
      'Integrating the till (made and sold by Gull) in two shops',
      'Integrated the till (made and sold by Gull) in two shops',
    ],
    ['Writing web applications for two shops', 'Wrote web applications for two shops'],
    ['Dealing with complaints of guests', 'Dealt with complaints of guests'],
    ['Building electrical machines for two plants', 'Built electrical machines for two plants'],
    ['Modelling the flow of water in two pipes', 'Modelled the flow of water in two pipes'],
    ['Working with two wards and keeping their charts', 'Worked with two wards and kept their charts'],
    ['Creating forms that are used in two shops', 'Created forms that are used in two shops'],
    ['Responding to guests promptly and in good order', 'Responded to guests promptly and in good order'],
    ['Selling pumps to two plants, including three mills', 'Sold pumps to two plants, including three mills'],
    ['Checking tills & handling the orders of two shops', 'Checked tills & handled the orders of two shops'],
    ['Coaching and assisting bakers in two shops', 'Coached and assisted bakers in two shops'],
    [
      'Managing a team of 5. Preparing the rota of two shops.',
      'Managed a team of 5. Prepared the rota of two shops.',
    ],
    ['Keeping the office services contracts', 'Kept the office services contracts', listOfGerunds],
    ['Talking to the customer in two shops', 'Talked to the customer in two shops', listOfGerunds],
    ['Managing a team of 5 porters', 'Manage a team of 5 porters', currentInPast],
    ['Studying the soil of two counties', 'Study the soil of two counties', currentOfNouns],
    ['Leading software development in two plants', 'Led software development in two plants'],
    ['Managing two shops, linked with a depot', 'Managed two shops, linked with a depot'],
    ['Working within a team of 5 porters', 'Worked within a team of 5 porters'],
    ['Ranking in the top 5 of two shops', 'Ranked in the top 5 of two shops'],
    ['Working with two wards, keeping their charts', 'Worked with two wards, keeping their charts'],
    ['Co-leading a team of 5 porters', 'Co-led a team of 5 porters'],
    ['Building tools for sorting and storing samples', 'Built tools for sorting and storing samples'],
    [
      'Providing support, including testing and reviewing code',
      'Provided support, including testing and reviewing code',
    ],
    ['Replacing equipment as necessary', 'Replaced equipment as necessary', listOfGerunds],
    ['Developing frontend website with Angular', 'Developed frontend website with Angular', listOfGerunds],
  ],
  leaves: [
    [
      'an action in a row may tell how another was done',
      'Leading the shift with care, writing letters and managing 3 porters',
    ],
    ['what is done just now has no other form', 'Currently planning the night shift', present],
    ['formalities of joining are a thing', 'Joining formalities and checks'],
    ['a noun is not an action', 'Marketing materials for three brands'],
    [
      'a second verb in the base stays with the first',
      'Identifying trends in sales, and be able to act on them',
    ],
    ['one thing without its article reads badly after two verbs', 'Cleaning and repairing machine.'],
    ['a name is not an action', 'Programming languages: Java and Go'],
    ['a label is not an action', 'Working hours: 9 to 5'],
    ['a second preposition has no verb', 'Developing staff and of new tools'],
    ['one thing that is made may be made long since', 'Building a shop for two brands', currentInPast],
    ['only what is surely a verb is done today', 'Resting chairs and a table for two shops', current],
    [
      'verbs in the present do not make a doubtful word a verb',
      'Resting chairs and a table for two shops',
      present,
    ],
    ['where others stay, so does a duty of today', 'Managing a team of 5 porters', keepsGerunds],
    ['an adjective shows a noun', 'Daily troubleshooting with operators of two lines'],
    [
      'an action after a list with "including" may belong to the list',
      'Providing support, including testing, and reviewing code',
    ],
    ['a leading engineer is a person', 'Leading development engineer of two plants'],
    ['a line that goes on by nouns keeps its style', 'Managing a team of 5. Preparation of the rota'],
    ['the action comes after the comma', 'Using Python, built 5 dashboards'],
    ['the opening phrase says when', 'Following the merger, led 5 teams'],
    ['the costs are the subject', 'Running costs cut by 20%'],
    ['the action may be the subject', 'Running the shop increased sales'],
    ['a thing further back is not an action', 'Identifying errors of two sites and coding problems'],
    ['`being` is not an action', 'Being a team player in two shops'],
    ['a gerund before "of" is a noun', 'Managing and troubleshooting of two tills'],
    ['also in a current job', 'Negotiating of rates with two mills', present],
    ['one that is a noun later stops the first', 'Making reservations, selling of rooms'],
    ['a title is not an action', 'Managing director of 3 shops'],
    ['a title is not an action among actions either', 'Managing director of 3 shops', listOfGerunds],
    ['a row of actions without "and" stays', 'Setting up tills, monitoring, testing stock', listOfGerunds],
    ['training materials are a thing among actions too', 'Training materials for two shops', listOfGerunds],
    [
      'an action may hang on what is before',
      'Working with tools for cleaning tills and repairing the shelves',
    ],
    ['a later action may be taught to others', 'Coaching two wards on hygiene and keeping their charts'],
    ['the verb of a relative clause belongs to the shop', 'Running a shop that sells pumps increased sales'],
    ['a title with capitals is not an action', 'Managing Director of 3 shops'],
    ['a role is not an action', 'Working student in the lab'],
    ['a leading supplier is a company', 'Leading supplier of pumps in Ohio'],
    ['selling points are not sold', 'Selling points for two pumps'],
    ['teaching materials are a thing', 'Teaching materials for two schools'],
    ['cleaning staff are people, not an action', 'Cleaning staff of two shops'],
    ['`outstanding` is an adjective', 'Outstanding musical talks of two shops'],
    ['the person was trained', 'Training on machines of two plants'],
    ['a second form in doubt stops the first', 'Managing stock and advertising campaigns'],
    ['a doubtful form after a comma stops the first too', 'Managing stock, and building maintenance'],
    ['cleaning supplies are a thing', 'Managing stock, and cleaning supplies'],
    ['writing instruments are not written', 'Writing instruments for two shops'],
    ['teaching assistants are people', 'Teaching assistants to two classes'],
    ['how it is done is no topic', 'Reporting on time to two wards'],
    ['a job that goes on and shows no tense stays', 'Managing a team of 5 porters', tenseUnknown],
  ],
};

/** Uses the present for -ing lines of a current job, whatever its other lines say. Null if the tense is in doubt. */
function inTenseOfDuty(situation: Situation): Situation | null {
  const { tense, isTenseKnown } = situation.style;
  if (isTenseKnown && !wouldEndDuty(situation)) return situation;
  if (!goesOn(situation) || !situation.mayChange.gerunds) return null;
  return tense === 'past' || !isTenseKnown
    ? withStyle(situation, { tense: 'base', isTenseKnown: true })
    : null;
}

/** Further actions that would stay in -ing: `Setting up tills, monitoring, testing stock`, `and/or testing`. */
const leavesOthers = preparedPattern(
  String.raw`,\s\p{L}+ing,\s\p{L}+ing\b|\band/or\s\p{L}+ing\b|(?:,|\sand|\sor)\sbe\s`,
  'u',
);

/** True for `Negotiating of rates`, whose verb has no `of`, unlike `Disposing of waste`. */
function isNounBeforeOf(gerund: string, after: string): boolean {
  return after.startsWith(' of ') && !takesOf(gerund);
}

/** Continuations that a noun can have but its verb cannot: `staff and of new tools`, not `promptly and in order`. */
const dependsOnNoun = preparedPattern(
  String.raw`^\s(?:and|or|&)(?=\s(?!(?:\p{L}+ly\s)?\p{L}+ing\b))|\s(?:and|or|&|as\swell\sas)\s(?:also\s)?(?:accountable|of|responsible|tasked|\p{L}+ing\sof)\s|,\s\p{L}+ing\sof\s`,
  'iu',
);

/** An adverb before the action: `Actively listening`, `Co-leading`; not the adjective in `Daily troubleshooting`. */
const adverb = preparedPattern(
  String.raw`^(?!(?:Currently|Presently|Daily|Hourly|Nightly|Weekly|Monthly|Quarterly|Yearly|Early|Only|Friendly)\s)(?:\p{Lu}\p{Ll}{2,}ly\s|Co-)(?=\p{Ll}+ing\s)`,
);
/** A label: `Working hours: 9 to 5`. */
const label = preparedPattern(String.raw`^\p{L}+(?:\s\p{L}+){0,3}\s?:`, 'u');
const afterComma = preparedPattern(String.raw`,\s(?<word>\p{L}+)`, 'gu');
const afterNoun = preparedPattern(String.raw`^\s\p{L}+\s(?<word>\p{L}+)(?=\s(?:by|from|to|in)\s|[.;]|$)`);

/** True if the line has another main verb: `Using Python, built …`, `Running costs cut by 20%`. */
function isListOfGerunds({ style }: Situation): boolean {
  return style.opens === 'gerunds';
}

function hasOwnVerb(after: string, situation: Situation): boolean {
  return (
    isSentence(after, { isListed: isListOfGerunds(situation) }) ||
    isPastForm(afterNoun.exec(after)?.groups?.['word'] ?? '') ||
    afterComma.all(after).some(({ index, groups }) => {
      const word = groups?.['word'] ?? '';
      // `, integrated with Git` describes the thing before it.
      return isPastForm(word) && isSelfContained(after.slice(index).replace(/^,\s/, ''));
    })
  );
}

const changedBy = preparedPattern(
  String.raw`\sby\s(?:(?:about|almost|an?|around|more\sthan|nearly|over|up\sto)\s){0,2}(?:\d|factor|half|quarter|third)`,
  'u',
);

/** True for a measured change, which is not a title: `Improving execution time by a factor of 5`. */
function isChanged(after: string): boolean {
  return changedBy.test(after);
}

const listOfOneThing = preparedPattern(
  String.raw`^\p{L}+ing(?:,\s\p{L}+ing)*,?\s(?:and|&)\s\p{L}+ing\s(?<thing>\p{Ll}+)\s*[.;]?$`,
  'u',
);
const noSingular = /(?:s|ity|ness|ance|ence|ship|ware|care|ing)$/;

/** True for -ing forms, perhaps nouns, before one thing without an article: `Testing and debugging application`. */
export function isListOfOneThing(line: string): boolean {
  const thing = listOfOneThing.exec(line)?.groups?.['thing'];
  return (
    thing !== undefined && !noSingular.test(thing) && !wordList('writing', 'uncountable').hasIn('en', thing)
  );
}

/** A further sentence that opens with a noun or -ing form: `Working with designers. Implementation of …`. */
const nounSentence = preparedPattern(String.raw`[.;]\s\p{Lu}\p{Ll}+(?:ing|ion|ment)\s`);

function hasFurtherSentence(text: string): boolean {
  return nounSentence.test(text);
}

const betweenSentences = preparedPattern(String.raw`(?<=[\p{Ll}\p{N})][.;])\s(?=\p{Lu})`, 'u');

/** Rewords every sentence or none, so that a line does not mix styles. */
function rewordSentences(text: string, situation: Situation): string | null {
  const sentences = text.split(betweenSentences.regExp);
  if (sentences.length === 1 || sentences.some(hasFurtherSentence)) return null;
  const turned = sentences.map((sentence) => gerundLine.apply(sentence, situation));
  return turned.includes(null) ? null : turned.join(' ');
}

/** Words that a later -ing form may depend on, so that it is not an action of the job. */
const hangers = String.raw`\b(?:including|include|such as|like|by|through|via|for|of|in|on|with|while|when|from|as well as)\b`;
const hanger = preparedPattern(hangers);
const eachHanger = preparedPattern(hangers, 'gu');
/** A thing, after which an -ing form may be an action again: `Working with two wards and keeping their charts`. */
const thingAfter = preparedPattern(String.raw`^(?:of|with|from)\s(?!(?:\p{L}+ly\s)?\p{L}+ing\b)[^,]*$`);
const another = preparedPattern(
  String.raw`(?:,|\band\b|\bor\b|&)\s(?!(?:according|concerning|following|including|regarding)\b)(?:\p{L}+ly\s)?\p{L}+ing\b`,
  'gu',
);
const list = preparedPattern(
  String.raw`^(?<verbs>\p{L}+ing(?:,\s\p{L}+ing)+(?:,?\sand\s\p{L}+ing))(?<rest>\s\S.*)$`,
);
const gerund = preparedPattern(String.raw`(?<!\p{L})\p{L}+ing\b`, 'gu');
const joined = preparedPattern(String.raw`(?<=(?:\band|&)\s(?:\p{L}+ly\s)?)\p{L}+ing\b`, 'gu');

/** -ing forms that depend on one word: `for cleaning and repairing tills`, `including ordering, counting stock`. */
const hangingRow = preparedPattern(
  String.raw`\b(?:by|for|in|including|of|through|while|with)\s\p{L}+ing(?:(?:,\s\p{L}+ing){1,3},?)?\s(?:and|or|&)\s(?=\p{L}+ing\b)|\bincluding\s\p{L}+ing\b(?:(?!,\sand\s\p{L}+ing)[^.;]){0,300}(?=[.;]|$)`,
  'gu',
);

function isInRow(text: string, at: number): boolean {
  return hangingRow.all(text).some(({ index, 0: row }) => index < at && at <= index + row.length);
}

function mayDependOnOther(text: string): boolean {
  const open = text.replace(hangingRow.regExp, '');
  return open.split('.').some((sentence) => {
    const start = sentence.search(hanger.regExp);
    if (start === -1) return false;
    const rest = sentence.slice(start);
    const others = another.all(rest);
    // A single -ing form after a bare comma says how, whatever it depends on, and stays.
    const [only] = others.length === 1 ? others : [];
    return others.length > 0 && !(only?.[0].startsWith(',') || isActionAfterThing(rest, only));
  });
}

/** True if an action does not depend on `with`, because a thing does: `with two wards and keeping their charts`. */
function isActionAfterThing(rest: string, found: RegExpMatchArray | undefined): boolean {
  const { 0: joint = '', index = 0 } = found ?? {};
  const word = joint.split(/\s/).at(-1) ?? '';
  const before = rest.slice(0, index);
  return (
    joint.startsWith('and') &&
    eachHanger.all(before).length === 1 &&
    thingAfter.test(before) &&
    verbOfLaterGerund(word, rest.slice(index + joint.length), 'past') !== null
  );
}

/** Rewords every verb that shares the object, or none: `Training, motivating, and supervising a team`. */
function rewordList(text: string, situation: Situation): string | null {
  const { verbs = '', rest = '' } = list.exec(text)?.groups ?? {};
  return verbs === '' ? null : rewordAll(verbs, gerund.regExp, (word) => verbIn(word, rest, situation), rest);
}

function verbIn(word: string, rest: string, situation: Situation): string | null {
  const { tense } = situation.style;
  return verbOfGerund(word, rest, tense, isListOfGerunds(situation)) ?? verbOfJoinedGerund(word, rest, tense);
}

const laterAction = preparedPattern(String.raw`\sand\s(?<word>\p{L}+ing)(?=\s)`, 'u');

/** True if a later -ing form is surely a verb: `Fixing bugs and writing scripts`. */
function isBesideAction(rest: string): boolean {
  const { index = 0, 0: joint = '', groups } = laterAction.exec(rest) ?? {};
  const word = groups?.['word'] ?? '';
  return word !== '' && verbOfLaterGerund(word, rest.slice(index + joint.length), 'past') !== null;
}

/** Rewords the first -ing form and those joined to it by `and`. After a bare comma one says how, and stays. */
function rewordOpening(first: string, rest: string, situation: Situation): string | null {
  const verb =
    verbIn(first, rest, situation) ??
    (isBesideAction(rest) ? verbOfGerund(first, rest, situation.style.tense, false, true) : null);
  if (verb === null) return null;
  const others = rewordAll(
    rest,
    joined.regExp,
    (word, after) =>
      isInRow(rest, rest.length - after.length - word.length)
        ? word
        : verbOfFurther(word, after, rest, situation),
    '',
  );
  return others === null ? null : capitalized(verb + others);
}

const clauses = preparedPattern(
  String.raw`^(?<first>\p{L}{1,30}ing\s[^,.;:()]{1,150}),\s(?!(?:according|concerning|depending|following|including|involving|regarding|using)\s)(?<middle>(?:\p{L}{1,30}ing\s[^,.;:()]{1,150},\s){0,2}\p{L}{1,30}ing\s[^,.;:()]{1,150}?,?)\sand\s(?<last>\p{L}{1,30}ing\s[^,;:()]{1,150})$`,
  'u',
);
const beforeClause = preparedPattern(String.raw`,\s(?=\p{L}+ing\s)`, 'u');

/** Rewords actions with an object each: `Leading the shop, writing letters and baking rolls`; null if one may hang on another. */
function rewordClauses(text: string, situation: Situation): string | null {
  const { first = '', middle = '', last = '' } = clauses.exec(text)?.groups ?? {};
  if (first === '') return null;
  const parts = [first, ...middle.trim().replace(/,$/, '').split(beforeClause.regExp), last];
  const turned = parts.map((part) => {
    const word = firstWord(part);
    const rest = part.slice(word.length);
    const verb = hanger.test(rest)
      ? null
      : verbOfGerund(word, rest, situation.style.tense, isListOfGerunds(situation));
    return verb === null ? null : verb + rest;
  });
  if (turned.includes(null)) return null;
  return capitalized(`${turned.slice(0, -1).join(', ')} and ${turned.at(-1)}`);
}

const direct = preparedPattern(String.raw`^\sand\s(?<word>\p{L}+ing)\b`);

/** The verb of a later -ing form: `Troubleshooting and debugging the shop` share an object; others need their own. */
function verbOfFurther(word: string, after: string, rest: string, situation: Situation): string | null {
  const isDirect = direct.exec(rest)?.groups?.['word'] === word;
  // After a comma it is not part of a longer noun, but may be a noun itself: `files, and building maintenance`.
  const isAlone = rest.includes(`, and ${word}${after}`) && !isBareNoun(after);
  return isDirect || isAlone
    ? verbIn(word, after, situation)
    : verbOfLaterGerund(word, after, situation.style.tense);
}

function rewordAll(
  text: string,
  forms: RegExp,
  verbOf: (word: string, after: string) => string | null,
  end: string,
): string | null {
  let isWhole = true;
  const all = text.replace(forms, (word: string, ...match) => {
    const offset = match.find((each) => typeof each === 'number') ?? 0;
    const verb = verbOf(word, text.slice(offset + word.length));
    if (verb === null) isWhole = false;
    return verb ?? word;
  });
  return isWhole ? capitalized(all) + end : null;
}

const opening = preparedPattern(
  () => String.raw`^(?:${phrases('writing', 'opens_no_name')}|\d\S*)(?:\s|$)`,
  'iu',
);
const relative = /\s(?:that|which|who)\s/;

/** True for the lead of an activity, which is not a title: `Leading software development`. */
function leadsActivity(first: string, after: string): boolean {
  return isLeadOfActivity(readVerb(first)?.lemma ?? '', after);
}

/** True for a title, whatever the other lines are: `Managing director of 3 shops`. */
function isTitle(after: string): boolean {
  return (
    !opening.test(openingPhrase(after)) && isBareNoun(after) && namesPerson(headOf(openingPhrase(after)))
  );
}

function headOf(phrase: string): string {
  return phrase.split(/\s+/).at(-1) ?? '';
}

/** True for a countable noun without an article, which forms a title or thing with the -ing form: `working student`. */
function isBareNoun(after: string): boolean {
  const [phrase = ''] = openingPhrase(after).split(relative, 1);
  if (phrase === '' || opening.test(phrase)) return false;
  const head = headOf(phrase);
  if (wordList('writing', 'uncountable').hasIn('en', head.toLowerCase())) return false;
  if (!head.endsWith('s') && namesPerson(head)) return true;
  // `product and service quality`: the last noun is the head of both.
  const shared = /^\s(?:and|or)(?=\s)/.exec(after.slice(phrase.length + 1));
  const whole = shared ? openingPhrase(after.slice(phrase.length + 1 + shared[0].length)) : '';
  return !(canLackArticle(head) || (/\s/.test(whole) && canLackArticle(whole.split(/\s+/).at(-1) ?? '')));
}
