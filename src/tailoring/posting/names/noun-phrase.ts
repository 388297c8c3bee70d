import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import { closingNouns, everydayDoing, foreignTalkWords, talkWords, vagueNouns } from './stop-words.ts';

/** Beyond this many words a stretch is a sentence, not the name of something. */
export const mostTokens = 4;

/** Words in -ing that open names of things: "building regulations", not "managing people". */
const nounsInIng: ReadonlySet<string> = new Set(
  'building running teaching training testing reporting planning closing marketing engineering accounting nursing cooking baking welding wiring writing editing coaching counselling counseling learning housing manufacturing purchasing billing banking pricing packaging printing processing lighting plumbing cleaning machining tailoring sewing knitting drawing painting framing roofing farming fishing catering brewing dosing handling picking packing shipping mapping surveying modelling modeling rendering mixing recording filming lifting rigging sailing diving swimming driving climbing parenting fundraising bookkeeping budgeting forecasting auditing screening staging staffing scheduling routing networking computing gaming advertising branding merchandising styling grooming'.split(
    ' ',
  ),
);

const wordOrNumber = preparedPattern(String.raw`^(?:[\p{L}&'’.+#-]{2,}|\p{N}{1,3})$`);

/** Whether the tokens of a text read like the name of a thing. */
export function isNounPhrase(text: string, tokens: readonly Token[], language: Language | null): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.length > mostTokens) return false;
  if (tokens.length === 1 && saysLittle(first.key)) return false;
  const isWord = (token: Token, index: number) =>
    (!isTalk(token.key, language) ||
      joinsName(token.key, index, tokens.length) ||
      isHyphenated(text, token)) &&
    wordOrNumber.test(token.text);
  return (
    tokens.every(isWord) &&
    tokens.some(({ key }) => key.length >= 4) &&
    !opensAsVerb(tokens) &&
    !endsAsAdverb(tokens)
  );
}

/** "Hitting renewal targets", "carrying a quota": what is done with the thing that is asked for. */
const doing = preparedPattern(
  String.raw`^(\p{Ll}{2,14}ing) (?:(?:up|out|down|off) )?(?:(?:to|with|on|for|by) )?(?:(?:an?|the) )?(?=\p{L})`,
);

/** How many characters at the start only say what somebody does with the things that follow. */
export function doingLength(text: string): number {
  const [whole = '', verb = ''] = doing.exec(text) ?? [];
  return isVerbLike(verb) && !nounsInIng.has(verb) ? whole.length : 0;
}

/** People and matters that every job deals with, at the end of a phrase. Token keys. */
const everydayMatters: ReadonlySet<string> = new Set(
  'stakeholder leader executive manager director colleague staff employee patient child children pupil classroom timeline family number guest member resident public problem priority issue decision relationship conversation question change challenge idea situation matter difference impact need expectation outcome task meeting thing system process'.split(
    ' ',
  ),
);

/** Whether tokens after a verb name a matter of some trade rather than of every job. */
export function isOfTrade(tokens: readonly Token[]): boolean {
  return !everydayMatters.has(tokens.at(-1)?.key ?? '');
}

const joining: ReadonlySet<string> = new Set('on to of up in off out over by the'.split(' '));

/** "Ride-on mower", "end-to-end tests" */
function isHyphenated(text: string, { key, start, end }: Token): boolean {
  return joining.has(key) && (text[end] === '-' || (start > 0 && text[start - 1] === '-'));
}

const gerund = preparedPattern(String.raw`^\p{Ll}{2,14}ing$`);
const lastGerund = preparedPattern(
  String.raw`^\W*(?:(?:\p{Ll}{2,14}ing|and|or)\W+)*?(\p{Ll}{2,14}ing) (?!and|or)\p{L}`,
);

/** A lone verb of several with one object: "designing, testing and maintaining batch jobs". */
export function sharesObject(verb: string, rest: string): boolean {
  if (!gerund.test(verb) || nounsInIng.has(verb)) return false;
  const [, last = ''] = lastGerund.exec(rest) ?? [];
  return last !== '' && !nounsInIng.has(last);
}

function isVerbLike(key: string): boolean {
  return key.endsWith('ly') || (key.endsWith('ing') && !nounsInIng.has(key));
}

/** "Monitoring of anaesthesia", "inventory reports" */
export function joinsName(key: string, index: number, count: number): boolean {
  if (index === 0) return false;
  return index === count - 1 ? closingNouns.has(key) : key === 'of';
}

/** Plain forms that are no nouns: what begins with one tells what is done. Token keys. */
const plainVerbs: ReadonlySet<string> = new Set(
  'adapt administer analyse analyze apply assemble assess bring calculate calibrate carry complete configure construct diagnose dispense evaluate explain install interpret investigate keep maintain navigate negotiate operate perform prepare prioritise prioritize produce propose read reconcile recover replace resolve restore solve teach troubleshoot understand validate verify weld write'.split(
    ' ',
  ),
);

/** "Read conditions", "install pumps" */
export function opensPlainly(text: string): boolean {
  const [first, second] = tokenize(text);
  return first !== undefined && second !== undefined && plainVerbs.has(first.key);
}

/** "Managing people", but not "monitoring of anaesthesia". */
export function opensAsVerb([first, second]: readonly Token[]): boolean {
  if (first === undefined || second?.key === 'of') return false;
  // Alone, it names an activity: "fundraising".
  if (second === undefined) return everydayDoing.has(first.key) || first.key.endsWith('ly');
  return isVerbLike(first.key) || plainVerbs.has(first.key);
}

const nounsInLy = new Set(['family', 'supply', 'assembly', 'anomaly']);

function endsAsAdverb(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.key ?? '';
  return last.endsWith('ly') && !nounsInLy.has(last);
}

/** One word that qualifies another, or could be anything: `relational`, `protocols`. */
function saysLittle(key: string): boolean {
  return (
    vagueNouns.has(key) || everydayMatters.has(key) || /(?:al|ive|ous|able|ible|ful|less|ary)$/.test(key)
  );
}

const contraction = /['’](?:re|ll|ve|d|m)$/u;

export function isTalk(key: string, language: Language | null): boolean {
  return talkWords.has(key.replace(contraction, '')) || (language !== 'en' && foreignTalkWords.has(key));
}

const ideographs = preparedPattern(String.raw`\p{Script=Han}{2}`);
const chinesePhrase = preparedPattern(String.raw`^[\p{Script=Han}\p{L}\p{N}+#.\s-]{2,12}$`);
const chineseTalk =
  /[的了你我们您他很并且者]|以上|以下|相关|良好|优秀|较强|能力|精神|意识|责任|经验|学历|专业|优先|团队|工作|岗位|公司|年/u;

/** As isNounPhrase, where words are not parted: a short stretch without words of talk. */
export function isChinesePhrase(text: string): boolean {
  return ideographs.test(text) && chinesePhrase.test(text) && !chineseTalk.test(text);
}
