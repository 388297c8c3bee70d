import { createHash, randomBytes } from 'node:crypto';
import { documentReader, fileFormats } from '../../src/documents/service-ports.ts';
import { ensureOwner } from '../../src/service/accounts/accounts.ts';
import type { Policy } from '../../src/service/accounts/quota.ts';
import { createService } from '../../src/service/create-service.ts';
import type { Clock, Engine, Ports } from '../../src/service/ports.ts';
import { createApiKeySecret, createDashboardToken } from '../../src/service/secrets.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import type { Store } from '../../src/service/store-port.ts';
import type { Caller, UseCases } from '../../src/service/use-cases.ts';
import { openPostgresStore } from '../../src/store/postgres/open-store.ts';
import { command } from '../support/postgres-databases.ts';
import { plainEngine } from '../support/real-service.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import type { FinalState, Seen } from './history.ts';

/** A server that does one thing wrong. */
export interface Defect {
  readonly store?: (store: Store, random: SeededRandom, url: string) => Store;
  readonly clock?: (clock: Clock, server: number) => Clock;
}

export interface Plan {
  readonly url: string;
  readonly seed: number;
  readonly clients: number;
  readonly rounds: number;
  /** As with a language model: what a server holds may be taken from it while it works. */
  readonly takesLong?: boolean;
  readonly defect?: Defect;
}

interface Server {
  readonly useCases: UseCases;
  readonly ports: Ports;
}

const limit = 40;
const policy: Policy = {
  plans: {
    free: { requests_per_minute: limit, credits: 0 },
    pro: { requests_per_minute: limit, credits: 1_000_000 },
  },
  credit_costs: { basic: 1, good: 2, super: 3 },
};
const servers = 3;

const leaseTakers = 3;
const readsMeanwhile = 12;

/**
 * Tailors as the plain one does, and gives others their turn meanwhile. Of work that takes long every third attempt loses its
 * lease in the midst of it, as that of a process that stood still, and others have time to take its place.
 */
function slowEngine({ url, takesLong }: Plan): Engine {
  let attempts = 0;
  return {
    ...plainEngine,
    tailor: async (input) => {
      attempts += 1;
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      if (takesLong && attempts % leaseTakers === 0) {
        await command(url, 'update generations set lease_until = 0');
        for (let read = 0; read < readsMeanwhile; read += 1) await command(url, 'select 1');
      }
      return plainEngine.tailor(input);
    },
  };
}

/** Clients of several servers on one database, while something goes wrong all the time. */
export async function runExperiment(plan: Plan): Promise<{ history: Seen[]; state: FinalState }> {
  const random = seededRandom(plan.seed);
  const opened = await Promise.all(
    Array.from({ length: servers }, (_, number) => openServer(plan, number, random)),
  );
  const [first] = opened as [Server];
  const secrets = {
    apiKey: createApiKeySecret('live', first.ports.randomness),
    dashboardToken: createDashboardToken(first.ports.randomness),
  };
  await ensureOwner(first.ports, secrets);
  const caller = await first.useCases.authenticate(secrets.apiKey);
  await first.useCases.putBaseResume(caller, { basics: { name: 'Ada' }, work: [{ name: 'Initech' }] });
  const history: Seen[] = [];
  const nemesis = startNemesis(plan, random);
  const client = async (): Promise<void> => {
    for (let round = 0; round < plan.rounds; round += 1) {
      history.push(await generate(random.pick(opened), caller, random, plan));
      if (random.below(3) === 0) history.push(...(await count(random.pick(opened), caller)));
      if (random.below(12) === 0) history.push(await useRevoked(opened, random));
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, client));
  await nemesis.stop();
  for (let more = 0; more < 2 * limit; more += 1) history.push(...(await count(random.pick(opened), caller)));
  // What a cut connection kept from being released is released when its lease ends, which nobody waits for here.
  await command(plan.url, 'update generations set lease_until = 0');
  const state = await finalState(opened, caller, plan);
  await Promise.all(opened.map(({ ports }) => ports.store.close()));
  return { history, state };
}

