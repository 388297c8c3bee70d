import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { postgresPrograms, startPostgres } from '../test/support/postgres-server.ts';
import { load } from './http/load.ts';
import { processorTime } from './http/process-figures.ts';
import { generateRequests, type Requests, usageRequests } from './http/requests.ts';
import { type Server, startShared } from './http/servers.ts';
import { median, percentile, sorted } from './http/statistics.ts';
import {
  accountOf,
  databaseTime,
  type Filling,
  fill,
  filledId,
  type Keys,
  sizeOf,
} from './scale/database.ts';

/*
 * Measures several servers on one local PostgreSQL that commits to disk: how requests per second grow with one, two and
 * four servers, the cost of a request for servers and database, and whether it grows with the stored data. Servers,
 * database and load share the cores, so processor time is more meaningful than requests per second.
 *
 * npm run bench:scale -- [--by servers,resumes,accounts] [--rounds 3] [--seconds 2] [--resumes 1000000]
 * [--accounts 100000]
 */

const { values } = parseArgs({
  options: {
    by: { type: 'string', default: 'servers,resumes,accounts' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    /** Number of resumes of the largest account, with documents of 2 kB. */
    resumes: { type: 'string', default: '1000000' },
    /** Number of accounts, with five resumes each. */
    accounts: { type: 'string', default: '100000' },
  },
});
const by = new Set(values.by.split(','));
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const connections = 16;
const unlimited = 'plans: { pro: { requests_per_minute: 1000000000, credits: 1000000000 } }\n';
const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-scale-'));
const base = path.resolve(import.meta.dirname, '..', 'examples', 'resumes', 'accountant.json');

/** Settings as in production: commits wait for the disk. */
const durable = 'fsync = on\nfull_page_writes = on\nshared_buffers = 512MB\nmax_wal_size = 4GB\n';

interface Figures {
  readonly requestsPerSecond: number;
  /** Processor time of the servers per request, in microseconds. */
  readonly serverTime: number;
  readonly databaseTime: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
}

interface Kind {
  readonly name: string;
  readonly requests: Requests;
}

async function openServers(count: number, url: string): Promise<readonly Server[]> {
  const servers: Server[] = [];
  for (let number = 0; number < count; number += 1) {
    const home = path.join(folder, `home-${number}`);
    mkdirSync(home, { recursive: true });
    writeFileSync(path.join(home, 'server.yaml'), unlimited);
    servers.push(await startShared(home, url));
  }
  return servers;
}

async function measureOnce(
  servers: readonly Server[],
  postmaster: number,
  requests: Requests,
  long: number,
): Promise<Figures> {
  const used = () => servers.reduce((sum, { pid }) => sum + processorTime(pid), 0);
  const [serversBefore, databaseBefore] = [used(), databaseTime(postmaster)];
  const share = Math.max(1, Math.round(connections / servers.length));
  const measured = await Promise.all(
    servers.map(({ origin }) => load({ origin, requests, connections: share, seconds: long })),
  );
  const latencies = sorted(measured.flatMap((one) => [...one.latencies]));
  const count = latencies.length;
  return {
    requestsPerSecond: count / Math.max(...measured.map((one) => one.seconds)),
    serverTime: (used() - serversBefore) / count,
    databaseTime: (databaseTime(postmaster) - databaseBefore) / count,
    p50: percentile(latencies, 0.5),
    p90: percentile(latencies, 0.9),
    p99: percentile(latencies, 0.99),
  };
}

function mediansOf(all: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(all.map((one) => one[name]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    serverTime: of('serverTime'),
    databaseTime: of('databaseTime'),
    p50: of('p50'),
    p90: of('p90'),
    p99: of('p99'),
  };
}

/** Measures contenders in turns, so that other load on the machine affects all of them equally. */
async function measureInTurns(
  contenders: readonly { readonly servers: readonly Server[]; readonly requests: Requests }[],
  postmaster: number,
): Promise<readonly Figures[]> {
  const all: Figures[][] = contenders.map(() => []);
  for (const { servers, requests } of contenders) await measureOnce(servers, postmaster, requests, 0.5);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { servers, requests }] of contenders.entries())
      all[index]?.push(await measureOnce(servers, postmaster, requests, seconds));
  }
  return all.map(mediansOf);
}

const names = 'requests/s  ratio  server us  database us   p50 ms   p90 ms   p99 ms';

function print(name: string, what: number, figures: Figures, first: Figures | undefined): void {
  const ratio = figures.requestsPerSecond / (first?.requestsPerSecond ?? Number.NaN);
  const numbers = [
    figures.requestsPerSecond.toFixed(0).padStart(10),
    ratio.toFixed(2).padStart(7),
    figures.serverTime.toFixed(0).padStart(11),
    figures.databaseTime.toFixed(0).padStart(13),
    ...[figures.p50, figures.p90, figures.p99].map((time) => time.toFixed(1).padStart(9)),
  ];
  console.log(`${name.padEnd(14)}${String(what).padStart(9)}  ${numbers.join('')}`);
}

