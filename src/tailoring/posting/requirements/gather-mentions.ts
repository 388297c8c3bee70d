import type { TermKind } from '../../../contract/own-term.ts';
import type { RequirementClass } from '../../../contract/score.ts';
import type { Language } from '../../text/language.ts';
import { languageLevelAt } from '../../text/language-level.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { termKey } from '../../text/tokenize.ts';
import { findCandidates } from '../candidates/find-candidates.ts';
import type { Clause } from '../clause.ts';
import type { CleanText } from '../cleaning/clean-posting.ts';
import type { Cue } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import type { AskedRequirement } from '../posting.ts';
import { employerIn } from '../sentences/employer.ts';
import { type AcceptContext, type Accepted, acceptCandidate } from './accept-candidate.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { qualifiesNext } from './qualifies-next.ts';
import { withoutFieldsOfStudy } from './without-fields-of-study.ts';
import { withoutIndustries } from './without-industries.ts';

/** A requirement without its number, before those that say the same are merged. */
export type Mention = Omit<AskedRequirement, 'id'>;

/** What is known of the posting beside its text. */
export interface About extends Pick<AcceptContext, 'language'> {
  readonly companyName: string;
  /** The folded words of the position. */
  readonly position: readonly string[];
}

/** Whatever the clauses ask for, in order of appearance; what they expressly do not ask for is left out. */
export function gatherMentions(clauses: readonly Clause[], clean: CleanText, about: About): Mention[] {
  const mentions: Mention[] = [];
  const refused = new Set<string>();
  for (const clause of clauses) {
    if (clause.cue === 'ignored') continue;
    const asked = classOf(clause);
    const employer = employerIn(clause.text, about.companyName);
    const context = { clause, asks: asked !== 'responsibility', language: about.language, employer };
    const accepted = namedCandidates(clause, asked, about.position).flatMap((candidate) => {
      const found = acceptCandidate(candidate, context);
      const isDoneWith = asked === 'responsibility' && qualifiesNext(candidate, clause.text);
      return found && !isDoneWith && isMeantHere(found, clause, about.language) ? [found] : [];
    });
    if (clause.cue === 'negated') {
      for (const { candidate } of accepted) refused.add(nameOf(candidate));
      continue;
    }
    const groups = groupAlternatives(clause.text, accepted);
    mentions.push(...groups.map((group) => mentionOf(group, clause, asked, clean)));
  }
  return mentions.filter(
    ({ class: asked, alternatives }) => asked === 'must' || !alternatives.every((name) => refused.has(name)),
  );
}

function namedCandidates(clause: Clause, asked: RequirementClass, position: readonly string[]) {
  const candidates = withoutFieldsOfStudy(clause.text, findCandidates(clause), position);
  return asked === 'nice' ? withoutIndustries(clause.text, candidates) : candidates;
}

function classOf({ cue, section, text, isItem }: Clause): RequirementClass {
  if (cue === 'nice') return 'nice';
  if (section === 'nice') return cue === 'must' ? 'must' : 'nice';
  // "Order supplies as required" among duties asks for nothing; "at least a year of Java" does.
  if (section === 'responsibilities' && isItem && !hasLead(text)) return 'responsibility';
  if (cue === 'must' || cue === 'asked' || section === 'requirements') return 'must';
  if (cue === 'held' && section === 'none') return 'must';
  if (section === 'none' && hasLead(text)) return 'must';
  return 'responsibility';
}

const speaks = preparedPattern(
  String.raw`fluen|nativ|spoken|speak|written|verbal|bilingual|proficien|languages?\b|\b[abc][12]\b|flie(?:ß|ss)end|verhandlungssicher|sprach|kenntnisse|muttersprach|wort und schrift|deutsch|courant|bilingue|parl[ée]|écrit|langue|maternel|nivel|idioma|hablad|escrit|fluid|流利|母语|口语|读写|CET|JLPT`,
  'iu',
);

const shortClause = 50;
const smallLetter = preparedPattern(String.raw`^\p{Ll}`);

const aside = preparedPattern(
  String.raw`(?:\bso (?:is|are|would be)|\balso|\b(?:some|basic|conversational|working|a little|a bit of)(?: \p{Lu}\p{Ll}+,?(?: or| and)?)*)\s+$`,
);

/** A language is asked for only where speaking it is: an English teacher is not. */
function isMeantHere(
  { candidate }: Accepted,
  { text, section, isItem, cue }: Clause,
  language: Language | null,
): boolean {
  if (candidate.term?.kind !== 'language') return true;
  if (section === 'responsibilities') return false;
  if (speaks.test(text)) return true;
  // "Scale and polish"
  if (language === 'en' && smallLetter.test(candidate.text)) return false;
  if (isItem && section !== 'none') return true;
  // "German would be great", "… is a plus, and so is German" say no more than that.
  return cue !== null && (text.length <= shortClause || aside.test(text.slice(0, candidate.start)));
}

function nameOf({ text, term }: Accepted['candidate']): string {
  return term?.canonical ?? text;
}

function mentionOf(
  group: readonly Accepted[],
  clause: Clause,
  asked: RequirementClass,
  clean: CleanText,
): Mention {
  const start = group[0]?.candidate.start ?? 0;
  const end = group.at(-1)?.candidate.end ?? start;
  const names = group.map(({ candidate }) => nameOf(candidate));
  const alternatives = names.filter(
    (name, index) => names.findIndex((other) => termKey(other) === termKey(name)) === index,
  );
  const kind = kindOfGroup(group);
  const level = kind === 'language' ? languageLevelAt(clause.text, start) : null;
  return {
    term: group.length === 1 ? (group[0]?.candidate.text ?? '') : clause.text.slice(start, end),
    class: kind === 'soft' ? 'soft' : asked,
    alternatives,
    kind,
    ...(level !== null && { level }),
    source: { section: clause.section, ...clean.sourceRange(clause.start + start, clause.start + end) },
    reason: reasonOf(group[0]?.reason ?? '', clause),
  };
}

/** "CPA or qualified abroad" asks for a paper: one paper among the choices decides. */
function kindOfGroup(group: readonly Accepted[]): AskedRequirement['kind'] {
  // What was not meant as a known term here is not of its kind either: "Leeds" is no LEED.
  const kinds = group.map(({ candidate }) => candidate.kind ?? requirementKind(candidate.term?.kind ?? null));
  return kinds.find((kind) => kind === 'certificate' || kind === 'licence') ?? kinds[0] ?? 'skill';
}

function requirementKind(kind: TermKind | null): AskedRequirement['kind'] {
  return kind === 'certificate' || kind === 'licence' || kind === 'language' || kind === 'soft'
    ? kind
    : 'skill';
}

const cueReasons: Readonly<Record<Exclude<Cue, 'ignored'>, string>> = {
  must: ', in a sentence that says it is required',
  nice: ', in a sentence that says it is nice to have',
  asked: ', in a sentence that asks for it',
  held: ', in a sentence that says the reader has it',
  negated: '',
};

function reasonOf(reason: string, { heading, cue, section }: Clause): string {
  const cued = cue === null || cue === 'ignored' ? '' : cueReasons[cue];
  const place = heading === '' ? `, ${section === 'none' ? 'no heading' : section}` : `, under "${heading}"`;
  return `${reason}${place}${cued}`;
}
