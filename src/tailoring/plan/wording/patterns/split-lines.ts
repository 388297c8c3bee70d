import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { isAdjectiveAlone, isVerbAlone, readWord } from '../../../../lexicon/words/word-classes.ts';
import type { Language } from '../../../../text/language.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { lazy } from '../../../../values/memoize.ts';
import { refersBack } from '../../../framing/refers-back.ts';
import { markInside, readFrame } from '../../../framing/sentences.ts';
import { hasInfinitiveChain } from '../../../grammar/infinitive-chain.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import {
  isSelfContained,
  isSurelyPresent,
  isThirdPerson,
  mayBeBase,
  tenseOf,
} from '../../../grammar/verb-tense.ts';
import { actionsIn } from '../paragraph-bullets.ts';
import { type Pattern, present } from '../pattern.ts';

/** Restores lost breaks between bullets: `Filed the post Wrote 20 letters a day`. */
export const restoreBreaks: Pattern = {
  rule: 'lost_breaks',
  why: 'split',
  languages: ['en'],
  from: 'super',
  apply(text) {
    if (text.includes('\n')) return null;
    const tense = openingTense(text);
    const seams = [...text.matchAll(seam.regExp)].map(({ index }) => index);
    const sure = new Set(seams.filter((place) => opensStatement(text.slice(place + 1))));
    const strict = statementsAt(text, [...sure], hasEnded);
    const isLong = strict.length >= minMixed && (opensStatement(text) || mayBeVerb(text));
    if (tense === null && !isLong) return null;
    // Several certain statements make less certain ones likely too, such as one that opens with the possible noun in `Track costs`.
    const opening = seams.filter((place) => sure.has(place) || mayBeVerb(text.slice(place + 1)));
    const all = isLong
      ? statementsAt(text, opening, (part) => wordsIn(part) >= minWords && !endsInName.test(part))
      : strict;
    // After a noun that takes a name, the next words may be a title: `the course Learn to code`.
    if (!isLong && all.slice(0, -1).some((part) => takesName().test(part.slice(-endLength)))) return null;
    if (!isLong && all.some((part) => openingTense(part) !== tense)) return null;
    const isList = all.length > 1 && all.every((part) => wordsIn(part) >= minWords);
    return isList ? all.join('\n') : null;
  },
  examples: [
    [
      'Filed the post of three offices Wrote 20 letters a day Trained two new clerks in the filing system',
      'Filed the post of three offices\nWrote 20 letters a day\nTrained two new clerks in the filing system',
    ],
    [
      'Manage the day shift of two shops Prepare the orders for flour and fruit',
      'Manage the day shift of two shops\nPrepare the orders for flour and fruit',
      present,
    ],
    [
      'Manage the day shift of two shops Prepare the orders of flour and fruits Write the rota of two shops Answer the letters of guests Trained two new clerks in the filing system',
      'Manage the day shift of two shops\nPrepare the orders of flour and fruits\nWrite the rota of two shops\nAnswer the letters of guests\nTrained two new clerks in the filing system',
      present,
    ],
    [
      'Accountable for the stock of two shops Wrote the rota of 12 clerks Trained two new clerks in 2 halls Interacted with guests of two halls Painted the walls of both halls Filed the post of two shops',
      'Accountable for the stock of two shops\nWrote the rota of 12 clerks\nTrained two new clerks in 2 halls\nInteracted with guests of two halls\nPainted the walls of both halls\nFiled the post of two shops',
    ],
  ],
  leaves: [
    [
      'verbs of two persons are of two texts',
      'Manages the day shift of two shops Prepare the orders for flour and fruit',
      present,
    ],
    [
      'few statements in two tenses may hold a title',
      'Manage the day shift of two shops Prepare the orders of flour and fruits Painted walls of the river in 3 halls',
      present,
    ],
    ['a row of statements may hold a name', 'Manage the shift of two Post Report Offices', present],
    ['a title in capitals is no statement', 'Manage the day shift of two shops Lead Baker of the late shift'],
    ['a name in capitals is no statement', 'Ran the training program Reached For Stars in 3 schools'],
    ['a statement does not end with "and"', 'Held ten talks in the series Lunch and Learn for two wards'],
    ['a title may tell something, too', 'Taught the evening course Learn to code in 3 schools'],
    ['the title of a campaign may be a sentence', 'Led the hospital campaign Keep them moving in 3 wards'],
    [
      'the title of a drive may be a sentence',
      'Led the citywide blood drive Give the gift of life with 300 donors',
    ],
    ['in the tense of the line as well', 'Lead the hospital campaign Keep them moving in 3 wards', present],
    ['a title may follow several courses', 'Teach the evening courses Learn to code in 3 schools', present],
    ['a title may be in the past', 'Ran the town exhibition Painted walls of the river in 3 halls'],
    ['one statement stays', 'Filed the post of three offices and wrote 20 letters a day'],
    ['a single word is no statement', 'Filed the post of three offices Sorted'],
    ['a line that begins with a noun stays', 'Clerk of three offices Wrote 20 letters a day'],
  ],
};

