import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import type { ProxySettings } from '../../config/environment.ts';

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
