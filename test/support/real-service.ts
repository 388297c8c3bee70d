import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Score } from '../../src/contract/score.ts';
import { documentReader, fileFormats } from '../../src/documents/service-ports.ts';
import { ensureOwner } from '../../src/service/accounts/accounts.ts';
import type { Policy } from '../../src/service/accounts/quota.ts';
import { createService } from '../../src/service/create-service.ts';
import { createHostService, type HostUseCases } from '../../src/service/host-service.ts';
import type { Engine, Ports, Renderer } from '../../src/service/ports.ts';
import { createApiKeySecret, createDashboardToken } from '../../src/service/secrets.ts';
import type { Store } from '../../src/service/store-port.ts';
import type { UseCases } from '../../src/service/use-cases.ts';
import { createPdfFiles } from '../../src/store/pdf-files.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { now } from './fake-use-cases.ts';

export interface RealService {
  readonly useCases: UseCases;
  readonly accounts: HostUseCases;
  readonly apiKey: string;
  readonly dashboardToken: string;
  readonly clock: { time: number; now(): number };
  /** The same store as another process would open it: with a memory of its own for ids. */
  anotherProcess(): UseCases;
  pathOf(resumeId: string): string;
  close(): Promise<void>;
}

/** A store without rows, and what takes it away again. */
export interface TestStore {
  readonly store: Store;
  remove(): Promise<void>;
}

export type OpenTestStore = (home: string) => Promise<TestStore>;

/** A file in the home. */
export const onSqlite: OpenTestStore = async (home) => {
  const store = await openStore({ file: path.join(home, 'store.db') });
  return { store, remove: () => store.close() };
};

export interface RealServiceParts {
  readonly openTestStore?: OpenTestStore;
  readonly policy?: Policy;
  readonly engine?: Partial<Engine>;
  /** For live keys, where that is another one. */
  readonly liveEngine?: Engine;
  readonly renderer?: Partial<Renderer>;
}

const generous: Policy = {
  plans: {
    free: { requests_per_minute: 60, credits: 100 },
    pro: { requests_per_minute: 600, credits: 10 },
  },
  credit_costs: { basic: 1, good: 2, super: 3 },
};

/** The real service on a real store in a folder of its own; only engine and renderer are stand-ins. */
export async function serviceWithPlainEngine({
  policy = generous,
  openTestStore = onSqlite,
  ...parts
}: RealServiceParts = {}): Promise<RealService> {
  const home = await mkdtemp(path.join(tmpdir(), 'resume-tailor-api-'));
  const clock = {
    time: now,
    now() {
      return this.time;
    },
  };
  const { store, remove } = await openTestStore(home);
  const engine: Engine = { ...plainEngine, ...parts.engine };
  const ports: Ports = {
    store,
    files: createPdfFiles(path.join(home, 'files')),
    documents: documentReader,
    formats: fileFormats,
    engine: parts.liveEngine ?? engine,
    offlineEngine: engine,
    renderer: { ...plainRenderer, ...parts.renderer },
    clock,
    timer: { wait: () => new Promise((resolve) => setImmediate(resolve)), every: () => () => undefined },
    randomness: { bytes: (count) => randomBytes(count) },
  };
  const secrets = {
    apiKey: createApiKeySecret('live', ports.randomness),
    dashboardToken: createDashboardToken(ports.randomness),
  };
  await ensureOwner(ports, secrets);
  return {
    ...secrets,
    clock,
    useCases: createService(ports, policy),
    accounts: createHostService(ports, policy),
    anotherProcess: () => createService(ports, policy),
    pathOf: (id) => ports.files.pathOf(id),
    async close() {
      await remove();
      await rm(home, { recursive: true, force: true });
    },
  };
}

const score: Score = {
  object: 'score',
  version: '1',
  ats_score: 55,
  band: 'partial',
  fit: 60,
  presentation: 50,
  ceiling: 70,
  components: [],
  requirements: [],
  years: null,
  degree: null,
  knockouts: [],
  warnings: [],
};

/** Sets the headline to the position, and takes it back. */
export const plainEngine: Engine = {
  tailor: async ({ base, target, asOf }) => ({
    document: { ...base, basics: { ...base.basics, headline: target.position } },
    atsScore: 70,
    plan: '[]',
    questions: [],
    report: {
      engine: 'rules',
      score_version: '1',
      as_of: asOf,
      score: { before: 55, after: 70, ceiling: 70 },
      components: [],
      requirements: [],
      changes: [],
      gaps: [],
      hidden: [],
      warnings: [],
    },
  }),
  score: async () => score,
  revert: async (input) => ({ ...(await plainEngine.tailor(input)), document: input.base, atsScore: 55 }),
  edit: async (input) => ({ ...(await plainEngine.tailor(input)), document: input.document }),
  gaps: async () => ({ version: '1', gaps: [] }),
  questions: async () => [],
  asked: async () => [],
  answers: async () => ({ active: [], undone: [] }),
  remake: async (input) => plainEngine.tailor(input),
  wordings: async () => [],
  word: async () => null,
};

const plainRenderer: Renderer = {
  themes: ['ats', 'compact'],
  defaultTheme: 'ats',
  render: async ({ document, look: { theme } }) => ({
    pdf: new TextEncoder().encode(`%PDF-1.7 ${theme} ${document.basics.headline}`),
  }),
  close: async () => undefined,
};
