import { describe, expect, test } from 'vitest';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';

/* What a person says of themselves is not made weaker: made-up people and postings, through the engine. */

const engine = createRulesEngine();
const levels = ['good', 'super'] as const;

interface Given {
  readonly label?: string;
  readonly summary?: string;
  readonly position: string;
  readonly since?: string;
  readonly highlights: readonly string[];
  /** A job before that one. */
  readonly earlier?: { readonly position: string; readonly highlights: readonly string[] };
  readonly skills?: Readonly<Record<string, readonly string[]>>;
  readonly certificates?: readonly string[];
  /** Lines of the requirements. */
  readonly asked: readonly string[];
  readonly heading?: string;
}

function tailored(given: Given, level: (typeof levels)[number]) {
  const { label, summary, position, since = '2014-03', highlights, earlier } = given;
  const { skills = {}, certificates = [] } = given;
  const before = { name: 'Rosewood Park', startDate: '2011-01', endDate: '2014-02' };
  const base = readBaseResume({
    basics: {
      name: 'Pat Doe',
      email: 'pat@example.org',
      ...(label && { label }),
      ...(summary && { summary }),
    },
    work: [
      { name: 'Dunlin & Daughters', position, startDate: since, highlights },
      ...(earlier ? [{ ...before, ...earlier }] : []),
    ],
    skills: Object.entries(skills).map(([name, keywords]) => ({ name, keywords })),
    certificates: certificates.map((name) => ({ name })),
  }).document;
  const heading = given.heading ?? 'Requirements';
  const jobDescription = [position, '', heading, ...given.asked.map((line) => `- ${line}`)].join('\n');
  const target = { companyName: 'Harbour', position, jobDescription };
  return engine.tailor({ base, target, level, asOf: '2026-11-21' });
}

async function textsOf(given: Given, level: (typeof levels)[number]) {
  const { document, report } = await tailored(given, level);
  const bullets = document.sections.experience.items[0]?.summary.match(/(?<=<li>)[^<]+/g) ?? [];
  return {
    summary: document.sections.summary.content.replace(/<[^>]+>/g, ''),
    headline: document.basics.headline,
    bullets,
    groups: Object.fromEntries(document.sections.skills.items.map(({ name, keywords }) => [name, keywords])),
    order: document.metadata.layout.flat(2),
    hidden: report.hidden.map(({ text }) => text),
  };
}

