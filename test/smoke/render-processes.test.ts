import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolders } from '../support/built-command-line.ts';
import { childrenOf, isRunning, until } from '../support/child-processes.ts';
import { projectRoot } from '../support/project-root.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const example = (name: string) => readFileSync(path.join(projectRoot, 'examples', name), 'utf8');
const resume = example('resumes/accountant.json');
const posting = example('postings/senior-accountant.txt');

function send(server: ServerProcess, method: string, address: string, body: string): Promise<Response> {
  const headers = { 'x-api-key': server.apiKey, 'content-type': 'application/json' };
  return fetch(`${server.url}${address}`, { method, headers, body });
}

function generate(server: ServerProcess, position: string): Promise<Response> {
  const order = { job_description: posting, company_name: 'Globex', position, include_pdf: true };
  return send(server, 'POST', '/resumes/generate', JSON.stringify(order));
}

/** A server on a home of its own, with a base resume and both processes that render. */
async function busyServer(): Promise<{ server: ServerProcess; children: readonly number[] }> {
  const server = await startServerProcess({ home: temporaryFolders().home });
  expect((await send(server, 'PUT', '/base-resume', resume)).status).toBe(200);
  const made = await Promise.all(['one', 'two', 'three'].map((position) => generate(server, position)));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  const children = childrenOf(server.pid);
  expect(children.length).toBeGreaterThan(0);
  return { server, children };
}

it('serve renders in processes of their own, one that dies is replaced, and SIGTERM leaves none behind', async () => {
  const { server, children } = await busyServer();
  for (const child of children) process.kill(child, 'SIGKILL');
  expect((await generate(server, 'four')).status).toBe(200);
  const rest = childrenOf(server.pid);
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(rest.filter(isRunning)).toEqual([]);
});

it('a server that is killed leaves no process behind', async () => {
  const { server, children } = await busyServer();
  await server.stop('SIGKILL');
  await until(() => !children.some(isRunning));
  expect(children.filter(isRunning)).toEqual([]);
});
