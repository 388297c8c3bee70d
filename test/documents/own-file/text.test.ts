import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { lineOfText } from '../../../src/documents/outline/source-line.ts';
import type { TailoredDocuments } from '../../../src/documents/own-file/place-changes.ts';
import { isFaithfulCopy } from '../../../src/documents/own-file/verify-copy.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { changesOf, copyOf, listOf, pointsChanged, smallDocument, textCopy } from './resume.ts';

const soup = ['Was responsible for the soups of 300 guests'];
const cooked = ['Cooked the soups of 300 guests'];

describe('A reworded line of a text', () => {
  it('keeps marks, ends of lines and the mark at the beginning of the file', async () => {
    const text = (line: string) => `\uFEFFMara Quist\r\n\r\n  * ${line}\r\n  * Baked bread\r\n`;
    expect(await textCopy('cv.txt', text(soup[0] ?? ''), pointsChanged(soup, cooked))).toEqual({
      ...{ written: ['ch1'], left: [] },
      text: text(cooked[0] ?? ''),
    });
  });

  it('keeps bold, links and escapes of Markdown', async () => {
    const text = (words: string) =>
      `# Mara Quist\n\n- ${words} the **soups** of [300 guests](https://a.example) \\* daily\n`;
    const documents = pointsChanged(
      ['Was responsible for the soups of 300 guests * daily'],
      ['Cooked the soups of 300 guests * daily'],
    );
    expect((await textCopy('cv.md', text('Was responsible for'), documents)).text).toBe(text('Cooked'));
  });

  it('escapes new words that would be markup', async () => {
    const { text } = await textCopy(
      'cv.md',
      '# Mara Quist\n\n- Led the kitchen of the harbor\n',
      pointsChanged(['Led the kitchen of the harbor'], ['Led the *busy* kitchen of the harbor']),
    );
    expect(text).toBe('# Mara Quist\n\n- Led the \\*busy\\* kitchen of the harbor\n');
  });

  it('loses the blank behind a sign that becomes a wide one', async () => {
    const text = (sign: string) =>
      `Mara Quist\n\n- 负责厨房的日常管理和采购${sign}每天为三百位客人做汤和面包\n`;
    const documents = pointsChanged(
      ['负责厨房的日常管理和采购, 每天为三百位客人做汤和面包'],
      ['负责厨房的日常管理和采购，每天为三百位客人做汤和面包'],
    );
    expect((await textCopy('cv.txt', text(', '), documents)).text).toBe(text('，'));
  });

  it('is found where it is wrapped', async () => {
    const long = 'Was responsible for the soups of three hundred guests and the bread of the whole town';
    const wrapped = (words: string) =>
      `Mara Quist\n\n- ${words} the soups of three hundred\n  guests and the bread of the whole town\n- Baked bread\n`;
    const { text } = await textCopy(
      'cv.txt',
      wrapped('Was responsible for'),
      pointsChanged([long], [long.replace('Was responsible for', 'Cooked')]),
    );
    expect(text).toBe(wrapped('Cooked'));
  });

  it('is not changed in a file that is not in UTF-8', async () => {
    const latin = Buffer.from(
      'Mara Quist\n\n- Café: was responsible for the soups of 300 guests\n',
      'latin1',
    );
    await expect(copyOf('cv.txt', latin, pointsChanged(soup, cooked))).rejects.toThrow('UTF-8');
  });
});

describe('A summary that is hidden', () => {
  it('stays, because its heading would stay', async () => {
    const before = 'Seeking a position in a calm kitchen.';
    const documents = {
      base: smallDocument({ first: soup, summary: before }),
      tailored: smallDocument({ first: cooked }),
      changes: changesOf([
        { op: 'hide', path: '/sections/summary', before, after: null },
        { before: listOf(...soup), after: listOf(...cooked) },
      ]),
    };
    const text = (words: string) => `Mara Quist\n\nOBJECTIVE\n${before}\n\nWORK\n- ${words}\n`;
    expect(await textCopy('cv.txt', text(soup[0] ?? ''), documents)).toEqual({
      ...{ written: ['ch2'], left: [['ch1', 'hidden_entry']] },
      text: text(cooked[0] ?? ''),
    });
  });
});

