import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import { maxTokens } from '../names/is-noun-phrase.ts';
import { isNumeral } from '../names/is-numeral.ts';
import { isPeopleAround } from '../names/is-people-around.ts';
import { isPlace } from '../names/is-place.ts';
import { isRunTogether } from '../names/is-run-together.ts';
import { isTalk } from '../names/is-talk.ts';
import { isVague } from '../names/is-vague.ts';
import { plainVerbs, verbsBehindLead } from '../names/plain-verbs.ts';
import { namesOfNoSkill } from '../names/stop-words.ts';
import { type ClauseContext, employerWithin } from './clause-context.ts';

/** What is written like a name may be longer than other names, but no line of capitals. */
const maxCapitals = maxTokens + 1;

/** The longest run of tokens that only a name is written like: digits inside, symbols, odd capitals. */
export function nameIn(
  candidate: Candidate,
  tokens: readonly Token[],
  context: ClauseContext,
): Candidate | null {
  let run: Token[] = [];
  let best: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (joinsCapitals(tokens, index)) {
      if (run.length > 0) run = [...run, token];
      continue;
    }
    const isPart = isPartOfName(token, candidate, context) || isOfCode(candidate.text, tokens, index);
    run = isPart ? [...run, token] : [];
    if (run.length > best.length) best = run;
  }
  const [first] = best;
  const last = best.at(-1);
  if (
    !first ||
    !last ||
    isPlace(best) ||
    isWordOfForm(best) ||
    isPeopleAround(best) ||
    best.filter(({ key }) => key !== 'of').length > maxCapitals
  )
    return null;
  const text = candidate.text.slice(first.start, last.end);
  return { ...candidate, text, start: candidate.start + first.start, end: candidate.start + last.end };
}

const code = preparedPattern(String.raw`^\p{Lu}{2,6}(?:-\p{N}{1,5}| \p{N}{3,5})$`);

/** "BS 3998", "VM-20": letters and the number that belongs to them, of which neither is a name alone. */
function isOfCode(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const isCode = (first: Token | undefined, last: Token | undefined) =>
    first !== undefined && last !== undefined && code.test(text.slice(first.start, last.end));
  return isCode(before, token) || isCode(token, after);
}

/** "Code of Ethics", "Accreditation Scheme of Arts Council England" */
function joinsCapitals(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return token?.text === 'of' && isCapital(before) && isCapital(after);
}

/** "Requirements", "Track": one plain word that only opens a line with a capital. */
function isWordOfForm([only, ...more]: readonly Token[]): boolean {
  if (only === undefined || more.length > 0 || !plainlyCapitalized.test(only.text)) return false;
  return isVague(only.key) || plainVerbs.has(only.key) || verbsBehindLead.has(only.key);
}

const titleEnd = preparedPattern(
  String.raw`^(?: \p{Lu}\p{Ll}+)* (?:Act|Code|Standard|Directive|Regulations?|Convention|Protocol|Award)(?!\p{L})`,
);

/** "Mental Capacity Act": words of talk belong to the title of a law or a standard. */
function opensTitle({ text, end }: Token, candidate: Candidate): boolean {
  return capitalized.test(text) && titleEnd.test(candidate.text.slice(end));
}

function isCapital(token: Token | undefined): boolean {
  return token !== undefined && capitalized.test(token.text);
}

function isPartOfName(token: Token, candidate: Candidate, context: ClauseContext): boolean {
  const { clause, language } = context;
  const place = { start: candidate.start + token.start, end: candidate.start + token.end };
  if (employerWithin(place, context) || isNumeral(token.text, clause.text.slice(0, place.start)))
    return false;
  if (isNoName(token, language) && !opensTitle(token, candidate)) return false;
  if (acronym.test(token.text) || oddlyWritten.test(token.text)) return true;
  return capitalized.test(token.text) && capitalCounts(token, candidate, context);
}

/** German capitalises every noun, and running text names people and places: a capital alone says nothing there. */
function capitalCounts(token: Token, candidate: Candidate, { clause, language }: ClauseContext): boolean {
  const opens = clause.opensSentence && candidate.start === 0 && token.start === 0;
  return !opens && language !== 'de' && (candidate.inList || clause.section !== 'none');
}

/** In UTF-16 units. */
const maxNameLength = 40;
const amount = preparedPattern(
  String.raw`^[\p{N}.,]+(?:[kmh%x]|am|pm|lbs?|kg|th|st|nd|rd|km|mg|min|hrs?)?$|^(?:years?|yrs?|months?|jahre|ans|años)\+?$`,
  'iu',
);
const acronym = preparedPattern(String.raw`^\p{Lu}{2,6}s?$`);
const oddlyWritten = preparedPattern(String.raw`^[^\p{L}]*\p{L}.*[\p{Lu}+#]|\p{L}\p{N}|\p{N}\p{L}`);
const plainlyCapitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$|^\p{Lu}{6,}$`);
const capitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}{2,}`);

function isNoName({ text, key }: Token, language: Language | null): boolean {
  if (text.length > maxNameLength || namesOfNoSkill.has(text) || isTalk(key, language)) return true;
  return amount.test(text) || reference.test(text) || isRunTogether(text);
}

/** The number that an employer gave the vacancy: `R287951`. */
const reference = preparedPattern(String.raw`^\p{Lu}{1,4}\d{5,}$`);
