import type { Token } from '../text/tokenize.ts';
import { verbNamedBy } from './nominalisations.ts';
import { readVerb } from './verbs.ts';

/** The verb that a word is a form of or that its noun names; else its key, but `cardiologie` is not `cardiology`. */
export function rootOf({ text, key }: Token): string {
  const lower = text.toLowerCase();
  return (
    verbNamedBy(lower) ??
    readVerb(lower)?.lemma ??
    readVerb(key)?.lemma ??
    (lower.endsWith('ie') ? lower : key)
  );
}
