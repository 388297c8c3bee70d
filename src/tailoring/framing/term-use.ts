import { genericWords } from '../../lexicon/generic-words.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/phrase-lists.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { lazy } from '../../text/memoize.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { sentenceAround } from '../../text/split-sentences.ts';
import { tokenize } from '../../text/tokenize.ts';
import { headAfter, isName } from '../grammar/noun-phrase.ts';
import { makesPrograms } from './carrier.ts';

/** A place, a department, a group of people: who was there has not done what it is called after. */
const placeNouns = wordList('tailoring', 'place_noun');
/** Acronyms of such places. */
const placeNames = wordList('tailoring', 'place_acronym');
/** What companies also call their departments: `worked with sales`, `the sales and marketing teams`. */
const departments = wordList('tailoring', 'department');
const asDepartment = lazy(
  () =>
    new RegExp(
      String.raw`\b(?:with|alongside|from|to|for|between|by|through|across)\s+(?:the\s+|our\s+|both\s+)?(?:(?:${departments.alternatives()})(?:,?\s+(?:and|or)\s+|,\s+))*$`,
      'i',
    ),
);
/** `Collaborated with clinical, quality assurance and data managers`: whom somebody works with is no work of theirs. */
const withOthers = preparedPattern(
  String.raw`(?<!\p{L})(?:collaborat|liais|coordinat|partner|interact|communicat|interfac)(?:e[ds]?|ing|ed|s)?\s(?:\p{L}{3,15}ly\s)?with\s(?:(?:(?!\s(?:in|on|to|for|at|of|using|through)\s)[^,;.:]){1,40},\s?){0,8}(?:(?:and|or|the|our)\s){0,2}$`,
  'iu',
);
/** `Assisted the Vice President of Sales and Marketing`: the title of somebody else; who worked as one says so. */
const titleOfOther = preparedPattern(
  () =>
    String.raw`(?<!(?:as|als|como|comme|en tant que)\s(?:(?:the|an?|acting|deputy)\s)?(?:\p{L}{1,20}\s)?)(?<!\p{L})(?:${phrases('tailoring', 'title_of_other')})\s(?:of|for|der|des|für|de|du|de la)\s[^,;.:]{0,50}$`,
  'iu',
);
/** The rest of the list up to its last word. */
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
/** What is made of a skill when it is used: `sales tax returns`, `SQL queries`. */
const workNouns = wordList('tailoring', 'work_noun');
/** What a certificate calls those who passed. */
const gradeNouns = wordList('tailoring', 'grade_noun');
/** Who trades in a thing has not worked with it, but with what comes after `in` or `using`. */
const tradeVerb = preparedPattern(
  () => String.raw`^(?:${phrases('tailoring', 'trade_opening')})(?:s|d|ed|ing)?\s`,
  'i',
);
const means = preparedPattern(String.raw`\b(?:in|using|via|through)\s`, 'i');
/** Nor has who writes about it. */
const writingVerb = preparedPattern(
  () => String.raw`^(?:${phrases('tailoring', 'writing_opening')})(?:s|d|es|ed|ing)?\s`,
  'i',
);
/** What an amount was found or lost in is not what the person does: "Found $2,000 in duplicate payments". */
const foundIn = preparedPattern(
  () =>
    String.raw`^(?:${phrases('tailoring', 'finding_opening')})\s(?:(?:about|over|almost|nearly|some|more than)\s)?[$€£]\s?\d[\d.,]{0,12}\s?(?:[km]|mm|million|thousand)?\s(?:in|of|worth of)\s[^;.]{0,60}$`,
  'i',
);
/** Nor has who talks about a tool; what is written on one is made with it. */
const talkingVerb = preparedPattern(String.raw`^(?:interview|speak|spoke|blog)(?:s|ed|ing|ged|ging)?\s`, 'i');
const topic = preparedPattern(String.raw`\b(?:on|about|covering|regarding)\s`, 'i');
/** Nor has who finds people for it, or has others do it. */
const byOthers = preparedPattern(
  String.raw`\b(?:(?:developers|engineers|nurses|people) (?:with|who)|(?:done|handled|led|owned|run|provided|used) by)\b`,
  'i',
);
/** What only seems so, or is said, is an opinion of the thing: `Python, which seems to glue both together`. */
const opinionAfter = preparedPattern(
  () => String.raw`^(?:,\s(?:which|die|der|das|qui|que))?\s(?:${phrases('tailoring', 'seems')})(?!\p{L})`,
  'iu',
);
const opinionBefore = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'it_is_said', 'en', 'de', 'fr', 'es')})\s(?:(?:also|in|with|auch|mit|aussi|en|avec|también|con)\s){0,2}$|(?:${phrases('tailoring', 'it_is_said', 'zh')})\S{0,2}$`,
  'iu',
);
/** What a product does for its users is not the person's work: `assistants that automate customer service`. */
const ofProduct = [
  String.raw`(?<subject>\p{L}{3,30})\s(?:that|which)\s(?!(?:includ|involv|requir|cover))(?:\p{L}{1,20}ly\s)?\p{L}{2,20}\s(?:(?!(?:from|with|by|via|through|using|in|on|to|for|of)\s)\p{L}{1,20}\s){0,2}$`,
  String.raw`(?<subject>(?:\p{L}{2,30}\s){1,3})que\s(?:se\s)?(?!inclu|requ)\p{L}{2,20}\s(?:(?!(?:con|por|en|mediante|de|desde|a|para)\s)\p{L}{1,20}\s){0,2}$`,
  String.raw`(?<subject>(?:\p{L}{2,30}\s){1,3})qui\s(?:s['’])?(?!inclu|nécessit)\p{L}{2,20}\s(?:l['’]|(?:(?!(?:avec|par|en|via|de|depuis|pour|dans|sur)\s)\p{L}{1,20}\s){0,2})$`,
  String.raw`(?<subject>\p{L}{3,30}),\s(?:die|der|das|welche[rs]?)\s(?:(?!(?:mit|über|durch|aus|von|in|an|auf|für|per)\s)\p{L}{1,20}\s){0,2}$`,
].map((source) => preparedPattern(source, 'iu'));
/** What programmers and others make, which then does something by itself. */
const productNouns = wordList('tailoring', 'product_noun');
const applicants = preparedPattern(String.raw`\b(?:applicants|candidates|talent)\b`, 'i');

/** Whether the sentence around `range` says that the person worked with what is there, and does not only name it. */
export function showsUse(text: string, range: TokenRange): boolean {
  return !isPlace(text, range) && isThingItself(text, range) && isOwnWork(text, range);
}

/** Whether a certificate's name speaks of the term itself: who is a mental health first aider has no mental health skill. */
export function namesItself(text: string, range: TokenRange): boolean {
  const kind = kindOf(text.slice(range.start, range.end));
  if (kind === 'certificate' || kind === 'licence') return true;
  const behind = headAfter(text, range.end)?.toLowerCase() ?? '';
  return gradeNouns.has(behind) || (isThingItself(text, range) && !goesOnInHan(text, range));
}

/** Without spaces between words, what goes on is one longer name: 人力资源 of 人力资源管理师. */
function goesOnInHan(text: string, { end }: TokenRange): boolean {
  return /^\p{Script=Han}{2}/u.test(text.slice(end - 1));
}

/** `medical and surgical ICUs`, `intensive care unit`, `purchasing department`. */
function isPlace(text: string, { start, end }: TokenRange): boolean {
  const form = text.slice(start, end);
  const last = form.split(/[\s-]+/).at(-1) ?? '';
  const isNamedAfterOne = kindOf(form) !== 'tool' && placeNouns.has(last.toLowerCase());
  const behind = headAfter(text, end)?.toLowerCase();
  return (
    placeNames.has(form.replace(/s$/, '')) ||
    isNamedAfterOne ||
    (behind !== undefined && placeNouns.has(behind)) ||
    isWhoWasWorkedWith(text, { start, end })
  );
}

function isWhoWasWorkedWith(text: string, { start, end }: TokenRange): boolean {
  const form = text.slice(start, end);
  if (kindOf(form) !== 'tool' && isNamedForOthers(text, { start, end })) return true;
  if (!departments.has(form.toLowerCase())) return false;
  const { head = '' } = otherDepartments().exec(text.slice(end))?.groups ?? {};
  return asDepartment().test(text.slice(0, start)) || placeNouns.has(head.toLowerCase());
}

/** The same as {@link makesPrograms} in other languages, and what is set up and not written. */
const building = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'building_stem')})`,
  'iu',
);

