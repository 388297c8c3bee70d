import { canonical } from '../../lexicon/lexicon.ts';
import { termKey, tokenize } from '../../text/tokenize.ts';
import type { AskedRequirement } from '../posting.ts';
import type { Mention } from './mention-of.ts';

/** Beyond this many, what comes later is only nice to have. */
const maxMusts = 30;

const strength = { must: 3, nice: 2, responsibility: 1, soft: 0 } as const;

/** One requirement per thing asked for, in order of first appearance, with the strongest class. */
export function mergeMentions(mentions: readonly Mention[], position: string): AskedRequirement[] {
  const merged = new Map<string, Mention>();
  const sections = new Map<string, Set<string>>();
  for (const mention of mentions) {
    const key = keyOf(mention);
    const before = merged.get(key);
    merged.set(key, before ? joined(before, mention) : mention);
    sections.set(key, (sections.get(key) ?? new Set()).add(mention.source.section));
  }
  const inTitle = new Set(tokenize(position).map((token) => token.key));
  const promoted = [...merged].map(([key, mention]): Mention => {
    const repeated = (sections.get(key)?.size ?? 0) > 1;
    const titled = key.split(' ').every((word) => inTitle.has(word));
    return mention.class === 'responsibility' && (repeated || titled)
      ? { ...mention, class: 'must' }
      : mention;
  });
  return capped(promoted).map((mention, index) => ({ id: `r${index + 1}`, ...mention }));
}

/** The one that asks more, and how the other is written. */
function joined(before: Mention, mention: Mention): Mention {
  const more = weightOf(mention) - weightOf(before);
  const isBetter = more > 0 || (more === 0 && isNearer(mention, before));
  const [first, second] = isBetter ? [mention, before] : [before, mention];
  const probability = Math.max(first.probability, second.probability);
  const spellings = [...(first.alsoWritten ?? []), second.term, ...(second.alsoWritten ?? [])];
  const alsoWritten = [...new Set(spellings)].filter((text) => termKey(text) !== termKey(first.term));
  return { ...first, probability, ...(alsoWritten.length > 0 && { alsoWritten }) };
}

/** "Surface water hydrology" says it better than "hydrology" before it. */
function isNearer({ term }: Mention, before: Mention): boolean {
  return term.toLowerCase().endsWith(` ${before.term.toLowerCase()}`);
}

/** Of two that ask alike, the one under a heading says it better than running text does. */
function weightOf({ class: asked, source }: Mention): number {
  return 2 * strength[asked] + (source.section === 'none' ? 0 : 1);
}

function keyOf({ alternatives }: Mention): string {
  return alternatives
    .map((name) => termKey(canonical(name)))
    .sort()
    .join(' | ');
}

function capped(mentions: readonly Mention[]): Mention[] {
  let musts = 0;
  return mentions.map((mention) => {
    if (mention.class === 'must') musts += 1;
    return mention.class === 'must' && musts > maxMusts ? { ...mention, class: 'nice' } : mention;
  });
}
