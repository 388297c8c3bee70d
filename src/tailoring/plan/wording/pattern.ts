import type { Language } from '../../../text/language.ts';
import type { WordingReason } from '../../messages/messages.ts';

/* What a rewording pattern is, and the jobs of its examples. */

/** The job that a bullet belongs to, as far as its wording depends on it. */
export interface Situation {
  /** What verbs the bullets of the job are led by. */
  readonly tense: 'past' | 'base';
  /** Whether the job is over or lasts to the present, as its dates say; `open` too where its lines do not all agree. */
  readonly lasts: 'over' | 'today' | 'open';
  /** Its end is past, whatever the tense of its lines. */
  readonly hasEnded?: boolean;
  /** The job is over, or verbs of its other bullets show its tense: a verb that is put in asserts no more. */
  readonly isTenseKnown: boolean;
  /** Most lines begin with a verb, or do so afterwards: one more is no stranger among them. */
  readonly isLedByVerbs: boolean;
  /** Every line opens with what may be a verb in the base, `Bake breads`, and most surely do: what may be a noun is a verb too. */
  readonly opensInBase: boolean;
  /** Nearly every line surely opens so: what is mostly a noun elsewhere is a verb here. */
  readonly isListInBase?: boolean;
  /** Its lines are led by verbs in -ing, most of them surely: what is a noun elsewhere is a verb here. */
  readonly isListOfGerunds?: boolean;
  /** Some of its lines in -ing would stay so: none is turned because the job lasts. */
  readonly keepsGerunds?: boolean;
  /** Nearly every line that speaks as I can do without. */
  readonly dropsI: boolean;
  /** Its other lines have labels, too: `Duties: …` beside `Employer: …`. */
  readonly isLabelled?: boolean;
  /** The lines of the resume begin with capitals, and the line before this one has ended. */
  readonly opensInCapitals?: boolean;
}

/** One way to say the same better. Each looks for one thing and leaves everything else alone. */
export interface Pattern {
  /** Name in the report. */
  readonly rule: string;
  /** The message that tells the person what was done and why. */
  readonly why: WordingReason;
  readonly languages: readonly Language[];
  /** The first level that does it. */
  readonly from: 'good' | 'super';
  /** Said along with another gain only: alone it is not worth a change. */
  readonly isMinor?: true;
  /** The new text, or null when there is nothing to do or any doubt. */
  apply(text: string, situation: Situation): string | null;
  readonly examples: readonly Example[];
  /** What stays, and why. */
  readonly leaves: readonly (readonly [why: string, text: string, job?: Situation])[];
}

/** Of a job that is over, unless it says otherwise. */
type Example = readonly [before: string, after: string, job?: Situation];

/* The jobs of the examples. */

export const over: Situation = {
  tense: 'past',
  lasts: 'over',
  isTenseKnown: true,
  isLedByVerbs: true,
  opensInBase: false,
  dropsI: true,
};
/** All its lines are written in the base: `Bake breads`. */
export const overInBase: Situation = { ...over, opensInBase: true };
/** Nearly all of them surely so. */
export const listInBase: Situation = { ...overInBase, isListInBase: true };
/** Its lines are led by verbs in -ing. */
export const listOfGerunds: Situation = { ...over, isListOfGerunds: true };
/** Its verbs are in the present. */
export const present: Situation = { ...over, tense: 'base', lasts: 'today' };
/** Has no end, and no verb of its bullets shows in what tense. */
export const tenseUnknown: Situation = { ...over, lasts: 'open', isTenseKnown: false };
/** The same of a job that lasts to the present. */
export const current: Situation = { ...tenseUnknown, lasts: 'today' };
/** Of a job that lasts to the present, one of whose other lines shows what was done: `Led the move`. */
export const currentInPast: Situation = { ...current, isTenseKnown: true };
/** The same of one whose lines have no verb. */
export const currentOfNouns: Situation = { ...current, tense: 'base' };
