import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import type { TailoredDocuments } from '../../../src/documents/own-file/place-changes.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { withContent } from '../support/word-document.ts';
import { bodyOf, changesOf, copyOf, textCopy } from './resume.ts';

type Groups = readonly { readonly name: string; readonly keywords?: readonly string[] }[];

function documentWith(groups: Groups): ResumeDocument {
  return readBaseResume({
    basics: { name: 'Mara Quist' },
    work: [{ name: 'Harbor Kitchen', position: 'Cook at Harbor Kitchen', startDate: '2019' }],
    skills: groups.map(({ name, keywords = [] }) => ({ name, keywords: [...keywords] })),
  }).document;
}

const named = (names: readonly string[]): Groups => names.map((name) => ({ name }));

/** A resume whose groups change their order. */
function groupsOrdered(before: Groups, after: Groups): TailoredDocuments {
  const base = documentWith(before);
  const { items } = base.sections.skills;
  const fresh = documentWith(after);
  const sections = {
    ...fresh.sections,
    skills: {
      ...fresh.sections.skills,
      items: fresh.sections.skills.items.map((item) => ({
        ...item,
        id: items.find(({ name }) => name.toLowerCase() === item.name.toLowerCase())?.id ?? item.id,
      })),
    },
  };
  const names = (groups: Groups) => groups.map(({ name }) => name).join(', ');
  return {
    base,
    tailored: { ...fresh, sections },
    changes: changesOf([
      {
        op: before.length < after.length ? 'surface_skill' : 'reorder',
        path: '/sections/skills/items',
        before: names(before),
        after: names(after),
      },
    ]),
  };
}

const head = 'Mara Quist\n\nCook at Harbor Kitchen\n\nSKILLS\n';
const inText = async (list: string, documents: TailoredDocuments) => {
  const { text, left } = await textCopy('cv.txt', `${head}${list}\n`, documents);
  return text === null ? left.map(([, reason]) => reason) : text.replace(head, '').trimEnd();
};

const names = ['Bread', 'Soups', 'Fish'];
const fishFirst = groupsOrdered(named(names), named(['Fish', 'Bread', 'Soups']));

