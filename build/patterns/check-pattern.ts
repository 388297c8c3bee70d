import { check, type Diagnostics } from 'recheck';
import type { Pattern } from './pattern.ts';

/** A pattern whose time may grow faster than linearly, or that the checker could not judge. */
export interface BadPattern extends Pattern {
  readonly verdict: string;
  /** A text that shows it, in the checker's notation; '' if there is none. */
  readonly attack: string;
}

/** Limits of steps instead of time, so that a busy machine does not change the verdict. */
export const limits = {
  timeout: 120_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 30_000_000,
  maxIteration: 4,
  maxInitialGenerationSize: 200,
  maxGenerationSize: 50,
};
const maxShownLength = 200;

/** @returns null if the pattern is certainly linear */
export async function checkPattern(pattern: Pattern): Promise<BadPattern | null> {
  if (!repeatsWithoutBound(pattern.source)) return null;
  const { source, flags } = withoutSetNotation(pattern);
  const found = await check(source, flags, limits);
  return found.status === 'safe' ? null : { ...pattern, ...faultOf(found) };
}

function faultOf(found: Diagnostics): Pick<BadPattern, 'verdict' | 'attack'> {
  if (found.status === 'vulnerable')
    return { verdict: found.complexity.summary, attack: found.attack.pattern.slice(0, maxShownLength) };
  return { verdict: found.status === 'unknown' ? `unknown (${found.error.kind})` : 'safe', attack: '' };
}

/** True if the pattern has `*`, `+` or `{3,}`. Others read only a bounded number of characters from each place. */
export function repeatsWithoutBound(source: string): boolean {
  const bare = source.replace(/\\[pPuk][{<][^}>]*[}>]|\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return /[*+]|\{\d+,\}/.test(bare);
}

/** Replaces the flag v, which the checker does not know. Subtractions from classes are dropped, so it matches more. */
function withoutSetNotation({ source, flags }: Pattern): { readonly source: string; readonly flags: string } {
  if (!flags.includes('v')) return { source, flags };
  const classes = source.replace(/\[(\\p\{\w+\}|\[[^\]]*\])--\[[^\]]*\]\]/g, (_, kept: string) =>
    kept.startsWith('[') ? kept : `[${kept}]`,
  );
  return { source: classes, flags: flags.replace('v', 'u') };
}
