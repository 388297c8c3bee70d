export type AccessLogFormat = 'json' | 'pretty';

/** One request. The query is left out: it may hold the signature of a link. Bodies and keys are never logged. */
export interface AccessLogEntry {
  readonly time: string;
  readonly request_id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

export function accessLogLine(format: AccessLogFormat, entry: AccessLogEntry): string {
  if (format === 'json') return JSON.stringify(entry);
  const { time, request_id, method, path, status, ms } = entry;
  return `${time} ${status} ${method} ${path} ${ms} ms ${request_id}`;
}

/** A key or token that somebody put into the path by mistake. */
const secret = /\b(key_live_|key_test_|dash_)[\w-]+/g;

/** Without parsing: also an address that is no URL gets its line. */
export function pathOf(url: string): string {
  const path = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? '';
  return path.replace(secret, '$1…');
}