/** Splits a bullet at marks of bullets inside it: `Filed the post of 3 offices • Wrote 20 letters`. */
export const restoreMarks: Pattern = {
  rule: 'lost_marks',
  why: 'split',
  languages: ['en', 'de', 'fr', 'es'],
  from: 'good',
  apply(text) {
    const parts = text.includes('\n') ? [] : text.split(markInside.regExp);
    return parts.length > 1 && parts.every((part) => wordsIn(part) >= minWords) ? parts.join('\n') : null;
  },
  examples: [
    [
      'Filed the post of three offices • Wrote 20 letters a day',
      'Filed the post of three offices\nWrote 20 letters a day',
    ],
    [
      'Filed the post of three offices * Wrote 20 letters a day · Trained two new clerks',
      'Filed the post of three offices\nWrote 20 letters a day\nTrained two new clerks',
    ],
    [
      'Kept the books by counting cash · Invested $1,000 of it in two tills · Trained for one week in Leeds',
      'Kept the books by counting cash\nInvested $1,000 of it in two tills\nTrained for one week in Leeds',
    ],
  ],
  leaves: [
    ['names in a row are no statements', 'Excel · Word · Outlook'],
    ['a product stays in its line', 'Counted the boxes of 3 * 4 shelves in two shops'],
    ['small letters go on', 'Filed the post of three offices · and wrote 20 letters'],
  ],
};

/** A capitalized last word, after which a name may continue: `Cost Segregation` before `Report`. */
const endsInName = preparedPattern(String.raw`(?:^|\s)\p{Lu}\S*$`);

/** Splits the text at the places where the statement before is complete. */
function statementsAt(
  text: string,
  places: readonly number[],
  isOver: (part: string) => boolean,
): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (const place of places) {
    if (!isOver(text.slice(start, place))) continue;
    parts.push(text.slice(start, place));
    start = place + 1;
  }
  return [...parts, text.slice(start)];
}

/** Typical ends of a statement: a plural, number, percentage, bracket or time. */
const ended = preparedPattern(
  String.raw`(?:[^s\W]s|[\p{N}%)]|\b(?:a|per|each|every)\s\p{Ll}+|\bas\s(?:appropriate|assigned|directed|instructed|necessary|needed|requested|required))$`,
  'u',
);
/** Nouns that may have a name after them: `the course`, `the drive`. */
const takesName = lazy(
  () => new RegExp(String.raw`\b(?:${wordList('writing', 'thing_with_name').alternatives('en')})$`, 'i'),
);
const minWords = 4;
/** Minimum number of statements that may mix tenses; among fewer, a verb in another tense may open a title. */
const minMixed = 4;
/** UTF-16 units of a part that are examined, so that long texts stay fast. */
const [openingLength, endLength] = [200, 40];
/** A blank before a capital, after a small letter, number or bracket: a lost break or a name. */
const seam = preparedPattern(
  String.raw`(?<=[\p{Ll}\p{N}%)])\s(?=\p{Lu}\p{Ll}{2,}(?:,?\s\p{Ll}|\sand\s|\s\p{N}))`,
  'gu',
);
const opener = preparedPattern(String.raw`^(?<verb>\p{Lu}\p{Ll}{2,})(?:,\s|\s)`);

/** The form of the verb that opens the text (`Wrote 20 letters`, `Write 20 letters`); null if it may not be a verb. */
function openingTense(text: string): 'past' | 'present' | 'third' | null {
  const word = opener.exec(text)?.groups?.['verb'] ?? '';
  if (isPastForm(word)) return isSelfContained(text) ? 'past' : null;
  const verb = readVerb(word);
  if (verb?.forms.includes('third'))
    return isThirdPerson(verb.lemma, text.slice(word.length)) ? 'third' : null;
  if (!verb?.forms.includes('base')) return null;
  const isVerb = isSurelyPresent(verb.lemma, text.slice(word.length)) || isVerbAlone(verb.lemma);
  return isVerb ? 'present' : null;
}