async function openServer(plan: Plan, number: number, random: SeededRandom): Promise<Server> {
  const { url, defect, takesLong } = plan;
  const engine = slowEngine(plan);
  const { store, clock } = await openPostgresStore({ url, connections: 4 });
  const ports: Ports = {
    store: defect?.store?.(store, random, url) ?? store,
    clock: defect?.clock?.(clock, number) ?? clock,
    files: undefined as never,
    documents: documentReader,
    engine,
    engineTakesLong: takesLong,
    offlineEngine: engine,
    formats: fileFormats,
    renderer: {
      themes: ['ats'],
      defaultTheme: 'ats',
      close: async () => undefined,
      render: undefined as never,
    },
    timer: { wait: () => new Promise((resolve) => setImmediate(resolve)), every: () => () => undefined },
    randomness: { bytes: (size) => randomBytes(size) },
  };
  return { ports, useCases: createService(ports, policy) };
}

/** Ends connections of servers. */
function startNemesis({ url }: Plan, random: SeededRandom) {
  let running = true;
  const work = async (): Promise<void> => {
    while (running) {
      await command(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'resume-tailor'
          order by md5(pid::text || '${random.next()}') limit ${1 + random.below(3)}`,
      );
    }
  };
  const ended = work();
  return {
    async stop(): Promise<void> {
      running = false;
      await ended;
    },
  };
}

async function generate(
  server: Server,
  caller: Caller,
  random: SeededRandom,
  { seed, rounds }: Plan,
): Promise<Seen> {
  const key = `key ${random.below(rounds)} of run ${seed}`;
  const request = {
    job_description: 'We look for an engineer who writes software that people can rely on.',
    company_name: 'Globex',
    // Tells in the end which key a resume belongs to.
    position: key,
    finetune_level: 'good',
    include_pdf: false,
  } as const;
  try {
    const { resume } = await server.useCases.generateResume(caller, request, { idempotencyKey: key });
    // An answer that is cut off on its way.
    if (random.below(5) === 0)
      return { what: 'generate', key, outcome: 'unknown', error: 'internal_server_error' };
    const bytes = createHash('sha256').update(resume.resumeData).digest('hex');
    return {
      what: 'generate',
      key,
      outcome: 'ok',
      resumeId: resume.id,
      bytes: `${bytes} ${resume.creditsRemaining}`,
    };
  } catch (error) {
    const name = error instanceof ServiceError ? error.name : String(error);
    return {
      what: 'generate',
      key,
      outcome: name === 'internal_server_error' ? 'unknown' : 'failed',
      error: name,
    };
  }
}

/** Nothing is seen of a request whose connection was cut. */
async function count({ useCases }: Server, caller: Caller): Promise<Seen[]> {
  try {
    const { reset } = await useCases.countRequest(caller);
    return [{ what: 'count', window: reset, outcome: 'ok' }];
  } catch (error) {
    if (!(error instanceof ServiceError)) return [];
    return [{ what: 'count', outcome: 'refused' }];
  }
}

/** A key that is made by one server, revoked by a second and used with a third. */
async function useRevoked(opened: readonly Server[], random: SeededRandom): Promise<Seen> {
  const owner = { accountId: 'acc_owner' };
  const retried = async <Result>(work: () => Promise<Result>): Promise<Result> =>
    work().catch(() => retried(work));
  const { key, secret } = await retried(() =>
    random.pick(opened).useCases.createApiKey(owner, { name: 'short-lived', mode: 'live' }),
  );
  // Every server has seen it open.
  for (const { useCases } of opened) await useCases.authenticate(secret).catch(() => undefined);
  // A revocation that got no answer is sent again: `not_found` says that it was done.
  const revoke = async (): Promise<unknown> =>
    random
      .pick(opened)
      .useCases.revokeApiKey(owner, key.id)
      .catch((error: unknown) =>
        error instanceof ServiceError && error.name === 'not_found' ? undefined : revoke(),
      );
  await revoke();
  const opens = await random
    .pick(opened)
    .useCases.authenticate(secret)
    .then(
      () => true,
      () => false,
    );
  return { what: 'use revoked key', outcome: opens ? 'ok' : 'refused' };
}

async function finalState(opened: readonly Server[], caller: Caller, { url }: Plan): Promise<FinalState> {
  const listed = await Promise.all(
    opened.map(async ({ ports }) => {
      const { data } = await ports.store.listResumes(caller, { limit: 100_000 });
      return new Set(data.map(({ id }) => id));
    }),
  );
  const rows = await command<{ readonly id: string; readonly position: string }>(
    url,
    'select id, position from resumes',
  );
  const keyOf = new Map(rows.map(({ id, position }) => [id, position]));
  const usage = await (opened[0] as Server).useCases.getUsage(caller);
  return { listed, keyOf, creditsUsed: usage.credits_used, creditsOfEach: 2, limit };
}
