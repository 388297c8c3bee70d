import { determiners } from '../../../../lexicon/words/function-words.ts';
import { readVerb } from '../../../../lexicon/words/verbs.ts';
import { readWord } from '../../../../lexicon/words/word-classes.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { baseOfThird, laterThirds } from '../../../grammar/third-person.ts';
import { isThirdPerson } from '../../../grammar/verb-tense.ts';
import { goesOn, over, type Pattern, present, withChange } from '../pattern.ts';

const manner = preparedPattern(String.raw`^(?:\p{Lu}\p{Ll}+ly|Also)\s(?=\p{Ll})`);

/** `Manages the ward` becomes `Manage the ward` in a current job, as the person would say it. */
export const withoutThirdPerson: Pattern = {
  rule: 'third_person',
  why: 'thirdPerson',
  languages: ['en'],
  from: 'super',
  apply(text, situation) {
    if (!goesOn(situation) || !situation.mayChange.thirds || /[.;]\s/.test(text)) return null;
    const opening = manner.exec(text)?.[0] ?? '';
    const line = text.slice(opening.length);
    const word = firstWord(line);
    const rest = line.slice(word.length);
    const verb = readVerb(word);
    if (!verb?.forms.includes('third') || verb.forms.length > 1 || verb.lemma === 'be') return null;
    if (!isThirdPerson(verb.lemma, rest) || mayBePlural(word, rest)) return null;
    const later = laterThirds(rest, baseOfThird);
    return later === null ? null : opening + (opening === '' ? capitalized(verb.lemma) : verb.lemma) + later;
  },
  examples: [
    ['Manages the night shift of two wards', 'Manage the night shift of two wards', present],
    ['Keeps the records and trains the staff', 'Keep the records and train the staff', present],
    ['Also writes letters for two wards', 'Also write letters for two wards', present],
    ['Maintains accurate records of 40 patients', 'Maintain accurate records of 40 patients', present],
  ],
  leaves: [
    ['a job that is over is put into the past', 'Manages the night shift', over],
    ['other lines would stay', 'Manages the night shift', withChange(present, { thirds: false })],
    ['a plural is no verb', 'Reports for two wards', present],
    ['a plural before a noun is no verb', 'Orders desk of two shops', present],
    ['a later verb in doubt stops the first', 'Manages the ward and orders desk', present],
    ['another subject keeps its verb', 'Manages a team. It sells bread', present],
  ],
};

const objectNext = preparedPattern(() => String.raw`^\s(?:${determiners()}|new|up|\d\S*)\s`);

/** True for a word that is mostly a noun, unless an object shows the verb: `Orders desk`, but not `Orders the stock`. */
function mayBePlural(word: string, rest: string): boolean {
  const { form, noun, verb } = readWord(word);
  const isNoun = noun === 'many' || (noun === 'few' && verb === 'few');
  return form === 's' && isNoun && !objectNext.test(rest);
}
