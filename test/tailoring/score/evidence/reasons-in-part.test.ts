import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/text/language.ts';
import { met } from '../../fixtures/asked-and-said.ts';

/** The state of a requirement and the note beside its best evidence. */
async function judged(...parts: Parameters<typeof met>): Promise<readonly [string, string | undefined]> {
  const { state, evidence } = await met(...parts);
  return [state, evidence[0]?.note];
}

describe('the reason for which a line counts only in part', () => {
  it.each([
    [
      'en',
      'Excel',
      'Helped with the monthly report in Excel',
      'counts in part, because the line says “Helped”',
    ],
    [
      'de',
      'Excel',
      'Unter Anleitung Berichte in Excel erstellt',
      'zählt nur zum Teil, weil die Zeile es einschränkt: „Unter Anleitung“',
    ],
    [
      'fr',
      'Excel',
      'Participation à la préparation des rapports sous Excel',
      'compte en partie, car la ligne dit «\u00a0Participation à\u00a0»',
    ],
    [
      'es',
      'Excel',
      'Participé en los informes con Excel',
      'cuenta en parte, porque la línea dice «Participé en»',
    ],
    ['zh', 'Excel', '协助同事用Excel制作报表', '只计一部分，因为该行写的是“协助”'],
  ] as const)('%s: its own words', async (language, asked, line, note) => {
    expect(await judged(language, asked, { lines: [line] })).toEqual(['in_part', note]);
  });

  it.each([
    ['en', 'counts in part, because no line about work or school shows it'],
    ['de', 'zählt nur zum Teil, weil keine Zeile zu Berufserfahrung oder Ausbildung es belegt'],
    ['fr', 'compte en partie, car aucune ligne sur un emploi ou une formation ne le montre'],
    ['es', 'cuenta en parte, porque ninguna línea sobre trabajo o estudios lo muestra'],
    ['zh', '只计一部分，因为工作或学习经历中没有体现'],
  ] satisfies readonly (readonly [Language, string])[])('%s: only listed', async (language, note) => {
    expect(await judged(language, 'Excel', { skills: ['Excel'] })).toEqual(['listed_only', note]);
  });

  it.each([
    ['MS Office', 'Wrote letters in Word', 'one program of several is shown'],
    ['patient care', 'Did wound care for 20 patients a day', 'the line shows one part of it'],
  ])('only a part is shown: %s', async (asked, line, reason) => {
    const note = `counts in part, because ${reason}`;
    expect(await judged('en', asked, { lines: [line], title: 'Nurse' })).toEqual(['in_part', note]);
  });

  it('only a row of names, which is a list in a job', async () => {
    const note = 'counts in part, because a row of names does not say what you did with it';
    expect(await judged('en', 'Excel', { lines: ['Excel, Word, Outlook, Teams'] })).toEqual([
      'listed_only',
      note,
    ]);
  });

  it('only a job title', async () => {
    const said = { title: 'Project Manager', position: 'Project Manager' };
    const note = 'counts in part, because only the job title says it';
    expect(await judged('en', 'project management', said)).toEqual(['in_part', note]);
  });

  it('a lower level of a language', async () => {
    const more = { languages: [{ language: 'Spanish', fluency: 'B1' }] };
    const note = 'counts in part, because the level is below the one asked for';
    expect(await judged('en', 'Spanish (C1)', { more })).toEqual(['in_part', note]);
  });

  it('is not given for what counts in full', async () => {
    const said = { lines: ['Wrote the monthly report in Excel'], skills: ['Excel'] };
    const { state, evidence } = await met('en', 'Excel', said);
    expect([state, ...evidence.map(({ note }) => note)]).toEqual(['evidenced', undefined, undefined]);
  });
});
