import { timestamp } from '../contract/resume/dates.ts';
import { drainedAfterSeconds } from '../operations/admit.ts';
import { ServiceError } from '../service/service-error.ts';
import type { ApiContext, ApiParts, Metrics, ReadinessCheck } from './api.ts';
import { bearerToken } from './operation-request.ts';
import { sentPath } from './paths.ts';
import { bytesReply, jsonReply } from './reply.ts';

interface Outcome {
  readonly name: ReadinessCheck['name'] | 'draining';
  readonly status: 'pass' | 'fail';
  readonly reason?: string;
}

/** Public reasons for checks that failed unexpectedly. */
const unknownReasons: Readonly<Record<ReadinessCheck['name'], string>> = {
  database: 'the database does not answer; see the log of this server',
  schema: 'the tables cannot be checked; see the log of this server',
  files: 'PDFs cannot be stored; see the log of this server',
  renderer: 'no PDF can be made; see the log of this server',
};

/** For a load balancer: 200 if this server accepts work, else 503 with the reason. */
export async function readinessReply(
  c: ApiContext,
  { readinessChecks = [], log }: ApiParts,
  isDraining: boolean,
): Promise<Response> {
  // A server that shuts down closes what the checks would use.
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

/** @throws ServiceError not_found without metrics, missing_api_key or invalid_api_key without their token */
export async function metricsReply(c: ApiContext, metrics: Metrics | undefined): Promise<Response> {
  if (!metrics)
    throw new ServiceError(
      'not_found',
      'Metrics are off. The host turns them on with RESUME_TAILOR_METRICS_TOKEN.',
    );
  const token = bearerToken(c);
  if (token === null)
    throw new ServiceError(
      'missing_api_key',
      'Metrics need the token of this server. Send it as "Authorization: Bearer …".',
    );
  if (!metrics.accepts(token)) throw new ServiceError('invalid_api_key', 'The token for metrics is invalid.');
  c.header('cache-control', 'no-store');
  return bytesReply(c, Buffer.from(await metrics.text()), metrics.contentType);
}

/** All other methods are counted together, because clients can invent any number of them. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function measuredMethod(method: string): string {
  return methods.includes(method) ? method : 'other';
}

export type AccessLogFormat = 'json' | 'pretty';

/** One request. Omits the query, which may have the signature of a link. Bodies and keys are never logged. */
export interface AccessLogEntry {
  /** Milliseconds since 1970, when the response was sent. */
  readonly time: number;
  readonly request_id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** The trace id of W3C Trace Context, if the request has one. */
  readonly trace_id?: string | undefined;
}

export function accessLogLine(format: AccessLogFormat, entry: AccessLogEntry): string {
  const time = timestamp(entry.time);
  if (format === 'json') return JSON.stringify({ ...entry, time });
  const { request_id, method, path, status, ms } = entry;
  return `${time} ${status} ${method} ${path} ${ms} ms ${request_id}`;
}

/** Keys or tokens put into the path by mistake. */
const secret = /\b(key_live_|key_test_|dash_)[\w-]+/g;

export function pathOf(url: string): string {
  return sentPath(url).replace(secret, '$1…');
}
