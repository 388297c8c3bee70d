import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorObject } from '../../src/contract/objects.ts';
import { projectRoot } from '../support/project-root.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { call, generate, jsonOf, putBase, startServer } from './security-fixture.ts';

let server: ServerProcess;
let link: URL;
let other: URL;

beforeAll(async () => {
  server = await startServer();
  await putBase(server);
  link = await pdfLink();
  other = await pdfLink();
});
afterAll(async () => void (await server.stop()));

async function pdfLink(): Promise<URL> {
  return new URL(String((await generate(server, { include_pdf: true })).pdf_url));
}

function changed(parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(link);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

function of(name: string, url: URL = link): string {
  return url.searchParams.get(name) ?? '';
}

async function expectNotFound(url: URL): Promise<void> {
  const answer = await fetch(url);
  expect(answer.status, url.href).toBe(404);
  const { name, message } = ErrorObject.parse(await jsonOf(answer));
  expect(name).toBe('not_found');
  for (const secret of ['v', 'exp', 'sig']) expect(message).not.toContain(of(secret, url) || ' none ');
}

/** Another last letter would leave the bits as they are: the first one never does. */
function forged(signature: string): string {
  return `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
}

describe('a link to a PDF', () => {
  it('opens it, and tells browsers to keep it to themselves', async () => {
    const { status, headers } = await fetch(link);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename/),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each<readonly [string, () => URL]>([
    ['a signature with one other letter', () => changed({ sig: forged(of('sig')) })],
    ['a shorter signature', () => changed({ sig: of('sig').slice(0, -2) })],
    ['a longer signature', () => changed({ sig: `${of('sig')}AA` })],
    ['no signature', () => changed({ sig: '' })],
    ["another resume's signature", () => changed({ sig: of('sig', other) })],
    ["another resume's parameters", () => new URL(`${link.pathname}${other.search}`, link)],
    ['a later end', () => changed({ exp: String(Number(of('exp')) + 1) })],
    ['an end in the past', () => changed({ exp: '1' })],
    ['an end that is no number', () => changed({ exp: 'Infinity' })],
    ['an end with a sign', () => changed({ exp: `+${of('exp')}` })],
    ['an end with leading zeros', () => changed({ exp: `00${of('exp')}` })],
    ['another version', () => changed({ v: forged(of('v')) })],
    ['no version', () => changed({ v: '' })],
    ['no parameters', () => new URL(link.pathname, link)],
    ['a path without its ending', () => new URL(link.href.replace('.pdf?', '?'))],
    ['an id in capital letters', () => new URL(link.href.replace(/res_\w+/, (id) => id.toUpperCase()))],
  ])('with %s is 404', async (_name, url) => {
    await expectNotFound(url());
    expect((await fetch(link)).status).toBe(200);
  });

  it('opens only for reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await fetch(link, { method })).status).toBe(404);
  });

  it('ends when the PDF becomes another one', async () => {
    const example = (name: string): string => readFileSync(path.join(projectRoot, 'examples', name), 'utf8');
    const base = JSON.parse(example('resumes/software-engineer.json'));
    expect((await call(server, { method: 'PUT', path: '/base-resume', body: base })).status).toBe(200);
    const made = { job_description: example('postings/backend-engineer.txt'), include_pdf: true };
    const { id, pdf_url: url } = await generate(server, made);
    const old = new URL(String(url));
    const report = await jsonOf(await call(server, { path: `/resumes/${id}/report` }));
    const body = { change_ids: report.changes.map((change: { id: string }) => change.id) };
    const reverted = await call(server, { method: 'POST', path: `/resumes/${id}/revert`, body });
    const fresh = new URL((await jsonOf(reverted)).pdf_url);
    expect(of('v', fresh)).not.toBe(of('v', old));
    expect((await fetch(fresh)).status).toBe(200);
    await expectNotFound(old);
  });

  it('ends with its resume', async () => {
    const gone = await pdfLink();
    const id = /res_\w+/.exec(gone.pathname)?.[0];
    expect((await call(server, { method: 'DELETE', path: `/resumes/${id}` })).status).toBe(200);
    await expectNotFound(gone);
  });

  it('ends after 24 hours', async () => {
    const later = ['--require', path.join(import.meta.dirname, 'later.cjs')];
    await server.stop();
    const tomorrow = await startServerProcess({ home: server.home, node: later });
    await expectNotFound(new URL(`${link.pathname}${link.search}`, tomorrow.origin));
    await tomorrow.stop();
    server = await startServerProcess({ home: server.home });
    expect((await fetch(new URL(`${link.pathname}${link.search}`, server.origin))).status).toBe(200);
  });
});
