import { kindOf, type Lexicon } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { determiners } from '../../../../lexicon/words/function-words.ts';
import { regularVerb } from '../../../../lexicon/words/verb-forms.ts';
import {
  inflect,
  isPastForm,
  pastOfBase,
  readVerb,
  spelledLike,
  type VerbReading,
} from '../../../../lexicon/words/verbs.ts';
import {
  canBeNoun,
  isMainlyNoun,
  isMostlyVerb,
  isOftenVerb,
  isVerbAlone,
  readWord,
} from '../../../../lexicon/words/word-classes.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { wordSet } from '../../../../values/lists.ts';
import { lazy } from '../../../../values/memoize.ts';
import { goesOnAfterTo } from '../../../grammar/infinitive-chain.ts';
import { canLackArticle, isDetermined, namesPerson, openingPhrase } from '../../../grammar/noun-phrase.ts';
import { capitalized, uncapitalized } from '../../../grammar/spelling.ts';
import {
  isLaterThird,
  laterThirds,
  mayBeLaterThird,
  mayBeThird,
  pastOfThird,
} from '../../../grammar/third-person.ts';
import { isToolInList, opensWithTool } from '../../../grammar/tool-names.ts';
import {
  isInExamples,
  isSurelyBase,
  isSurelyPresent,
  isThirdPerson,
  mayActOnPeople,
  mayBeBase,
  mayBeBaseInList,
  possiblePresentVerb,
} from '../../../grammar/verb-tense.ts';
import {
  isOver,
  listInBase,
  mayEvenTense,
  opensInBase,
  overInBase,
  type Pattern,
  present,
  type Situation,
  withStyle,
} from '../pattern.ts';
import { hidesPresent, restoreBreaks } from './split-lines.ts';

