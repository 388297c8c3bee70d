import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorStatus } from '../../src/contract/errors.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { type FakeUseCases, fakeUseCases } from '../support/fake-use-cases.ts';
import { generateRow, readObject, sendRow } from '../support/send-row.ts';
import { refusals } from './refusal-rows.ts';

describe.each(apiConnections)('refusals %s', (_name, open) => {
  let fake: FakeUseCases;
  let connection: ApiConnection;

  beforeEach(async () => {
    fake = fakeUseCases();
    connection = await open(fake.useCases);
    await sendRow(connection, { method: 'PUT', path: '/api/v1/base-resume', body: { basics: {} } });
    await sendRow(connection, generateRow);
  });
  afterEach(() => connection.close());

  it.each(refusals)('refuses %s', async (_reason, row, name, word) => {
    const before = fake.received.length;
    const response = await sendRow(connection, row);
    const error = await readObject(response, 'ErrorObject');
    expect(error).toEqual({
      object: 'error',
      name,
      status: errorStatus[name],
      message: expect.stringContaining(word),
    });
    expect(response.status).toBe(error.status);
    expect(response.headers.get('x-request-id')).not.toBeNull();
    const isKeyed = error.status !== 401 && error.status !== 403 && row.path.startsWith('/api/v1');
    expect(response.headers.get('ratelimit-limit') !== null).toBe(isKeyed);
    expect(response.headers.get('www-authenticate') !== null).toBe(error.status === 401);
    expect(fake.received).toHaveLength(before);
  });
});
