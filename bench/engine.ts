import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Target } from '../src/service/ports.ts';
import { createRulesEngine } from '../src/tailoring/rules-engine.ts';
import { serviceWithPlainEngine } from '../test/support/real-service.ts';
import { coldLookups } from './engine/cold-lookup.ts';
import { labeledOrders, type Order } from './engine/labeled-orders.ts';

/*
 * Measures the service call that makes a tailored resume with the rules engine, without PDF, in a warm process,
 * compared with reading and writing the same documents as JSON: for one pair repeatedly, and for more pairs in turn
 * than the engine's caches hold; and the cold start of the lexicon.
 * npm run bench:engine -- [rounds]
 */

const rounds = Number(process.argv[2] ?? 60);
const example = (...parts: string[]) => path.resolve(import.meta.dirname, '..', 'examples', ...parts);

const plenty = { requests_per_minute: 1_000_000, credits: 1_000_000 };
const policy = { plans: { free: plenty, pro: plenty }, credit_costs: { basic: 1, good: 2, super: 3 } };
const posting = readFileSync(example('postings', 'backend-engineer.txt'), 'utf8');
const resume = JSON.parse(readFileSync(example('resumes', 'software-engineer.json'), 'utf8')) as Readonly<
  Record<string, unknown>
>;

const service = await serviceWithPlainEngine({ policy, engine: createRulesEngine() });
const caller = await service.useCases.authenticate(service.apiKey);

interface Times {
  readonly generated: number[];
  readonly copied: number[];
}

function requestOf({ jobDescription, companyName, position }: Target, round: number) {
  return {
    job_description: jobDescription,
    company_name: `${companyName} ${round}`,
    position,
    finetune_level: 'good',
    include_pdf: false,
  } as const;
}

async function generate({ target }: Order, round: number): Promise<number> {
  const start = performance.now();
  await service.useCases.generateResume(caller, requestOf(target, round), {});
  return performance.now() - start;
}

const timesCopied = 300;

/** Repeats so often that it takes about as long as the call, so that other load affects both equally. */
function copy({ target, resume }: Order): number {
  const documents = JSON.stringify([resume, requestOf(target, 0)]);
  const start = performance.now();
  for (let count = 0; count < timesCopied; count += 1) JSON.stringify(JSON.parse(documents));
  return (performance.now() - start) / timesCopied;
}

/** Calls until the code is optimized, after which the duration of calls stays the same. */
const warmUpCalls = 240;

/** Runs all orders in turn until the process is warm, and then `rounds` times. */
async function measure(orders: readonly Order[], rounds: number): Promise<Times> {
  const times: Times = { generated: [], copied: [] };
  let current: Order | undefined;
  const warmUp = Math.ceil(warmUpCalls / orders.length);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const order of orders) {
      if (current?.resume !== order.resume) await service.useCases.putBaseResume(caller, order.resume);
      current = order;
      const [own, bare] = [await generate(order, round), copy(order)];
      if (round < warmUp) continue;
      times.generated.push(own);
      times.copied.push(bare);
    }
  }
  return times;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function row(name: string, value: string, target: string): void {
  console.log(`${name.padEnd(44)} ${value.padStart(9)}  ${target}`);
}

const one = await measure(
  [{ target: { jobDescription: posting, companyName: 'Company', position: 'Backend Engineer' }, resume }],
  rounds,
);
const others = labeledOrders();
const many = await measure(others, 3);
await service.close();

const words = posting.split(/\s+/).length;
console.log(`Node ${process.versions.node}, median of ${rounds}, posting of ${words} words`);
row('generate, good, without PDF', `${median(one.generated).toFixed(1)} ms`, '< 15 ms');
row('times JSON of the same documents', (median(one.generated) / median(one.copied)).toFixed(0), '<= 400');
row(`generate, ${others.length} other pairs in turn`, `${median(many.generated).toFixed(1)} ms`, '< 15 ms');
row('lexicon, cold, to its first answer', `${median(await coldLookups(21)).toFixed(1)} ms`, '< 30 ms');