/** `Manages the ward` becomes `Managed the ward` in a job that is over. Doubtful bullets are left alone. */
export const pastTense: Pattern = {
  rule: 'tense',
  why: 'tense',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    if (!isOver(situation)) return null;
    // If the break between two bullets was lost, each is put into the past by itself.
    const bullets = restoreBreaks.apply(text, situation)?.split('\n') ?? [text];
    const turned = bullets.map((bullet) => bulletInPast(bullet, situation));
    if (turned.includes(null)) return null;
    const whole = turned.join(' ');
    return whole === text || hidesPresent(whole) ? null : whole;
  },
  examples: [
    ['Manages the night shift', 'Managed the night shift'],
    ['Manages the ward and meets suppliers', 'Managed the ward and met suppliers'],
    [
      'Operates a till to sort orders, count cash, and print receipts for guests',
      'Operated a till to sort orders, count cash, and print receipts for guests',
    ],
    [
      'Organizes the post and checks for accuracy and completeness',
      'Organized the post and checked for accuracy and completeness',
    ],
    [
      'Use a new form to track and report faults of two halls',
      'Used a new form to track and report faults of two halls',
      overInBase,
    ],
    ['Works remotely using phones and skype', 'Worked remotely using phones and skype'],
    [
      'Provide guidance and assistance on planning the rota',
      'Provided guidance and assistance on planning the rota',
    ],
    ['Troubleshoot faults with bakers and repair teams', 'Troubleshot faults with bakers and repair teams'],
    ['Design / Create menus for two shops', 'Designed / created menus for two shops', overInBase],
    ['Gather needed facts from two wards', 'Gathered needed facts from two wards', overInBase],
    ['Loads the van and scans parcels', 'Loaded the van and scanned parcels'],
    ['Manages the ward of dentists and nurses', 'Managed the ward of dentists and nurses'],
    ['Loads the trucks of 3 carriers', 'Loaded the trucks of 3 carriers'],
    ['Carries the post and the orders for two shops', 'Carried the post and the orders for two shops'],
    ['Kept the records; administer benefits', 'Kept the records; administered benefits'],
    ['Actively manage two sites', 'Actively managed two sites'],
    ['Serve as liaison between two wards', 'Served as liaison between two wards'],
    [
      'Manage leave; administer benefits; handle complaints',
      'Managed leave; administered benefits; handled complaints',
    ],
    [
      'Maintains the menu of the house. Greet each guest at the door.',
      'Maintained the menu of the house. Greeted each guest at the door.',
    ],
    [
      'Process payroll transactions in two systems',
      'Processed payroll transactions in two systems',
      listInBase,
    ],
    ['Works in the yard', 'Worked in the yard'],
    ['Deploy new test environments', 'Deployed new test environments'],
    ['Manage and train a team', 'Managed and trained a team'],
    [
      'Monitor the ovens, check the stock and prepare the orders',
      'Monitored the ovens, checked the stock and prepared the orders',
    ],
    [
      'Keep the records of 3 wards and ensure compliance with the rules',
      'Kept the records of 3 wards and ensured compliance with the rules',
    ],
    [
      'Monitor the ward, and coordinates tests with two clinics',
      'Monitored the ward, and coordinated tests with two clinics',
      overInBase,
    ],
    [
      'Test the ovens to determine if they have been cleaned',
      'Tested the ovens to determine if they had been cleaned',
      overInBase,
    ],
    ['Checks whether the doors are locked', 'Checked whether the doors were locked'],
    ['Works in the hall if guests can have seats', 'Worked in the hall if guests can have seats'],
    ['Prepare reports and tax packages', 'Prepared reports and tax packages'],
    ['Keep the files in Access and Excel', 'Kept the files in Access and Excel'],
    ['Keep the stock in word and excel for two shops', 'Kept the stock in word and excel for two shops'],
    ['Adhere to all rules and wears PPE when required', 'Adhered to all rules and wore PPE when required'],
    ['Make sure everyone are safe', 'Made sure everyone was safe'],
    [
      'Worked with the head office to create rules; recruit bakers. Keep the files of 3 shops.',
      'Worked with the head office to create rules; recruit bakers. Kept the files of 3 shops.',
    ],
    [
      'Assist the manager to hire cooks; train waiters; order stock.',
      'Assisted the manager to hire cooks; train waiters; order stock.',
    ],
    [
      'Manage the rota to save time; administer benefits; handle complaints',
      'Managed the rota to save time; administered benefits; handled complaints',
    ],
    ['Help organize two fairs', 'Helped organize two fairs'],
    ['Work closely with two wards', 'Worked closely with two wards'],
    ['Prepare reports as well as present them', 'Prepared reports as well as presented them'],
    ['Prepare reports and create/maintain the files', 'Prepared reports and created/maintained the files'],
    ['Prepare reports as well as edit/update files', 'Prepared reports as well as edited/updated files'],
    ['Prepare reports as well as slides for the board', 'Prepared reports as well as slides for the board'],
    ['Create, modify and execute test plans', 'Created, modified and executed test plans'],
    ['Prepare the ovens, grills and boilers', 'Prepared the ovens, grills and boilers'],
    ['Season and cook food by the recipe', 'Seasoned and cooked food by the recipe', overInBase],
    ['Turn or stir foods', 'Turned or stirred foods', overInBase],
    [
      'Portion and arrange food, and serve food to guests',
      'Portioned and arranged food, and served food to guests',
      overInBase,
    ],
    ['Keep the records of 3 wards and pay invoices', 'Kept the records of 3 wards and paid invoices'],
    ['Analyze and independently identify faults', 'Analyzed and independently identified faults'],
    ['Substitute for or assist other cooks', 'Substituted for or assisted other cooks', overInBase],
    ['Lead weekly bank audits of two plants', 'Led weekly bank audits of two plants'],
    ['Build probabilistic models for two shops', 'Built probabilistic models for two shops'],
    [
      'Perform stock reviews to raise output and reduce waste',
      'Performed stock reviews to raise output and reduce waste',
    ],
    [
      'Inspect and clean areas, such as tables and work surfaces',
      'Inspected and cleaned areas, such as tables and work surfaces',
      overInBase,
    ],
    [
      'Check tills, track stock and verify orders',
      'Checked tills, tracked stock and verified orders',
      overInBase,
    ],
    ['Watch over the stock of 3 halls', 'Watched over the stock of 3 halls', overInBase],
    ['Track inventory/revenue', 'Tracked inventory/revenue', overInBase],
    ['Clean the ovens and freeze the dough', 'Cleaned the ovens and froze the dough'],
    ['Works with guests who have allergies', 'Worked with guests who have allergies'],
    ['Make sure guests pay and leave tips', 'Made sure guests pay and leave tips', overInBase],
    ['Bake breads, rolls and cakes', 'Baked breads, rolls and cakes', overInBase],
    [
      'Wash, peel, cut, and sort fruits and take the rest to the kitchen',
      'Washed, peeled, cut, and sorted fruits and took the rest to the kitchen',
      overInBase,
    ],
    ['Wash, peel, cut, and seed fruits', 'Washed, peeled, cut, and seeded fruits', overInBase],
    ['Bathe, dress or feed guests', 'Bathed, dressed or fed guests', overInBase],
    ['Debone and portion fish', 'Deboned and portioned fish'],
    ['Take orders and run the till', 'Took orders and ran the till', overInBase],
    ['Train bakers in two shops', 'Trained bakers in two shops', overInBase],
    ['Access the archive of two shops', 'Accessed the archive of two shops', overInBase],
    ['Go over the plans with two teams', 'Went over the plans with two teams', overInBase],
    ['Triage incoming letters', 'Triaged incoming letters', overInBase],
    ['Ensure food is fresh in two shops', 'Ensured food was fresh in two shops', overInBase],
    ['Makes sure that guests have menus', 'Made sure that guests had menus'],
    [
      'Manage the stock of two shops to find and replace old ovens',
      'Managed the stock of two shops to find and replace old ovens',
    ],
    [
      'Assist guests with menus at noon, and assist cooks with the rota',
      'Assisted guests with menus at noon, and assisted cooks with the rota',
    ],
  ],
  leaves: [
    ['a title is no action', 'Service clerk, mending nets; administer benefits'],
    [
      'no sentence of a line stays behind',
      'Maintains the menu of the house. Greet each guest at the door. Take orders.',
    ],
    [
      'what depends on "to" before a semicolon stays',
      'Helped the team to design posters; write texts for two shops.',
    ],
    ['a job that goes on stays', 'Manages the night shift', present],
    [
      'a word that is mostly a noun stays, unless the list shows that it is a verb',
      'Process payroll transactions in two systems',
    ],
    ['several are led, and one person is the lead', 'Lead safety officers of two plants'],
    ['calls are no leads', 'Lead generation campaigns of two shops'],
    ['doubtful present tense stays', 'Design lead for the new ward'],
    ['two nouns stay', 'Stock and customers'],
    ['a list of nouns stays', 'Orders, invoices and post'],
    ['nouns that are also verbs stay', 'Design, test and support services for two shops'],
    ['a plural of what is kept stays', 'Records of 40 patients'],
    ['after a plural a participle tells more of it', 'Processes used by two banks'],
    ['a plural of what is made stays', 'Designs for print and web'],
    ['a noun at the start is no verb', 'Market research for 3 brands'],
    ['a shop is not an action', 'Repair shop for bikes'],
    ['manuals are not an action', 'Repair manuals for pumps'],
    ['reports are not an action', 'Visit reports of 3 sites'],
    ['a key is not an action', 'Answer key for tests'],
    ['a member is not an action', 'Select committee member in 2019'],
    ['a later verb that is not turned stops the first', 'Keep the records of 3 wards and report faults'],
    [
      'a later pair stops the first if one word is no verb',
      'Enter contracts into a list as well as intake/maintain the terms',
    ],
    ['a later word in -s that may be a plural stops the first', 'Manages the ward and orders desk'],
    [
      'a later verb that is also a noun stops the first',
      'Drives a forklift, loads trucks and stacks pallets',
    ],
    ['a doubtful verb after a comma stops the first', 'Maintains the site, and posts updates'],
    ['"saw" is the past of another verb', 'Saw 12 patients a day in two clinics'],
    [
      'a word in -s that may be a thing stops one in the base form',
      'Monitor the ward, and orders desk',
      overInBase,
    ],
    ['a word that may be half of a thing stops the first', 'Prepare reports and fuel pumps'],
    ['a list after "to" keeps its form', 'Work with two wards to plan the rota and check the stock'],
    ['a verb that is misspelled stays with the first', 'Coach an lead a team of 12'],
    ['a word before a participle is a noun', 'Load tested two tills', overInBase],
    ['a word before an -ing form is a noun', 'Experience selling pumps to shops', overInBase],
    ['a thing without its article is no object', 'File server for two shops', overInBase],
    ['an activity is what is managed', 'Cash management', overInBase],
    ['plural activities are the thing that is queried', 'Query optimizations of two shops', overInBase],
    ['a person is no object', 'Top equipment sales performer in Ohio', overInBase],
    ['a member is one', 'Key member of the board', overInBase],
    ['"use of" is a noun', 'Use of tools of two shops', overInBase],
    [
      'after a comma a second verb may hang on "to"',
      'Work closely with two wards to find faults, report and solve them',
    ],
    ['the actions of staff stay', 'Ensure staff follow rules and keep records', overInBase],
    ['the actions of nurses stay', 'Support nurses as they clean wounds and keep charts', overInBase],
    ['the actions of clients stay', 'Provide forms so clients pay and receive a bill', overInBase],
    ['press releases are a thing', 'Press releases for three brands', overInBase],
    ['dress code checks are a thing', 'Dress code checks in two halls', overInBase],
    ['model trains are a thing', 'Model trains for two shops', overInBase],
    ['wound care is a thing', 'Wound care for patients', overInBase],
    ['lead times are a thing', 'Lead times for 3 mills', overInBase],
    ['head chefs are people', 'Head chefs of two halls', overInBase],
    ['reports in Excel are no action', 'Excel reports with charts for two shops', overInBase],
    ['parts of React are no action', 'React components for two shops', overInBase],
    ['a plural before `with` is no verb', 'Interviews with bakers of two shops', overInBase],
    ['a known thing is no action', 'Stock counts of two shops', overInBase],
    ['the past has the same form', 'Set up tills for two shops', overInBase],
    ['one of a list that is no verb stops all', 'Wash, peel, dinner, and seed fruits', overInBase],
    ['a list without a joint stays', 'Wash, peel fruits', overInBase],
    ['a possible noun after "and" stops the first', 'Take orders and run food to tables', overInBase],
    ['a verb that stays in a lost bullet stops the first', 'Keeps the post of two shops Sends mail daily'],
    ['what others can do stays', 'Ensure guests are served and can pay in two shops', overInBase],
    ['staff may be led', 'Work with bakers and train teams'],
    ['goods go to a place', 'Deliver goods to market and keep the files of 3 shops'],
    ['checks for guests are a thing', 'Prints orders and checks for guests'],
    ['a noun may have a purpose, too', 'Research to provide parts for two shops', overInBase],
    ['found is past already', 'Found $23,000 in duplicate payments'],
  ],
};

