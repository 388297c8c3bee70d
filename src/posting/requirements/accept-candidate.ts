import type { TermKind } from '../../contract/choices.ts';
import type { RequirementClass } from '../../contract/score.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { fold } from '../../text/fold.ts';
import type { Language } from '../../text/language.ts';
import { allMatches } from '../../text/patterns.ts';
import { hasPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import type { Candidate, Clause } from '../clause.ts';
import { cueOf } from '../cues/cues.ts';
import { hasLead, leadEnd, listBorder, opensWithLead, praiseLength } from '../cues/leads.ts';
import { isAvailability, isNumeral, isPlace, isStep } from '../names/no-skill.ts';
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
  namesOfNoSkill,
  plainVerbs,
  verbsAfterPrefix,
} from '../names/stop-words.ts';
import { addressesReader } from '../sentences/sentence-subject.ts';

/** What decides, beside its own words, whether something in a clause is a requirement. */
export interface ClauseContext {
  readonly clause: Clause;
  /** The class of what the clause asks for; in anything but a duty, names and plain words in a list count too. */
  readonly asked: RequirementClass;
  readonly language: Language | null;
  /** Where the clause names the company, which is no skill. */
  readonly employer: readonly TokenRange[];
}

export function asks({ asked }: Pick<ClauseContext, 'asked'>): boolean {
  return asked !== 'responsibility';
}

/** The company's name, where it and the stretch share words. */
function employerWithin(
  { start, end }: TokenRange,
  { employer }: Pick<ClauseContext, 'employer'>,
): TokenRange | undefined {
  return employer.find((name) => name.start < end && start < name.end);
}

/** The class of what a clause asks for: the words of the sentence win over the heading above it. */
export function classOf({ cue, section, text, isItem }: Clause): RequirementClass {
  if (cue === 'nice') return 'nice';
  if (section === 'nice') return cue === 'must' ? 'must' : 'nice';
  // "Order supplies as required" among duties asks for nothing; "at least a year of Java" does.
  if (section === 'responsibilities' && cue === null && opensWithLead(text)) return 'must';
  const isDuty = section === 'responsibilities' && !hasLead(text);
  const isAsNeeded = cue === 'must' && !hasPhrase(addressesReader, fold(text));
  if (isDuty && (isItem || isAsNeeded)) return 'responsibility';
  if (cue === 'must' || cue === 'asked' || section === 'requirements') return 'must';
  if (cue === 'held' && (section === 'none' || (!isItem && hasLead(text)))) return 'must';
  if (section === 'none' && hasLead(text)) return 'must';
  return 'responsibility';
}

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

/** What a candidate is called: the term that stands for all its spellings, or its own words. */
export function nameOf({ text, term }: Candidate): string {
  return term?.canonical ?? text;
}

/** Whether a candidate is a requirement, by what is known of it or by how it is written; null when it is none. */
export function acceptCandidate(candidate: Candidate, context: ClauseContext): Accepted | null {
  const employer = employerWithin(candidate, context);
  if (candidate.term) {
    if (isMerelyMentioned(candidate.term.kind, context) || isOfColleagues(candidate, context)) return null;
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

/** Words around the thing: more are a sentence about it. */
function isSentence({ text }: Candidate, { length }: readonly Token[]): boolean {
  return length === 0 || (length > maxTokens + 2 && !isChinesePhrase(text));
}

/** An item of a list that reads like the name of a thing. */
function isListed(candidate: Candidate, tokens: readonly Token[], context: ClauseContext): boolean {
  const { text, start, inList } = candidate;
  if (!inList || isNumeral(tokens[0]?.text ?? '', context.clause.text.slice(0, start))) return false;
  return isNounPhrase(text, tokens, context.language) || isChinesePhrase(text);
}

/** "Kanzlei Muster, Steuerberater": a license that running text names without asking for it is somebody else's. */
function isMerelyMentioned(kind: TermKind, context: ClauseContext): boolean {
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

/** What is written like a name may be longer than other names, but no line of capitals. */
const maxCapitals = maxTokens + 1;

/** The longest run of tokens that only a name is written like: digits inside, symbols, odd capitals. */
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
  return isGenericNoun(only.key) || plainVerbs.has(only.key) || verbsAfterPrefix.has(only.key);
}

const titleEnd = preparedPattern(
  String.raw`^(?: \p{Lu}\p{Ll}+)* (?:Act|Code|Standard|Directive|Regulations?|Convention|Protocol|Award)(?!\p{L})`,
);

/** "Mental Capacity Act": stop words belong to the title of a law or a standard. */
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
  if (text.length > maxNameLength || namesOfNoSkill.has(text) || isStopWord(key, language)) return true;
  return amount.test(text) || reference.test(text) || isRunTogether(text);
}

/** The number that an employer gave the vacancy: `R287951`. */
const reference = preparedPattern(String.raw`^\p{Lu}{1,4}\d{5,}$`);

const speaks = preparedPattern(
  String.raw`fluen|nativ|communicat|kommuni[kz]|comuni[ck]|spoken|speak|written|verbal|bilingual|proficien|languages?\b|\b[abc][12]\b|flie(?:ß|ss)end|verhandlungssicher|sprach|kenntnisse|muttersprach|wort und schrift|deutsch|courant|bilingue|parl[ée]|écrit|langue|maternel|nivel|idioma|hablad|escrit|fluid|流利|母语|口语|读写|CET|JLPT`,
  'iu',
);

const shortClause = 50;
const smallLetter = preparedPattern(String.raw`^\p{Ll}`);

/** "Spanish would be a big plus, and so …": however the sentence goes on, it is the language that is wished for. */
const isSubject = /^\s+(?:would|is|are|will|ist|wäre|est|serait|es|sería)\s/;

const opensMember = /(?:^|[,;(])\s*$|[\s,](?:and|or|und|oder|et|ou|y|e|o|u)\s+$/i;
const endsMember = /^\s*(?:$|[.,;)]|(?:and|or|und|oder|et|ou|y|e|o|u)\s)/i;

const aside = preparedPattern(
  String.raw`(?:\bso (?:is|are|would be)|\balso|\b(?:some|basic|conversational|working|a little|a bit of)(?: \p{Lu}\p{Ll}{1,20},?(?: or| and)?){0,4})\s{1,3}$`,
);

/** A language is asked for only where speaking it is: an English teacher is not. `language` is the posting's own. */
export function asksToSpeak(
  { text: name, start, end }: Candidate,
  { text, section, isItem, cue }: Clause,
  language: Language | null,
): boolean {
  if (section === 'responsibilities') return false;
  if (speaks.test(text)) return true;
  // "Scale and polish"
  if (language === 'en' && smallLetter.test(name)) return false;
  if (isItem && section !== 'none') return true;
  if (section !== 'none' && opensMember.test(text.slice(0, start)) && endsMember.test(text.slice(end)))
    return true;
  if (cue !== null && isSubject.test(text.slice(end))) return true;
  // "German would be great", "… is a plus, and so is German" say no more than that.
  return (
    cue !== null && (text.length <= shortClause || aside.test(text.slice(Math.max(0, start - 120), start)))
  );
}
