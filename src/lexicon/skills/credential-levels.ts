import { addTo } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';
import { canonical, memoizeByLexicon } from '../lexicon.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/* Levels of one credential: `OSHA 30` meets `OSHA 10`, never the reverse. */

/** The levels directly above each level, by main spellings. */
const nextLevels = lazy((): ReadonlyMap<string, readonly string[]> => {
  const above = new Map<string, string[]>();
  for (const [row = ''] of packedRows('credential-levels')) {
    const levels = itemsIn(row);
    for (const [place, level] of levels.entries()) {
      const next = levels[place + 1];
      if (next !== undefined) addTo(above, level, next);
    }
  }
  return above;
});

/** All credentials of a higher level, nearest first; empty for one without levels. */
export const higherLevelsOf = memoizeByLexicon(1000, (lexicon, credential): readonly string[] => {
  const higher = new Set<string>();
  for (let next = directlyAbove(canonical(lexicon, credential)); next.length > 0; ) {
    const fresh = next.filter((level) => !higher.has(level));
    for (const level of fresh) higher.add(level);
    next = fresh.flatMap(directlyAbove);
  }
  return [...higher];
});

function directlyAbove(level: string): readonly string[] {
  return nextLevels().get(level) ?? [];
}
