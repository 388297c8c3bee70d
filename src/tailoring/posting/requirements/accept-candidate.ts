import type { TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import type { Clause } from '../clause.ts';
import { isChinesePhrase } from '../names/is-chinese-phrase.ts';
import { isNounPhrase, mostTokens } from '../names/is-noun-phrase.ts';
import { isNumeral } from '../names/is-numeral.ts';
import { isTalk } from '../names/is-talk.ts';
import { namesOfNoSkill } from '../names/stop-words.ts';
import { isProduct } from './is-product.ts';

/** Why a candidate is a requirement, and which stretch of it; null when it is none. */
export interface Accepted {
  readonly candidate: Candidate;
  readonly reason: string;
}

export interface AcceptContext {
  readonly clause: Clause;
  /** The clause stands among requirements, so that names and plain words in a list count too. */
  readonly asks: boolean;
  readonly language: Language | null;
  /** Where the clause names the company, which is no skill. */
  readonly employer: readonly TokenRange[];
}

export function acceptCandidate(candidate: Candidate, context: AcceptContext): Accepted | null {
  const employer = namedIn(candidate, context);
  if (candidate.term) {
    const isMeant = !employer || (context.asks && isProduct(context.clause, employer));
    return isMeant ? { candidate, reason: `known ${candidate.term.kind}` } : null;
  }
  if (candidate.kind) return context.asks ? { candidate, reason: `named like a ${candidate.kind}` } : null;
  const tokens = tokenize(candidate.text);
  if (tokens.length === 0 || (tokens.length > mostTokens + 2 && !isChinesePhrase(candidate.text)))
    return null;
  if (!context.asks) return null;
  const named = nameIn(candidate, tokens, context);
  const isListed =
    candidate.inList &&
    !isNumeral(tokens[0]?.text ?? '', context.clause.text.slice(0, candidate.start)) &&
    (isNounPhrase(candidate.text, tokens, context.language) || isChinesePhrase(candidate.text));
  if (isListed && !employer) return { candidate, reason: named ? 'written like a name' : 'item of a list' };
  return named ? { candidate: named, reason: 'written like a name' } : null;
}

/** The company's name, where it and the candidate share words. */
function namedIn({ start, end }: TokenRange, { employer }: AcceptContext): TokenRange | undefined {
  return employer.find((name) => name.start < end && start < name.end);
}

/** The longest run of tokens that only a name is written like: digits inside, symbols, odd capitals. */
function nameIn(candidate: Candidate, tokens: readonly Token[], context: AcceptContext): Candidate | null {
  const { clause, language } = context;
  let run: Token[] = [];
  let best: Token[] = [];
  for (const token of tokens) {
    const opens = clause.opensSentence && candidate.start === 0 && token.start === 0;
    // German capitalises every noun, and running text names people and places: a capital alone says nothing there.
    const capitalCounts = !opens && language !== 'de' && (candidate.inList || clause.section !== 'none');
    const place = { start: candidate.start + token.start, end: candidate.start + token.end };
    const named =
      !namedIn(place, context) &&
      !isNumeral(token.text, clause.text.slice(0, place.start)) &&
      isNameLike(token, capitalCounts, language);
    run = named ? [...run, token] : [];
    if (run.length > best.length) best = run;
  }
  const [first] = best;
  const last = best.at(-1);
  if (!first || !last || best.length > mostTokens) return null;
  const start = candidate.start + first.start;
  return {
    ...candidate,
    text: candidate.text.slice(first.start, last.end),
    start,
    end: candidate.start + last.end,
  };
}

const longestName = 40;
const amount = preparedPattern(
  String.raw`^[\p{N}.,]+(?:[kmh%x]|am|pm|lbs?|kg|th|st|nd|rd|km|mg|min|hrs?)?$|^(?:years?|yrs?|months?|jahre|ans|años)\+?$`,
  'iu',
);
const acronym = preparedPattern(String.raw`^\p{Lu}{2,6}s?$`);
const oddlyWritten = preparedPattern(String.raw`\p{L}.*[\p{Lu}+#]|\p{L}\p{N}|\p{N}\p{L}`);
const capitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}{2,}`);

function isNameLike({ text, key }: Token, capitalCounts: boolean, language: Language | null): boolean {
  if (text.length > longestName || namesOfNoSkill.has(text) || isTalk(key, language) || amount.test(text))
    return false;
  if (acronym.test(text) || oddlyWritten.test(text)) return text.length > 1;
  return capitalCounts && capitalized.test(text);
}
