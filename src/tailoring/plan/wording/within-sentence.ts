import type { Target } from '../../../service/ports.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { rememberingFor } from '../../text/remembering.ts';
import { tokenize } from '../../text/tokenize.ts';
import { uncapitalized } from './capitalized.ts';

/** `Well pumps` opens an item of a list; where the posting writes `well` small, a sentence does so too. */
export function withinSentence(text: string, target: Target): string {
  const small = uncapitalized(text);
  const [first = ''] = small.split(' ', 1);
  return kindOf(text) !== 'tool' && wordsWritten(target).has(first) ? small : text;
}

const wordsWritten = rememberingFor(
  ({ jobDescription }: Target): ReadonlySet<string> =>
    new Set(tokenize(jobDescription).map(({ text }) => text)),
);