describe('A headline', () => {
  const headline = (words: string, first: readonly string[]) => {
    const document = smallDocument({ first });
    document.basics.headline = words;
    return document;
  };
  const documents = {
    base: headline('Cook at Harbor Kitchen', soup),
    tailored: headline('Chef | Soups', soup),
    changes: changesOf([
      { op: 'headline', path: '/basics/headline', before: 'Cook at Harbor Kitchen', after: 'Chef | Soups' },
    ]),
  };
  const job = `Cook at Harbor Kitchen\nHarbor Kitchen, 2019\n- ${soup[0]}\n`;

  it('never becomes the title of a job', async () => {
    for (const file of [`Mara Quist\n\nWORK\n${job}`, `Mara Quist\nCook at Harbor Kitchen\n\nWORK\n${job}`])
      expect((await textCopy('cv.txt', file, documents)).left).toEqual([['ch1', 'twice']]);
  });
});

describe('A line of two jobs', () => {
  it('is not changed in the other one if the file has it there only', async () => {
    const documents = {
      base: smallDocument({ first: soup, second: soup }),
      tailored: smallDocument({ first: cooked, second: soup }),
      changes: changesOf([{ before: listOf(...soup), after: listOf(...cooked) }]),
    };
    const file = `Mara Quist\n\nCook at Harbor Kitchen\n- Responsible for soups\n\nCook at Garden Kitchen\n- ${soup[0]}\n`;
    expect((await textCopy('cv.txt', file, documents)).text).toBe(null);
  });

  it('is not changed below a heading that the resume does not have', async () => {
    const documents = {
      base: smallDocument({ first: [...soup, 'Wrote the menus'], second: soup }),
      tailored: smallDocument({ first: [...cooked, 'Wrote the menus'], second: soup }),
      changes: changesOf([{ before: listOf(...soup), after: listOf(...cooked) }]),
    };
    for (const heading of ['GK Ltd', 'Volunteering at the Red Cross']) {
      const file = `Mara Quist\n\nCook at Harbor Kitchen\n- Wrote the menus\n\n${heading}\n- ${soup[0]}\n`;
      expect((await textCopy('cv.txt', file, documents)).text).toBe(null);
    }
  });
});

describe('A line of one job', () => {
  const file = (...lines: readonly string[]) => `# Mara Quist\n\n${lines.join('\n')}\n`;
  const own = '## Cook at Harbor Kitchen';
  const point = `- ${soup[0]}`;

  it.each([
    ['below the head of another job', [own, '- Menus', '## Cook at Garden Kitchen', point]],
    ['below a job that the resume does not have', [own, '## Owner of Sea Kitchen', point]],
    ['below a line that may name another job', [own, 'GK Ltd', 'Chef', point]],
    ['below a point that has it', [own, '- GK Ltd', `  ${point}`]],
    ['in another section', [own, '## Hobbies', point]],
  ])('stays %s', async (_, lines) => {
    const { left } = await textCopy('cv.md', file(...lines), pointsChanged(soup, cooked));
    expect(left).toEqual([['ch1', 'elsewhere']]);
  });

  it.each([
    ['below its head', [own, point]],
    ['below points that the resume does not have', [own, '- Menus', '- Bread', point]],
    ['below a sentence that the resume does not have', [own, 'I liked this kitchen.', point]],
  ])('is reworded %s', async (_, lines) => {
    const { text } = await textCopy('cv.md', file(...lines), pointsChanged(soup, cooked));
    expect(text).toBe(file(...lines).replace(soup[0] ?? '', cooked[0] ?? ''));
  });

  it('is not merged with one of another job', async () => {
    const points = ['Cooked soups for many guests', 'Baked bread for the whole town'];
    const text = file(own, `- ${points[0]}`, '## Owner of Sea Kitchen', `- ${points[1]}`);
    const merged = pointsChanged(points, ['Cooked soups for many guests and baked bread']);
    expect((await textCopy('cv.md', text, merged)).text).toBe(null);
  });
});

describe('A line that stands more than once', () => {
  const shared = 'Was responsible for the soups';
  const text = (first: string, second: string) =>
    `# Mara Quist\n\n## Cook at Harbor Kitchen\n\n- Baked bread at the pier\n- ${first}\n\n## Cook at Garden Kitchen\n\n- Grew herbs on the roof\n- ${second}\n`;
  const ofJob = (job: 0 | 1) => ({
    base: smallDocument({
      first: ['Baked bread at the pier', shared],
      second: ['Grew herbs on the roof', shared],
    }),
    tailored: smallDocument({ first: [], second: [] }),
    changes: changesOf([
      {
        path: `/sections/experience/items/${job}/summary`,
        before: listOf(shared),
        after: listOf('Cooked the soups'),
      },
    ]),
  });

  it('is changed in its own entry', async () => {
    const [first, second] = await Promise.all(
      ([0, 1] as const).map((job) => {
        const documents = ofJob(job);
        return textCopy('cv.md', text(shared, shared), { ...documents, tailored: documents.base });
      }),
    );
    expect(first?.text).toBe(text('Cooked the soups', shared));
    expect(second?.text).toBe(text(shared, 'Cooked the soups'));
  });

  it('is left if both are in the entry', async () => {
    const documents = ofJob(0);
    const twice = text(shared, 'Baked').replace(`- ${shared}`, `- ${shared}\n- ${shared}`);
    expect(await textCopy('cv.md', twice, { ...documents, tailored: documents.base })).toMatchObject({
      text: null,
      left: [['ch1', 'twice']],
    });
  });
});

