import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { mcpAddress, type ServerAddress, serverAddresses } from '../contract/addresses.ts';
import { apiPrefix, endpoints, type OperationId, operationIds } from '../contract/endpoints.ts';
import { isResumeId, resumeIdForm } from '../contract/identifiers.ts';
import { limits } from '../contract/limits.ts';
import type { Operations } from '../operations/create-operations.ts';
import { causeOf, failureOf } from '../operations/failure.ts';
import { parseRawJson, printJson } from '../operations/json-text.ts';
import type { Credentials } from '../operations/operation.ts';
import { requestOf } from '../operations/perform-locally.ts';
import { ServiceError } from '../service/service-error.ts';
import type { DashboardSessionRecord } from '../service/use-cases.ts';
import type { ApiContext, ApiEnvironment, ApiParts, McpConnection } from './api.ts';
import { metricsReply, readinessReply } from './monitoring.ts';
import {
  bearerToken,
  credentialsOf,
  dashboardCookie,
  operationRequest,
  readTraceContext,
} from './operation-request.ts';
import type { KnownOrigins } from './origins.ts';
import { addPageRoutes } from './page/page-routes.ts';
import { allowedMethods, authenticationOf, isApiPath, isLiteralPath, routePath } from './paths.ts';
import { readJson } from './read-json.ts';
import { bytesReply, errorJson, jsonReply, missingPage } from './reply.ts';

/** Parts of the routes besides those of the API. */
export interface RouteParts {
  readonly operations: Operations;
  readonly origins: KnownOrigins;
  readonly isDraining: () => boolean;
  /** True if this server has the page, so that people can be led to it. */
  readonly hasPage: boolean;
}

type Handler = (c: ApiContext) => Promise<Response>;

/** Adds all operations, the other addresses of the server, and the response for unknown paths. */
export function addRoutes(app: Hono<ApiEnvironment>, parts: ApiParts, routing: RouteParts): void {
  // No valid path ends in a slash or has escapes; the router would treat them as the plain path.
  app.use((c, next) => (/%|.\/$/.test(c.req.path) ? unknownPath(c, routing) : next()));
  for (const id of operationIds) {
    const { method, path } = endpoints[id];
    app.on(method, routePath(apiPrefix + path), (c) => {
      // `generate` is no id, whatever the method.
      if (c.req.path !== apiPrefix + path && isLiteralPath(c.req.path)) return unknownPath(c, routing);
      c.set('route', apiPrefix + path);
      return perform(id, c, parts, routing);
    });
  }
  for (const [address, handler] of Object.entries(besideTheTable(parts, routing))) {
    app.get(routePath(address), (c) => {
      c.set('route', address);
      return handler(c);
    });
  }
  const { mcp, log } = parts;
  const { operations } = routing;
  if (mcp) {
    app.all(mcpAddress, (c) => {
      c.set('route', mcpAddress);
      return mcpReply(c, mcp, { operations, log });
    });
  }
  addPageRoutes(app, parts, routing);
  // Not Hono's `notFound`: errors thrown there skip the common headers.
  app.all('*', (c) => unknownPath(c, routing));
}

function besideTheTable(parts: ApiParts, routing: RouteParts): Readonly<Record<ServerAddress, Handler>> {
  const documentation = createDocumentation();
  const alive: Handler = async (c) => jsonReply(c, '{"status":"ok"}');
  return {
    [serverAddresses.openApiDocument]: async (c) => jsonReply(c, await documentation.openApi()),
    [serverAddresses.documentation]: async (c) => {
      const { html, policy } = await documentation.page();
      c.header('content-security-policy', policy);
      c.header('referrer-policy', 'no-referrer');
      return bytesReply(c, Buffer.from(html), 'text/html; charset=utf-8');
    },
    [serverAddresses.health]: alive,
    [serverAddresses.liveness]: alive,
    [serverAddresses.readiness]: (c) => readinessReply(c, parts, routing.isDraining()),
    [serverAddresses.metrics]: (c) => metricsReply(c, parts.metrics),
    [serverAddresses.pdfFile]: (c) => pdfFileReply(c, parts),
  };
}

async function perform<Id extends OperationId>(
  id: Id,
  c: ApiContext,
  parts: ApiParts,
  { operations, origins }: RouteParts,
): Promise<Response> {
  const request = operationRequest(c, origins, id);
  const { answer, replayed, session } = await operations.perform(id, request, c.get('admission'));
  if (replayed) c.header('idempotent-replayed', 'true');
  else if (session) setDashboardCookie(c, session, parts);
  return jsonReply(c, printJson(answer));
}

/** Not readable by scripts, not sent by other sites, and only for /keys. */
function setDashboardCookie(
  c: ApiContext,
  { session, expiresAt }: DashboardSessionRecord,
  { clock, publicUrl }: ApiParts,
): void {
  setCookie(c, dashboardCookie, session, {
    path: `${apiPrefix}/keys`,
    maxAge: Math.floor((expiresAt - clock.now()) / 1000),
    httpOnly: true,
    sameSite: 'Strict',
    // True if browsers reach this server over https.
    secure: publicUrl?.startsWith('https://') ?? false,
  });
}

