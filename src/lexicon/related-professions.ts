import { lazy } from '../text/lazy.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** Groups of professions whose people work side by side and share their tools: a skill of one is at home in the others. */
const related = lazy((): readonly (readonly string[])[] =>
  packedRows('related-professions').map(([professions = '']) => itemsIn(professions)),
);

/** The professions themselves and those beside them. */
export function withRelated(professions: readonly string[]): ReadonlySet<string> {
  const beside = related().filter((group) => group.some((name) => professions.includes(name)));
  return new Set([...professions, ...beside.flat()]);
}
