import type { Proposal } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isFlat, skillGroups } from '../../resume/skill-groups.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { type Respelled, respellNames } from '../wording/name-spelling.ts';
import { type AliasSwap, isPlaceAt, swapAliases } from '../wording/swap-aliases.ts';

/** The posting's spelling where the base has a true alias alone, at one place in the texts that may be worded. */
export function alias(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  const isSkillItem = skillItems(input);
  return input.model.chunks
    .filter((chunk) => (isSkillItem(chunk) || isWorded(chunk)) && !taken.has(chunk.path))
    .flatMap((chunk) => {
      const proposal = aliasProposal(chunk, input);
      return proposal ? [[proposal]] : [];
    });
}

/** Of groups their keywords, for the name of a group is the person's own; where there are none, every skill. */
function skillItems({ model }: PlanInput): (chunk: Chunk) => boolean {
  const skillsAreFlat = isFlat(skillGroups(model));
  return ({ kind, path }) => kind === 'skill' && (skillsAreFlat || path.includes('.keywords['));
}

/** Names of projects, schools, certificates, titles and employers are never touched. */
function isWorded({ path, kind }: Chunk): boolean {
  if (path === 'basics.summary') return true;
  const isProse = path.includes('.highlights[') || path.endsWith('.summary');
  return isProse && (kind === 'experience' || kind === 'volunteer' || kind === 'project');
}

export function aliasProposal({ path, text }: Chunk, input: PlanInput): Proposal | null {
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

export function spellingReason({ swaps, names }: Omit<Spelled, 'text'>, { model }: PlanInput): string {
  const { changes, space } = messagesFor(model.language);
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
