import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Filling, fill } from './fill.ts';
import { type OwnServer, startOwn } from './servers.ts';

/** Limits that are never reached, but still checked and counted. */
const settings = 'plans: { pro: { requests_per_minute: 1000000000, credits: 1000000000 } }\n';
const base = path.resolve(import.meta.dirname, '..', '..', 'examples', 'resumes', 'accountant.json');

/** Starts our server on a new home with a base resume and stored resumes. */
export async function openPlace(filling: Filling): Promise<OwnServer> {
  mkdirSync(filling.home, { recursive: true });
  writeFileSync(path.join(filling.home, 'server.yaml'), settings);
  const server = await startOwn(filling.home);
  const put = await fetch(`${server.origin}/api/v1/base-resume`, {
    method: 'PUT',
    headers: { 'x-api-key': server.apiKey, 'content-type': 'application/json' },
    body: readFileSync(base),
  });
  if (!put.ok) throw new Error(await put.text());
  await server.stop();
  fill(filling);
  return startOwn(filling.home);
}
