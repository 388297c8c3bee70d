import { isCredential } from '../../contract/choices.ts';
import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { genericWords } from '../../lexicon/words/generic-words.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { opensWithCapital } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { sentenceAround } from '../../text/split-sentences.ts';
import { tokenize } from '../../text/tokenize.ts';
import { lazy } from '../../values/memoize.ts';
import { trimEndOf } from '../../values/strings.ts';
import { headAfter, isName } from '../grammar/noun-phrase.ts';
import { makesPrograms } from './carrier.ts';

/** Places, departments and groups of people; being there is not doing what they are named after. */
const placeNouns = wordList('tailoring', 'place_noun');
/** Acronyms of such places. */
const placeAcronyms = wordList('tailoring', 'place_acronym');
/** Skills that are also names of departments: `worked with sales`, `the sales and marketing teams`. */
const departments = wordList('tailoring', 'department');
const asDepartment = lazy(
  () =>
    new RegExp(
      String.raw`\b(?:with|alongside|from|to|for|between|by|through|across)\s+(?:the\s+|our\s+|both\s+)?(?:(?:${departments.alternatives()})(?:,?\s+(?:and|or)\s+|,\s+))*$`,
      'i',
    ),
);
/**
 * Matches text before people that the person works with: `Collaborated with clinical, quality assurance and data
 * managers`.
 */
