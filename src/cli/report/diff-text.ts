import type { Ink, Paper } from '../paper.ts';
import { type DiffPart, wordDiff } from '../word-diff.ts';
import type { ChangedLine } from './changed-lines.ts';

/** What went and what came, between the marks of `git diff --word-diff`: they say it to those who see no colours too. */
export function diffText({ before, after }: ChangedLine, paper: Paper): string {
  return wordDiff(before, after)
    .map((part) => partText(part, paper))
    .join('');
}

function partText({ kind, text }: DiffPart, { ink }: Paper): string {
  if (kind === 'same') return text;
  const words = text.trimEnd();
  const shown =
    kind === 'removed'
      ? `${ink.bad('[-')}${eachWord(words, ink.dim)}${ink.bad('-]')}`
      : `${ink.good('{+')}${eachWord(words, ink.bold)}${ink.good('+}')}`;
  return shown + (text.slice(words.length) || ' ');
}

/** So that a line can be broken between them. */
function eachWord(text: string, ink: Ink): string {
  return text
    .split(/\s+/)
    .map((word) => ink(word))
    .join(' ');
}
