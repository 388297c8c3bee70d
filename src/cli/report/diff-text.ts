import type { Ink, Paper } from '../paper.ts';
import { wordDiff } from '../word-diff.ts';
import type { ChangedLine } from './changed-lines.ts';

/** What went and what came, in colours where there are some, else with the marks of `git diff --word-diff`. */
export function diffText({ before, after }: ChangedLine, { ink, hasColour }: Paper): string {
  const removed = hasColour ? inked(ink.red) : (words: string) => `[-${words}-]`;
  const added = hasColour ? inked(ink.green) : (words: string) => `{+${words}+}`;
  return wordDiff(before, after)
    .map(({ kind, text }) => {
      if (kind === 'same') return text;
      const words = text.trimEnd();
      return (kind === 'removed' ? removed(words) : added(words)) + (text.slice(words.length) || ' ');
    })
    .join('');
}

/** Word by word, so that a line can be broken between them. */
function inked(ink: Ink): (words: string) => string {
  return (words) =>
    words
      .split(/\s+/)
      .map((word) => ink(word))
      .join(' ');
}
