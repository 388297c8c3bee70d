import { always, dashboard, type Endpoint, keyed } from './endpoint.ts';

/** Usage and API keys. */
export const accountEndpoints = {
  getUsage: {
    ...keyed,
    method: 'GET',
    path: '/usage',
    summary: 'Credit balance, usage and rate limit',
    counted: false,
    answer: 'Usage',
    errors: always,
  },
  listApiKeys: {
    ...keyed,
    method: 'GET',
    path: '/api-keys',
    summary: 'List API keys, masked',
    answer: 'ApiKeyList',
    errors: always,
  },
  listDashboardKeys: {
    ...dashboard,
    method: 'GET',
    path: '/keys',
    summary: 'List API keys (dashboard)',
    answer: 'DashboardKeyList',
    errors: always,
  },
  createDashboardSession: {
    ...dashboard,
    authentication: 'dashboard_token',
    method: 'POST',
    path: '/keys/session',
    summary: 'Exchange the dashboard token for a cookie for the /keys endpoints',
    answer: 'DashboardSession',
    errors: always,
  },
  createApiKey: {
    ...dashboard,
    method: 'POST',
    path: '/keys',
    summary: 'Create an API key; its secret is shown once',
    body: 'CreateApiKeyRequest',
    answer: 'CreatedApiKey',
    errors: always,
  },
  revokeApiKey: {
    ...dashboard,
    method: 'DELETE',
    path: '/keys/{id}',
    summary: 'Revoke an API key',
    answer: 'DeletedApiKey',
    errors: [...always, 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;