/** `Developed menus and implement specials` becomes `Developed menus and implemented specials`. */
export const evenTense: Pattern = {
  rule: 'even_tense',
  why: 'evenTense',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    // In a current job both may be true: `Built the shop and maintain the site`.
    if (!mayEvenTense(situation)) return null;
    const word = firstWord(text);
    const lemma = lemmaOfPast(word);
    if (lemma === null || text.includes('\n')) return null;
    const rest = text.slice(word.length);
    const isOwnAction = withThing.test(rest);
    if (!isOwnAction && (verbsBeforeClause.has(lemma) || askingVerbs.has(lemma))) return null;
    // Another sentence has a tense of its own.
    if (otherSentence.test(rest)) return null;
    const turned = laterVerbs(rest, withStyle(situation, { opens: 'mixed' }), isOwnAction ? '' : lemma);
    return turned === null || turned === rest || !turnsOnlyVerbs(rest, turned) ? null : word + turned;
  },
  examples: [
    [
      'Developed the menu and implement weekly specials',
      'Developed the menu and implemented weekly specials',
    ],
    [
      'Assisted in the planning of two fairs and prepare reports for the board',
      'Assisted in the planning of two fairs and prepared reports for the board',
    ],
    [
      'Kept the records of 3 wards and ensure compliance with the rules',
      'Kept the records of 3 wards and ensured compliance with the rules',
    ],
  ],
  leaves: [
    ['tools in small letters stay', 'Tracked stock in word and excel for two shops'],
    ['a tool before a purpose stays', 'Counted the stock using R and excel to sort it'],
    ['what guests do stays', 'Assisted guests to choose the bread and provide feedback'],
    ['the actions of staff stay', 'Helped guests choose the bread and provide feedback'],
    ['what was the aim stays', 'Worked to raise output and ensure quality in two shops'],
    ['a possible noun stays', 'Wrote reports and test plans'],
    ['lifts are a thing', 'Drove forklifts, scissor lifts and two cranes'],
    ['both may be true today', 'Built the shop and maintain the site', present],
    ['a description has no second verb', 'Used ovens and grills of two shops'],
    ['a further sentence may go on today', 'Built the shop. Sell bread and maintain the site.'],
  ],
};

