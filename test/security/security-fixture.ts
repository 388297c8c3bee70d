import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Resume } from '../../src/contract/objects.ts';
import { temporaryFolders } from '../support/built-command-line.ts';
import {
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '../support/server-process.ts';

const settings = 'plans:\n  pro: { requests_per_minute: 10000000, credits: 10000000 }\n';

export function startServer(options: Partial<ServerProcessOptions> = {}): Promise<ServerProcess> {
  return startServerProcess({ home: temporaryFolders().home, settings, ...options });
}

export interface Call {
  readonly method?: string;
  /** From the API's prefix. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** With the owner's key, unless the headers hold another one. */
export function call({ url, apiKey }: ServerProcess, { method = 'GET', path, headers, body }: Call) {
  return fetch(`${url}${path}`, {
    method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export async function jsonOf(answer: Response) {
  return JSON.parse(await answer.text());
}

export async function putBase(server: ServerProcess, picture = ''): Promise<void> {
  const body = {
    basics: { name: 'Ada Example', label: 'Engineer', image: picture, url: picture },
    work: [
      { name: 'Example Ltd', position: 'Engineer', url: picture, highlights: ['Built APIs in TypeScript.'] },
    ],
    skills: [{ name: 'Languages', keywords: ['TypeScript', 'SQL'] }],
  };
  expect((await call(server, { method: 'PUT', path: '/base-resume', body })).status).toBe(200);
}

export const posting = 'We look for an engineer who knows TypeScript and SQL, and who writes tests for both.';

export async function generate(
  server: ServerProcess,
  fields: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Resume> {
  const body = { job_description: posting, company_name: 'Example Ltd', position: 'Engineer', ...fields };
  const answer = await call(server, { method: 'POST', path: '/resumes/generate', headers, body });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text);
}

/** Every file of a folder, from it. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}

/** The files of a home that hold a text, as it is. */
export function filesWith(home: string, text: string): readonly string[] {
  return filesBelow(home).filter((name) => readFileSync(path.join(home, name)).includes(text));
}
