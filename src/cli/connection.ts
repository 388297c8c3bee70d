import type { Call } from '../client/call.ts';

/** The way to the service: in this process, or over HTTP. All that differs between the two. */
export interface Connection {
  readonly call: Call;
  /** The bytes behind a `pdf_url`. */
  download(url: string): Promise<Uint8Array>;
  close(): Promise<void>;
}
