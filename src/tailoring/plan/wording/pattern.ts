import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { WordingReason } from '../../../messages/tailoring/messages.ts';
import type { Language } from '../../../text/language.ts';

/* The type of rewording patterns, and the jobs that their examples use. */

/** Properties of a bullet's job that its wording depends on. */
export interface Job {
  /** Tense of the verbs that open the job's bullets. */
  readonly tense: 'past' | 'base';
  /** `over` or `today` by the dates of the job; `open` if they do not show it or its lines disagree. */
  readonly lasts: 'over' | 'today' | 'open';
  /** True if the end date is in the past, whatever the tense of the lines. */
  readonly hasEnded?: boolean;
  /** True if the job is over or verbs of its other bullets show the tense, so that an added verb claims nothing new. */
  readonly isTenseKnown: boolean;
  /** True if most lines begin with a verb, or will after rewording. */
  readonly isLedByVerbs: boolean;
  /** True if every line may open with a base form (`Bake breads`) and most surely do: possible nouns are verbs too. */
  readonly opensInBase: boolean;
  /** True if nearly every line surely opens with a base form: even words that are mostly nouns are verbs here. */
  readonly isListInBase?: boolean;
  /** True if its lines open with -ing verbs, most of them surely: words that are nouns elsewhere are verbs here. */
  readonly isListOfGerunds?: boolean;
  /** True if some of its -ing lines would stay: then none is reworded just because the job lasts. */
  readonly keepsGerunds?: boolean;
  /** True if a line in the third person would stay so: then none of a current job changes. */
  readonly keepsThirds?: boolean;
  /** True if several of its lines open with `would`, so that each tells of a habit: `Would inspect the ovens`. */
  readonly tellsHabits?: boolean;
  /** How most lines open outside English, where they all may; absent if they do not agree. */
  readonly opensWith?: LineOpening;
  /** True if nearly every line in the first person can do without `I`. */
  readonly dropsI: boolean;
  /** True if its other lines have labels too: `Duties: …` beside `Employer: …`. */
  readonly isLabeled?: boolean;
  /** Set if all other lines of the job end with a full stop, or none does. */
  readonly othersStop?: 'always' | 'never';
  /** True if the lines of the resume begin with capitals and the line before this one is complete. */
  readonly opensInCapitals?: boolean;
}

/** A bullet's job, with the lexicon that its names are looked up in. */
export interface Situation extends Job {
  readonly lexicon: Lexicon;
}

/** The noun of an activity, an infinitive, or a verb in the past. */
export type LineOpening = 'noun' | 'infinitive' | 'past';

/** One improvement of wording. Each pattern looks for one thing and changes nothing else. */
export interface Pattern {
  /** Its name in the report. */
  readonly rule: string;
  /** The message that explains the change to the person. */
  readonly why: WordingReason;
  readonly languages: readonly Language[];
  /** The lowest level that applies it. */
  readonly from: 'good' | 'super';
  /** Set if it is applied only along with another change. */
  readonly isMinor?: true;
  /** The new text; null if there is nothing to change or any doubt. */
  apply(text: string, situation: Situation): string | null;
  readonly examples: readonly Example[];
  /** Texts that stay, with the reason. */
  readonly leaves: readonly (readonly [why: string, text: string, job?: Job])[];
}

/** The job is `over` unless the example names another one. */
type Example = readonly [before: string, after: string, job?: Job];

/* The jobs of the examples. */

export const over: Job = {
  tense: 'past',
  lasts: 'over',
  isTenseKnown: true,
  isLedByVerbs: true,
  opensInBase: false,
  dropsI: true,
};
/** All its lines open with a base form: `Bake breads`. */
export const overInBase: Job = { ...over, opensInBase: true };
/** Nearly all its lines certainly open with a base form. */
export const listInBase: Job = { ...overInBase, isListInBase: true };
/** Several of its lines open with `would`. */
export const overWithHabits: Job = { ...over, tellsHabits: true };
/** Its lines open with -ing verbs. */
export const listOfGerunds: Job = { ...over, isListOfGerunds: true };
/** A current job with verbs in the present. */
export const present: Job = { ...over, tense: 'base', lasts: 'today' };
/** It has no end date, and no verb of its bullets shows the tense. */
export const tenseUnknown: Job = { ...over, lasts: 'open', isTenseKnown: false };
/** It lasts to the present, and no verb of its bullets shows the tense. */
export const current: Job = { ...tenseUnknown, lasts: 'today' };
/** It lasts to the present, but another line is in the past: `Led the move`. */
export const currentInPast: Job = { ...current, isTenseKnown: true };
/** It lasts to the present, and its lines have no verb. */
export const currentOfNouns: Job = { ...current, tense: 'base' };
/** Outside English: its lines name activities by nouns, infinitives or verbs in the past. */
export const overInNouns: Job = { ...over, opensWith: 'noun' };
export const overInInfinitives: Job = { ...over, opensWith: 'infinitive' };
export const overInPastVerbs: Job = { ...over, opensWith: 'past' };
