import type { TermKind } from '../../contract/choices.ts';
import { languageLevelAt } from '../../text/language-level.ts';
import { withoutLooseMarks } from '../../text/loose-brackets.ts';
import { certain } from '../../text/model/linear-model.ts';
import { termKey } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import type { Clause } from '../clause.ts';
import type { CleanText } from '../cleaning/clean-posting.ts';
import type { Cue } from '../cues/cue-of.ts';
import type { AskedRequirement } from '../posting.ts';
import type { Accepted } from './accept-candidate.ts';
import type { ClauseContext } from './clause-context.ts';

const cueReasons: Readonly<Record<Exclude<Cue, 'ignored'>, string>> = {
  must: ', in a sentence that says it is required',
  nice: ', in a sentence that says it is nice to have',
  asked: ', in a sentence that asks for it',
  held: ', in a sentence that says the reader has it',
  negated: '',
};

/** Why something is a requirement, and of which class, in words: what it is, and where and how it is asked for. */
function reasonOf(reason: string, { heading, cue, section }: Clause): string {
  const cued = cue === null || cue === 'ignored' ? '' : cueReasons[cue];
  const place = heading === '' ? `, ${section === 'none' ? 'no heading' : section}` : `, under "${heading}"`;
  return `${reason}${place}${cued}`;
}

/** A requirement without its number, before those that say the same are merged. */
export type Mention = Omit<AskedRequirement, 'id'>;

/** One requirement of what a clause offers as alternatives. */
export function mentionOf(
  group: readonly Accepted[],
  { clause, asked }: ClauseContext,
  clean: CleanText,
  probability: number,
): Mention {
  const start = group[0]?.candidate.start ?? 0;
  const end = group.at(-1)?.candidate.end ?? start;
  const kind = asked === 'soft' ? 'soft' : kindOfGroup(group);
  const level = kind === 'language' ? languageLevelAt(clause.text, start) : null;
  return {
    term:
      group.length === 1
        ? (group[0]?.candidate.text ?? '')
        : withoutLooseMarks(clause.text.slice(start, end)),
    class: kind === 'soft' ? 'soft' : asked,
    alternatives: alternativesOf(group),
    kind,
    ...(level !== null && { level }),
    source: { section: clause.section, ...clean.sourceRange(clause.start + start, clause.start + end) },
    reason: reasonOf(group[0]?.reason ?? '', clause),
    probability: Math.round((100 * probability) / certain) / 100,
  };
}

/** What a candidate is called: the term that stands for all its spellings, or its own words. */
export function nameOf({ text, term }: Candidate): string {
  return term?.canonical ?? text;
}

function alternativesOf(group: readonly Accepted[]): string[] {
  const names = group.map(({ candidate }) => nameOf(candidate));
  const keys = names.map(termKey);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
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