/** A verb before what was done, not before what others do: `Assisted in the move and …`, unlike `Assisted guests and …`. */
const withThing = preparedPattern(String.raw`^\s(?:in|with)\s`);
const otherSentence = preparedPattern(String.raw`[.;:!?]\s`);
/** Further verbs before what others do: `asked guests to …`. */
const askingVerbs = wordSet('ask assist demand make propose recommend request require suggest teach');

/** True if each changed word is joined by `and` and may hardly be a noun: `and implement`, not `, scissor lifts`. */
function turnsOnlyVerbs(before: string, after: string): boolean {
  const words = before.split(' ');
  const written = after.split(' ');
  return words.every((word, at) => word === written[at] || (words[at - 1] === 'and' && isMostlyVerb(word)));
}

/** The base form of a word that is only a past form: `developed`, not `set`. */
function lemmaOfPast(word: string): string | null {
  const verb = readVerb(word);
  if (verb) return verb.forms.includes('past') && !verb.forms.includes('base') ? verb.lemma : null;
  return regularVerb(word)?.past === word.toLowerCase() ? (regularVerb(word)?.lemma ?? null) : null;
}

/** Puts all statements of a bullet into the past; null in doubt. */
function bulletInPast(text: string, situation: Situation): string | null {
  const statements = text.split(betweenStatements.regExp);
  const marks = text.match(betweenStatements.regExp) ?? [];
  const turned = statements.map((statement, at) => {
    const before = marks[at - 1]?.startsWith(';') ? startOfSentence(statements, marks, at) : [];
    return goesOnAfterTo(statement, before) ? statement : statementInPast(statement, situation);
  });
  // One statement in the past beside one in the present is worse than none.
  if (turned.includes(null)) return null;
  // If the first statement is not an action, the others must not change alone.
  const [first = ''] = statements;
  if (turned[0] === first && !isPastForm(firstWord(first).toLowerCase())) return null;
  return turned.map((statement, at) => statement + (marks[at] ?? '')).join('');
}

