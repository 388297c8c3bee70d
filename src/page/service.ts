import type { Call, CallInput } from '../client/call.ts';
import { type Client, clientOf } from '../client/client.ts';
import { requestPath } from '../client/request-path.ts';
import { pagePrefix, pageSessionPath } from '../contract/addresses.ts';
import { type FinetuneLevel, finetuneLevels } from '../contract/choices.ts';
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

/** @param onSignedOut called when a request fails because the session has ended */
export function createService(fetch: typeof globalThis.fetch, onSignedOut: () => void): Service {
  const send = sender(fetch);
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
          creditCosts: creditCostsIn(credit_costs),
        };
      },
      open: async (token) => void (await send('POST', pageSessionPath, { token })),
      close: async () => void (await send('DELETE', pageSessionPath)),
    },
  };
}

function creditCostsIn(read: unknown): CreditCosts {
  const costs: Readonly<Record<string, unknown>> = Object(read);
  const known = finetuneLevels.flatMap((level) => {
    const cost = costs[level];
    return typeof cost === 'number' ? [[level, cost] as const] : [];
  });
  return Object.fromEntries(known);
}

function sender(fetch: typeof globalThis.fetch) {
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
    throw refusalOf(read, answer?.headers.get('retry-after') ?? '');
  };
}

function refusalOf(read: unknown, retryAfter: string): Refusal {
  const { name, message } = Object(read) as Partial<ErrorObject>;
  if (typeof name === 'string' && typeof message === 'string') {
    return new Refusal(name, message, /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null);
  }
  return new Refusal(
    'offline',
    'The service does not answer. If it was stopped, start it again with `resume-tailor open`; nothing you did here is lost.',
  );
}
