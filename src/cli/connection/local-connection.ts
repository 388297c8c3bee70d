import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Call, type CallInput, isRepeatable } from '../../client/call.ts';
import type { ClientOptions } from '../../client/client-options.ts';
import { ApiError } from '../../client/errors.ts';
import { type Failure, sendWithRetries } from '../../client/retries.ts';
import type { Composition, LocalFailure } from '../../compose.ts';
import type { Config } from '../../config/load-config.ts';
import type { OperationId } from '../../contract/endpoints.ts';
import type { Io } from '../terminal/io.ts';
import { logFailure, openComposition } from './open-composition.ts';
import type { RateLimitWaiting } from './wait-at-rate-limit.ts';

export interface ConnectionOptions {
  readonly config: Config;
  readonly packageRoot: string;
  readonly io: Io;
  /** How a refused call waits before its next attempt. */
  readonly waiting: Pick<ClientOptions, 'wait' | 'random'>;
  readonly rateLimit: RateLimitWaiting;
  /** Receives the progress of long work in words. */
  reportProgress(news: string): void;
}

/** Runs the operations on the local store in this process. */
export async function localConnection({
  config,
  packageRoot,
  io,
  waiting,
  reportProgress,
}: ConnectionOptions): Promise<Connection> {
  const composition = await openComposition(
    { config, packageRoot, io },
    { reportProgress, reportFailure: config.debug.value ? logFailure(io) : undefined },
  );
  return {
    call: localCall(composition, config, waiting),
    download: (url) => readFile(fileURLToPath(url)),
    close: composition.close,
  };
}

/** Waits and retries after a temporary refusal, as over HTTP; a failure is final. */
function localCall(
  { perform, ownerApiKey, ownerDashboardToken }: Composition,
  config: Config,
  waiting: Pick<ClientOptions, 'wait' | 'random'>,
): Call {
  const credentials = {
    apiKey: config.apiKey.value ?? ownerApiKey,
    dashboardToken: config.dashboardToken.value ?? ownerDashboardToken,
  };
  return async <Id extends OperationId>(operation: Id, input: CallInput<Id> = {}) => {
    const { outcome } = await sendWithRetries(
      {
        send: () => perform(operation, { ...credentials, ...input, query: { ...input.query } }),
        failureOf: (result) => ('failure' in result ? retryable(result.failure) : null),
        isRepeatable: isRepeatable(operation, input),
      },
      { ...waiting, retryFailures: false },
    );
    if ('answer' in outcome) return outcome.answer;
    const { name, message, retryAfter, ...details } = outcome.failure;
    throw new ApiError(name, message, { ...details, retryAfter: retryAfter ?? undefined });
  };
}

function retryable({ name, status, retryAfter, busy }: LocalFailure): Failure {
  return { status, retryAfter: retryAfter ?? undefined, refused: name === 'credit_limit_exceeded', busy };
}

/** The connection to the service, in this process or over HTTP. */
export interface Connection {
  readonly call: Call;
  /** The bytes behind a `pdf_url`. */
  download(url: string): Promise<Uint8Array>;
  close(): Promise<void>;
}
