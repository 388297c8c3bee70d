import type { Call, CallInput } from '../client/call.ts';
import { type Client, clientOf } from '../client/client.ts';
import { requestPath } from '../client/request-path.ts';
import { pagePrefix, pageSessionPath } from '../contract/addresses.ts';
import type { FinetuneLevel } from '../contract/choices.ts';
import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import { type Answer, endpoints, type OperationId } from '../contract/endpoints.ts';
import type { ErrorObject } from '../contract/objects.ts';

/** A failed request, with a message for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** `offline`: the service did not answer. */
  readonly reason: ErrorObject['name'] | 'offline';
  /** Seconds until a retry may succeed; null if waiting does not help. */
  readonly retryAfter: number | null;

  constructor(reason: Refusal['reason'], message: string, retryAfter: number | null = null) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export interface Session {
  readonly isSignedIn: boolean;
  /** True if the service can read a posting from its web address. */
  readonly readsAddresses: boolean;
  /** Credits of a generation by level; without those that the service does not tell. */
  readonly creditCosts: CreditCosts;
}

export type CreditCosts = Readonly<Partial<Record<FinetuneLevel, number>>>;

export interface Service extends Client {
  readonly session: {
    check(): Promise<Session>;
    open(token: string): Promise<void>;
    close(): Promise<void>;
  };
}

/** Where the page comes from, for the advice when the service does not answer. */
export interface Site {
  readonly hostname: string;
  /** False if the device has no network. */
  isOnline(): boolean;
}

/** @param onSignedOut called when a request fails because the session has ended */
export function createService(fetch: typeof globalThis.fetch, onSignedOut: () => void, site: Site): Service {
  const send = sender(fetch, site);
  const call: Call = async <Id extends OperationId>(id: Id, input: CallInput<Id> = {}) => {
    const { method, path }: Endpoint = endpoints[id];
    const address = pagePrefix + requestPath(path, input.id, { ...input.query });
    try {
      return (await send(method, address, input.body, input.idempotencyKey)) as Answer<Id>;
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'missing_api_key') onSignedOut();
      throw error;
    }
  };
  return {
    ...clientOf(call),
    session: {
      async check() {
        const { signed_in, reads_addresses, credit_costs } = Object(await send('GET', pageSessionPath));
        return {
          isSignedIn: signed_in === true,
          readsAddresses: reads_addresses === true,
          creditCosts: Object(credit_costs),
        };
      },
      open: async (token) => void (await send('POST', pageSessionPath, { token })),
      close: async () => void (await send('DELETE', pageSessionPath)),
    },
  };
}

function sender(fetch: typeof globalThis.fetch, site: Site) {
  return async (
    method: string,
    address: string,
    body?: unknown,
    idempotencyKey?: string,
  ): Promise<unknown> => {
    const answer = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      credentials: 'same-origin',
    }).catch(() => null);
    const read: unknown = await answer?.json().catch(() => null);
    if (answer?.ok && read !== null) return read;
    if (!answer || !isErrorObject(read)) throw new Refusal('offline', noAnswer(site, answer?.status));
    const retryAfter = answer.headers.get('retry-after') ?? '';
    throw new Refusal(read.name, read.message, /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null);
  };
}

function isErrorObject(read: unknown): read is Pick<ErrorObject, 'name' | 'message'> {
  const { name, message } = Object(read) as Partial<ErrorObject>;
  return typeof name === 'string' && typeof message === 'string';
}

/**
 * What happened and what to do. Only people at the service's own machine can start it again.
 * @param status of an answer that is not the service's but of a server before it
 */
function noAnswer({ hostname, isOnline }: Site, status: number | undefined): string {
  const advice = (): string => {
    if (/^(?:localhost|127\..*|\[::1\])$/.test(hostname))
      return 'The service on this machine has stopped. Start it again (resume-tailor open or serve), then try again.';
    if (status === undefined && !isOnline()) return 'This device has no network. Connect it, then try again.';
    const what =
      status === undefined ? 'cannot be reached' : `answers ${status}, but not the service behind it`;
    return `${hostname} ${what}. Check your connection, try again in a few minutes, or tell the people who run it.`;
  };
  return `${advice()} What you typed is still here.`;
}
