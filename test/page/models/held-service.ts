import { createService, type Service } from '../../../src/page/service.ts';

/** The service as the page has it; each answer waits until the test gives it. */
export interface HeldService {
  readonly service: Service;
  /** Answers the oldest open request with this method and address, and waits until the page has read it. */
  answer(request: string, body: unknown, status?: number, headers?: HeadersInit): Promise<void>;
  /** Requests that were sent and are not answered, as `GET /ui/resumes`. */
  open(): readonly string[];
  /** What the oldest open request with this method and address sends. */
  bodyOf(request: string): unknown;
}

interface Held {
  readonly request: string;
  readonly body: unknown;
  readonly answer: (response: Response) => void;
}

export function holdService(): HeldService {
  const held: Held[] = [];
  const hold = (address: string, { method = 'GET', body }: RequestInit = {}) =>
    new Promise<Response>((resolve) => {
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
      held.push({ request: `${method} ${address}`, body: sent, answer: resolve });
    });
  return {
    service: createService(hold as typeof fetch, () => undefined),
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
