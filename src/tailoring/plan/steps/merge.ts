import { readVerb } from '../../lexicon/verbs.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { firstWord } from '../../text/first-word.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { uncapitalized } from '../wording/capitalized.ts';
import { bulletsOf } from './bullets.ts';

const longest = 9;
/** What would attach to the wrong half once both stand in one sentence. */
const attaching = /[,;:()]|\d|\b(?:and|or|for|in|with|to|of|by|on|at|from|using|via|through)\b/i;

/** Two short bullets of one job with the same verb become one: `Wrote X` and `Wrote Y` → `Wrote X and Y`. */
export function merge(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section === 'experience')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry).filter(({ path }) => !taken.has(path));
      const pair = firstPair(bullets);
      return pair ? [[proposalFor(pair, input)]] : [];
    });
}

type Pair = readonly [first: Chunk, second: Chunk];

function firstPair(bullets: readonly Chunk[]): Pair | null {
  for (const [index, first] of bullets.entries()) {
    const second = bullets.slice(index + 1).find((other) => mayJoin(first, other));
    if (second) return [first, second];
  }
  return null;
}

function mayJoin(first: Chunk, second: Chunk): boolean {
  const [verb, other] = [leadOf(first.text), leadOf(second.text)];
  const isShort = [first, second].every(({ text }) => text.split(/\s+/).length <= longest);
  return (
    isShort &&
    verb === other &&
    readVerb(verb) !== null &&
    !attaching.test(first.text) &&
    !/[,;:()]/.test(second.text)
  );
}

function leadOf(text: string): string {
  return firstWord(text);
}

function proposalFor([first, second]: Pair, { relevance, model }: PlanInput): Alternatives[number] {
  const added = second.text.slice(leadOf(second.text).length).trim();
  const requirements = [first, second].flatMap(({ path }) => relevance.requirementsAt(path));
  return {
    op: 'merge',
    source: first.path,
    absorbed: [second.path],
    text: `${first.text.replace(/\.$/, '')} and ${uncapitalized(added)}`,
    rule: 'merge',
    reason: messagesFor(model.language).wording.merged,
    requirements: [...new Set(requirements)],
    evidence: [first, second].map(({ path, text }) => ({ path, quote: text })),
  };
}
