import { capitalized } from './capitalized.ts';
import type { Wording } from './wording.ts';

/** Closed list: what goes says nothing. Nothing that quantifies, hedges or names is in it. */
const fillers: readonly (readonly [RegExp, string])[] = [
  [/\b[Ss]uccessfully\s+/g, ''],
  [/\b[Vv]arious\s+(?=\p{Ll})/gu, ''],
  [/\bin order to\b/g, 'to'],
  [/\bon an? (daily|weekly|monthly) basis\b/g, '$1'],
  [/^(Help(?:ed|s)?) to (?=\p{Ll})/u, '$1 '],
  [/\b(?<=[Ww]ork(?:ed|s|ing)? )together with\b/g, 'with'],
];

export const dropFiller: Wording = {
  rule: 'drop_filler',
  why: 'Words that say nothing are gone.',
  apply(text) {
    const lean = fillers.reduce(
      (current, [pattern, replacement]) => current.replace(pattern, replacement),
      text,
    );
    return lean === text ? null : capitalized(lean.trim());
  },
};
