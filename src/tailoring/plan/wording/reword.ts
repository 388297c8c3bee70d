import type { FinetuneLevel } from '../../../contract/choices.ts';
import type { Language } from '../../../text/language.ts';
import type { WordingReason } from '../../messages/messages.ts';
import { patterns } from './patterns.ts';
import type { Pattern, Situation } from './wording.ts';

export interface Reworded {
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

function isFor({ from, languages }: Pattern, level: FinetuneLevel, language: Language | null): boolean {
  const isDeepEnough = level === 'super' || (level === 'good' && from === 'good');
  return isDeepEnough && language !== null && languages.includes(language);
}