describe('The same line in two jobs with one employer and title', () => {
  const documents = (job: 0 | 1) => {
    const work = ['2015-03', '2018-04'].map((startDate, at) => ({
      ...{ name: 'Harbor Kitchen', position: 'Cook', startDate, endDate: at === 0 ? '2017-12' : '2020-02' },
      highlights: [...soup],
    }));
    const base = readBaseResume({ basics: { name: 'Mara Quist' }, work }).document;
    const path = `/sections/experience/items/${job}/summary`;
    const changes = changesOf([{ path, before: listOf(...soup), after: listOf(...cooked) }]);
    return { base, tailored: base, changes };
  };
  const dates = ['03/2015 - 12/2017', 'Apr 2018 – Feb 2020'] as const;
  const above = (...lines: readonly string[]) =>
    `Mara Quist\n\n${lines.map((line, at) => `Harbor Kitchen, Cook\n${dates[at]}\n- ${line}\n`).join('\n')}`;
  const below = (...lines: readonly string[]) =>
    `Mara Quist\n\n${lines.map((line, at) => `Harbor Kitchen, Cook\n- ${line}\n${dates[at]}\n`).join('\n')}`;
  const [old = '', fresh = ''] = [soup[0], cooked[0]];

  it.each([
    ['above', above],
    ['below', below],
  ])('is found by the dates %s it', async (_, text) => {
    expect((await textCopy('cv.txt', text(old, old), documents(0))).text).toBe(text(fresh, old));
    expect((await textCopy('cv.txt', text(old, old), documents(1))).text).toBe(text(old, fresh));
  });

  it.each([
    ['the dates are not there', above(old, old).replaceAll(/^.*20.*$/gm, 'Evenings')],
    ['both have the same dates', above(old, old).replaceAll(dates[1], dates[0])],
    ['the line is there a third time', above(old, old).replace(`- ${old}`, `- ${old}\n- ${old}`)],
    ['dates are between the lines, and might belong to either', `${old}\n${dates[0]}\n${old}\n`],
  ])('stays if %s', async (_, text) => {
    expect((await textCopy('cv.txt', text, documents(0))).left).toEqual([['ch1', 'twice']]);
  });

  it('is not taken from the other job if a line of this one is the last above it', async () => {
    const job = (name: string, ...highlights: readonly string[]) => ({ name, position: 'Cook', highlights });
    const base = readBaseResume({
      basics: { name: 'Mara Quist' },
      work: [
        job('Harbor Kitchen', ...soup, 'Baked bread for the whole town'),
        job('Garden Kitchen', ...soup, 'Grew herbs on the roof'),
      ],
    }).document;
    const text = `Mara Quist\n\nPier\n- Cooked all soups\n- Baked bread for the whole town\n\nRoof\n- ${old}\n- Grew herbs on the roof\n`;
    const changes = changesOf([{ before: listOf(...soup), after: listOf(...cooked) }]);
    expect((await textCopy('cv.txt', text, { base, tailored: base, changes })).text).toBe(null);
  });
});

