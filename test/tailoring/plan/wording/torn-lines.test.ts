import { describe, expect, test } from 'vitest';
import { createRulesEngine } from '../../../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from '../../cases.ts';

const target = {
  position: 'Baker',
  companyName: 'Mill Lane',
  jobDescription: 'Requirements\n- Sourdough bread\n- Oven maintenance',
};
const engine = createRulesEngine();

function documentWith(prose: string, summary = '') {
  const basics = { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org', summary };
  const job = { name: 'Harbour Bakery', position: 'Baker', startDate: '2015-03', endDate: '2019-06' };
  const highlights = ['Baked sourdough bread for 30 shops'];
  return documentOf({ resume: { basics, work: [{ ...job, summary: prose, highlights }] } });
}

async function tailored(base: ReturnType<typeof documentWith>, level: 'basic' | 'good' | 'super' = 'good') {
  return (await engine.tailor({ base, target, level, asOf })).document;
}

async function paragraphsOf(lines: readonly string[], level?: 'basic' | 'good' | 'super') {
  const base = documentWith('');
  const [item] = base.sections.experience.items;
  if (!item) throw new Error('The job is missing.');
  item.summary = lines.map((line) => `<p>${line}</p>`).join('') + item.summary;
  const html = (await tailored(base, level)).sections.experience.items[0]?.summary ?? '';
  expect(html).toContain('<li>Baked sourdough bread for 30 shops</li>');
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);
}

const [opening, end] = [
  'Bakery of the harbour with two ovens and a shop that serves the guests of',
  'all ferries in summer.',
];

describe('torn lines of a paragraph above a list', () => {
  test.each([
    ['goes on in small letters', [opening, end], [`${opening} ${end}`]],
    [
      'goes on by a preposition',
      ['Set the tables of both halls in the order', 'of the plan that all follow'],
      ['Set the tables of both halls in the order of the plan that all follow'],
    ],
    [
      'goes on behind a comma',
      ['Built a set of trays such as boxes and bins, racks,', 'shelves and carts for both halls.'],
      ['Built a set of trays such as boxes and bins, racks, shelves and carts for both halls.'],
    ],
    [
      'was parted within a word',
      ['Bakery of the harbour with ovens, shop and delivery, and with its own engi-', 'neering of trays.'],
      ['Bakery of the harbour with ovens, shop and delivery, and with its own engineering of trays.'],
    ],
    [
      'was parted twice',
      [opening, 'all ferries in summer, and in winter the people of the harbour and its', 'yards.'],
      [`${opening} all ferries in summer, and in winter the people of the harbour and its yards.`],
    ],
  ])('are joined where a line %s', async (_how, lines, whole) => {
    expect(await paragraphsOf(lines)).toEqual(whole);
  });

  test.each([
    ['a line has ended', [`${opening} ships.`, end]],
    ['the next begins anew', [opening, 'All ferries in summer.']],
    ['a short line may be an item', ['Bread of three kinds and rolls', 'cakes for the guests']],
    ['a number may be the year of a column', [`${opening} the harbour since 2016`, end]],
    ['an address is at its end', [`${opening} https://harbour.example`, end]],
    ['names of tools are a list', [`${opening} harbour`, 'python for the till']],
    [
      'two columns were read as one',
      [opening, end, 'Bakery of the harbour with two ovens and a shop for the', 'and rolls'],
    ],
    [
      'a word was parted, and the next is none of its halves',
      [opening, end, 'Bakery of the harbour with a shop and a front-', 'which serves'],
    ],
  ])('stay where %s', async (_why, lines) => {
    expect(await paragraphsOf(lines)).toEqual(lines);
  });

  test('stay at basic', async () => {
    expect(await paragraphsOf([opening, end], 'basic')).toEqual([opening, end]);
  });

  test('keep their links, and undoing it gives the lines back', async () => {
    const base = documentWith('');
    const [item] = base.sections.experience.items;
    if (!item) throw new Error('The job is missing.');
    item.summary = `<p>${opening}</p><p>all <a href="https://ferry.example">ferries</a> in summer.</p>${item.summary}`;
    const made = await engine.tailor({ base, target, level: 'good', asOf });
    expect(made.document.sections.experience.items[0]?.summary).toContain(
      `<p>${opening} all <a href="https://ferry.example">ferries</a> in summer.</p>`,
    );
    const [change] = made.report.changes.filter(({ source }) => source === 'work[0].summary');
    const undone = await engine.revert({
      ...{ base, target, level: 'good', asOf, plan: made.plan },
      changeIds: [change?.id ?? ''],
    });
    expect(undone.document.sections.experience).toEqual(base.sections.experience);
  });
});

describe('torn lines of a summary', () => {
  test('are joined', async () => {
    const base = documentWith('');
    base.sections.summary.content = `<p>${opening}</p><p>${end}</p>`;
    expect((await tailored(base)).sections.summary.content).toBe(`<p>${opening} ${end}</p>`);
  });

  test('stay where it has a list', async () => {
    const base = documentWith('');
    base.sections.summary.content = `<p>${opening}</p><ul><li>all ferries in summer</li></ul>`;
    expect((await tailored(base)).sections.summary.content).toBe(base.sections.summary.content);
  });
});
