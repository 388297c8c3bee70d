import { supportedLanguageOf } from '../../lexicon/languages/detect-language.ts';
import { withSpellingRight } from '../../lexicon/words/misspellings.ts';
import { isSlip } from '../../tailoring/plan/steps/alias.ts';
import { respellNames } from '../../tailoring/plan/wording/name-spelling.ts';
import { over } from '../../tailoring/plan/wording/pattern.ts';
import { applyPatterns, corrections } from '../../tailoring/plan/wording/reword.ts';
import { withoutTrailing } from '../../values/strings.ts';
import type { Proof } from '../finding.ts';
import type { Line } from '../resume-lines.ts';

/* Slips that tailoring corrects by itself: one source, so that both say the same. */

export interface FoundSlip {
  readonly line: Line;
  readonly from: string;
  readonly to: string;
  readonly isWord: boolean;
}

/** Slips of spelling, spaces, hyphens and names in the sentences of the resume's language, in order. */
export function findSlips({ lines, language }: Proof): readonly FoundSlip[] {
  if (language === null) return [];
  return lines.flatMap((line) => {
    if (line.kind !== 'prose' && line.kind !== 'bullet') return [];
    const own = supportedLanguageOf(line.text);
    if (own !== null && own !== language) return [];
    const spelled = withSpellingRight(line.text, language);
    const tidied = applyPatterns(corrections, spelled, { level: 'good', model: { language } }, over).text;
    const named = respellNames(tidied);
    return [
      ...changedIn(line.text, spelled).map((change) => ({ line, ...change, isWord: true })),
      ...changedIn(spelled, tidied).map((change) => ({ line, ...change, isWord: false })),
      ...named.names.filter(isSlip).map((change) => ({ line, ...change, isWord: false })),
    ];
  });
}

/** The words that differ; if their number does, all from the first to the last that do. */
function changedIn(before: string, after: string): readonly { readonly from: string; readonly to: string }[] {
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)];
  if (old.length === now.length)
    return old.flatMap((from, at) => {
      const to = now[at] ?? '';
      return from === to ? [] : [{ from: bare(from, to), to: bare(to, from) }];
    });
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  // A word of context before one that was left out or added.
  const from = start + tail === shorter ? Math.max(0, start - 1) : start;
  const part = (words: readonly string[]) => words.slice(from, words.length - tail).join(' ');
  return [{ from: part(old), to: part(now) }];
}

/** The word without the marks around it, if only letters differ. */
function bare(text: string, other: string): string {
  const word = withoutMarks(text);
  return word === withoutMarks(other) ? text : word;
}

function withoutMarks(text: string): string {
  return withoutTrailing(text.replace(/^[("«“]+/, ''), ',;:.!?)"»”');
}