/** True for a verb or the frame of a duty: `Wrote 20 letters`, `Responsible for two shops`. */
function opensStatement(text: string): boolean {
  return openingTense(text) !== null || readFrame(text) !== null;
}

/** True if a present verb follows a lost break: `Filed the post Writes letters`. */
export function hidesPresent(text: string): boolean {
  return [...text.matchAll(seam.regExp)].some(({ index }) => {
    const rest = text.slice(index + 1);
    const tense = openingTense(rest);
    return tense === null ? mayBeVerb(rest) : tense !== 'past';
  });
}

const hasThings = preparedPattern(String.raw`^\S+\s\p{Ll}{3,}s(?!\p{L})`);

/** True for a likely verb in a row of statements: `Track costs`, `Carry out duties`. */
function mayBeVerb(text: string): boolean {
  const word = opener.exec(text)?.groups?.['verb'] ?? '';
  // Of verbs that the tables do not know, only this form is likely: `Interacted`.
  if (/..ed$/.test(word) && !isAdjectiveAlone(word.toLowerCase())) return true;
  const { noun, verb } = readWord(word);
  if (verb === 'many') return noun !== 'many';
  const isBase = readVerb(word)?.forms.includes('base') === true;
  return verb === 'few' && isBase && hasThings.test(text);
}

