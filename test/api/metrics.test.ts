import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/compose/create-metrics.ts';
import { metricsToken } from '../../src/config/server-variables.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { fakeUseCases } from '../support/fake-use-cases.ts';
import { sendRow } from '../support/send-row.ts';

const token = 'token-of-the-host-for-metrics';
const path = '/metrics';

let connection: ApiConnection;

describe.each(apiConnections)('metrics, %s', (_name, open) => {
  afterEach(() => connection.close());

  const withMetrics = async () => {
    const connections = () => ({ busy: 3, idle: 4, waiting: 5 });
    connection = await open(fakeUseCases().useCases, { metrics: createMetrics(token, { connections }) });
    const read = () =>
      sendRow(connection, { path, key: null, headers: { authorization: `Bearer ${token}` } });
    return async () => (await read()).text();
  };

  it('count requests by the path in the specification, never by the path that was sent', async () => {
    const metrics = await withMetrics();
    await sendRow(connection, { path: '/api/v1/usage' });
    await sendRow(connection, { path: '/api/v1/resumes/res_01hzzzzzzzzzzzzzzzzzzzzzzz' });
    await sendRow(connection, { path: '/api/v1/usage', key: null });
    await sendRow(connection, { path: '/somewhere/else', key: null });
    await sendRow(connection, { path: '/ui/resumes/res_01hzzzzzzzzzzzzzzzzzzzzzzz', key: null });
    await sendRow(connection, { path: '/ui/session', key: null });
    await sendRow(connection, { path: '/page/somewhere.js', key: null });
    const text = await metrics();
    for (const labels of [
      'method="GET",route="/api/v1/usage",status="200"',
      'method="GET",route="/api/v1/usage",status="401"',
      'method="GET",route="other",status="404"',
    ])
      expect(text).toContain(`http_request_duration_seconds_count{${labels}} 1\n`);
    for (const route of ['/api/v1/resumes/{id}', '/ui/resumes/{id}', '/ui/session', '/page/{name}'])
      expect(text).toContain(`route="${route}"`);
    expect(text).not.toMatch(/res_01hz|somewhere/);
  });

  it('show the connections to the database and the metrics of Node', async () => {
    const text = await (await withMetrics())();
    expect(text).toContain('resume_tailor_database_connections{state="busy"} 3');
    expect(text).toContain('resume_tailor_database_connections{state="waiting"} 5');
    expect(text).toContain('process_resident_memory_bytes ');
  });

  it('need the token, and are not found when the host has not set one', async () => {
    await withMetrics();
    const asked = async (headers: Readonly<Record<string, string>>) => {
      const response = await sendRow(connection, { path, key: null, headers });
      return [response.status, response.headers.get('www-authenticate')];
    };
    expect(await asked({})).toEqual([401, 'Bearer realm="resume-tailor"']);
    expect(await asked({ authorization: `Bearer ${token}x` })).toEqual([403, null]);
    await connection.close();
    connection = await open(fakeUseCases().useCases);
    expect(await asked({ authorization: `Bearer ${token}` })).toEqual([404, null]);
  });
});

describe('the token for metrics', () => {
  it.each(['short', 'a token with blanks in it', 'ein-Schlüssel-mit-Umlaut'])(
    'is refused if it is %s',
    (value) => {
      const environment = { RESUME_TAILOR_METRICS_TOKEN: value };
      expect(() => metricsToken(environment)).toThrow(/^RESUME_TAILOR_METRICS_TOKEN: must be at least 16/);
    },
  );

  it('is undefined when the variable is not set', () => {
    expect(metricsToken({})).toBeUndefined();
    expect(metricsToken({ RESUME_TAILOR_METRICS_TOKEN: 'abcdefghijklmnop' })).toBe('abcdefghijklmnop');
  });
});
