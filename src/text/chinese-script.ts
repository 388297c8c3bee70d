import { lazy } from '../values/memoize.ts';
import { scriptPairs } from './script-pairs.ts';

/** 1 for a traditional character, -1 for a simplified one. */
const weights = lazy(
  (): ReadonlyMap<string, number> =>
    new Map(Array.from(scriptPairs, (character, at) => [character, at % 2 === 0 ? -1 : 1])),
);

/** True if most of these characters are traditional, as in Taiwan and Hong Kong; a name or quote may be simplified. */
export function isTraditionalChinese(text: string): boolean {
  let balance = 0;
  for (const character of text) balance += weights().get(character) ?? 0;
  return balance > 0;
}
