import { createHash } from 'node:crypto';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { Fleet, FleetServer } from './fleet.ts';
import type { Seen } from './history.ts';

export interface Credentials {
  readonly apiKey: string;
  readonly dashboardToken: string;
}

export interface Clients {
  readonly history: readonly Seen[];
  /** Generates that were answered, whatever the answer. */
  readonly answered: number;
  /** Requests whose client went away before the answer. */
  readonly goneAway: number;
  /** Lets what is under way end. */
  stop(): Promise<void>;
  /** Sends what is of unknown outcome again until it is known. */
  settle(): Promise<void>;
  /** Asks for more than the limit of one minute. */
  exhaust(): Promise<void>;
}

export interface ClientsPlan {
  readonly clients: number;
  readonly owner: Credentials;
  /** An account with a low limit, which only counts. */
  readonly limited: Credentials;
  readonly limit: number;
}

/** A client that waits longer got no answer: retries of a server, and a database that starts again, are over long before. */
const deadline = 60_000;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly reset: number;
}

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** @returns null when no answer came */
async function call(
  { origin }: FleetServer,
  { method = 'GET', path, headers, body, signal }: Call,
): Promise<Answer | 'late' | null> {
  const timeout = AbortSignal.timeout(deadline);
  try {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      text: await response.text(),
      reset: Number(response.headers.get('ratelimit-reset')),
    };
  } catch {
    return timeout.aborted ? 'late' : null;
  }
}

/** Clients that send requests to any server and write down what they saw. */
export function startClients(fleet: Fleet, random: SeededRandom, plan: ClientsPlan): Clients {
  const history: Seen[] = [];
  const acknowledged: string[] = [];
  let [running, keys, answered, goneAway] = [true, 0, 0, 0];
  const key = { 'x-api-key': plan.owner.apiKey };

  async function generate(name: string): Promise<Seen> {
    const isLeaving = running && random.below(12) === 0;
    const leaves = isLeaving ? AbortSignal.timeout(1 + random.below(40)) : undefined;
    const answer = await call(random.pick(fleet.servers), {
      method: 'POST',
      path: '/resumes/generate',
      headers: { ...key, 'idempotency-key': name },
      signal: leaves,
      body: {
        job_description: 'We look for an engineer who writes software that people can rely on.',
        company_name: 'Globex',
        // Tells in the end which key a resume belongs to.
        position: name,
        finetune_level: 'good',
      },
    });
    answered += 1;
    if (answer === null && leaves?.aborted) goneAway += 1;
    if (answer === null)
      return { what: 'generate', key: name, outcome: 'unknown', error: 'internal_server_error' };
    if (answer === 'late')
      return { what: 'generate', key: name, outcome: 'unknown', error: 'no answer in its time' };
    const said = JSON.parse(answer.text);
    if (answer.status === 200) {
      acknowledged.push(said.id);
      const bytes = createHash('sha256').update(answer.text).digest('hex');
      return { what: 'generate', key: name, outcome: 'ok', resumeId: said.id, bytes };
    }
    const error = said.status === answer.status ? String(said.name) : `status ${answer.status}`;
    return { what: 'generate', key: name, outcome: answer.status === 500 ? 'unknown' : 'failed', error };
  }

  async function read(): Promise<readonly Seen[]> {
    const id = acknowledged[random.below(Math.max(1, acknowledged.length))];
    if (id === undefined) return [];
    const answer = await call(random.pick(fleet.servers), { path: `/resumes/${id}`, headers: key });
    return typeof answer === 'object' && answer?.status === 404
      ? [{ what: 'read', resumeId: id, outcome: 'missing' }]
      : [];
  }

  async function count(): Promise<readonly Seen[]> {
    const headers = { 'x-api-key': plan.limited.apiKey };
    const answer = await call(random.pick(fleet.servers), { path: '/resumes?limit=1', headers });
    if (answer === null || answer === 'late') return [];
    if (answer.status === 200) return [{ what: 'count', window: answer.reset, outcome: 'ok' }];
    return answer.status === 429 && !answer.text.includes('shutting down')
      ? [{ what: 'count', outcome: 'refused' }]
      : [];
  }

  /** A key that one server makes, all have seen open, and another revokes. */
  async function useRevoked(): Promise<readonly Seen[]> {
    const headers = { authorization: `Bearer ${plan.owner.dashboardToken}` };
    const made = await call(random.pick(fleet.servers), {
      method: 'POST',
      path: '/keys',
      headers,
      body: { name: 'short-lived' },
    });
    if (made === null || made === 'late' || made.status !== 200) return [];
    const { id, secret } = JSON.parse(made.text);
    const use = (server: FleetServer) => call(server, { path: '/usage', headers: { 'x-api-key': secret } });
    await Promise.all(fleet.servers.map(use));
    const revoked = await call(random.pick(fleet.servers), {
      method: 'DELETE',
      path: `/keys/${id}`,
      headers,
    });
    if (revoked === null || revoked === 'late' || revoked.status !== 200) return [];
    const answer = await use(random.pick(fleet.servers));
    if (answer === null || answer === 'late') return [];
    if (answer.status === 200) return [{ what: 'use revoked key', outcome: 'ok' }];
    return answer.status === 403 ? [{ what: 'use revoked key', outcome: 'refused' }] : [];
  }

  async function work(): Promise<void> {
    while (running) {
      const isNew = random.below(3) > 0;
      if (isNew) keys += 1;
      // The others come back to keys that somebody may be at just now.
      history.push(await generate(`key ${isNew ? keys : Math.max(1, keys - random.below(5))}`));
      history.push(...(await read()));
      if (random.below(3) === 0) history.push(...(await count()));
      if (random.below(40) === 0) history.push(...(await useRevoked()));
    }
  }

  const ended = Promise.all(Array.from({ length: plan.clients }, work));
  return {
    history,
    get answered() {
      return answered;
    },
    get goneAway() {
      return goneAway;
    },
    async stop() {
      running = false;
      await ended;
    },
    async settle() {
      const known = new Set(
        history.flatMap((seen) => (seen.what === 'generate' && seen.outcome === 'ok' ? [seen.key] : [])),
      );
      const open = new Set(
        history.flatMap((seen) => (seen.what === 'generate' && !known.has(seen.key) ? [seen.key] : [])),
      );
      for (const name of open) {
        const seen = await generate(name);
        history.push(seen);
        if (seen.outcome !== 'ok')
          throw new Error(
            `${name} has no answer, and nothing is in the way any more: ${JSON.stringify(seen)}`,
          );
        // Asked once more, a key gives the same.
        history.push(await generate(name));
      }
    },
    async exhaust() {
      for (let more = 0; more < 2 * plan.limit; more += 1) history.push(...(await count()));
    },
  };
}
