import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../src/cli/terminal/terminal-text.ts';
import { messagesFor } from '../../../../src/messages/tailoring/messages-for.ts';
import type { Language } from '../../../../src/text/language.ts';
import { met } from '../../fixtures/asked-and-said.ts';

/** The state of a requirement and the note beside its best evidence. */
async function judged(...parts: Parameters<typeof met>): Promise<readonly [string, string | undefined]> {
  const { state, evidence } = await met(...parts);
  return [state, evidence[0]?.note];
}

/** Rows of a terminal of 80 columns have room for this. */
const widest = 36;

describe('the reason for which a line counts only in part', () => {
  it.each([
    ['en', 'Excel', 'Helped with the monthly report in Excel', 'the line says “Helped”'],
    ['de', 'Excel', 'Unter Anleitung Berichte in Excel erstellt', 'die Zeile sagt „Unter Anleitung“'],
    [
      'fr',
      'Excel',
      'Participation à la préparation des rapports sous Excel',
      'la ligne dit «\u00a0Participation à\u00a0»',
    ],
    ['es', 'Excel', 'Participé en los informes con Excel', 'la línea dice «Participé en»'],
    ['zh', 'Excel', '协助同事用Excel制作报表', '该行写的是“协助”'],
  ] as const)('%s: its own words', async (language, asked, line, note) => {
    expect(await judged(language, asked, { lines: [line] })).toEqual(['in_part', note]);
  });

  it.each([
    ['en', 'no job or school shows it'],
    ['de', 'in Beruf und Schule nicht belegt'],
    ['fr', 'ni emploi ni études ne le montrent'],
    ['es', 'ni trabajo ni estudios lo muestran'],
    ['zh', '工作或学习经历中没有体现'],
  ] satisfies readonly (readonly [Language, string])[])('%s: only listed', async (language, note) => {
    expect(await judged(language, 'Excel', { skills: ['Excel'] })).toEqual(['listed_only', note]);
  });

  it.each([
    ['MS Office', 'Wrote letters in Word', 'shows one program of several'],
    ['patient care', 'Did wound care for 20 patients a day', 'the line shows one part of it'],
  ])('only a part is shown: %s', async (asked, line, note) => {
    expect(await judged('en', asked, { lines: [line], title: 'Nurse' })).toEqual(['in_part', note]);
  });

  it('only a row of names, which is a list in a job', async () => {
    const note = 'named, but not what you did with it';
    expect(await judged('en', 'Excel', { lines: ['Excel, Word, Outlook, Teams'] })).toEqual([
      'listed_only',
      note,
    ]);
  });

  it('only a job title', async () => {
    const said = { title: 'Project Manager', position: 'Project Manager' };
    const note = 'only the job title says it';
    expect(await judged('en', 'project management', said)).toEqual(['in_part', note]);
  });

  it('a lower level of a language', async () => {
    const more = { languages: [{ language: 'Spanish', fluency: 'B1' }] };
    const note = 'below the level asked for';
    expect(await judged('en', 'Spanish (C1)', { more })).toEqual(['in_part', note]);
  });

  it.each(['en', 'de', 'fr', 'es', 'zh'] as const)('%s: fits into a row of a table', async (language) => {
    const limits = ['other_line', 'row_of_names', 'product_name', 'part', 'one_program'] as const;
    const more = ['held_title', 'only_claimed', 'level'] as const;
    const { limit } = messagesFor({ language, isTraditional: false });
    for (const kind of [...limits, ...more]) expect(textWidth(limit({ kind }))).toBeLessThanOrEqual(widest);
    expect(textWidth(limit({ kind: 'job_title', title: null }))).toBeLessThanOrEqual(widest);
  });

  it('is not given for what counts in full', async () => {
    const said = { lines: ['Wrote the monthly report in Excel'], skills: ['Excel'] };
    const { state, evidence } = await met('en', 'Excel', said);
    expect([state, ...evidence.map(({ note }) => note)]).toEqual(['evidenced', undefined, undefined]);
  });
});