async function compareServers(
  servers: readonly Server[],
  postmaster: number,
  keys: Keys,
  filling: Filling,
): Promise<void> {
  console.log(`\nBy servers; ${connections} connections in all; documents of ${filling.documentSize} bytes`);
  console.log(`${'request'.padEnd(14)}  servers  ${names}`);
  const kinds: readonly Kind[] = [
    { name: 'get', requests: gets(keys, filling) },
    { name: 'list of 20', requests: lists(keys, filling) },
    { name: 'usage', requests: keys.flatMap(usageRequests) },
    { name: 'generate', requests: keys.flatMap(generateRequests) },
  ];
  const counts = [1, 2, 4];
  for (const { name, requests } of kinds) {
    const contenders = counts.map((count) => ({ servers: servers.slice(0, count), requests }));
    const figures = await measureInTurns(contenders, postmaster);
    for (const [index, one] of figures.entries()) print(name, counts[index] ?? 0, one, figures[0]);
  }
}

async function compareSizes(
  servers: readonly Server[],
  postmaster: number,
  stores: readonly { readonly label: number; readonly keys: Keys; readonly filling: Filling }[],
  what: string,
): Promise<void> {
  console.log(`\nBy ${what}; one server, ${connections} connections, documents of 2000 bytes`);
  console.log(`${'request'.padEnd(14)}${what.slice(0, 9).padStart(9)}  ${names}`);
  const one = servers.slice(0, 1);
  for (const [name, requestsOf] of [
    ['get', gets],
    ['list of 20', lists],
    ['applications', applications],
  ] as const) {
    const contenders = stores.map(({ keys, filling }) => ({
      servers: one,
      requests: requestsOf(keys, filling),
    }));
    const figures = await measureInTurns(contenders, postmaster);
    for (const [index, each] of figures.entries()) print(name, stores[index]?.label ?? 0, each, figures[0]);
  }
}

const places = 2000;

/** Requests for resumes, spread over the accounts of the keys. */
function gets(keys: Keys, filling: Filling): Requests {
  return spread(keys, filling).map(({ key, id }) => get(key, `/resumes/${id}`));
}

/** Requests for pages of 20, from places spread over the accounts. */
function lists(keys: Keys, filling: Filling): Requests {
  return spread(keys, filling).map(({ key, id }) => get(key, `/resumes?after=${id}`));
}

/** Requests for the first page of applications. */
function applications(keys: Keys): Requests {
  return keys.map((key) => get(key, '/applications'));
}

function spread(keys: Keys, { accounts, resumes, prefix }: Filling) {
  return Array.from({ length: places }, (_, index) => {
    const at = index % keys.length;
    const number = Math.floor((((index * 7919) % places) * resumes) / places);
    return { key: String(keys[at]), id: filledId(prefix, accountOf(at, keys.length, accounts), number) };
  });
}

function get(key: string, address: string): string {
  return `GET /api/v1${address} HTTP/1.1\r\nhost: localhost\r\nx-api-key: ${key}\r\n\r\n`;
}

async function putBases({ origin }: Server, keys: Keys): Promise<void> {
  for (const key of keys) {
    const put = await fetch(`${origin}/api/v1/base-resume`, {
      method: 'PUT',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: readFileSync(base),
    });
    if (!put.ok) throw new Error(await put.text());
  }
}

const programs = postgresPrograms();
if (programs === null) throw new Error('PostgreSQL is not installed.');
const database = await startPostgres(programs, durable);
const { url, postmaster } = database;
const machineLoad = () => loadavg()[0]?.toFixed(1);
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} cores for servers, database and load together, load average ` +
    `${machineLoad()} before, median of ${rounds} rounds of ${seconds} s`,
);
try {
  const servers = await openServers(4, url);
  const small = { documentSize: 2000 };
  const store = async (filling: Filling, label: number) => ({
    label,
    filling,
    keys: await fill(url, filling),
  });
  if (by.has('servers')) {
    const usual: Filling = { prefix: '1', accounts: 50, resumes: 80, documentSize: 13_000 };
    const keys = await fill(url, usual);
    await putBases(servers[0] as Server, keys);
    await compareServers(servers, postmaster(), keys, usual);
  }
  if (by.has('resumes')) {
    const most = Number(values.resumes);
    const ofOne = { ...small, accounts: 1, applications: 100 };
    const stores = [
      await store({ ...ofOne, prefix: '2', resumes: 1000 }, 1000),
      await store({ ...ofOne, prefix: '3', resumes: most }, most),
    ];
    console.log(`\nThe database takes ${(await sizeOf(url)).toFixed(0)} MB`);
    await compareSizes(servers, postmaster(), stores, 'resumes of an account');
  }
  if (by.has('accounts')) {
    const many = Number(values.accounts);
    const ofEach = { ...small, resumes: 5, applications: 1 };
    const stores = [
      await store({ ...ofEach, prefix: '4', accounts: 100 }, 100),
      await store({ ...ofEach, prefix: '5', accounts: many }, many),
    ];
    console.log(`\nThe database takes ${(await sizeOf(url)).toFixed(0)} MB`);
    await compareSizes(servers, postmaster(), stores, 'accounts');
  }
  console.log(`\nLoad average ${machineLoad()} after`);
  await Promise.all(servers.map((server) => server.stop()));
} finally {
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
}
