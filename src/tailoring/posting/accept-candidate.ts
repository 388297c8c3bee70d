import { type Token, tokenize } from '../text/tokenize.ts';
import type { Candidate } from './candidate.ts';
import { isChinesePhrase, isNounPhrase, isTalk, mostTokens } from './noun-phrase.ts';
import type { Language } from './posting.ts';
import type { Clause } from './read-sentences.ts';
import { namesOfNoSkill } from './stop-words.ts';

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
  /** Token keys of the company's name, which is no skill. */
  readonly employer: ReadonlySet<string>;
}

export function acceptCandidate(candidate: Candidate, context: AcceptContext): Accepted | null {
  if (candidate.term) return { candidate, reason: `known ${candidate.term.kind}` };
  const tokens = tokenize(candidate.text);
  if (tokens.length === 0 || (tokens.length > mostTokens + 2 && !isChinesePhrase(candidate.text)))
    return null;
  if (!context.asks) return null;
  if (candidate.kind) return { candidate, reason: `named like a ${candidate.kind}` };
  const named = nameIn(candidate, tokens, context);
  const isListed =
    candidate.inList &&
    (isNounPhrase(candidate.text, tokens, context.language) || isChinesePhrase(candidate.text));
  const isEmployer = tokens.some(({ key }) => context.employer.has(key));
  if (isListed && !isEmployer) return { candidate, reason: named ? 'written like a name' : 'item of a list' };
  return named ? { candidate: named, reason: 'written like a name' } : null;
}

/** The longest run of tokens that only a name is written like: digits inside, symbols, odd capitals. */
function nameIn(
  candidate: Candidate,
  tokens: readonly Token[],
  { clause, language, employer }: AcceptContext,
): Candidate | null {
  let run: Token[] = [];
  let best: Token[] = [];
  for (const token of tokens) {
    const opens = clause.opensSentence && candidate.start === 0 && token.start === 0;
    // German capitalises every noun, and running text names people and places: a capital alone says nothing there.
    const capitalCounts = !opens && language !== 'de' && (candidate.inList || clause.section !== 'none');
    const named = !employer.has(token.key) && isNameLike(token, capitalCounts, language);
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
const amount =
  /^[\p{N}.,]+(?:[kmh%x]|am|pm|lbs?|kg|th|st|nd|rd|km|mg|min|hrs?)?$|^(?:years?|yrs?|months?|jahre|ans|años)\+?$/iu;

function isNameLike({ text, key }: Token, capitalCounts: boolean, language: Language | null): boolean {
  if (text.length > longestName || namesOfNoSkill.has(text) || isTalk(key, language) || amount.test(text))
    return false;
  if (/^\p{Lu}{2,6}s?$/u.test(text) || /\p{L}.*[\p{Lu}+#]|\p{L}\p{N}|\p{N}\p{L}/u.test(text))
    return text.length > 1;
  return capitalCounts && /^\p{Lu}\p{Ll}{2,}/u.test(text);
}
