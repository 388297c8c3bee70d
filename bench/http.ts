import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Contender, type Figures, measure } from './http/measure.ts';
import { openPlace } from './http/place.ts';
import { recordAnswers } from './http/record-answers.ts';
import {
  generateRequests,
  getRequests,
  listRequests,
  type Requests,
  usageRequests,
} from './http/requests.ts';
import { type OwnServer, startBare } from './http/servers.ts';
import { measureStages } from './http/stages.ts';

/*
 * Compares the built server with a bare node:http server that sends the same bytes, in separate processes and in turns;
 * shows the stages of a request, and whether its cost grows with the stored data.
 * npm run bench:http -- [--rounds 3] [--seconds 1] [--million]
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    /** Adds a store of a million resumes to the last part: takes 2 GB in the temporary folder and a minute. */
    million: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-http-'));

interface Kind {
  readonly name: string;
  readonly requests: Requests;
  /** Requests per second in units of the bare server. */
  readonly target?: number;
}

const documentSize = 13_000;
/** Small, because a million documents of the usual size would take 13 GB. */
const smallDocumentSize = 1000;
const stored = 4000;
/** Maximum of the 99th percentile in units of the median, at the largest number of connections. */
const tailTarget = 5;

function kindsOf({ apiKey }: OwnServer): readonly Kind[] {
  return [
    { name: 'get', requests: getRequests(apiKey, stored), target: 0.25 },
    { name: 'list of 20', requests: listRequests(apiKey, stored), target: 0.25 },
    { name: 'usage', requests: usageRequests(apiKey) },
    // Without a target, because the bare server does no such work.
    { name: 'generate', requests: generateRequests(apiKey) },
  ];
}

async function compareWithBare(home: string): Promise<void> {
  const own = await openPlace({ home, resumes: stored, documentSize });
  const kinds = kindsOf(own);
  const answers = path.join(folder, 'answers.json');
  const all = kinds.flatMap(({ requests }) => requests);
  await recordAnswers(own.origin, all, answers);
  const bare = await startBare(answers);
  console.log(`${'request'.padEnd(nameWidth)}connections  ratio  target  ${figureNames}`);
  for (const kind of kinds) {
    for (const connections of [1, 10, 50]) {
      const contenders: Contender[] = [own, bare].map((server) => ({ server, requests: kind.requests }));
      const [ours, theirs] = await measure(contenders, { connections, rounds, seconds });
      if (ours && theirs) printPair(kind, connections, ours, theirs);
    }
  }
  await Promise.all([own.stop(), bare.stop()]);
}

const nameWidth = 16;
const figureNames = ' requests/s  CPU us  p50 ms  p90 ms  p99 ms  p99/p50  RSS MB';

function figuresText(figures: Figures): string {
  const { requestsPerSecond, processorTime, p50, p90, p99, memory } = figures;
  const numbers = [
    requestsPerSecond.toFixed(0).padStart(11),
    processorTime.toFixed(0).padStart(8),
    ...[p50, p90, p99].map((time) => time.toFixed(2).padStart(8)),
    (p99 / p50).toFixed(1).padStart(9),
    memory.toFixed(0).padStart(8),
  ];
  return numbers.join('');
}

function printPair({ name, target }: Kind, connections: number, ours: Figures, theirs: Figures): void {
  const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
  const head = `${name.padEnd(nameWidth)}${String(connections).padStart(11)}${ratio.toFixed(2).padStart(7)}`;
  console.log(`${head}${(target?.toFixed(2) ?? '').padStart(8)}  ${figuresText(ours)}`);
  console.log(`${'  bare'.padEnd(nameWidth + 26)}  ${figuresText(theirs)}`);
}

async function printStages(home: string): Promise<void> {
  for (const atOnce of [1, 50]) {
    const stages = await measureStages(home, atOnce);
    const whole = stages.find(({ name }) => name === 'whole')?.microseconds ?? Number.NaN;
    console.log(`\nA GET without a socket, ${atOnce} at once`);
    for (const { name, microseconds } of stages) {
      const share = `${((100 * microseconds) / whole).toFixed(0)} %`;
      console.log(`  ${name.padEnd(24)}${microseconds.toFixed(1).padStart(6)} us ${share.padStart(6)}`);
    }
  }
}

async function compareSizes(sizes: readonly number[]): Promise<void> {
  const places: { resumes: number; server: OwnServer }[] = [];
  for (const resumes of sizes) {
    const home = path.join(folder, `stored-${resumes}`);
    places.push({ resumes, server: await openPlace({ home, resumes, documentSize: smallDocumentSize }) });
  }
  console.log(`\nBy stored resumes (of ${smallDocumentSize} bytes), 10 connections; ratio: to the smallest`);
  console.log(`${'request'.padEnd(nameWidth)}     stored  ratio          ${figureNames}`);
  for (const name of ['get', 'list of 20', 'usage'] as const) {
    const contenders = places.map(({ server, resumes }) => ({
      server,
      requests: requestsOf(name, server, resumes),
    }));
    const figures = await measure(contenders, { connections: 10, rounds, seconds });
    const first = figures[0]?.requestsPerSecond ?? Number.NaN;
    for (const [index, { resumes }] of places.entries()) {
      const one = figures[index];
      if (!one) continue;
      const ratio = (one.requestsPerSecond / first).toFixed(2);
      console.log(
        `${name.padEnd(nameWidth)}${String(resumes).padStart(11)}${ratio.padStart(7)}          ${figuresText(one)}`,
      );
    }
  }
  await Promise.all(places.map(({ server }) => server.stop()));
}

function requestsOf(name: 'get' | 'list of 20' | 'usage', { apiKey }: OwnServer, resumes: number): Requests {
  if (name === 'get') return getRequests(apiKey, resumes);
  return name === 'usage' ? usageRequests(apiKey) : listRequests(apiKey, resumes);
}

const home = path.join(folder, 'own');
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} cores, median of ${rounds} rounds of ${seconds} s; ` +
    `targets: the ratios below, p99/p50 under ${tailTarget} at 50 connections`,
);
try {
  await compareWithBare(home);
  await printStages(home);
  await compareSizes(values.million ? [100, 10_000, 1_000_000] : [100, 10_000]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
