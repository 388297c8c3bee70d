import { type Load, load } from './load.ts';
import { processorTime, residentMemory } from './process-figures.ts';
import type { Server } from './servers.ts';
import { median, percentile, sorted } from './statistics.ts';

export interface Figures {
  readonly requestsPerSecond: number;
  /** Processor time of the server per request, in microseconds. */
  readonly processorTime: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  /** Megabytes. */
  readonly memory: number;
}

export interface Contender {
  readonly server: Server;
  readonly requests: readonly string[];
}

export interface Rounds extends Pick<Load, 'connections' | 'seconds'> {
  readonly rounds: number;
}

const warmUpSeconds = 0.3;

/** Measures servers in turns, so that other load affects all of them equally. @returns the medians of the rounds */
export async function measure(
  contenders: readonly Contender[],
  { rounds, connections, seconds }: Rounds,
): Promise<readonly Figures[]> {
  const all: Figures[][] = contenders.map(() => []);
  for (const { server, requests } of contenders) {
    await load({ origin: server.origin, requests, connections, seconds: warmUpSeconds });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      all[index]?.push(await measureOnce(contender, { connections, seconds }));
    }
  }
  return all.map(medians);
}

async function measureOnce(
  { server, requests }: Contender,
  share: Pick<Load, 'connections' | 'seconds'>,
): Promise<Figures> {
  const before = processorTime(server.pid);
  const measured = await load({ origin: server.origin, requests, ...share });
  const latencies = sorted(measured.latencies);
  return {
    requestsPerSecond: measured.requests / measured.seconds,
    processorTime: (processorTime(server.pid) - before) / measured.requests,
    p50: percentile(latencies, 0.5),
    p90: percentile(latencies, 0.9),
    p99: percentile(latencies, 0.99),
    memory: residentMemory(server.pid) / 1e6,
  };
}

function medians(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures): number => median(rounds.map((figures) => figures[name]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    processorTime: of('processorTime'),
    p50: of('p50'),
    p90: of('p90'),
    p99: of('p99'),
    memory: of('memory'),
  };
}
