import type { Token } from '../text/tokenize.ts';
import { nominalisations } from './nominalisations.ts';
import { readVerb } from './verbs.ts';

/** The verb that a word is a form of or that its noun names; else its key, but `cardiologie` is not `cardiology`. */
export function rootOf({ text, key }: Token): string {
  const lower = text.toLowerCase();
  const noun = nominalisations[lower] ?? nominalisations[lower.replace(/isation$/, 'ization')];
  return noun ?? readVerb(lower)?.lemma ?? readVerb(key)?.lemma ?? (lower.endsWith('ie') ? lower : key);
}
