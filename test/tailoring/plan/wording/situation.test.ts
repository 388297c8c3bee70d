import { expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { datesOf } from '../../../../src/tailoring/plan/wording/job-dates.ts';
import { styleOf } from '../../../../src/tailoring/plan/wording/line-style.ts';
import { mayChangeIn } from '../../../../src/tailoring/plan/wording/may-change.ts';
import * as jobs from '../../../../src/tailoring/plan/wording/pattern.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import type { Entry } from '../../../../src/tailoring/resume/resume-model.ts';
import { documentOf } from '../../cases.ts';

/* The three values that the wording of a line depends on. */

const lexicon = standardLexicon();
const over = { ...jobs.over, lexicon };
const present = { ...jobs.present, lexicon };
const currentInPast = { ...jobs.currentInPast, lexicon };

function newestJob(dates: { readonly startDate?: string; readonly endDate?: string }): Entry {
  const base = documentOf({
    resume: {
      basics: { name: 'Kim Vale' },
      work: [{ name: 'Harbour Bakery', position: 'Baker', ...dates, highlights: ['Baked rolls'] }],
    },
  });
  const [job] = readResume(lexicon, base).entries;
  if (!job) throw new Error('The resume has no job.');
  return job;
}

test.each([
  ['over', { startDate: '2015-03', endDate: '2019-06' }],
  ['today', { startDate: '2015-03' }],
  ['unknown', {}],
] as const)('the dates of a job show that it is %s', (dates, written) => {
  expect(datesOf(newestJob(written))).toBe(dates);
});

test('the only date of the newest job may be its beginning', () => {
  const job: Entry = { ...newestJob({ startDate: '2015-03', endDate: '2019-06' }), hasSingleDate: true };
  expect(datesOf(job)).toBe('unknown');
  expect(datesOf({ ...job, recency: 1 })).toBe('over');
});

test.each([
  ['all lines are in the past afterwards', ['Manages ovens'], ['Managed the ovens'], 'all'],
  ['one would stay in the present', ['Manages ovens', 'Log calls'], ['Managed ovens', 'Log calls'], 'none'],
] as const)('lines of a job that is over change their tense together: %s', (_why, own, texts, tense) => {
  expect(mayChangeIn(own, texts, over).tense).toBe(tense);
});

test('-ing lines of a current job change together', () => {
  const own = ['Managing the ovens of two shops', 'Training materials for two shops'];
  expect(mayChangeIn(own, ['Manage the ovens of two shops', own[1] ?? ''], present).gerunds).toBe(true);
  const mixed = ['Managing the ovens of two shops', 'Participating in fairs of two towns'];
  const halfTurned = mayChangeIn(mixed, ['Manage the ovens of two shops', mixed[1] ?? ''], present);
  expect(halfTurned).toMatchObject({ gerunds: false, tense: 'none' });
});

test('no line of a current job leaves the third person if another would stay in it', () => {
  const turned = ['Manages the ovens of two shops'];
  expect(mayChangeIn(turned, turned, present).thirds).toBe(true);
  const kept = [...turned, 'Manages the shop. Sells rolls to guests'];
  expect(mayChangeIn(kept, kept, present).thirds).toBe(false);
});

test('the lines are led by verbs if at least half of them are, or a third of a mix', () => {
  const nouns = ['Oven maintenance of two shops', 'Recipes for rolls of two shops'];
  const style = (own: readonly string[], texts: readonly string[]) =>
    styleOf(own, texts, currentInPast, { language: 'en' });
  expect(style(nouns, nouns).isLedByVerbs).toBe(false);
  expect(style(nouns, ['Maintained ovens of two shops', nouns[1] ?? '']).isLedByVerbs).toBe(true);
  const mix = ['Managed the ovens of two shops', ...nouns];
  expect(style(mix, mix).isLedByVerbs).toBe(true);
});

test('the tense is not known while some lines would stay in -ing', () => {
  const lines = ['Managed the ovens of two shops'];
  const inDoubt = { ...over, mayChange: { ...over.mayChange, gerunds: false } };
  expect(styleOf(lines, lines, over, { language: 'en' }).isTenseKnown).toBe(true);
  expect(styleOf(lines, lines, inDoubt, { language: 'en' }).isTenseKnown).toBe(false);
});

test('outside English the style says how the lines open', () => {
  const lines = ['Gestion des stocks de farine', 'Rédaction des commandes', 'Accueil des clients'];
  expect(styleOf(lines, lines, over, { language: 'fr' }).opensWith).toBe('noun');
  expect(styleOf(lines, lines, over, { language: 'en' }).opensWith).toBeUndefined();
});
