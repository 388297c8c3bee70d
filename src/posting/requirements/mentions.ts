import { isCredential, type TermKind } from '../../contract/choices.ts';
import { isSomethingElse } from '../../lexicon/find-terms.ts';
import { languageLevelAt } from '../../lexicon/languages/language-level.ts';
import { lexiconIndex } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { orWords } from '../../lexicon/words/function-words.ts';
import { overlap } from '../../text/find-form.ts';
import { withoutLooseMarks } from '../../text/loose-brackets.ts';
import { certain } from '../../text/model/linear-model.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../../text/tokenize.ts';
import type { Clause } from '../clause.ts';
import { asWritten, type CleanText } from '../cleaning.ts';
import type { Cue } from '../cues/cues.ts';
import { alternative } from '../cues/requirement-prefixes.ts';
import { displayOf } from '../display/display-term.ts';
import type { AskedRequirement } from '../posting.ts';
import { type Accepted, type ClauseContext, nameOf } from './accept-candidate.ts';
import { type Ground, groundText } from './ground.ts';
import type { Proposal } from './propose-requirements.ts';
import { joinPairs, withFirstPart } from './slash-pairs.ts';

const article = `(?:(?:an?|the|eine?[rnms]?|une?|una|la|le|el) )?`;
const between = preparedPattern(() => `^(?:${alternative()})${article}$`, 'iu');
const comma = preparedPattern(() => String.raw`^\s*[,，、]\s*(?:(?:${orWords()}|或)\s*)?$`, 'iu');
const example = preparedPattern(
  () =>
    String.raw`(?:\b(?:${phrases('posting', 'for_example', 'en', 'de', 'fr', 'es')}|like|wie|(?:one|any) of(?: the following)?|either)|${phrases('posting', 'for_example', 'zh')}|至少[^，,。；、]{0,6}[一1][种门个项][^，,。；、]{0,8}[:：(（])[\s,:]*$`,
  'iu',
);

/** `RN license in Oregon or a compact license`: the words between belong to the first alternative. */
const orAtEnd = preparedPattern(
  () =>
    String.raw`^[^,;:.!?()，；：。]{1,60}\s(?:${orWords()})\s(?:(?:an?|the|eine?[rnms]?|une?|una|la|le|el) )?$`,
  'iu',
);

function haveOneHead(accepted: readonly Accepted[], item: Accepted): boolean {
  const before = accepted[accepted.indexOf(item) - 1];
  const [one, other] = [before, item].map((each) => tokenize(each?.candidate.text ?? '').at(-1)?.key);
  return one !== undefined && one === other;
}

/** "Java、Python 至少一种", "…中的一门", "…之一": any one of the list before is enough. */
const anyOfThem =
  /^\s*等?(?:其?中的?(?:至少|任意|任选|任)?[一1][种门个项]|(?:至少|任意|任选|任)(?:掌握|熟悉|精通)?[一1][种门个项]|之一)/u;

/**
 * Groups alternatives: "AWS, Azure or GCP" is met by any of the three. Neighbors are joined by "or", "/" or as
 * examples.
 */
