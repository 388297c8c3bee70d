import { memoize } from '../text/memoize.ts';
import { preparedPattern } from '../text/prepared-pattern.ts';
import { sortedLines, valuesIn } from './packed-file.ts';
import { packedMisspellings } from './packed-lexicon.ts';
import { isPastForm, pastOf } from './verbs.ts';

/* English words that are misspelled for certain, and what is meant (`data/language/en/misspellings.tsv`). */

export function indexMisspellings(
  rows: readonly { readonly word: string; readonly misspelled: readonly string[] }[],
): string {
  return sortedLines(
    rows.flatMap(({ word, misspelled }) => misspelled.map((each) => [each, [word]] as const)),
  );
}

/** Parts of addresses, file names and words with hyphens or digits are left out. */
const word = preparedPattern(
  String.raw`(?<![\p{L}\p{N}@/._'’-])\p{L}\p{Ll}{4,30}(?![\p{L}\p{N}@/_'’-]|\.\p{L})`,
  'gu',
);
const opening = preparedPattern(String.raw`(?:^|[.!?;:•–—]\s{1,3})$`);
/** In UTF-16 units. */
const lookBehind = 5;

/** What a misspelled English word is meant to be, with its capital; null for all others. */
export const meantBy = memoize(20_000, (written): string | null => {
  const [meant] = valuesIn(packedMisspellings(), written.toLowerCase()) ?? [];
  if (meant === undefined) return null;
  return isSmall(written) ? meant : meant.charAt(0).toUpperCase() + meant.slice(1);
});

function isSmall(written: string): boolean {
  return written === written.toLowerCase();
}

/** The text with each misspelled word as it is meant. One with a capital may be a name, unless a verb opens a sentence with it. */
export function withSpellingRight(text: string): string {
  return text.replace(word.for(text), (written: string, at: number) => {
    const meant = meantBy(written);
    if (meant === null) return written;
    return isSmall(written) || opensAsVerb(meant, text.slice(Math.max(0, at - lookBehind), at))
      ? meant
      : written;
  });
}

function opensAsVerb(meant: string, before: string): boolean {
  return opening.test(before) && (isPastForm(meant) || pastOf(meant) !== null);
}
