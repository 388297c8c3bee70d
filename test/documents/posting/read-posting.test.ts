import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readPostingText } from '../../../src/documents/posting/read-posting.ts';

const page = readFileSync(new URL('../../fixtures/documents/careers-page.html', import.meta.url), 'utf8');
const description = 'You keep the books of three shops and love a clean ledger. '.repeat(5).trim();

function linked(data: unknown): string {
  return `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><p>Chrome</p></body></html>`;
}

test('reads JSON fragments in a text file as text and refuses them in a JSON file', async () => {
  const text = '{ "title": "Baker", "description": "You bake bread and rolls." },';
  expect((await readPostingText({ name: 'job.txt', text })).text).toContain('You bake bread and rolls.');
  await expect(readPostingText({ name: 'job.json', text })).rejects.toThrow('job.json');
});

describe('readPostingText of a page with only rows', () => {
  it('reads long rows as the posting, each under its name', async () => {
    const { text, position } = await readPostingText({
      name: 'job.md',
      text: [
        '---',
        'layout: job',
        'title: Night Baker',
        'job_duties: >-',
        '  You shape sourdough and rolls,',
        '  and you bake them before dawn for four shops and a market hall that opens at six.',
        'qualifications: "* Three years in a bakery\\r\\n* Sourdough starters\\r\\n* A food hygiene certificate that is valid"',
        'slug: night-baker',
        '---',
        'undefined',
      ].join('\n'),
    });
    expect(position).toBe('Night Baker');
    expect(text).toBe(
      [
        'Job duties:',
        'You shape sourdough and rolls, and you bake them before dawn for four shops and a market hall that opens at six.',
        '',
        'Qualifications:',
        '* Three years in a bakery',
        '* Sourdough starters',
        '* A food hygiene certificate that is valid',
      ].join('\n'),
    );
  });

  it('keeps short items and objects of lists, and invalid YAML as written', async () => {
    const duties = `duties: ${'You shape sourdough and rolls by hand. '.repeat(6)}`;
    const read = (...rows: readonly string[]) =>
      readPostingText({
        name: 'job.md',
        text: ['---', 'title: Night Baker', duties, ...rows, '---'].join('\n'),
      });
    const { text } = await read('skills: [HACCP, Viennoiserie]', 'asks:', '  - name: Rye', '    years: 2');
    expect(text).toContain('Skills:\n- HACCP\n- Viennoiserie');
    expect(text).toContain('Asks:\n- Rye, 2');
    expect((await read('a: *b')).text).toContain('title: Night Baker');
  });

  it('does not change a page that has text', async () => {
    const page = `---\ntitle: Baker\nsummary: ${'We bake bread and cakes. '.repeat(12)}\n---\n${'You bake rolls by hand. '.repeat(8)}`;
    expect((await readPostingText({ name: 'job.md', text: page })).text).toBe(page.trim());
  });
});

describe('readPostingText from a page', () => {
  it('keeps the text of the posting without code, navigation, comments and hidden text', async () => {
    const { text } = await readPostingText({ name: 'job.html', text: page });
    expect(text).toBe(
      [
        'Payroll Specialist',
        '',
        'Leeds — hybrid',
        '',
        'Requirements',
        '',
        '- Payroll for 200+ employees',
        '- Sage & Excel',
        '',
        'We answer',
        'every letter.',
        '',
        'Pay £31,000',
      ].join('\n'),
    );
  });

  it('finds company and position in the title and reports them', async () => {
    const posting = await readPostingText({
      name: 'job',
      text: page,
      contentType: 'text/html; charset=utf-8',
    });
    expect(posting).toMatchObject({ company: 'Linden & Rowe', position: 'Payroll Specialist' });
    expect(posting.notes.join(' ')).toContain('Linden & Rowe');
  });

  it.each([
    ['as the only block', (posting: object) => posting],
    ['in a list', (posting: object) => [{ '@type': 'WebSite' }, posting]],
    ['in a graph', (posting: object) => ({ '@graph': [{ '@type': 'Organization' }, posting] })],
  ])('prefers the JobPosting data of the page %s', async (_name, wrap) => {
    const text = linked(
      wrap({
        '@type': ['JobPosting'],
        title: 'Bookkeeper',
        hiringOrganization: { '@type': 'Organization', name: 'Moss & Sons' },
        description: `&lt;p&gt;${description}&lt;/p&gt;&lt;ul&gt;&lt;li&gt;QuickBooks&lt;/li&gt;&lt;/ul&gt;`,
        experienceRequirements: { monthsOfExperience: 24 },
        skills: ['Ledgers', 'VAT'],
      }),
    );
    const posting = await readPostingText({ name: 'job.html', text });
    expect(posting).toMatchObject({ company: 'Moss & Sons', position: 'Bookkeeper' });
    expect(posting.text).toBe(
      `${description}\n\n- QuickBooks\n\nExperience:\n2 years of experience\n\nSkills:\n- Ledgers\n- VAT`,
    );
  });

  it.each([
    [
      'the data if they have more text',
      'Keep the books of a shop.',
      'Apply now',
      'Keep the books of a shop.',
    ],
    [
      'the page text if it has more text',
      'Keep the books.',
      `${description} Apply now.`,
      `${description} Apply now.`,
    ],
    [
      'the page text if the data are a teaser',
      description,
      `${description} ${description} ${description}`,
      `${description} ${description} ${description}`,
    ],
  ])('uses %s, with the names of the data', async (_name, inData, onPage, expected) => {
    const data = {
      '@type': 'JobPosting',
      title: 'Bookkeeper',
      hiringOrganization: 'Moss',
      description: inData,
    };
    const text = linked(data).replace('Chrome', onPage);
    const posting = await readPostingText({ name: 'job.html', text });
    expect(posting).toMatchObject({ text: expected, company: 'Moss', position: 'Bookkeeper' });
  });

  it('reports invalid linked data and continues with the page', async () => {
    const text =
      '<html><script type="application/ld+json">{"@type":</script><body><p>Cook wanted</p></body></html>';
    const posting = await readPostingText({ name: 'job.html', text });
    expect(posting.text).toBe('Cook wanted');
    expect(posting.notes[0]).toMatch(/not valid JSON/);
  });
});