async function unknownPath(c: ApiContext, { operations, origins, hasPage }: RouteParts): Promise<Response> {
  const { pathname } = c.get('url');
  if (isApiPath(pathname)) {
    const authentication = authenticationOf(pathname);
    await operations.admit({ authentication, counted: true }, credentialsOf(c, origins), c.get('admission'));
  }
  const allow = allowedMethods(pathname);
  const page = hasPage && allow === null ? missingPage(c) : null;
  if (page) return page;
  if (allow) c.header('allow', allow);
  return jsonReply(c, errorJson('not_found', unknownPathMessage(c.req.method, allow)), 404);
}

/** @param allow the methods of a path of this form; null if there is none */
function unknownPathMessage(method: string, allow: string | null): string {
  if (allow === null) return 'There is nothing at this path; see GET /api/v1/openapi.json.';
  // The path has the form of an address of this API, but an escape in its id.
  if (allow.split(', ').includes(method)) return `This is not an id: no id has escapes (%). ${resumeIdForm}`;
  return `${method} is not supported at this path; use ${allow}.`;
}

/**
 * GET /files/{id}.pdf: needs no key, because the signature is the permission.
 * @throws ServiceError not_found for every invalid link, whatever the reason
 */
async function pdfFileReply(
  c: ApiContext,
  { useCases, pdfLinks }: Pick<ApiParts, 'useCases' | 'pdfLinks'>,
): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const query = (name: string): string => c.get('url').searchParams.get(name) ?? '';
  const link = { id, version: query('v'), expires: query('exp'), signature: query('sig') };
  if (!isResumeId(id) || !pdfLinks?.accepts(link)) {
    throw new ServiceError(
      'not_found',
      'This link is invalid or has expired. Fetch the resume again to get a new one.',
    );
  }
  const pdf = await useCases.readPdf(id, link.version);
  c.header('content-disposition', inlineFile(pdf.name, `${id}.pdf`));
  c.header('cache-control', 'private, no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('content-security-policy', 'sandbox');
  return bytesReply(c, new Uint8Array(pdf.bytes), 'application/pdf');
}

/** RFC 6266: browsers take the name of `filename*` if there is one, and its letters need not be Latin. */
function inlineFile(name: string, plain: string): string {
  if (/^[\w.-]+$/.test(name)) return `inline; filename="${name}"`;
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/**
 * POST /mcp: a message from an assistant. Requires a valid key; tools are counted, checked and charged like any
 * operation.
 */
async function mcpReply(
  c: ApiContext,
  mcp: McpConnection,
  { operations, log }: { readonly operations: Operations } & Pick<ApiParts, 'log'>,
): Promise<Response> {
  const credentials = keyOf(c);
  await operations.admit({ authentication: 'api_key', counted: false }, credentials, c.get('admission'));
  c.header('cache-control', 'no-store');
  const isMessage = c.req.method === 'POST';
  const body = isMessage ? await readJson(c, { bytes: limits.rank.bodyBytes }) : undefined;
  const { signal } = c.req.raw;
  const trace = readTraceContext((name) => c.req.header(name));
  return mcp.answer(c.req.raw, body, async (id, input = {}) => {
    const request = { ...requestOf(id, { ...input, credentials }), signal, trace };
    try {
      return parseRawJson((await operations.perform(id, request, { rateLimit: null })).answer);
    } catch (error) {
      const { name, message, status } = failureOf(error);
      if (status >= 500) log?.({ requestId: c.get('requestId'), error: causeOf(error) });
      // Assistants get the same errors as other callers.
      throw Object.assign(new Error(message), { name });
    }
  });
}

/** Assistants have one field for a key, and most send it as a bearer token. */
function keyOf(c: ApiContext): Credentials {
  const apiKey = c.req.header('x-api-key')?.trim() || bearerToken(c);
  return { apiKey, token: null, session: null };
}

export interface Page {
  readonly html: string;
  /** The content security policy of the page. */
  readonly policy: string;
}

export interface Documentation {
  /** The OpenAPI document as JSON text. */
  openApi(): Promise<string>;
  /** The same document as a page. */
  page(): Promise<Page>;
}

/** Builds each document on first request, because it loads the schema library. */
function createDocumentation(): Documentation {
  let text: Promise<string> | undefined;
  let page: Promise<Page> | undefined;
  return {
    openApi() {
      text ??= printDocument();
      return text;
    },
    page() {
      page ??= printPage();
      return page;
    },
  };
}

/** The server URL is relative, so that no address is taken from a Host header. */
async function makeDocument() {
  const { interfaceVersion, openApiDocument } = await import('../contract/openapi/openapi-document.ts');
  return openApiDocument({ version: interfaceVersion, serverUrl: apiPrefix });
}

async function printDocument(): Promise<string> {
  return JSON.stringify(await makeDocument());
}

async function printPage(): Promise<Page> {
  const { referencePage } = await import('./reference/reference-page.ts');
  const { html, styleHash } = referencePage(await makeDocument());
  return {
    html,
    policy: `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
