import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { functionWords } from '../../../../lexicon/words/generic-words.ts';
import { isKnownWord } from '../../../../lexicon/words/known-words.ts';
import { severalInWords } from '../../../../lexicon/words/number-words.ts';
import { isPastForm } from '../../../../lexicon/words/verbs.ts';
import { readWord } from '../../../../lexicon/words/word-classes.ts';
import { hasTwoCapitals, opensWithCapital } from '../../../../text/letters.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../../../values/memoize.ts';
import { namesPerson } from '../../../grammar/noun-phrase.ts';
import type { Pattern } from '../pattern.ts';

/* Hyphens of compound adjectives before a noun: `high-quality work`, `a 10-week course`, `web-based tools`. */

/** The start of a word that is not part of a longer one. */
const startsWord = String.raw`(?<![\p{L}\p{N}_$€£#+/.-])(?<![\p{L}\p{N}][’'])`;
const beforeWord = String.raw`(?=,?\s\p{L})`;

/** Listed compounds (`high quality`, `state of-the art`); only the first letter may be a capital. */
const listed = lazy((): PreparedPattern => {
  const forms = wordList('writing', 'hyphenated')
    .words('en')
    .map((name) => {
      const [first = '', ...others] = name.split('-');
      return `${inEitherCase(first)}[ -]${others.join('[ -]')}`;
    });
  return preparedPattern(`${startsWord}(?:${forms.join('|')})${beforeWord}`, 'gu');
});

function inEitherCase(word: string): string {
  const first = word.charAt(0);
  return `[${first.toUpperCase()}${first}]${word.slice(1)}`;
}

/** Compounds that are adjectives only before certain nouns: `hands on training`. */
const beforeOwnNoun = lazy((): PreparedPattern => {
  const forms = wordList('writing', 'hyphenated_thing')
    .words('en')
    .map((name) => `${name.replaceAll('-', '[ -]').replace(/ (?=\p{Ll}+$)/u, '(?= ')})`);
  return preparedPattern(String.raw`${startsWord}(?:${forms.join('|')})(?![\p{L}-])`, 'gu');
});

/** Compounds known by their second word: `web based`, `Python driven`. */
const tailed = lazy((): PreparedPattern => {
  const tails = wordList('writing', 'adjective_tail').alternatives('en');
  return preparedPattern(
    String.raw`${startsWord}(?<what>\p{L}[\p{L}\p{N}+#]{1,20}) (?<tail>${tails})${beforeWord}`,
    'gu',
  );
});

/** A unit in the singular after a number: `10 week`, `two hour`. */
const counted = lazy((): PreparedPattern => {
  const units = wordList('writing', 'counted_unit').alternatives('en');
  const many = severalInWords('en').split('|').map(inEitherCase).join('|');
  return preparedPattern(
    String.raw`${startsWord}(?<many>\d{1,3}|${many}) (?<unit>${units})${beforeWord}`,
    'gu',
  );
});

/** Adds the hyphens of English compound adjectives before nouns. */
export const missingHyphens: Pattern = {
  rule: 'missing_hyphens',
  why: 'marks',
  languages: ['en'],
  from: 'good',
  apply(text) {
    // Twice for `large scale, deadline driven`, where the second shows that the first is an adjective.
    const steps = [joinListed, joinTailed, joinListed, joinTailed, joinOwn, joinCounted];
    const joined = steps.reduce((current, step) => step(current), text);
    return joined === text ? null : joined;
  },
  examples: [
    ['Baked high quality rolls and fast paced music', 'Baked high-quality rolls and fast-paced music'],
    ['Sewed large scale, high end stage costumes', 'Sewed large-scale, high-end stage costumes'],
    ['Ran high quality and reliable ovens', 'Ran high-quality and reliable ovens'],
    ['Worked in a fast paced, deadline driven shop', 'Worked in a fast-paced, deadline-driven shop'],
    ['Part time baker in two shops', 'Part-time baker in two shops'],
    ['Gave real time answers in day to day talks', 'Gave real-time answers in day-to-day talks'],
    ['Watched the ovens by real time monitoring', 'Watched the ovens by real-time monitoring'],
    ['Gave hands on training in problem solving skills', 'Gave hands-on training in problem-solving skills'],
    ['Took a 10 week course and a two day tour', 'Took a 10-week course and a two-day tour'],
    ['Wrote web based forms for a results driven team', 'Wrote web-based forms for a results-driven team'],
    ['Treated work related injuries', 'Treated work-related injuries'],
  ],
  leaves: [
    ['after a verb it says how', 'Worked part time and full time'],
    ['an adverb has no noun after it', 'Counted stock in real time with two maids'],
    ['an -ing form is no noun', 'Helped part time counting the stock of the shop'],
    ['a noun has no hyphen', 'Sold bread of high quality over the long term'],
    ['a heading has its capitals', 'Taught the High Quality Baking seminar'],
    ['two camps of a day each', 'Led 5 day camps'],
    ['a number may belong to the word before it', 'Planned the Phase 2 day trip'],
    ['"based" is a verb here', 'Trained two bakers based in Delta'],
    ['"facing" is a verb here', 'Advised a baker facing closure'],
    ['several of them', 'Answered the questions clients related to ovens'],
    ['a verb that opens the line', 'Make related charts for two shops'],
    ['a verb after another verb', 'Updated the data to sort and make related charts'],
    ['other words that only look so', 'Trained two new hands on ladders and sites'],
    ['the noun is another one', 'Fed the two year olds and saw two year groups'],
    ['the year is the noun itself', 'In the first year sales rose'],
    ['when is no adjective', 'Sent at month end bills of two shops'],
    ['how long is no adjective', 'Has 5 year experience'],
  ],
};

