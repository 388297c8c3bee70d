import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { regularVerb } from '../../../../lexicon/words/verb-forms.ts';
import { lemmaOfVerb, readVerb } from '../../../../lexicon/words/verbs.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { readFrame, verbOfActionNoun } from '../../../framing/sentences.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { hasFigure } from '../../bullets.ts';
import type { Pattern } from '../pattern.ts';

/* Drops filler and self-praise. Words that limit, count or say how stay: `Safely`, `Weekly`. */

/** Phrases of several words for one. */
const wordyPhrases: readonly (readonly [PreparedPattern, string])[] = [
  [preparedPattern(String.raw`\bon an? (daily|weekly|monthly) basis\b`, 'g'), '$1'],
  [preparedPattern(String.raw`\bdue to the fact that\b`, 'g'), 'because'],
  [preparedPattern(String.raw`\b(?:with|by|through) (?:the|making) use of\b`, 'g'), 'with'],
  [preparedPattern(String.raw`\bmade use of\b`, 'g'), 'used'],
  [preparedPattern(String.raw`^Made use of\b`), 'Used'],
  [preparedPattern(String.raw`\bin (?:collaboration|cooperation) together with\b`, 'g'), 'together with'],
  [preparedPattern(String.raw`\b([Cc]ollaborated|[Cc]ooperated) together with\b`, 'g'), '$1 with'],
  [preparedPattern(String.raw`\bfinal end (results?|products?)\b`, 'g'), 'final $1'],
];

/** A closed list without any words that quantify, limit, hedge or name. */
const fillers: readonly (readonly [PreparedPattern, string])[] = [
  [preparedPattern(String.raw`\bsuccessfully\s+`, 'g'), ''],
  [preparedPattern(String.raw`^(Help(?:ed|s)?) to (?=\p{Ll})`), '$1 '],
  ...wordyPhrases,
];

const inOrderTo = preparedPattern(String.raw`(?:(?<before>\p{L}{1,30})\s)?\bin order to\b`, 'gu');

/** `to` after `plans` or `process` would say what these are for. */
function withoutInOrder(text: string): string {
  const nouns = wordList('writing', 'noun_with_infinitive');
  return text.replace(inOrderTo.for(text), (found: string, before: string | undefined) =>
    before !== undefined && nouns.hasIn('en', before.toLowerCase())
      ? found
      : found.replace('in order to', 'to'),
  );
}

function replaced(all: typeof wordyPhrases, text: string): string {
  return all.reduce(
    (current, [pattern, replacement]) => current.replace(pattern.for(current), replacement),
    withoutInOrder(text),
  );
}

/** Shortens a wordy phrase, also where nothing else changes: `in order to` becomes `to`. */
export const shortPhrase: Pattern = {
  rule: 'short_phrase',
  why: 'filler',
  languages: ['en'],
  from: 'super',
  apply(text) {
    // After a noun, `daily` would be an adjective in the wrong place: `Responsible for counts daily`.
    if (readFrame(text) !== null || verbOfActionNoun(firstWord(text)) !== null) return null;
    const lean = replaced(wordyPhrases, text);
    return lean === text ? null : lean;
  },
  examples: [
    ['Rebuilt the forms in order to save paper', 'Rebuilt the forms to save paper'],
    ['Checked stock on a daily basis', 'Checked stock daily'],
    ['Cut costs through the use of forms', 'Cut costs with forms'],
    ['Made use of a scale to weigh the dough', 'Used a scale to weigh the dough'],
    ['Collaborated together with two mills', 'Collaborated with two mills'],
  ],
  leaves: [
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
    const lean = replaced(
      fillers,
      text.replace(openingFiller.for(text), (_, next: string) => next.toUpperCase()),
    );
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
  apply(text) {
    const { first = '', second, rest = '', verb = '' } = opening.exec(text)?.groups ?? {};
    if (!isPraise(first) || (second !== undefined && !isPraise(second))) return null;
    return isAction(verb) && !isMeasured(first, verb, text) ? capitalized(rest) : null;
  },
  examples: [
    ['Diligently enforced the hygiene rules of the ward', 'Enforced the hygiene rules of the ward'],
    ['Diligently and efficiently managed two shops', 'Managed two shops'],
    ['Consistently kept the store clean', 'Kept the store clean'],
    ['Successfully negotiated and closed 20 leases', 'Negotiated and closed 20 leases'],
    ['Effectively handled the mail of two floors', 'Handled the mail of two floors'],
    ['Carefully checked and sorted the seeds', 'Checked and sorted the seeds'],
    ['Actively supported the choir of the town', 'Supported the choir of the town'],
    ['Systematically counted, sorted and labelled parcels', 'Counted, sorted and labelled parcels'],
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
function isMeasured(adverb: string, verb: string, text: string): boolean {
  const lemma = lemmaOfVerb(verb) ?? verb;
  if (wordList('writing', 'method_phrase').hasIn('en', `${adverb.toLowerCase()} ${lemma}`)) return true;
  return (
    adverb === 'Consistently' && (hasFigure(text) || wordList('writing', 'achieving_verb').hasIn('en', lemma))
  );
}
