import { expect, it } from 'vitest';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { customKey } from '../../src/documents/json-resume/custom-sections.ts';
import { readByRules } from '../../src/documents/outline/rules/read-by-rules.ts';
import type { OtherReading } from '../../src/documents/outline/rules/ruled-sections.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { sourceLine as line } from './support/source-line.ts';

async function read(name: string, text: string): Promise<ResumeDocument> {
  const { source } = await readResumeFile({ name, bytes: new TextEncoder().encode(text) });
  return readBaseResume(source).document;
}

const jobs = ['## Experience', '### Baker, Crust & Co', '2019 – 2022', '- Baked bread for the whole town'];

const others = ({ basics }: ResumeDocument) => basics.customFields.map(({ name, value }) => [name, value]);

it('keeps a second address and number, but not the same number in another form', async () => {
  const resume = await read(
    'me.md',
    [
      '# Mara Lindt',
      'mara@lindt.example / mara.lindt@mail.example | +43 70 555 0100 | 0664 555 0199 | +43 (70) 555-0100',
      ...jobs,
    ].join('\n'),
  );
  expect(resume.basics).toMatchObject({ email: 'mara@lindt.example', phone: '+43 70 555 0100' });
  expect(others(resume)).toEqual([
    ['Email', 'mara.lindt@mail.example'],
    ['Phone', '0664 555 0199'],
  ]);
});

it('does not report a second address as doubtful', async () => {
  const text = ['# Mara Lindt', 'mara@lindt.example | lindt@mail.example', ...jobs].join('\n');
  const { notes } = await readResumeFile({ name: 'me.md', bytes: new TextEncoder().encode(text) });
  expect(notes.filter(({ path }) => path === 'basics.email')).toEqual([]);
});

it('does not read phone numbers of other people as those of the person', async () => {
  const numbers = ['0101', '0102', '0103', '0104'].map((end) => `+43 70 555 ${end}`);
  const resume = await read('me.md', ['# Mara Lindt', numbers.join(' | '), ...jobs].join('\n'));
  expect(resume.basics.phone).toBe('+43 70 555 0101');
  expect(others(resume)).toEqual([]);
});

it('reads a colon in a separate cell or before the value as part of the label', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const rows = [
    row('Name', ':', 'Mara Lindt'),
    row('Mobile', ': +43 70 555 0100'),
    row('E-mail', ':', 'mara@lindt.example'),
  ];
  const { basics } = await read(
    'me.html',
    `<html><body><h1>Curriculum Vitae</h1><table>${rows.join('')}</table><h2>Experience</h2><h3>Baker, Crust &amp; Co</h3><p>2019 – 2022</p></body></html>`,
  );
  expect(basics).toMatchObject({
    ...{ name: 'Mara Lindt', phone: '+43 70 555 0100', email: 'mara@lindt.example' },
  });
});

it('does not read a label with a colon below it as a headline if each cell is a line', async () => {
  const { basics } = await read(
    'me.md',
    ['# Mara Lindt', 'Mobile', ':', '+43 70 555 0100', 'Home', ':', '0664 555 0199', ...jobs].join('\n\n'),
  );
  expect(basics).toMatchObject({ headline: '', phone: '+43 70 555 0100' });
  expect(basics.customFields).toMatchObject([{ name: 'Phone', value: '0664 555 0199' }]);
});

it('does not read list lines that look like headings as headings, and splits employer and title in Chinese at a space', async () => {
  const { sections } = await read(
    'me.txt',
    [
      ...['王芳', '电话：138-0013-8000', '', '教育背景', '2012年9月－2016年6月　复旦大学　化学　本科', ''],
      ...['工作经历', '2019年7月至今　上海云图科技有限公司　后端工程师', '- 负责订单系统的设计与开发', ''],
      ...['专业技能', 'Java、Python、MySQL、Redis', '', '语言能力', '英语：CET-6', '普通话：母语'],
    ].join('\n'),
  );
  expect(sections.experience.items).toMatchObject([
    { company: '上海云图科技有限公司', position: '后端工程师' },
  ]);
  expect(sections.skills.items.map(({ name }) => name)).toEqual(['Java', 'Python', 'MySQL', 'Redis']);
  expect(sections.languages.items.map(({ name }) => name)).toEqual(['英语', '普通话']);
});

