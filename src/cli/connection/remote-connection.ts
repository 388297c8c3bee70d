import { fetch } from 'undici';
import { defaultTimeouts } from '../../client/client-options.ts';
import { download } from '../../client/download.ts';
import { createCall } from '../../client/http-call.ts';
import { parseAnswer } from '../../client/parse-answer.ts';
import { proxySettings } from '../../config/environment.ts';
import { createDispatcher } from './dispatcher.ts';
import { homeTokenFor } from './home-token.ts';
import type { Connection, ConnectionOptions } from './local-connection.ts';

/** A server over HTTP. Its answers are validated; keys go only to its origin and never follow a redirect. */
export async function remoteConnection(
  baseUrl: string,
  { config, io, waiting, rateLimit }: Pick<ConnectionOptions, 'config' | 'io' | 'waiting' | 'rateLimit'>,
): Promise<Connection> {
  const dispatcher = createDispatcher(proxySettings(io.environment));
  const limit = config.timeoutSeconds.value;
  const timeouts = limit === null ? defaultTimeouts : { read: limit * 1000, work: limit * 1000 };
  return {
    call: createCall({
      ...waiting,
      longestWaitSeconds: rateLimit.longestSeconds,
      onRateLimit: rateLimit.say,
      baseUrl,
      apiKey: config.apiKey.value,
      dashboardToken: config.dashboardToken.value ?? homeTokenFor(config),
      fetch: (url, init) => fetch(url, { ...init, dispatcher }),
      timeouts,
      signal: io.interrupted,
      parseAnswer,
    }),
    download: (url) =>
      download(url, {
        fetch: (address, init) => fetch(address, { ...init, dispatcher }),
        timeout: timeouts.read,
        signal: io.interrupted,
      }),
    close: () => dispatcher.close(),
  };
}
