import { createService, type Service } from '../../../src/page/service.ts';

/** A service whose answers wait until the test gives them. */
export interface HeldAnswers {
  /** Answers the oldest open request with this method and address, and waits until the page has read it. */
  answer(request: string, body: unknown, status?: number, headers?: HeadersInit): Promise<void>;
  /** Requests that were sent and are not answered, as `GET /ui/resumes`. */
  open(): readonly string[];
  /** What the oldest open request with this method and address sends. */
  bodyOf(request: string): unknown;
}

export interface HeldService extends HeldAnswers {
  readonly service: Service;
}

interface Held {
  readonly request: string;
  readonly body: unknown;
  readonly answer: (response: Response) => void;
}

/** The service as the page has it. */
export function holdService(): HeldService {
  const { fetch, ...answers } = holdFetch();
  return { ...answers, service: createService(fetch, () => undefined) };
}

export function holdFetch(): HeldAnswers & { readonly fetch: typeof fetch } {
  const held: Held[] = [];
  const hold = (address: string, { method = 'GET', body }: RequestInit = {}) =>
    new Promise<Response>((resolve) => {
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
      held.push({ request: `${method} ${address}`, body: sent, answer: resolve });
    });
  return {
    fetch: hold as typeof fetch,
    open: () => held.map(({ request }) => request),
    bodyOf: (request) => held.find((one) => one.request === request)?.body,
    async answer(request, body, status = 200, headers = {}) {
      const index = held.findIndex((one) => one.request === request);
      const [found] = index < 0 ? [] : held.splice(index, 1);
      if (!found) throw new Error(`Nobody asked for ${request}, but for ${held.map((one) => one.request)}`);
      found.answer(Response.json(body, { status, headers }));
      // What follows in the page are steps of promises, all of which come before this.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
