import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { reportPage } from '../../../src/cli/report/page/report-page.ts';
import type { Change, Report } from '../../../src/contract/report.ts';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>';

const change: Change = {
  id: 'ch1',
  op: 'rewrite',
  engine: 'rules',
  path: '/sections/experience/items/0/summary',
  source: 'work[0].highlights[0]',
  before: '<ul><li>Was responsible for 14 services</li></ul>',
  after: `<ul><li>Moved 14 services ${hostile.replace(/</g, '&lt;')}</li></ul>`,
  reason: `It says what you did. ${hostile}`,
  requirements: ['r1'],
  evidence: [{ path: 'skills[1]', quote: `Kafka ${hostile}` }],
  verified: [],
};

const report: Report = {
  object: 'resume.report',
  language: 'en',
  id: 'res_01m7zqn6q0t3ygj6zv54fe7wjz',
  engine: 'rules',
  score_version: '1',
  as_of: '2026-11-21',
  score: { before: 41, after: 73, ceiling: 78 },
  components: [
    { id: 'must', points: 36, value: 0.5, applicable: true },
    { id: 'degree', points: 5, value: 0, applicable: false },
  ],
  requirements: [
    {
      ...{ id: 'r1', term: `Kafka ${hostile}`, class: 'must', state: 'evidenced', grade: 1, literal: true },
      ...{ listed: true, reason: '', source: { section: 'body', start: 0, end: 5 } },
      evidence: [{ path: 'work[0].highlights[0]', quote: `Kafka ${hostile}` }],
    },
    {
      ...{ id: 'r2', term: 'Rust', class: 'nice', state: 'missing', grade: 0, literal: false },
      ...{ listed: false, reason: '', source: { section: 'body', start: 6, end: 9 }, evidence: [] },
    },
  ],
  changes: [
    change,
    {
      ...change,
      id: 'ch2',
      op: 'hide',
      source: 'skills[0].keywords[1]',
      before: 'Excel',
      after: null,
      evidence: [],
    },
    {
      ...{ ...change, id: 'ch3', op: 'reorder', source: 'work[0].highlights', evidence: [] },
      ...{ before: '<ul><li>One</li><li>Two</li></ul>', after: '<ul><li>Two</li><li>One</li></ul>' },
    },
  ],
  gaps: [{ requirement: 'r2', term: 'Rust', class: 'nice', question: `Have you? ${hostile}`, near: [] }],
  hidden: [
    { change: 'ch2', source: 'skills[0].keywords[1]', text: `Excel ${hostile}`, reason: 'To make room.' },
  ],
  warnings: [{ code: 'x', message: `Look here. ${hostile}` }],
};
const page = reportPage(report, { person: `Ana ${hostile}`, company: `Acme ${hostile}`, position: 'Cook' });

function parsed() {
  const tags: string[] = [];
  const attributes: string[] = [];
  const texts: string[] = [];
  const parser = new Parser({
    onopentag(name, given) {
      tags.push(name);
      attributes.push(...Object.keys(given));
    },
    ontext: (text) => texts.push(text),
  });
  parser.end(page);
  return { tags, attributes, text: texts.join('') };
}

