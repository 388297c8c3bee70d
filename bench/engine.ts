import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRulesEngine } from '../src/tailoring/rules-engine.ts';
import { realService } from '../test/support/real-service.ts';
import { coldLookups } from './engine/cold-lookup.ts';

/*
 * The whole service call of a tailored resume on the offline engine, without PDF, in a warm process, beside
 * reading and writing the same documents as JSON in the same rounds; and the cold start of the lexicon.
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

const service = await realService({ policy, engine: createRulesEngine() });
const caller = await service.useCases.authenticate(service.apiKey);
await service.useCases.putBaseResume(caller, resume);

function requestOf(round: number) {
  return {
    job_description: posting,
    company_name: `Company ${round}`,
    position: 'Backend Engineer',
    finetune_level: 'good',
    include_pdf: false,
  } as const;
}

async function generate(round: number): Promise<number> {
  const start = performance.now();
  await service.useCases.generateResume(caller, requestOf(round), {});
  return performance.now() - start;
}

const timesCopied = 300;
const documents = JSON.stringify([resume, requestOf(0)]);

/** So often that it takes about as long as the call: a busy machine slows both alike. */
function copy(): number {
  const start = performance.now();
  for (let count = 0; count < timesCopied; count += 1) JSON.stringify(JSON.parse(documents));
  return (performance.now() - start) / timesCopied;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function row(name: string, value: string, target: string): void {
  console.log(`${name.padEnd(44)} ${value.padStart(9)}  ${target}`);
}

const generated: number[] = [];
const copied: number[] = [];
for (let round = 0; round < 2 * rounds; round += 1) {
  const [own, bare] = [await generate(round), copy()];
  // The first half warms the process up.
  if (round < rounds) continue;
  generated.push(own);
  copied.push(bare);
}
await service.close();

const words = posting.split(/\s+/).length;
console.log(`Node ${process.versions.node}, median of ${rounds}, posting of ${words} words`);
row('generate, good, without PDF', `${median(generated).toFixed(1)} ms`, '< 15 ms');
row('times JSON of the same documents', (median(generated) / median(copied)).toFixed(0), '<= 400');
row('lexicon, cold, to its first answer', `${median(await coldLookups(21)).toFixed(1)} ms`, '< 30 ms');
