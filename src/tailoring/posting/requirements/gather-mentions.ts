import type { Language } from '../../text/language.ts';
import { mostNames } from '../bounds.ts';
import type { Candidate } from '../candidate.ts';
import { findCandidates } from '../candidates/find-candidates.ts';
import type { Clause } from '../clause.ts';
import type { CleanText } from '../cleaning/clean-posting.ts';
import { employerIn } from '../sentences/employer.ts';
import { type Accepted, acceptCandidate } from './accept-candidate.ts';
import { asksToSpeak } from './asks-to-speak.ts';
import { classOf } from './class-of.ts';
import { asks, type ClauseContext } from './clause-context.ts';
import { clausesOfStudy } from './clauses-of-study.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { type Mention, mentionOf, nameOf } from './mention-of.ts';
import { qualifiesNext } from './qualifies-next.ts';
import { withWholeText } from './with-whole-text.ts';
import { type Study, withoutFieldsOfStudy } from './without-fields-of-study.ts';
import { withoutIndustries } from './without-industries.ts';

/** What is known of the posting beside its text. */
export interface About {
  readonly language: Language | null;
  /** The company, and who hires for it. */
  readonly houses: readonly string[];
  /** The folded words of the position. */
  readonly position: readonly string[];
}

interface Gathered {
  readonly mentions: readonly Mention[];
  /** More is named in the posting than is read. */
  readonly isCut: boolean;
}

/** Whatever the clauses ask for, in order of appearance; what they expressly do not ask for is left out. */
export function gatherMentions(clauses: readonly Clause[], clean: CleanText, about: About): Gathered {
  const mentions: Mention[] = [];
  const refused = new Set<string>();
  const studied = clausesOfStudy(clauses);
  let names = 0;
  let isCut = false;
  for (const clause of clauses) {
    if (clause.cue === 'ignored') continue;
    isCut = names >= mostNames;
    if (isCut) break;
    const context = contextOf(clause, about);
    const accepted = acceptedIn(context, { position: about.position, isOfStudy: studied.has(clause) });
    names += accepted.length;
    if (clause.cue === 'negated') {
      for (const { candidate } of accepted) refused.add(nameOf(candidate));
      continue;
    }
    const groups = groupAlternatives(clause.text, accepted);
    mentions.push(...groups.map((group) => mentionOf(group, context, clean)));
  }
  const isAsked = ({ class: asked, alternatives }: Mention): boolean =>
    asked === 'must' || !alternatives.every((name) => refused.has(name));
  return { mentions: mentions.filter(isAsked), isCut };
}

function contextOf(clause: Clause, { language, houses }: About): ClauseContext {
  const employer = houses.flatMap((house) => employerIn(clause.text, house));
  return { clause, asked: classOf(clause), language, employer };
}

function acceptedIn(context: ClauseContext, study: Study): Accepted[] {
  const { clause, language } = context;
  return candidatesOf(context, study).flatMap((candidate) => {
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
