import { apiPrefix, type OperationId } from './endpoints.ts';

/** What a server offers beside the endpoint table, all of it by GET. No API key opens it, no limit counts it. */
export const serverAddresses = {
  openApiDocument: `${apiPrefix}/openapi.json`,
  documentation: '/docs',
  health: '/healthz',
  liveness: '/livez',
  readiness: '/readyz',
  metrics: '/metrics',
  pdfFile: '/files/{id}.pdf',
} as const;

/** Where assistants send their messages (Model Context Protocol). An API key opens it. */
export const mcpAddress = '/mcp';

export type ServerAddress = (typeof serverAddresses)[keyof typeof serverAddresses];

/*
 * Where the page finds what it needs. It is a view over the operations of the API, which are below `/ui` under the same paths;
 * there its own cookie opens them, and nothing else does.
 */

export const pagePrefix = '/ui';

/** POST with a token opens a session, GET says whether there is one, DELETE ends it. */
export const pageSessionPath = `${pagePrefix}/session`;

/** Scripts, styles and pictures of the page. */
export const pageFilesPrefix = '/page';

/** The page opens no session of the dashboard: it has one of its own. */
export function isPageOperation(id: OperationId): boolean {
  return id !== 'createDashboardSession';
}