function joinListed(text: string): string {
  const pattern = listed();
  return text.replace(pattern.regExp, (found: string, at: number) => {
    const after = text.slice(at + found.length);
    return isAdjectiveHere(found, wordBefore(text, at), after) && precedesNoun(after)
      ? found.replaceAll(' ', '-')
      : found;
  });
}

const mayBeAdverb = preparedPattern(`(?:time|face|door|side|one|person|scenes|round)$`);
const yearOfStudy = preparedPattern(`^(?:first|second|third|fourth|final) year$`, 'i');

/** False in `worked part time weekends`, `at month end bills are due` and `in the first year sales rose`. */
function isAdjectiveHere(found: string, before: string, after: string): boolean {
  if (mayBeAdverb.test(found) && (takesAdverb(before) || before === 'in')) return false;
  const head = firstWord.exec(after)?.[1]?.toLowerCase() ?? '';
  if (found.endsWith(' end') && /^(?:at|before|by|until)$/.test(before)) return false;
  if (yearOfStudy.test(found))
    return namesPerson(head.replace(/s$/, '')) || /^(?:class|course|project)/.test(head);
  return !(/^one /i.test(found) && isAfterCount(head));
}

function joinOwn(text: string): string {
  const pattern = beforeOwnNoun();
  return text.replace(pattern.regExp, (found) => found.replaceAll(' ', '-'));
}

function joinTailed(text: string): string {
  const pattern = tailed();
  return text.replace(pattern.regExp, (found: string, what: string, tail: string, at: number) => {
    const before = wordBefore(text, at);
    if (isVerbAndSeldomNoun(what) && opensVerb.test(before)) return found;
    if (!(isOneThing(what) && opensPhrase(before))) return found;
    const after = text.slice(at + found.length);
    return precedesNoun(after) ? `${what}-${tail}` : found;
  });
}

/** Words (or none, at the start of a clause) after which a possible verb is one: `and make related charts`. */
const opensVerb = /^(?:|also|and|but|or|then|to)$/i;

function joinCounted(text: string): string {
  const pattern = counted();
  return text.replace(pattern.regExp, (found: string, many: string, unit: string, at: number) => {
    const after = text.slice(at + found.length);
    const head = firstWord.exec(after)?.[1] ?? '';
    if (isAfterCount(head.toLowerCase())) return found;
    // `5 day camps` are five camps, and `2 step III trials` are two trials.
    const isCertain = wordList('writing', 'counted_time').hasIn('en', unit) || isOneSmall.test(head);
    return !/^[01]$/.test(many) && isCertain && opensPhrase(wordBefore(text, at)) && precedesNoun(after)
      ? `${many}-${unit}`
      : found;
  });
}

const isOneSmall = preparedPattern(String.raw`^\p{Ll}[\p{L}-]*[^s]$`, 'u');

/** True for words that belong to the unit or are counted: `2 year old`, `two year groups`, `3 day care centers`. */
function isAfterCount(head: string): boolean {
  return (
    wordList('writing', 'after_count').hasIn('en', head) ||
    wordList('writing', 'counts_many').hasIn('en', head)
  );
}

/** In UTF-16 units: the last word and the characters around it. The limit keeps long lines fast. */
const lookBack = 32;
const lastWord = preparedPattern(String.raw`(?:^|[\s(/])(\p{L}[\p{L}\p{N}-]{0,28})\s$`, 'u');

/** The word before; empty after the start of the line, a bracket or a comma. */
function wordBefore(text: string, at: number): string {
  return lastWord.exec(text.slice(Math.max(0, at - lookBack), at))?.[1] ?? '';
}

/** True if a phrase begins after this word; after a noun, the next words may belong to its name. */
function opensPhrase(before: string): boolean {
  const word = before.toLowerCase();
  if (word === '' || isFunctionWord(word)) return true;
  return isPastForm(word) || isNoNoun(word);
}