function hasEnded(part: string): boolean {
  return wordsIn(part.slice(0, openingLength)) >= minWords && ended.test(part.slice(-endLength));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

/** Minimum length of a bullet to split, in UTF-16 units; lower if each part states an action. */
const [minLength, minLengthOfSentences] = [200, 120];
const [minWordsEach, minWordsOfSentence] = [6, 5];

const maxParts = 4;
const between = preparedPattern(String.raw`;\s+(?:and\s+)?|(?<=[\p{Ll}\p{N})])\.\s+(?=\p{Lu})`, 'u');
const betweenSentences = preparedPattern(String.raw`(?<=[\p{Ll}\p{N})])\.\s+(?=\p{Lu}\p{Ll})`, 'u');

/** Splits a long bullet at semicolons or full stops into several. */
export const splitLong: Pattern = {
  rule: 'split',
  why: 'split',
  languages: ['en'],
  from: 'super',
  apply(text, { lexicon }) {
    if (text.length < minLengthOfSentences || text.includes('\n') || labeled.test(text)) return null;
    if (hasInfinitiveChain(text)) return null;
    const parts =
      (text.length < minLength ? splitIntoSentences(lexicon, text) : text.split(between.regExp)) ?? [];
    if (parts.length < 2 || parts.length > maxParts) return null;
    const min = text.length < minLength ? minWordsOfSentence : minWordsEach;
    const isEach = parts.every((part) => wordsIn(part) >= min);
    if (
      !isEach ||
      !parts.slice(1).every((each) => isCompleteStatement(lexicon, each)) ||
      !areOfOneTense(lexicon, parts)
    )
      return null;
    const [first = ''] = parts;
    if (tenseOfPart(lexicon, first) === 'none' || parts.some(isQuestionOrPointer)) return null;
    // Each bullet ends like the original: with a full stop or without.
    const stop = text.endsWith('.') ? '.' : '';
    return [...parts.slice(0, -1).map((part) => part + stop), parts.at(-1) ?? ''].map(capitalized).join('\n');
  },
  examples: [
    [
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read; trained 40 colleagues in its use during the quiet weeks of January and February',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read\nTrained 40 colleagues in its use during the quiet weeks of January and February',
    ],
    [
      'Introduced a new way of counting the stock of all twelve shops with hand scanners. Trained 40 colleagues in the use of the shared sheet. Wrote the handbook that all shops use during the weeks of the yearly count.',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners.\nTrained 40 colleagues in the use of the shared sheet.\nWrote the handbook that all shops use during the weeks of the yearly count.',
    ],
    [
      'Baked the rye bread of the northern shops in three stone ovens on five nights of the week; trained two new bakers at the ovens',
      'Baked the rye bread of the northern shops in three stone ovens on five nights of the week\nTrained two new bakers at the ovens',
    ],
    [
      'Led the server room of the physics building in its second year. Posted weekly worksheets and answered the questions of 40 students.',
      'Led the server room of the physics building in its second year.\nPosted weekly worksheets and answered the questions of 40 students.',
    ],
    [
      'Prepare the letters of the wards for 3 hospitals in the north of the county. Interview patients, nurses and relatives about their stay.',
      'Prepare the letters of the wards for 3 hospitals in the north of the county.\nInterview patients, nurses and relatives about their stay.',
      present,
    ],
    [
      'Worked with the drivers of all depots to plan the tours of the next week and the loads of 12 trucks. Ensured on-time delivery of 300 parcels a day by calling the guests.',
      'Worked with the drivers of all depots to plan the tours of the next week and the loads of 12 trucks.\nEnsured on-time delivery of 300 parcels a day by calling the guests.',
    ],
  ],
  leaves: [
    [
      'a result stays with its action',
      'Moved the paper archive of all twelve shops into one shared folder. Reduced the time of a search from one hour to a minute.',
    ],
    [
      'questions stay together',
      'Asked the owners of twelve bakeries what they need from a mill in the years of dry summers. Which grain do they buy in a year without rain? Which of their ovens can bake it at all, and who pays for the loss?',
    ],
    [
      'a pointer stays with its sentence',
      'Built the ordering pages of the bakery and the till that the twelve shops use every day of the week. See the list of projects at the end for pictures of both.',
    ],
    [
      'a prize stays with its action',
      'Baked the rye bread of the house for the fair of the northern bakers. Received the second prize of the jury and the guests.',
    ],
    [
      'a first sentence without a verb stays with the next',
      'Head of the counting of stock in all twelve shops of the north. Trained 40 colleagues in the use of hand scanners.',
    ],
    [
      'the change of a figure is no action',
      'Spend the budget of three shops on the posters of the town and the pages of two papers each week of the year; return up from 3 to 5 pounds for each pound that was spent on the posters of the town',
      present,
    ],
    ['short sentences stay in one line', 'Counted the stock of twelve shops. Trained 40 colleagues in it.'],
    ['a short bullet stays', 'Counted the stock of twelve shops; trained 40 colleagues in its use'],
    [
      'a sentence that refers back stays',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners. Trained 40 colleagues in the use of the shared sheet. This cut the time of the yearly count from four days to one in all shops.',
    ],
    [
      'a label covers the text after it',
      'Yearly count: Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read. Trained 40 colleagues in its use during the quiet weeks of January and February',
    ],
    [
      'two tenses stay together',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read. Train all colleagues in its use during the quiet weeks of January and February',
    ],
    [
      'what was helped with stays in its sentence',
      'Assist the manager of the house in the old town to hire cooks for the kitchen and the bar; train waiters for the two halls of the house at the river; order the stock of the cellar and the bar for the next week',
    ],
    [
      'a pronoun stays with its noun',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read; tested them with 40 colleagues during the quiet weeks of January and February',
    ],
  ],
};

/** Splits a bullet with several actions at semicolons, outside English. */
function splitActionsIn(
  language: Language,
  examples: Pattern['examples'],
  leaves: Pattern['leaves'],
): Pattern {
  return {
    rule: 'split_actions',
    why: 'split',
    languages: [language],
    from: 'super',
    apply(text) {
      if (text.length < minLengthOfThree || text.includes('\n') || labeled.test(text)) return null;
      const actions = actionsIn(text, language, minWordsOfAction);
      const least = text.length < minLengthOfSentences ? 3 : 2;
      return actions.length < least || actions.length > maxActions ? null : actions.join('\n');
    },
    examples,
    leaves,
  };
}

const [minWordsOfAction, maxActions] = [4, 6];
/** Three actions in one line are a list, from this length on. In letters. */
const minLengthOfThree = 90;

export const splitActions: readonly Pattern[] = [
  splitActionsIn(
    'de',
    [
      [
        'Planung der Touren für die acht Fahrer der Bäckereien am Hafen von Kiel; Betreuung der Kunden aus Hotels und Kantinen in drei Städten',
        'Planung der Touren für die acht Fahrer der Bäckereien am Hafen von Kiel\nBetreuung der Kunden aus Hotels und Kantinen in drei Städten',
      ],
    ],
    [['eine kurze Zeile liest sich gut', 'Planung der Touren; Betreuung der Kunden']],
  ),
  splitActionsIn(
    'fr',
    [
      [
        'Gestion des stocks de farine et de sucre des trois boulangeries de la ville ; rédaction des commandes de la semaine pour 12 fournisseurs',
        'Gestion des stocks de farine et de sucre des trois boulangeries de la ville\nRédaction des commandes de la semaine pour 12 fournisseurs',
      ],
    ],
    [
      ['une ligne courte se lit bien', 'Gestion des stocks de farine ; rédaction des commandes'],
      [
        'ce qui ne nomme pas d’action reste',
        'Gestion des stocks de farine et de sucre des trois boulangeries de la ville ; les fournisseurs de la région y étaient douze en 2019',
      ],
      [
        'un titre vaut pour tout ce qui suit',
        'Boulangerie : gestion des stocks de farine et de sucre des trois magasins de la ville ; rédaction des commandes de la semaine',
      ],
      [
        'ce qui est entre parenthèses va ensemble',
        'Gestion des stocks des trois boulangeries de la ville (réception de la farine et du sucre ; rédaction des commandes de la semaine)',
      ],
    ],
  ),
  splitActionsIn(
    'es',
    [
      [
        'Elaboración de los pedidos de harina y azúcar de las tres panaderías de la ciudad; atención de los clientes de hoteles y comedores en dos turnos',
        'Elaboración de los pedidos de harina y azúcar de las tres panaderías de la ciudad\nAtención de los clientes de hoteles y comedores en dos turnos',
      ],
      [
        'Gestión de pedidos de harina; conciliación de cuentas de clientes; elaboración de informes de ventas',
        'Gestión de pedidos de harina\nConciliación de cuentas de clientes\nElaboración de informes de ventas',
      ],
    ],
    [['una línea corta se lee bien', 'Elaboración de pedidos; atención de clientes']],
  ),
];

/** A label, which covers the whole line: `Support: Answered …`. */
const labeled = preparedPattern(String.raw`^[^.:;]{1,60}:\s`);

/** The sentences, if each states an action; null otherwise, or if one only states a result of another. */
function splitIntoSentences(lexicon: Lexicon, text: string): readonly string[] | null {
  const parts = text.split((text.includes(';') ? between : betweenSentences).regExp);
  const areActions = parts.every((part) => ['past', 'present'].includes(tenseOfPart(lexicon, part)));
  return areActions && !parts.slice(1).some(saysOutcome) ? parts : null;
}

const outcomeVerbs = wordList('writing', 'outcome_verb');
/** Verbs for receiving something for an action, such as a prize. */
const gainingVerbs = wordList('writing', 'gaining_verb');

function saysOutcome(part: string): boolean {
  const lemma = readVerb(firstWord(part))?.lemma ?? '';
  return outcomeVerbs.has(lemma) || gainingVerbs.has(lemma);
}

/** Like `tenseOf`, but a possible verb counts as one: `Interview patients`. */
function tenseOfPart(lexicon: Lexicon, part: string): ReturnType<typeof tenseOf> {
  const whole = capitalized(part);
  const tense = tenseOf(lexicon, whole);
  const word = firstWord(whole);
  return tense === 'unknown' && mayBeBase(word, whole.slice(word.length)) ? 'present' : tense;
}

/** True for a question or a pointer such as `See projects`, which belongs to the sentences around it. */
function isQuestionOrPointer(part: string): boolean {
  return /[?？]$/.test(part.trim()) || pointer.test(part);
}

const pointer = preparedPattern(String.raw`^(?:see|ask|refer|visit|click|contact)(?!\p{L})`, 'iu');

/** False for mixed tenses, which read worse as separate bullets: `Trained …` and `Lead …`. */
function areOfOneTense(lexicon: Lexicon, parts: readonly string[]): boolean {
  const tenses = parts.map((each) => tenseOfPart(lexicon, each)).filter((tense) => tense !== 'none');
  return new Set(tenses).size <= 1;
}

function isCompleteStatement(lexicon: Lexicon, part: string): boolean {
  const word = firstWord(part);
  const isVerb =
    readVerb(word) !== null || isPastForm(word.toLowerCase()) || tenseOfPart(lexicon, part) === 'present';
  return isVerb && isSelfContained(part) && !refersBack(part, 'en');
}
