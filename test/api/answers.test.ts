import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectName } from '../../src/contract/objects.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { dashboardToken, fakeUseCases, resumeId } from '../support/fake-use-cases.ts';
import { generateRow, posting, type Row, readObject, sendRow } from '../support/send-row.ts';

const answers: readonly (readonly [string, Row, ObjectName])[] = [
  ['generate', generateRow, 'Resume'],
  ['preview', { ...generateRow, path: '/api/v1/resumes/preview' }, 'Preview'],
  ['score', { method: 'POST', path: '/api/v1/resumes/score', body: { job_description: posting } }, 'Score'],
  ['list', { path: '/api/v1/resumes?limit=1' }, 'ResumeList'],
  ['get', { path: `/api/v1/resumes/${resumeId(1)}` }, 'Resume'],
  ['pdf', { method: 'POST', path: `/api/v1/resumes/${resumeId(1)}/pdf` }, 'ResumePdf'],
  ['report', { path: `/api/v1/resumes/${resumeId(1)}/report` }, 'Report'],
  ['base of a resume', { path: `/api/v1/resumes/${resumeId(1)}/base` }, 'BaseResume'],
  [
    'revert',
    { method: 'POST', path: `/api/v1/resumes/${resumeId(1)}/revert`, body: { change_ids: ['c1'] } },
    'Resume',
  ],
  [
    'edit',
    {
      method: 'PATCH',
      path: `/api/v1/resumes/${resumeId(1)}`,
      body: { resume_data: { basics: { headline: 'Engineer' } } },
    },
    'Resume',
  ],
  ['delete', { method: 'DELETE', path: `/api/v1/resumes/${resumeId(1)}` }, 'DeletedResume'],
  ['usage', { path: '/api/v1/usage' }, 'Usage'],
  ['api keys', { path: '/api/v1/api-keys' }, 'ApiKeyList'],
  ['base', { path: '/api/v1/base-resume' }, 'BaseResume'],
  ['put base', { method: 'PUT', path: '/api/v1/base-resume', body: { basics: {} } }, 'BaseResume'],
  ['delete base', { method: 'DELETE', path: '/api/v1/base-resume' }, 'DeletedBaseResume'],
  [
    'dashboard session',
    { method: 'POST', path: '/api/v1/keys/session', key: null, token: dashboardToken },
    'DashboardSession',
  ],
  ['keys', { path: '/api/v1/keys', key: null, token: dashboardToken }, 'DashboardKeyList'],
  [
    'create key',
    { method: 'POST', path: '/api/v1/keys', key: null, token: dashboardToken, body: { name: 'laptop' } },
    'CreatedApiKey',
  ],
  [
    'revoke key',
    { method: 'DELETE', path: '/api/v1/keys/apikey_1', key: null, token: dashboardToken },
    'DeletedApiKey',
  ],
];

describe.each(apiConnections)('answers %s', (_name, open) => {
  let connection: ApiConnection;

  beforeEach(async () => {
    connection = await open(fakeUseCases().useCases);
    await sendRow(connection, { method: 'PUT', path: '/api/v1/base-resume', body: { basics: {} } });
    await sendRow(connection, generateRow);
  });
  afterEach(() => connection.close());

  it.each(answers)('%s answers with its object', async (_operation, row, name) => {
    const response = await sendRow(connection, row);
    expect(response.status).toBe(200);
    await readObject(response, name);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^req_\d+$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    for (const header of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']) {
      expect(response.headers.get(header)).toMatch(/^\d+$/);
    }
  });
});
