import { describe, expect, test } from 'vitest';
import { reword } from '../../../src/tailoring/plan/wording/reword.ts';
import type { Situation } from '../../../src/tailoring/plan/wording/wording.ts';

const past: Situation = { tense: 'past', ended: true };
const now: Situation = { tense: 'base', ended: false };

describe('reword at good', () => {
  test.each([
    ['Was responsible for the migration of the old ledger', 'Migrated the old ledger'],
    ['In charge of managing a team of 12', 'Managed a team of 12'],
    ['Responsible for the organisation of 4 trade fairs', 'Organised 4 trade fairs'],
    ['Responsible for management of budgets and training of staff', 'Managed budgets and trained staff'],
    [
      'Tasked with developing the intake form and maintaining the archive',
      'Developed the intake form and maintained the archive',
    ],
    ['Duties included titration of pressors', 'Titrated pressors'],
    ['Successfully closed 14 audits', 'Closed 14 audits'],
    ['Rebuilt the forms in order to save paper', 'Rebuilt the forms to save paper'],
    ['Checked stock on a daily basis', 'Checked stock daily'],
    ['Manages the night shift', 'Managed the night shift'],
    ['Works in the yard', 'Worked in the yard'],
    [
      'Rewrote the handoff sheet, which reduced errors by 20%',
      'Rewrote the handoff sheet, reducing errors by 20%',
    ],
    ['Was charge nurse approx. 3 shifts a month', 'Served as charge nurse approx. 3 shifts a month'],
  ])('%s → %s', (before, after) => {
    expect(reword(before, 'good', past).text).toBe(after);
  });

  test('a current job whose bullets are in the present gets the present', () => {
    expect(reword('Responsible for the coordination of 3 clinics', 'good', now).text).toBe(
      'Coordinate 3 clinics',
    );
  });

  test.each([
    ['what an audit did is not what the person did', 'Prepared the audit, which closed with no findings'],
    ['a helper is not promoted', 'Helped with the migration of the ledger'],
    ['work on something is not the doing of it', 'Worked on the migration of the ledger'],
    ['a duty that is a noun phrase stays', 'Responsible for building maintenance of two sites'],
    ['training materials are no training', 'Responsible for training materials'],
    ['a duty without a listed noun stays', 'Responsible for the REST API used by 60 merchants'],
    ['a longer list of duties stays', 'Responsible for management of budgets, hiring and planning'],
    [
      'a second verb that cannot be turned stops the first',
      'Responsible for managing the shop and everything selling there',
    ],
    ['two clauses stay', 'Moved the site, which cut cost, which pleased the board'],
    ['a clause with two verbs stays', 'Moved the site, which reduced cost and improved uptime'],
    ['doubtful present tense stays', 'Design lead for the new ward'],
    ['two nouns stay', 'Stock and customers'],
    ['a list of nouns stays', 'Orders, invoices and post'],
    ['a plural of what is kept stays', 'Records of 40 patients'],
    ['a plural of what is made stays', 'Designs for print and web'],
    ['a noun at the start is no verb', 'Market research for 3 brands'],
    ['found is past already', 'Found $23,000 in duplicate payments'],
    ['hedges stay', 'Cared for up to 3 patients'],
  ])('%s', (_why, text) => {
    expect(reword(text, 'good', past).text).toBe(text);
  });
});

describe('reword at super', () => {
  test.each([
    [
      'Wrote a small Bash script to image machines, which saved the team roughly 6 hours a week',
      'Saved the team roughly 6 hours a week by writing a small Bash script to image machines',
    ],
    [
      'Moved the archive online, cutting search time by 30%.',
      'Cut search time by 30% by moving the archive online.',
    ],
  ])('%s → %s', (before, after) => {
    expect(reword(before, 'super', past).text).toBe(after);
  });

  test.each([
    ['no number, no outcome first', 'Moved the archive online, cutting search time'],
    ['two verbs before the comma', 'Planned and moved the archive, cutting search time by 30%'],
    ['a helper stays a helper', 'Helped move the archive, cutting search time by 30%'],
  ])('%s', (_why, text) => {
    expect(reword(text, 'super', past).text).toBe(text);
  });

  test('a long bullet of two statements becomes two', () => {
    const first =
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read';
    const second = 'trained 40 colleagues in its use during the quiet weeks of January and February';
    expect(reword(`${first}; ${second}`, 'super', past).text).toBe(
      `${first}\nTrained 40 colleagues in its use during the quiet weeks of January and February`,
    );
  });
});
