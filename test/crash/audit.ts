import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Resume, Usage } from '../../src/contract/objects.ts';
import type { KeepAliveClient } from '../support/keep-alive-client.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Books } from './books.ts';
import { clientOf, generate, jsonOf } from './load.ts';
import { lasting } from './order.ts';

/** Compares the records with an idle server, and resolves the requests that a crash left open. */
export async function audit(server: ServerProcess, books: Books): Promise<void> {
  const client = clientOf(server);
  await compareResumes(client, books);
  await compareCredits(client, books);
  await retryKeys(server, books);
  await compareCredits(client, books);
  await compareBase(client, books);
  await openPdfs(client, books);
  noteOrphanFiles(server, books);
  client.close();
}

/** Every answered resume is stored as it was answered; no unanswered one is stored twice. */
async function compareResumes(client: KeepAliveClient, books: Books): Promise<void> {
  const listed = new Map((await everyResume(client)).map((resume) => [resume.id, resume]));
  for (const known of books.resumes.values()) {
    const resume = listed.get(known.id);
    if (known.deletion === 'asked' && !resume) books.figures.unansweredDeletesDone += 1;
    if (known.deletion === 'asked') known.deletion = resume ? 'none' : 'done';
    if (known.deletion === 'done') expect(resume, `${known.id} came back`).toBeUndefined();
    else expect(resume && lasting(resume), `${known.id} was lost`).toBe(known.content);
  }
  for (const resume of listed.values()) {
    if (books.resumes.has(resume.id)) continue;
    const order = [...books.pending].find(({ position }) => position === resume.position);
    if (!order) throw new Error(`Nobody asked for ${resume.id}, ${resume.position}, or it was made twice.`);
    books.note(order, resume);
    books.figures.unansweredButStored += 1;
  }
  books.figures.unanswered += books.pending.size;
  for (const order of books.pending) if (order.key === null) books.pending.delete(order);
}

async function everyResume(client: KeepAliveClient): Promise<readonly Resume[]> {
  const resumes: Resume[] = [];
  for (let after = ''; ; after = `&after=${resumes.at(-1)?.id}`) {
    const answer = await get(client, `/api/v1/resumes?limit=100${after}`);
    resumes.push(...answer.data);
    if (!answer.has_more) return resumes;
  }
}

/** The credits used equal the cost of all resumes ever stored: none is charged twice, lost or still reserved. */
async function compareCredits(client: KeepAliveClient, books: Books): Promise<void> {
  const usage: Usage = await get(client, '/api/v1/usage');
  expect(usage).toMatchObject({
    credits_used: books.creditsSpent(),
    credits_remaining: usage.credits_total - books.creditsSpent(),
    resumes_generated_this_week: books.resumes.size,
  });
}

/** Every key that was in flight can be used at once, by two clients at the same time, and gives one resume. */
async function retryKeys(server: ServerProcess, books: Books): Promise<void> {
  const orders = [...books.pending];
  const retries = orders
    .flatMap((order) => [order, order])
    .map(async (order) => {
      const client = clientOf(server);
      expect(await generate(client, books, order)).toBe(true);
      client.close();
    });
  await Promise.all(retries);
  books.figures.retriedKeys += orders.length;
}

async function compareBase(client: KeepAliveClient, books: Books): Promise<void> {
  const base = await get(client, '/api/v1/base-resume');
  expect([...books.bases]).toContain(base.source.basics.label);
  for (const label of books.bases) if (label !== base.source.basics.label) books.bases.delete(label);
}

/** Opens PDFs by their answered links, which stay valid after a restart. */
async function openPdfs(client: KeepAliveClient, books: Books): Promise<void> {
  for (const { id, pdfLink, deletion } of books.resumes.values()) {
    if (pdfLink === null) continue;
    const answer = await client.send({ path: pdfLink });
    expect(answer.status, `the PDF of ${id}`).toBe(deletion === 'none' ? 200 : 404);
    if (answer.status === 200) expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
}

/** A crash between file and commit may leave a PDF without a resume; PDFs of deleted resumes must be gone. */
function noteOrphanFiles({ home }: ServerProcess, books: Books): void {
  const folder = path.join(home, 'files');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const deleted = [...books.resumes.values()].filter(({ deletion }) => deletion === 'done');
  expect(deleted.filter(({ id }) => names.includes(`${id}.pdf`)).map(({ id }) => id)).toEqual([]);
  books.figures.orphanFiles = names.filter((name) => !books.resumes.has(name.replace(/\.pdf$/, ''))).length;
}

async function get(client: KeepAliveClient, address: string) {
  const answer = await client.send({ path: address });
  if (answer.status === null) throw new Error(`${address} was not answered.`);
  return jsonOf(answer);
}
