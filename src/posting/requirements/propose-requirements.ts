import { isCredential } from '../../contract/choices.ts';
import { degreePosition } from '../../lexicon/degree-words.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { grammarWords } from '../../lexicon/words/generic-words.ts';
import { overlap } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { looseBrackets, withoutLooseMarks } from '../../text/loose-brackets.ts';
import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { findCandidates } from '../candidates/find-candidates.ts';
import type { Candidate, Clause } from '../clause.ts';
import { unsuitedFrom } from '../cues/cues.ts';
import { cueOfRemark } from '../cues/remarks.ts';
import { hasRequirementPrefix } from '../cues/requirement-prefixes.ts';
import { employerIn } from '../cues/sentence-subject.ts';
import { soughtPeopleIn } from '../names/no-skill.ts';
import { stopWords } from '../names/stop-words.ts';
import {
  type Accepted,
  acceptCandidate,
  asks,
  asksToSpeak,
  type ClauseContext,
  classOf,
  nameOf,
} from './accept-candidate.ts';

/** Names in a posting, repetitions included; more are cut, with a warning. */
const maxNames = 1000;
/** Candidates that are examined, accepted or not. */
const maxCandidates = 5000;

/** Wording that names preferred industries. */
const industries: readonly PreparedPattern[] = [
  preparedPattern(String.raw`\b(?:industr(?:y|ies)|sectors?|verticals?) (?:such as|like|including) .+`, 'iu'),
  preparedPattern(
    String.raw`\b(?:experience|background|interest|worked|working) (?:in|with|within) [^.;()]{2,60}? (?:software|industr(?:y|ies)|compan(?:y|ies))\b`,
    'iu',
  ),
];

/** "Experience in logistics or supply chain software" names an industry, not a skill. */
function withoutIndustries(clause: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const stretches = industries.flatMap((pattern) => {
    const match = pattern.exec(clause);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
  const isIndustry = ({ start, end, term }: Candidate) =>
    (term === null || term.kind === 'domain') &&
    stretches.some((stretch) => stretch.start <= start && end <= stretch.end);
  return candidates.filter((candidate) => !isIndustry(candidate));
}

const closing: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['（', '）'],
]);

/**
 * A candidate with its brackets: completes `510(k`, which was cut before its closing bracket, and removes the loose
 * bracket of `SAP (MM` in `SAP (MM, SD)`. Also removes loose markup.
 */
export function withWholeText(candidate: Candidate, clause: string): Candidate {
  const { text, start, end } = candidate;
  const loose = looseBrackets(text);
  const partner = closing.get(text.charAt(loose[0] ?? -1));
  if (loose.length === 1 && partner !== undefined && clause.startsWith(partner, end)) {
    return { ...candidate, text: text + partner, start, end: end + 1 };
  }
  const whole = withoutLooseMarks(text);
  return whole === text || whole === '' ? candidate : { ...candidate, text: whole };
}

/** One word for an activity or a quality. */
const modifier = preparedPattern(String.raw`^\p{L}\p{Ll}+(?:ing|ic)$`);
const nextWord = preparedPattern(String.raw`^ (\p{Ll}{3,})`);

/**
 * True if a known word in -ing or -ic only modifies the next word: "wiring diagrams", "driving room revenue",
 * "hydraulic models". An activity would be "wiring of panels" or "wiring, welding".
 */
function qualifiesNext({ text, term, end }: Candidate, clause: string): boolean {
  if (term === null || term.kind === 'tool' || !modifier.test(text)) return false;
  const next = nextWord.exec(clause.slice(end))?.[1];
  return next !== undefined && !grammarWords.has(next) && !stopWords.has(next);
}

function namesCredential({ kind, term }: Candidate): boolean {
  return isCredential(kind ?? term?.kind);
}

/** Facts about the posting besides its text. */
interface About {
  readonly lexicon: Lexicon;
  readonly language: Language | null;
  /** The company and any agency that hires for it. */
  readonly workplaces: readonly string[];
  /** The folded words of the position. */
  readonly position: readonly string[];
}

/** Something that the rules take for a requirement, with its place. */
export interface Proposal {
  readonly accepted: Accepted;
  readonly context: ClauseContext;
  /** Probability that it is asked for, in parts of {@link certain}; absent if certain. */
  readonly probability?: number;
}

interface Proposed {
  readonly proposals: readonly Proposal[];
  /** Names that the posting expressly does not ask for. */
  readonly refused: ReadonlySet<string>;
  /** True if the posting has more names than are read. */
  readonly isCut: boolean;
}

