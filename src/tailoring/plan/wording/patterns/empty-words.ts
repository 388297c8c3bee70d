import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { regularVerb } from '../../../../lexicon/words/verb-forms.ts';
import { lemmaOfVerb, readVerb } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { plainly } from '../../../framing/plain-words.ts';
import { readFrame, verbOfActionNoun } from '../../../framing/sentences.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { hasFigure } from '../../bullets.ts';
import type { Pattern } from '../pattern.ts';

/* Drops filler and self-praise. Words that limit, count or say how stay: `Safely`, `Weekly`. */

const successfullyBefore = preparedPattern(String.raw`\bsuccessfully\s+`, 'g');
const helpedTo = preparedPattern(String.raw`^(Help(?:ed|s)?) to (?=\p{Ll})`);

/** Drops only words that do not quantify, limit, hedge or name. */
function withoutFillers(text: string): string {
  return withoutInOrder(plainly(text)).replace(successfullyBefore.regExp, '').replace(helpedTo.regExp, '$1 ');
}

const inOrderTo = preparedPattern(
  String.raw`(?:(?<before>\p{L}{1,30})\s)?\b(?<phrase>in order|in an effort|so as) to\b`,
  'gu',
);

/** `to` after `plans` or `process` would say what these are for. */
function withoutInOrder(text: string): string {
  const nouns = wordList('writing', 'noun_with_infinitive');
  return text.replace(inOrderTo.regExp, (found: string, before: string | undefined, phrase: string) =>
    before !== undefined && nouns.hasIn('en', before.toLowerCase())
      ? found
      : found.replace(`${phrase} to`, 'to'),
  );
}

const examplesAndMore = preparedPattern(
  String.raw`\b(?<opening>(?:including|such as) )(?<listed>[^.;:()]{1,200}?),? ?etc\b\.?(?=$|[,;)]|\s\p{Lu})`,
  'gu',
);

/** Drops `etc.` where `including` or `such as` says already that there was more: `such as rye and oats`. */
function withoutEtc(text: string): string {
  return text.replace(
    examplesAndMore.regExp,
    (found: string, opening: string, listed: string, at: number) => {
      const items = listed.split(', ');
      const last = items.pop() ?? '';
      const isPlain = items.length > 0 && !/\b(?:and|or|etc)\b|&/.test(listed);
      // The line keeps the full stop that it shares with the abbreviation.
      const stop = at + found.length === text.length && found.endsWith('.') ? '.' : '';
      const isInside =
        at + found.length < text.length &&
        found.endsWith('.') &&
        / \p{Lu}/u.test(text.slice(at + found.length));
      return isPlain ? `${opening}${items.join(', ')} and ${last}${stop || (isInside ? '.' : '')}` : found;
    },
  );
}

const successfully = preparedPattern(String.raw`(?<=\p{L} )successfully (?=(?<verb>\p{Ll}+))`, 'gu');

/** `and successfully raised sales` says no more than `and raised sales`; a case that was won does. */
function withoutSuccess(text: string): string {
  return text.replace(successfully.regExp, (found: string, verb: string) => {
    const lemma = lemmaOfVerb(verb);
    const isPhrase = wordList('writing', 'method_phrase').hasIn('en', `successfully ${lemma}`);
    return lemma === null || isPhrase ? found : '';
  });
}

/** `Used …, used …` reads worse than `Used …, utilized …`. */
const useWords = preparedPattern(String.raw`\b[Uu]s(?:e|ed|es|ing)\b`, 'g');

