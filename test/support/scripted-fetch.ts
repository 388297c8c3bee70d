import type { Fetch, FetchInit } from '../../src/client/read-answer.ts';

export interface ScriptedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text goes out as it is, everything else as JSON. */
  readonly body?: unknown;
}

export interface SentCall {
  readonly url: string;
  readonly init: FetchInit;
}

/** Answers in order; an Error is a failure to connect. Remembers what was sent. */
export function scriptedFetch(script: readonly (ScriptedAnswer | Error)[]): {
  fetch: Fetch;
  sent: SentCall[];
} {
  const sent: SentCall[] = [];
  const fetch: Fetch = async (url, init) => {
    const step = script[sent.length];
    sent.push({ url, init });
    if (step === undefined) throw new Error(`call ${sent.length} was not expected: ${init.method} ${url}`);
    if (step instanceof Error) throw step;
    const { status, headers = {}, body } = step;
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
    return { status, headers: { get: (name) => headers[name] ?? null }, text: async () => text };
  };
  return { fetch, sent };
}