/** The requirements in the clauses according to the rules, in order of appearance. */
export function proposeRequirements(clauses: readonly Clause[], about: About): Proposed {
  const proposals: Proposal[] = [];
  const refused = new Set<string>();
  const studied = clausesOfStudy(clauses);
  let names = 0;
  let lookedAt = 0;
  let isCut = false;
  for (const clause of clauses) {
    if (clause.cue === 'ignored') continue;
    isCut = names >= maxNames || lookedAt >= maxCandidates;
    if (isCut) break;
    const context = contextOf(clause, about);
    const candidates = candidatesOf(context, { position: about.position, isOfStudy: studied.has(clause) });
    lookedAt += candidates.length;
    const people = soughtPeopleIn(clause.text);
    const accepted = acceptedIn(context, candidates).filter(
      ({ candidate }) =>
        cueOfRemark(candidate.text) === null &&
        (namesCredential(candidate) || !people.some((range) => overlap(range, candidate))),
    );
    names += accepted.length;
    if (clause.cue === 'negated') {
      if (!isOfUnsuited(clause)) for (const { candidate } of accepted) refused.add(nameOf(candidate));
    } else proposals.push(...accepted.map((one) => ({ accepted: one, context })));
  }
  return { proposals, refused, isCut };
}

/** "Not for you if you dislike Excel": Excel is not required here, but it may be needed. */
function isOfUnsuited({ heading, text }: Clause): boolean {
  return unsuitedFrom(heading) !== null || unsuitedFrom(text) !== null;
}

function contextOf(clause: Clause, { lexicon, language, workplaces }: About): ClauseContext {
  const employer = workplaces.flatMap((workplace) => employerIn(lexicon, clause.text, workplace));
  return { lexicon, clause, asked: classOf(clause), language, employer };
}

function acceptedIn(context: ClauseContext, candidates: readonly Candidate[]): Accepted[] {
  const { clause, language } = context;
  return candidates.flatMap((candidate) => {
    const accepted = acceptCandidate(candidate, context);
    if (!accepted || (!asks(context) && qualifiesNext(candidate, clause.text))) return [];
    const isLanguage = accepted.candidate.term?.kind === 'language';
    if (isLanguage && !asksToSpeak(accepted.candidate, clause, language)) return [];
    return [{ ...accepted, candidate: withWholeText(accepted.candidate, clause.text) }];
  });
}

function candidatesOf({ lexicon, clause, asked }: ClauseContext, study: Study): readonly Candidate[] {
  const candidates = withoutFieldsOfStudy(clause.text, findCandidates(lexicon, clause), study);
  return asked === 'nice' ? withoutIndustries(clause.text, candidates) : candidates;
}

/** UTF-16 units between two clauses of a sentence. */
const maxBorderLength = 2;

const inSubject = preparedPattern(String.raw`^\s*(?:in|of|im|en|dans) `, 'iu');
const ofWork = preparedPattern(
  String.raw`\d|\b(?:experience|years?|skills?|knowledge|erfahrung|jahre|expérience|ans|experiencia|años)\b`,
  'iu',
);

/**
 * Clauses that continue with the subjects of a degree: "A degree (a master's is preferred) in hydrology, physical
 * geography or similar".
 */
function clausesOfStudy(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const found = new Set<Clause>();
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (before === undefined || clause.start - before.end > maxBorderLength || ofWork.test(clause.text))
      continue;
    const begins = inSubject.test(clause.text) && degreePosition(before.text) !== -1;
    if (begins || (found.has(before) && !hasRequirementPrefix(clause.text))) found.add(clause);
  }
  return found;
}

const experience = preparedPattern(
  String.raw`\b(?:years?|experience|jahre|erfahrung|ans d|expérience|años|experiencia|certifi)|年|经验`,
  'iu',
);
/** Chinese names the subjects before the degree. */
const chineseSubjects = preparedPattern(String.raw`^[\p{Script=Han}、，]{0,30}专业`);
const statedElsewhere = new Set(['certificate', 'licence', 'tool', 'language']);

/** The context that decides which names in a clause are subjects of a degree. */
interface Study {
  /** The folded words of the position. */
  readonly position: readonly string[];
  /** True if the clause continues with the subjects of a degree that the clause before names. */
  readonly isOfStudy: boolean;
}

/**
 * "Bachelor's degree in Accounting or Finance" names a degree, not two skills; only the position's own trade is asked
 * for as such: physiotherapy of a physiotherapist.
 */
function withoutFieldsOfStudy(
  clause: string,
  candidates: readonly Candidate[],
  { position, isOfStudy }: Study,
): readonly Candidate[] {
  if (candidates.length === 0) return candidates;
  const degree = isOfStudy ? 0 : degreePosition(clause);
  if (degree === -1) return candidates;
  return candidates.filter(
    ({ start, end, term, kind }) =>
      (end <= degree && !chineseSubjects.test(clause.slice(end))) ||
      kind !== undefined ||
      isTradeOf(position, clause.slice(start, end)) ||
      (term && statedElsewhere.has(term.kind)) ||
      experience.test(clause.slice(degree, start)),
  );
}

/** Long enough to match physiotherapy with physiotherapist and nothing else. */
const stem = preparedPattern(String.raw`(?<!\p{L})\p{L}{7}`, 'gu');

function isTradeOf(position: readonly string[], field: string): boolean {
  const folded = fold(field);
  const stems = folded.match(stem.regExp) ?? [];
  return stems.some((start) => position.some((word) => word.startsWith(start)));
}
