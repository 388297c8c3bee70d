import { lazy } from '../../values/memoize.ts';
import { itemsIn, packedRows, packedWords } from '../packed/packed-lexicon.ts';

/**
 * Groups of role families whose people know part of each other's work: they worked side by side, trained for it, or did
 * an easier part of it. Never two that only meet as customer and supplier.
 */
export const relatedFamilies = lazy((): readonly (readonly string[])[] =>
  packedRows('related-families').map(([families = '']) => itemsIn(families)),
);

/**
 * Families whose people serve, teach, sell to or write about every field, so that a field in their title is their
 * market: a recruiter of actuaries has done no actuarial work.
 */
export const clientFacingFamilies = packedWords('client-facing-families');

/** Families with work in every trade, so that their titles do not name the trade: a `Project Manager`. */
export const familiesOfEveryTrade = packedWords('families-of-every-trade');

/** Families whose people buy or teach what others in their trade do: a `Software Buyer` is not a programmer. */
export const dealingFamilies = packedWords('dealing-families');

/** Families whose people teach a subject and may also use what they do not teach. */
export const teachingFamilies = packedWords('teaching-families');

/**
 * Words of titles that divide a family: people in one specialism have not worked in the others. Token keys; each group
 * lists its specialisms with all their words.
 */
export const exclusiveSpecialisms = lazy((): readonly (readonly (readonly string[])[])[] => {
  const groups = new Map<string, (readonly string[])[]>();
  for (const [group = '', words = ''] of packedRows('exclusive-specialisms'))
    groups.set(group, [...(groups.get(group) ?? []), itemsIn(words)]);
  return [...groups.values()];
});

/** Groups of professions that work side by side and share tools, so that a skill of one is common in the others. */
const related = lazy((): readonly (readonly string[])[] =>
  packedRows('related-professions').map(([professions = '']) => itemsIn(professions)),
);

/** The professions and all that are related to them. */
export function withRelated(professions: readonly string[]): ReadonlySet<string> {
  const beside = related().filter((group) => group.some((name) => professions.includes(name)));
  return new Set([...professions, ...beside.flat()]);
}
