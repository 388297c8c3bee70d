import type { Entry, ResumeModel } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import { datesOf, hasAchievementsInside, tenseOfVerbs } from './job-dates.ts';
import { openingIn, styleOf, tellHabits } from './line-style.ts';
import { canDropI, isLedByGerund, isPastOrNone, mayChangeIn } from './may-change.ts';
import { isOver, type LineStyle, type MayChange, type Situation, withChange, withStyle } from './pattern.ts';
import { isFirstPerson, withoutI } from './patterns/without-i.ts';
import { reword } from './reword.ts';

/* Decides how the lines of a job are worded, so that they agree in tense and style. */

/** The situation of a line that opens with a verb, by the dates of the job and the tense of most leading verbs. */
export function situationByDates(model: ResumeModel, entry: Entry): Situation {
  const { lexicon } = model;
  const dates = datesOf(entry);
  const mayChange: MayChange = {
    tense: 'all',
    gerunds: true,
    thirds: true,
    firstPerson: true,
    articles: true,
  };
  const verbs = { isLedByVerbs: true, opens: 'mixed' } as const;
  if (dates !== 'over' && hasAchievementsInside(model, entry)) {
    const style: LineStyle = { ...verbs, tense: 'base', isTenseKnown: false };
    return { lexicon, dates, style, mayChange: { ...mayChange, tense: 'none' } };
  }
  return { lexicon, dates, style: { ...verbs, ...tenseOfVerbs(model, entry, dates) }, mayChange };
}

/**
 * Decides how the lines of a job may be worded. All lines change their tense or none, because a mix reads worse than the
 * present. Likewise, a single line gets no verb and keeps its `I` if the others do.
 */
export function situationOf(
  lines: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const own = lines.map(({ text }) => text);
  const byDates = situationByDates(input.model, entry);
  const asVerbs = withStyle(byDates, {
    opens: openingIn(own, byDates, input.model),
    tellsHabits: tellHabits(own),
  });
  const best = withChange(asVerbs, { firstPerson: canDropI(own, asVerbs, input) });
  const texts = own.map((text) => reword(text, input, best).text);
  const mayChange = mayChangeIn(own, texts, best);
  return { ...best, mayChange, style: styleOf(own, texts, { ...best, mayChange }, input.model) };
}

/**
 * The situation for sentences of a paragraph, which may mix tenses, so verbs keep theirs. A duty still gets a verb if the
 * job is over and no sentence would remain in the present, in -ing or in the first person.
 */
export function situationInProse(
  lines: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const situation = situationOf(lines, entry, input);
  const isDone = isOver(situation);
  const inProse = withChange(situation, { tense: isDone ? 'mixed' : 'none' });
  const isPast = lines.every(({ text }) => {
    const told = withoutI.apply(text, inProse) ?? text;
    return isPastOrNone(input.lexicon, told) && !isFirstPerson(told) && !isLedByGerund(told, situation);
  });
  return withStyle(inProse, { isTenseKnown: isDone && situation.style.isTenseKnown && isPast });
}

/**
 * The situation for the sentences of a paragraph that stays one. They change their tense, or lose their `I`, together
 * or not at all; those that describe the work from outside have neither.
 */
export function situationInParagraph(
  sentences: readonly string[],
  bullets: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const lines = [...sentences.map((text) => ({ text })), ...bullets];
  const situation = situationOf(lines, entry, input);
  const staysFirstPerson = sentences.some((text) => {
    const told = withoutI.apply(text, withChange(situation, { firstPerson: true }));
    return isFirstPerson(told ?? text);
  });
  return withChange(situation, { firstPerson: situation.mayChange.firstPerson && !staysFirstPerson });
}
