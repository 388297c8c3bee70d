import type { ComposeOptions, ServingHome } from '../../compose.ts';
import { isLoopbackHost } from '../../config/base-url.ts';
import { metricsToken } from '../../config/server-variables.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { type Output, print } from '../terminal/output.ts';
import { terminalText } from '../terminal/terminal-text.ts';
import { logFailure, logLine, openComposition } from './open-composition.ts';

export interface HomeServer {
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: string | undefined;
  readonly allowHost?: readonly string[] | undefined;
  readonly allowOrigin?: readonly string[] | undefined;
  /** The shared database; undefined: the store of the home. */
  readonly database?: string | undefined;
  /** Only for a server that one person runs for themselves. */
  readonly fetchPosting?: ComposeOptions['fetchPosting'];
  /** null: requests are not logged. */
  readonly log: 'json' | 'pretty' | null;
  /** True if notes and warnings are JSON lines too, because a log collector was asked for and reads them all. */
  readonly notesAsJson?: boolean;
}

/**
 * Serves this home until it is stopped.
 * @param started what to print once it listens
 */
export async function serveHome(
  context: Context,
  {
    host,
    port,
    publicUrl,
    allowHost = [],
    allowOrigin = [],
    database,
    fetchPosting,
    log,
    notesAsJson = false,
  }: HomeServer,
  started: (server: ServingHome, hasOwner: boolean) => Promise<Output>,
): Promise<Output> {
  const { io, config, globals } = context;
  if (config.baseUrl.source === 'flag')
    throw new UsageError('this command runs its own server; remove --base-url');
  const tell = (line: string): void => void io.stderr.write(`${terminalText(line)}\n`);
  const token = metricsToken(io.environment);
  const composition = await openComposition(context, {
    database,
    fetchPosting,
    forHost: true,
    reportFailure: logFailure(io, log ?? 'pretty'),
    renderIn: 'child-processes',
    tailorIn: 'threads',
    countEachScore: true,
  });
  try {
    const server = await composition.serve({
      ...{ host, port, publicUrl },
      allowedHosts: allowHost,
      allowedOrigins: allowOrigin,
      logFormat: log ?? 'pretty',
      metricsToken: token,
      writeLog: globals.quiet || log === null ? () => undefined : tell,
    });
    if (!isLoopbackHost(host))
      tell(notesAsJson ? logLine(io, 'warn', { message: exposure(host) }) : `Warning: ${exposure(host)}`);
    try {
      const output = await started(server, composition.ownerApiKey !== null);
      await print(output, io, notesAsJson ? { ...globals, quiet: true } : globals);
      if (notesAsJson && !globals.quiet && !globals.json && output !== null && 'hints' in output) {
        for (const message of output.hints ?? []) tell(logLine(io, 'info', { message }));
      }
      await stopped(io.interrupted);
    } finally {
      await server.close();
    }
  } finally {
    await composition.close();
  }
  return null;
}

function stopped(interrupted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    else interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The warning for a server that other machines can reach, printed even with --quiet. */
function exposure(host: string): string {
  return `${host} can be reached from other machines over plain HTTP: others on the network can read keys and resumes. Put a TLS proxy in front of it, and give its address with --public-url.`;
}