it('finds an unknown heading in plain text after a blank line like the other headings', async () => {
  const { sections } = await read(
    'me.txt',
    [
      ...['Mara Lindt', 'mara@lindt.example', '', 'SUMMARY', 'Bakes bread for towns.', ''],
      ...['AREAS OF EXPERTISE', 'Rye bread', 'Sourdough', 'HACCP', ''],
      ...['EXPERIENCE', 'Crust & Co', 'Baker, 2019 to 2022', '- Baked bread for the whole town', ''],
      ...['EDUCATION', 'University of Graz', 'B.S. in Food Science, May 2012', ''],
      ...['PROFESSIONAL AFFILIATIONS', 'Guild of Bakers', 'Bread Society'],
    ].join('\n'),
  );
  expect(Object.values(sections.custom).map(({ name, items }) => [name, items.length])).toEqual([
    ['PROFESSIONAL AFFILIATIONS', 2],
  ]);
  expect(sections.education.items).toMatchObject([{ institution: 'University of Graz', summary: '' }]);
  expect(sections.skills.items.map(({ name }) => name)).toEqual(['Rye bread', 'Sourdough', 'HACCP']);
});

it('splits three names with slashes between them, but not two', async () => {
  const { sections } = await read(
    'me.md',
    ['# Mara Lindt', 'mara@lindt.example', ...jobs, '## Skills', 'HTML/CSS/Rust, C/C++'].join('\n'),
  );
  expect(sections.skills.items.map(({ name }) => name)).toEqual(['HTML', 'CSS', 'Rust', 'C/C++']);
});

it('reads all lines after the languages as skills if most of them are lists of skills', async () => {
  const { sections } = await read(
    'me.md',
    [
      ...['# Mara Lindt', 'mara@lindt.example', ...jobs, '## Languages', '- German, English'],
      ...['- Tools: Lathe, Mill, Saw', '- Software: Excel, Word, Access', '- Forklift'],
    ].join('\n'),
  );
  expect(sections.languages.items.map(({ name }) => name)).toEqual(['German', 'English']);
  expect(sections.skills.items.map(({ name }) => name)).toEqual(['Tools', 'Software', 'Forklift']);
});

const written = [
  ...[
    line('Mara Lindt', { style: 'large' }),
    line('mara@lindt.example'),
    line('Experience', { style: 'heading' }),
  ],
  ...[
    line('Baker, Crust & Co', { style: 'strong', aside: '2019 – 2022' }),
    line('Baked bread.', { style: 'bullet' }),
  ],
];
type Lines = Parameters<typeof readByRules>[0];
const readWith = (
  lines: Lines,
  part: OtherReading['skillPart'],
  opens: OtherReading['opens'] = () => undefined,
  isTitle: OtherReading['isTitle'] = () => false,
) =>
  readByRules(lines, {
    skillPart: part,
    opens,
    isInside: () => false,
    isTitle,
    isContact: () => false,
  }).source;
const skillsOf = (lines: Lines, part: OtherReading['skillPart']) => readWith(lines, part)['skills'];
const isTool = (text: string) => text === 'Lathe' || text === 'Mill';

it('reads the skills that the other reading finds under an unknown heading', () => {
  const lines = [...written, line('My Workshop', { style: 'heading' }), line('Lathe'), line('Mill')];
  expect(skillsOf(lines, () => null)).toBeUndefined();
  expect(skillsOf(lines, ({ text }) => (isTool(text) ? 'skill' : null))).toEqual([
    { name: 'Lathe' },
    { name: 'Mill' },
  ]);
});

it('reads a list that ends with a period as skills, but not a sentence', () => {
  const skillsBelow = (text: string) =>
    skillsOf([...written, line('My Workshop', { style: 'heading' }), line(text)], () => 'skill');
  expect(skillsBelow('Lathe, Mill, Saw.')).toEqual([{ name: 'Lathe' }, { name: 'Mill' }, { name: 'Saw' }]);
  expect(skillsBelow('A lathe.')).toBeUndefined();
});

