import { type Token, tokenize } from '../text/tokenize.ts';
import type { Candidate } from './candidate.ts';
import type { Language } from './posting.ts';
import type { Clause } from './read-sentences.ts';
import { foreignTalkWords, namesOfNoSkill, talkWords, vagueNouns } from './stop-words.ts';

const mostTokens = 4;

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
  if (tokens.length === 0 || tokens.length > mostTokens + 2) return null;
  if (!context.asks) return null;
  const named = nameIn(candidate, tokens, context);
  if (named) return { candidate: named, reason: 'written like a name' };
  if (candidate.inList && isNounPhrase(tokens)) return { candidate, reason: 'item of a list' };
  return null;
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
    // German capitalises every noun, so a capital alone says nothing there.
    const named = !employer.has(token.key) && isNameLike(token, !opens && language !== 'de');
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

function isNameLike({ text, key }: Token, capitalCounts: boolean): boolean {
  if (namesOfNoSkill.has(text) || isTalk(key) || /^[\p{N}.,]+$/u.test(text)) return false;
  if (/^\p{Lu}{2,6}s?$/u.test(text) || /\p{L}.*[\p{Lu}+#]|\p{L}\p{N}|\p{N}\p{L}/u.test(text))
    return text.length > 1;
  return capitalCounts && /^\p{Lu}\p{Ll}{2,}/u.test(text);
}

function isNounPhrase(tokens: readonly Token[]): boolean {
  const [only] = tokens;
  if (only && tokens.length === 1 && saysLittle(only.key)) return false;
  return (
    tokens.length <= mostTokens &&
    tokens.every(({ key, text }) => !isTalk(key) && /^[\p{L}&'’.+#-]{2,}$/u.test(text)) &&
    tokens.some(({ key }) => key.length >= 4) &&
    !/(?:ly|ing)$/.test(tokens[0]?.key ?? '')
  );
}

/** One word that qualifies another, or could be anything: `relational`, `protocols`. */
function saysLittle(key: string): boolean {
  return vagueNouns.has(key) || /(?:al|ive|ous|able|ible|ful|less|ary)$/.test(key);
}

function isTalk(key: string): boolean {
  return talkWords.has(key) || foreignTalkWords.has(key);
}
