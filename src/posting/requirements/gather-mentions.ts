import { grammarWords } from '../../lexicon/generic-words.ts';
import type { Language } from '../../text/language.ts';
import { looseBrackets, withoutLooseMarks } from '../../text/loose-brackets.ts';
import { certain } from '../../text/model/linear-model.ts';
import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';
import { maxCandidates, maxNames } from '../bounds.ts';
import type { Candidate } from '../candidate.ts';
import { findCandidates } from '../candidates/find-candidates.ts';
import type { Clause } from '../clause.ts';
import type { CleanText } from '../cleaning/clean-posting.ts';
import { talkWords } from '../names/stop-words.ts';
import { employerIn } from '../sentences/employer.ts';
import { type Accepted, acceptCandidate } from './accept-candidate.ts';
import { asksToSpeak } from './asks-to-speak.ts';
import { asks, type ClauseContext, classOf } from './clause-context.ts';
import { clausesOfStudy, type Study, withoutFieldsOfStudy } from './fields-of-study.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { type Mention, mentionOf, nameOf } from './mention-of.ts';

/** Where a posting says in which trade it would like somebody to have worked. */
const industries: readonly PreparedPattern[] = [
  preparedPattern(String.raw`\b(?:industr(?:y|ies)|sectors?|verticals?) (?:such as|like|including) .+`, 'iu'),
  preparedPattern(
    String.raw`\b(?:experience|background|interest|worked|working) (?:in|with|within) [^.;()]{2,60}? (?:software|industr(?:y|ies)|compan(?:y|ies))\b`,
    'iu',
  ),
];

/** "Experience in logistics or supply chain software" tells where, not what: no skill that a person lists. */
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

/** A doing or a quality, in one word. */
const modifier = preparedPattern(String.raw`^\p{L}\p{Ll}+(?:ing|ic)$`);
const nextWord = preparedPattern(String.raw`^ (\p{Ll}{3,})`);

/**
 * Whether a known word in -ing or -ic only tells what the next word is like or what is done with it: "wiring diagrams",
 * "driving room revenue", "hydraulic models". Of an activity it would be "wiring of panels" or "wiring, welding".
 */
function qualifiesNext({ text, term, end }: Candidate, clause: string): boolean {
  if (term === null || term.kind === 'tool' || !modifier.test(text)) return false;
  const next = nextWord.exec(clause.slice(end))?.[1];
  return next !== undefined && !grammarWords.has(next) && !talkWords.has(next);
}

/** What is known of the posting beside its text. */
export interface About {
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

/** The requirements of what was found: alternatives together, without what the posting expressly does not ask for. */
export function mentionsOf(
  found: readonly Proposal[],
  refused: ReadonlySet<string>,
  clean: CleanText,
): Mention[] {
  const mentions = inOneClause(found).flatMap((together) => {
    const { context } = together[0];
    const accepted = together.map((one) => one.accepted);
    const sureness = new Map(together.map((one) => [one.accepted, one.probability ?? certain]));
    return groupAlternatives(context.clause.text, accepted).map((group) =>
      mentionOf(group, context, clean, Math.max(...group.map((one) => sureness.get(one) ?? certain))),
    );
  });
  const isAsked = ({ class: asked, alternatives }: Mention): boolean =>
    asked === 'must' || !alternatives.every((name) => refused.has(name));
  return mentions.filter(isAsked);
}

function inOneClause(found: readonly Proposal[]): [Proposal, ...Proposal[]][] {
  const groups: [Proposal, ...Proposal[]][] = [];
  for (const one of found) {
    const group = groups.at(-1);
    if (group?.[0].context === one.context) group.push(one);
    else groups.push([one]);
  }
  return groups;
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