/** The statements of the same sentence before this one. */
function startOfSentence(
  statements: readonly string[],
  marks: readonly string[],
  at: number,
): readonly string[] {
  const from = marks.slice(0, at).findLastIndex((mark) => !mark.startsWith(';')) + 1;
  return statements.slice(from, at);
}

/** A full stop or semicolon between statements: `Greet guests; answer phones`. */
const betweenStatements = preparedPattern(
  String.raw`(?:(?<=[\p{L}\p{N})])\.|;)\s+(?:and\s)?(?=\p{L}\p{Ll})`,
  'gu',
);

/** Puts a statement into the past, or leaves it if it opens without a present verb; null in doubt. */
function statementInPast(text: string, situation: Situation): string | null {
  const manner = adverb.exec(text)?.[0] ?? '';
  const statement = text.slice(manner.length);
  const whole = capitalized(statement);
  const turned = openerInPast(whole, situation);
  if (turned !== null) return manner + (statement === whole ? turned : uncapitalized(turned));
  return opensInPresent(whole, situation) ? null : text;
}

/** An adverb before the verb: `Actively manage …`, `Also maintain …`. */
const adverb = preparedPattern(String.raw`^(?:\p{L}\p{Ll}{2,}ly|[Aa]lso|[Tt]hen)\s(?=\p{Ll})`);

function openerInPast(text: string, situation: Situation): string | null {
  const word = firstWord(text);
  const list = openingList(text, situation);
  if (list !== null) {
    const rest = laterVerbs(list.rest, situation);
    return rest === null || possiblePresentVerb(situation.lexicon, rest, word) !== null
      ? null
      : capitalized(list.verbs) + rest;
  }
  // A list in which not every word is a verb stays.
  if (opensList.test(text)) return null;
  const verb = presentOf(word);
  const past = verb ? inflect(verb.lemma, 'past') : pastOfBase(word);
  const rest = text.slice(word.length);
  if (past === null || misspelled.test(rest) || opensWithTool(situation.lexicon, word, rest)) return null;
  const joined = joinedVerb(word, rest, situation);
  const opened = joined ?? (!secondVerb.test(rest) && isOpener(word, rest, situation) ? rest : null);
  const isThird = verb === null ? /s$/.test(word) : verb.forms.every((form) => form === 'third');
  const inPast = opened !== null && isThird ? laterThirds(opened, pastOfThird) : null;
  const turned = opened === null ? null : laterVerbs(inPast ?? opened, situation, word);
  if (
    turned === null ||
    possiblePresentVerb(situation.lexicon, turned, word) !== null ||
    hasPurpose(word, turned)
  )
    return null;
  const told = makesTrue.test(word) && presentClause.test(turned) ? clauseInPast(turned) : turned;
  if (told === null) return null;
  const whole = capitalized(spelledLike(word.toLowerCase(), past)) + questionsInPast(told);
  return whole === text ? null : whole;
}

const purpose = preparedPattern(String.raw`^\sto\s(?<verb>\p{Ll}+)\s`, 'u');

/** True for a word that may be a noun with a purpose right behind: `Research to provide parts`. */
function hasPurpose(word: string, rest: string): boolean {
  const { verb = '' } = purpose.exec(rest)?.groups ?? {};
  return verb !== '' && isMostlyVerb(verb) && canBeNoun(word);
}

const makesTrue = /^(?:(?:check|confirm|ensure|make|observe)s?|verif(?:y|ies))$/i;
/** What others are or have, which needs the past too: `Ensure food is fresh`. */
const presentClause = preparedPattern(
  String.raw`^\s(?:(?!to\s)[\p{L}'’-]+\s){1,8}(?:is|are|has|have)\s`,
  'u',
);

