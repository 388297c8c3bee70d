import { genericWords, grammarWords } from '../../../lexicon/generic-words.ts';
import { lemmasOf } from '../../../lexicon/read-text.ts';
import type { Token } from '../../../text/tokenize.ts';
import { wordingRule } from '../rule.ts';

const leastShare = 0.6;

/** V13: most of what a text says is what its evidence says. */
export const grounding = wordingRule(
  'V13',
  'at least 60 % of the content words come from the evidence',
  (after, { edit, sources, shared }) => {
    if (edit.op === 'surface_skill') return null;
    const content = after.tokens
      .map((token, index) => ({ token, index }))
      .filter(({ token }) => saysSomething(token));
    const grounded = content.filter(
      ({ token, index }) =>
        shared().has(index) ||
        sources.some(
          ({ keys, lemmas }) => keys.has(token.key) || lemmasOf(token).some((lemma) => lemmas().has(lemma)),
        ),
    );
    const share = content.length === 0 ? 0 : grounded.length / content.length;
    return share >= leastShare
      ? null
      : `only ${Math.round(share * 100)} % of the words come from the evidence`;
  },
);

/** Numbers are judged by their own rule, down to the last one. */
function saysSomething({ key }: Token): boolean {
  return !(grammarWords.has(key) || genericWords.has(key) || /^[\d.,]+$/.test(key));
}
