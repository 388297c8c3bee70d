import type { Environment } from '../config/environment.ts';

export type InputStream = NodeJS.ReadableStream & { readonly isTTY?: boolean };
export type OutputStream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** What results need of a stream; questions and moving parts, which are on stderr, need more. */
export interface ResultStream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string | Uint8Array): boolean;
}

/** Why a command was told to stop: a signal, or a reader that went away. */
export type Interruption = 'SIGINT' | 'SIGTERM' | 'EPIPE';

/** The world around one run of the command line. Tests hand in one of their own. */
export interface Io {
  readonly stdin: InputStream;
  readonly stdout: ResultStream;
  readonly stderr: OutputStream;
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
  /** The person's home folder, not the product's. */
  readonly homeFolder: string;
  readonly cwd: string;
  readonly processId: number;
  /** Milliseconds since 1970 UTC. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  randomBytes(count: number): Uint8Array;
  /** Aborted with an Interruption as its reason. */
  readonly interrupted: AbortSignal;
}
