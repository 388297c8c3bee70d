import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { fetch, type Response } from 'undici';
import type { ProxySettings } from '../../config/environment.ts';
import { errorCode } from '../../contract/errors.ts';
import { ownValue } from '../../contract/own-value.ts';
import { parseUrl } from '../../contract/web-address.ts';
import { createDispatcher } from '../connection/dispatcher.ts';

/** A page as it came. */
export interface WebPage {
  /** Where it was in the end, after redirects. */
  readonly url: URL;
  /** The content-type header; '' when there is none. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * @param maxBytes what is longer is refused; default 2 MiB
 * @throws WebRefusal saying why the page cannot be had
 */
export type FetchPage = (address: string, maxBytes?: number) => Promise<WebPage>;

export interface FetchPageOptions {
  readonly isAllowed: AddressRule;
  readonly proxies: ProxySettings;
  readonly userAgent: string;
  /** For one page, redirects included. */
  readonly timeoutMilliseconds: number;
  readonly signal: AbortSignal;
  readonly resolve?: Resolve;
}

const maxRedirects = 5;
const maxPageSize = 2 * 1024 * 1024;

/** Reads pages without cookies, keys or referrers, each address judged when it is connected to. */
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

/** An error, what caused it, and each of several that came together. */
function causes(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...inner].flatMap(causes)];
}

/** The bytes of a body, counted after they were unpacked. @throws WebRefusal when there are more. */
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

/** What a status means for somebody who wants to read a posting. */
function statusRefusal(status: number, host: string): WebRefusal {
  if (status === 404 || status === 410)
    return new WebRefusal(`it no longer exists (status ${status}); the posting may be closed`);
  if (status === 429) return new WebRefusal(`${host} has received too many requests (status 429)`);
  if (status >= 500 && status < 600)
    return new WebRefusal(`${host} fails (status ${status}); try again later`);
  return new WebRefusal(`${host} does not let programs read this page (status ${status})`);
}

/**
 * Every address that is asked goes through here, those of redirects too. Names are judged when they are
 * looked up; numbers are judged here, because nothing looks them up.
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

/** A name that leads only to addresses which the rule refuses. */
class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly address: string;

  constructor(address: string) {
    super(`${address} is not an address of the public internet`);
    this.address = address;
  }
}

/** `lookup` of node:dns, for all addresses of a name. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The look-up of a connection itself: what is judged is what is connected to, so a name that answers
 * differently the second time gains nothing.
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

/** Whether an IP address belongs to the public internet, and not to this machine or a network around it. */
type AddressRule = (address: string) => boolean;

/** The only part of IPv6 that is routed in public. IPv4 addresses that IPv6 carries lie outside of it. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function publicAddressRule(): AddressRule {
  return (address) => {
    // What is no address at all is not public either.
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.parse(address);
    if (parsed.range() !== 'unicast') return false;
    return parsed instanceof ipaddr.IPv4 || parsed.match(globalV6);
  };
}

/** A page of the web that cannot be had. The message completes `https://…: `. */
export class WebRefusal extends Error {
  override readonly name: string = 'WebRefusal';
}

/** Its address is none of the public internet. */
export class PrivateAddressRefusal extends WebRefusal {
  override readonly name = 'PrivateAddressRefusal';

  constructor(address: string) {
    super(`${address} belongs to this machine or a private network`);
  }
}
