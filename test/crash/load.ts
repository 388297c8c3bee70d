import { expect } from 'vitest';
import { runs } from '../support/how-long.ts';
import { type Answered, type KeepAliveClient, keepAliveClient } from '../support/keep-alive-client.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Books } from './books.ts';
import { generateRequest, lasting, type Order, putBaseRequest } from './order.ts';

/** Clients that work until `stop` is called or the server is gone. */
export interface Load {
  stop(): void;
  /** Settles when every client is done. Rejects if an answer breaks a promise. */
  readonly ended: Promise<void>;
}

interface Worker {
  readonly client: KeepAliveClient;
  readonly books: Books;
  readonly random: SeededRandom;
}

/** One request, whose answer goes into the records. false: the connection is gone. */
type Step = (worker: Worker) => Promise<boolean>;

export function clientOf({ origin, apiKey }: ServerProcess): KeepAliveClient {
  return keepAliveClient(origin, { 'x-api-key': apiKey });
}

/** Number of resumes that are never deleted, so that some can be read back. */
const leftOver = runs(2, 40);

export function startLoad(server: ServerProcess, books: Books, random: SeededRandom): Load {
  const steps = random.pick(mixes);
  let running = true;
  const stop = (): void => {
    running = false;
  };
  const work = async (step: Step): Promise<void> => {
    const client = clientOf(server);
    while (running && (await step({ client, books, random })));
    client.close();
  };
  return loadOf(steps.map(work), stop);
}

/** Sends the same request with one key to two servers on one home at the same time; both must answer the same. */
export function startSharedLoad(servers: readonly ServerProcess[], books: Books, random: SeededRandom): Load {
  let running = true;
  const stop = (): void => {
    running = false;
  };
  const work = async (): Promise<void> => {
    const clients = servers.map(clientOf);
    while (running) {
      const order = { ...books.newOrder(random), key: `shared ${random.next()}` };
      const answered = await Promise.all(clients.map((client) => generate(client, books, order)));
      // The remaining server has the answer, wherever the other one stopped.
      expect(answered).toContain(true);
      books.pending.delete(order);
      running &&= !answered.includes(false);
    }
    for (const client of clients) client.close();
  };
  return loadOf([work()], stop);
}

function loadOf(workers: readonly Promise<void>[], stop: () => void): Load {
  const ended = Promise.all(workers).then(() => undefined);
  // Awaited only after the kill; until then a failure must not count as unhandled.
  ended.catch(() => undefined);
  return { ended, stop };
}

const generateOne: Step = ({ client, books, random }) => generate(client, books, books.newOrder(random));

export async function generate(client: KeepAliveClient, books: Books, order: Order): Promise<boolean> {
  books.pending.add(order);
  const answer = await client.send(generateRequest(order));
  if (answer.status === null) return false;
  // Another server may have answered this key before, and another client may have deleted the resume.
  if (answer.status === 400 && /was deleted/.test(answer.bytes.toString())) return books.figures.deleted > 0;
  books.note(order, jsonOf(answer));
  books.pending.delete(order);
  books.figures.answered += 1;
  return true;
}

const deleteOne: Step = async ({ client, books, random }) => {
  const present = [...books.resumes.values()].filter(({ deletion }) => deletion === 'none');
  if (present.length < leftOver) return isReachable(client);
  const resume = random.pick(present);
  resume.deletion = 'asked';
  const answer = await client.send({ method: 'DELETE', path: `/api/v1/resumes/${resume.id}` });
  if (answer.status === null) {
    books.figures.unansweredDeletes += 1;
    return false;
  }
  expect(jsonOf(answer)).toEqual({ object: 'resume.deleted', id: resume.id, deleted: true });
  resume.deletion = 'done';
  books.figures.deleted += 1;
  return true;
};

const putBase: Step = async ({ client, books }) => {
  const label = books.newBase();
  const answer = await client.send(putBaseRequest(label));
  if (answer.status === null) {
    books.figures.unansweredPuts += 1;
    return false;
  }
  jsonOf(answer);
  books.figures.basesPut += 1;
  for (const earlier of books.bases) if (earlier !== label) books.bases.delete(earlier);
  return true;
};

const read: Step = async ({ client, books, random }) => {
  const answer = await client.send({ path: '/api/v1/usage' });
  if (answer.status === null) return false;
  const usage = jsonOf(answer);
  expect(usage.credits_used + usage.credits_remaining).toBe(usage.credits_total);
  const known = [...books.resumes.values()];
  if (known.length === 0) return true;
  const resume = random.pick(known);
  const wasDeleted = resume.deletion === 'done';
  const found = await client.send({ path: `/api/v1/resumes/${resume.id}` });
  if (found.status === null) return false;
  if (wasDeleted) expect(found.status).toBe(404);
  if (resume.deletion === 'none') expect(lasting(jsonOf(found))).toBe(resume.content);
  return true;
};

/** Many generates fill the server, so that kills interrupt them; fewer let the other requests finish. */
const mixes: readonly (readonly Step[])[] = [
  [generateOne, generateOne, generateOne, generateOne, deleteOne, putBase, read],
  [generateOne, deleteOne, deleteOne, putBase, read],
];

/** Loads the code of each kind of request, so that a kill interrupts the work and not the loading. */
export async function warmUp(server: ServerProcess, books: Books, random: SeededRandom): Promise<void> {
  const client = clientOf(server);
  for (const step of [putBase, generateOne]) expect(await step({ client, books, random })).toBe(true);
  client.close();
}

async function isReachable(client: KeepAliveClient): Promise<boolean> {
  return (await client.send({ path: '/healthz' })).status !== null;
}

/** @throws AssertionError for anything but a 200. */
export function jsonOf({ status, bytes }: Answered) {
  const value = JSON.parse(bytes.toString());
  expect(status, JSON.stringify(value)).toBe(200);
  return value;
}
