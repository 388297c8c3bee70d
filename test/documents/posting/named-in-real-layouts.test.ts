import { expect, test } from 'vitest';
import { readPostingText } from '../../../src/documents/posting/read-posting.ts';

async function namesIn(...lines: string[]) {
  const { company, position } = await readPostingText({ name: 'posting.md', text: lines.join('\n') });
  return { company, position };
}

const prose =
  'You plank and caulk wooden hulls, keep a log of the work and help the crew in the yard every day.';

test('front matter names both, in any order and spelling of its keys', async () => {
  const named = await namesIn(
    '---',
    'layout: post',
    'business_name: Oakum Yard',
    'job_title: "Caulker"',
    '---',
    prose,
  );
  expect(named).toEqual({ company: 'Oakum Yard', position: 'Caulker' });
});

test('a title that invites names whom it seeks, and the address of the page is none', async () => {
  const { position } = await namesIn(
    '+++',
    'slug = "/ShipwrightWanted"',
    'title = "Come Work With Us! Now Hiring a Senior Boat Builder"',
    '+++',
    ...Array.from({ length: 4 }, () => prose),
  );
  expect(position).toBe('Senior Boat Builder');
});

test('a folded value of front matter is the line below its key', async () => {
  const { position } = await namesIn(
    '---',
    'title: >-',
    '  Charpentier·ère de marine',
    'date: 2024-02-01',
    '---',
    prose,
  );
  expect(position).toBe('Charpentier·ère de marine');
});

test('rows of an object literal are read like front matter', async () => {
  const { position } = await namesIn(
    "title: 'Calafate',",
    "slug: 'calafate_taller',",
    "place: 'Vigo',",
    prose,
  );
  expect(position).toBe('Calafate');
});

test.each([
  [`'Boat Builder wanted'`, 'Boat Builder wanted'],
  [`'Builder''s Mate'`, "Builder's Mate"],
  [`"Caulker \\"Senior\\""`, 'Caulker "Senior"'],
  [`"D\\xE9coupeur \\u00e0 l'atelier"`, "Découpeur à l'atelier"],
  [`'Caulker' # still open`, 'Caulker'],
  [`["Caulker"]`, 'Caulker'],
  [`'Caulker`, 'Caulker'],
  [`Caulker of the "Oakum"`, 'Caulker of the "Oakum"'],
  [`Caulkers' Mate`, "Caulkers' Mate"],
])('a value of front matter is what is between its quotes: %s', async (written, position) => {
  expect(await namesIn('---', `title: ${written}`, `company: 'Oakum Yard'`, '---', prose)).toEqual({
    company: 'Oakum Yard',
    position,
  });
});

test.each([`'Oakum Yard'`, `"Oakum Yard"`])(
  'a label, too, has its value between quotes: %s',
  async (written) => {
    expect((await namesIn('Caulker', `Company: ${written}`, prose)).company).toBe('Oakum Yard');
  },
);

test('front matter of a whole page names both in its first rows, and the text in it is the posting', async () => {
  const item = [
    ...['      - type: listItem', '        content:', '          - type: paragraph', '            content:'],
    ...['              - type: text', "                text: 'Caulk '", '              - type: text'],
    ...['                marks: [{ type: bold }]', '                text: hulls'],
  ];
  const lists = Array.from({ length: 20 }, () => ['  - type: bulletList', '    content:', ...item]).flat();
  const top = ['---', "title: 'Caulker wanted'", "company: 'Oakum Yard'", 'content:'];
  const { text, position, company } = await readPostingText({
    name: 'posting.md',
    text: [...top, '  - type: rule', '  - type: paragraph', `    text: '${prose}'`, ...lists, '---'].join(
      '\n',
    ),
  });
  expect({ position, company }).toEqual({ company: 'Oakum Yard', position: 'Caulker wanted' });
  expect(text.split('\n').slice(0, 3)).toEqual(['Content:', prose, '- Caulk hulls']);
});

test('a page of parts is read as its texts, not as its keys', async () => {
  const part = (id: string, text: string) => [
    ...[`  - id: ${id}`, '    type: column', '    text:', '      - type: paragraph', '        content:'],
    `          - { type: text, text: '${text}' }`,
  ];
  const { text } = await readPostingText({
    name: 'posting.md',
    text: [
      ...['---', 'title: Caulker', 'tools: [adze, mallet]', 'parts:'],
      ...part('a1', prose),
      ...part('b2', `Ashore: ${prose}`),
      '---',
    ].join('\n'),
  });
  expect(text).toBe(`Tools:\n- adze\n- mallet\n\nParts:\n${prose}\nAshore: ${prose}`);
});

test('a line of dashes far below a first one ends no rows where prose is between them', async () => {
  const { text } = await readPostingText({
    name: 'posting.md',
    text: ['---', 'title: Caulker', prose, ...Array.from({ length: 100 }, () => 'b: c'), '---', prose].join(
      '\n',
    ),
  });
  expect(text).toContain('title: Caulker');
});

test('a heading that links to a job names it, and the heading below names the company', async () => {
  const named = await namesIn('# [Calfat (H/F)](https://jobs.example/1/calfat)', '### Oakum Yard', '', prose);
  expect(named).toEqual({ company: 'Oakum Yard', position: 'Calfat (H/F)' });
});

test('a short first line above prose is the title, in any trade and language', async () => {
  expect((await namesIn('Calafate de Ribera', prose)).position).toBe('Calafate de Ribera');
  expect((await namesIn('# Bootsbauer (m/w/d)', prose)).position).toBe('Bootsbauer (m/w/d)');
});