const stateVerb = preparedPattern(String.raw`(?<!\p{L})(?:is|are|has|have)(?=\s)`, 'gu');
/** Verbs after which `have` keeps its form, or that would have to change too. */
const modal = preparedPattern(String.raw`\b(?:to\shave|can|may|might|must|shall|should|will|do|does)\s`);
const pastOfState: ReadonlyMap<string, string> = new Map([
  ['is', 'was'],
  ['are', 'were'],
  ['has', 'had'],
  ['have', 'had'],
]);

const oneOfAll = preparedPattern(String.raw`(?:^|\s)(?:any|every|no|some)(?:one|body|thing)\s$`);

/** Puts what others are or have into the past too: `Ensured food was fresh`. */
function clauseInPast(rest: string): string | null {
  if (modal.test(rest)) return null;
  return rest.replace(stateVerb.regExp, (word: string, at: number) => {
    // `everyone are` is a slip that would be new in the past.
    const isOne = word === 'are' && oneOfAll.test(rest.slice(Math.max(0, at - longestPronoun), at));
    return isOne ? 'was' : (pastOfState.get(word) ?? word);
  });
}

/** In letters, with the spaces around it: `everything`. */
const longestPronoun = 12;

/** What somebody finds out: `to see if foods are done`. */
const question = preparedPattern(
  String.raw`\s(?:if|whether)\s(?:[\p{L}'’-]+\s){1,4}(?:is|are|has|have)\s[^,;:.]*`,
  'gu',
);

/** Puts indirect questions and conditions into the past too: `Tested foods to see if they were done`. */
function questionsInPast(rest: string): string {
  return rest.replace(question.regExp, (found) => clauseInPast(found) ?? found);
}

function isOpener(word: string, rest: string, situation: Situation): boolean {
  const verb = presentOf(word);
  if (isKnownThing(word, rest, situation)) return false;
  return (
    (verb !== null && isSure(verb, rest)) ||
    isSurelyBase(word, rest) ||
    (servesAs.test(word) && asWhat.test(rest)) ||
    (opensInBase(situation) && (mayBeBase(word, rest) || mayActOnPeople(word, rest))) ||
    (situation.style.opens === 'base list' && mayBeBaseInList(word, rest))
  );
}

const nextWord = preparedPattern(String.raw`^\s(?<next>\p{Ll}+)`);

/** True if the line opens with a known term of two words: `Test cases for two shops`, `Stock counts`. */
function isKnownThing(word: string, rest: string, { lexicon }: Situation): boolean {
  const next = nextWord.exec(rest)?.groups?.['next'];
  if (next === undefined || isMostlyVerb(word) || !isMainlyNoun(word)) return false;
  return kindOf(lexicon, `${word.toLowerCase()} ${next}`) !== null;
}

const servesAs = /^(?:act|function|serve)s?$/i;
const asWhat = /^\sas\s/;

/** A misspelled `and`: `an lead`. */
const misspelled = preparedPattern(String.raw`^\san\s[b-df-gj-np-tv-z]\p{Ll}+\s`, 'u');

const list = preparedPattern(
  String.raw`^(?<verbs>\p{Lu}\p{Ll}+(?:,\s\p{Ll}+){1,4},?\s(?:and|or|&)\s\p{Ll}+)(?<rest>\s\p{L}.*)$`,
  'su',
);
/** Verbs beside each other: `Design / Model / Create drawings`. */
const slashed = preparedPattern(
  String.raw`^(?<verbs>\p{Lu}\p{Ll}+(?:\s?\/\s?\p{L}\p{Ll}+){1,3})(?<rest>\s\p{L}.*)$`,
  'su',
);
const opensList = preparedPattern(String.raw`^\p{Lu}\p{Ll}+(?:\s?[,/]\s?\p{Ll}|\s?\/\s?\p{Lu})`);
const isJoint = /^(?:and|or)$/;
const listedWord = preparedPattern(String.raw`\p{L}+`, 'gu');

/** Puts verbs that share an object into the past: `Create, modify and execute test plans`; null if a word is not a verb. */
function openingList(
  text: string,
  situation: Situation,
): { readonly verbs: string; readonly rest: string } | null {
  const isSlashed = slashed.test(text);
  const { verbs = '', rest = '' } = (isSlashed ? slashed : list).exec(text)?.groups ?? {};
  const words = (verbs.match(listedWord.regExp) ?? []).filter((word) => !isJoint.test(word));
  // `cut` counts too, although its past is the same form.
  const isAll =
    words.length > (isSlashed ? 1 : 2) &&
    words.every((word) =>
      opensInBase(situation) ? pastOfBase(word) !== null : readVerb(word)?.forms.includes('base'),
    );
  const isVerbs = opensInBase(situation) || words.some((word) => isVerbAlone(presentOf(word)?.lemma ?? ''));
  if (!isAll || !isVerbs) return null;
  const turned = verbs.replace(listedWord.regExp, (word: string) =>
    isJoint.test(word) ? word : spelledLike(word.toLowerCase(), pastOfBase(word) ?? word),
  );
  return { verbs: turned, rest };
}

