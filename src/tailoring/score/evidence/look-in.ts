import { isCredential } from '../../../contract/choices.ts';
import { findMeantKeys, isListItem, isSomethingElse } from '../../../lexicon/find-terms.ts';
import { describesThing } from '../../../lexicon/languages/names-language.ts';
import { simplified } from '../../../lexicon/languages/simplified.ts';
import { canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { type ClassKind, isEverydayTool, twoParts } from '../../../lexicon/skills/classes.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { findKeys, rangeOf, type TokenRange } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { type Token, termKey } from '../../../text/tokenize.ts';
import { type Chunk, type ChunkKind, describingKinds, workKinds } from '../../resume/resume-model.ts';
import { claimingKinds, isRelated, minSameTrade } from '../role/role-factors.ts';
import { activitiesByWord } from './activity/activities-of.ts';
import { agentNounsOf, findAgentNoun, findStatedAgentNoun } from './activity/agent-nouns.ts';
import { findActivity } from './activity/find-activity.ts';
import { lacksAddedWork } from './added-work.ts';
import { lacksProgram } from './asked-program.ts';
import type { WeighedChunk } from './chunk-index.ts';
import {
  type Claim,
  claimAt,
  isHeldInCustomSection,
  type LimitedBy,
  type Refusal,
  worthInPart,
} from './claim.ts';
import { findCredential, higherCredentials } from './find-credential.ts';
import { findInOtherWords } from './find-in-other-words.ts';
import { findQuality } from './find-quality.ts';
import {
  type Form,
  firstKey,
  formsOf,
  isBeingDone,
  isDone,
  isDoneNow,
  membersShowing,
  suitesContaining,
} from './forms-of.ts';
import { isPartOfName } from './part-of-name.ts';

/** A place in the resume that shows a requirement. */
export interface Showing extends Claim {
  /** Path of the chunk, in JSON Resume terms. */
  readonly path: string;
  /** A substring of the chunk's text. */
  readonly quote: string;
  /** The spelling that was found: the posting's own or an alias. */
  readonly form: string;
  readonly kind: ChunkKind;
  /** Set if the text shows the requirement without naming it: `NetSuite` shows ERP. */
  readonly implied?: true;
  /** Programs of a suite in the text, where it shows the suite in part: `Excel` for Microsoft Office. */
  readonly programs?: readonly string[];
  /** Set if the text shows a language by being written in it. */
  readonly isWriting?: true;
  /** True if the form is the posting's own spelling. */
  readonly literal: boolean;
}

/** A text that mentions a requirement without claiming it. */
export interface Refused {
  readonly path: string;
  /** Where the text mentions it. */
  readonly start: number;
  readonly refusal: Refusal;
}

/** Places checked per form and text. */
const maxPlaces = 8;

/** Looks for a requirement in a text; null if the text does not mention it. */
export function lookIn(read: WeighedChunk, requirement: AskedRequirement): Showing | Refused | null {
  if (lacksProgram(read.read, requirement)) return programFor(read, requirement);
  const named = namedIn(read, requirement);
  if (named && !isUnsaid(named)) return named;
  return (
    impliedIn(read, requirement) ??
    memberIn(read, requirement, 'tools') ??
    shownByForm(read, requirement) ??
    doneIn(read, requirement) ??
    partOfFieldIn(read, requirement) ??
    suiteOfProgramIn(read, requirement) ??
    titledIn(read, requirement) ??
    named
  );
}

/** Finds a known program for the work of a requirement: `Jira` for project management software. */
function programFor(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  const showing = memberIn(read, requirement, 'tools') ?? impliedIn(read, requirement);
  return showing && kindOf(read.lexicon, showing.quote) === 'tool' ? showing : null;
}

/** True if the text may still show the requirement in another way. */
export function isUnsaid(look: Showing | Refused): boolean {
  return 'refusal' in look && look.refusal === 'unsaid';
}

function namedIn(read: WeighedChunk, requirement: AskedRequirement): Showing | Refused | null {
  const { chunk } = read;
  const refused: Refused[] = [];
  for (const form of formsOf(read.lexicon, requirement)) {
    if (form.done || form.alone) continue;
    let limited: Showing | null = null;
    for (const range of placesOf(form, read)) {
      if (isOfOtherThing(read, range, requirement) || isInitial(chunk.text, range)) continue;
      const claim = claimAt(read, range, requirement);
      if (typeof claim === 'string') {
        refused.push({ path: chunk.path, start: range.start, refusal: claim });
        continue;
      }
      const quote = read.ownText.slice(range.start, range.end);
      const { text } = form;
      // A misspelled word is found, but is not the posting's spelling.
      const literal = form.literal && termKey(simplified(quote)) === form.key;
      const kind = isHeldInCustomSection(chunk, requirement) ? heldAs(requirement) : chunk.kind;
      const showing = { path: chunk.path, quote, form: text, kind, literal, ...claim };
      if (claim.limit === undefined)
        return lacksAddedWork(read.read, requirement) ? inPart(showing, 'part') : showing;
      if (limited === null || claim.limit === 'at_most') limited = showing;
    }
    if (limited) return limited;
  }
  return strongestRefusal(refused);
}

/**
 * True for "French pastry" where French is asked for, and for a soft skill within the name of a program. The section of
 * languages names only languages.
 */
function isOfOtherThing({ chunk, language }: WeighedChunk, range: TokenRange, { kind }: AskedRequirement) {
  if (kind === 'language' && isCitizenship(chunk.text, range)) return true;
  if (kind === 'soft')
    return language === 'en' && workKinds.has(chunk.kind) && isPartOfName(chunk.text, range);
  return kind === 'language' && chunk.kind !== 'language' && describesThing(chunk.text, range, language);
}

const citizenshipBefore = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'citizenship')})\s?[:：–-]?\s?$`,
  'iu',
);
const citizenshipAfter = preparedPattern(
  () => String.raw`^\s?(?:${phrases('tailoring', 'citizenship')})(?!\p{L})`,
  'iu',
);
/** In UTF-16 units; the longest text that the patterns match. */
const maxCitizenship = 30;

/** True for "Nationalität Deutsch", which names no language. */
function isCitizenship(text: string, { start, end }: TokenRange): boolean {
  return (
    citizenshipBefore.test(text.slice(Math.max(0, start - maxCitizenship), start)) ||
    citizenshipAfter.test(text.slice(end, end + maxCitizenship))
  );
}

const initialBefore = preparedPattern(String.raw`(?:^|[\s(-])\p{Lu}\.\s?-?$`);
const initialAfter = preparedPattern(String.raw`^\.(?:,|\s?-?\p{Lu}\.)`);

/** True for the initial of a name in a list of authors: `R` of "Miller, D. R., Ito, K.". */
function isInitial(text: string, { start, end }: TokenRange): boolean {
  if (end - start !== 1 || text[end] !== '.') return false;
  return (
    initialAfter.test(text.slice(end, end + 5)) ||
    initialBefore.test(text.slice(Math.max(0, start - 4), start))
  );
}

const refusals: readonly Refusal[] = ['denied', 'dealt_in', 'unsaid'];

function strongestRefusal(refused: readonly Refused[]): Refused | null {
  return refusals.flatMap((each) => refused.find(({ refusal }) => refusal === each) ?? [])[0] ?? null;
}

function heldAs({ kind }: AskedRequirement): ChunkKind {
  return kind === 'language' ? 'language' : 'certificate';
}

function placeOf(form: Form, read: WeighedChunk): TokenRange | null {
  return placesOf(form, read).next().value ?? null;
}

function* placesOf(form: Form, read: WeighedChunk): Generator<TokenRange, void> {
  const { chunk } = read;
  const { tokens, keys } = read.read;
  if (!keys.has(firstKey(form))) return;
  if (form.isOther) {
    const first = findKeys(tokens, form.keys, 0);
    const range = first === -1 ? null : rangeOf(tokens, first, form.keys.length);
    if (range && isSomethingElse(tokens, range.start)) yield range;
    return;
  }
  let match = findMeantKeys(read.lexicon, chunk.text, tokens, form.keys);
  for (let count = 0; match && count < maxPlaces; count += 1) {
    yield rangeOf(tokens, match.first, match.count);
    match = findMeantKeys(read.lexicon, chunk.text, tokens, form.keys, match.first + 1);
  }
  const item = acronym.test(form.text) ? listedInAnyCase(form, read) : undefined;
  if (item) yield item;
}

const acronym = preparedPattern(String.raw`^\p{Lu}{3,}$`);

/** Finds an acronym as an item of the skills of a person of the trade, in any case: `Blast`. Elsewhere it may be a word. */
function listedInAnyCase(
  { keys }: Form,
  { chunk, relevance, read: { tokens } }: WeighedChunk,
): Token | undefined {
  if (chunk.kind !== 'skill' || !isRelated(relevance)) return undefined;
  return tokens.find((token) => token.key === keys[0] && isListItem(chunk.text, token));
}

/**
 * Finds a narrower term that implies a skill, a certificate that implies its language, or a higher level of a
 * credential.
 */
function impliedIn(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  const { kind, alternatives, homonyms = [] } = requirement;
  if (kind === 'soft') return null;
  if (isCredential(kind)) {
    const held = higherCredentials(read.lexicon, requirement).flatMap((each) => read.naming.get(each) ?? []);
    return firstClaim(read, held, requirement);
  }
  const terms = alternatives.filter((each) => !homonyms.includes(each));
  return firstClaim(
    read,
    terms.flatMap((each) => read.implying.get(canonical(read.lexicon, each)) ?? []),
    requirement,
  );
}

/** Finds a member of a class: `React` shows frontend frameworks (`data/lexicon/classes.tsv`). */
function memberIn(read: WeighedChunk, requirement: AskedRequirement, kind: ClassKind): Showing | null {
  // Everyday tools are the same in every trade.
  if (
    read.relevance < minSameTrade &&
    !requirement.alternatives.some((each) => isEverydayTool(read.lexicon, each))
  )
    return null;
  const ranges = [...membersShowing(read.lexicon, requirement)].flatMap(([member, itsKind]) =>
    itsKind === kind ? (read.naming.get(member) ?? read.implying.get(member) ?? []) : [],
  );
  return firstClaim(read, ranges, requirement);
}

/** Finds one task of a field, which shows the field in part: wound care for patient care. */
function partOfFieldIn(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  const suite = memberIn(read, requirement, 'suite');
  if (suite)
    return suite.limit === undefined
      ? {
          ...inPart(suite, isOfTwoParts(read.lexicon, requirement) ? 'part' : 'one_program'),
          programs: programsIn(read, requirement),
        }
      : suite;
  const showing = memberIn(read, requirement, 'field');
  return showing && inPart(showing, 'part');
}

/**
 * Finds a listed suite that contains a program: `MS Office` shows Word in part, because others may have been used. A
 * line of work may be about the suite as a product: "deployed MS Office".
 */
function suiteOfProgramIn(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  if (!claimingKinds.has(read.chunk.kind)) return null;
  const ranges = suitesContaining(read.lexicon, requirement).flatMap((suite) => read.naming.get(suite) ?? []);
  const showing = firstClaim(read, ranges, requirement);
  return showing && inPart(showing, 'whole_suite');
}

function isOfTwoParts(lexicon: Lexicon, { term }: AskedRequirement): boolean {
  return twoParts(lexicon, term).length > 0;
}

function programsIn(read: WeighedChunk, requirement: AskedRequirement): readonly string[] {
  return [...membersShowing(read.lexicon, requirement)].flatMap(([member, kind]) =>
    kind === 'suite' && (read.naming.has(member) || read.implying.has(member)) ? [member] : [],
  );
}

/** Two programs in texts that show a suite in part show it in full. */
export function withWholeSuite(showing: readonly Showing[]): readonly Showing[] {
  if (new Set(showing.flatMap(({ programs = [] }) => programs)).size < 2) return showing;
  return showing.map((one) => {
    if (one.programs === undefined) return one;
    const { limit: _, limitedBy: __, ...whole } = one;
    return { ...whole, worth: one.worth / worthInPart };
  });
}

function inPart(showing: Showing, limitedBy: LimitedBy): Showing {
  if (showing.limit !== undefined) return showing;
  return { ...showing, worth: worthInPart * showing.worth, limit: 'in_part', limitedBy };
}

/** Finds verb forms, short names and shared words: "mentored two juniors", "arterial and central lines". */
function shownByForm(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  if (requirement.kind !== 'skill' && requirement.kind !== 'soft') return null;
  const { text } = read.chunk;
  const ranges: TokenRange[] = [];
  for (const form of formsOf(read.lexicon, requirement)) {
    const isWhole = form.done !== undefined || form.alone === true;
    const range = isWhole ? placeOf(form, read) : findAroundSharedWord(read.read, form.keys);
    if (range && isInTense(form, text, range)) ranges.push(range);
  }
  return firstClaim(read, ranges, requirement);
}

function firstClaim(
  read: WeighedChunk,
  ranges: readonly TokenRange[],
  requirement: AskedRequirement,
): Showing | null {
  for (const range of ranges) {
    const claim = impliedBy(read, range, requirement);
    if (claim) return claim;
  }
  return null;
}

function isInTense({ done }: Form, text: string, range: TokenRange): boolean {
  if (done === undefined) return true;
  if (done === 'gerund') return isBeingDone(text, range);
  return done === 'past' ? isDone(text, range) : isDoneNow(text, range);
}

/** Finds a described activity: "Negotiated 40 supplier contracts" shows contract negotiation. */
function doneIn(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  const { text } = read.chunk;
  for (const [word, activities] of activitiesByWord(read.lexicon, requirement)) {
    if (word !== null && !read.read.keys.has(word)) continue;
    for (const activity of activities) {
      const range = findActivity(text, read.read.tokens, activity);
      const claim = range && impliedBy(read, range, requirement);
      if (claim) return claim;
    }
  }
  return null;
}

/** Finds an agent noun: a title `Project Manager`, or a text "acted as project manager", shows project management. */
function titledIn(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  const { kind } = read.chunk;
  if (kind !== 'job_title' && !describingKinds.has(kind)) return null;
  const find = kind === 'job_title' ? findAgentNoun : findStatedAgentNoun;
  for (const agentNoun of agentNounsOf(read.lexicon, requirement)) {
    if (![...agentNoun.agentNoun].some((key) => read.read.keys.has(key))) continue;
    const range = find(read.read, agentNoun);
    const claim =
      range && (kind === 'job_title' ? impliedByTitle(read, range) : impliedBy(read, range, requirement));
    if (claim) return claim;
  }
  return null;
}

/** Null if the text does not claim the skill at `range`. */
function impliedBy(read: WeighedChunk, range: TokenRange, requirement: AskedRequirement): Showing | null {
  const claim = claimAt(read, range, requirement);
  return typeof claim === 'string' ? null : impliedAt(read, range, claim);
}

/** A title shows its usual work only in part, because it does not say what the person did. */
function impliedByTitle(read: WeighedChunk, range: TokenRange): Showing {
  return impliedAt(read, range, {
    worth: worthInPart * read.worth,
    limit: 'in_part',
    limitedBy: 'held_title',
  });
}

function impliedAt({ chunk, ownText }: WeighedChunk, { start, end }: TokenRange, claim: Claim): Showing {
  return impliedShowing(chunk, ownText.slice(start, end), claim);
}

/** Evidence from a quote that shows a requirement without naming it. */
export function impliedShowing({ path, kind }: Chunk, quote: string, claim: Claim): Showing {
  return { path, quote, form: quote, kind, literal: false, implied: true, ...claim };
}

/** Finds the words of the requirement in other forms or another order, or a credential by another name. */
export function shownInOtherWords(
  read: WeighedChunk,
  requirement: AskedRequirement,
): Showing | Refused | null {
  if (lacksProgram(read.read, requirement)) return null;
  const held = findCredential(read, requirement);
  if (held) return impliedBy(read, held, requirement);
  const quality = findQuality(read, requirement);
  if (quality) return impliedBy(read, quality, requirement);
  const found = findInOtherWords(read, requirement);
  if (found?.isOfOtherTrade) return { path: read.chunk.path, start: found.range.start, refusal: 'unsaid' };
  const showing = found && impliedBy(read, found.range, requirement);
  return showing && found.isInPart ? inPart(showing, 'part') : showing;
}

/** Distance in words between the first and last word: "arterial, venous and central lines". */
const maxDistance = 4;
const sharedHead = preparedPattern(String.raw`^(?:(?:, [\p{L}-]+)?,? (?:and|or|&) | ?\/ ?)[\p{L}-]+ $`, 'iu');
const sharedModifier = preparedPattern(
  String.raw`^ [\p{L}-]+(?:(?:, [\p{L}-]+)?,? (?:and|or|&) | ?\/ ?)$`,
  'iu',
);

/**
 * Finds a two-word term in a coordination that shares one of its words: "arterial and central lines" for arterial
 * lines, "patient assessment and education" for patient education, "MIG/TIG welding" for MIG welding.
 */
function findAroundSharedWord(
  { text, tokens, keys }: ReadText,
  [modifier, head, ...more]: readonly string[],
): TokenRange | null {
  if (modifier === undefined || head === undefined || more.length > 0) return null;
  if (!keys.has(modifier) || !keys.has(head)) return null;
  for (const [first, token] of tokens.entries()) {
    if (token.key !== modifier) continue;
    for (let last = first + 2; last <= first + maxDistance; last += 1) {
      const other = tokens[last];
      if (other?.key !== head) continue;
      const between = text.slice(token.end, other.start);
      if (sharedHead.test(between) || sharedModifier.test(between)) {
        return rangeOf(tokens, first, last - first + 1);
      }
    }
  }
  return null;
}
