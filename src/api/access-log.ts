import { timestamp } from '../contract/dates.ts';
import { sentPath } from './paths.ts';

export type AccessLogFormat = 'json' | 'pretty';

/** One request. The query is left out: it may hold the signature of a link. Bodies and keys are never logged. */
export interface AccessLogEntry {
  /** Milliseconds since 1970, when it was answered. */
  readonly time: number;
  readonly request_id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** Of W3C Trace Context, where the request came with one. */
  readonly trace_id?: string | undefined;
}

/** One entry as a line. */
export function accessLogLine(format: AccessLogFormat, entry: AccessLogEntry): string {
  const time = timestamp(entry.time);
  if (format === 'json') return JSON.stringify({ ...entry, time });
  const { request_id, method, path, status, ms } = entry;
  return `${time} ${status} ${method} ${path} ${ms} ms ${request_id}`;
}

/** A key or token that somebody put into the path by mistake. */
const secret = /\b(key_live_|key_test_|dash_)[\w-]+/g;

export function pathOf(url: string): string {
  return sentPath(url).replace(secret, '$1…');
}
