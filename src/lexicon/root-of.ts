import { memoize } from '../text/memoize.ts';
import { wordKey } from '../text/word-key.ts';
import { verbNamedBy } from './nominalizations.ts';
import { readVerb } from './verbs.ts';

/** The verb that a word is a form of or that its noun names; else its key, but `cardiologie` is not `cardiology`. */
export function rootOf({ text }: { readonly text: string }): string {
  return rootOfWord(text);
}

const rootOfWord = memoize(5000, (word) => {
  const lower = word.toLowerCase();
  const key = wordKey(word);
  return (
    verbNamedBy(lower) ??
    readVerb(lower)?.lemma ??
    readVerb(key)?.lemma ??
    (lower.endsWith('ie') ? lower : key)
  );
});
