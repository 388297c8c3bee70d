import { type PreparedPattern, preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import type { Pattern } from '../pattern.ts';

/** Closed list: what goes says nothing. Nothing that quantifies, limits, hedges or names is in it. */
const fillers: readonly (readonly [PreparedPattern, string])[] = [
  [preparedPattern(String.raw`\bsuccessfully\s+`, 'g'), ''],
  [preparedPattern(String.raw`\bin order to\b`, 'g'), 'to'],
  [preparedPattern(String.raw`\bon an? (daily|weekly|monthly) basis\b`, 'g'), '$1'],
  [preparedPattern(String.raw`^(Help(?:ed|s)?) to (?=\p{Ll})`), '$1 '],
];

/** Opens a sentence, so that what follows takes over its capital. */
const opening = preparedPattern(String.raw`\bSuccessfully\s+(\S)`, 'g');

/** Words that say nothing go where the line is worded anew for another reason. */
export const dropFiller: Pattern = {
  rule: 'drop_filler',
  why: 'filler',
  languages: ['en'],
  from: 'good',
  isMinor: true,
  apply(text) {
    const lean = fillers.reduce(
      (current, [pattern, replacement]) => current.replace(pattern.for(current), replacement),
      text.replace(opening.for(text), (_, next: string) => next.toUpperCase()),
    );
    return lean === text ? null : capitalized(lean.trim());
  },
  examples: [
    ['Successfully closed 14 audits', 'Closed 14 audits'],
    ['Rebuilt the forms in order to save paper', 'Rebuilt the forms to save paper'],
    ['Checked stock on a daily basis', 'Checked stock daily'],
  ],
  leaves: [
    ['hedges stay', 'Cared for up to 3 patients'],
    ['what limits stays', 'Repaired various types of pumps'],
  ],
};
