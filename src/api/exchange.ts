import type { JsonPieces } from '../operations/json-text.ts';
import type { RateLimit } from '../service/use-cases.ts';

/** The part of a Web Request that the API reads; a real `Request` fits, and so does a light object. */
export interface ApiRequest {
  readonly method: string;
  /** Absolute URL. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
  /** Address that it came from; none within one process. */
  readonly source?: string | undefined;
  /** Aborted when the caller goes away. */
  readonly signal?: AbortSignal | undefined;
}

/** The part of a Web Response that callers read. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type ReplyBody = string | JsonPieces | Uint8Array<ArrayBuffer> | null;

/** What a route decides; the headers that every answer has are added at the end. */
export interface Reply {
  readonly status: number;
  readonly body: ReplyBody;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request on its way through the gates. */
export interface Exchange {
  readonly request: ApiRequest;
  readonly url: URL;
  readonly requestId: string;
  /** Known as soon as the account is. */
  rateLimit: RateLimit | null;
}
