import { isCredential } from '../../../contract/choices.ts';
import { supportedLanguageOf } from '../../../lexicon/languages/detect-language.ts';
import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { isRomanceActivity } from '../../../lexicon/words/activity-nouns.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { isMainlyNoun } from '../../../lexicon/words/word-classes.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { opensSmall } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { fold } from '../../../values/fold.ts';
import { memoize } from '../../../values/memoize.ts';
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
import { isUnderWay, wordsForNotHeld } from '../../framing/limits/unfinished.ts';
import { isPerformed, namesPerformance } from '../../framing/performed.ts';
import { limitIn, limitingWordsIn } from '../../resume/limit-in.ts';
import { type Chunk, type ChunkKind, describingKinds, workKinds } from '../../resume/resume-model.ts';
import {
  adjacentRelevance,
  claimingKinds,
  isRelated,
  kindWeights,
  worthInOwnTrade,
} from '../role/role-factors.ts';
import { tradeOf } from '../role/trades.ts';
import { mayFollowObject } from './activity/find-activity.ts';
import type { WeighedChunk } from './chunk-index.ts';
import { namesPeople } from './names-people.ts';

/* The check that all evidence passes: whether a text that mentions a skill claims it for the person, and how fully. */

/** The fields of a requirement that decide whether a text claims it. */
export type AskedTerm = Pick<AskedRequirement, 'kind' | 'term' | 'alternatives' | 'isAssisting'>;

export interface Claim {
  /** The formula's k times its factors, 0 to 1. */
  readonly worth: number;
  /**
   * `in_part`: the text limits the claim, such as done with help, as a hobby or in training. `at_most`: the limit
   * applies to the whole resume ("basic knowledge of").
   */
  readonly limit?: 'in_part' | 'at_most';
  /** Why it is limited. */
  readonly limitedBy?: LimitedBy;
}

/**
 * Why a text shows a requirement only in part. `job_title`: the job is of another trade. `words`: the line limits it,
 * "helped with". `other_line`: another line says how little it is known. `row_of_names`: a row of names does not say
 * how they were used. `product_name`: it is only in the name of a project. `part`: the line shows a part of it.
 * `one_program`: it is one program of a suite. `whole_suite`: it is the suite, not the program. `held_title`: only the title says so.
 */
export type LimitedBy =
  | 'job_title'
  | { readonly words: string }
  | 'other_line'
  | 'row_of_names'
  | 'product_name'
  | 'part'
  | 'one_program'
  | 'whole_suite'
  | 'held_title';

/**
 * Why a text that mentions a skill does not claim it. `denied`: it is a wish, a denial or the work of others. The other
 * two apply only to unrelated jobs, so the job title decides. `dealt_in`: the person sells, teaches or buys it, or it is
 * the subject of a course or a program. `unsaid`: the text does not say whether the person used it, as in "Keep the
 * calendar of four squads (React)".
 */
export type Refusal = 'denied' | 'dealt_in' | 'unsaid';

/** Share of the worth that limited evidence counts. */
export const worthInPart = 0.5;

/** Chunks that describe the person's work, in sentences or one line. */
const describing: ReadonlySet<ChunkKind> = new Set([...describingKinds, 'headline', 'other']);

/** Worth of a credential that is claimed anywhere, or of a language in a custom section: where does not matter. */
const worthHeld = 1;

/** True if the chunk is a custom section and the requirement a credential or language: `Other: driver's license`. */
export function isHeldInCustomSection({ kind }: Chunk, requirement: Pick<AskedTerm, 'kind'>): boolean {
  return kind === 'other' && (isCredential(requirement.kind) || requirement.kind === 'language');
}

/** What the text claims about the skill at `range`. */
export function claimAt(read: WeighedChunk, range: TokenRange, requirement: AskedTerm): Claim | Refusal {
  const { chunk, worth } = read;
  if (namesPeople(read.lexicon, chunk.text, range, requirement.kind)) return 'denied';
  if (beginsOrganization(chunk.text, range)) return 'unsaid';
  const isOfCredential = isCredential(requirement.kind);
  if (isOfCredential && isUnderWay(chunk.text, range.start)) return 'denied';
  const found = limitIn(chunk, range, isOfCredential);
  if (found === 'none') return 'denied';
  const stated = found === 'in_part' && isHelpAsked(read, range, requirement) ? null : found;
  const dealt = dealtIn(read, range, requirement);
  if (dealt !== null && dealt !== 'in_part') return dealt;
  // The limiting words in the name of a credential do not limit it: `Basic Life Support`.
  if (isOfCredential) return credentialAt(read, range);
  const whole = isHeldInCustomSection(chunk, requirement) ? worthHeld : worthAt(read, requirement, worth);
  const limitedBy =
    stated === null
      ? limitedWithoutWords(read, range, requirement, dealt !== null)
      : wordsOrLine(limitingWordsIn(chunk, range));
  if (limitedBy === null) return { worth: whole };
  return { worth: worthInPart * whole, limit: stated ?? 'in_part', limitedBy };
}

