import { expect, test } from 'vitest';
import { readPostingText } from '../../../src/documents/posting/read-posting.ts';

async function namesIn(...lines: string[]) {
  const { company, position } = await readPostingText({ name: 'posting.md', text: lines.join('\n') });
  return { company, position };
}

const prose =
  'You plank and caulk wooden hulls, keep a log of the work and help the crew in the yard every day.';

test('reads company and position from front matter with any order and names of keys', async () => {
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

test('reads the position from an invitation to apply, not from the address of the page', async () => {
  const { position } = await namesIn(
    '+++',
    'slug = "/ShipwrightWanted"',
    'title = "Come Work With Us! Now Hiring a Senior Boat Builder"',
    '+++',
    ...Array.from({ length: 4 }, () => prose),
  );
  expect(position).toBe('Senior Boat Builder');
});

test('reads a folded value of front matter from the line below its key', async () => {
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

test('reads rows of an object literal like front matter', async () => {
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
])('reads a value of front matter without its quotes: %s', async (written, position) => {
  expect(await namesIn('---', `title: ${written}`, `company: 'Oakum Yard'`, '---', prose)).toEqual({
    company: 'Oakum Yard',
    position,
  });
});

test.each([`'Oakum Yard'`, `"Oakum Yard"`])(
  'reads a labeled value without its quotes: %s',
  async (written) => {
    expect((await namesIn('Caulker', `Company: ${written}`, prose)).company).toBe('Oakum Yard');
  },
);

test('reads front matter that contains the whole page: names from its first rows, the posting from its texts', async () => {
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

test('reads a page of parts by its texts, not its keys', async () => {
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

test('does not read prose as front matter if a line of dashes follows much later', async () => {
  const { text } = await readPostingText({
    name: 'posting.md',
    text: ['---', 'title: Caulker', prose, ...Array.from({ length: 100 }, () => 'b: c'), '---', prose].join(
      '\n',
    ),
  });
  expect(text).toContain('title: Caulker');
});

test('reads the position from a heading with a link and the company from the heading below', async () => {
  const named = await namesIn('# [Calfat (H/F)](https://jobs.example/1/calfat)', '### Oakum Yard', '', prose);
  expect(named).toEqual({ company: 'Oakum Yard', position: 'Calfat (H/F)' });
});

test('reads a short first line above prose as the title, in any trade and language', async () => {
  expect((await namesIn('Calafate de Ribera', prose)).position).toBe('Calafate de Ribera');
  expect((await namesIn('# Bootsbauer (m/w/d)', prose)).position).toBe('Bootsbauer (m/w/d)');
});

test.each(['Job description', 'Welcome to our yard!', 'We build boats', 'Join the crew'])(
  'does not read a first line as the title if it does not name a job: %s',
  async (first) => expect((await namesIn(first, prose)).position).toBeUndefined(),
);

test.each([
  ['Willkommen bei Oakum Werft! Die Oakum Werft sucht Verstärkung.', 'Oakum Werft'],
  ['Die Oakum GmbH ist ein Betrieb mit zehn Leuten.', 'Oakum GmbH'],
  ['Oakum Astilleros busca una persona con ganas.', 'Oakum Astilleros'],
  ['Oakum Yard is a family business by the river. At Oakum Yard, we take our time.', 'Oakum Yard'],
])('reads the company from sentences about it: %s', async (sentence, company) => {
  expect((await namesIn('Caulker', `${prose} `, sentence)).company).toBe(company);
});

test.each([
  'Varnishing is a plus.',
  "We're a crew of ten and we are looking for somebody like you.",
  'Oakum Yard is hiring. Teak Works is hiring.',
])('does not guess a company: %s', async (sentence) => {
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
])('reads the company from the beginning of prose: %s', async (opening, company) => {
  expect((await namesIn('Boat Builder', opening)).company).toBe(company);
});

test('reads the company from a sentence without a space before it', async () => {
  const opening =
    'With crews in nine harbours, Caulkly is the largest yard, and a day at Caulkly is never dull.';
  expect((await namesIn('Boat Builder', `${prose}${opening} ${prose}`)).company).toBe('Caulkly');
});

test.each([
  'Growing crews need somebody who planks and caulks, and growing yards have work for many years.',
  'Bootsbauer sind bei uns gefragt, und ein Bootsbauer hat bei uns viel zu tun, im Sommer wie im Winter.',
])('does not read a capitalized first word as the company: %s', async (opening) => {
  expect((await namesIn('Wanted', opening)).company).toBeUndefined();
});

test('reads the position from a sentence about hiring', async () => {
  const named = await namesIn('Oakum Yard is hiring a Senior Boat Engineer in Vigo.', prose);
  expect(named).toEqual({ company: 'Oakum Yard', position: 'Senior Boat Engineer' });
});

test('reads front matter with equals signs', async () => {
  const { position } = await namesIn('+++', 'draft = true', 'title = "Aide-calfat"', '', '+++', prose);
  expect(position).toBe('Aide-calfat');
});

test('reads the position from the top of an object and the company from its own group', async () => {
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

test('reads the name of an object as the position if it has no other title', async () => {
  const { position } = await namesIn("name: 'Calafate',", "slug: 'calafate-vigo',", prose);
  expect(position).toBe('Calafate');
});

test('reads an institution as the company, not the organization inside it', async () => {
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

test('reads the title at the end of a breadcrumb if it is repeated below', async () => {
  expect((await namesIn('关于我们', '招聘职位 > 船匠', '立即申请', '船匠', prose)).position).toBe('船匠');
});

test('recognizes a Chinese title by its ending', async () => {
  expect((await namesIn('加入我们', '我们正在招聘！', '船厂主管（夜班）', prose)).position).toBe(
    '船厂主管（夜班）',
  );
});

test('does not read a label with a whole paragraph as the position', async () => {
  const glued = `Position: Caulker of the yardLocation: Bristol${prose}`;
  expect((await namesIn('Yard Manager', prose, glued)).position).toBe('Yard Manager');
});

test('reads the position from the heading if the page is named after its section', async () => {
  const named = await namesIn('---', 'title: "Karriere"', '---', '# Bootsbauer (m/w/d)', prose);
  expect(named.position).toBe('Bootsbauer (m/w/d)');
});

test('reads a plural like "Hull Advisors" as the company', async () => {
  expect(
    (await namesIn('Caulker', `Hull Advisors is the yard of the north. ${prose}`, 'Hull Advisors is hiring.'))
      .company,
  ).toBe('Hull Advisors');
});

test('reads the company from an address that contains a name in the text', async () => {
  const named = await namesIn(
    'Caulker',
    prose,
    'You keep the boats of Oakyard afloat.',
    'Write to jobs@oakyard.example.',
  );
  expect(named.company).toBe('Oakyard');
});

test('reads the company that is recruiting in Chinese', async () => {
  expect((await namesIn('加入我们', '木船坊正在招聘！', '船厂主管', prose)).company).toBe('木船坊');
  expect((await namesIn('加入我们', '我们正在招聘！', '船厂主管', prose)).company).toBeUndefined();
});
