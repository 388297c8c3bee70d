import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Mode } from '../../src/contract/identifiers.ts';
import type { RequestBody } from '../../src/contract/requests.ts';
import { fileFormats } from '../../src/documents/service-ports.ts';
import { ensureOwner } from '../../src/service/accounts/accounts.ts';
import type { Policy } from '../../src/service/accounts/quota.ts';
import { createService } from '../../src/service/create-service.ts';
import type { Ports } from '../../src/service/ports.ts';
import { createApiKeySecret, createDashboardToken } from '../../src/service/secrets.ts';
import type { Caller, UseCases } from '../../src/service/use-cases.ts';
import { createPdfFiles } from '../../src/store/pdf-files.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { type FakeRooms, fakeRooms } from './fake-rooms.ts';

export const policy: Policy = {
  plans: { free: { requests_per_minute: 2, credits: 5 }, pro: { requests_per_minute: 3, credits: 10 } },
  credit_costs: { basic: 1, good: 2, super: 3 },
};

/** A Saturday, 39.5 seconds into a minute. */
export const noon = Date.UTC(2026, 10, 21, 12, 0, 39, 500);

export const source = { basics: { name: 'Ada' }, work: [{ name: 'Initech' }] };

export function order(changes: Partial<RequestBody<'GenerateRequest'>> = {}): RequestBody<'GenerateRequest'> {
  return {
    job_description: 'We look for an engineer who writes software that people can rely on.',
    company_name: 'Globex',
    position: 'Engineer',
    finetune_level: 'good',
    include_pdf: false,
    ...changes,
  };
}

/** Bytes that look random and are the same in every run. */
function countingRandomness(seed: string): Ports['randomness'] {
  let calls = 0;
  return {
    bytes(count) {
      calls += 1;
      return createHash('shake256', { outputLength: count }).update(`${seed} ${calls}`).digest();
    },
  };
}

export interface ServiceFixture {
  readonly ports: Ports;
  readonly rooms: FakeRooms;
  readonly service: UseCases;
  readonly owner: { readonly apiKey: string; readonly dashboardToken: string };
  /** Milliseconds to add to the clock. */
  advance(milliseconds: number): void;
  /** Runs every repeated task once. */
  tick(): Promise<void>;
  /** A caller with its own key; `account` names another account. */
  caller(mode?: Mode, account?: string): Promise<Caller>;
}

/** The whole service on a real store in its own folder, with a fixed clock. */
export function useService(): () => ServiceFixture {
  let fixture: ServiceFixture;
  let tidy = async () => {};
  beforeEach(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'service-'));
    const store = await openStore({ file: path.join(folder, 'store.db') });
    fixture = await makeFixture(store, path.join(folder, 'files'));
    tidy = async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    };
  });
  afterEach(() => tidy());
  return () => fixture;
}

async function makeFixture(store: Ports['store'], folder: string): Promise<ServiceFixture> {
  let now = noon;
  const tasks = new Set<() => void>();
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const rooms = fakeRooms();
  const randomness = countingRandomness('service');
  const ports: Ports = {
    ...rooms.ports,
    formats: fileFormats,
    store,
    files: createPdfFiles(folder),
    clock: { now: () => now },
    randomness,
    timer: {
      wait: (milliseconds) => {
        now += milliseconds;
        return nextTurn();
      },
      every: (_, task) => {
        tasks.add(task);
        return () => tasks.delete(task);
      },
    },
  };
  const service = createService(ports, policy);
  const owner = {
    apiKey: createApiKeySecret('live', randomness),
    dashboardToken: createDashboardToken(randomness),
  };
  await ensureOwner(ports, owner);
  return {
    ports,
    rooms,
    service,
    owner,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    tick: () => {
      for (const task of tasks) task();
      return nextTurn();
    },
    caller: async (mode = 'live', account = 'acc_owner') => {
      const secret = createApiKeySecret(mode, randomness);
      await addAccountKey(store, account, mode, secret);
      return service.authenticate(secret);
    },
  };
}

async function addAccountKey(
  store: Ports['store'],
  account: string,
  mode: Mode,
  secret: string,
): Promise<void> {
  const secretHash = createHash('sha256').update(secret).digest('hex');
  await store.ensureAccount(
    {
      id: account,
      name: account,
      plan: account === 'acc_owner' ? 'pro' : 'free',
      credits: null,
      createdAt: noon,
    },
    {
      id: `apikey_${secretHash.slice(0, 8)}`,
      accountId: account,
      name: 'a key',
      mode,
      prefix: 'key…',
      createdAt: noon,
      expiresAt: null,
      secretHash,
    },
    `token of ${account}`,
  );
}
