import { itemsIn, packedRows } from '../../lexicon/packed/packed-lexicon.ts';
import { tokenize } from '../../text/tokenize.ts';
import { lowerCase } from '../../values/fold.ts';
import { groupBy } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';

/*
 * Labels that deny, wish or learn what they name: `Learning:`, `No experience with`. By the same rows as the evidence,
 * but without their conditions: a label with such words in any sense gets no new name.
 */

interface LimitingWords {
  /** A set of alternatives for each word. */
  readonly words: readonly ReadonlySet<string>[];
  readonly isOpening: boolean;
}

/** These are about names before them. */
const reachesBack = new Set(['list_before', 'between']);

const byFirstWord = lazy(() => {
  const all = packedRows('cues').flatMap(([, reach = '', flags = '', , , , phrases = '']) =>
    (reachesBack.has(reach) ? [] : itemsIn(phrases))
      .filter((phrase) => !phrase.includes('*'))
      .map(
        (phrase): LimitingWords => ({
          words: phrase.split(' ').flatMap(wordsOf),
          isOpening: itemsIn(flags).includes('opens_clause'),
        }),
      ),
  );
  return groupBy(
    all.flatMap((one) => [...(one.words[0] ?? [])].map((first) => ({ first, ...one }))),
    ({ first }) => first,
  );
});

/** The words of a part of a phrase: `a/b` are alternatives, and 基础 has two words. */
function wordsOf(part: string): readonly ReadonlySet<string>[] {
  const alternatives = part.split('/').map((word) => tokenize(word).map(({ text }) => lowerCase(text)));
  const [first = []] = alternatives;
  return alternatives.every(({ length }) => length === 1)
    ? [new Set(alternatives.flat())]
    : first.map((token) => new Set([token]));
}

export function isLimitingLabel(label: string): boolean {
  const tokens = tokenize(label).map(({ text }) => lowerCase(text));
  return tokens.some((token, at) =>
    (byFirstWord().get(token) ?? []).some(
      ({ words, isOpening }) =>
        (at === 0 || !isOpening) && words.every((choices, number) => choices.has(tokens[at + number] ?? '')),
    ),
  );
}