/** Whether a text says that something was made that others use. */
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

/** In a title, or in a list that ends in people or teams, so that all of it names them. */
function isNamedForOthers(text: string, { start, end }: TokenRange): boolean {
  if (titleOfOther.test(text.slice(Math.max(0, start - longestTitle), start))) return true;
  if (!withOthers.test(text.slice(0, start))) return false;
  const { last = '' } = restOfList.exec(text.slice(end))?.groups ?? {};
  return placeNouns.has(last.toLowerCase()) || people.test(last);
}

/** Whether what is at `range` is the object of what a product does. */
function isDoneByProduct(before: string): boolean {
  return ofProduct.some((pattern) => {
    const words = pattern.exec(before)?.groups?.['subject'] ?? '';
    return words.toLowerCase().split(' ').some(isProduct);
  });
}

/** `CRRT sets` are not CRRT, and `A/B testing add-ons` no A/B testing; `Kafka consumers` are Kafka. */
function isThingItself(text: string, { start, end }: TokenRange): boolean {
  const behind = headAfter(text, end)?.toLowerCase();
  if (behind === undefined) return true;
  const form = text.slice(start, end);
  const kind = kindOf(form);
  if (isName(form) && (kind === 'tool' || kind === 'domain')) return true;
  return [behind, behind.replace(/s$/, ''), `${behind}s`].some(
    (noun) => genericWords.has(noun) || workNouns.has(noun),
  );
}

/** What comes after the last of some signs. */
function afterLast(signs: string, text: string): string {
  return text.slice(Math.max(...[...signs].map((sign) => text.lastIndexOf(sign))) + 1);
}

/** In UTF-16 units. */
const longestTitle = 120;

/** In UTF-16 units: a relative pronoun and a verb. */
const lookAhead = 30;

function isOwnWork(text: string, range: TokenRange): boolean {
  const around = sentenceAround(text, range.start);
  const sentence = text.slice(around.start, around.end);
  const before = text.slice(around.start, range.start);
  const isOpinion =
    opinionBefore.test(before) || opinionAfter.test(text.slice(range.end, range.end + lookAhead));
  if (byOthers.test(afterLast(';', before)) || isOpinion) return false;
  if (tradeVerb.test(sentence) || applicants.test(before)) return means.test(afterLast(',;', before));
  const isTool = kindOf(text.slice(range.start, range.end)) === 'tool';
  if (!isTool && foundIn.test(before)) return false;
  const tellsOf = isTool ? talkingVerb : writingVerb;
  if (tellsOf.test(sentence) && topic.test(afterLast('.;', before))) return false;
  return isTool || !isDoneByProduct(before);
}