describe('Names in a row', () => {
  it.each([
    ['Bread, Soups, Fish', 'Fish, Bread, Soups'],
    ['Bread; Soups; Fish', 'Fish; Bread; Soups'],
    ['Bread / Soups / Fish', 'Fish / Bread / Soups'],
    ['Cooking: Bread,\nSoups, Fish', 'Cooking: Fish,\nBread, Soups'],
    ['Bread (5 years), Soups, Fish', 'Fish, Bread (5 years), Soups'],
    ['Bread, Soups (2 years), Fish', 'Fish, Bread, Soups (2 years)'],
    ['Bread (5 years), Soups (2 years), Fish (1 year)', 'Fish (1 year), Bread (5 years), Soups (2 years)'],
    ['Bread, Soups, Fish\nEDUCATION', 'Fish, Bread, Soups\nEDUCATION'],
    ['Bread, Soups, Fish\nHarbor Kitchen, 2019', 'Fish, Bread, Soups\nHarbor Kitchen, 2019'],
  ])('change places: %j', async (list, expected) => {
    expect(await inText(list, fishFirst)).toEqual(expected);
  });

  it.each([
    ['of another list inside of brackets', 'Bread (Soups, Fish)'],
    ['that are grouped by another sign', 'Bread / Soups, Fish'],
    ['that are grouped by line', 'Bread, Soups\n- Fish'],
    ['with words behind them that belong to one', 'Bread, Soups, Fish: 5 years'],
    ['with a dash and a level behind one', 'Bread, Soups, Fish – 5 years'],
    ['with a level in the next cell', 'Bread, Soups, Fish\t5 years'],
    ['with years in brackets behind the last', 'Bread, Soups, Fish (5 years)'],
    ['with the years of all in brackets', 'Bread, Soups, Fish (5, 3 and 1 years)'],
    ['with years behind a comma', 'Bread, Soups, Fish, 5 years'],
    ['with a level behind a semicolon', 'Bread, Soups, Fish; expert'],
    ['above their levels', 'Bread, Soups, Fish\n(expert, basic, none)'],
    ['above their years', 'Bread | Soups | Fish\n5 years | 2 years | 1 year'],
    ['above years set in columns', 'Bread, Soups, Fish\n5   2   1'],
    ['above what the resume does not know', 'Bread, Soups, Fish\nAll of them only at home'],
    ['below their levels', '(expert, basic, none)\nBread, Soups, Fish'],
    ['lines above their levels', 'Bread\nSoups\nFish\nexpert\nbasic\nnone'],
    ['items below the beginning of a sentence', '- expert in\n- Bread\n- Soups\n- Fish'],
  ])('stay if they are %s', async (_, list) => {
    expect(await inText(list, fishFirst)).toEqual(['list_apart']);
  });

  it('stay if the same list is there twice', async () => {
    expect(await inText('Bread, Soups, Fish\nAgain: Bread, Soups, Fish', fishFirst)).toEqual(['twice']);
  });

  it('are those of the whole list, not the same names in a job', async () => {
    const text = 'Fish and other names\nBread, Soups\n';
    const documents = groupsOrdered(named(['Herbs', 'Bread', 'Soups']), named(['Herbs', 'Soups', 'Bread']));
    expect(await inText(`${text}Herbs`, documents)).toEqual(['list_apart']);
  });

  it('are spelled in another way where they go', async () => {
    const documents = groupsOrdered(named(names), named(['fish', 'Bread', 'Soups']));
    expect(await inText('Bread, Soups, Fish', documents)).toBe('fish, Bread, Soups');
  });

  it('get no new name between a name and what belongs to it', async () => {
    const added = groupsOrdered(named(['Bread', 'Soups']), named(['Bread', 'Soups', 'Fish']));
    const base = documentWith(named(['Bread', 'Soups']));
    expect(await inText('Bread, Soups (5 years)', { ...added, base })).toEqual(['list_apart']);
    expect(await inText('Bread, Soups', { ...added, base })).toBe('Bread, Soups, Fish');
  });

  it.each([
    ['learns', 'Learning: Bread, Soups'],
    ['denies', 'I have no experience with: Bread, Soups'],
    ['is not in the resume', 'Not for me: Bread, Soups'],
    ['learns, above them', 'Currently learning\nBread, Soups'],
  ])('get no new name behind a label that %s', async (_, list) => {
    const before = named(['Bread', 'Soups']);
    const added = groupsOrdered(before, named(['Bread', 'Soups', 'Fish']));
    expect(await inText(list, { ...added, base: documentWith(before) })).toEqual(['list_apart']);
  });

  it('get no new name if the group itself is one of learning', async () => {
    const [before, after] = [
      ['Bread', 'Soups'],
      ['Bread', 'Soups', 'Fish'],
    ];
    for (const [name, expected] of [
      ['Learning', ['list_apart']],
      ['Baking', 'Baking: Bread, Soups, Fish'],
    ] as const) {
      const base = documentWith([{ name, keywords: before }]);
      const tailored = documentWith([{ name, keywords: after }]);
      const id = base.sections.skills.items[0]?.id ?? '';
      const changes = changesOf([
        {
          op: 'surface_skill',
          path: '/sections/skills/items/0/keywords',
          before: before.join(', '),
          after: after.join(', '),
        },
      ]);
      for (const item of tailored.sections.skills.items) item.id = id;
      expect(await inText(`${name}: Bread, Soups`, { base, tailored, changes })).toEqual(expected);
    }
  });

  it('stay in the head of a Markdown table above their years', async () => {
    const table = '| Bread | Soups | Fish |\n|---|---|---|\n| 5 years | 2 years | 1 year |';
    const text = `# Mara Quist\n\nCook at Harbor Kitchen\n\n## Skills\n\n${table}\n`;
    expect((await textCopy('cv.md', text, fishFirst)).left).toEqual([['ch1', 'list_apart']]);
  });
});

describe('Names with a line of their own', () => {
  const groups = [
    { name: 'Baking', keywords: ['Bread', 'Rolls'] },
    { name: 'Cooking', keywords: ['Soups', 'Stews'] },
    { name: 'Tools', keywords: ['Oven'] },
  ];
  const [baking, cooking, tools] = groups;
  const ordered = groupsOrdered(
    groups,
    [cooking, baking, tools].flatMap((one) => one ?? []),
  );

  it('take along what the line says', async () => {
    const list = ['- Baking: Bread, Rolls (10 years)', '- Cooking: Soups, Stews', '- Tools: Oven'];
    expect(await inText(list.join('\n'), ordered)).toBe([list[1], list[0], list[2]].join('\n'));
  });

  it('take along the lines of their keywords', async () => {
    const list = ['Baking', '  Bread, Rolls', 'Cooking', '  Soups, Stews', 'Tools', '  Oven'];
    expect(await inText(list.join('\n'), ordered)).toBe(
      [list[2], list[3], list[0], list[1], list[4], list[5]].join('\n'),
    );
  });

  it.each([
    ['another line is between them', 'Baking: Bread, Rolls\nOn Sundays\nCooking: Soups, Stews\nTools: Oven'],
    ['keywords are somewhere else', 'Baking: Bread\nCooking: Soups, Stews\nTools: Oven\nRolls'],
  ])('stay if %s', async (_, list) => {
    expect(await inText(list, ordered)).toEqual(['list_apart']);
  });

  it('are rows of a table', async () => {
    const table = (...rows: readonly string[]) =>
      `# Mara Quist\n\nCook at Harbor Kitchen\n\n## Skills\n\n| Kind | Names |\n|---|---|\n${rows.join('\n')}\n`;
    const rows = ['| Baking | Bread, Rolls |', '| Cooking | Soups, Stews |', '| Tools | Oven |'] as const;
    const { text } = await textCopy('cv.md', table(...rows), ordered);
    expect(text).toBe(table(rows[1], rows[0], rows[2]));
  });
});

