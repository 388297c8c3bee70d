import { lazy } from '../text/memoize.ts';
import { itemsIn, packedRows, packedWords } from './packed-lexicon.ts';

/**
 * Groups of role families whose people know part of each other's work: who did the one was beside the other, learned for
 * it, or did its easier half. Never two that only meet as customer and supplier.
 */
export const relatedFamilies = lazy((): readonly (readonly string[])[] =>
  packedRows('related-families').map(([families = '']) => itemsIn(families)),
);

/**
 * Families whose people serve, teach, sell to or write about every field: the name of a field in their title is their
 * market. A recruiter of actuaries has done no actuarial work.
 */
export const clientFacingFamilies = packedWords('client-facing-families');

/** Families of one trade whose people buy or teach what others do: a `Software Buyer` is no programmer. */
export const dealingFamilies = packedWords('dealing-families');

/**
 * Words of a title that part the people of one family: who does the one has not done the other. Token keys; each group
 * lists its specialisms, each of them by all its words.
 */
export const exclusiveSpecialisms = lazy((): readonly (readonly (readonly string[])[])[] => {
  const groups = new Map<string, (readonly string[])[]>();
  for (const [group = '', words = ''] of packedRows('exclusive-specialisms'))
    groups.set(group, [...(groups.get(group) ?? []), itemsIn(words)]);
  return [...groups.values()];
});

/** Groups of professions whose people work side by side and share their tools: a skill of one is at home in the others. */
const related = lazy((): readonly (readonly string[])[] =>
  packedRows('related-professions').map(([professions = '']) => itemsIn(professions)),
);

/** The professions themselves and those beside them. */
export function withRelated(professions: readonly string[]): ReadonlySet<string> {
  const beside = related().filter((group) => group.some((name) => professions.includes(name)));
  return new Set([...professions, ...beside.flat()]);
}
