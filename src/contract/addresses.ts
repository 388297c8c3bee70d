import { apiPrefix, type OperationId } from './endpoints.ts';

/** Addresses of a server outside of the endpoint table, all GET, without API key and rate limit. */
export const serverAddresses = {
  openApiDocument: `${apiPrefix}/openapi.json`,
  documentation: '/docs',
  health: '/healthz',
  liveness: '/livez',
  readiness: '/readyz',
  metrics: '/metrics',
  pdfFile: '/files/{id}.pdf',
} as const;

/** The endpoint for assistants (Model Context Protocol); requires an API key. */
export const mcpAddress = '/mcp';

export type ServerAddress = (typeof serverAddresses)[keyof typeof serverAddresses];

/*
 * Addresses of the page. The operations of the API are repeated below `/ui` under the same paths; there only the
 * page's own cookie gives access.
 */

export const pagePrefix = '/ui';

/** POST with a token opens a session, GET tells whether there is one, DELETE ends it. */
export const pageSessionPath = `${pagePrefix}/session`;

/** Scripts, styles and images of the page. */
export const pageFilesPrefix = '/page';

/** False for the dashboard session: the page has its own. */
export function isPageOperation(id: OperationId): boolean {
  return id !== 'createDashboardSession';
}