describe('readPostingText from data and text', () => {
  it("reads the JSON Resume project's job schema", async () => {
    const text = JSON.stringify({
      title: 'Web Developer',
      company: 'Small Mill',
      description: 'Build our shop.',
      responsibilities: ['Write code', 'Review code'],
      qualifications: ['Two years of PHP'],
      skills: [{ name: 'JavaScript', level: 'Master', keywords: ['Node', 'React'] }],
    });
    const posting = await readPostingText({ name: 'job.json', text });
    expect(posting).toMatchObject({ company: 'Small Mill', position: 'Web Developer' });
    expect(posting.text).toBe(
      'Build our shop.\n\nResponsibilities:\n- Write code\n- Review code\n\n' +
        'Qualifications:\n- Two years of PHP\n\nSkills:\n- JavaScript, Master: Node, React',
    );
  });

  it('reads form feeds as blank lines and vertical tabs as spaces', async () => {
    const { text } = await readPostingText({ name: 'a.txt', text: 'Cook\fBaker\vwanted\n\fNow' });
    expect(text).toBe('Cook\n\nBaker wanted\n\n\nNow');
  });

  it('changes only line ends and invisible characters in plain text', async () => {
    const { text } = await readPostingText({
      name: 'a.txt',
      text: '\uFEFFCook\r\n\r\n* 5 < 6 years\u200B\r\n  & <b>more</b>\n',
    });
    expect(text).toBe('Cook\n\n* 5 < 6 years\n  & <b>more</b>');
  });

  it.each([
    ['Backend Engineer at Acme\nWe build', 'Acme', 'Backend Engineer'],
    ['# Registered Nurse, ICU at Mercy Hospital\nx', 'Mercy Hospital', 'Registered Nurse, ICU'],
    ['Company: Foo GmbH\nPosition: Cook\nx', 'Foo GmbH', 'Cook'],
    [
      'Senior Accountant (Hybrid)\n\nAbout Northwind Traders\nwe sell',
      'Northwind Traders',
      'Senior Accountant (Hybrid)',
    ],
    ['Shift Supervisor\nGreen Mill is an equal opportunity employer.', 'Green Mill', 'Shift Supervisor'],
    ['Acme Labs is hiring a nurse for nights', 'Acme Labs', 'nurse'],
    ['Our client is looking for a driver.', undefined, 'driver'],
  ])('finds company and position in %j', async (text, company, position) => {
    const posting = await readPostingText({ name: 'a.txt', text });
    expect([posting.company, posting.position]).toEqual([company, position]);
  });

  it.each([
    'Join us at Acme\nWe are looking for an engineer.',
    'About the role\nYou will manage accounts at scale.',
    'Requirements\n- Engineer at heart',
    'We are an equal opportunity employer.',
    'This company is hiring.',
    'What you will do: look at data',
  ])('does not guess names from %j', async (text) => {
    const posting = await readPostingText({ name: 'a.txt', text });
    expect(posting).toEqual({ text, notes: [], isWhole: true });
  });

  it.each([
    [{ name: 'a.json', text: '{"hello": "world"}' }, 'a.json: contains no posting'],
    [{ name: 'a.json', text: '{"title": ' }, 'a.json:1:11: is not valid JSON'],
    [{ name: 'a.html', text: '<html><nav>Home</nav></html>' }, 'a.html: contains no text'],
    [{ name: 'a.txt', text: '\n \n' }, 'a.txt: is empty'],
    [{ name: 'a.txt', text: 'x'.repeat(2 * 1024 * 1024 + 1) }, 'a.txt: has 2097153 bytes'],
  ])('refuses %j with its file name', async (file, message) => {
    await expect(readPostingText(file)).rejects.toThrow(message);
  });
});