describe('A paragraph that becomes a list', () => {
  const before = 'Cooked soups for many guest. Baked bread; sold it. Trained apprentices.';
  const changed = (...points: readonly string[]): TailoredDocuments => {
    const base = smallDocument({ first: [before] });
    const changes = changesOf([{ before: `<p>${before}</p>`, after: listOf(...points) }]);
    return { base, tailored: base, changes };
  };
  const file = (text: string) => `Mara Quist\n\nCook at Harbor Kitchen\n${text}\n`;
  const points = ['Cooked soups for many guests', 'Baked bread; sold it', 'Trained apprentices'];

  it('keeps its form and full stops, and gets the words of its sentences', async () => {
    const { text } = await textCopy('cv.txt', file(before), changed(...points));
    expect(text).toBe(file(before.replace('guest.', 'guests.')));
  });

  it('stays if only its form differs', async () => {
    const same = changed('Cooked soups for many guest', ...points.slice(1));
    expect((await textCopy('cv.txt', file(before), same)).left).toEqual([['ch1', 'same_words']]);
  });

  it.each([
    ['added', [...points, 'Led the kitchen']],
    ['left out', points.slice(0, 2)],
    ['replaced', ['Led the kitchen', 'Baked bread; sold it', 'Trained apprentices']],
    ['exchanged', [points[1] ?? '', points[0] ?? '', points[2] ?? '']],
  ])('stays if a sentence is %s', async (_, fresh) => {
    const { text, left } = await textCopy('cv.txt', file(before), changed(...fresh));
    expect([text, left.length]).toEqual([null, 1]);
  });

  it('of two lines of the file becomes one without joining them', async () => {
    const lines = ['Cooked soups for many guest', 'Baked bread for the town'];
    const base = smallDocument({ first: lines });
    const after = '<p>Cooked soups for many guests. Baked bread for the town.</p>';
    const changes = changesOf([{ before: listOf(...lines), after }]);
    const { text } = await textCopy('cv.txt', file(lines.map((line) => `- ${line}`).join('\n')), {
      ...{ base, tailored: base, changes },
    });
    expect(text).toBe(file('- Cooked soups for many guests\n- Baked bread for the town'));
  });
});

function withKeywords(document: ResumeDocument, keywords: readonly string[]): ResumeDocument {
  const { sections } = document;
  const items = sections.skills.items.map((item) => ({ ...item, keywords: [...keywords] }));
  return { ...document, sections: { ...sections, skills: { ...sections.skills, items } } };
}

describe('A list of skills', () => {
  const before = ['Bread', 'Soup stocks', 'Fish'];
  const file = (list: string) =>
    `# Mara Quist\n\nCook at Harbor Kitchen\n\n## Skills\n\n**Kitchen:** ${list}\n`;
  const skills = (after: readonly string[], op: 'reorder' | 'alias' | 'surface_skill', at = '') => ({
    base: smallDocument({ first: [], skills: before }),
    tailored: withKeywords(smallDocument({ first: [], skills: before }), after),
    changes: changesOf([
      {
        op,
        path: `/sections/skills/items/0/keywords${at}`,
        before: before.join(', '),
        after: after.join(', '),
      },
    ]),
  });

  it.each([
    ['reorder', ['Fish', 'Bread', 'Soup stocks'], 'Fish, Bread and Soup stocks'],
    ['surface_skill', ['Bread', 'Stews', 'Soup stocks', 'Fish'], 'Bread, Stews, Soup stocks and Fish'],
    ['surface_skill', ['Stews', 'Bread', 'Soup stocks', 'Fish'], 'Stews, Bread, Soup stocks and Fish'],
    ['alias', ['Bread', 'Soups', 'Fish'], 'Bread, Soups and Fish'],
  ] as const)('in one line: %s', async (op, after, list) => {
    const { text } = await textCopy('cv.md', file('Bread, Soup stocks and Fish'), skills(after, op));
    expect(text).toBe(file(list));
  });

  it('with a line for each is reordered by line', async () => {
    const rows = (...names: readonly string[]) => file(names.map((name) => `\n- ${name}`).join(''));
    const { text } = await textCopy(
      'cv.md',
      rows(...before),
      skills(['Fish', 'Bread', 'Soup stocks'], 'reorder'),
    );
    expect(text).toBe(rows('Fish', 'Bread', 'Soup stocks'));
  });

  it('that is not there is left', async () => {
    const { left } = await textCopy(
      'cv.md',
      file('Bread'),
      skills(['Fish', 'Bread', 'Soup stocks'], 'reorder'),
    );
    expect(left).toEqual([['ch1', 'missing']]);
  });
});