/** True for an -ing form, and for a verb or adjective that is no noun. */
function isNoNoun(word: string): boolean {
  const { form, noun, verb, adjective } = readWord(word);
  if (form !== 'base' || noun !== 'none') return form === 'ing';
  return verb === 'many' || (verb === 'none' && adjective === 'many');
}

/** True for verbs that the next words describe: `Worked part time weekends`. */
function takesAdverb(before: string): boolean {
  return /^(?:work|stud|attend|school|teach|taught|employ|go|went|sell|sold|me?et|serv|volunteer|talk|liv)/i.test(
    before,
  );
}

/** True for one thing (`web`, `Python`), not for plurals (`clients`) or other words (`fully`, `other`). */
function isOneThing(word: string): boolean {
  const lower = word.toLowerCase();
  if (isFunctionWord(lower) || lower.endsWith('ly') || /[^s]s$/.test(word)) return false;
  if (hasTwoCapitals(word)) return true;
  return isKnownWord(lower) && !isPastForm(lower) && (isThing(lower) || isVerbAndSeldomNoun(lower));
}

/** True for a word that is mainly a noun, also one in -ing, but not for a plural: `web`, `building`. */
function isThing(word: string): boolean {
  const { isKnown, form, noun } = readWord(word);
  return !isKnown || ((form === 'base' || form === 'ing') && noun === 'many');
}

/** True for a verb that is a noun in few senses, and nothing else: `make`, `sell`. */
function isVerbAndSeldomNoun(word: string): boolean {
  const { form, noun, verb, adjective, adverb } = readWord(word);
  return form === 'base' && verb === 'many' && noun === 'few' && adjective === 'none' && adverb === 'none';
}

function isFunctionWord(word: string): boolean {
  const { links, stops } = functionWords('en');
  return links.has(word) || stops.has(word);
}

const firstWord = preparedPattern(String.raw`^\s(\p{L}[\p{L}\p{N}-]{1,30})(?![\p{L}\p{N}-])`, 'u');
const another = preparedPattern(String.raw`^(?:,\s|\s(?:and|or|&)\s)(?=\p{L})`, 'u');
/** Adjectives that may come before the noun. */
const maxAdjectives = 3;

/** True if a noun follows, after adjectives if any: ` rolls`, ` fresh rolls`, ` and reliable ovens`. */
function precedesNoun(after: string, left = maxAdjectives): boolean {
  const link = another.exec(after)?.[0];
  if (link !== undefined) {
    const rest = ` ${after.slice(link.length)}`;
    return isAdjective(firstWord.exec(rest)?.[1] ?? '') && precedesNoun(rest, left);
  }
  const [whole, word = ''] = firstWord.exec(after) ?? [];
  if (whole === undefined || left === 0) return false;
  const rest = after.slice(whole.length);
  if (isAdjective(word)) return precedesNoun(rest, left - 1);
  return isNoun(word, rest);
}

function isAdjective(word: string): boolean {
  if (isFunctionWord(word)) return false;
  return isDescription(word) || (word.includes('-') && isHyphenated(word));
}

/** True for an adjective that is nothing else but an adverb of few senses, also one in -ed: `able`, `aged`. */
function isDescription(word: string): boolean {
  const { form, noun, verb, adjective, adverb } = readWord(word);
  const isAlone = noun === 'none' && verb === 'none' && adverb !== 'many';
  return (form === 'base' || form === 'ed') && adjective === 'many' && isAlone;
}

function isHyphenated(word: string): boolean {
  const lower = word.toLowerCase();
  const tail = lower.slice(lower.lastIndexOf('-') + 1);
  return (
    wordList('writing', 'hyphenated').hasIn('en', lower) ||
    wordList('writing', 'adjective_tail').hasIn('en', tail)
  );
}

const endsNounPhrase = preparedPattern(String.raw`^(?:$|[.,;)]|\s(?:and|for|in|of|to|with)\s)`);

/** True for nouns and names. Within a line, a capitalized word is a name; an -ing form with an object is a verb. */
function isNoun(word: string, rest: string): boolean {
  if (opensWithCapital(word)) return true;
  const lower = word.toLowerCase();
  if (isFunctionWord(lower) || isPastForm(lower)) return false;
  const { isKnown, form, noun, adjective, adverb } = readWord(lower);
  if (form === 'ing')
    return wordList('writing', 'thing_in_ing').hasIn('en', lower) || endsNounPhrase.test(rest);
  if (!isKnown) return isKnownWord(lower);
  const saysHow = adverb === 'many' || (adverb === 'few' && adjective === 'many');
  return noun !== 'none' && !saysHow;
}
