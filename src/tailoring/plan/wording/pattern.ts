import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { WordingReason } from '../../../messages/tailoring/messages.ts';
import type { Language } from '../../../text/language.ts';

/* The type of rewording patterns, and the jobs that their examples use. */

/** What the wording of a bullet depends on besides its text and the lexicon. */
export interface Job {
  /** What its dates show, whatever its lines say. */
  readonly dates: 'over' | 'today' | 'unknown';
  readonly style: LineStyle;
  readonly mayChange: MayChange;
}

/** How the lines of a job are written. */
export interface LineStyle {
  /** Tense of the verbs that open the lines. */
  readonly tense: 'past' | 'base';
  /** True if the job is over or verbs of its other lines show the tense, so that an added verb claims nothing new. */
  readonly isTenseKnown: boolean;
  /** True if most lines begin with a verb, or will after rewording. */
  readonly isLedByVerbs: boolean;
  /**
   * Words that may be nouns are verbs here. `base`: every line may open with a base form (`Bake breads`) and most surely
   * do. `base list`: nearly every line surely does, so that even words that are mostly nouns are verbs. `gerunds`: the
   * lines open with -ing verbs, most of them surely. `mixed`: none of these.
   */
  readonly opens: 'base' | 'base list' | 'gerunds' | 'mixed';
  /** True if several lines open with `would`, so that each tells of a habit: `Would inspect the ovens`. */
  readonly tellsHabits?: boolean;
  /** How most lines open outside English, where they all may; absent if they do not agree. */
  readonly opensWith?: LineOpening;
  /** True if other lines have labels too: `Duties: …` beside `Employer: …`. */
  readonly isLabeled?: boolean;
  /** Set if all other lines of the job end with a full stop, or none does. */
  readonly othersStop?: 'always' | 'never';
  /** True if the lines of the resume begin with capitals and the line before this one is complete. */
  readonly opensInCapitals?: boolean;
}

/** What the wording of a bullet depends on besides its text. */
export interface Situation extends Job {
  readonly lexicon: Lexicon;
}

/** What may change in a line, since the others change with it or have it already. */
export interface MayChange {
  /** `all`: the line may get the tense of the dates. `mixed`: only a line that mixes tenses, in a job that is over. */
  readonly tense: 'all' | 'mixed' | 'none';
  /** False if some -ing lines would stay: then none is reworded just because the job lasts. */
  readonly gerunds: boolean;
  /** False if a line in the third person would stay so: then none of a current job changes. */
  readonly thirds: boolean;
  /** True if nearly every line in the first person can do without `I`. */
  readonly firstPerson: boolean;
  /** False if another line would stay without the article that it lacks. */
  readonly articles: boolean;
}

/** True if a line may be worded as of a job that is over. */
export function isOver({ dates, mayChange }: Job): boolean {
  return dates === 'over' && mayChange.tense === 'all';
}

/** True if what a line says in the present may be put into the past beside what it says in the past. */
export function mayEvenTense({ dates, mayChange }: Job): boolean {
  return dates === 'over' && mayChange.tense !== 'none';
}

/** True if a line may be worded as of a job that goes on. */
export function goesOn({ dates, mayChange }: Job): boolean {
  return dates === 'today' && mayChange.tense === 'all';
}

/** True if every line may open with a base form, so that words that may be nouns are verbs. */
export function opensInBase({ style: { opens } }: Job): boolean {
  return opens === 'base' || opens === 'base list';
}

export function withStyle<Of extends Job>(job: Of, style: Partial<LineStyle>): Of {
  return { ...job, style: { ...job.style, ...style } };
}

export function withChange<Of extends Job>(job: Of, mayChange: Partial<MayChange>): Of {
  return { ...job, mayChange: { ...job.mayChange, ...mayChange } };
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
  dates: 'over',
  style: { tense: 'past', isTenseKnown: true, isLedByVerbs: true, opens: 'mixed' },
  mayChange: { tense: 'all', gerunds: true, thirds: true, firstPerson: true, articles: true },
};
/** All its lines open with a base form: `Bake breads`. */
export const overInBase: Job = withStyle(over, { opens: 'base' });
/** Nearly all its lines certainly open with a base form. */
export const listInBase: Job = withStyle(over, { opens: 'base list' });
/** Several of its lines open with `would`. */
export const overWithHabits: Job = withStyle(over, { tellsHabits: true });
/** Its lines open with -ing verbs. */
export const listOfGerunds: Job = withStyle(over, { opens: 'gerunds' });
/** A current job with verbs in the present. */
export const present: Job = { ...withStyle(over, { tense: 'base' }), dates: 'today' };
/** It has no end date, and no verb of its bullets shows the tense. */
export const tenseUnknown: Job = { ...withStyle(over, { isTenseKnown: false }), dates: 'unknown' };
/** It lasts to the present, and no verb of its bullets shows the tense. */
export const current: Job = { ...tenseUnknown, dates: 'today' };
/** It lasts to the present, but another line is in the past: `Led the move`. */
export const currentInPast: Job = withStyle(current, { isTenseKnown: true });
/** It lasts to the present, and its lines have no verb. */
export const currentOfNouns: Job = withStyle(current, { tense: 'base' });
/** Outside English: its lines name activities by nouns, infinitives or verbs in the past. */
export const overInNouns: Job = withStyle(over, { opensWith: 'noun' });
export const overInInfinitives: Job = withStyle(over, { opensWith: 'infinitive' });
export const overInPastVerbs: Job = withStyle(over, { opensWith: 'past' });
