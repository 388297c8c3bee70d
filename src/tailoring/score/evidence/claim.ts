import { kindOf } from '../../../lexicon/lexicon.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../lexicon/word-classes.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { supportedLanguageOf } from '../../../text/language.ts';
import { memoize } from '../../../text/memoize.ts';
import { tokenize } from '../../../text/tokenize.ts';
import {
  isAside,
  isAsideOfOthers,
  isAsideOfWriting,
  isCarried,
  isOfProgram,
  isWhatOthersDo,
} from '../../framing/carrier.ts';
import { dealingAround, isMeans, makesSomething } from '../../framing/dealing/dealing-around.ts';
import { asksForDealing, dealingsIn } from '../../framing/dealing/dealing-words.ts';
import { isUnderWay } from '../../framing/limits/unfinished.ts';
import { isPerformed, namesPerformance } from '../../framing/performed.ts';
import { limitIn } from '../../resume/limit-in.ts';
import { type Chunk, type ChunkKind, describingKinds, workKinds } from '../../resume/resume-model.ts';
import { beside, isRelated } from '../role/role-factors.ts';
import { mayFollowObject } from './activity/find-activity.ts';
import type { WeighedChunk } from './chunk-index.ts';
import { namesPeople } from './names-people.ts';

/* The one check that all evidence passes: what a text claims of what it names at a place. */

/** What is asked for, as a claim of it is judged. */
export type AskedTerm = Pick<AskedRequirement, 'kind' | 'term' | 'alternatives'>;

export interface Claim {
  /** k times its factors, 0 to 1. */
  readonly worth: number;
  /** The text limits what it names: done with help, for pleasure, learned; `at_most` is all that the person knows of it. */
  readonly limit?: 'in_part' | 'at_most';
}

/** What is shown only in part is worth this share. */
export const worthInPart = 0.5;

/** Where people say what they do, in sentences or in one line. */
const describing: ReadonlySet<ChunkKind> = new Set([...describingKinds, 'headline', 'other']);

/** What is held or spoken is so wherever a person says it, also in a section of their own. */
const worthHeld = 1;

/** Whether a section of one's own says that one holds a credential or speaks a language: `Other: driver's license`. */
export function isSaidOfOneself({ kind }: Chunk, requirement: Pick<AskedTerm, 'kind'>): boolean {
  return kind === 'other' && (isCredential(requirement) || requirement.kind === 'language');
}

function isCredential({ kind }: Pick<AskedTerm, 'kind'>): boolean {
  return kind === 'certificate' || kind === 'licence';
}

/**
 * Null where the text wishes for it, denies it, or gives it to others. `unsaid`: "Keep the calendar of four squads (React)" of
 * who never worked beside it neither says that they did it nor that they did not.
 */
export function claimAt(
  read: WeighedChunk,
  range: TokenRange,
  requirement: AskedTerm,
): Claim | 'unsaid' | null {
  const { chunk, worth } = read;
  if (namesPeople(chunk.text, range, requirement.kind)) return null;
  const isOfCredential = isCredential(requirement);
  if (isOfCredential && isUnderWay(chunk.text, range.start)) return null;
  const stated = limitIn(chunk, range, isOfCredential);
  if (stated === 'none') return null;
  const dealt = dealtIn(read, range, requirement);
  if (dealt === 'none') return null;
  if (dealt === 'unsaid') return dealt;
  // A credential is held or not, whatever it is about: `Basic Life Support`.
  if (isOfCredential) return { worth: isSaidOfOneself(chunk, requirement) ? worthHeld : worth };
  const isListed = workKinds.has(chunk.kind) && isBareList(chunk.text);
  const isBeside = isListed || isNameOfWork(chunk, range) || isSeenFromOutside(read, range, requirement);
  const limit = stated ?? dealt ?? (isBeside ? 'in_part' : null);
  const whole = isSaidOfOneself(chunk, requirement) ? worthHeld : worth;
  return limit === null ? { worth: whole } : { worth: worthInPart * whole, limit };
}

/**
 * Who has only worked in other trades has met what this one does from outside: a line shows it in part. A tool is the same
 * tool in every trade.
 */
function isSeenFromOutside(
  { chunk: { kind, text }, nearest }: WeighedChunk,
  { start, end }: TokenRange,
  { kind: asked }: AskedTerm,
): boolean {
  if (kind !== 'experience' || nearest >= beside || asked !== 'skill') return false;
  return kindOf(text.slice(start, end)) !== 'tool';
}

