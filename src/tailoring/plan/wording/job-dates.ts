import { readVerb } from '../../../lexicon/words/verbs.ts';
import { firstWord } from '../../../text/tokenize.ts';
import type { Entry, ResumeModel } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { LineStyle, Situation } from './pattern.ts';

/* What the dates of a job, and the verbs of its lines, say about its tense. */

/** Headings of achievements, which lie in the past: `Goals achieved`, `Key accomplishments`. */
const achievementsHeading = /^(?:[\w&]+\s){0,3}(?:achievements?|accomplishments?|achieved|accomplished):?$/i;

function isUnderAchievements({ title, organization, dates }: Entry): boolean {
  return dates.start === null && [title, organization].some((name) => achievementsHeading.test(name));
}

/** True for a job with such a heading among its lines: some of them are below it, and nothing says which. */
export function hasAchievementsInside({ chunks }: ResumeModel, { path }: Entry): boolean {
  const prose = chunks.find((chunk) => chunk.path === `${path}.summary`)?.text ?? '';
  return prose.split('\n').some((line) => achievementsHeading.test(line.trim()));
}

/** What the dates of a job show. */
export function datesOf({ dates: { end }, hasSingleDate, recency, section }: Entry): Situation['dates'] {
  // The only date of the newest job may be its beginning.
  const mayLast = hasSingleDate === true && recency === 0 && section !== 'projects';
  if (end === null || mayLast) return 'unknown';
  return end === 'present' ? 'today' : 'over';
}

/** The tense of the verbs that open the lines, which the dates decide, or else most of the verbs. */
export function tenseOfVerbs(
  model: ResumeModel,
  entry: Entry,
  dates: Situation['dates'],
): Pick<LineStyle, 'tense' | 'isTenseKnown'> {
  const isCurrent = dates === 'today';
  if (dates === 'over' || (!isCurrent && isUnderAchievements(entry)))
    return { tense: 'past', isTenseKnown: true };
  const forms = bulletsOf(model, entry).map(({ text }) => readVerb(firstWord(text))?.forms ?? []);
  const present = forms.filter((form) => form.includes('base') && !form.includes('past')).length;
  const past = forms.filter((form) => form.includes('past')).length;
  // In a job without dates, a noun may name finished work: `Creation of a database`.
  const isTenseKnown = isCurrent ? present !== past : past > present;
  // In a current job without verbs, nouns count as present; each pattern checks for finished work itself.
  const isPresent = present > past || (isCurrent && past === 0);
  return { tense: isPresent ? 'base' : 'past', isTenseKnown };
}
