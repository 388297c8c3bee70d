import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorExampleName, errorExamples } from '../../src/contract/openapi/openapi-responses.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { generateBody, generateRow, type Row, readObject, sendRow } from '../support/send-row.ts';

const unknownId = 'res_01m7z0bg8hhja4ts4zhsjx2395';

/** What brings each error about, as its example says it. */
const rows: readonly (readonly [ErrorExampleName, Row])[] = [
  [
    'validation_error',
    { ...generateRow, body: { ...generateBody, company_name: undefined, finetune_level: 'great' } },
  ],
  ['missing_api_key', { path: '/api/v1/usage', key: null }],
  ['invalid_api_key', { path: '/api/v1/usage', key: 'key_live_unknown' }],
  ['not_found', { path: `/api/v1/resumes/${unknownId}` }],
  ['bad_limit', { path: '/api/v1/resumes?limit=101' }],
  ['no_base_resume', { path: '/api/v1/base-resume' }],
  ['missing_dashboard_token', { path: '/api/v1/keys', key: null }],
  ['invalid_dashboard_token', { path: '/api/v1/keys', key: null, token: 'dash_unknown' }],
  [
    'foreign_origin',
    { method: 'DELETE', path: '/api/v1/base-resume', headers: { origin: 'https://other.example' } },
  ],
  ['bad_link', { path: `/files/${unknownId}.pdf` }],
];

describe.each(apiConnections)('the messages of the error examples, %s', (_name, open) => {
  let service: RealService;
  let connection: ApiConnection;

  beforeAll(async () => {
    service = await serviceWithPlainEngine();
    connection = await open(service.useCases);
  });
  afterAll(async () => {
    await connection.close();
    await service.close();
  });

  it.each(rows)('the one of %s is what the service answers', async (name, row) => {
    const error = await readObject(await sendRow(connection, { key: service.apiKey, ...row }), 'ErrorObject');
    expect(error).toEqual(errorExamples()[name]);
  });

  it('the one of an unknown API key is, too', async () => {
    const unknown = { method: 'DELETE', path: '/api/v1/keys/apikey_unknown' };
    const row = { ...unknown, key: null, token: service.dashboardToken };
    const error = await readObject(await sendRow(connection, row), 'ErrorObject');
    expect(error).toEqual(errorExamples().unknown_api_key);
  });
});
