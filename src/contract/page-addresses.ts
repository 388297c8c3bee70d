import type { OperationId } from './endpoints.ts';

/*
 * Where the page finds what it needs. It is a view over the operations of the API, which stand below `/ui` under the same paths;
 * there its own cookie opens them, and nothing else does.
 */

export const pagePrefix = '/ui';

/** POST with a token opens a session, GET tells whether there is one, DELETE ends it. */
export const pageSessionPath = `${pagePrefix}/session`;

/** Scripts, styles and pictures of the page. */
export const pageFilesPrefix = '/page';

/** The page opens no session of the dashboard: it has one of its own. */
export function isPageOperation(id: OperationId): boolean {
  return id !== 'createDashboardSession';
}
