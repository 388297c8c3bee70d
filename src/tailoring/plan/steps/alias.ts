import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { capitalized } from '../../grammar/spelling.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { restingOn } from '../relevance.ts';
import { type Respelled, respellNames } from '../wording/name-spelling.ts';
import { type AliasSwap, isPlaceAt, mayBeSpelled, swapAliases } from '../wording/swap-aliases.ts';

/** The posting's spelling where the base has a true alias alone, at one place in the texts that may be worded. */
export function alias(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  const mayBeChanged = mayBeSpelled(input.model);
  return input.model.chunks
    .filter((chunk) => mayBeChanged(chunk) && !taken.has(chunk.path))
    .flatMap((chunk) => {
      const proposal = aliasProposal(chunk, input);
      return proposal ? [[proposal]] : [];
    });
}

export function aliasProposal({ path, text }: Chunk, input: PlanInput): ProposedEdit | null {
  const { text: spelled, swaps, names } = spelledAsWanted(path, text, input);
  // Capitals alone are found by everybody: they are set right along with another gain.
  if (swaps.length === 0 || namesTwice(path, spelled, input)) return null;
  return {
    op: 'alias',
    source: path,
    text: spelled,
    rule: 'alias',
    reason: spellingReason({ swaps, names }, input),
    requirements: [...new Set(swaps.map(({ requirement }) => requirement))],
    evidence: [...swaps, ...names].map(({ from }) => ({ path, quote: text.includes(from) ? from : text })),
  };
}

/** A bullet in which nothing but a name is written in another way than its makers write it. */
export function nameProposal(chunk: Chunk, input: PlanInput): ProposedEdit | null {
  const { path, text } = chunk;
  const { text: spelled, names } = respellNames(text);
  if (
    input.level === 'basic' ||
    !hasCapital.test(text) ||
    !names.some((name) => isSlip(name) || isSmallBesideNames(name, text))
  )
    return null;
  return {
    op: 'rewrite',
    source: path,
    text: spelled,
    rule: 'name_spelling',
    reason: spellingReason({ swaps: [], names }, input),
    ...restingOn([chunk], input.relevance),
  };
}

/** A list in small letters keeps them. */
const hasCapital = preparedPattern(String.raw`\p{Lu}`);
const plainName = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$`);
const initials = preparedPattern(String.raw`^\p{Lu}+$`);

/** `Linkedin`, `Power Point`; `Ajax` and `Oracle database` are written so by many. */
export function isSlip({ from, to }: Respelled['names'][number]): boolean {
  if (plainName.test(from) && initials.test(to)) return false;
  const has = from.split(' ');
  return to.split(' ').some((word, at) => word !== has[at] && word !== capitalized(has[at] ?? ''));
}

const small = preparedPattern(String.raw`^\p{Ll}+$`);

/** `Git, python`: who writes another tool with its capital writes this one so, too. */
function isSmallBesideNames({ from, to }: Respelled['names'][number], text: string): boolean {
  return (
    small.test(from) &&
    plainName.test(to) &&
    readText(text).terms.some((term) => kindOf(term.canonical) === 'tool' && hasCapital.test(term.text))
  );
}

interface Spelled {
  readonly text: string;
  readonly swaps: readonly AliasSwap[];
  readonly names: Respelled['names'];
}

/** In the posting's spelling, and other names in that of their makers. */
export function spelledAsWanted(path: string, text: string, input: PlanInput): Spelled {
  const { text: swapped, swaps } = swapAliases(text, input.wanted, isPlaceAt(path, input));
  return { ...respellNames(swapped), swaps };
}

/** What to call a change of spelling in the plan. */
export function spellingRules({ swaps, names }: Omit<Spelled, 'text'>): readonly string[] {
  return [...(swaps.length > 0 ? ['alias'] : []), ...(names.length > 0 ? ['name_spelling'] : [])];
}

export function spellingReason({ swaps, names }: Omit<Spelled, 'text'>, { model }: PlanInput): string {
  const { changes, space } = messagesFor(model);
  return [
    ...swaps.map(({ from, to }) => changes.alias(from, to)),
    ...names.map(({ to }) => changes.nameSpelling(to)),
  ].join(space);
}

/** A list that has the posting's spelling already would name the skill twice. */
function namesTwice(path: string, text: string, { model }: PlanInput): boolean {
  if (!path.startsWith('skills[')) return false;
  return model.chunks.some((chunk) => chunk.kind === 'skill' && chunk.path !== path && chunk.text === text);
}
