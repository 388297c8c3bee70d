import { afterEach } from 'vitest';
import type { FinetuneLevel, OwnTerm } from '../../../src/contract/choices.ts';
import type { ModelProvider, ModelSettings } from '../../../src/contract/model.ts';
import type { Engine, Tailored } from '../../../src/service/ports.ts';
import { createLlmEngine } from '../../../src/tailoring/llm/llm-engine.ts';
import { createRulesEngine } from '../../../src/tailoring/rules-engine.ts';
import {
  type Behavior,
  type ModelServer,
  startModelServer,
} from '../../support/model-server/model-server.ts';
import { asOf, type Case, documentOf } from '../cases.ts';

export interface LlmFixture {
  readonly server: ModelServer;
  readonly engine: Engine;
  /** The waits in milliseconds, in order. */
  readonly waits: number[];
  readonly told: string[];
  readonly kept: Map<string, string>;
}

export interface LlmFixtureOptions {
  readonly ownTerms?: readonly OwnTerm[];
  readonly provider?: ModelProvider;
  readonly settings?: Partial<ModelSettings>;
  readonly kept?: Map<string, string>;
  readonly concurrency?: number;
}

const offline = createRulesEngine();
const servers: ModelServer[] = [];

/** An engine and its model's server, both closed after the test. */
export function useLlm() {
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return async (behavior: Behavior, options: LlmFixtureOptions = {}): Promise<LlmFixture> => {
    const { provider = 'openai-compatible', kept = new Map<string, string>(), concurrency = 4 } = options;
    const server = await startModelServer(provider, behavior);
    servers.push(server);
    const waits: number[] = [];
    const told: string[] = [];
    const engine = createLlmEngine({
      ownTerms: options.ownTerms ?? [],
      settings: { ...settingsFor(provider, server.baseUrl), ...options.settings },
      apiKey: 'the-key',
      fetch,
      clock: { now: () => 0 },
      timer: { wait: async (milliseconds) => void waits.push(milliseconds) },
      concurrency,
      tell: (news) => told.push(news),
      answers: {
        find: async (hash) => kept.get(hash) ?? null,
        keep: async (hash, answer) => void kept.set(hash, answer),
      },
    });
    return { server, engine, waits, told, kept };
  };
}

export function settingsFor(provider: ModelProvider, baseUrl: string): ModelSettings {
  return {
    provider,
    name: 'mock-1',
    base_url: baseUrl,
    api_key_env: 'MODEL_KEY',
    context_window: 16_384,
    timeout_seconds: 10,
    deadline_seconds: 20,
    price: null,
  };
}

export function inputOf(person: Case, level: FinetuneLevel) {
  return { base: documentOf(person), target: person.target, level, asOf };
}

const remembered = new Map<string, Promise<Tailored>>();

/** The result of the rules alone. */
export function offlineOf(person: Case, level: FinetuneLevel): Promise<Tailored> {
  const key = `${person.name} ${level}`;
  const made = remembered.get(key) ?? offline.tailor(inputOf(person, level));
  remembered.set(key, made);
  return made;
}
