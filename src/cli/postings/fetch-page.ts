import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { fetch, type Response } from 'undici';
import type { ProxySettings } from '../../config/environment.ts';
import { ownValue } from '../../values/own-value.ts';
import { errorCode } from '../../values/system-error.ts';
import { parseUrl } from '../../values/web-address.ts';
import { createDispatcher } from '../connection/dispatcher.ts';

/** A downloaded page. */
export interface WebPage {
  /** The final address, after redirects. */
  readonly url: URL;
  /** The content-type header; '' if there is none. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * @param maxBytes larger pages are refused; default 2 MiB
 * @throws WebRefusal with the reason
 */
export type FetchPage = (address: string, maxBytes?: number) => Promise<WebPage>;

export interface FetchPageOptions {
  readonly isAllowed: AddressRule;
  readonly proxies: ProxySettings;
  readonly userAgent: string;
  /** Time limit for one page, redirects included. */
  readonly timeoutMilliseconds: number;
  readonly signal: AbortSignal;
  readonly resolve?: Resolve;
}

const maxRedirects = 5;
const maxPageSize = 2 * 1024 * 1024;

/** Fetches pages without cookies, keys or referrers, and checks each address it connects to. */
export function createFetchPage(options: FetchPageOptions): FetchPage {
  return async (address, maxBytes = maxPageSize) => {
    const { isAllowed, resolve = lookup, timeoutMilliseconds } = options;
    const deadline = AbortSignal.timeout(timeoutMilliseconds);
    const dispatcher = createDispatcher(options.proxies, guardedLookup(isAllowed, resolve));
    try {
      const init = {
        dispatcher,
        redirect: 'manual',
        signal: AbortSignal.any([deadline, options.signal]),
        headers: {
          accept: 'text/html,application/json;q=0.9,text/plain;q=0.8',
          'user-agent': options.userAgent,
        },
      } as const;
      const { url, answer } = await follow(webAddress(address, isAllowed), isAllowed, (to) =>
        fetch(to, init),
      );
      if (!answer.ok) throw statusRefusal(answer.status, url.host);
      const contentType = answer.headers.get('content-type') ?? '';
      return { url, contentType, bytes: await readLimited(answer.body ?? [], maxBytes) };
    } catch (error) {
      if (options.signal.aborted) throw options.signal.reason;
      throw refusalOf(error, deadline.aborted ? timeoutMilliseconds : null);
    } finally {
      await dispatcher.destroy();
    }
  };
}

async function follow(
  start: URL,
  isAllowed: AddressRule,
  get: (url: URL) => Promise<Response>,
): Promise<{ url: URL; answer: Response }> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await get(url);
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return { url, answer };
    await answer.body?.cancel();
    url = webAddress(location, isAllowed, url.href);
  }
  throw new WebRefusal(`it redirects more than ${maxRedirects} times`);
}

function refusalOf(error: unknown, timeoutMilliseconds: number | null): Error {
  if (timeoutMilliseconds !== null)
    return new WebRefusal(`no answer within ${timeoutMilliseconds / 1000} seconds`);
  const [refused] = causes(error).filter((cause) => cause instanceof RefusedAddressError);
  if (refused) return new PrivateAddressRefusal(refused.address);
  if (!(error instanceof Error)) return new WebRefusal(String(error));
  return error instanceof WebRefusal ? error : new WebRefusal(connectionReason(error), { cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'this host does not exist; check the address',
  EAI_AGAIN: 'the host name cannot be resolved; check your network connection',
  ECONNREFUSED: 'the host refuses the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the host cannot be reached',
};

function connectionReason(error: Error): string {
  const codes = causes(error).map(errorCode).filter(Boolean);
  const known = codes.find((code) => Object.hasOwn(reasons, code));
  return ownValue(reasons, known ?? '') ?? codes[0] ?? causes(error).at(-1)?.message ?? error.message;
}

/** The error with all its causes, including those of aggregate errors. */
function causes(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...inner].flatMap(causes)];
}

/** The bytes of a body, counted after decompression. @throws WebRefusal if there are more */
async function readLimited(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most)
      throw new WebRefusal(`it is larger than ${most / 1024 / 1024} MB, the limit for a posting`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The meaning of an HTTP status for the reader of a posting. */
function statusRefusal(status: number, host: string): WebRefusal {
  if (status === 404 || status === 410)
    return new WebRefusal(`it no longer exists (status ${status}); the posting may be closed`);
  if (status === 429) return new WebRefusal(`${host} has received too many requests (status 429)`);
  if (status >= 500 && status < 600)
    return new WebRefusal(`${host} fails (status ${status}); try again later`);
  return new WebRefusal(`${host} does not let programs read this page (status ${status})`);
}

/**
 * Checks every address, also after a redirect. Host names are checked when they are resolved; IP addresses are
 * checked here, because they are not resolved.
 * @throws WebRefusal
 */
function webAddress(text: string, isAllowed: AddressRule, from?: string): URL {
  const url = parseUrl(text, from);
  if (!url) throw new WebRefusal('this is not a web address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new WebRefusal(`it leads to ${url.protocol}, but only http: and https: are supported`);
  if (url.username !== '' || url.password !== '')
    throw new WebRefusal('an address must not contain a user name or password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PrivateAddressRefusal(host);
  url.hash = '';
  return url;
}

/** The host has only addresses that the rule refuses. */
class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly address: string;

  constructor(address: string) {
    super(`${address} is not an address of the public internet`);
    this.address = address;
  }
}

/** `lookup` of node:dns, for all addresses of a host. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup that checks the addresses of the connection itself, so that a second, different DNS answer is checked too.
 */
function guardedLookup(isAllowed: AddressRule, resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) {
        done(error, []);
        return;
      }
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) done(new RefusedAddressError(addresses[0]?.address ?? host), []);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

/** True if an IP address is on the public internet, not of this machine or a private network. */
type AddressRule = (address: string) => boolean;

/** The only publicly routed part of IPv6; mapped IPv4 addresses are outside of it. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function publicAddressRule(): AddressRule {
  return (address) => {
    // Anything that is not an IP address is not public.
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.parse(address);
    if (parsed.range() !== 'unicast') return false;
    return parsed instanceof ipaddr.IPv4 || parsed.match(globalV6);
  };
}

/** A web page that cannot be fetched. The message completes `https://…: `. */
export class WebRefusal extends Error {
  override readonly name: string = 'WebRefusal';
}

/** The address is not on the public internet. */
export class PrivateAddressRefusal extends WebRefusal {
  override readonly name = 'PrivateAddressRefusal';

  constructor(address: string) {
    super(`${address} belongs to this machine or a private network`);
  }
}
