import type { Situation } from './wording.ts';

/* The jobs that examples of patterns are told of. */

export const over: Situation = { tense: 'past', ended: true, isTold: true, isLedByVerbs: true, dropsI: true };
/** Told in the present. */
export const present: Situation = {
  tense: 'base',
  ended: false,
  isTold: true,
  isLedByVerbs: true,
  dropsI: true,
};
/** Goes on, and no verb of its bullets shows in what tense. */
export const untold: Situation = {
  tense: 'past',
  ended: false,
  isTold: false,
  isLedByVerbs: true,
  dropsI: true,
};
