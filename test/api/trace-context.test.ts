import { describe, expect, it } from 'vitest';
import { readTraceContext } from '../../src/api/operation-request.ts';
import { buildApi } from '../support/build-api.ts';
import { plainEngine, serviceWithPlainEngine } from '../support/real-service.ts';
import { generateBody } from '../support/send-row.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

function read(headers: { readonly traceparent?: string; readonly tracestate?: string }) {
  return readTraceContext((name) => headers[name]);
}

describe('the trace context of a request', () => {
  it('is passed on as it was sent', () => {
    expect(read({ traceparent, tracestate: 'vendor=1' })).toEqual({
      traceId,
      headers: { traceparent, tracestate: 'vendor=1' },
    });
  });

  it('is passed on without an invalid tracestate', () => {
    for (const tracestate of ['', 'a=ü', `a=${'b'.repeat(600)}`, 'a\r\nx-evil: 1'])
      expect(read({ traceparent, tracestate })).toEqual({ traceId, headers: { traceparent } });
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['a word', 'trace'],
    ['in capitals', traceparent.toUpperCase()],
    ['a trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['a parent of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['the forbidden version', `ff${traceparent.slice(2)}`],
    ['a second line', `${traceparent}\nx`],
  ])('is ignored if it is invalid: %s', (_what, sent) => {
    expect(read(sent === undefined ? {} : { traceparent: sent })).toBeUndefined();
  });
});

it('the trace context of a request reaches the engine only if it is valid', async () => {
  const seen: unknown[] = [];
  const service = await serviceWithPlainEngine({
    engine: {
      tailor: (input, signal, trace) => {
        seen.push(trace?.headers);
        return plainEngine.tailor(input, signal);
      },
    },
  });
  const api = buildApi(service.useCases);
  const send = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
    api.fetch(
      new Request(`http://127.0.0.1/api/v1${path}`, {
        method,
        headers: { 'x-api-key': service.apiKey, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  await send('PUT', '/base-resume', { basics: { name: 'Ada' }, work: [{ name: 'Initech' }] }, {});
  const made = await send('POST', '/resumes/generate', generateBody, { traceparent });
  expect(made.status).toBe(200);
  await send('POST', '/resumes/generate', generateBody, { traceparent: 'nonsense' });
  expect(seen).toEqual([{ traceparent }, undefined]);
  await service.close();
});
