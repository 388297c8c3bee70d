import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';

/** Wordy phrases and plain ones that claim exactly the same. */
const plainPhrases: readonly (readonly [PreparedPattern, string])[] = [
  [preparedPattern(String.raw`\bon an? (daily|weekly|monthly) basis\b`, 'g'), '$1'],
  [preparedPattern(String.raw`\bon an? as[- ]needed basis\b`, 'g'), 'as needed'],
  [preparedPattern(String.raw`\bdue to the fact that\b`, 'g'), 'because'],
  [preparedPattern(String.raw`\b(?:with|by|through) (?:the|making) use of\b`, 'g'), 'with'],
  [preparedPattern(String.raw`\bmade use of\b`, 'g'), 'used'],
  [preparedPattern(String.raw`^Made use of\b`), 'Used'],
  [preparedPattern(String.raw`\bin (?:collaboration|cooperation) together with\b`, 'g'), 'together with'],
  [preparedPattern(String.raw`\b([Cc]ollaborated|[Cc]ooperated) together with\b`, 'g'), '$1 with'],
  [preparedPattern(String.raw`\bfinal end (results?|products?)\b`, 'g'), 'final $1'],
  [preparedPattern(String.raw`(?<!ly |-)\b([Uu])tili[sz](e|ed|es|ing)\b`, 'g'), '$1s$2'],
  [
    preparedPattern(
      String.raw`\b(includ(?:e|ed|es|ing)),? (?:but|and)(?: (?:is|are))? not limited to[,:]?`,
      'g',
    ),
    '$1',
  ],
  [preparedPattern(String.raw`\bon a (regular|continuous|consistent|frequent) basis\b`, 'g'), '$1ly'],
  [preparedPattern(String.raw`\b(?:with|in) regards? to\b`, 'g'), 'regarding'],
  [preparedPattern(String.raw`\bprior to\b`, 'g'), 'before'],
  [
    preparedPattern(
      String.raw`\b([Ww]ork|[Cc]ooperat|[Cc]ollaborat)(ed|e|ing|s)? in conjunction with\b`,
      'g',
    ),
    '$1$2 with',
  ],
  [preparedPattern(String.raw`(?<=\p{L} )a total of (?=\p{N})`, 'gu'), ''],
  [preparedPattern(String.raw`\bany and all\b`, 'g'), 'all'],
  [preparedPattern(String.raw`\bfor the purposes? of (?=\p{Ll}+ing\b)`, 'gu'), 'for '],
];

/** The text with plain words for wordy phrases: `used` for `utilized`, `before` for `prior to`. */
export function plainly(text: string): string {
  return plainPhrases.reduce(
    (current, [pattern, replacement]) => current.replace(pattern.regExp, replacement),
    text,
  );
}

/** Adverbs of the adjectives that say how often an action is done. */
const frequencies: ReadonlyMap<string, string> = new Map([
  ['continuous', 'continuously'],
  ['frequent', 'frequently'],
  ['periodic', 'periodically'],
  ['regular', 'regularly'],
  ['routine', 'routinely'],
]);

/** `regularly` for `regular`; null for adjectives that do not say how often. */
export function frequencyOf(adjective: string): string | null {
  return frequencies.get(adjective) ?? null;
}