describe.each(levels)('at %s', (level) => {
  test('years that the person states are neither lowered nor counted anew', async () => {
    const summary = 'Seeking a workshop where more than 20 years as a pastry chef count.';
    const given = {
      position: 'Pastry Chef',
      summary,
      highlights: ['Made chocolates for 3 hotels', 'Tempered 40 kg of chocolate a day'],
      skills: { Skills: ['Chocolates', 'Tempering'] },
      asked: ['Chocolates', 'Tempering', 'Sugar work'],
    };
    expect((await textsOf(given, level)).summary).toBe(summary);
  });

  test('a headline that states more years than the dates hold is not joined by a lower number', async () => {
    const given = {
      position: 'Data Engineer',
      since: '2020-01',
      label: 'Data Engineer with fifteen years of experience',
      highlights: ['Moved 30 feeds to Airflow', 'Cut the cost of Snowflake by 20%', 'Kept 9 models in dbt'],
      asked: ['Airflow', 'Snowflake', 'dbt'],
    };
    const { summary, headline } = await textsOf(given, level);
    expect(`${summary} ${headline}`).not.toMatch(/\b[1-9] years/);
  });

  test.each([
    {
      language: 'en',
      position: 'Accountant',
      summary: 'Accountant for growing shops.',
      highlights: ['Closed the books of the shop every month', 'Paid suppliers'],
      skills: { Software: ['Outlook', 'Excel'], 'Tax Matters': ['Teamwork', 'VAT'] },
      asked: ['Outlook', 'VAT', 'Excel'],
    },
    {
      language: 'es',
      position: 'Administrativa',
      summary: 'Administrativa con experiencia en la gestión de pedidos y de proveedores.',
      highlights: ['Gestión de los pedidos de la tienda', 'Atención al cliente en la oficina'],
      skills: { Herramientas: ['Excel', 'facturación'] },
      asked: ['Excel', 'Facturación', 'Conocimientos de la gestión de la tienda'],
      heading: 'Requisitos',
    },
    {
      language: 'zh',
      position: '会计',
      summary: '三年会计工作经验，熟悉公司的日常账务。',
      highlights: ['负责公司的日常账务处理和月度报表', '配合审计并整理凭证'],
      skills: { 软件: ['Excel', '金蝶'] },
      asked: ['熟练使用Excel', '熟悉金蝶软件'],
      heading: '任职要求：',
    },
  ])('a summary is not joined by a list of keywords: $language', async ({ summary, ...given }) => {
    expect((await textsOf({ ...given, summary }, level)).summary).toBe(summary);
    expect((await textsOf(given, level)).summary).toBe('');
  });

  test.each([
    ['Electrical Engineer', ['Wrote 12 reports in Excel', 'Sized cables'], ['Excel', 'Cable sizing']],
    ['Backend Engineer', ['Moved 30 services to Git', 'Built 4 REST APIs'], ['Git', 'REST APIs']],
    ['Accountant', ['Did the accounting of 4 shops'], ['Accounting', 'Excel']],
    ['QA Engineer', ['Wrote 60 tests in Docker', 'Moved 9 test beds to Linux'], ['Docker', 'Linux']],
  ])('a headline is not joined by what everybody has: %s', async (label, highlights, asked) => {
    expect((await textsOf({ label, position: label, highlights, asked }, level)).headline).toBe(label);
  });

  test('a heading that was read as the headline gives way to the title held', async () => {
    const highlights = ['Moved 9 feeds to Kafka', 'Ran 4 clusters of Kubernetes'];
    const given = { label: 'Work Experience', position: 'Backend Engineer', highlights };
    const { headline } = await textsOf({ ...given, asked: ['Kafka', 'Kubernetes'] }, level);
    expect(headline).toBe('Backend Engineer | Kafka, Kubernetes');
  });

  test('nothing is hidden while there is room, however little it answers', async () => {
    const idle = [
      'Watered plants',
      'Sorted the mail',
      'Fed the fish',
      'Made coffee',
      'Locked up',
      'Swept',
      'Ordered pens',
    ];
    const keywords = [
      'Word',
      'Slack',
      'Zoom',
      'Trello',
      'Jira',
      'Photoshop',
      'Teamwork',
      'Perl',
      'Sass',
      'PHP',
    ];
    const given = {
      position: 'Backend Engineer',
      highlights: ['Ran Kubernetes', ...idle],
      skills: {
        Tools: [...keywords, 'Redis', 'Nginx', 'Ansible', 'MySQL', 'Flask', 'Rust', 'Bash', 'Vim', 'Make'],
      },
      asked: ['Kubernetes', 'Terraform'],
    };
    expect((await textsOf(given, level)).hidden).toEqual([]);
  });

  test.each([
    {
      of: 'for a posting of another field',
      asked: ['Roofing', 'Sales', 'Estimates'],
      in: 'Gardener',
      hides: false,
    },
    {
      of: 'of work in its field',
      asked: ['Kubernetes', 'Terraform', 'Ansible'],
      in: 'Backend Developer',
      hides: false,
    },
    {
      of: 'of old work in another field',
      asked: ['Kubernetes', 'Terraform', 'Ansible'],
      in: 'Gardener',
      hides: true,
    },
  ])('a resume that overflows is cut $of: $hides', async ({ asked, in: position, hides }) => {
    const highlights = ['Ran Kubernetes', 'Wrote modules for Terraform', 'Kept roles in Ansible'];
    // Different lines, because a line that a job repeats is hidden anyway.
    const letters = 'abcdefghijk';
    const idle = Array.from(
      { length: 109 },
      (_, at) => `Talked with people about plants in hall ${letters[Math.floor(at / 11)]}${letters[at % 11]}`,
    );
    const earlier = { position, highlights: idle };
    const { hidden } = await textsOf({ position: 'Backend Engineer', highlights, earlier, asked }, level);
    expect(hidden.length > 0).toBe(hides);
  });

  test('the first number of a job does not sink below a mere keyword', async () => {
    const [first, other, keyword] = [
      'Cut the waste of the line from 9% to 4%',
      'Trained the new machinists',
      'Used Mastercam and GibbsCAM',
    ] as const;
    const given = {
      position: 'Machinist',
      highlights: [first, other, keyword],
      asked: ['Mastercam', 'GibbsCAM'],
    };
    expect((await textsOf(given, level)).bullets[0]).toBe(first);
  });

  test('jobs come before the skills of people with more than two years in the field', async () => {
    const given = {
      position: 'Backend Engineer',
      highlights: ['Wrote code for the harbor'],
      skills: { Tools: ['Kubernetes', 'Terraform', 'Node.js'] },
      asked: ['Kubernetes', 'Terraform', 'Node.js', 'GraphQL'],
    };
    const { order } = await textsOf(given, level);
    expect(order.indexOf('experience')).toBeLessThan(order.indexOf('skills'));
  });

  test('a skill joins only a group that it belongs to, a certificate none', async () => {
    const given = {
      position: 'Backend Engineer',
      highlights: ['Kept 30 services in Git', 'Moved 9 services to Kubernetes'],
      skills: { Databases: ['PostgreSQL', 'MySQL', 'mysql'] },
      certificates: ['CKA'],
      asked: ['Git', 'Kubernetes', 'PostgreSQL', 'CKA certification'],
    };
    const { groups } = await textsOf(given, level);
    expect(groups['Databases']).toEqual(['PostgreSQL', 'MySQL']);
    expect(Object.values(groups).flat()).toEqual(expect.arrayContaining(['Git', 'Kubernetes']));
    expect(Object.values(groups).flat()).not.toContain('CKA');
  });
});