/** `Project management app` names what was made; of what was done it says no more than the tools. */
function isNameOfWork({ kind, path, text }: Chunk, { start, end }: TokenRange): boolean {
  return kind === 'project' && path.endsWith('.name') && kindOf(text.slice(start, end)) !== 'tool';
}

/** An `Account Manager, Networking` has managed accounts, and sold to those who run networks. */
function isOfTitle(title: string, names: readonly string[]): boolean {
  return dealingsIn(title).some((dealing) => asksForDealing(dealing, names));
}

/**
 * People who sell, staff, teach, arrange or buy a thing name it all day and have not done it. In a job like the one that is
 * asked for, somebody who also teaches it has; and who sold has done sales.
 */
function dealtIn(
  { chunk: { kind, text }, relevance, nearest, servesOthers, position }: WeighedChunk,
  range: TokenRange,
  { kind: asked, term, alternatives }: AskedTerm,
): 'none' | 'unsaid' | 'in_part' | null {
  if (isRelated(relevance) || asked === 'soft' || asked === 'language') return null;
  const names = [position, term, ...alternatives];
  if (nearest < beside && isWhatOthersDo(text, range)) return 'none';
  if (kind === 'job_title') return servesOthers && !isOfTitle(text, names) ? 'none' : null;
  if (!describing.has(kind)) return null;
  const isTool = kindOf(text.slice(range.start, range.end)) === 'tool';
  const dealing = dealingAround(text, range, isTool);
  const isOutside = kind === 'experience' && nearest < beside;
  if (dealing !== null && !asksForDealing(dealing, names)) {
    if (dealing === 'support') return 'in_part';
    return isOutside && isAsideOfOthers(text, range) ? 'unsaid' : 'none';
  }
  if (isCarried(text, range)) return 'none';
  const isWorkedWith = isMeans(text, range, isTool);
  if (kind === 'experience' && !isWorkedWith && isOfProgram(text, range, isTool)) return 'none';
  const isDoneWith = isWorkedWith || makesSomething(text);
  if (isOutside && !isDoneWith && isAsideOfOthers(text, range)) return 'unsaid';
  const isOwnWork = nearest >= beside || isDoneWith;
  const isOfDealing = [term, ...alternatives].some((name) => dealingsIn(name).length > 0);
  if (servesOthers && !isOwnWork && !isOfDealing) return 'none';
  if (isOutside && !isTool) {
    if (!isDoneWith && isBeforeNoun(text, range)) return 'unsaid';
    if (isAside(text, range)) return isAsideOfWriting(text, range) ? 'unsaid' : 'in_part';
    if (isCommonWord(text, range, alternatives) && !isPerformed(text, range)) return 'unsaid';
  }
  return servesOthers ? 'in_part' : null;
}

const nextWord = /^[ -](\p{Ll}{3,20})(?!\p{L})/u;
/** A noun in most of its senses, or no other word. */
const nounFirst = /^(?:s:)?(?:N|$)/;

/** "Teaching evaluations", "insurance risk management": of two English nouns the last is what is done, unless it says only that. */
function isBeforeNoun(text: string, { end }: TokenRange): boolean {
  const next = nextWord.exec(text.slice(end, end + 40))?.[1];
  if (next === undefined || mayFollowObject(next) || namesPerformance(next)) return false;
  if (!nounFirst.test(wordClassOf(next))) return false;
  return supportedLanguageOf(text) === 'en';
}

/** One word in small letters that the lexicon does not know: `extensions`. */
function isCommonWord(text: string, { start }: TokenRange, alternatives: readonly string[]): boolean {
  if (!/^\p{Ll}/u.test(text.slice(start))) return false;
  return alternatives.every((each) => kindOf(each) === null && tokenize(each).length === 1);
}

const fewestItems = 4;
const maxItemWords = 3;
const parting = /[,;|•·，、；]/u;
const label = /^[^:：]{0,40}[:：]/u;

/** Whether a text is only names in a row, "Java, Spring, SQL, Git": it says nothing of what was done with them. */
const isBareList = memoize(1000, (text): boolean => {
  if (isVerb(tokenize(text)[0]?.text)) return false;
  const items = text
    .replace(label, '')
    .split(parting)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length < fewestItems) return false;
  return items.every((item) => {
    const words = tokenize(item);
    if (/\p{Script=Han}/u.test(item)) return words.length <= 2 * maxItemWords;
    return words.length <= maxItemWords && !isVerb(words[0]?.text);
  });
});

/** "Monitor lines, drains …" says what is done; `Testing` and `Design` are also names. */
function isVerb(word = ''): boolean {
  const forms = readVerb(word)?.forms ?? [];
  return forms.includes('past') || forms.includes('base');
}