describe('the page of a report', () => {
  it('shows hostile text as text, runs nothing and loads nothing', () => {
    const { tags, attributes, text } = parsed();
    expect(tags.filter((name) => ['script', 'img', 'link', 'iframe', 'object', 'a'].includes(name))).toEqual(
      [],
    );
    expect(attributes.filter((name) => /^on|^src$|^href$/.test(name))).toEqual([]);
    expect(page).not.toMatch(/@import|url\(/);
    expect(page).toContain('content="default-src &#39;none&#39;;');
    for (const words of ['Kafka ', 'Have you? ', 'It says what you did. ', 'Excel ', 'Look here. ', 'Acme '])
      expect(text).toContain(words + hostile);
  });

  it('shows the score in words too, and each part that the posting asks for', () => {
    expect(page).toContain('aria-label="Before 41, now 73, at most 78 of 100"');
    expect(page).toContain('<th scope="row">required skills</th>');
    expect(page).toContain('18.0 of 36.0');
    expect(page).not.toContain('degree');
  });

  it('shows the state of a requirement with a sign and a word, never with a color alone', () => {
    expect(page).toContain('<span class="state met"><span aria-hidden="true">✓</span> met</span>');
    expect(page).toContain('<span class="state missing"><span aria-hidden="true">✗</span> missing</span>');
  });

  it('marks removed and added words, and lists moves', () => {
    expect(page).toContain('<del>Was responsible for</del> <ins>Moved</ins> 14 services');
    expect(page).toContain('<span class="from-to">2 <span aria-label="to">→</span> 1</span> Two');
  });

  it('has the changes by kind first, then the questions, and the full tables last', () => {
    const titles = [...page.matchAll(/<h2[^>]*>([^<]*)<|<h3>([^<]*)</g)].map(
      ([, title, kind]) => title ?? kind,
    );
    expect(titles.filter((title) => !title?.includes('Rust'))).toEqual([
      ...['Score', 'Changes (2)', 'Wording', 'Order', 'Hidden (1)', 'What your resume does not show'],
      ...['Good to know', 'What the posting asks for', 'Parts of the score'],
    ]);
  });

  it('names the place of a headline once, in every language', () => {
    const headline = { ...change, op: 'headline', source: 'basics.label' } as const;
    for (const language of ['en', 'de', 'zh'] as const) {
      const subject = { person: 'Ana', company: 'Acme', position: 'Cook' };
      const drawn = reportPage({ ...report, language, changes: [headline] }, subject);
      const [, words = ''] = /<h4>(.*?)<\/h4>/.exec(drawn) ?? [];
      expect(words).not.toContain('class="quiet"');
    }
  });

  it('has every requirement with --all', () => {
    const requirements = Array.from({ length: 30 }, (_, at) =>
      report.requirements.slice(0, 1).map((must) => ({ ...must, id: `r${at}`, term: `skill ${at}.` })),
    ).flat();
    const subject = { person: 'Ana', company: 'Acme', position: 'Cook' };
    const drawn = (all: boolean) => reportPage({ ...report, requirements }, subject, { all });
    expect(drawn(false)).not.toContain('skill 29.');
    expect(drawn(true)).toContain('skill 29.');
    expect(drawn(true)).not.toContain('JSON');
  });

  it('lists each hidden line once, with its reason and the id that restores it', () => {
    expect(page.match(/To make room\. <span class="quiet">\(ch2\)/g)).toHaveLength(1);
    expect(page).not.toContain('<span class="id">ch2');
  });
});

describe('the sum on the page', () => {
  const part = { value: 0.5, applicable: true };
  const summed = reportPage(
    {
      ...report,
      score: {
        ...{ before: 68, after: 69, ceiling: 69 },
        fit: { before: 58, after: 58, of: 75 },
        presentation: { before: 10, after: 14, of: 25 },
        deductions: [{ code: 'missing_licence', terms: [`RN ${hostile}`], before: 0, after: 3 }],
      },
      components: [
        { ...part, id: 'must', dial: 'fit', points: 75, earned: 58 },
        { ...part, id: 'literal', dial: 'presentation', points: 25, earned: 14 },
      ],
    },
    { person: 'Ana', company: 'Acme', position: 'Cook' },
  );
  const numbers = [...summed.matchAll(/<td class="number">([^<]*)<\/td>/g)].map(([, text]) => text);

  it('has each dial with its parts, the deduction and the score', () => {
    expect(numbers).toEqual([
      ...['58 of 75', '58 of 75', '10 → 14 of 25', '14 of 25'],
      ...['−0 → 3', '68 → 69 of 100'],
    ]);
    expect(summed).not.toContain('<script>');
  });

  it('has the most similar line of missing requirements, and knock-outs first', () => {
    const near = [{ path: 'work[0].highlights[1]', quote: 'C++' }];
    const page = reportPage(
      {
        ...report,
        requirements: report.requirements.map((one) => ({ ...one, class: 'must' as const })),
        gaps: [{ requirement: 'r2', term: 'Rust', class: 'must', question: '', near }],
        knockouts: [{ type: 'licence', term: 'Rust', met: false }],
      },
      { person: 'Ana', company: 'Acme', position: 'Cook' },
    );
    expect(page).toContain(
      '<span class="quiet">closest:</span> <q>C++</q> <span class="quiet">job 1, point 2</span>',
    );
    expect(page.indexOf('>Mandatory license or language<')).toBeGreaterThan(0);
    expect(page.indexOf('>Mandatory license or language<')).toBeLessThan(page.indexOf('>Required<'));
  });
});

describe('explain --html', () => {
  const terminal = createTestTerminal();

  it('writes the report of the resume as a page, and prints the object with --json', async () => {
    await terminal.run(['generate', backendPosting, '--resume', engineer]);
    const ran = await terminal.run(['explain', 'latest', '--html', 'report.html', '--json']);
    expect(ran).toMatchObject({ exitCode: 0 });
    const written = readFileSync(path.join(terminal.folder, 'report.html'), 'utf8');
    const { score, changes } = JSON.parse(ran.stdout);
    expect(written).toContain('<h1>Backend Engineer at Copperfield Logistics</h1>');
    expect(written).toContain(`Before ${score.before}, now ${score.after}, at most ${score.ceiling} of 100`);
    for (const { id } of changes) expect(written).toMatch(new RegExp(`\\b${id}\\b`));
    expect(await terminal.run(['explain', 'latest', '--html', 'report.html'])).toMatchObject({ exitCode: 2 });
    const nowhere = await terminal.run(['explain', 'latest', '--html', 'nowhere/report.html']);
    expect(nowhere).toMatchObject({ exitCode: 2, stdout: '' });
    expect(nowhere.stderr).toContain('nowhere/report.html: the folder does not exist');
  });
});