const withOthers = preparedPattern(
  String.raw`(?<!\p{L})(?:collaborat|liais|coordinat|partner|interact|communicat|interfac)(?:e[ds]?|ing|ed|s)?\s(?:\p{L}{3,15}ly\s)?with\s(?:(?:(?!\s(?:in|on|to|for|at|of|using|through)\s)[^,;.:]){1,40},\s?){0,8}(?:(?:and|or|the|our)\s){0,2}$`,
  'iu',
);
/** Matches another person's title, unless `as` precedes it: `Assisted the Vice President of Sales and Marketing`. */
const titleOfOther = preparedPattern(
  () =>
    String.raw`(?<!(?:as|als|como|comme|en tant que)\s(?:(?:the|an?|acting|deputy)\s)?(?:\p{L}{1,20}\s)?)(?<!\p{L})(?:${phrases('tailoring', 'title_of_other')})\s(?:of|for|der|des|für|de|du|de la)\s[^,;.:]{0,50}$`,
  'iu',
);
/** Matches the rest of a list, up to its last word. */
const restOfList = preparedPattern(
  String.raw`^(?:[^,;.:]{0,40},){0,6}[^,;.:]{0,60}?(?<last>\p{L}{3,30})(?=[.;:]|\s(?:to|for|in|on|at|by|who|across)\s|$)`,
  'iu',
);
const people = preparedPattern('(?:ers|ors|ists|ians|ants|ees|people|staff|colleagues|stakeholders)$', 'iu');
const otherDepartments = lazy(() =>
  preparedPattern(
    String.raw`^(?:(?:,|,?\s+and|,?\s+or)\s+(?:the\s+)?(?:${departments.alternatives()}))+\s+(?<head>\p{L}+)`,
    'iu',
  ),
);
/** Nouns for what is made by using a skill: `sales tax returns`, `SQL queries`. */
const workNouns = wordList('tailoring', 'work_noun');
/** Nouns in certificates for people who passed. */
const gradeNouns = wordList('tailoring', 'grade_noun');
/** Matches trading in a thing, which is not work with it; `in` or `using` may still name a tool. */
const tradeVerb = preparedPattern(
  () => String.raw`^(?:${phrases('tailoring', 'trade_opening')})(?:s|d|ed|ing)?\s`,
  'i',
);
const means = preparedPattern(String.raw`\b(?:in|using|via|through)\s`, 'i');
/** Matches writing about a thing, which is not work with it. */
const writingVerb = preparedPattern(
  () => String.raw`^(?:${phrases('tailoring', 'writing_opening')})(?:s|d|es|ed|ing)?\s`,
  'i',
);
/** Matches an amount found or lost in a thing, which is not the person's work: "Found $2,000 in duplicate payments". */
const foundIn = preparedPattern(
  () =>
    String.raw`^(?:${phrases('tailoring', 'finding_opening')})\s(?:(?:about|over|almost|nearly|some|more than)\s)?[$€£]\s?\d[\d.,]{0,12}\s?(?:[km]|mm|million|thousand)?\s(?:in|of|worth of)\s[^;.]{0,60}$`,
  'i',
);
/** Matches talking about a tool, which is not work with it; text written on a tool is. */
const talkingVerb = preparedPattern(String.raw`^(?:interview|speak|spoke|blog)(?:s|ed|ing|ged|ging)?\s`, 'i');
const topic = preparedPattern(String.raw`\b(?:on|about|covering|regarding)\s`, 'i');
/** Matches finding people for a thing, or leaving it to others, which is not work with it. */
const byOthers = preparedPattern(
  String.raw`\b(?:(?:developers|engineers|nurses|people) (?:with|who)|(?:done|handled|led|owned|run|provided|used) by)\b`,
  'i',
);
/** Matches opinions of a thing: `Python, which seems to glue both together`. */
const opinionAfter = preparedPattern(
  () => String.raw`^(?:,\s(?:which|die|der|das|qui|que))?\s(?:${phrases('tailoring', 'seems')})(?!\p{L})`,
  'iu',
);
const opinionBefore = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'it_is_said', 'en', 'de', 'fr', 'es')})\s(?:(?:also|in|with|auch|mit|aussi|en|avec|también|con)\s){0,2}$|(?:${phrases('tailoring', 'it_is_said', 'zh')})\S{0,2}$`,
  'iu',
);
/**
 * Match what a product does for its users, which is not the person's work: `assistants that automate customer
 * service`.
 */
const ofProduct = [
  String.raw`(?<subject>\p{L}{3,30})\s(?:that|which)\s(?!(?:includ|involv|requir|cover))(?:\p{L}{1,20}ly\s)?\p{L}{2,20}\s(?:(?!(?:from|with|by|via|through|using|in|on|to|for|of)\s)\p{L}{1,20}\s){0,2}$`,
  String.raw`(?<subject>(?:\p{L}{2,30}\s){1,3})que\s(?:se\s)?(?!inclu|requ)\p{L}{2,20}\s(?:(?!(?:con|por|en|mediante|de|desde|a|para)\s)\p{L}{1,20}\s){0,2}$`,
  String.raw`(?<subject>(?:\p{L}{2,30}\s){1,3})qui\s(?:s['’])?(?!inclu|nécessit)\p{L}{2,20}\s(?:l['’]|(?:(?!(?:avec|par|en|via|de|depuis|pour|dans|sur)\s)\p{L}{1,20}\s){0,2})$`,
  String.raw`(?<subject>\p{L}{3,30}),\s(?:die|der|das|welche[rs]?)\s(?:(?!(?:mit|über|durch|aus|von|in|an|auf|für|per)\s)\p{L}{1,20}\s){0,2}$`,
].map((source) => preparedPattern(source, 'iu'));
/** Products that, once made, do something by themselves. */
const productNouns = wordList('tailoring', 'product_noun');
const applicants = preparedPattern(String.raw`\b(?:applicants|candidates|talent)\b`, 'i');

/** True if the sentence around `range` says that the person worked with what is there, and does not only name it. */
export function showsUse(lexicon: Lexicon, text: string, range: TokenRange): boolean {
  return (
    !isPlace(lexicon, text, range) && isThingItself(lexicon, text, range) && isOwnWork(lexicon, text, range)
  );
}

/** True if a certificate is for the term itself, unlike one of a mental health first aider for mental health. */
export function namesItself(lexicon: Lexicon, text: string, range: TokenRange): boolean {
  if (isCredential(kindOf(lexicon, text.slice(range.start, range.end)))) return true;
  const behind = headAfter(text, range.end)?.toLowerCase() ?? '';
  return gradeNouns.has(behind) || (isThingItself(lexicon, text, range) && !continuesInHan(text, range));
}

/** True if a Chinese name continues after the range: 人力资源 in 人力资源管理师. */
function continuesInHan(text: string, { end }: TokenRange): boolean {
  return /^\p{Script=Han}{2}/u.test(text.slice(end - 1));
}

/** True for places and departments: `medical and surgical ICUs`, `intensive care unit`, `purchasing department`. */
function isPlace(lexicon: Lexicon, text: string, { start, end }: TokenRange): boolean {
  const form = text.slice(start, end);
  const last = form.split(/[\s-]+/).at(-1) ?? '';
  const isNamedAfterOne = kindOf(lexicon, form) !== 'tool' && placeNouns.has(last.toLowerCase());
  const behind = headAfter(text, end)?.toLowerCase();
  return (
    placeAcronyms.has(form.replace(/s$/, '')) ||
    isNamedAfterOne ||
    (behind !== undefined && placeNouns.has(behind)) ||
    namesColleagues(lexicon, text, { start, end })
  );
}

/** True if the range names people or departments that the person worked with. */
function namesColleagues(lexicon: Lexicon, text: string, { start, end }: TokenRange): boolean {
  const form = text.slice(start, end);
  if (kindOf(lexicon, form) !== 'tool' && isNamedForOthers(text, { start, end })) return true;
  if (!departments.has(form.toLowerCase())) return false;
  const { head = '' } = otherDepartments().exec(text.slice(end))?.groups ?? {};
  return asDepartment().test(text.slice(0, start)) || placeNouns.has(head.toLowerCase());
}

/** Like {@link makesPrograms}, but also for other languages and for things that are set up rather than written. */
const building = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'building_stem')})`,
  'iu',
);

