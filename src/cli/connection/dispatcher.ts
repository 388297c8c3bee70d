import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch } from 'undici';
import { type Environment, type ProxySettings, proxySettings } from '../../config/environment.ts';

const connectMilliseconds = 5_000;

/** Connections of ours: straight, or through the proxies that the environment names. */
export function createDispatcher(
  { http, https, direct }: ProxySettings,
  lookup?: LookupFunction,
): Dispatcher {
  const limits = {
    connect: { timeout: connectMilliseconds, ...(lookup && { lookup }) },
    // The callers' own time-outs decide; undici's would cut a long generate short.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  if (http === undefined && https === undefined) return new Agent(limits);
  return new EnvHttpProxyAgent({
    ...limits,
    // Many proxies open tunnels for TLS only; plain HTTP is asked of them as browsers do.
    proxyTunnel: false,
    noProxy: direct,
    ...(http !== undefined && { httpProxy: http }),
    ...(https !== undefined && { httpsProxy: https }),
  });
}

/** How a language model is reached: through the proxy of this machine, where one is set. */
export function createModelFetch(environment: Environment): typeof globalThis.fetch {
  const dispatcher = createDispatcher(proxySettings(environment));
  const send = (address: string, init: object) => fetch(address, { ...init, dispatcher });
  // Node's fetch is undici's, of another version; the two differ in their types alone.
  return send as unknown as typeof globalThis.fetch;
}