/** Shortens a wordy phrase, also where nothing else changes: `in order to` becomes `to`. */
export const shortPhrase: Pattern = {
  rule: 'short_phrase',
  why: 'filler',
  languages: ['en'],
  from: 'super',
  apply(text) {
    // After a noun, `daily` would be an adjective in the wrong place: `Responsible for counts daily`.
    if (readFrame(text) !== null || verbOfActionNoun(firstWord(text)) !== null) return null;
    const lean = withoutSuccess(withoutEtc(withoutInOrder(plainly(text))));
    return lean === text || (lean.match(useWords.regExp)?.length ?? 0) > 1 ? null : lean;
  },
  examples: [
    ['Utilized a scale to weigh the dough', 'Used a scale to weigh the dough'],
    ['Weighed the dough, utilising two scales', 'Weighed the dough, using two scales'],
    [
      'Handled all mail, including but not limited to parcels and letters',
      'Handled all mail, including parcels and letters',
    ],
    ['Checked the ovens on a regular basis', 'Checked the ovens regularly'],
    ['Advised guests in regards to gluten', 'Advised guests regarding gluten'],
    ['Cleaned the ovens prior to the inspection', 'Cleaned the ovens before the inspection'],
    ['Worked in conjunction with two mills', 'Worked with two mills'],
    ['Ran shops with a total of 12 bakers', 'Ran shops with 12 bakers'],
    ['Kept records for the purpose of tracing flour', 'Kept records for tracing flour'],
    ['Changed the rota so as to save fuel', 'Changed the rota to save fuel'],
    ['Baked breads such as rye, spelt, oat, etc.', 'Baked breads such as rye, spelt and oat.'],
    ['Sold many goods, including bread, cake etc', 'Sold many goods, including bread and cake'],
    ['Moved two ovens and successfully opened 3 shops', 'Moved two ovens and opened 3 shops'],
    ['Rebuilt the forms in order to save paper', 'Rebuilt the forms to save paper'],
    ['Checked stock on a daily basis', 'Checked stock daily'],
    ['Checked that rules were kept on a continuous basis', 'Checked that rules were kept continuously'],
    ['Cut costs through the use of forms', 'Cut costs with forms'],
    ['Made use of a scale to weigh the dough', 'Used a scale to weigh the dough'],
    ['Collaborated together with two mills', 'Collaborated with two mills'],
  ],
  leaves: [
    ['"with" may belong to what is before it', 'Baked cakes for guests in conjunction with two mills'],
    ['a second "used" would repeat the first', 'Used a scale to weigh the dough, utilized two ovens'],
    ['how far it is used is said by the adverb', 'Planned fully utilized trucks'],
    ['without "such as", more is not said', 'Baked rye, spelt, oat, etc.'],
    ['a list with its own "and" stays', 'Baked breads such as rye and spelt, oat, etc.'],
    ['the sum of things named before stays', 'Ran three shops, a total of 12 bakers'],
    ['a case that was won is no praise', 'Wrote the appeal and successfully defended the bakery'],
    ['a noun would stay before "daily"', 'Responsible for counts on a daily basis'],
    ['a process to do something is another thing', 'Wrote down each process in order to train staff'],
    ['hedges stay', 'Cared for up to 3 patients'],
    ['a use that others made stays', 'Measured the use of forms in two wards'],
    ['a basis of another kind stays', 'Paid staff on a fair basis'],
  ],
};

/** Filler at the start of a sentence; the next word takes its capital. */
const openingFiller = preparedPattern(String.raw`\bSuccessfully\s+(\S)`, 'g');

/** Drops filler from a line that is reworded for another reason. */
export const dropFiller: Pattern = {
  rule: 'drop_filler',
  why: 'filler',
  languages: ['en'],
  from: 'good',
  isMinor: true,
  apply(text) {
    const lean = withoutFillers(text.replace(openingFiller.regExp, (_, next: string) => next.toUpperCase()));
    return lean === text ? null : capitalized(lean.trim());
  },
  examples: [
    ['Successfully closed 14 audits', 'Closed 14 audits'],
    ['Rebuilt the forms in order to save paper', 'Rebuilt the forms to save paper'],
    ['Checked stock on a daily basis', 'Checked stock daily'],
  ],
  leaves: [
    ['hedges stay', 'Cared for up to 3 patients'],
    ['limits stay', 'Repaired various types of pumps'],
  ],
};

