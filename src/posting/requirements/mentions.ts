import { isCredential, type TermKind } from '../../contract/choices.ts';
import { isSomethingElse } from '../../lexicon/find-terms.ts';
import { languageLevelAt } from '../../lexicon/languages/language-level.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { overlap } from '../../text/find-form.ts';
import { withoutLooseMarks } from '../../text/loose-brackets.ts';
import { certain } from '../../text/model/linear-model.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../../text/tokenize.ts';
import type { Clause } from '../clause.ts';
import { asWritten, type CleanText } from '../cleaning.ts';
import type { Cue } from '../cues/cues.ts';
import { displayOf } from '../display/display-term.ts';
import type { AskedRequirement } from '../posting.ts';
import { type Accepted, type ClauseContext, nameOf } from './accept-candidate.ts';
import { groupAlternatives } from './alternatives.ts';
import { type Ground, groundText } from './ground.ts';
import type { Proposal } from './propose-requirements.ts';
import { joinPairs, withFirstPart } from './slash-pairs.ts';
import { titleRowsIn, withTitleRows } from './title-rows.ts';

const cueReasons: Readonly<Record<Exclude<Cue, 'ignored'>, string>> = {
  must: ', in a sentence that says it is required',
  nice: ', in a sentence that says it is nice to have',
  asked: ', in a sentence that asks for it',
  held: ', in a sentence that says the reader has it',
  negated: '',
};

/** The reason shown for a requirement: why it was accepted, and where and how it is asked for. */
function reasonOf(ground: Ground | undefined, { heading, cue, section }: Clause): string {
  const cued = cue === null || cue === 'ignored' ? '' : cueReasons[cue];
  const place = heading === '' ? `, ${section === 'none' ? 'no heading' : section}` : `, under "${heading}"`;
  return `${ground ? groundText(ground) : ''}${place}${cued}`;
}

/** A requirement before duplicates are merged and ids assigned. */
export type Mention = Omit<AskedRequirement, 'id'>;

/** Groups the proposals into requirements, without those that the posting expressly does not ask for. */
export function mentionsOf(
  lexicon: Lexicon,
  found: readonly Proposal[],
  refused: ReadonlySet<string>,
  clean: CleanText,
): Mention[] {
  return inOneClause(found).flatMap((together) => {
    const { context } = together[0];
    const { text } = context.clause;
    const sureness = (group: readonly Accepted[]) =>
      Math.max(
        ...together
          .filter((one) => group.some(({ candidate }) => overlap(candidate, one.accepted.candidate)))
          .map((one) => one.probability ?? certain),
      );
    const paired = withFirstPart(
      text,
      joinPairs(
        lexicon,
        text,
        together.map((one) => one.accepted),
      ),
    );
    const rows =
      context.asked === 'must' || context.asked === 'nice' ? titleRowsIn(lexicon, text, paired) : [];
    const accepted = withTitleRows(lexicon, paired, rows, text);
    const isRequired = ({ class: asked }: Mention) => asked === 'must' && saysThatItAsks(context.clause);
    return groupAlternatives(text, accepted, rows)
      .map((group) => mentionOf(group, context, clean, sureness(group)))
      .filter((one) => isRequired(one) || !one.alternatives.every((name) => refused.has(name)));
  });
}

/** False where neither a heading nor the wording says so: what seems required may be denied elsewhere. */
function saysThatItAsks({ section, cue }: Clause): boolean {
  return section !== 'none' || cue !== null;
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

/** One requirement for the alternatives of a clause. */
function mentionOf(
  found: readonly Accepted[],
  { lexicon, clause, asked, language }: ClauseContext,
  clean: CleanText,
  probability: number,
): Mention {
  const group = found.map((each) => asCredential(lexicon, each));
  const start = group[0]?.candidate.start ?? 0;
  const end = group.at(-1)?.candidate.end ?? start;
  const kind = asked === 'soft' ? 'soft' : kindOfGroup(group);
  const level = kind === 'language' ? languageLevelAt(clause.text, start) : null;
  const term =
    group.length === 1 ? (group[0]?.candidate.text ?? '') : withoutLooseMarks(clause.text.slice(start, end));
  const weight = kind === 'soft' ? 'soft' : asked;
  const isKnown = group.every(({ candidate }) => candidate.term !== null);
  const display = displayOf(
    lexicon,
    { text: clause.text, start, end, term, kind, class: weight, isKnown },
    language,
  );
  return {
    term,
    ...(display !== null && { display }),
    class: weight,
    alternatives: alternativesOf(group),
    ...homonymsIn(group, clause),
    kind,
    ...(level !== null && { level }),
    source: { section: clause.section, ...clean.sourceRange(clause.start + start, clause.start + end) },
    reason: reasonOf(group[0]?.ground, { ...clause, heading: asWritten(clean, clause.heading) }),
    probability: Math.round((100 * probability) / certain) / 100,
  };
}

const certified = preparedPattern(String.raw`\s(?:certified|licensed|licenced)$`, 'iu');

/** `Forklift certified` asks for the certification in the lexicon, not for a forklift. */
function asCredential(lexicon: Lexicon, accepted: Accepted): Accepted {
  const { candidate } = accepted;
  if (!certified.test(candidate.text)) return accepted;
  const name = candidate.text.replace(certified.regExp, '');
  const credential = ['certification', 'license']
    .map((noun) => lexicon.index.terms.get(termKey(`${name} ${noun}`)))
    .find((term) => isCredential(term?.kind));
  if (!credential) return accepted;
  const { kind: _, ...rest } = candidate;
  return { ...accepted, candidate: { ...rest, term: credential } };
}

function alternativesOf(group: readonly Accepted[]): string[] {
  const names = group.map(({ candidate }) => nameOf(candidate));
  const keys = names.map(termKey);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function homonymsIn(group: readonly Accepted[], { text }: Clause): Pick<Mention, 'homonyms'> {
  const tokens = tokenize(text);
  const homonyms = group
    .filter(({ candidate: { term, start } }) => !term && isSomethingElse(tokens, start))
    .map(({ candidate }) => nameOf(candidate));
  return homonyms.length === 0 ? {} : { homonyms };
}

/**
 * "CPA or qualified abroad" asks for a credential if one alternative is a credential, and only soft skills ask for a
 * soft one.
 */
function kindOfGroup(group: readonly Accepted[]): AskedRequirement['kind'] {
  // A word that is not meant as the known term does not have its kind: "Leeds" is not LEED.
  const kinds = group.map(({ candidate }) => candidate.kind ?? requirementKind(candidate.term?.kind ?? null));
  return kinds.find((kind) => isCredential(kind)) ?? kinds.find((kind) => kind !== 'soft') ?? 'soft';
}

function requirementKind(kind: TermKind | null): AskedRequirement['kind'] {
  return isCredential(kind) || kind === 'language' || kind === 'soft' ? kind : 'skill';
}
