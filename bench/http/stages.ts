import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createApi } from '../../src/api/create-api.ts';
import { printJson } from '../../src/operations/json-text.ts';
import { resumeObject } from '../../src/operations/response-objects.ts';
import { createService } from '../../src/service/create-service.ts';
import type { Ports } from '../../src/service/ports.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { filledId } from './fill.ts';
import { median } from './statistics.ts';

export interface Stage {
  readonly name: string;
  /** Microseconds of one GET of a resume. */
  readonly microseconds: number;
}

const batches = 100;
const callsPerBatch = 100;
const plan = { requests_per_minute: 1_000_000_000, credits: 1_000_000_000 };
const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };
const noPdf = (): null => null;

/** Measures the stages of a GET in this process, without a socket, with `atOnce` concurrent requests. */
export async function measureStages(home: string, atOnce: number): Promise<readonly Stage[]> {
  const store = await openStore({ file: path.join(home, 'store.db') });
  const clock = { now: () => Date.now() };
  const randomness = { bytes: (count: number) => randomBytes(count) };
  // Reading needs no engine, renderer or files.
  const useCases = createService({ store, clock, randomness } as unknown as Ports, policy);
  const newRequestId = (): string => `req_${randomUUID()}`;
  const api = createApi({
    useCases,
    clock,
    timer: { wait: async () => undefined },
    pdfUrl: noPdf,
    allowedHosts: [],
    newRequestId,
  });
  const apiKey = readFileSync(path.join(home, 'owner.key'), 'utf8').trim();
  const caller = await useCases.authenticate(apiKey);
  const resume = await useCases.getResume(caller, filledId(0));
  const next = idsInTurns(callsPerBatch);
  const request = () =>
    new Request(`http://localhost/api/v1/resumes/${next()}`, {
      method: 'GET',
      headers: { 'x-api-key': apiKey },
    });
  const time = (call: () => unknown) => timeOf(call, atOnce);
  const key = await time(() => useCases.authenticate(apiKey));
  const limit = await time(() => useCases.countRequest(caller));
  const read = await time(() => useCases.getResume(caller, next()));
  const print = await time(() => printJson(resumeObject(resume, noPdf)));
  const whole = await time(() => api.fetch(request()));
  await store.close();
  return [
    { name: 'key', microseconds: key },
    { name: 'rate limit', microseconds: limit },
    { name: 'store read', microseconds: read },
    { name: 'printing', microseconds: print },
    { name: 'host, routing, headers', microseconds: whole - key - limit - read - print },
    { name: 'whole', microseconds: whole },
  ];
}

function idsInTurns(count: number): () => string {
  let turn = 0;
  return () => {
    turn = (turn + 1) % count;
    return filledId(turn);
  };
}

async function timeOf(call: () => unknown, atOnce: number): Promise<number> {
  const times: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const start = performance.now();
    for (let done = 0; done < callsPerBatch; done += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, call));
    }
    times.push(((performance.now() - start) * 1000) / callsPerBatch);
  }
  return median(times);
}