/** The verb of a present form; null for `be`, which names a role: `Be the contact for suppliers`. */
function presentOf(word: string): VerbReading | null {
  const verb = readVerb(word);
  const isOther = verb?.forms.includes('past') || verb?.forms.includes('gerund') || verb?.lemma === 'be';
  return isOther ? null : verb;
}

function isSure(verb: VerbReading, rest: string): boolean {
  return (
    (verb.forms.includes('third') && isThirdPerson(verb.lemma, rest)) ||
    isSurelyPresent(verb.lemma, rest) ||
    (isVerbAlone(verb.lemma) && /^\s+\p{L}/u.test(rest))
  );
}

/** Words on which later verbs may depend: `to plan the rota and check the stock`. */
const opensDependentPart = lazy(
  () =>
    new RegExp(
      // `to all guests` is no infinitive.
      String.raw`\b(?!to\s(?:${determiners()}|\d\S*)\s)(?:${wordList('writing', 'opens_clause').alternatives('en')}|(?<!such )as(?! well))\b`,
    ),
);
/** Verbs before a clause about others: `Ensure staff follow the rules and keep records`. */
const verbsBeforeClause = wordList('writing', 'verb_before_clause');
/** UTF-16 units to look back and ahead, so that a long line takes linear time. */
const reach = 400;
const laterVerb = preparedPattern(
  String.raw`((?:,\sand|,|\sand|,?\sas\swell\sas)\s)(\p{Ll}+(?:\/\p{Ll}+)?)(?=\s)`,
  'gu',
);

/**
 * Puts later verbs into the past too: `Check the till, count the cash and lock the doors`. Null if a verb would stay in the
 * present, or a word may be one: `Write reports and tax packages`.
 */
function laterVerbs(rest: string, situation: Situation, opener = ''): string | null {
  const dependentFrom = verbsBeforeClause.has(opener.toLowerCase()) ? 0 : rest.search(opensDependentPart());
  let isWhole = true;
  const all = rest.replace(laterVerb.regExp, (found: string, joint: string, word: string, ...match) => {
    const offset = match.find((each) => typeof each === 'number') ?? 0;
    if (dependentFrom !== -1 && dependentFrom < offset) return found;
    const end = offset + found.length;
    const behind = rest.slice(end, end + reach);
    const [next = ''] = behind.trimStart().split(/\s/, 1);
    const before = rest.slice(Math.max(0, offset - reach), offset);
    if (isInExamples(before, word, next) || isToolInList(situation.lexicon, word, before, behind))
      return found;
    const words = word.split('/');
    // In `edit/update the files`, two possible verbs show each other to be verbs.
    const isPair =
      words.length > 1 && hasWordAfter.test(behind) && words.some(isMostlyVerb) && words.every(isOftenVerb);
    const pasts = words.map((each) => {
      if (joint.endsWith('and ') && isLaterThird(each, behind)) return pastOfThird(each);
      const isVerb = isPair || each === opener.toLowerCase() || isVerbInRow(joint, each, behind, situation);
      return isVerb ? pastOfBase(each) : pastOfLater(each, behind);
    });
    const isTurned = pasts.every((past) => past !== null);
    const hasVerb =
      pasts.some((past) => past !== null) ||
      words.some((each) => staysBehind(situation.lexicon, each, behind, opener));
    if (!isTurned && hasVerb) isWhole = false;
    return isTurned ? joint + pasts.join('/') : found;
  });
  return isWhole ? all : null;
}

/**
 * True for a verb that would stay in the present (`coordinates tests`), or a word that may be one (`buy supplies`, `tax
 * packages`; after a verb in -s also `loads trucks`).
 */
function staysBehind(lexicon: Lexicon, word: string, behind: string, opener: string): boolean {
  if (!hasWordAfter.test(behind) || isPastForm(word)) return false;
  if (mayBeLaterThird(word, behind)) return true;
  const verb = readVerb(word);
  if (verb?.forms.includes('third')) return isThirdPerson(verb.lemma, behind);
  const areThird = mayBeThird(word) && mayBeThird(opener) && !beforePreposition.test(behind);
  return verb === null && ((isMostlyVerb(word) && !opensNames(lexicon, word)) || areThird);
}

