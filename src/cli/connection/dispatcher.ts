import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch } from 'undici';
import { type Environment, type ProxySettings, proxySettings } from '../../config/environment.ts';

const connectMilliseconds = 5_000;

/** A dispatcher for direct connections, or through the proxies of the environment. */
export function createDispatcher(
  { http, https, direct }: ProxySettings,
  lookup?: LookupFunction,
): Dispatcher {
  const limits = {
    connect: { timeout: connectMilliseconds, ...(lookup && { lookup }) },
    // The callers set time limits; undici's own would end a long generate early.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  if (http === undefined && https === undefined) return new Agent(limits);
  return new EnvHttpProxyAgent({
    ...limits,
    // Many proxies tunnel only TLS, so plain HTTP is sent to the proxy itself, as browsers do.
    proxyTunnel: false,
    noProxy: direct,
    ...(http !== undefined && { httpProxy: http }),
    ...(https !== undefined && { httpsProxy: https }),
  });
}

/** The fetch function for language models; it uses the proxy of the environment. */
export function createModelFetch(environment: Environment): typeof globalThis.fetch {
  const dispatcher = createDispatcher(proxySettings(environment));
  const send = (address: string, init: object) => fetch(address, { ...init, dispatcher });
  // Node's fetch is another version of undici's; only the types differ.
  return send as unknown as typeof globalThis.fetch;
}
