import { ServiceError } from '../service/service-error.ts';
import type { ApiContext } from './api.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses names that this server was not told to answer to, so that a page in the owner's browser
 * cannot reach it under a name of its own (DNS rebinding). Looks at the Host header and the request target.
 * @returns the check, which throws a ServiceError validation_error.
 */
export function createHostCheck(allowedHosts: readonly string[]): (c: ApiContext) => void {
  const allowed = new Set([...loopback, ...allowedHosts.map(hostName)]);
  return (c) => {
    const header = c.req.header('host');
    const url = c.get('url');
    // As a rule the header is what the URL was made of.
    const names =
      header === undefined || header === url.host ? [url.hostname] : [hostName(header), url.hostname];
    const stranger = names.find((name) => !allowed.has(name));
    if (stranger === undefined) return;
    throw new ServiceError(
      'validation_error',
      `Host: this server does not answer to ${JSON.stringify(stranger.slice(0, 253))}; the host can allow it with --allow-host`,
    );
  };
}

/** A host name without its port, in lower case. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}
