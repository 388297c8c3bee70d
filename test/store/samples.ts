import type { Mode } from '../../src/contract/identifiers.ts';
import type {
  GenerationEnd,
  GenerationStart,
  Scope,
  Store,
  StoredBase,
} from '../../src/service/store-port.ts';
import type { JsonBytes } from '../../src/service/use-cases.ts';

export const start = Date.UTC(2026, 10, 21, 9);
export const cycle = Date.UTC(2026, 10, 1);
export const day = 24 * 3_600_000;
export const live: Scope = { accountId: 'acc_one', mode: 'live' };
export const test: Scope = { accountId: 'acc_one', mode: 'test' };
export const stranger: Scope = { accountId: 'acc_two', mode: 'live' };

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The n-th id in order: `res_` + 26 characters. */
export function resumeId(number: number): string {
  const digits = [1024, 32, 1].map((unit) => alphabet.charAt(Math.floor(number / unit) % 32));
  return `res_0${'0'.repeat(22)}${digits.join('')}`;
}

export function base(version = 'v1', resumeData = '{"basics":{"name":"Ada"}}'): StoredBase {
  return {
    id: `${version}:${resumeData}`,
    name: 'default',
    version,
    resumeData,
    source: '{"basics":{"name":"Ada"}}',
    sourceFormat: 'json-resume',
    updatedAt: start,
  };
}

export function bytes(text: string): JsonBytes {
  return new TextEncoder().encode(text);
}

export function apiKey(accountId: string, number = 1, mode: Mode = 'live') {
  return {
    id: `apikey_${accountId}_${number}`,
    accountId,
    name: `Key ${number}`,
    mode,
    prefix: 'key_live_abcd…',
    createdAt: start,
    expiresAt: null,
    secretHash: `hash of ${accountId} ${number}`,
  };
}

/** Two accounts, the first with a base resume. */
export async function fill(store: Store): Promise<void> {
  for (const accountId of ['acc_one', 'acc_two']) {
    const account = { id: accountId, name: accountId, plan: 'pro', credits: null, createdAt: start } as const;
    await store.ensureAccount(account, apiKey(accountId), `token of ${accountId}`);
  }
  await store.putBase(live, base());
}

let attempts = 0;

/** A fresh attempt that costs 2 of 10 credits. */
export function attempt(changes: Partial<GenerationStart> = {}): GenerationStart {
  attempts += 1;
  return {
    id: `gen_${process.pid}_${attempts}`,
    scope: live,
    now: start,
    leaseUntil: start + 60_000,
    credits: 2,
    creditsTotal: 10,
    cycleStart: cycle,
    baseName: 'default',
    baseVersion: undefined,
    idempotency: undefined,
    ...changes,
  };
}

export function keyed(
  key: string,
  changes: Partial<GenerationStart> = {},
  fingerprint = 'same',
): GenerationStart {
  const now = changes.now ?? start;
  return attempt({ ...changes, idempotency: { key, fingerprint, expiresAt: now + day } });
}

export function end(id: string, resume: Partial<GenerationEnd['resume']> = {}): GenerationEnd {
  return {
    creditsTotal: 10,
    resume: {
      id,
      companyName: 'Initech',
      position: 'Engineer',
      finetuneLevel: 'good',
      atsScore: 71,
      resumeData: bytes(`{"for":"${id}"}`),
      look: { theme: 'ats' },
      pdfGeneratedAt: null,
      pdfVersion: null,
      createdAt: start,
      ...resume,
    },
    tailoring: {
      base: base(),
      jobDescription: 'A posting',
      asOf: '2026-11-21',
      plan: '[]',
      report: `{"report":"${id}"}`,
    },
  };
}

/** Begins and finishes one generation. */
export async function generate(store: Store, id: string, startOf = attempt({ creditsTotal: 1000 })) {
  const begun = await store.beginGeneration(startOf);
  if (begun.outcome !== 'begun') throw new Error(`not begun: ${begun.outcome}`);
  return store.finishGeneration(startOf.id, { ...end(id), creditsTotal: startOf.creditsTotal });
}

export function usageOf(store: Store, scope: Scope = live, now = start) {
  return store.usage(scope, { now, cycleStart: cycle, generatedSince: start - (start % day) });
}

/** Stores one generation without reserving anything before. */
export function generateAtOnce(store: Store, id: string, startOf = attempt({ creditsTotal: 1000 })) {
  return store.storeGeneration(startOf, { ...end(id), creditsTotal: startOf.creditsTotal });
}