/** True if a text says that something was made for others to use. */
export function speaksOfBuilding(text: string): boolean {
  return (
    makesPrograms.test(text) ||
    building.test(text) ||
    tokenize(text).some(({ text: word }) => isProduct(word.toLowerCase()))
  );
}

function isProduct(word: string): boolean {
  return [word, word.replace(/[ns]$/, ''), word.replace(/e[ns]$/, '')].some(productNouns.has);
}

/** True in another person's title, or in a list that ends in people or teams, all of which then names them. */
function isNamedForOthers(text: string, { start, end }: TokenRange): boolean {
  if (titleOfOther.test(text.slice(Math.max(0, start - maxTitleLength), start))) return true;
  if (!withOthers.test(text.slice(0, start))) return false;
  const { last = '' } = restOfList.exec(text.slice(end))?.groups ?? {};
  return placeNouns.has(last.toLowerCase()) || people.test(last);
}

/** True if what follows `before` is the object of what a product does. */
function isDoneByProduct(before: string): boolean {
  return ofProduct.some((pattern) => {
    const words = pattern.exec(before)?.groups?.['subject'] ?? '';
    return words.toLowerCase().split(' ').some(isProduct);
  });
}

/**
 * False if the noun after a term makes it something else (`CRRT sets`, `A/B testing add-ons`, `HR Management System`);
 * true for `Kafka consumers`.
 */
function isThingItself(lexicon: Lexicon, text: string, { start, end }: TokenRange): boolean {
  const word = headAfter(text, end);
  if (word === null) return true;
  const form = text.slice(start, end);
  const kind = kindOf(lexicon, form);
  if (kind !== 'tool' && opensName(word)) return false;
  const behind = word.toLowerCase();
  if (isName(lexicon, form) && (kind === 'tool' || kind === 'domain')) return true;
  return [behind, behind.replace(/s$/, ''), `${behind}s`].some(
    (noun) => genericWords.has(noun) || workNouns.has(noun),
  );
}

/** Products and programs, whose names begin with what they are for: `HR Management System`. */
const namedProducts = wordList('tailoring', 'named_product');

/** True for a capitalized product or program, which makes the words before it part of its name. */
function opensName(word: string): boolean {
  return opensWithCapital(word) && namedProducts.has(trimEndOf(word.toLowerCase(), /[^\p{L}]/u));
}

/** The text after the last of some signs. */
function afterLast(signs: string, text: string): string {
  return text.slice(Math.max(...[...signs].map((sign) => text.lastIndexOf(sign))) + 1);
}

/** In UTF-16 units. */
const maxTitleLength = 120;

/** In UTF-16 units: a relative pronoun and a verb. */
const lookAhead = 30;

function isOwnWork(lexicon: Lexicon, text: string, range: TokenRange): boolean {
  const around = sentenceAround(text, range.start);
  const sentence = text.slice(around.start, around.end);
  const before = text.slice(around.start, range.start);
  const isOpinion =
    opinionBefore.test(before) || opinionAfter.test(text.slice(range.end, range.end + lookAhead));
  if (byOthers.test(afterLast(';', before)) || isOpinion) return false;
  if (tradeVerb.test(sentence) || applicants.test(before)) return means.test(afterLast(',;', before));
  const isTool = kindOf(lexicon, text.slice(range.start, range.end)) === 'tool';
  if (!isTool && foundIn.test(before)) return false;
  const mentions = isTool ? talkingVerb : writingVerb;
  if (mentions.test(sentence) && topic.test(afterLast('.;', before))) return false;
  return isTool || !isDoneByProduct(before);
}
