import type { ClientOptions } from '../client/client-options.ts';

/** The way to the service: in this process, or over HTTP. All that differs between the two. */
export interface Door {
  readonly client: Omit<ClientOptions, 'wait' | 'random'>;
  /** The bytes behind a `pdf_url`. */
  download(url: string): Promise<Uint8Array>;
  close(): Promise<void>;
}
