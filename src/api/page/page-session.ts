import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { pagePrefix } from '../../contract/page-addresses.ts';
import { ServiceError } from '../../service/service-error.ts';
import type { DashboardSessionRecord } from '../../service/use-cases.ts';
import type { ApiContext, ApiEnvironment, ApiParts } from '../api.ts';
import { isFromOwnPage, isSafe, type KnownOrigins } from '../check-origin.ts';

/** A cookie does not know ports: two servers of one machine would take each other's. */
function cookieName(c: ApiContext): string {
  const { port } = c.get('url');
  return `resume_tailor_page${port && `_${port}`}`;
}

export function pageSessionOf(c: ApiContext): string | null {
  return getCookie(c, cookieName(c)) || null;
}

/** No script reads it, no other site sends it, and it goes to the operations of the page only. */
export function setPageCookie(
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
 * Browsers send the cookie by themselves, also for pages of other ports of this machine, which count as the same site. So all
 * that changes something must be vouched for as our own page's, and what only reads must not come from a stranger's.
 * @throws ServiceError invalid_api_key
 */
export function checkFromPage(c: ApiContext, origins: KnownOrigins): void {
  const site = c.req.header('sec-fetch-site');
  if (isSafe(c) ? site === undefined || site === 'same-origin' : isFromOwnPage(c, origins)) return;
  throw new ServiceError(
    'invalid_api_key',
    'Only the page of this server may ask here (Sec-Fetch-Site: same-origin, or its Origin). Programs use /api/v1 with an API key.',
  );
}
