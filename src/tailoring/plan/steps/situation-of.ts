import { readVerb } from '../../../lexicon/verbs.ts';
import { firstWord } from '../../../text/first-word.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import type { Entry } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import { ownVoice } from '../wording/own-voice.ts';
import { withoutI } from '../wording/patterns/without-i.ts';
import { reword } from '../wording/reword.ts';
import type { Situation } from '../wording/wording.ts';
import { tenseOfJob } from './bullets.ts';

/** Of the lines of a job so many begin with a verb, or do so afterwards, that one more is no stranger. */
const ledByVerbs = 1 / 2;

/**
 * How the lines of a job are worded. It is put into the past as a whole or not at all: half of it would read worse than the
 * present. Nor do single lines get a verb, or lose their I, when the others do not.
 */
export function situationOf(
  lines: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const tense = tenseOfJob(input.model, entry);
  const best: Situation = { ...tense, isLedByVerbs: true, dropsI: true };
  const dropsI = lines.every(({ text }) => !ownVoice.test(text) || withoutI.apply(text, best) !== null);
  const texts = lines.map(({ text }) => reword(text, languageAndLevel(input), { ...best, dropsI }).text);
  return {
    ...tense,
    ended: tense.ended && texts.every(isPastOrNone),
    isLedByVerbs: texts.filter(isLedByVerb).length >= ledByVerbs * texts.length,
    dropsI,
  };
}

export function languageAndLevel({ level, model: { language } }: PlanInput) {
  return { level, language };
}

function isPastOrNone(text: string): boolean {
  return text.split('\n').every((line) => ['past', 'none'].includes(tenseOf(line)));
}

function isLedByVerb(text: string): boolean {
  const verb = readVerb(firstWord(text));
  const tense = tenseOf(text);
  return tense === 'past' || tense === 'present' || (verb !== null && !verb.forms.includes('gerund'));
}
