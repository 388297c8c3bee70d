import type { TermKind } from '../../contract/own-term.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import type { Clause } from '../clause.ts';
import { cueOf } from '../cues/cue-of.ts';
import { leadEnd } from '../cues/lead-phrases.ts';
import { listBorder } from '../cues/list-border.ts';
import { praiseLength } from '../cues/praise-length.ts';
import { isAvailability } from '../names/is-availability.ts';
import { isChinesePhrase } from '../names/is-chinese-phrase.ts';
import { isNounPhrase, maxTokens } from '../names/is-noun-phrase.ts';
import { isNumeral, isStep } from '../names/is-numeral.ts';
import { isPlace } from '../names/is-place.ts';
import { formsOfAddress, namesOfNoSkill } from '../names/stop-words.ts';
import { asks, type ClauseContext, employerWithin } from './clause-context.ts';
import { nameIn } from './name-in.ts';

const possessive = /['’]s?$/u;

/**
 * Whether the company's name stands for what it makes: `Experience with Notion` at Notion. So it does as the object
 * of what is asked for, and in a list of that; "eligible to work for Notion" and "Notion's values" mean the company.
 */
function isProduct({ text, isItem }: Clause, { start, end }: TokenRange): boolean {
  if (possessive.test(text.slice(start, end))) return false;
  const before = `${text.slice(0, start).trimEnd()} `;
  if (before === ' ') return isItem || cueOf(text) !== null;
  const border = allMatches(before, listBorder).at(-1);
  const from = Math.max(leadEnd(before) ?? 0, border ? border.index + border[0].length : 0);
  return from >= before.length || praiseLength(before.slice(from)) >= before.length - from;
}

/** A candidate that is a requirement, or the stretch of it that is one. */
export interface Accepted {
  readonly candidate: Candidate;
  /** Why it was accepted, for the reader. */
  readonly reason: string;
}

/** Whether a candidate is a requirement, by what is known of it or by how it is written; null when it is none. */
export function acceptCandidate(candidate: Candidate, context: ClauseContext): Accepted | null {
  const employer = employerWithin(candidate, context);
  if (candidate.term) {
    if (isMerelyTold(candidate.term.kind, context) || isOfColleagues(candidate, context)) return null;
    if (isStep(candidate.text, context.clause.text.slice(0, candidate.start))) return null;
    const isMeant = !employer || (asks(context) && isProduct(context.clause, employer));
    return isMeant ? { candidate, reason: `known ${candidate.term.kind}` } : null;
  }
  if (!asks(context)) return null;
  if (candidate.kind) {
    const isCredential = !namesOfNoSkill.has(candidate.text);
    return isCredential ? { candidate, reason: `named like a ${candidate.kind}` } : null;
  }
  if (isAvailability(candidate.text, context.clause.text)) return null;
  if (candidate.isTitle && !employer) return { candidate, reason: 'written like a name' };
  const tokens = tokenize(candidate.text);
  if (
    isPlace(tokens) ||
    address.test(candidate.text) ||
    isSentence(candidate, tokens) ||
    tokens.some(({ key }) => formsOfAddress.has(key))
  )
    return null;
  const named = nameIn(candidate, tokens, context);
  if (!employer && isListed(candidate, tokens, context))
    return { candidate, reason: named ? 'written like a name' : 'item of a list' };
  return named ? { candidate: named, reason: 'written like a name' } : null;
}

const address = /https?:|\bwww\./i;

/** More around the thing than a word or two is talk. */
function isSentence({ text }: Candidate, { length }: readonly Token[]): boolean {
  return length === 0 || (length > maxTokens + 2 && !isChinesePhrase(text));
}

/** An item of a list that reads like the name of a thing. */
function isListed(candidate: Candidate, tokens: readonly Token[], context: ClauseContext): boolean {
  const { text, start, inList } = candidate;
  if (!inList || isNumeral(tokens[0]?.text ?? '', context.clause.text.slice(0, start))) return false;
  return isNounPhrase(text, tokens, context.language) || isChinesePhrase(text);
}

/** "Kanzlei Muster, Steuerberater": a licence that running text names without asking for it is somebody else's. */
function isMerelyTold(kind: TermKind, context: ClauseContext): boolean {
  return (
    (kind === 'licence' || kind === 'certificate') && !asks(context) && context.clause.section === 'none'
  );
}

const leadsToColleagues = preparedPattern(
  String.raw`\b(?:with|our|the)\s+(?:[\p{L}&-]+(?:,| and| or)\s+)*$`,
  'iu',
);
const colleagues = preparedPattern(
  String.raw`^(?:(?:,| and| or)\s+[\p{L}&-]+)*\s+(?:teams?|departments?|colleagues|staff)\b`,
  'iu',
);

/** "Plan campaigns with the fundraising and policy teams": who does it, and not the reader. */
function isOfColleagues({ start, end }: Candidate, context: ClauseContext): boolean {
  const { text } = context.clause;
  return !asks(context) && colleagues.test(text.slice(end)) && leadsToColleagues.test(text.slice(0, start));
}
