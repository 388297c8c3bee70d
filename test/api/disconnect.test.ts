import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../src/api/api.ts';
import { serve } from '../../src/api/serve.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import type { GenerateOptions, UseCases } from '../../src/service/use-cases.ts';
import { buildApi } from '../support/build-api.ts';
import { fakeUseCases, liveKey, now } from '../support/fake-use-cases.ts';
import { keepAliveClient } from '../support/keep-alive-client.ts';
import { openConnection } from '../support/open-connection.ts';
import { generateBody } from '../support/send-row.ts';
import { createSignal } from '../support/signal.ts';

const path = '/api/v1/resumes/generate';
const body = JSON.stringify(generateBody);

describe('a caller that disconnects during generate', () => {
  let close: () => Promise<void> = async () => undefined;
  afterEach(() => close());

  it('ends the work, which is not logged as a failure', async () => {
    const [arrived, ended, logged] = [createSignal(), createSignal(), createSignal()];
    const generateResume: UseCases['generateResume'] = (_caller, _request, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          ended.give();
          reject(new ServiceError('internal_server_error', 'The client disconnected.'));
        });
        arrived.give();
      });
    const failures: Failure[] = [];
    const lines: string[] = [];
    const server = await serve({
      api: buildApi(
        { ...fakeUseCases().useCases, generateResume },
        {
          log: (failure) => failures.push(failure),
        },
      ),
      port: 0,
      clock: { now: () => now },
      newRequestId: () => 'req_transport',
      writeLog: (line) => {
        lines.push(line);
        logged.give();
      },
      logFormat: 'json',
    });
    close = server.close;
    const connection = await openConnection(server.url);
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nx-api-key: ${liveKey}\r\ncontent-type: application/json`;
    connection.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    await arrived.given;
    connection.reset();
    await ended.given;
    await logged.given;
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([400]);
    expect(failures).toEqual([]);
  });

  it('leaves no listeners behind: twenty requests on one connection cause no warnings', async () => {
    const warnings: string[] = [];
    const warned = (warning: Error) => warnings.push(warning.message);
    process.on('warning', warned);
    const server = await serve({
      api: buildApi(fakeUseCases().useCases),
      port: 0,
      clock: { now: () => now },
      newRequestId: () => 'req_transport',
      writeLog: () => undefined,
      logFormat: 'json',
    });
    close = server.close;
    const headers = { 'x-api-key': liveKey, 'content-type': 'application/json' };
    const client = keepAliveClient(server.url, headers);
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await client.send({ method: 'POST', path, body })).toMatchObject({ status: 200 });
    }
    client.close();
    process.off('warning', warned);
    expect(warnings).toEqual([]);
  });

  it('does not end work with an Idempotency-Key, so that a retry finds it done', async () => {
    const given: GenerateOptions[] = [];
    const { useCases } = fakeUseCases();
    const generateResume: UseCases['generateResume'] = (caller, request, options) => {
      given.push(options);
      return useCases.generateResume(caller, request, options);
    };
    const api = buildApi({ ...useCases, generateResume });
    const left = new AbortController();
    for (const key of [{}, { 'idempotency-key': 'k' }]) {
      const headers = { 'x-api-key': liveKey, 'content-type': 'application/json', ...key };
      await api.fetch(
        new Request(`http://127.0.0.1${path}`, { method: 'POST', headers, body, signal: left.signal }),
      );
    }
    left.abort();
    expect(given.map(({ signal }) => signal?.aborted)).toEqual([true, undefined]);
  });
});
