import { genericWords } from '../../lexicon/generic-words.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { tailoringWords } from '../../lexicon/tailoring-words.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { headBehind, isName } from '../grammar/noun-phrase.ts';

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
/** `Collaborated with clinical, quality assurance and data managers`: whom somebody works with is no work of theirs. */
const withOthers = preparedPattern(
  String.raw`(?<!\p{L})(?:collaborat|liais|coordinat|partner|interact|communicat|interfac)(?:e[ds]?|ing|ed|s)?\s(?:\p{L}{3,15}ly\s)?with\s(?:[^,;.:]{1,40},\s?){0,8}(?:(?:and|or|the|our)\s){0,2}$`,
  'iu',
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
/** Who trades in a thing has not worked with it, but with what stands behind `in` or `using`. */
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
/** What only seems so, or is said, is an opinion of the thing: `Python, which seems to glue both together`. */
const opinion = preparedPattern(
  String.raw`(?<!\p{L})(?:seem(?:s|ed|ingly)?|appear(?:s|ed)? to|apparently|supposedly|allegedly|reportedly|schein(?:t|en|bar)|anscheinend|angeblich|sembl(?:e|ent|ait|aient)|paraît|apparemment|parec(?:e|en|ía|ían)|aparentemente|supuestamente)(?!\p{L})|似乎|好像|看起来|据说`,
  'iu',
);
/**
 * The object of a relative clause in the present: what a product does for its users is not the person's work, as in
 * `assistants that automate customer service`. `A role that includes payroll` speaks of the work, and what stands behind a
 * preposition is the means: `an app that reads prices from a REST API`.
 */
const byProduct = preparedPattern(
  [
    String.raw`(?<!\p{L})(?:that|which)\s(?!(?:i|we|you|they|he|she|it|the|an?|my|our|their|is|are|was|were|\p{L}{1,20}ed)\s|(?:includ|involv|requir|cover|demand))\p{L}{2,20}\s(?:(?!(?:from|with|by|via|through|using|in|on|to|for|of)\s)\p{L}{1,20}\s){0,2}$`,
    String.raw`(?<!\p{L})que\s(?:se\s)?(?!inclu|requ|abarc|compre|consist|exig)\p{L}{2,20}(?:(?<!ab|í)an?|en?)\s(?:(?!(?:con|por|en|mediante|de|desde|a|para)\s)\p{L}{1,20}\s){0,2}$`,
    String.raw`(?<!\p{L})qui\s(?:s['’])?(?!inclu|comp|consist|nécessit|exig)\p{L}{2,20}e(?:nt)?\s(?:l['’]|(?:(?!(?:avec|par|en|via|de|depuis|pour|dans|sur)\s)\p{L}{1,20}\s){0,2})$`,
    String.raw`,\s(?:die|der|das|welche[rs]?)\s(?:(?!(?:mit|über|durch|aus|von|in|an|auf|für|per)\s)\p{L}{1,20}\s){0,2}$`,
  ].join('|'),
  'iu',
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
  const behind = headBehind(text, range.end)?.toLowerCase() ?? '';
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
  const behind = headBehind(text, end)?.toLowerCase();
  return (
    placeNames.has(form.replace(/s$/, '')) ||
    isNamedAfterOne ||
    (behind !== undefined && placeNouns.has(behind)) ||
    isWhoWasWorkedWith(text, { start, end })
  );
}

function isWhoWasWorkedWith(text: string, { start, end }: TokenRange): boolean {
  const form = text.slice(start, end);
  if (withOthers.test(text.slice(0, start))) return kindOf(form) !== 'tool';
  if (!isDepartment.test(form)) return false;
  const { head = '' } = otherDepartments.exec(text.slice(end))?.groups ?? {};
  return asDepartment.test(text.slice(0, start)) || placeNouns.has(head.toLowerCase());
}

/** `CRRT sets` are not CRRT, and `A/B testing add-ons` no A/B testing; `Kafka consumers` are Kafka. */
function isThingItself(text: string, { start, end }: TokenRange): boolean {
  const behind = headBehind(text, end)?.toLowerCase();
  if (behind === undefined) return true;
  const form = text.slice(start, end);
  const kind = kindOf(form);
  if (isName(form) && (kind === 'tool' || kind === 'domain')) return true;
  return [behind, behind.replace(/s$/, ''), `${behind}s`].some(
    (noun) => genericWords.has(noun) || workNouns.has(noun),
  );
}

/** What stands behind the last of some signs. */
function behindLast(signs: string, text: string): string {
  return text.slice(Math.max(...[...signs].map((sign) => text.lastIndexOf(sign))) + 1);
}

function isOwnWork(text: string, range: TokenRange): boolean {
  const around = splitSentences(text).find(({ start, end }) => start <= range.start && range.start < end);
  const sentence = text.slice(around?.start ?? 0, around?.end ?? text.length);
  const before = text.slice(around?.start ?? 0, range.start);
  if (byOthers.test(behindLast(';', before)) || opinion.test(sentence)) return false;
  if (tradeVerb.test(sentence) || applicants.test(before)) return means.test(behindLast(',;', before));
  if (kindOf(text.slice(range.start, range.end)) === 'tool') return true;
  return !byProduct.test(before) && !(writingVerb.test(sentence) && topic.test(behindLast('.;', before)));
}