const look = (properties: string) => (properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`);
const run = (text: string, properties = '') =>
  `<w:r>${look(properties)}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...runs: readonly string[]) => `<w:p>${runs.join('')}</w:p>`;

async function inWord(content: string, documents: TailoredDocuments) {
  const wordHead = p(run('Mara Quist')) + p(run('Cook at Harbor Kitchen'));
  const { copy, left } = await copyOf('cv.docx', withContent(wordHead + content), documents);
  return copy === null ? left.map(([, reason]) => reason) : (await bodyOf(copy)).replace(wordHead, '');
}

describe('Names in a Word document', () => {
  const item = (text: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text, '<w:b/><w:lang w:val="en-US"/>')}</w:p>`;

  it('move with their paragraph and its look', async () => {
    const list = [item('Bread'), item('Soups'), item('Fish')] as const;
    expect(await inWord(list.join(''), fishFirst)).toBe(list[2] + list[0] + list[1]);
  });

  it('are the lines of one paragraph', async () => {
    const br = '<w:r><w:br/></w:r>';
    const lines = (...texts: readonly string[]) => p(texts.map((text) => run(text)).join(br));
    expect(await inWord(lines('Bread', 'Soups', 'Fish'), fishFirst)).toBe(lines('Fish', 'Bread', 'Soups'));
  });

  it('are in the cell of a table', async () => {
    const table = (list: string) =>
      `<w:tbl><w:tr><w:tc>${p(run('Skills'))}</w:tc><w:tc>${p(run(list))}</w:tc></w:tr></w:tbl>`;
    expect(await inWord(table('Bread, Soups, Fish'), fishFirst)).toBe(table('Fish, Bread, Soups'));
  });

  it.each([
    ['in paragraphs', ['Bread', 'Soups', 'Fish'].map((text) => p(run(text))).join('')],
    ['in lines', p(['Bread', 'Soups', 'Fish'].map((text) => run(text)).join('<w:r><w:br/></w:r>'))],
    ['in a row', p(run('Bread, Soups, Fish'))],
  ])('stay %s beside a cell with their levels', async (_, list) => {
    const levels = ['expert', 'basic', 'none'].map((text) => p(run(text))).join('');
    for (const cells of [
      [list, levels],
      [levels, list],
    ]) {
      const row = cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
      expect(await inWord(`<w:tbl><w:tr>${row}</w:tr></w:tbl>`, fishFirst)).toEqual(['list_apart']);
    }
  });

  it.each([
    ['one is bold', run('Bread', '<w:b/>') + run(', Soups, Fish')],
    ['one is a link', `<w:hyperlink r:id="r9">${run('Bread')}</w:hyperlink>${run(', Soups, Fish')}`],
    [
      'one has a footnote',
      `${run('Bread')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(', Soups, Fish')}`,
    ],
  ])('stay if %s, because that would belong to another one', async (_, list) => {
    expect(await inWord(p(list), fishFirst)).toEqual(['set_apart']);
  });

  it.each([
    ['a tracked change', `<w:ins w:id="1" w:author="M">${run('Bread')}</w:ins>${run(', Soups, Fish')}`],
    ['a field', `<w:fldSimple w:instr="DATE">${run('Bread')}</w:fldSimple>${run(', Soups, Fish')}`],
  ])('stay if one is in %s', async (_, list) => {
    expect(await inWord(p(list), fishFirst)).toEqual(['locked']);
  });

  it('stay if a note belongs to one of the lines', async () => {
    const note = item('Soups').replace('</w:p>', '<w:r><w:footnoteReference w:id="2"/></w:r></w:p>');
    expect(await inWord(item('Bread') + note + item('Fish'), fishFirst)).toEqual(['apart']);
  });
});
