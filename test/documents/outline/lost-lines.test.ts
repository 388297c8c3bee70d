import { describe, expect, it } from 'vitest';
import { withLostLines } from '../../../src/documents/outline/corrections/lost-lines.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { sourceLine } from '../support/source-line.ts';

const read = async (...lines: readonly string[]) =>
  readResumeFile({
    name: 'mara.md',
    bytes: Buffer.from(['# Mara Lindt', 'mara@bread.example', '', ...lines].join('\n\n')),
  });

const jobs = ['## Work Experience', '### Crust & Co, Graz', 'Head Baker, 2019 - 2022', '- Baked bread.'];

describe('Lines that fit no field', () => {
  it('are kept under their heading with their dates, without creating schools that only have a date', async () => {
    const { source, notes } = await read(
      ...jobs,
      '## Educación contable certificada',
      'Curso Auditoría: Diciembre 2023',
      'Curso de nóminas: Febrero 2022',
      'Diplomatura contable: Octubre 2021',
    );
    expect(source['custom']).toEqual([
      {
        name: 'Educación contable certificada',
        items: [
          { name: 'Curso Auditoría', date: '2023-12' },
          { name: 'Curso de nóminas', date: '2022-02' },
          { name: 'Diplomatura contable', date: '2021-10' },
        ],
      },
    ]);
    expect(source['education']).toBeUndefined();
    expect(source['work']).toHaveLength(1);
    expect(notes.map(({ message }) => message)).toContain(
      '"Diplomatura contable: Octubre 2021" fits no field and was kept under "Educación contable certificada"',
    );
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });

  it('are kept under a heading of personal details with their labels', async () => {
    const { source } = await read(
      ...jobs,
      '## Persönliche Daten',
      'Familienstand | ledig',
      'Führerschein | Klasse B',
      'Geburtsort | Wels',
    );
    expect(source['custom']).toEqual([
      {
        name: 'Persönliche Daten',
        items: [
          { name: 'Familienstand', description: 'ledig' },
          { name: 'Führerschein', description: 'Klasse B' },
          { name: 'Geburtsort', description: 'Wels' },
        ],
      },
    ]);
    expect(source['work']).toHaveLength(1);
  });
});

it('gives personal details without a heading one in the Chinese script of the resume', async () => {
  const text = [
    '王小明',
    '生日：1990-01-02',
    '婚姻狀況：已婚',
    'wang@example.org | 0912345678',
    '',
    '工作經歷',
    '客服經理，順發公司，2018-01 - 2021-05',
    '- 負責人員培訓與數據分析',
  ].join('\n');
  const { source } = await readResumeFile({ name: 'wang.txt', bytes: Buffer.from(text) });
  expect(source['custom']).toMatchObject([{ name: '個人資料' }]);
});

describe('A line that no reader used', () => {
  const heading = sourceLine('Work Experience', { style: 'heading', place: 'line 1' });
  const head = sourceLine('Head Baker, Crust & Co', { place: 'line 2' });
  const withLostLine = (text: string, source = {}) => {
    const line = sourceLine(text, { place: 'line 3' });
    return withLostLines(
      { work: [{ name: 'Loaf Ltd' }, { name: 'Crust & Co', position: 'Head Baker' }], ...source },
      {
        lines: [heading, head, line],
        said: [head, line],
        ruled: [{ key: 'work', heading }],
        ...{ learned: [], repeated: [] },
      },
    );
  };

  it('becomes text of the entry above it', () => {
    expect(withLostLine('Night shift for eight cafés').source['work']).toEqual([
      { name: 'Loaf Ltd' },
      { name: 'Crust & Co', position: 'Head Baker', summary: 'Night shift for eight cafés' },
    ]);
  });

  it('becomes text of the job above it even if it looks like a job', () => {
    const { source, notes } = withLostLine('Milliner, 2010 – 2012');
    expect(source['work']).toEqual([
      { name: 'Loaf Ltd' },
      { name: 'Crust & Co', position: 'Head Baker', summary: 'Milliner, 2010 – 2012' },
    ]);
    expect(source['custom']).toBeUndefined();
    expect(notes).toHaveLength(1);
  });

  it.each(['Contact', '2010 – 2012', 'Skills | Contact'])('is not kept if it is only "%s"', (text) => {
    const { source, notes } = withLostLine(text);
    expect(source['custom']).toBeUndefined();
    expect(JSON.stringify(source['work'])).not.toContain('summary');
    expect(notes).toMatchObject([{ kind: 'unplaced', path: 'line 3' }]);
  });
});

describe('A list item that no reader used', () => {
  const heading = sourceLine('Skills', { style: 'heading', place: 'line 1' });
  const line = sourceLine('Laminating by hand', { place: 'line 2' });
  const withLostLine = (source: Parameters<typeof withLostLines>[0]) =>
    withLostLines(source, {
      lines: [heading, line],
      said: [line],
      ruled: [{ key: 'skills', heading }],
      ...{ learned: [], repeated: [] },
    }).source;

  it('is added to the list of its section', () => {
    expect(withLostLine({ skills: [{ name: 'Sourdough' }] })).toEqual({
      skills: [{ name: 'Sourdough' }, { name: 'Laminating by hand' }],
    });
  });

  it('is kept under its heading if there is no list', () => {
    expect(withLostLine({})).toEqual({
      custom: [{ name: 'Skills', items: [{ name: 'Laminating by hand' }] }],
    });
  });
});

describe('The text of an entry', () => {
  const work = [
    '## Work Experience',
    '### Crust & Co, Graz',
    'Head Baker, 2019 - 2022',
    '- Baked bread with Mixwell and Ovenia.',
  ];

  it('is not reported as lost if a field has its value or two fields have its words', async () => {
    const { notes, source } = await read(
      ...work,
      '## Education',
      '### Baking School, Graz',
      'Diploma in Baking, 2015 - 2018',
      'Grade point average: 1.9',
      '## Skills',
      '- Mixwell (2 years)',
    );
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
    expect(JSON.stringify(source).match(/1\.9/g)).toHaveLength(1);
  });
});

it.each(['09.2022 – bis jetzt', '2022– à aujourd’hui', '2022 - hasta la actualidad'])(
  'reads the end of the period %s as part of its job',
  async (period) => {
    const { source } = await read(
      '## Work Experience',
      '### Crust & Co, Graz',
      `Head Baker, ${period}`,
      '- Baked bread.',
    );
    expect(source['work']).toHaveLength(1);
    expect(source['work']).toMatchObject([{ name: 'Crust & Co' }]);
    expect(JSON.stringify(source)).not.toMatch(/jetzt|aujourd|actualidad/u);
    expect(source['custom']).toBeUndefined();
  },
);
