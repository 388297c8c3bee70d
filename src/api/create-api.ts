import { Hono, type MiddlewareHandler } from 'hono';
import { PatternRouter } from 'hono/router/pattern-router';
import { secureHeaders } from 'hono/secure-headers';
import { createOperations } from '../operations/create-operations.ts';
import { causeOf, failureOf } from '../operations/failure.ts';
import type { Admission } from '../operations/operation.ts';
import type { Clock, Timer } from '../service/ports.ts';
import { ServiceError } from '../service/service-error.ts';
import { ValidationError } from '../values/validation-error.ts';
import type { Api, ApiContext, ApiEnvironment, ApiParts } from './api.ts';
import { measuredMethod } from './monitoring.ts';
import {
  checkOrigin,
  createHostCheck,
  type KnownOrigins,
  setCrossOriginHeaders,
  setPreflightHeaders,
} from './origins.ts';
import { allowedMethods, authenticationOf, isApiPath, isPagePath, sentPath } from './paths.ts';
import { errorReply, missingPage } from './reply.ts';
import { addRoutes } from './routes.ts';

/** The API over HTTP as one function from request to response. */
export function createApi(parts: ApiParts): Api {
  let draining = false;
  const isDraining = () => draining;
  const origins: KnownOrigins = { allowed: new Set(parts.allowedOrigins), publicUrl: parts.publicUrl };
  const operations = createOperations({ ...parts, isDraining });
  const app = new Hono<ApiEnvironment>({
    // With few routes, a list of patterns starts faster than a tree and matches as fast.
    router: new PatternRouter(),
    // The path as sent: a URL resolves `..`, so a filter in front of this server would see a different path.
    getPath: (request, options) => sentPath(options?.env?.incoming?.url ?? request.url),
  });
  app.use(commonHeaders(parts), safeHeaders(), requestChecks(parts, origins));
  addRoutes(app, parts, { operations, origins, isDraining, hasPage: parts.pageFiles !== undefined });
  app.onError(answerToFailure(parts, createFailedKeys(parts.clock, parts.timer)));
  return {
    fetch: async (request, socket) => app.fetch(request, socket ?? {}),
    drain() {
      draining = true;
      parts.mcp?.close().catch((error: unknown) => parts.log?.({ requestId: parts.newRequestId(), error }));
    },
  };
}

/** Sets the common data of each request and the common headers of each response. */
function commonHeaders({ newRequestId, clock, metrics }: ApiParts): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const started = clock.now();
    const url = readUrl(c.req.url);
    const admission: Admission = { rateLimit: null };
    c.set('url', url);
    c.set('requestId', newRequestId());
    c.set('route', '');
    c.set('admission', admission);
    await next();
    // `c.header` would create the whole response again here.
    const { headers, status } = c.res;
    // A response made elsewhere, as at /mcp, has none of the headers set before.
    headers.set('x-request-id', c.get('requestId'));
    metrics?.observe({
      method: measuredMethod(c.req.method),
      route: c.get('route'),
      status,
      // A database clock may be adjusted.
      seconds: Math.max(0, clock.now() - started) / 1000,
    });
    if (isApiPath(url.pathname) || isPagePath(url.pathname)) headers.set('cache-control', 'no-store');
    if (status === 401) headers.set('www-authenticate', challenge(url.pathname));
    if (!admission.rateLimit) return;
    const { limit, remaining, reset } = admission.rateLimit;
    headers.set('ratelimit-limit', String(limit));
    headers.set('ratelimit-remaining', String(remaining));
    headers.set('ratelimit-reset', String(reset));
  };
}

function challenge(pathname: string): string {
  const isByKey = isApiPath(pathname) && authenticationOf(pathname) === 'api_key';
  return `${isByKey ? 'ApiKey' : 'Bearer'} realm="resume-tailor"`;
}

/** The security headers an API needs; a response with its own policy keeps it. */
function safeHeaders(): MiddlewareHandler<ApiEnvironment> {
  return secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    xFrameOptions: 'DENY',
    overwrite: false,
    ...{ crossOriginOpenerPolicy: false, originAgentCluster: false, referrerPolicy: false },
    ...{ strictTransportSecurity: false, xDnsPrefetchControl: false, xDownloadOptions: false },
    ...{ xPermittedCrossDomainPolicies: false, xXssProtection: false },
  });
}

/**
 * Checks Host and origin before any key. Hono's `cors` would answer every OPTIONS request itself, even for unknown
 * paths and hosts, and its `csrf` lets JSON pass.
 */
function requestChecks(
  { allowedHosts }: Pick<ApiParts, 'allowedHosts'>,
  origins: KnownOrigins,
): MiddlewareHandler<ApiEnvironment> {
  const checkHost = createHostCheck(allowedHosts);
  return async (c, next) => {
    setCrossOriginHeaders(c, origins.allowed);
    checkHost(c);
    checkOrigin(c, origins);
    if (c.req.method !== 'OPTIONS') return next();
    // For an unknown path, OPTIONS is answered like any method.
    const allow = allowedMethods(c.get('url').pathname);
    if (allow === null) return next();
    c.header('allow', allow);
    setPreflightHeaders(c, origins.allowed, allow);
    return c.body(null, 204);
  };
}

function answerToFailure({ log, pageFiles }: ApiParts, failedKeys: FailedKeys) {
  return async (error: unknown, c: ApiContext): Promise<Response> => {
    if (error instanceof ServiceError && error.name === 'invalid_api_key') {
      await failedKeys.slowDown(c.env.incoming?.socket.remoteAddress);
    }
    const { status } = failureOf(error);
    const page = status === 404 && pageFiles ? missingPage(c) : null;
    if (page) return page;
    if (status < 500) return errorReply(c, error);
    if (c.req.raw.signal.aborted) return errorReply(c, disconnectError(error));
    log?.({ requestId: c.get('requestId'), error: causeOf(error) });
    return errorReply(c, error);
  };
}

/** The error after a disconnect. The sender cannot read it, but the log must show that nothing failed here. */
function disconnectError(cause: unknown): ValidationError {
  return new ValidationError([{ path: 'request', message: 'its sender disconnected' }], { cause });
}

/** An invalid address, such as http://999.999.999.999, must fail the host check like an unknown host. */
function readUrl(url: string): URL {
  try {
    return new URL(url);
  } catch {
    return new URL('http://not-an-address.invalid');
  }
}

/** Wrong keys per address and minute that are answered without delay. */
const maxPromptAnswers = 600;
/** Additional milliseconds for each further answer. */
const delay = 100;
const minute = 60_000;

interface FailedKeys {
  /** Delays the answer to a wrong key if there were many; valid keys are never delayed. */
  slowDown(source: string | undefined): Promise<void>;
}

/** Counts wrong keys by sender address, per minute. */
function createFailedKeys(clock: Clock, timer: Pick<Timer, 'wait'>): FailedKeys {
  const failures = new Map<string, number>();
  let countedMinute = 0;
  return {
    async slowDown(source) {
      if (source === undefined) return;
      const thisMinute = Math.floor(clock.now() / minute);
      if (thisMinute !== countedMinute) failures.clear();
      countedMinute = thisMinute;
      const count = (failures.get(source) ?? 0) + 1;
      failures.set(source, count);
      if (count > maxPromptAnswers) await timer.wait(delay);
    },
  };
}
