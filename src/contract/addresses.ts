import { apiPrefix, type OperationId } from './endpoints.ts';

/**
 * The address that a text is; null for any other text. Never `URL.canParse`: once V8 has compiled it, it takes
 * addresses with other than ASCII characters for none.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Whether an address begins with a scheme that opens a page, a letter or a call, and can do nothing else. */
export function hasSafeScheme(href: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(href);
}

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

/** Where a browser may be, for themes that need one. */
export interface BrowserPlaces {
  /** What a variable names; nothing else is tried then. */
  readonly named: { readonly file: string; readonly place: string } | null;
  /** Files, best first. */
  readonly files: readonly string[];
  /** Where other tools keep the browsers that they downloaded: a folder, and the path below each version. */
  readonly caches: readonly { readonly folder: string; readonly executable: string }[];
}

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
