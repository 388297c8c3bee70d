import type { FinetuneLevel } from '../../../contract/choices.ts';
import type { Language } from '../../../text/language.ts';
import type { WordingReason } from '../../messages/messages.ts';
import type { Pattern, Situation } from './pattern.ts';
import { actionNounLine, compoundActionNoun } from './patterns/action-nouns.ts';
import { carriedNoun } from './patterns/carried-noun.ts';
import { chineseDuty } from './patterns/chinese-duty.ts';
import { commaSplice } from './patterns/comma-splice.ts';
import { dropFiller } from './patterns/drop-filler.ts';
import { dropLabels } from './patterns/drop-label.ts';
import { dropPraise } from './patterns/drop-praise.ts';
import { dutyOpener, runPlace } from './patterns/duty-opener.ts';
import { germanDuty } from './patterns/german-duty.ts';
import { gerundLine } from './patterns/gerund-line.ts';
import { openingCapital } from './patterns/opening-capital.ts';
import { outcomeFirst } from './patterns/outcome-first.ts';
import { partaking } from './patterns/partaking.ts';
import { pastTense } from './patterns/past-tense.ts';
import { frenchDuty, spanishDuty } from './patterns/romance-duty.ts';
import { lostBreaks, splitLong } from './patterns/split-lines.ts';
import { chineseMarks, frenchMarks, tidyMarks } from './patterns/tidy-marks.ts';
import { toolUse } from './patterns/tool-use.ts';
import { typingSlips } from './patterns/typing-slips.ts';
import { withoutI } from './patterns/without-i.ts';

interface Reworded {
  readonly text: string;
  readonly rules: readonly string[];
  readonly whys: readonly WordingReason[];
}

/** A bullet, said better with the same words. */
export function reword(
  text: string,
  { level, language }: { readonly level: FinetuneLevel; readonly language: Language | null },
  situation: Situation,
): Reworded {
  let reworded: Reworded = { text, rules: [], whys: [] };
  let isWorthIt = false;
  for (const pattern of patterns) {
    if (!isFor(pattern, level, language)) continue;
    const better = pattern.apply(reworded.text, situation);
    if (better === null) continue;
    isWorthIt ||= pattern.isMinor !== true;
    reworded = {
      text: better,
      rules: [...reworded.rules, pattern.rule],
      whys: [...new Set([...reworded.whys, pattern.why])],
    };
  }
  return isWorthIt ? reworded : { text, rules: [], whys: [] };
}

export function isFor(
  { from, languages }: Pattern,
  level: FinetuneLevel,
  language: Language | null,
): boolean {
  const isDeepEnough = level === 'super' || (level === 'good' && from === 'good');
  return isDeepEnough && language !== null && languages.includes(language);
}

/** In the order in which they are tried, each on the result of the one before. */
export const patterns: readonly Pattern[] = [
  tidyMarks,
  frenchMarks,
  chineseMarks,
  ...typingSlips,
  ...dropLabels,
  openingCapital,
  dropPraise,
  dropFiller,
  withoutI,
  dutyOpener,
  carriedNoun,
  toolUse,
  runPlace,
  germanDuty,
  frenchDuty,
  spanishDuty,
  chineseDuty,
  actionNounLine,
  compoundActionNoun,
  partaking,
  gerundLine,
  pastTense,
  commaSplice,
  outcomeFirst,
  lostBreaks,
  splitLong,
];