/**
 * A credential is held and not shown by work, so a list counts in full if the person held a related job, and the summary
 * only then: without one, it may just name what the posting asks for.
 */
function credentialAt({ chunk: { kind, text }, worth }: WeighedChunk, { start }: TokenRange): Claim {
  if (!claimingKinds.has(kind)) return { worth };
  const words = wordsForNotHeld(text, start);
  if (words !== null) return { worth, limit: 'in_part', limitedBy: { words } };
  if (kind === 'other') return { worth: worthHeld };
  const whole = (worthHeld * worth) / kindWeights[kind].weight;
  const isListed = kind === 'skill' || kind === 'interest';
  return { worth: isListed || whole >= worthHeld ? whole : worth };
}

const han = preparedPattern(String.raw`\p{Script=Han}`);
const organization = preparedPattern(
  () => `^[师士员]?(?:${phrases('tailoring', 'organization_end', 'zh')})`,
  'u',
);
/** In UTF-16 units; the longest word that `organization` matches. */
const maxOrganizationLength = 8;

/** True for 会计 in 会计师事务所, an audit firm. */
function beginsOrganization(text: string, { start, end }: TokenRange): boolean {
  return han.test(text[start] ?? '') && organization.test(text.slice(end, end + maxOrganizationLength));
}

const helping = preparedPattern(
  () =>
    String.raw`^(?:${phrases('tailoring', 'helping', 'en', 'de', 'fr', 'es')})(?!\p{L})|^(?:${phrases('tailoring', 'helping', 'zh')})`,
  'iu',
);

/** True if the line is limited because the person helped, and the posting asks for help. */
function isHelpAsked({ chunk }: WeighedChunk, range: TokenRange, { isAssisting }: AskedTerm): boolean {
  return isAssisting === true && helping.test(limitingWordsIn(chunk, range) ?? '');
}

function worthAt(read: WeighedChunk, requirement: AskedTerm, worth: number): number {
  return isOfOwnTrade(read, requirement) ? Math.max(worth, worthInOwnTrade) : worth;
}

/** True for a line of a job about the trade of its title: a bookkeeper's bookkeeping is the same for any position. */
function isOfOwnTrade(
  { chunk: { lexicon, kind }, trades }: WeighedChunk,
  { kind: asked, alternatives }: AskedTerm,
) {
  if (kind !== 'experience' || asked !== 'skill') return false;
  return alternatives.some((each) => trades.has(tradeOf(lexicon, each) ?? ''));
}

function wordsOrLine(words: string | null): LimitedBy {
  return words === null ? 'other_line' : { words };
}

function limitedWithoutWords(
  read: WeighedChunk,
  range: TokenRange,
  requirement: AskedTerm,
  isDealtIn: boolean,
): LimitedBy | null {
  const { chunk } = read;
  if (workKinds.has(chunk.kind) && isBareList(chunk.text)) return 'row_of_names';
  if (isNameOfWork(chunk, range)) return 'product_name';
  return isDealtIn || isSeenFromOutside(read, range, requirement) ? 'job_title' : null;
}

/**
 * True if the person only worked in unrelated jobs, so a line about this work shows it in part, unless it is of the
 * trade of its job. Tools are excluded, because they are the same in every trade.
 */
function isSeenFromOutside(read: WeighedChunk, { start, end }: TokenRange, requirement: AskedTerm): boolean {
  const { kind, text } = read.chunk;
  if (kind !== 'experience' || read.nearest >= adjacentRelevance || requirement.kind !== 'skill')
    return false;
  if (isOfOwnTrade(read, requirement)) return false;
  return kindOf(read.lexicon, text.slice(start, end)) !== 'tool';
}

/** True for a project name such as `Project management app`, which names the product, not the work. Tools count. */
function isNameOfWork({ lexicon, kind, path, text }: Chunk, { start, end }: TokenRange): boolean {
  return kind === 'project' && path.endsWith('.name') && kindOf(lexicon, text.slice(start, end)) !== 'tool';
}

/** True if the title's own work is asked for: `Account Manager, Networking` shows sales, not networking. */
function isOfTitle(title: string, names: readonly string[]): boolean {
  return dealingsIn(title).some((dealing) => asksForDealing(dealing, names));
}

/**
 * Limits what people mention because they sell, staff, teach, arrange or buy it, without having done it. Related jobs
 * are not limited, and the dealing itself counts: selling shows sales.
 */
