import type { Target } from '../../../service/ports.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { rememberingFor } from '../../text/remembering.ts';
import { tokenize } from '../../text/tokenize.ts';
import { uncapitalized } from './capitalized.ts';

const laterCapital = preparedPattern(String.raw`.\p{Lu}`, 'u');

/**
 * `Well pumps` opens an item of a list; where the posting writes `well` small, a sentence does so too. A name stays:
 * `Subdivision Map Act`.
 */
export function withinSentence(text: string, target: Target): string {
  const small = uncapitalized(text);
  const [first = ''] = small.split(' ', 1);
  const isName = kindOf(text) === 'tool' || laterCapital.test(text);
  return !isName && wordsWritten(target).has(first) ? small : text;
}

const wordsWritten = rememberingFor(
  ({ jobDescription }: Target): ReadonlySet<string> =>
    new Set(tokenize(jobDescription).map(({ text }) => text)),
);
