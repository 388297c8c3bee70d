import { ableTo } from './patterns/able-to.ts';
import { chineseDuty } from './patterns/chinese-duty.ts';
import { commaSplice } from './patterns/comma-splice.ts';
import { deedInIng } from './patterns/deed-in-ing.ts';
import { deedLine } from './patterns/deed-line.ts';
import { deedOfOneThing } from './patterns/deed-of-one-thing.ts';
import { dropFiller } from './patterns/drop-filler.ts';
import { dutyOpener } from './patterns/duty-opener.ts';
import { frenchDuty } from './patterns/french-duty.ts';
import { germanDuty } from './patterns/german-duty.ts';
import { joinOutcome } from './patterns/join-outcome.ts';
import { lostBreaks } from './patterns/lost-breaks.ts';
import { namedResult } from './patterns/named-result.ts';
import { outcomeFirst } from './patterns/outcome-first.ts';
import { partaking } from './patterns/partaking.ts';
import { pastTense } from './patterns/past-tense.ts';
import { plainVerb } from './patterns/plain-verb.ts';
import { runPlace } from './patterns/run-place.ts';
import { spanishDuty } from './patterns/spanish-duty.ts';
import { splitLong } from './patterns/split-long.ts';
import { tidyMarks } from './patterns/tidy-marks.ts';
import { toolUse } from './patterns/tool-use.ts';
import { withoutI } from './patterns/without-i.ts';
import type { Pattern } from './wording.ts';

/** In the order in which they are tried, each on the result of the one before. */
export const patterns: readonly Pattern[] = [
  tidyMarks,
  dropFiller,
  withoutI,
  dutyOpener,
  ableTo,
  toolUse,
  runPlace,
  germanDuty,
  frenchDuty,
  spanishDuty,
  chineseDuty,
  deedLine,
  deedOfOneThing,
  partaking,
  deedInIng,
  plainVerb,
  pastTense,
  commaSplice,
  outcomeFirst,
  namedResult,
  joinOutcome,
  lostBreaks,
  splitLong,
];
