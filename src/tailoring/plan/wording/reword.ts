import type { FinetuneLevel } from '../../../contract/choices.ts';
import type { WordingReason } from '../../../messages/tailoring/messages.ts';
import type { Language } from '../../../text/language.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';
import type { Pattern, Situation } from './pattern.ts';
import { actionNounLine, compoundActionNoun } from './patterns/action-nouns.ts';
import { carriedNoun, performedCompound, performedNoun } from './patterns/carried-noun.ts';
import { chargeOfThing, dutyToDo } from './patterns/charge.ts';
import { chineseDuty, withoutChineseSubject } from './patterns/chinese-duty.ts';
import { dropLabels } from './patterns/drop-label.ts';
import { dutyOpener, runPlace } from './patterns/duty-opener.ts';
import { frenchCarrier, germanCarrier, spanishCarrier } from './patterns/empty-carriers.ts';
import { dropFiller, dropPraise, shortPhrase } from './patterns/empty-words.ts';
import { missingHyphens } from './patterns/english-hyphens.ts';
import {
  frenchCharge,
  frenchDutyWithVerb,
  germanCharge,
  spanishCharge,
  spanishDutyWithVerb,
} from './patterns/foreign-charge.ts';
import { withoutHe, withoutIch, withoutJe } from './patterns/foreign-first-person.ts';
import { germanDuty } from './patterns/german-duty.ts';
import { gerundLine } from './patterns/gerund-line.ts';
import { missingArticle } from './patterns/missing-article.ts';
import {
  frenchInfinitive,
  germanInfinitive,
  germanUsualNoun,
  spanishInfinitive,
} from './patterns/named-activities.ts';
import { actionCapitals, openingCapital } from './patterns/opening-capital.ts';
import { commaSplice, outcomeFirst } from './patterns/outcome.ts';
import { partaking, partInAction } from './patterns/partaking.ts';
import { pastHabit } from './patterns/past-habit.ts';
import { evenTense, pastTense } from './patterns/past-tense.ts';
import { frenchDuty, spanishDuty } from './patterns/romance-duty.ts';
import { spanishPastAccent } from './patterns/spanish-accents.ts';
import { restoreBreaks, restoreMarks, splitActions, splitLong } from './patterns/split-lines.ts';
import { withoutThirdPerson } from './patterns/third-person.ts';
import { chineseMarks, closingStop, frenchMarks, tidyMarks } from './patterns/tidy-marks.ts';
import { toolUse } from './patterns/tool-use.ts';
import { typingSlips } from './patterns/typing-slips.ts';
import { withoutI, withoutMy } from './patterns/without-i.ts';
import { withoutPassive, withoutWas } from './patterns/without-was.ts';

interface Reworded {
  readonly text: string;
  readonly rules: readonly string[];
  readonly whys: readonly WordingReason[];
}

interface Wanted {
  readonly level: FinetuneLevel;
  readonly model: Pick<ResumeModel, 'language'>;
}

/** Applies the patterns in turn, each to the result of the one before, and lists those that changed the text. */
export function applyPatterns(
  all: readonly Pattern[],
  text: string,
  { level, model: { language } }: Wanted,
  situation: Situation,
): { readonly text: string; readonly used: readonly Pattern[] } {
  const used: Pattern[] = [];
  let current = text;
  for (const pattern of all) {
    const better = isFor(pattern, level, language) ? pattern.apply(current, situation) : null;
    if (better === null) continue;
    used.push(pattern);
    current = better;
  }
  return { text: current, used };
}

/** Rewords a bullet with its own words. Minor changes alone are not made. */
export function reword(
  text: string,
  wanted: Wanted,
  situation: Situation,
  all: readonly Pattern[] = patterns,
): Reworded {
  const { text: better, used } = applyPatterns(all, text, wanted, situation);
  if (used.every(({ isMinor }) => isMinor)) return { text, rules: [], whys: [] };
  return {
    text: better,
    rules: used.map(({ rule }) => rule),
    whys: trueReasons(used),
  };
}

/** Reasons that say how a line begins. */
const ofOpening: ReadonlySet<WordingReason> = new Set(['opener', 'verb', 'actionFirst', 'label']);

/** The reasons that are true of the final text: if the result was put first, the line begins with nothing else. */
function trueReasons(used: readonly Pattern[]): readonly WordingReason[] {
  const whys = [...new Set(used.map(({ why }) => why))];
  return whys.includes('resultFirst') ? whys.filter((why) => !ofOpening.has(why)) : whys;
}

function isFor({ from, languages }: Pattern, level: FinetuneLevel, language: Language | null): boolean {
  const isDeepEnough = level === 'super' || (level === 'good' && from === 'good');
  return isDeepEnough && language !== null && languages.includes(language);
}

/** Corrections of slips, which every text of the resume gets, whatever else happens to it. */
export const corrections: readonly Pattern[] = [
  tidyMarks,
  frenchMarks,
  chineseMarks,
  ...typingSlips,
  spanishPastAccent,
  missingHyphens,
];

/** Duties in German, French and Spanish that become the noun of the activity. */
export const foreignDuties: readonly Pattern[] = [
  germanDuty,
  frenchDuty,
  spanishDuty,
  germanCharge,
  frenchCharge,
  spanishCharge,
  frenchDutyWithVerb,
  spanishDutyWithVerb,
  frenchCarrier,
  spanishCarrier,
  germanCarrier,
];

/** All patterns, in the order in which they are applied. */
export const patterns: readonly Pattern[] = [
  ...corrections,
  ...dropLabels,
  openingCapital,
  ...actionCapitals,
  dropPraise,
  shortPhrase,
  dropFiller,
  withoutI,
  withoutMy,
  withoutWas,
  withoutPassive,
  dutyOpener,
  carriedNoun,
  performedNoun,
  performedCompound,
  toolUse,
  runPlace,
  dutyToDo,
  chargeOfThing,
  ...foreignDuties,
  withoutIch,
  withoutJe,
  withoutHe,
  frenchInfinitive,
  spanishInfinitive,
  germanInfinitive,
  germanUsualNoun,
  chineseDuty,
  withoutChineseSubject,
  actionNounLine,
  compoundActionNoun,
  partaking,
  partInAction,
  gerundLine,
  pastHabit,
  withoutThirdPerson,
  pastTense,
  evenTense,
  missingArticle,
  commaSplice,
  outcomeFirst,
  closingStop,
  restoreMarks,
  restoreBreaks,
  splitLong,
  ...splitActions,
];
