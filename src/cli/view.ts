import type { TerminalStyle } from './terminal-style.ts';

/** What a command has to say. One writer prints it, so that --json is always the API's own object. */
export interface View<T = unknown> {
  readonly data: T;
  /** The object of the API in `data`; absent: `data` is it. */
  readonly json?: (data: T) => unknown;
  /** --json prints each element of the list on a line of its own. */
  readonly lines?: boolean;
  /** The same for a person. On a terminal it gets a copy of `data` without control characters. */
  readonly human: (data: T, style: TerminalStyle) => string | Promise<string>;
  /** What to know and what to do next: on stderr, unless --quiet or --json. */
  readonly hints?: readonly string[];
  /** Done once the result is written, and not when the process ends before that. */
  readonly afterwards?: () => Promise<void>;
  /** Of a command that was carried out and has bad news. Default 0. */
  readonly exitCode?: number;
}

/** Bytes or text that go out exactly as they are, such as a document or a PDF. */
export interface RawOutput {
  readonly raw: string | Uint8Array;
}

export type Output = View | RawOutput | null;

/** Keeps the type of `data` tied to `human` and then forgets it. */
export function view<T>(parts: View<T>): View {
  return parts as View;
}
