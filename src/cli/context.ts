import type { Client } from '../client/client.ts';
import type { ClientOptions } from '../client/client-options.ts';
import { type Config, loadConfig } from '../config/load-config.ts';
import { isWatched, showsUnicode, wantsPlain } from '../config/terminal-settings.ts';
import type { Connection, ConnectionOptions } from './connection/local-connection.ts';
import type { RateLimitWaiting } from './connection/wait-at-rate-limit.ts';
import { UsageError } from './exit-code.ts';
import { readTextFile } from './files/read-input.ts';
import type { Globals } from './globals.ts';
import { type Progress, unseenProgress } from './progress.ts';
import type { Io } from './terminal/io.ts';
import { adviceText, counted, terminalText } from './terminal/terminal-text.ts';

/** Everything a command may use. Costly parts are created on first use. */
export interface Context {
  readonly io: Io;
  readonly globals: Globals;
  readonly config: Config;
  readonly packageRoot: string;
  readonly version: string;
  client(): Promise<Client>;
  /** The bytes behind a `pdf_url`. */
  download(url: string): Promise<Uint8Array>;
  readonly rateLimit: RateLimitWaiting;
  /** Prints one line on stderr during the work; not with --quiet or --json. */
  note(text: string): void;
  /** Shows progress on a terminal while the work runs. */
  progress<T>(text: string, work: (progress: Progress) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface ContextSources {
  readonly io: Io;
  readonly globals: Globals;
  readonly packageRoot: string;
  readonly version: string;
  /** The value of --font-dir, which only some commands take. */
  readonly fontDir?: string | undefined;
  readonly newProfile?: boolean;
}

export async function createContext(sources: ContextSources): Promise<Context> {
  const { io, globals, packageRoot, version, fontDir, newProfile } = sources;
  const config = await loadConfig({
    // Without the flag, the environment may still set it.
    flags: { ...globals, debug: globals.debug || undefined, timeoutSeconds: globals.timeout, fontDir },
    environment: io.environment,
    platform: io.platform,
    homeFolder: io.homeFolder,
    cwd: io.cwd,
    newProfile,
    readText: readTextFile,
  });
  let opened: Promise<Connection> | undefined;
  let shown = unseenProgress;
  const muted = globals.quiet || globals.json;
  const note = (text: string) => {
    if (!muted) io.stderr.write(adviceText(text, io.stderr));
  };
  const rateLimit: RateLimitWaiting = {
    longestSeconds: globals.timeout,
    say(seconds) {
      const words = `rate limit: waiting ${counted(seconds, 'second')}`;
      if (shown === unseenProgress) note(words);
      else shown.say(words);
    },
  };
  const connection = (): Promise<Connection> => {
    opened ??= openConnection({
      ...{ config, packageRoot, io, waiting: waitingOf(io), rateLimit },
      reportProgress: (news) => shown.say(news),
    });
    return opened;
  };
  return {
    io,
    globals,
    config,
    packageRoot,
    version,
    client: async () => clientFor(await connection()),
    download: async (url) => (await connection()).download(url),
    rateLimit,
    note,
    progress(text, work) {
      const report = async (progress: Progress) => {
        shown = progress;
        try {
          return await work(progress);
        } finally {
          shown = unseenProgress;
        }
      };
      return showProgress(text, report, { io, globals });
    },
    async close() {
      // A failed connection was already reported to the caller.
      const connected = await opened?.catch(() => undefined);
      await connected?.close();
    },
  };
}

/** Shows a spinner on a terminal, a line in plain mode, and nothing in a pipe. */
async function showProgress<T>(
  text: string,
  work: (progress: Progress) => Promise<T>,
  { io, globals }: Pick<Context, 'io' | 'globals'>,
): Promise<T> {
  const { environment, stderr } = io;
  const isMuted = globals.quiet || globals.json;
  if (isMuted || !isWatched({ environment, isTerminal: stderr.isTTY === true })) return work(unseenProgress);
  if (wantsPlain(environment, globals.plain)) {
    stderr.write(`${terminalText(text)}\n`);
    return work(unseenProgress);
  }
  const { withSpinner } = await import('./terminal/spinner.ts');
  return withSpinner(text, { stream: stderr, unicode: showsUnicode(environment) }, work);
}

async function openConnection(options: ConnectionOptions): Promise<Connection> {
  const { baseUrl, fontDir } = options.config;
  if (baseUrl.value === null) {
    return (await import('./connection/local-connection.ts')).localConnection(options);
  }
  if (fontDir.value !== null) {
    throw new UsageError(
      `--font-dir is for PDFs that are made here, and ${baseUrl.value} makes its own: there it is fonts.folder in server.yaml`,
    );
  }
  return (await import('./connection/remote-connection.ts')).remoteConnection(baseUrl.value, options);
}

/** How a refused call waits before its next attempt. */
export function waitingOf(io: Io): Pick<ClientOptions, 'wait' | 'random'> {
  return { wait: io.wait, random: () => (io.randomBytes(1)[0] ?? 0) / 256 };
}

async function clientFor({ call }: Connection): Promise<Client> {
  const { clientOf } = await import('../client/client.ts');
  return clientOf(call);
}