/** A word that opens so many names of skills is half of a thing: `tax packages`, `contract terms`. */
const minNames = 10;

function opensNames(lexicon: Lexicon, word: string): boolean {
  return (lexicon.index.openings.get(word)?.followed?.size ?? 0) >= minNames;
}

const beforePreposition = preparedPattern(
  String.raw`^\s(?:about|across|against|at|between|by|during|for|from|in|into|on|over|per|to|under|with|within)\s`,
);

const lastClause = preparedPattern(String.raw`^\s\p{Ll}[^,;:.]{2,60},?\sand\s(?<verb>\p{Ll}+)\s\p{L}`, 'u');

/** True for a possible verb between two verbs: `track` in `Check tills, track stock and verify orders`. */
function isVerbInRow(joint: string, word: string, behind: string, situation: Situation): boolean {
  if (isManualAction(word, behind)) return true;
  const last = lastClause.exec(behind)?.groups?.['verb'] ?? '';
  return opensInBase(situation) && joint === ', ' && isMostlyVerb(last) && mayBeBase(word, behind);
}

/** True for a manual action with an object: `answer phones`, `load trucks`; not for `purchase orders`, `clean rooms`. */
function isManualAction(word: string, behind: string): boolean {
  const { form, adjective } = readWord(word);
  if (!handVerbs.has(word) || form !== 'base' || adjective !== 'none') return false;
  const phrase = openingPhrase(behind);
  const head = phrase.split(/\s+/).at(-1) ?? '';
  return isDetermined(phrase) || (canLackArticle(head) && !namesPerson(head.replace(/s$/, '')));
}

const handVerbs = wordList('tailoring', 'hand_verb');

/** The past of a later verb, null if it may be a noun: `serve guests`, `pay invoices`. */
function pastOfLater(word: string, behind: string): string | null {
  const verb = readVerb(word);
  if (verb ? !isBaseOnly(verb) : isPastForm(word)) return null;
  const past = pastOfBase(word);
  const isVerb =
    (verb !== null && isSure(verb, behind)) ||
    isSurelyBase(word, behind) ||
    (isVerbInLists(word) && hasWordAfter.test(behind)) ||
    pronounNext.test(behind);
  return past !== null && isVerb ? spelledLike(word, past) : null;
}

/** A pronoun, which follows verbs but not nouns: `present them`. */
const pronounNext = /^\s(?:it|them)\b/;

/** True for words that are rarely nouns after a comma or `and`: `enhance`, `pay`; not for `tax` and `hold`. */
function isVerbInLists(word: string): boolean {
  return isMostlyVerb(word) && (isVerbAlone(word) || handVerbs.has(word) || plainPresents.has(word));
}

const plainPresents = wordList('tailoring', 'plain_present');

function isBaseOnly({ forms, lemma }: VerbReading): boolean {
  return forms.includes('base') && !forms.includes('past') && lemma !== 'be';
}

const secondVerb = preparedPattern(
  String.raw`^(\s+(?:(?:at|for|in|on|to|with)\s+)?(?:and|or)\s+(?:\p{Ll}+ly\s)?)(\p{L}+)(?=\s)`,
  'u',
);
/** A word after a possible verb, such as its object or the rest of a compound noun. */
const hasWordAfter = preparedPattern(String.raw`^\s+(?!(?:of|and|or)\b)[\p{L}\d]`, 'u');

/** Puts a second verb that follows directly into the past (`Manage and train a team`); null if there is none. */
function joinedVerb(opener: string, rest: string, situation: Situation): string | null {
  const [joined = '', and = '', word = ''] = secondVerb.exec(rest) ?? [];
  const behind = rest.slice(joined.length);
  const verb = presentOf(word);
  const isVerb =
    (verb !== null && isSure(verb, behind)) ||
    isSurelyBase(word, behind) ||
    ((opensInBase(situation) || isVerbAlone(opener)) && hasWordAfter.test(behind));
  const past = isVerb ? pastOfBase(word) : null;
  return past === null ? null : and + spelledLike(word, past) + behind;
}

/** True if a statement may open with a present verb, so that it must not stay beside others in the past. */
function opensInPresent(sentence: string, situation: Situation): boolean {
  const word = firstWord(sentence);
  const rest = sentence.slice(word.length);
  return (
    presentOf(word) !== null ||
    isSurelyBase(word, rest) ||
    mayBeBase(word, rest) ||
    isOpener(word, rest, situation)
  );
}
