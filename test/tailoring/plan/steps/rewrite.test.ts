import { expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../../src/contract/choices.ts';
import { createRulesEngine } from '../../../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from '../../cases.ts';

const target = {
  position: 'Baker',
  companyName: 'Mill Lane',
  jobDescription: 'Requirements\n- Sourdough bread\n- Oven maintenance\n- Ordering of flour and fruit',
};
const paragraph =
  'Baked sourdough bread for 30 shops. Looked after [the ovens](https://ovens.example) and their filters. Ordered flour and fruit from 12 mills.';
const base = documentOf({
  resume: {
    basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' },
    work: [
      {
        name: 'Harbour Bakery',
        position: 'Baker',
        startDate: '2015-03',
        endDate: '2019-06',
        summary: paragraph,
      },
    ],
  },
});
const engine = createRulesEngine();

function tailored(level: FinetuneLevel) {
  return engine.tailor({ base, target, level, asOf });
}

test('super sets the sentences of a job as bullets; links stay, and undoing it gives the paragraph back', async () => {
  const made = await tailored('super');
  expect(made.document.sections.experience.items[0]?.summary).toBe(
    '<ul><li>Baked sourdough bread for 30 shops.</li><li>Looked after <a href="https://ovens.example">the ovens</a> and their filters.</li><li>Ordered flour and fruit from 12 mills.</li></ul>',
  );
  const [change] = made.report.changes.filter(({ source }) => source === 'work[0].summary');
  expect(change?.reason).toContain('list');
  const undone = await engine.revert({
    base,
    target,
    level: 'super',
    asOf,
    plan: made.plan,
    changeIds: [change?.id ?? ''],
  });
  expect(undone.document.sections.experience).toEqual(base.sections.experience);
});

test.each(['basic', 'good'] as const)('%s leaves paragraphs as they are', async (level) => {
  const { document } = await tailored(level);
  expect(document.sections.experience.items[0]?.summary).not.toContain('<li>');
});

async function listOf(summary: string, endDate?: string): Promise<string> {
  const job = {
    name: 'Harbour Bakery',
    position: 'Baker',
    startDate: '2015-03',
    summary,
    ...(endDate ? { endDate } : {}),
  };
  const resume = { basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' }, work: [job] };
  const { document } = await engine.tailor({ base: documentOf({ resume }), target, level: 'super', asOf });
  return document.sections.experience.items[0]?.summary ?? '';
}

const duties = [
  'Responsible for managing the orders of 12 mills.',
  'Supervision of six bakers on the early shift.',
];

test('a paragraph of a job that is over tells its duties by verbs', async () => {
  expect(await listOf([...duties, 'Baked sourdough bread for 30 shops.'].join(' '), '2019-06')).toBe(
    '<ul><li>Managed the orders of 12 mills.</li><li>Supervised six bakers on the early shift.</li><li>Baked sourdough bread for 30 shops.</li></ul>',
  );
});

test.each([
  ['the job goes on', 'Baked sourdough bread for 30 shops.', undefined],
  ['a sentence speaks in the present', 'Manages the ovens of 30 shops.', '2019-06'],
  ['a sentence speaks as I', 'Each week I baked sourdough bread for 30 shops.', '2019-06'],
])('not where %s', async (_why, last, end) => {
  expect(await listOf([...duties, last].join(' '), end)).toContain(
    `<li>${duties[0]}</li><li>${duties[1]}</li>`,
  );
});

test('a paragraph told as I becomes bullets worded like any other, a duty as a verb', async () => {
  const told = [
    'I was a baker for 30 shops of the town.',
    'My role included planning the early shift, carefully preparing the dough and greeting guests.',
    'I also traveled to three mills and checked the flour of my team.',
  ];
  expect(await listOf(told.join(' '), '2019-06')).toBe(
    '<ul><li>Baker for 30 shops of the town.</li><li>Planned the early shift, carefully prepared the dough and greeted guests.</li><li>Traveled to three mills and checked the flour of the team.</li></ul>',
  );
});

const over = { startDate: '2015-03', endDate: '2019-06' };

interface JobOptions {
  readonly level?: FinetuneLevel;
  readonly dates?: Readonly<Record<string, string>>;
}

async function summaryOf(
  highlights: readonly string[],
  { level = 'super', dates = over }: JobOptions = {},
): Promise<string> {
  const job = { name: 'Harbour Bakery', position: 'Baker', ...dates, highlights };
  const resume = { basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' }, work: [job] };
  const { document } = await engine.tailor({ base: documentOf({ resume }), target, level, asOf });
  return document.sections.experience.items[0]?.summary ?? '';
}

test('lines told in -ing forms are turned as one job or not at all', async () => {
  const [managing, training] = ['Managing a team of 5 bakers', 'Preparing the dough for 30 shops'];
  expect(await summaryOf([managing, training])).toBe(
    '<ul><li>Managed a team of 5 bakers</li><li>Prepared the dough for 30 shops</li></ul>',
  );
  // "advertising" may be a noun: the line stays, and so do the others.
  expect(await summaryOf([managing, training, 'Managing stock and advertising campaigns'])).toContain(
    managing,
  );
});

test('where an -ing form stays, no other line gets a verb', async () => {
  const lines = [
    'Managing 5 engineers',
    'Responsible for managing 3 vendors',
    'Was responsible for the migration of the old ledger',
    'In charge of the morning shift',
    'Building reports',
  ];
  expect(await summaryOf(lines)).toBe(`<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`);
});

test.each(['Training materials for new staff', 'Operating systems of two shops', 'Building maintenance'])(
  'a noun in -ing holds no line back: %s',
  async (noun) => {
    const lines = await summaryOf(['Managing 5 bakers', 'Preparing the dough for 30 shops', noun]);
    expect(lines).toBe(
      `<ul><li>Managed 5 bakers</li><li>Prepared the dough for 30 shops</li><li>${noun}</li></ul>`,
    );
  },
);

test('a paragraph that stays one loses praise at super, and no link', async () => {
  const summary =
    'Diligently managed the six bakers of [the quay](https://quay.example). It was a great time for all of us.';
  expect(await listOf(summary, '2019-06')).toBe(
    '<p>Managed the six bakers of <a href="https://quay.example">the quay</a>. It was a great time for all of us.</p>',
  );
});

const lasting = { dates: { startDate: '2019-06' } };

test('what a job of today names in -ing is done today, also beside what was done once', async () => {
  expect(
    await bulletsOf(
      ['Studying the yeast of six mills', 'Building tools for sorting and storing bread'],
      lasting,
    ),
  ).toEqual(['Study the yeast of six mills', 'Build tools for sorting and storing bread']);
  expect(await bulletsOf(['Built an oven for 30 shops', 'Rolling out tills'], lasting)).toEqual([
    'Built an oven for 30 shops',
    'Roll out tills',
  ]);
});

test('one -ing form that stays holds back the others of a job of today', async () => {
  const lines = ['Studying the yeast of six mills', 'Managing stock and advertising campaigns'];
  expect(await bulletsOf(lines, lasting)).toEqual(lines);
});

test('the rest of a torn line, a heading and a name hold no other line back', async () => {
  const others = ['on the early shift.', 'Main tools: ovens, mixers and scales', 'Flour Club'];
  expect(await bulletsOf(['Supervision of six bakers of the quay', ...others])).toContain(
    'Supervised six bakers of the quay',
  );
});

test('a job of one line is worded as a bullet would be, unless it may say what the employer does', async () => {
  expect(await listOf('Welcoming the guests and keeping the books', '2019-06')).toBe(
    '<p>Welcomed the guests and kept the books</p>',
  );
  expect(await listOf('Design of a mixer for 30 shops', '2019-06')).toContain('Designed a mixer');
  expect(await listOf('Production of bread and rolls', '2019-06')).toContain('Production of bread');
});

test('two verbs in -ing with one thing and no article stay, and the other lines get theirs', async () => {
  const lines = [
    'Managing the early shift of six bakers',
    'Cleaning and repairing oven',
    'Planning of the yearly stock count',
  ];
  expect(await bulletsOf(lines)).toEqual([
    'Managed the early shift of six bakers',
    'Cleaning and repairing oven',
    'Planned the yearly stock count',
  ]);
});

async function bulletsOf(highlights: readonly string[], options?: JobOptions): Promise<readonly string[]> {
  const summary = await summaryOf(highlights, options);
  return [...summary.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line);
}

test('a job that is over and is written in the base is put into the past, also by verbs that are nouns too', async () => {
  expect(
    await bulletsOf(
      [
        'Prepare the dough for 30 shops',
        'Bake breads, rolls and cakes for the people of the town',
        'Clean the ovens and keep the records of them',
        'Stir fillings',
      ],
      { level: 'good' },
    ),
  ).toEqual([
    'Prepared the dough for 30 shops',
    'Baked breads, rolls and cakes for the people of the town',
    'Cleaned the ovens and kept the records of them',
    'Stirred fillings',
  ]);
});

test('a job whose lines open with what may be verbs is put into the past as a whole', async () => {
  expect(
    await bulletsOf(
      [
        'Prepare the dough for 30 shops',
        'Season and cook soups for the people of the town',
        'Inspect and clean the rooms, such as kitchens and work areas, to raise safety and reduce waste',
        'Substitute for or assist other cooks in the shops of the town',
        'Portion, arrange and garnish food, and serve food to guests',
        'Track inventory and pay invoices',
        'Key member of the board of the shop',
      ],
      { level: 'good' },
    ),
  ).toEqual([
    'Prepared the dough for 30 shops',
    'Seasoned and cooked soups for the people of the town',
    'Inspected and cleaned the rooms, such as kitchens and work areas, to raise safety and reduce waste',
    'Substituted for or assisted other cooks in the shops of the town',
    'Portioned, arranged and garnished food, and served food to guests',
    'Tracked inventory and paid invoices',
    'Key member of the board of the shop',
  ]);
});

test('a line that may be a noun stays, and its job with it', async () => {
  const lines = [
    'Prepare the dough for 30 shops',
    'Test cook for the people of the town',
    'Model till of the shop',
  ];
  expect(await bulletsOf(lines, { level: 'good' })).toEqual(lines);
});

test('where one line stays in the present, no other gets a verb in the past', async () => {
  const lines = [
    'Analysis of the orders of the shops in the town',
    'Prepare the dough and report faults',
    'Clean the ovens of 30 shops and report faults',
  ];
  expect(await bulletsOf(lines, { level: 'good' })).toEqual(lines);
});

test('in a job without dates no noun becomes a task of today', async () => {
  const lines = [
    'Creation of a list of all the orders of the shops',
    'Order the flour for 30 shops',
    'Clean the ovens for the team',
  ];
  expect(await bulletsOf(lines, { level: 'good', dates: {} })).toEqual(lines);
});

test('the only date of the newest job does not show that it is over, but a range does', async () => {
  const lines = ['Manages the six ovens of the quay', 'Manages the flour for 30 shops'];
  const past = ['Managed the six ovens of the quay', 'Managed the flour for 30 shops'];
  expect(
    await bulletsOf(lines, { level: 'good', dates: { startDate: '2016-12', endDate: '2016-12' } }),
  ).toEqual(past);
  expect(await bulletsOf(lines, { level: 'good', dates: { endDate: '2016-12' } })).toEqual(lines);
});

test('a line under "Goals achieved" has happened, and no other job without dates is over', async () => {
  const lines = ['Creation of a plan for 30 shops', 'Introduction of new rules for the ovens'];
  expect(await bulletsOf(lines, { dates: { position: 'Goals achieved' } })).toEqual([
    'Created a plan for 30 shops',
    'Introduced new rules for the ovens',
  ]);
  expect(await bulletsOf(lines, { dates: {} })).toEqual(lines);
});

test('in a current job with "Goals achieved" between its lines, finished work is not put into the present', async () => {
  const lines = [
    'Oversee the daily orders of 30 shops',
    'Ensure the cleaning of all ovens',
    'Creation of a plan for the ovens of 30 shops',
    'Introduction of a second shift for the orders',
  ];
  const made = await linesAfter(lines, 'Responsibilities\n\nGoals achieved', 'Present');
  for (const line of lines) expect(made).toContain(line);
});

test('a job that mixes nouns and verbs already gets a few verbs more, and one of nouns alone does not', async () => {
  const nouns = ['Flour, salt and yeast', 'Two ovens', 'Bread, rolls and cakes'];
  const management = 'Management of all orders of the shops';
  expect(await bulletsOf([...nouns, 'Trained six bakers of the quay', management])).toContain(
    'Managed all orders of the shops',
  );
  expect(await bulletsOf([...nouns, 'A cash desk', management])).toContain(management);
});

test('beside a line that stays in the present no noun becomes a verb in the past', async () => {
  const lines = [
    'Use of two hoists and a crane',
    'Be the contact of the mills',
    'Planning of the yearly stock count',
  ];
  expect(await bulletsOf(lines)).toEqual(lines);
});

async function linesAfter(highlights: readonly string[], prose = '', endDate = '2019-06'): Promise<string> {
  const job = {
    name: 'Harbour Bakery',
    position: 'Baker',
    startDate: '2015-03',
    endDate,
    ...(prose === '' ? {} : { summary: prose }),
    highlights,
  };
  const resume = { basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' }, work: [job] };
  const input = { base: documentOf({ resume }), target, level: 'good' as const, asOf };
  return (await engine.tailor(input)).document.sections.experience.items[0]?.summary ?? '';
}

test('a name in its own capitals is worth a change by itself, but not in a list in small letters', async () => {
  expect(await linesAfter(['Wrote posts for Linkedin and two papers'])).toContain('for LinkedIn and');
  expect(await linesAfter(['Gave oxygen to 12 patients and saw to the upkeep of the park'])).toContain(
    'oxygen to 12',
  );
  expect(await linesAfter(['Guarded the Power Point station of Ohio'])).toContain('Power Point station');
  expect(await linesAfter([], 'Wrote posts for Linkedin and two papers.')).toContain('for LinkedIn and');
  expect(await linesAfter(['Kept the till in Java, Git and python'])).toContain('Git and Python');
  expect(await linesAfter(['Kept the till in java, git and python'])).toContain('java, git and python');
  expect(await linesAfter(['json', 'javascript', 'bread of two kinds'])).toContain('<li>javascript</li>');
});

test('a line begins with a capital as the others do, unless the one before goes on in it', async () => {
  const others = ['Baked sourdough bread for 30 shops', 'Ordered flour from 12 mills', 'Kept the books'];
  const small = 'sorted bread, rolls and cakes';
  expect(await linesAfter([...others, small])).toContain('<li>Sorted bread');
  expect(await linesAfter([...others, 'Cleaned ovens, tables,', small])).toContain('<li>sorted bread');
});

test('a label stays where other lines of the job have theirs', async () => {
  const label = 'Duties: Baked sourdough bread for 30 shops';
  expect(await linesAfter([label, 'Kept the books'])).toContain('<li>Baked sourdough');
  expect(await linesAfter([label, 'Owner: a family of bakers'])).toContain('<li>Duties: Baked');
});

test('slips of typing in a paragraph are set right', async () => {
  expect(await linesAfter([], 'Baked bread for the the shops of two towns, rolls, etc.-')).toBe(
    '<p>Baked bread for the shops of two towns, rolls, etc.</p>',
  );
});

async function jobOf(summary: string, highlights: readonly string[]): Promise<string> {
  const job = { name: 'Harbour Bakery', position: 'Baker', ...over, summary, highlights };
  const resume = { basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' }, work: [job] };
  const { document } = await engine.tailor({ base: documentOf({ resume }), target, level: 'super', asOf });
  return document.sections.experience.items[0]?.summary ?? '';
}

test('actions above a list are its first items', async () => {
  const deeds = [
    'Baked sourdough bread for 30 shops.',
    'Trained six new bakers on the early shift.',
    'Ordered flour and fruit from 12 mills.',
  ];
  expect(await jobOf(deeds.join(' '), ['Kept the books of the bakery'])).toBe(
    `<ul>${[...deeds, 'Kept the books of the bakery'].map((line) => `<li>${line}</li>`).join('')}</ul>`,
  );
});

test.each([
  [
    'they are two',
    'Baked sourdough bread for 30 shops. Trained six new bakers on the early shift of the week.',
  ],
  [
    'one says what the job was',
    'Baked sourdough bread for 30 shops. The early shift had six new bakers. Ordered flour and fruit from 12 mills.',
  ],
])('a paragraph above a list introduces it where %s', async (_why, summary) => {
  expect(await jobOf(summary, ['Kept the books of the bakery'])).toBe(
    `<p>${summary}</p><ul><li>Kept the books of the bakery</li></ul>`,
  );
});

test('the sentences of a paragraph that stays one are worded like bullets', async () => {
  const list = ['Kept the books of the bakery'];
  const end = '<ul><li>Kept the books of the bakery</li></ul>';
  expect(
    await jobOf(
      'Baked rye for 30 shops. Manages six bakers on the early shift. The shops are in Kiel.',
      list,
    ),
  ).toBe(
    `<p>Baked rye for 30 shops. Managed six bakers on the early shift. The shops are in Kiel.</p>${end}`,
  );
  expect(await jobOf('I was in charge of managing six bakers.', list)).toBe(
    `<p>Managed six bakers.</p>${end}`,
  );
  // One sentence keeps its person, so all do.
  const own = 'I baked rye for 30 shops. I love the smell of it.';
  expect(await jobOf(own, list)).toBe(`<p>${own}</p>${end}`);
  // A noun above a list may say what the employer does.
  const production = 'Production of rye for 30 shops.';
  expect(await jobOf(production, list)).toBe(`<p>${production}</p>${end}`);
});

test('what is mostly a noun is a verb in a list that nearly all opens with verbs', async () => {
  const sure = [
    'Prepare the dough for 30 shops',
    'Manage six bakers on the early shift',
    'Maintain the ovens of two halls',
    'Create the rota of the week',
  ];
  const turned = [
    'Prepared the dough for 30 shops',
    'Managed six bakers on the early shift',
    'Maintained the ovens of two halls',
    'Created the rota of the week',
  ];
  expect(await bulletsOf([...sure, 'Monitor process execution in two halls'])).toEqual([
    ...turned,
    'Monitored process execution in two halls',
  ]);
  const few = [sure[0] ?? '', 'Monitor process execution in two halls'];
  expect(await bulletsOf(few)).toEqual(few);
});

test('a list led by -ing forms shows that a bare thing is what was made', async () => {
  const lines = [
    'Managing the shop',
    'Preparing the dough',
    'Keeping the books',
    'Replacing equipment as necessary',
  ];
  expect(await bulletsOf(lines)).toEqual([
    'Managed the shop',
    'Prepared the dough',
    'Kept the books',
    'Replaced equipment as necessary',
  ]);
});

test('a line that cannot do without its I holds the others back only where they are few', async () => {
  const told = ['I trained six bakers', 'I wrote the rota for 12 people', 'I love the work at the oven'];
  const without = ['Trained six bakers', 'Wrote the rota for 12 people', 'I love the work at the oven'];
  const listed = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expect(await summaryOf(told)).toBe(listed(without));
  expect(await summaryOf(told.slice(1))).toBe(listed(told.slice(1)));
});

test('what somebody is keeps the tense of the job: involved is no past', async () => {
  const told = ['I am involved in planning the early shift', 'I collaborate with three mills'];
  expect(await summaryOf(told, { dates: { startDate: '2015-03', endDate: 'present' } })).toBe(
    '<ul><li>Involved in planning the early shift</li><li>Collaborate with three mills</li></ul>',
  );
});

test('a job that mixed past and present is mixed less, although a line must stay', async () => {
  const stays = 'Project accounting for two shops';
  expect(
    await bulletsOf(['Kept the books', 'Manage six bakers', 'Prepare the dough for 30 shops', stays]),
  ).toEqual(['Kept the books', 'Managed six bakers', 'Prepared the dough for 30 shops', stays]);
  const present = ['Manage six bakers', 'Prepare the dough for 30 shops', stays];
  expect(await bulletsOf(present)).toEqual(present);
});

test('several lines with would tell of habits; one may be a plan', async () => {
  const lines = ['Would inspect the ovens of two shops', 'Would write the rota of the week'];
  expect(await bulletsOf(lines)).toEqual(['Inspected the ovens of two shops', 'Wrote the rota of the week']);
  const one = [lines[0] ?? '', 'Kept the books of the bakery'];
  expect(await bulletsOf(one)).toEqual(one);
});

test('sentences in -ing get a verb together or not at all', async () => {
  const paragraph =
    'Teaching two bakers about sourdough. Participating in raising awareness and advocating for rye bread.';
  expect(await listOf(paragraph)).not.toMatch(/Teach |Taught|Participate /);
});
