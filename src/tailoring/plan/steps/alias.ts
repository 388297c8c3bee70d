import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { hasCapital, isSmallLetters } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { capitalized } from '../../grammar/spelling.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { supportFrom } from '../relevance.ts';
import { type Respelled, respellNames } from '../wording/name-spelling.ts';
import { type AliasSwap, isPlaceAt, mayBeSpelled, swapAliases } from '../wording/swap-aliases.ts';

/** Uses the posting's spelling where the base has only an alias, at one place in the texts that may be reworded. */
export function alias(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  const mayBeChanged = mayBeSpelled(input.model);
  return input.model.chunks
    .filter((chunk) => mayBeChanged(chunk) && !taken.has(chunk.path))
    .flatMap((chunk) => {
      const proposal = aliasProposal(chunk, input) ?? skillNameProposal(chunk, input);
      return proposal ? [[proposal]] : [];
    });
}

/** Corrects the name of a listed skill like that of one in a sentence, unless it is listed right, too. */
function skillNameProposal(chunk: Chunk, input: PlanInput): ProposedEdit | null {
  const proposal = chunk.kind === 'skill' ? nameProposal(chunk, input) : null;
  if (proposal?.op !== 'rewrite' || namesTwice(chunk.path, proposal.text, input)) return null;
  return { ...proposal, op: 'alias' };
}

export function aliasProposal({ path, text }: Chunk, input: PlanInput): ProposedEdit | null {
  const { text: spelled, swaps, names } = spelledAsWanted(path, text, input);
  // A name is found however it is spelled, so its spelling is corrected only along with an alias.
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

/** Corrects a bullet that is fine but for the spelling of a name, which becomes that of its makers. */
export function nameProposal(chunk: Chunk, input: PlanInput): ProposedEdit | null {
  const { path, text } = chunk;
  const { text: spelled, names } = respellNames(chunk.lexicon, text);
  if (
    input.level === 'basic' ||
    // A text all in lower case stays so.
    !hasCapital(text) ||
    !names.some((name) => isSlip(name) || isLowerCaseBesideNames(chunk.lexicon, name, text))
  )
    return null;
  return {
    op: 'rewrite',
    source: path,
    text: spelled,
    rule: 'name_spelling',
    reason: spellingReason({ swaps: [], names }, input),
    ...supportFrom([chunk], input.relevance),
  };
}

const plainName = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$`);
const initials = preparedPattern(String.raw`^\p{Lu}+$`);

/** True for mistakes (`Linkedin`, `Power Point`), not for common spellings (`Ajax`, `Oracle database`). */
export function isSlip({ from, to }: Respelled['names'][number]): boolean {
  if (plainName.test(from) && initials.test(to)) return false;
  const has = from.split(' ');
  return to.split(' ').some((word, at) => word !== has[at] && word !== capitalized(has[at] ?? ''));
}

/** True for a tool in lower case where another one is capitalized: `Git, python`. */
function isLowerCaseBesideNames(
  lexicon: Lexicon,
  { from, to }: Respelled['names'][number],
  text: string,
): boolean {
  return (
    isSmallLetters(from) &&
    plainName.test(to) &&
    readText(lexicon, text).terms.some(
      (term) => kindOf(lexicon, term.canonical) === 'tool' && hasCapital(term.text),
    )
  );
}

interface Spelled {
  readonly text: string;
  readonly swaps: readonly AliasSwap[];
  readonly names: Respelled['names'];
}

/** The text in the posting's spelling, with other names in the spelling of their makers. */
export function spelledAsWanted(path: string, text: string, input: PlanInput): Spelled {
  const { text: swapped, swaps } = swapAliases(input.lexicon, text, input.wanted, isPlaceAt(path, input));
  return { ...respellNames(input.lexicon, swapped), swaps };
}

/** The rules that a change of spelling has in the plan. */
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

/** True if the list already has the posting's spelling, so that the skill would be listed twice. */
function namesTwice(path: string, text: string, { model }: PlanInput): boolean {
  if (!path.startsWith('skills[')) return false;
  return model.chunks.some((chunk) => chunk.kind === 'skill' && chunk.path !== path && chunk.text === text);
}
