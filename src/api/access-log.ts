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
}

/** Prints one entry as a line. */
export function createAccessLogLines(format: AccessLogFormat): (entry: AccessLogEntry) => string {
  const print = format === 'json' ? jsonLine : prettyLine;
  // Under load many entries have the same time, whose text costs as much as the rest of the line.
  let time = Number.NaN;
  let timeText = '';
  return (entry) => {
    if (entry.time !== time) timeText = timestamp(entry.time);
    time = entry.time;
    return print(entry, timeText);
  };
}

/** Written out: JSON.stringify of the whole entry takes three times as long. */
function jsonLine({ request_id, method, path, status, ms }: AccessLogEntry, time: string): string {
  const texts = `"request_id":${JSON.stringify(request_id)},"method":${JSON.stringify(method)},"path":${JSON.stringify(path)}`;
  return `{"time":"${time}",${texts},"status":${status},"ms":${ms}}`;
}

function prettyLine({ request_id, method, path, status, ms }: AccessLogEntry, time: string): string {
  return `${time} ${status} ${method} ${path} ${ms} ms ${request_id}`;
}

/** A key or token that somebody put into the path by mistake. */
const secret = /\b(key_live_|key_test_|dash_)[\w-]+/g;

export function pathOf(url: string): string {
  return sentPath(url).replace(secret, '$1…');
}