function groupAlternatives(text: string, accepted: readonly Accepted[]): Accepted[][] {
  const groups: Accepted[][] = [];
  for (const item of accepted) {
    const group = groups.at(-1);
    const gap = group ? text.slice(group.at(-1)?.candidate.end ?? 0, item.candidate.start) : '';
    if (group && joins(text, accepted, item, gap)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

function joins(text: string, accepted: readonly Accepted[], item: Accepted, gap: string): boolean {
  if (between.test(gap) || (orAtEnd.test(gap) && haveOneHead(accepted, item))) return true;
  if (!comma.test(gap)) return false;
  return endsWithOr(text, accepted, item) || followsExample(text, accepted, item);
}

const choice = preparedPattern(() => String.raw`\b(?:${orWords()})\b|或`, 'iu');

/**
 * True if the list goes on by commas to an "or" in its last gap, or to "one of them" after its end. A slash joins only
 * the two beside it: "Git, TestNG/JUnit".
 */
function endsWithOr(text: string, accepted: readonly Accepted[], item: Accepted): boolean {
  const index = accepted.indexOf(item);
  for (const [step, current] of accepted.slice(index).entries()) {
    const next = accepted[index + step + 1];
    const before = accepted[index + step - 1];
    const gap = text.slice(before?.candidate.end ?? 0, current.candidate.start);
    if (choice.test(gap)) return true;
    if (anyOfThem.test(text.slice(current.candidate.end))) return true;
    if (!next) return false;
    const ahead = text.slice(current.candidate.end, next.candidate.start);
    if (!comma.test(ahead) && !between.test(ahead)) return false;
  }
  return false;
}

function followsExample(text: string, accepted: readonly Accepted[], item: Accepted): boolean {
  let index = accepted.indexOf(item);
  while (index > 0 && comma.test(gapBefore(text, accepted, index))) index -= 1;
  return example.test(text.slice(0, accepted[index]?.candidate.start ?? 0));
}

function gapBefore(text: string, accepted: readonly Accepted[], index: number): string {
  return text.slice(accepted[index - 1]?.candidate.end ?? 0, accepted[index]?.candidate.start ?? 0);
}

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
  found: readonly Proposal[],
  refused: ReadonlySet<string>,
  clean: CleanText,
): Mention[] {
  const mentions = inOneClause(found).flatMap((together) => {
    const { context } = together[0];
    const { text } = context.clause;
    const sureness = (group: readonly Accepted[]) =>
      Math.max(
        ...together
          .filter((one) => group.some(({ candidate }) => overlap(candidate, one.accepted.candidate)))
          .map((one) => one.probability ?? certain),
      );
    const accepted = withFirstPart(
      text,
      joinPairs(
        text,
        together.map((one) => one.accepted),
      ),
    );
    return groupAlternatives(text, accepted).map((group) =>
      mentionOf(group, context, clean, sureness(group)),
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

/** One requirement for the alternatives of a clause. */
function mentionOf(
  found: readonly Accepted[],
  { clause, asked, language }: ClauseContext,
  clean: CleanText,
  probability: number,
): Mention {
  const group = found.map(asCredential);
  const start = group[0]?.candidate.start ?? 0;
  const end = group.at(-1)?.candidate.end ?? start;
  const kind = asked === 'soft' ? 'soft' : kindOfGroup(group);
  const level = kind === 'language' ? languageLevelAt(clause.text, start) : null;
  const term =
    group.length === 1 ? (group[0]?.candidate.text ?? '') : withoutLooseMarks(clause.text.slice(start, end));
  const weight = kind === 'soft' ? 'soft' : asked;
  const isKnown = group.every(({ candidate }) => candidate.term !== null);
  const display = displayOf({ text: clause.text, start, end, term, kind, class: weight, isKnown }, language);
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
function asCredential(accepted: Accepted): Accepted {
  const { candidate } = accepted;
  if (!certified.test(candidate.text)) return accepted;
  const name = candidate.text.replace(certified.regExp, '');
  const credential = ['certification', 'license']
    .map((noun) => lexiconIndex().terms.get(termKey(`${name} ${noun}`)))
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

/** "CPA or qualified abroad" asks for a credential if one alternative is a credential. */
function kindOfGroup(group: readonly Accepted[]): AskedRequirement['kind'] {
  // A word that is not meant as the known term does not have its kind: "Leeds" is not LEED.
  const kinds = group.map(({ candidate }) => candidate.kind ?? requirementKind(candidate.term?.kind ?? null));
  return kinds.find((kind) => isCredential(kind)) ?? kinds[0] ?? 'skill';
}

function requirementKind(kind: TermKind | null): AskedRequirement['kind'] {
  return isCredential(kind) || kind === 'language' || kind === 'soft' ? kind : 'skill';
}
