import { genericWords } from '../../lexicon/generic-words.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { tailoringWords } from '../../lexicon/tailoring-words.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { headAfter, isName } from '../grammar/noun-phrase.ts';

/** A place, a department, a group of people: who was there has not done what it is called after. */
const placeNouns = tailoringWords('place_noun');
/** Acronyms of such places. */
const placeNames = tailoringWords('place_acronym');
/** What companies also call their departments: `worked with sales`, `the sales and marketing teams`. */
const departments =
  'accounting|compliance|customer service|design|engineering|finance|hr|human resources|it|legal|logistics|maintenance|manufacturing|marketing|operations|procurement|product|production|purchasing|quality|research|sales|security|support';
const asDepartment = new RegExp(
  String.raw`\b(?:with|alongside|from|to|for|between|by|through|across)\s+(?:the\s+|our\s+|both\s+)?(?:(?:${departments})(?:,?\s+(?:and|or)\s+|,\s+))*$`,
  'i',
);
const otherDepartments = preparedPattern(
  String.raw`^(?:(?:,|,?\s+and|,?\s+or)\s+(?:the\s+)?(?:${departments}))+\s+(?<head>\p{L}+)`,
  'iu',
);
const isDepartment = new RegExp(`^(?:${departments})$`, 'i');
/** What is made of a skill when it is used: `sales tax returns`, `SQL queries`. */
const workNouns = tailoringWords('work_noun');
/** What a certificate calls those who passed. */
const gradeNouns = tailoringWords('grade_noun');
/** Who trades in a thing has not worked with it, but with what comes after `in` or `using`. */
const tradeVerb = preparedPattern(
  String.raw`^(?:sell|sold|order|restock|resell|lease|leas|demo|demonstrate|pitch|upsell|supply|supplie)(?:s|d|ed|ing)?\s`,
  'i',
);
const means = preparedPattern(String.raw`\b(?:in|using|via|through)\s`, 'i');
/** Nor has who writes about it. */
const writingVerb = preparedPattern(
  String.raw`^(?:write|wrote|writing|report|blog|publish|cover|interview|speak|spoke|propose)(?:s|d|es|ed|ing)?\s`,
  'i',
);
const topic = preparedPattern(String.raw`\b(?:on|about|covering|regarding)\s`, 'i');
/** Nor has who finds people for it, or has others do it. */
const byOthers = preparedPattern(
  String.raw`\b(?:(?:developers|engineers|nurses|people) (?:with|who)|(?:done|handled|led|owned|run|provided|used) by)\b`,
  'i',
);
const applicants = preparedPattern(String.raw`\b(?:applicants|candidates|talent)\b`, 'i');

/** Whether the sentence around `range` says that the person worked with what stands there, and does not only name it. */
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
  if (!isDepartment.test(text.slice(start, end))) return false;
  const { head = '' } = otherDepartments.exec(text.slice(end))?.groups ?? {};
  return asDepartment.test(text.slice(0, start)) || placeNouns.has(head.toLowerCase());
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

function isOwnWork(text: string, range: TokenRange): boolean {
  const around = splitSentences(text).find(({ start, end }) => start <= range.start && range.start < end);
  const sentence = text.slice(around?.start ?? 0, around?.end ?? text.length);
  const before = text.slice(around?.start ?? 0, range.start);
  if (byOthers.test(afterLast(';', before))) return false;
  if (tradeVerb.test(sentence) || applicants.test(before)) return means.test(afterLast(',;', before));
  const isTool = kindOf(text.slice(range.start, range.end)) === 'tool';
  return isTool || !(writingVerb.test(sentence) && topic.test(afterLast('.;', before)));
}
