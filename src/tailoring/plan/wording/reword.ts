import type { FinetuneLevel } from '../../../contract/finetune-level.ts';
import type { WordingReason } from '../../messages/messages.ts';
import { dropFiller } from './drop-filler.ts';
import { joinOutcome } from './join-outcome.ts';
import { outcomeFirst } from './outcome-first.ts';
import { pastTense } from './past-tense.ts';
import { plainVerb } from './plain-verb.ts';
import { splitLong } from './split-long.ts';
import { stripOpener } from './strip-opener.ts';
import type { Situation, Wording } from './wording.ts';

/** In the order in which they are tried, each on the result of the one before. */
const wordings: Readonly<Record<FinetuneLevel, readonly Wording[]>> = {
  basic: [],
  good: [dropFiller, stripOpener, plainVerb, pastTense, joinOutcome],
  super: [dropFiller, stripOpener, plainVerb, pastTense, outcomeFirst, joinOutcome, splitLong],
};

export interface Reworded {
  readonly text: string;
  readonly rules: readonly string[];
  readonly whys: readonly WordingReason[];
}

/** An English bullet, said better with the same words. */
export function reword(text: string, level: FinetuneLevel, situation: Situation): Reworded {
  let reworded: Reworded = { text, rules: [], whys: [] };
  for (const wording of wordings[level]) {
    const better = wording.apply(reworded.text, situation);
    if (better === null) continue;
    reworded = {
      text: better,
      rules: [...reworded.rules, wording.rule],
      whys: [...reworded.whys, wording.why],
    };
  }
  return reworded;
}
