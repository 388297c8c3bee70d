import { describe, expect, it } from 'vitest';
import { met } from '../../fixtures/asked-and-said.ts';

/* Two things that share a word, in the posting or in the resume: `MIG/TIG welding`, `Vor- und Nachkalkulation`. */

describe('a part of what a line joins', () => {
  it.each([
    ['en', 'Welder', 'MIG welding', 'MIG/TIG welding of trailers'],
    ['en', 'Welder', 'TIG welding', 'MIG/TIG welding of trailers'],
    ['en', 'Accountant', 'accounts receivable', 'Handled accounts payable/receivable for two firms'],
    ['en', 'Warehouse Worker', 'shipping and receiving', 'Shipping/receiving of 40 trucks a day'],
    ['de', 'Kalkulator', 'Vorkalkulation', 'Vor- und Nachkalkulation von Aufträgen'],
    ['de', 'Lagerist', 'Warenausgang', 'Wareneingang und -ausgang gebucht'],
    ['de', 'Lagerist', 'Einlagerung', 'Ein- und Auslagerung von Paletten'],
    ['de', 'Buchhalter', 'Debitorenbuchhaltung', 'Debitoren-/Kreditorenbuchhaltung geführt'],
  ] as const)('%s, %s: %s is shown by "%s"', async (language, title, asked, line) => {
    const { state } = await met(language, asked, { title, lines: [line] });
    expect(state).toMatch(/evidenced|alias_only/);
  });

  it.each([
    ['en', 'Welder', 'MIG welding', 'TIG/stick welding of trailers'],
    ['en', 'Accountant', 'accounts receivable', 'Handled accounts payable for two firms'],
    ['de', 'Kalkulator', 'Vorkalkulation', 'Vor- und Nachbereitung von Messen'],
    ['de', 'Kalkulator', 'Nachkalkulation', 'Vorkalkulation von Aufträgen'],
    ['de', 'Lagerist', 'Warenausgang', 'Wareneingang und -kontrolle'],
  ] as const)('%s, %s: %s is not shown by "%s"', async (language, title, asked, line) => {
    expect(await met(language, asked, { title, lines: [line] })).toMatchObject({ state: 'missing' });
  });
});

describe('two things that the posting joins', () => {
  const asked = 'accounts payable and receivable';
  const title = 'Accountant';

  it('are shown by two lines', async () => {
    const lines = ['Handled accounts payable', 'Handled accounts receivable'];
    expect(await met('en', asked, { title, lines })).toMatchObject({ state: 'alias_only' });
  });

  it('are shown in part by one of them', async () => {
    const { state, evidence } = await met('en', asked, { title, lines: ['Handled accounts receivable'] });
    expect([state, evidence[0]?.note]).toEqual(['in_part', 'the line shows one part of it']);
  });

  it.each([
    ['accounts payable/receivable', 'Handled accounts payable', 'Handled accounts receivable'],
    ['MIG/TIG welding', 'MIG welding of hulls', 'TIG welding of masts'],
  ])('are shown by both and in part by one of them with a slash: %s', async (pair, ...lines) => {
    const states = [lines, lines.slice(0, 1), lines.slice(1)].map(
      async (said) => (await met('en', pair, { title, lines: said })).state,
    );
    expect(await Promise.all(states)).toEqual(['alias_only', 'in_part', 'in_part']);
  });

  it('are shown by the compound in full', async () => {
    const lines = ['Nachkalkulation von Booten'];
    const { state } = await met('de', 'Vor-/Nachkalkulation', { title: 'Kalkulator', lines });
    expect(state).toMatch(/evidenced|alias_only/);
  });

  it('are not shown by a word that they share', async () => {
    const lines = ['Opened 40 customer accounts'];
    expect(await met('en', asked, { title, lines })).toMatchObject({ state: 'missing' });
  });
});
