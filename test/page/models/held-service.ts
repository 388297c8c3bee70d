import { createService, type Service } from '../../../src/page/service.ts';

/** A service whose answers the test gives. */
export interface HeldAnswers {
  /** Answers the oldest open request with this method and address, and waits until the page has read the answer. */
  answer(request: string, body: unknown, status?: number, headers?: HeadersInit): Promise<void>;
  /** Requests without an answer so far: `GET /ui/resumes`. */
  open(): readonly string[];
  /** Body of the oldest open request with this method and address. */
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

const site = { hostname: 'localhost', isOnline: () => true };

/** The page's service with held answers. */
export function holdService(): HeldService {
  const { fetch, ...answers } = holdFetch();
  return { ...answers, service: createService(fetch, () => undefined, site) };
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
      if (!found) throw new Error(`No open request ${request}, only ${held.map((one) => one.request)}`);
      found.answer(Response.json(body, { status, headers }));
      // The page continues in promise callbacks, which all run before this.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
