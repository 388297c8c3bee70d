import { supportedLanguageOf } from '../../lexicon/languages/detect-language.ts';
import { withSpellingRight } from '../../lexicon/words/misspellings.ts';
import { isSlip } from '../../tailoring/plan/steps/alias.ts';
import { respellNames } from '../../tailoring/plan/wording/name-spelling.ts';
import { over } from '../../tailoring/plan/wording/pattern.ts';
import { applyPatterns, corrections } from '../../tailoring/plan/wording/reword.ts';
import { type CommonPair, commonSubsequence } from '../../text/compare/common-subsequence.ts';
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
export function findSlips({ lexicon, lines, language }: Proof): readonly FoundSlip[] {
  if (language === null) return [];
  return lines.flatMap((line) => {
    if (line.kind !== 'prose' && line.kind !== 'bullet') return [];
    const own = supportedLanguageOf(line.text);
    if (own !== null && own !== language) return [];
    const spelled = withSpellingRight(line.text, language);
    const tidied = applyPatterns(
      corrections,
      spelled,
      { level: 'good', model: { language } },
      { ...over, lexicon },
    ).text;
    const named = respellNames(lexicon, tidied);
    return [
      ...changedIn(line.text, spelled).map((change) => ({ line, ...change, isWord: true })),
      ...changedIn(spelled, tidied).map((change) => ({ line, ...change, isWord: false })),
      ...named.names.filter(isSlip).map((change) => ({ line, ...change, isWord: false })),
    ];
  });
}

interface ChangedWords {
  readonly from: string;
  readonly to: string;
}

/** Above this many comparisons, all words from the first to the last that differ are one change. */
const maxComparisons = 1_000_000;

/** The words that differ, place by place: each word for itself, or a run of words if their number differs. */
function changedIn(before: string, after: string): readonly ChangedWords[] {
  if (before === after) return [];
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)];
  const isLong = old.length * now.length > maxComparisons;
  const same = isLong ? [] : commonSubsequence(old, now);
  const end: CommonPair = [old.length, now.length];
  let [i, j] = [0, 0];
  return [...same, end].flatMap(([nextOld, nextNow]) => {
    const [first, last] = [[i, j] as const, [nextOld, nextNow] as const];
    [i, j] = [nextOld + 1, nextNow + 1];
    return changedBetween([old, now], first, last);
  });
}

type Texts = readonly [old: readonly string[], now: readonly string[]];

function changedBetween([old, now]: Texts, first: CommonPair, last: CommonPair): readonly ChangedWords[] {
  const [removed, added] = [old.slice(first[0], last[0]), now.slice(first[1], last[1])];
  if (removed.length === added.length)
    return removed.map((from, at) => {
      const to = added[at] ?? '';
      return { from: bare(from, to), to: bare(to, from) };
    });
  // A word of context before one that was left out or added, or after it in the beginning.
  const isAlone = removed.length === 0 || added.length === 0;
  const context = isAlone && first[0] > 0 ? old.slice(first[0] - 1, first[0]) : [];
  const next = isAlone && first[0] === 0 ? old.slice(last[0], last[0] + 1) : [];
  const part = (words: readonly string[]) => [...context, ...words, ...next].join(' ');
  return [{ from: part(removed), to: part(added) }];
}

/** The word without the marks around it, if only letters differ. */
function bare(text: string, other: string): string {
  const word = withoutMarks(text);
  return word === withoutMarks(other) ? text : word;
}

function withoutMarks(text: string): string {
  return withoutTrailing(text.replace(/^[("«“]+/, ''), ',;:.!?)"»”');
}
