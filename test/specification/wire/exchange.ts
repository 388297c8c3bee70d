import type { IncomingHttpHeaders } from 'node:http';

/** A request as it goes out; a header with several values goes out in several lines. */
export interface SentRequest {
  readonly method: string;
  /** Path and query below the origin. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Uint8Array | null;
  /** Sends the body in chunks, without a length. */
  readonly chunked?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Milliseconds since the epoch, around the answer's own moment. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

export type Send = (request: SentRequest) => Promise<Answer>;

/** A header as a server joins it: outer blanks cut, several lines with a comma. */
export function headerOf({ headers }: SentRequest, name: string): string | null {
  const found = Object.entries(headers).find(([sent]) => sent.toLowerCase() === name.toLowerCase());
  if (found === undefined) return null;
  const lines = typeof found[1] === 'string' ? [found[1]] : found[1];
  return lines.map((line) => line.replace(/^[ \t]+|[ \t]+$/g, '')).join(', ');
}

/** For messages: short enough to read, complete enough to send again. */
export function showExchange(request: SentRequest, answer: Answer): string {
  const body = request.body === null ? '' : new TextDecoder().decode(request.body);
  return [
    `${request.method} ${request.target.slice(0, 300)}`,
    `headers ${JSON.stringify(request.headers).slice(0, 600)}`,
    `body ${JSON.stringify(body.slice(0, 1500))} (${request.body?.byteLength ?? 0} bytes${request.chunked ? ', chunked' : ''})`,
    `answer ${answer.status} ${answer.text.slice(0, 600)}`,
  ].join('\n  ');
}
