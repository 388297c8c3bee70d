import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPostingFile } from '../../../src/cli/postings/read-job-posting.ts';
import { engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const headers = [
  'From: "Harbor Talent Partners" <jobs@example.com>',
  'To: ana@example.com',
  'Message-ID: <1@example.com>',
  'MIME-Version: 1.0',
];
const mail = (...lines: readonly string[]) => [...headers, ...lines].join('\r\n');

const list = ['<h2>Requirements</h2><ul><li>TypeScript</li><li>PostgreSQL f=C3=BCr F=C3=A4hren</li></ul>'];
const alternative = mail(
  'Subject: =?utf-8?Q?Fwd:_WG:_Backend_Engineer_at_F=C3=A4hrwerk?=',
  'Content-Type: multipart/alternative; boundary=b1',
  '',
  '--b1',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'View this mail in your browser.',
  '--b1',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<html><head><title>Newsletter</title></head><body><p>We build tools for ferries and for those who=',
  ' sail them.</p>',
  ...list,
  '</body></html>',
  '--b1--',
  '',
);
const plain = mail(
  'Subject: Opening',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('we keep caf\u00e9s running.\n\nrequirements:\n- TypeScript\n- Docker\n', 'latin1').toString(
    'base64',
  ),
);
const thin = mail(
  'Subject: Opening',
  'Content-Type: multipart/alternative; boundary=b1',
  '',
  '--b1',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'We look for somebody who knows their way around.',
  '',
  'Requirements:',
  '- Terraform',
  '--b1',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Your mail program shows text only.</p>',
  '--b1--',
  '',
);
const enclosed = mail(
  'Subject: The job we spoke about',
  'Content-Type: multipart/mixed; boundary=b1',
  '',
  '--b1',
  'Content-Type: application/pdf; name="job.pdf"',
  'Content-Disposition: attachment; filename="job.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0xLjcK',
  '--b1--',
  '',
);

const read = (name: string, text: string) =>
  readPostingFile({ name, bytes: new Uint8Array(Buffer.from(text, 'latin1')) });

describe('a posting in a mail', () => {
  it('is read from its HTML part; the subject names position and company', async () => {
    const { text, company, position } = await read('job.eml', alternative);
    expect(text).toBe(
      'We build tools for ferries and for those who sail them.\n\nRequirements\n\n- TypeScript\n- PostgreSQL für Fähren',
    );
    expect([position, company]).toEqual(['Backend Engineer', 'Fährwerk']);
  });

  it('is read from its plain text if there is no HTML, and the sender is never the company', async () => {
    const { text, company, position } = await read('job.eml', plain);
    expect(text).toBe('we keep cafés running.\n\nrequirements:\n- TypeScript\n- Docker');
    expect([position, company]).toEqual([undefined, undefined]);
  });

  it('is read from its plain text if the HTML has much less text', async () => {
    expect((await read('job.eml', thin)).text).toContain('- Terraform');
  });

  it('is recognized by its header fields without a name; text with labels is not a mail', async () => {
    expect((await read('standard input', alternative)).company).toBe('Fährwerk');
    const labeled = 'From: January\nPosition: Backend Engineer\nCompany: Aster\n\nWe ask for TypeScript.';
    expect((await read('standard input', labeled)).text).toBe(labeled);
  });

  it('without a text explains how to use its attachment', async () => {
    await expect(read('job.eml', enclosed)).rejects.toThrow(
      'job.eml: contains no text; save its attachment "job.pdf" and use that file',
    );
  });

  it('is refused with a message if its parts are nested endlessly', async () => {
    const levels = Array.from({ length: 400 }, (_, level) =>
      [`Content-Type: multipart/mixed; boundary=b${level}`, '', `--b${level}`].join('\r\n'),
    );
    await expect(read('job.eml', mail(...levels))).rejects.toThrow(/^job\.eml: .*nesting/);
  });

  it('is refused before it is parsed if it has too many lines', async () => {
    await expect(read('job.eml', mail('', ...Array(100_000).fill('x')))).rejects.toThrow(
      'job.eml: has 100005 lines; at most 100000 are read from a mail',
    );
  });

  it('can be scored, tailored to and used in a batch', async () => {
    const terminal = createTestTerminal();
    mkdirSync(path.join(terminal.folder, 'jobs'));
    writeFileSync(path.join(terminal.folder, 'jobs', 'a.eml'), alternative, 'latin1');
    writeFileSync(path.join(terminal.folder, 'jobs', 'b.eml'), plain, 'latin1');
    await terminal.run(['base', 'set', engineer]);
    const scored = await terminal.run(['score', 'jobs/a.eml']);
    expect(scored.stdout).toMatch(/^requirement\t[^\t]+\tPostgreSQL\t/m);
    const made = await terminal.run(['generate', '-', '--json'], { stdin: alternative });
    expect(JSON.parse(made.stdout)).toMatchObject({ position: 'Backend Engineer' });
    const batch = await terminal.run(['batch', 'jobs', '--level', 'basic']);
    expect(batch.stdout.split('\n').map((line) => line.split('\t')[1])).toEqual(['ok', 'ok', undefined]);
  });
});

describe('a posting in another kind of file', () => {
  const requirements = '## Requirements\n\n- TypeScript\n- PostgreSQL\n';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Backend Engineer',
    hiringOrganization: { '@type': 'Organization', name: 'Aster Ferries' },
    description: 'We build tools for ferries.<h2>Requirements</h2><ul><li>TypeScript</li></ul>',
  };
  const files = {
    'job.md': `---\ntitle: Backend Engineer\ncompany: Aster Ferries\n---\n\n# We are hiring\n\n${requirements}`,
    'job.jsonld': JSON.stringify({ '@graph': [data] }),
    'job.html': `<main><h1>Backend Engineer at Aster Ferries</h1><p>We build tools for ferries.</p><h2>Requirements</h2><ul><li>TypeScript</li></ul></main>`,
  };

  it.each(Object.entries(files))('%s names company and position', async (name, content) => {
    const { text, company, position } = await read(name, content);
    expect([position, company]).toEqual(['Backend Engineer', 'Aster Ferries']);
    expect(text).toContain('- TypeScript');
  });

  it.each([
    [
      'tabs',
      'jobs.tsv',
      `job_description\tposition\n"We ask for TypeScript and Docker, and for tests of both."\tEngineer\n`,
    ],
    [
      'semicolons',
      'jobs.csv',
      `position;job_description\nEngineer;We ask for TypeScript, Docker and for tests of both.\n`,
    ],
    ['JSON-LD in a line', 'jobs.jsonl', `${JSON.stringify({ job_description: JSON.stringify(data) })}\n`],
    ['HTML in a line', 'jobs.jsonl', `${JSON.stringify({ job_description: files['job.html'] })}\n`],
  ])('is a row of a table: %s', async (_what, name, content) => {
    const terminal = createTestTerminal();
    writeFileSync(path.join(terminal.folder, name), content);
    const ran = await terminal.run(['batch', name, '--resume', engineer, '--dry-run', '--json']);
    expect([ran.exitCode, JSON.parse(ran.stdout).ok]).toEqual([0, true]);
  });
});