function dealtIn(
  { chunk: { lexicon, kind, text }, relevance, nearest, servesOthers, position, language }: WeighedChunk,
  range: TokenRange,
  { kind: asked, term, alternatives }: AskedTerm,
): Refusal | 'in_part' | null {
  if (isRelated(relevance) || asked === 'soft' || asked === 'language') return null;
  const names = [position, term, ...alternatives];
  if (nearest < adjacentRelevance && isWhatOthersDo(text, range)) return 'denied';
  if (kind === 'job_title') return servesOthers && !isOfTitle(text, names) ? 'dealt_in' : null;
  if (!describing.has(kind)) return null;
  const isTool = kindOf(lexicon, text.slice(range.start, range.end)) === 'tool';
  const dealing = dealingAround(text, range, isTool);
  const isOutside = kind === 'experience' && nearest < adjacentRelevance;
  if (dealing !== null && !asksForDealing(dealing, names)) {
    if (dealing === 'support') return 'in_part';
    return isOutside && isAsideOfOthers(text, range) ? 'unsaid' : 'dealt_in';
  }
  if (isCarried(text, range, language)) return 'dealt_in';
  const isWorkedWith = isMeans(text, range, isTool);
  if (kind === 'experience' && !isWorkedWith && isOfProgram(text, range, isTool)) return 'dealt_in';
  const isDoneWith = isWorkedWith || makesSomething(text);
  if (isOutside && !isDoneWith && isAsideOfOthers(text, range)) return 'unsaid';
  const isOwnWork = nearest >= adjacentRelevance || isDoneWith;
  const isOfDealing = [term, ...alternatives].some((name) => dealingsIn(name).length > 0);
  if (servesOthers && !isOwnWork && !isOfDealing) return 'dealt_in';
  if (isOutside && !isTool) {
    if (!isDoneWith && isBeforeNoun(text, range)) return 'unsaid';
    if (isAside(text, range)) return isAsideOfWriting(text, range) ? 'unsaid' : 'in_part';
    if (
      isCommonWord(lexicon, text, range, alternatives) &&
      !isPerformed(text, range) &&
      !isDutyWithObject(text, range)
    )
      return 'unsaid';
  }
  return servesOthers ? 'in_part' : null;
}

const nextWord = preparedPattern(String.raw`^[ -](\p{Ll}{3,20})(?!\p{L})`);

/** True if an English noun follows, which makes the term only its modifier: "teaching evaluations". */
function isBeforeNoun(text: string, { end }: TokenRange): boolean {
  const next = nextWord.exec(text.slice(end, end + 40))?.[1];
  if (next === undefined || mayFollowObject(next) || namesPerformance(next)) return false;
  if (!isMainlyNoun(next)) return false;
  return supportedLanguageOf(text) === 'en';
}

/** True for a single lowercase word that the lexicon does not know: `extensions`. */
function isCommonWord(
  lexicon: Lexicon,
  text: string,
  { start }: TokenRange,
  alternatives: readonly string[],
): boolean {
  if (!opensSmall(text.slice(start))) return false;
  return alternatives.every((each) => kindOf(lexicon, each) === null && tokenize(each).length === 1);
}

const opensDuty = preparedPattern(String.raw`(?:^|[,;:.•(\n]|\s[yeo]|\set|\sou)\s{0,3}$`, 'iu');
const itsObject = preparedPattern(String.raw`^\s(?:del?|des|du|d['’])(?!\p{L})`, 'iu');

/** True for a French or Spanish activity in a series, with its object: "edición y redacción de folletos". */
function isDutyWithObject(text: string, { start, end }: TokenRange): boolean {
  if (!isRomanceActivity(fold(text.slice(start, end)))) return false;
  return (
    opensDuty.test(text.slice(Math.max(0, start - 10), start)) && itsObject.test(text.slice(end, end + 5))
  );
}

const minItems = 4;
const maxItemWords = 3;
const separator = /[,;|•·，、；]/u;
const label = /^[^:：]{0,40}[:：]/u;

/** True for a bare list of names, "Java, Spring, SQL, Git", which does not say how they were used. */
const isBareList = memoize(1000, (text): boolean => {
  if (isVerb(tokenize(text)[0]?.text)) return false;
  const items = text
    .replace(label, '')
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length < minItems) return false;
  return items.every((item) => {
    const words = tokenize(item);
    if (han.test(item)) return words.length <= 2 * maxItemWords;
    return words.length <= maxItemWords && !isVerb(words[0]?.text);
  });
});

/** True for a verb as in "Monitor lines, drains …"; gerunds such as `Testing` may be names. */
function isVerb(word = ''): boolean {
  const forms = readVerb(word)?.forms ?? [];
  return forms.includes('past') || forms.includes('base');
}