describe('Points in a text', () => {
  const points = ['Cooked soups for many guests', 'Baked bread for the whole town'];
  const [soups = '', bread = ''] = points;

  it('change places, while numbers stay', async () => {
    const text = (...lines: readonly string[]) =>
      `Mara Quist\n\nHarbor Kitchen\n1. ${lines[0]}\n2. ${lines[1]}\n`;
    const { text: copy } = await textCopy(
      'cv.txt',
      text(soups, bread),
      pointsChanged(points, [bread, soups]),
    );
    expect(copy).toBe(text(bread, soups));
  });

  it('take the points below them along', async () => {
    const nested = ['Cooked for the hotel', 'Soups of all kinds', 'Baked for the town', 'Bread and rolls'];
    const [hotel = '', kinds = '', town = '', rolls = ''] = nested;
    const text = (...lines: readonly string[]) => `# Mara Quist\n\nHarbor Kitchen\n\n${lines.join('\n')}\n`;
    const file = text(`- ${hotel}`, `  - ${kinds}`, `- ${town}`, `  - ${rolls}`);
    const moved = await textCopy('cv.md', file, pointsChanged(nested, [town, rolls, hotel, kinds]));
    expect(moved.text).toBe(text(`- ${town}`, `  - ${rolls}`, `- ${hotel}`, `  - ${kinds}`));
    for (const order of [
      [town, hotel, kinds, rolls],
      [hotel, rolls, town, kinds],
      [kinds, hotel, town, rolls],
    ])
      expect((await textCopy('cv.md', file, pointsChanged(nested, order))).left).toEqual([['ch1', 'apart']]);
  });

  it('are not left out of a list that moved as a whole', async () => {
    const nested = ['Cooked for the hotel', 'Soups of all kinds', 'Baked for the town'];
    const [hotel = '', kinds = '', town = ''] = nested;
    const file = `# Mara Quist\n\n- ${hotel}\n  - ${kinds}\n- ${town}\n`;
    const documents = pointsChanged(nested, [town, hotel, kinds]);
    const changes = [
      ...documents.changes,
      ...changesOf([{ op: 'hide', before: kinds, after: null }]).map((change) => ({ ...change, id: 'ch2' })),
    ];
    expect(await textCopy('cv.md', file, { ...documents, changes })).toEqual({
      ...{ written: ['ch1'], left: [['ch2', 'locked']] },
      text: `# Mara Quist\n\n- ${town}\n- ${hotel}\n  - ${kinds}\n`,
    });
  });

  it('are left out with their line', async () => {
    const documents = {
      ...pointsChanged(points, [soups]),
      changes: changesOf([{ op: 'hide', before: bread, after: null }]),
    };
    const { text } = await textCopy('cv.txt', `Mara Quist\n\n- ${soups}\n- ${bread}\n`, documents);
    expect(text).toBe(`Mara Quist\n\n- ${soups}\n`);
  });

  it('of sections and entries keep their order', async () => {
    const documents = {
      ...pointsChanged(points, points),
      changes: changesOf([
        { op: 'section_order', path: '/metadata/layout', before: 'a', after: 'b' },
        { op: 'reorder', path: '/sections/experience/items', before: 'a', after: 'b' },
        { op: 'hide', path: '/sections/references/items/0', before: 'a', after: null },
      ]),
    };
    const { left } = await textCopy('cv.txt', `Mara Quist\n\n- ${soups}\n- ${bread}\n`, documents);
    expect(left.map(([, reason]) => reason)).toEqual(['section_order', 'entry_order', 'hidden_entry']);
  });
});

describe('A copy', () => {
  const lines = (...texts: readonly string[]) => texts.map(lineOfText);
  const original = lines('Mara Quist', 'Was a cook', 'Baked bread');
  const changed = [{ before: 'Was a cook', after: 'Cooked' }];

  it.each([
    ['says what the changes say', lines('Mara Quist', 'Cooked', 'Baked bread'), true],
    ['has its lines in another order', lines('Mara Quist', 'Baked bread', 'Cooked'), true],
    ['says more', lines('Mara Quist', 'Cooked well', 'Baked bread'), false],
    ['has lost a line', lines('Mara Quist', 'Cooked'), false],
    ['has a line twice', lines('Mara Quist', 'Cooked', 'Baked bread', 'Baked bread'), false],
    ['keeps the old line', lines('Mara Quist', 'Was a cook', 'Baked bread'), false],
    ['mixes the words', lines('Mara Quist', 'Baked Cooked', 'bread'), false],
  ])('that %s', (_, copy, isFaithful) => {
    expect(isFaithfulCopy(original, copy, changed, [])).toBe(isFaithful);
  });

  it('of another file is refused', async () => {
    const other = 'Ken Ito\n\n- Repaired engines of fishing boats\n';
    await expect(textCopy('other.txt', other, pointsChanged(soup, cooked))).rejects.toThrow(
      'has no line of the resume',
    );
  });

  it.each(['cv.html', 'cv.json', 'cv.rtf', 'cv.pdf'])(
    'of %s is refused with what to use instead',
    async (name) => {
      const contents: Readonly<Record<string, string>> = {
        'cv.html': '<!doctype html><html><body><p>Mara Quist</p></body></html>',
        'cv.json': '{"basics":{"name":"Mara Quist"}}',
        'cv.rtf': '{\\rtf1\\ansi Mara Quist\\par}',
      };
      const bytes = Buffer.from(contents[name] ?? 'x');
      await expect(copyOf(name, bytes, pointsChanged(soup, cooked))).rejects.toThrow(
        name === 'cv.pdf' ? 'PDF' : 'get -o resume.docx',
      );
    },
  );
});
