import { type Dispatcher, fetch } from 'undici';
import { type ClientOptions, defaultTimeouts } from '../../client/client-options.ts';
import { createCall } from '../../client/http-call.ts';
import { parseAnswer } from '../../client/parse-answer.ts';
import { proxySettings } from '../../config/environment.ts';
import type { Config } from '../../config/load-config.ts';
import type { Io } from '../terminal/io.ts';
import { createDispatcher } from './dispatcher.ts';
import { homeTokenFor } from './home-token.ts';
import type { Connection } from './local-connection.ts';

/** Larger than any of our resumes; protects the memory from a wrong server. */
const maxPdfSize = 50 * 1024 * 1024;

/** A server over HTTP. Its answers are validated; keys go only to its origin and never follow a redirect. */
export async function remoteConnection(
  config: Config,
  baseUrl: string,
  io: Io,
  waiting: Pick<ClientOptions, 'wait' | 'random'>,
): Promise<Connection> {
  const dispatcher = createDispatcher(proxySettings(io.environment));
  const limit = config.timeoutSeconds.value;
  const timeouts = limit === null ? defaultTimeouts : { read: limit * 1000, work: limit * 1000 };
  return {
    call: createCall({
      ...waiting,
      baseUrl,
      apiKey: config.apiKey.value,
      dashboardToken: config.dashboardToken.value ?? homeTokenFor(config),
      fetch: (url, init) => fetch(url, { ...init, dispatcher }),
      timeouts,
      signal: io.interrupted,
      parseAnswer,
    }),
    download: (url) => download(url, dispatcher, timeouts.read),
    close: () => dispatcher.close(),
  };
}

async function download(
  url: string,
  dispatcher: Dispatcher,
  timeoutMilliseconds: number,
): Promise<Uint8Array> {
  // A server must not make this machine read its own files.
  if (!/^https?:$/.test(new URL(url).protocol))
    throw new Error(`The server's link to the PDF is not a web address: ${url}`);
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
    dispatcher,
  });
  if (!answer.ok)
    throw new Error(
      `The server answered ${answer.status} instead of the PDF. Ask for it again: resume-tailor pdf ID`,
    );
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > maxPdfSize) throw new Error('The server sent more than 50 MB instead of a resume.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
