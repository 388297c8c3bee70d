import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie, setCookie } from 'hono/cookie';
import { isPageOperation, pageFilesPrefix, pagePrefix, pageSessionPath } from '../../contract/addresses.ts';
import { endpoints, type OperationId, operationIds } from '../../contract/endpoints.ts';
import { timestamp } from '../../contract/resume/dates.ts';
import type { Operations } from '../../operations/create-operations.ts';
import { printJson } from '../../operations/json-text.ts';
import { ServiceError } from '../../service/service-error.ts';
import type { DashboardSessionRecord } from '../../service/use-cases.ts';
import { isJsonObject } from '../../values/json-object.ts';
import { fieldError } from '../../values/validation-error.ts';
import type { ApiContext, ApiEnvironment, ApiParts } from '../api.ts';
import { operationRequest } from '../operation-request.ts';
import { isFromOwnPage, isSafe, type KnownOrigins } from '../origins.ts';
import { routePath } from '../paths.ts';
import { readJson } from '../read-json.ts';
import { bytesReply, jsonReply } from '../reply.ts';

interface PageRouting {
  readonly operations: Operations;
  readonly origins: KnownOrigins;
}

type Handler = (c: ApiContext) => Promise<Response>;

/** Allows only the page's own script and style; images come from memory. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const maxTokenBytes = 4 * 1024;

/** Adds the page at `/`, its files, its session, and all operations for it. */
export function addPageRoutes(app: Hono<ApiEnvironment>, parts: ApiParts, routing: PageRouting): void {
  /** @param address the route for the metrics, never the path as sent */
  const on = (method: string, address: string, handler: Handler): void => {
    app.on(method, routePath(address), (c) => {
      c.set('route', address);
      return handler(c);
    });
  };
  on('GET', '/', (c) => fileReply(c, 'index.html', parts));
  on('GET', `${pageFilesPrefix}/{name}`, (c) => fileReply(c, c.req.param('name') ?? '', parts));
  app.use(`${pagePrefix}/*`, async (c, next) => {
    checkFromPage(c, routing.origins);
    await next();
  });
  on('GET', pageSessionPath, (c) => sessionReply(c, parts));
  on('POST', pageSessionPath, (c) => openSession(c, parts));
  on('DELETE', pageSessionPath, async (c) => {
    setPageCookie(c, { session: '', expiresAt: 0 }, parts);
    return jsonReply(c, '{"object":"page_session.deleted","deleted":true}');
  });
  for (const id of operationIds.filter(isPageOperation)) {
    const { method, path } = endpoints[id];
    on(method, pagePrefix + path, (c) => perform(id, c, routing));
  }
}

/** @throws ServiceError not_found */
async function fileReply(c: ApiContext, name: string, { pageFiles }: ApiParts): Promise<Response> {
  const file = await pageFiles?.read(name);
  if (!file) throw new ServiceError('not_found', 'There is nothing at this path; the page is at /.');
  const isPage = name === 'index.html';
  c.header('cache-control', isPage ? 'no-cache' : 'public, max-age=31536000, immutable');
  c.header('referrer-policy', 'no-referrer');
  if (isPage) c.header('content-security-policy', policy);
  c.header('vary', 'Accept-Encoding', { append: true });
  const supported = ['gzip', 'identity'];
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: supported, default: 'identity' });
  if (encoding === 'identity') return bytesReply(c, file.bytes, file.contentType);
  c.header('content-encoding', encoding);
  return bytesReply(c, file.gzipped, file.contentType);
}

/** Tells whether there is a session. Having none is not an error: everyone starts without. */
async function sessionReply(
  c: ApiContext,
  { useCases, readsAddresses = false, creditCosts }: ApiParts,
): Promise<Response> {
  const session = pageSessionOf(c);
  const isSignedIn =
    session !== null &&
    (await useCases.authenticatePage(session).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ServiceError && error.name === 'missing_api_key') return false;
        throw error;
      },
    ));
  return jsonReply(
    c,
    JSON.stringify({
      object: 'page_session',
      signed_in: isSignedIn,
      reads_addresses: readsAddresses,
      credit_costs: creditCosts ?? null,
    }),
  );
}

/** @throws ServiceError invalid_api_key, ValidationError */
async function openSession(c: ApiContext, parts: ApiParts): Promise<Response> {
  const body = await readJson(c, { bytes: maxTokenBytes });
  const token = isJsonObject(body) ? body['token'] : undefined;
  if (typeof token !== 'string' || token.length > 1000) {
    throw fieldError('token', 'must be the dashboard token, a text');
  }
  const session = await parts.useCases.createPageSession(token.trim());
  setPageCookie(c, session, parts);
  return jsonReply(c, JSON.stringify({ object: 'page_session', expires_at: timestamp(session.expiresAt) }));
}

async function perform(
  id: OperationId,
  c: ApiContext,
  { operations, origins }: PageRouting,
): Promise<Response> {
  const request = operationRequest(c, origins, id);
  const credentials = { apiKey: null, token: null, session: null, page: { session: pageSessionOf(c) } };
  const { answer, replayed } = await operations.perform(id, { ...request, credentials }, c.get('admission'));
  if (replayed) c.header('idempotent-replayed', 'true');
  return jsonReply(c, printJson(answer));
}

/** Cookies ignore ports: without this, two servers on one machine would share them. */
function cookieName(c: ApiContext): string {
  const { port } = c.get('url');
  return `resume_tailor_page${port && `_${port}`}`;
}

function pageSessionOf(c: ApiContext): string | null {
  return getCookie(c, cookieName(c)) || null;
}

/** Not readable by scripts, not sent by other sites, and only for the operations of the page. */
function setPageCookie(
  c: Context<ApiEnvironment>,
  { session, expiresAt }: DashboardSessionRecord,
  { clock, publicUrl }: Pick<ApiParts, 'clock' | 'publicUrl'>,
): void {
  setCookie(c, cookieName(c), session, {
    path: pagePrefix,
    maxAge: Math.max(0, Math.floor((expiresAt - clock.now()) / 1000)),
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl?.startsWith('https://') ?? false,
  });
}

/**
 * Browsers also send the cookie for pages on other ports of this machine, which count as the same site. So changes
 * must come from our own page, and reads must not come from another origin.
 * @throws ServiceError invalid_api_key
 */
function checkFromPage(c: ApiContext, origins: KnownOrigins): void {
  const site = c.req.header('sec-fetch-site');
  if (isSafe(c) ? site === undefined || site === 'same-origin' : isFromOwnPage(c, origins)) return;
  throw new ServiceError(
    'invalid_api_key',
    'Only the page of this server may send this (Sec-Fetch-Site: same-origin, or its Origin). Programs use /api/v1 with an API key.',
  );
}