it('moves skills below a heading that only the other reading finds, and keeps the rest in the section above', () => {
  const lines = [
    ...[...written, line('My Workshop', { style: 'strong' }), line('Lathe'), line('Mill')],
    line('Cook, Oak Inn', { style: 'strong', aside: '2015 – 2018' }),
  ];
  const part = ({ text }: (typeof lines)[number]) => {
    if (text === 'My Workshop') return 'heading';
    return isTool(text) ? 'skill' : null;
  };
  expect(skillsOf(lines, part)).toEqual([{ name: 'Lathe' }, { name: 'Mill' }]);
  expect(readWith(lines, part)['work']).toMatchObject([{ name: 'Crust & Co' }, { name: 'Oak Inn' }]);
});

it('separates skills from the lines below a heading that only the other reading finds, until more skills follow', () => {
  const lines = [
    ...[...written, line('Skills', { style: 'heading' }), line('Lathe'), line('Fairs', { style: 'bullet' })],
    ...[line('Oakton, best of show'), line('More Tools', { style: 'strong' }), line('Mill')],
  ];
  const source = readWith(
    lines,
    ({ text }) => (text === 'More Tools' ? 'heading' : null),
    ({ text }) => (text === 'Fairs' ? null : undefined),
  );
  expect(source['skills']).toEqual([{ name: 'Lathe' }, { name: 'Mill' }]);
  expect(source[customKey]).toMatchObject([{ name: 'Fairs', items: [{ name: 'Oakton, best of show' }] }]);
});

it('ignores such a heading among jobs', () => {
  const lines = [...written, line('Pastry', { style: 'strong' }), line('Rolled dough.', { style: 'bullet' })];
  const opens = ({ text }: (typeof lines)[number]) => (text === 'Pastry' ? null : undefined);
  expect(readWith(lines, () => null, opens)).toEqual(readWith(lines, () => null));
});

it('lets a known heading start a section of jobs, but not a partly known one', () => {
  const workBelow = (heading: string) => {
    const fair = [
      line(heading, { style: 'heading' }),
      line('Fair, Oakton', { style: 'strong', aside: '2020' }),
    ];
    const opens = ({ text }: (typeof fair)[number]) => (text === heading ? null : undefined);
    return readWith([...written, ...fair], () => null, opens)['work'];
  };
  expect(workBelow('Workshop Experience')).toHaveLength(1);
  expect(workBelow('Work Experience')).toHaveLength(2);
});

it('reads an address beside contact details in a side column as that of the person', () => {
  const side = ['Ash Grove, Denver', 'Colorado 80202', 'mara@lindt.example', '555 010 0199'].map((text) =>
    line(text),
  );
  const lines = [
    line('Mara Lindt', { style: 'large' }),
    line('Experience', { style: 'heading' }),
    line('Baker, Crust & Co'),
    line('2019 – 2022'),
    line('Values', { style: 'heading' }),
    line('Patience', { style: 'bullet' }),
    line('Thrift', { style: 'bullet' }),
    ...side,
  ];
  const nothing = {
    skillPart: () => null,
    opens: () => undefined,
    isInside: () => false,
    isTitle: () => false,
  };
  const { source } = readByRules(lines, { ...nothing, isContact: (one) => side.includes(one) });
  expect(source['basics']).toMatchObject({
    email: 'mara@lindt.example',
    location: { address: 'Ash Grove, Denver, Colorado 80202' },
  });
  expect(source[customKey]).toEqual([{ name: 'Values', items: [{ name: 'Patience' }, { name: 'Thrift' }] }]);
});

it('takes a title in a summary for a heading if the other reading sees entries below it', () => {
  const lines = [
    ...[
      line('Mara Lindt', { style: 'large' }),
      line('About me', { style: 'heading' }),
      line('I bake bread.'),
    ],
    ...[line('On stage', { style: 'strong' }), line('2016: choir of the town', { style: 'bullet' })],
  ];
  const readSummary = (isTitle: OtherReading['isTitle']) =>
    readWith(
      lines,
      () => null,
      () => undefined,
      isTitle,
    );
  expect(readSummary(() => false)[customKey]).toBeUndefined();
  expect(readSummary(({ text }) => text === 'On stage')).toMatchObject({
    basics: { summary: 'I bake bread.' },
    [customKey]: [{ name: 'On stage' }],
  });
});