test.each(['Job description', 'Welcome to our yard!', 'We build boats', 'Join the crew'])(
  'a first line that names no job is no title: %s',
  async (first) => expect((await namesIn(first, prose)).position).toBeUndefined(),
);

test.each([
  ['Willkommen bei Oakum Werft! Die Oakum Werft sucht Verstärkung.', 'Oakum Werft'],
  ['Die Oakum GmbH ist ein Betrieb mit zehn Leuten.', 'Oakum GmbH'],
  ['Oakum Astilleros busca una persona con ganas.', 'Oakum Astilleros'],
  ['Oakum Yard is a family business by the river. At Oakum Yard, we take our time.', 'Oakum Yard'],
])('sentences about the employer name it: %s', async (sentence, company) => {
  expect((await namesIn('Caulker', `${prose} `, sentence)).company).toBe(company);
});

test.each([
  'Varnishing is a plus.',
  "We're a crew of ten and we are looking for somebody like you.",
  'Oakum Yard is hiring. Teak Works is hiring.',
])('no company is named where none is sure: %s', async (sentence) => {
  const { company } = await namesIn('Caulker', prose, sentence);
  expect(company === undefined || company === 'Oakum Yard').toBe(true);
});

test.each([
  [
    'Oakum Yard Boats, formerly Tar & Sons, builds racing yachts for crews all over the country.',
    'Oakum Yard Boats',
  ],
  [
    'Caulkly enables anybody to keep a wooden boat. Ask the people who work with Caulkly every day.',
    'Caulkly',
  ],
  [
    'With crews in nine harbours, Caulkly is the largest yard here, and a day at Caulkly is never dull.',
    'Caulkly',
  ],
])('prose begins with whom it is about: %s', async (opening, company) => {
  expect((await namesIn('Boat Builder', opening)).company).toBe(company);
});

test('a sentence that lost the break before it begins with whom it is about, too', async () => {
  const opening =
    'With crews in nine harbours, Caulkly is the largest yard, and a day at Caulkly is never dull.';
  expect((await namesIn('Boat Builder', `${prose}${opening} ${prose}`)).company).toBe('Caulkly');
});

test.each([
  'Growing crews need somebody who planks and caulks, and growing yards have work for many years.',
  'Bootsbauer sind bei uns gefragt, und ein Bootsbauer hat bei uns viel zu tun, im Sommer wie im Winter.',
])('a capital at the beginning of a sentence names nobody: %s', async (opening) => {
  expect((await namesIn('Wanted', opening)).company).toBeUndefined();
});

test('whom a company is hiring is the position', async () => {
  const named = await namesIn('Oakum Yard is hiring a Senior Boat Engineer in Vigo.', prose);
  expect(named).toEqual({ company: 'Oakum Yard', position: 'Senior Boat Engineer' });
});

test('rows of front matter may be written with an equals sign', async () => {
  const { position } = await namesIn('+++', 'draft = true', 'title = "Aide-calfat"', '', '+++', prose);
  expect(position).toBe('Aide-calfat');
});

test('an object names the job at its top, and the company in a group of its own', async () => {
  const named = await namesIn(
    '{',
    '  id: "k1",',
    '  jobRole: "Calafate de Ribera",',
    '  towns: [',
    '    {',
    '      name: "Vigo",',
    '    },',
    '  ],',
    '  companyInfo: {',
    '    name: "Oakum Yard",',
    '  },',
    '},',
    prose,
  );
  expect(named).toEqual({ company: 'Oakum Yard', position: 'Calafate de Ribera' });
});

test('where an object has no other title, its name is the job', async () => {
  const { position } = await namesIn("name: 'Calafate',", "slug: 'calafate-vigo',", prose);
  expect(position).toBe('Calafate');
});

test('an organization beside an institution is a part of it', async () => {
  const { company } = await namesIn(
    '---',
    'institution: Oakum College',
    'organization: Department of Hulls',
    'position: Caulker',
    '---',
    prose,
  );
  expect(company).toBe('Oakum College');
});

test('the way to a page ends in its title, which stands below it', async () => {
  expect((await namesIn('关于我们', '招聘职位 > 船匠', '立即申请', '船匠', prose)).position).toBe('船匠');
});

test('a Chinese title is known by what it ends in', async () => {
  expect((await namesIn('加入我们', '我们正在招聘！', '船厂主管（夜班）', prose)).position).toBe(
    '船厂主管（夜班）',
  );
});

test('a label with a whole paragraph behind it names nothing', async () => {
  const glued = `Position: Caulker of the yardLocation: Bristol${prose}`;
  expect((await namesIn('Yard Manager', prose, glued)).position).toBe('Yard Manager');
});

test('a page is named by its section, the job by its heading', async () => {
  const named = await namesIn('---', 'title: "Karriere"', '---', '# Bootsbauer (m/w/d)', prose);
  expect(named.position).toBe('Bootsbauer (m/w/d)');
});

test('a firm is called by several people, a job by one', async () => {
  expect(
    (await namesIn('Caulker', `Hull Advisors is the yard of the north. ${prose}`, 'Hull Advisors is hiring.'))
      .company,
  ).toBe('Hull Advisors');
});

test('an address that is made of a name in the text says whose it is', async () => {
  const named = await namesIn(
    'Caulker',
    prose,
    'You keep the boats of Oakyard afloat.',
    'Write to jobs@oakyard.example.',
  );
  expect(named.company).toBe('Oakyard');
});

test('who is recruiting is named, in Chinese too', async () => {
  expect((await namesIn('加入我们', '木船坊正在招聘！', '船厂主管', prose)).company).toBe('木船坊');
  expect((await namesIn('加入我们', '我们正在招聘！', '船厂主管', prose)).company).toBeUndefined();
});
