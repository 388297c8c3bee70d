import type { Situation } from './wording.ts';

/* The jobs that examples of patterns are told of. */

export const over: Situation = {
  tense: 'past',
  ended: true,
  goesOn: false,
  isTold: true,
  isLedByVerbs: true,
  dropsI: true,
};
/** Told in the present. */
export const present: Situation = {
  tense: 'base',
  ended: false,
  goesOn: true,
  isTold: true,
  isLedByVerbs: true,
  dropsI: true,
};
/** Has no end, and no verb of its bullets shows in what tense. */
export const untold: Situation = {
  tense: 'past',
  ended: false,
  goesOn: false,
  isTold: false,
  isLedByVerbs: true,
  dropsI: true,
};
/** The same of a job that lasts to the present. */
export const current: Situation = { ...untold, goesOn: true };