const opening = preparedPattern(
  String.raw`^(?<first>\p{Lu}\p{Ll}+ly)(?:\s(?:and|&)\s(?<second>\p{Ll}+ly))?\s(?<rest>(?<verb>\p{Ll}+)[\s,].+)$`,
  'su',
);

/** `Diligently enforced hygiene rules` becomes `Enforced hygiene rules`. */
export const dropPraise: Pattern = {
  rule: 'drop_praise',
  why: 'praise',
  languages: ['en'],
  from: 'super',
  apply(text, { lexicon }) {
    const { first = '', second, rest = '', verb = '' } = opening.exec(text)?.groups ?? {};
    if (!isPraise(first) || (second !== undefined && !isPraise(second))) return null;
    return isAction(verb) && !isMeasured(lexicon, first, verb, text) ? capitalized(rest) : null;
  },
  examples: [
    ['Diligently enforced the hygiene rules of the ward', 'Enforced the hygiene rules of the ward'],
    ['Diligently and efficiently managed two shops', 'Managed two shops'],
    ['Consistently kept the store clean', 'Kept the store clean'],
    ['Consistently adhered to the rules of the ward', 'Adhered to the rules of the ward'],
    ['Successfully negotiated and closed 20 leases', 'Negotiated and closed 20 leases'],
    ['Effectively handled the mail of two floors', 'Handled the mail of two floors'],
    ['Carefully checked and sorted the seeds', 'Checked and sorted the seeds'],
    ['Actively supported the choir of the town', 'Supported the choir of the town'],
    ['Systematically counted, sorted and labeled parcels', 'Counted, sorted and labeled parcels'],
  ],
  leaves: [
    ['"consistently" is part of a result', 'Consistently exceeded the sales target of the region'],
    ['a number that holds each time says more', 'Consistently kept waste under 2%'],
    ['a method is no praise', 'Systematically reviewed the records of two wards'],
    ['"effectively" may mean in effect', 'Effectively ran the company for two years'],
    ['"effectively" may belong to a result', 'Effectively doubled the output of two ovens'],
    ['an outcome stays', 'Successfully defended a thesis on ovens'],
    ['"carefully" says how fragile things were moved', 'Carefully moved 40 paintings to the new wing'],
    ['"actively" says more about recruiting', 'Actively recruited cooks for two hotels'],
    ['frequency stays', 'Occasionally trained new staff'],
    ['"independently" says with whom', 'Independently ran the night shift'],
    ['a second word that says how stays with the first', 'Efficiently and safely operated two cranes'],
    ['a way of working is no praise', 'Safely operated two cranes'],
    ['"actively" says more about listening', 'Actively listening to the guests of the house'],
    ['a description needs its word', 'Professionally trained chef for cold dishes'],
  ],
};

function isPraise(word: string): boolean {
  return wordList('writing', 'praise').hasIn('en', word.toLowerCase());
}

/** Past forms that may describe a person: `Professionally trained chef`. */
const describing: ReadonlySet<string> = new Set(['certified', 'educated', 'qualified', 'trained']);

/** True for a verb that names an action: `Effectively managed`. */
function isAction(word: string): boolean {
  if (describing.has(word) || word.endsWith('ing')) return false;
  const verb = readVerb(word);
  return verb ? !verb.forms.includes('gerund') : regularVerb(word) !== null;
}

/** True if the adverb is part of the claim (`Consistently met every target`) or of a method. */
function isMeasured(lexicon: Lexicon, adverb: string, verb: string, text: string): boolean {
  const lemma = lemmaOfVerb(verb) ?? verb;
  if (wordList('writing', 'method_phrase').hasIn('en', `${adverb.toLowerCase()} ${lemma}`)) return true;
  return (
    adverb === 'Consistently' &&
    (hasFigure(lexicon, text) || wordList('writing', 'achieving_verb').hasIn('en', lemma))
  );
}
