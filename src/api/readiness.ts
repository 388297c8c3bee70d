import { drainedAfterSeconds } from '../operations/admit.ts';
import type { ApiContext, ApiParts, ReadinessCheck } from './api.ts';
import { jsonReply } from './reply.ts';

interface Outcome {
  readonly name: ReadinessCheck['name'] | 'draining';
  readonly status: 'pass' | 'fail';
  readonly reason?: string;
}

/** What anybody may read of a check that failed in some other way than it knows. */
const unknownReasons: Readonly<Record<ReadinessCheck['name'], string>> = {
  database: 'the database cannot answer; the log of this server says why',
  schema: 'the tables cannot be looked at; the log of this server says why',
  files: 'PDFs cannot be kept; the log of this server says why',
  renderer: 'no PDF can be made; the log of this server says why',
};

/** For whoever sends requests to servers: 200 while this one takes work, else 503 and what is in the way. */
export async function readinessReply(
  c: ApiContext,
  { readinessChecks = [], log }: ApiParts,
  isDraining: boolean,
): Promise<Response> {
  // A server that stops closes what the others look at.
  const looked = (isDraining ? [] : readinessChecks).map(async ({ name, look }) => {
    const reason = await look().catch((error: unknown) => {
      log?.({ requestId: c.get('requestId'), error });
      return unknownReasons[name];
    });
    return outcome(name, reason);
  });
  const draining = outcome('draining', isDraining ? 'this server is shutting down' : null);
  const checks = [draining, ...(await Promise.all(looked))];
  const reason = checks.find(({ status }) => status === 'fail')?.reason;
  if (reason === undefined) return jsonReply(c, JSON.stringify({ status: 'ready', checks }));
  if (isDraining) c.header('retry-after', String(drainedAfterSeconds));
  return jsonReply(c, JSON.stringify({ status: 'not ready', reason, checks }), 503);
}

function outcome(name: Outcome['name'], reason: string | null): Outcome {
  return reason === null ? { name, status: 'pass' } : { name, status: 'fail', reason };
}
