import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import { mostTokens } from '../names/is-noun-phrase.ts';
import { isNumeral } from '../names/is-numeral.ts';
import { isTalk } from '../names/is-talk.ts';
import { namesOfNoSkill } from '../names/stop-words.ts';
import { type ClauseContext, employerWithin } from './clause-context.ts';

/** The longest run of tokens that only a name is written like: digits inside, symbols, odd capitals. */
export function nameIn(
  candidate: Candidate,
  tokens: readonly Token[],
  context: ClauseContext,
): Candidate | null {
  let run: Token[] = [];
  let best: Token[] = [];
  for (const token of tokens) {
    run = isPartOfName(token, candidate, context) ? [...run, token] : [];
    if (run.length > best.length) best = run;
  }
  const [first] = best;
  const last = best.at(-1);
  if (!first || !last || best.length > mostTokens) return null;
  const text = candidate.text.slice(first.start, last.end);
  return { ...candidate, text, start: candidate.start + first.start, end: candidate.start + last.end };
}

function isPartOfName(token: Token, candidate: Candidate, context: ClauseContext): boolean {
  const { clause, language } = context;
  const place = { start: candidate.start + token.start, end: candidate.start + token.end };
  if (employerWithin(place, context) || isNumeral(token.text, clause.text.slice(0, place.start)))
    return false;
  if (isNoName(token, language)) return false;
  if (acronym.test(token.text) || oddlyWritten.test(token.text)) return true;
  return capitalized.test(token.text) && capitalCounts(token, candidate, context);
}

/** German capitalises every noun, and running text names people and places: a capital alone says nothing there. */
function capitalCounts(token: Token, candidate: Candidate, { clause, language }: ClauseContext): boolean {
  const opens = clause.opensSentence && candidate.start === 0 && token.start === 0;
  return !opens && language !== 'de' && (candidate.inList || clause.section !== 'none');
}

/** In UTF-16 units. */
const longestName = 40;
const amount = preparedPattern(
  String.raw`^[\p{N}.,]+(?:[kmh%x]|am|pm|lbs?|kg|th|st|nd|rd|km|mg|min|hrs?)?$|^(?:years?|yrs?|months?|jahre|ans|años)\+?$`,
  'iu',
);
const acronym = preparedPattern(String.raw`^\p{Lu}{2,6}s?$`);
const oddlyWritten = preparedPattern(String.raw`\p{L}.*[\p{Lu}+#]|\p{L}\p{N}|\p{N}\p{L}`);
const capitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}{2,}`);

function isNoName({ text, key }: Token, language: Language | null): boolean {
  return text.length > longestName || namesOfNoSkill.has(text) || isTalk(key, language) || amount.test(text);
}
