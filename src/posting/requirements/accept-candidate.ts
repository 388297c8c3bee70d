import { isCredential, type TermKind } from '../../contract/choices.ts';
import type { RequirementClass } from '../../contract/score.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { joiningWords } from '../../lexicon/words/function-words.ts';
import { overlap, type TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { opensSmall } from '../../text/letters.ts';
import { hasPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import { fold } from '../../values/fold.ts';
import type { Candidate, Clause } from '../clause.ts';
import { cueOf } from '../cues/cues.ts';
import {
  hasRequirementPrefix,
  listBorder,
  modifiersLength,
  opensWithPrefix,
  prefixEnd,
} from '../cues/requirement-prefixes.ts';
import { addressesReader } from '../cues/sentence-subject.ts';
import { deniedIn, isAvailability, isNumeral, isPlace, isStep, workAreasIn } from '../names/no-skill.ts';
import {
  isChinesePhrase,
  isNounPhrase,
  isPeopleAround,
  isRunTogether,
  maxTokens,
} from '../names/noun-phrases.ts';
import {
  formsOfAddress,
  isGenericNoun,
  isStopWord,
  noSkillNames,
  plainVerbs,
  verbsAfterPrefix,
} from '../names/stop-words.ts';
import type { Ground } from './ground.ts';

/** The context that decides, with its own words, whether a candidate is a requirement. */
export interface ClauseContext {
  readonly lexicon: Lexicon;
  readonly clause: Clause;
  /** The class of the clause's requirements; except among duties, names and plain words in a list count too. */
  readonly asked: RequirementClass;
  readonly language: Language | null;
  /** Ranges of the company's name, which is not a skill. */
  readonly employer: readonly TokenRange[];
}

export function asks({ asked }: Pick<ClauseContext, 'asked'>): boolean {
  return asked !== 'responsibility';
}

/** The company's name, if it overlaps with the range. */
function employerWithin(
  { start, end }: TokenRange,
  { employer }: Pick<ClauseContext, 'employer'>,
): TokenRange | undefined {
  return employer.find((name) => name.start < end && start < name.end);
}

/** The class of a clause's requirements: the words of the sentence take precedence over the heading. */
export function classOf({ cue, section, text, isItem }: Clause): RequirementClass {
  if (cue === 'nice') return 'nice';
  if (section === 'nice') return cue === 'must' ? 'must' : 'nice';
  // "Order supplies as required" among duties asks for nothing; "at least a year of Java" does.
  if (section === 'responsibilities' && cue === null && opensWithPrefix(text)) return 'must';
  const isDuty = section === 'responsibilities' && !hasRequirementPrefix(text);
  const isAsNeeded = cue === 'must' && !hasPhrase(addressesReader, fold(text));
  if (isDuty && (isItem || isAsNeeded)) return 'responsibility';
  if (cue === 'must' || cue === 'asked' || section === 'requirements') return 'must';
  if (cue === 'held' && (section === 'none' || (!isItem && hasRequirementPrefix(text)))) return 'must';
  if (section === 'none' && hasRequirementPrefix(text)) return 'must';
  return 'responsibility';
}

const possessive = /['’]s?$/u;

/**
 * True if the company's name means its product: `Experience with Notion` at Notion. That is so after a lead and in a
 * list of requirements, but not in "eligible to work for Notion" or "Notion's values".
 */
function isProduct({ text, isItem }: Clause, { start, end }: TokenRange): boolean {
  if (possessive.test(text.slice(start, end))) return false;
  const before = `${text.slice(0, start).trimEnd()} `;
  if (before === ' ') return isItem || cueOf(text) !== null;
  const border = listBorder.all(before).at(-1);
  const from = Math.max(prefixEnd(before) ?? 0, border ? border.index + border[0].length : 0);
  return from >= before.length || modifiersLength(before.slice(from)) >= before.length - from;
}

/** A candidate that is a requirement, or the part of it that is one. */
export interface Accepted {
  readonly candidate: Candidate;
  readonly ground: Ground;
}

/** The canonical term, or the candidate's own words. */
export function nameOf({ text, term }: Candidate): string {
  return term?.canonical ?? text;
}

/** Accepts a candidate if it is known or written like a requirement; null otherwise. */
export function acceptCandidate(candidate: Candidate, context: ClauseContext): Accepted | null {
  if (deniedIn(context.clause.text, context.language).some((denied) => overlap(denied, candidate)))
    return null;
  const employer = employerWithin(candidate, context);
  if (candidate.term) {
    if (isMerelyMentioned(candidate.term.kind, context) || isOfColleagues(candidate, context)) return null;
    if (isStep(candidate.text, context.clause.text.slice(0, candidate.start))) return null;
    const isTerm = !employer || (asks(context) && isProduct(context.clause, employer));
    return isTerm ? { candidate, ground: { is: 'known_term', kind: candidate.term.kind } } : null;
  }
  if (!asks(context)) return null;
  if (candidate.kind) {
    const isNoSkill = noSkillNames.has(candidate.text);
    return isNoSkill ? null : { candidate, ground: { is: 'named_credential', kind: candidate.kind } };
  }
  if (isAvailability(candidate.text, context.clause.text)) return null;
  if (candidate.isTitle && !employer) return { candidate, ground: { is: 'written_name' } };
  const tokens = tokenize(candidate.text);
  if (
    isPlace(tokens) ||
    workAreasIn(context.clause.text).some((area) => overlap(area, candidate)) ||
    address.test(candidate.text) ||
    isSentence(candidate, tokens) ||
    tokens.some(({ key }) => formsOfAddress.has(key))
  )
    return null;
  const named = nameIn(candidate, tokens, context);
  if (!employer && isListed(candidate, tokens, context))
    return { candidate, ground: { is: named ? 'written_name' : 'list_item' } };
  return named ? { candidate: named, ground: { is: 'written_name' } } : null;
}

const address = /https?:|\bwww\./i;

/** True if there are so many words around the thing that it is a sentence about it. */
function isSentence({ text }: Candidate, { length }: readonly Token[]): boolean {
  return length === 0 || (length > maxTokens + 2 && !isChinesePhrase(text));
}

/** True for a list item that reads like the name of a thing. */
function isListed(candidate: Candidate, tokens: readonly Token[], context: ClauseContext): boolean {
  const { text, start, inList } = candidate;
  if (!inList || isNumeral(tokens[0]?.text ?? '', context.clause.text.slice(0, start))) return false;
  return isNounPhrase(text, tokens, context.language) || isChinesePhrase(text);
}

/** "Kanzlei Muster, Steuerberater": a license in running text that asks for nothing is not the reader's. */
function isMerelyMentioned(kind: TermKind, context: ClauseContext): boolean {
  return isCredential(kind) && !asks(context) && context.clause.section === 'none';
}

const leadsToColleagues = preparedPattern(
  String.raw`\b(?:with|our|the)\s+(?:[\p{L}&-]+(?:,| and| or)\s+)*$`,
  'iu',
);
const colleagues = preparedPattern(
  String.raw`^(?:(?:,| and| or)\s+[\p{L}&-]+)*\s+(?:teams?|departments?|colleagues|staff)\b`,
  'iu',
);

/** "Plan campaigns with the fundraising and policy teams": the work of colleagues, not of the reader. */
function isOfColleagues({ start, end }: Candidate, context: ClauseContext): boolean {
  const { text } = context.clause;
  return !asks(context) && colleagues.test(text.slice(end)) && leadsToColleagues.test(text.slice(0, start));
}

/** A name in capitals may be longer than other names, but not a whole line of capitals. */
const maxCapitals = maxTokens + 1;

/** The longest run of tokens that only names have: digits inside, symbols, unusual capitals. */
function nameIn(candidate: Candidate, tokens: readonly Token[], context: ClauseContext): Candidate | null {
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

/** "BS 3998", "VM-20": letters and their number, which are a name only together. */
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

/** "Requirements", "Track": a single plain word that is only capitalized because it opens a line. */
function isWordOfForm([only, ...more]: readonly Token[]): boolean {
  if (only === undefined || more.length > 0 || !plainlyCapitalized.test(only.text)) return false;
  return isGenericNoun(only.key) || plainVerbs.has(only.key) || verbsAfterPrefix.has(only.key);
}

const titleEnd = preparedPattern(
  String.raw`^(?: \p{Lu}\p{Ll}+)* (?:Act|Code|Standard|Directive|Regulations?|Convention|Protocol|Award)(?!\p{L})`,
);

/** "Mental Capacity Act": stop words may belong to the title of a law or standard. */
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
  if (isNotName(token, language) && !opensTitle(token, candidate)) return false;
  if (acronym.test(token.text) || oddlyWritten.test(token.text)) return true;
  return capitalized.test(token.text) && capitalCounts(token, candidate, context);
}

/**
 * A capital alone shows nothing in German, where every noun has one, or in running text, which names people and places.
 */
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

function isNotName({ text, key }: Token, language: Language | null): boolean {
  if (text.length > maxNameLength || noSkillNames.has(text) || isStopWord(key, language)) return true;
  return amount.test(text) || reference.test(text) || isRunTogether(text);
}

/** The employer's number of the vacancy: `R287951`. */
const reference = preparedPattern(String.raw`^\p{Lu}{1,4}\d{5,}$`);

const speaks = preparedPattern(() => phrases('posting', 'speaking'), 'iu');

const shortClause = 50;

/** "Spanish would be a big plus, and so …": the language is the subject, however the sentence continues. */
const isSubject = /^\s+(?:would|is|are|will|ist|wäre|est|serait|es|sería)\s/;

const opensMember = preparedPattern(() => String.raw`(?:^|[,;(])\s*$|[\s,](?:${joiningWords()})\s+$`, 'i');
const endsMember = preparedPattern(() => String.raw`^\s*(?:$|[.,;)]|(?:${joiningWords()})\s)`, 'i');

const aside = preparedPattern(
  String.raw`(?:\bso (?:is|are|would be)|\balso|\b(?:some|basic|conversational|working|a little|a bit of)(?: \p{Lu}\p{Ll}{1,20},?(?: or| and)?){0,4})\s{1,3}$`,
);

/**
 * True if a clause asks for speaking the language; an English teacher's English does not count. `language` is the
 * posting's.
 */
export function asksToSpeak(
  { text: name, start, end }: Candidate,
  { text, section, isItem, cue }: Clause,
  language: Language | null,
): boolean {
  if (section === 'responsibilities') return false;
  if (speaks.test(text)) return true;
  // "Scale and polish"
  if (language === 'en' && opensSmall(name)) return false;
  if (isItem && section !== 'none') return true;
  if (section !== 'none' && opensMember.test(text.slice(0, start)) && endsMember.test(text.slice(end)))
    return true;
  if (cue !== null && isSubject.test(text.slice(end))) return true;
  // "German would be great", "… is a plus, and so is German": nothing else is said.
  return (
    cue !== null && (text.length <= shortClause || aside.test(text.slice(Math.max(0, start - 120), start)))
  );
}
