/** What the client needs of a fetch: HTTP in one place, the same app in its own process in another. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>;

export interface FetchInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** A key never follows a redirect. */
  readonly redirect: 'manual';
}

export interface FetchAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** An answer whose body has arrived whole. */
export interface Received {
  readonly answer: FetchAnswer;
  readonly text: string;
}
