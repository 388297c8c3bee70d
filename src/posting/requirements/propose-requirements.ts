import { degreePosition } from '../../lexicon/degree-words.ts';
import { grammarWords } from '../../lexicon/generic-words.ts';
import { fold } from '../../text/fold.ts';
import type { Language } from '../../text/language.ts';
import { looseBrackets, withoutLooseMarks } from '../../text/loose-brackets.ts';
import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';
import { findCandidates } from '../candidates/find-candidates.ts';
import type { Candidate, Clause } from '../clause.ts';
import { hasLead } from '../cues/leads.ts';
import { stopWords } from '../names/stop-words.ts';
import { employerIn } from '../sentences/sentence-subject.ts';
import {
  type Accepted,
  acceptCandidate,
  asks,
  asksToSpeak,
  type ClauseContext,
  classOf,
  nameOf,
} from './accept-candidate.ts';

/** What is named in a posting, known or not, also when it is named again. After these, a warning. */
const maxNames = 1000;
/** What is looked at because it might be a name, whether it turns out to be one or not. */
const maxCandidates = 5000;

/** Where a posting says in which trade it would like somebody to have worked. */
const industries: readonly PreparedPattern[] = [
  preparedPattern(String.raw`\b(?:industr(?:y|ies)|sectors?|verticals?) (?:such as|like|including) .+`, 'iu'),
  preparedPattern(
    String.raw`\b(?:experience|background|interest|worked|working) (?:in|with|within) [^.;()]{2,60}? (?:software|industr(?:y|ies)|compan(?:y|ies))\b`,
    'iu',
  ),
];

/** "Experience in logistics or supply chain software" says where, not what: no skill that a person lists. */
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
 * A candidate with its brackets: `510(k)` was cut before the second, which belongs to it; `SAP (MM` of `SAP (MM, SD)`
 * stands without the first. Signs of markup around it are no part of it either.
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

/** An activity or a quality, in one word. */
const modifier = preparedPattern(String.raw`^\p{L}\p{Ll}+(?:ing|ic)$`);
const nextWord = preparedPattern(String.raw`^ (\p{Ll}{3,})`);

/**
 * Whether a known word in -ing or -ic only says what the next word is like or what is done with it: "wiring diagrams",
 * "driving room revenue", "hydraulic models". Of an activity it would be "wiring of panels" or "wiring, welding".
 */
function qualifiesNext({ text, term, end }: Candidate, clause: string): boolean {
  if (term === null || term.kind === 'tool' || !modifier.test(text)) return false;
  const next = nextWord.exec(clause.slice(end))?.[1];
  return next !== undefined && !grammarWords.has(next) && !stopWords.has(next);
}

/** What is known of the posting beside its text. */
interface About {
  readonly language: Language | null;
  /** The company, and who hires for it. */
  readonly workplaces: readonly string[];
  /** The folded words of the position. */
  readonly position: readonly string[];
}

/** Something that the rules take for a requirement, where they found it. */
export interface Proposal {
  readonly accepted: Accepted;
  readonly context: ClauseContext;
  /** How sure it is that it is asked for, in parts of {@link certain}; absent: certain. */
  readonly probability?: number;
}

interface Proposed {
  readonly proposals: readonly Proposal[];
  /** What the posting expressly does not ask for. */
  readonly refused: ReadonlySet<string>;
  /** More is named in the posting than is read. */
  readonly isCut: boolean;
}

/** Whatever the clauses ask for by the rules, in order of appearance. */
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
    const accepted = acceptedIn(context, candidates);
    names += accepted.length;
    if (clause.cue === 'negated') for (const { candidate } of accepted) refused.add(nameOf(candidate));
    else proposals.push(...accepted.map((one) => ({ accepted: one, context })));
  }
  return { proposals, refused, isCut };
}

function contextOf(clause: Clause, { language, workplaces }: About): ClauseContext {
  const employer = workplaces.flatMap((workplace) => employerIn(clause.text, workplace));
  return { clause, asked: classOf(clause), language, employer };
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

function candidatesOf({ clause, asked }: ClauseContext, study: Study): readonly Candidate[] {
  const candidates = withoutFieldsOfStudy(clause.text, findCandidates(clause), study);
  return asked === 'nice' ? withoutIndustries(clause.text, candidates) : candidates;
}

/** In UTF-16 units, between two clauses of a sentence. */
const maxBorderLength = 2;

const inSubject = preparedPattern(String.raw`^\s*(?:in|of|im|en|dans) `, 'iu');
const ofWork = preparedPattern(
  String.raw`\d|\b(?:experience|years?|skills?|knowledge|erfahrung|jahre|expérience|ans|experiencia|años)\b`,
  'iu',
);

/** "A degree (a master's is preferred) in hydrology, physical geography or similar": the clauses that go on with the subjects. */
function clausesOfStudy(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const found = new Set<Clause>();
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (before === undefined || clause.start - before.end > maxBorderLength || ofWork.test(clause.text))
      continue;
    const begins = inSubject.test(clause.text) && degreePosition(before.text) !== -1;
    if (begins || (found.has(before) && !hasLead(clause.text))) found.add(clause);
  }
  return found;
}

const experience = preparedPattern(
  String.raw`\b(?:years?|experience|jahre|erfahrung|ans d|expérience|años|experiencia|certifi)|年|经验`,
  'iu',
);
/** In Chinese the subjects stand before the degree. */
const chineseSubjects = preparedPattern(String.raw`^[\p{Script=Han}、，]{0,30}专业`);
const statedElsewhere = new Set(['certificate', 'licence', 'tool', 'language']);

/** What decides, beside a clause, which of its names are subjects of a degree. */
interface Study {
  /** The folded words of the position. */
  readonly position: readonly string[];
  /** The clause goes on with the subjects of a degree that the clause before names. */
  readonly isOfStudy: boolean;
}

/**
 * "Bachelor's degree in Accounting or Finance" names a degree, not two skills; only the trade that the
 * position is named after is asked for as such: physiotherapy of a physiotherapist.
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

/** Enough of a word to tell physiotherapy and physiotherapist from everything else. */
const stem = preparedPattern(String.raw`(?<!\p{L})\p{L}{7}`, 'gu');

function isTradeOf(position: readonly string[], field: string): boolean {
  const folded = fold(field);
  const stems = folded.match(stem.for(folded)) ?? [];
  return stems.some((start) => position.some((word) => word.startsWith(start)));
}
