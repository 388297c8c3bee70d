import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from 'commander';
import type { Serving } from '../../compose/home-files.ts';
import { variable } from '../../config/environment.ts';
import { errorCode } from '../../values/system-error.ts';
import { openComposition, otherServerHints } from '../connection/open-composition.ts';
import { type HomeServer, serveHome } from '../connection/serve-home.ts';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import type { Io } from '../terminal/io.ts';
import { type Output, view } from '../terminal/output.ts';
import { defaultPort, port } from './serve.ts';

interface OpenFlags {
  readonly port?: number;
  /** false after --no-browser */
  readonly browser: boolean;
}

const answerMilliseconds = 2_000;

export function defineOpen(command: Command, run: Run): void {
  command
    .option('--port <number>', `listen on this port; default ${defaultPort}, or any free port`, port)
    .option('--no-browser', 'print the address instead of opening it')
    .addHelpText('before', 'Example:\n  $ resume-tailor open\n')
    .addHelpText('after', '\nThe page is served from this machine, to you alone, until you press Ctrl-C.\n')
    .action((flags: OpenFlags) => run((context) => open(context, flags), { takesSignals: true }));
}

/** Opens the page of this home's running server, or starts one until it is stopped. */
async function open(context: Context, flags: OpenFlags): Promise<Output> {
  const running = await findRunning(context);
  if (running) return openRunning(context, running, flags);
  const show = async (address: string) => shown(context, address, flags, true);
  const serveAt = (listenOn: number) =>
    serveHome(
      context,
      { host: '127.0.0.1', port: listenOn, fetchPosting: fetchPostingFor(context), log: null },
      async (server) => show(await server.pageAddress()),
    );
  if (flags.port !== undefined) return serveAt(flags.port);
  return serveAt(defaultPort).catch((error: unknown) => {
    // Another program uses the default port.
    if (error instanceof Error && errorCode(error.cause) === 'EADDRINUSE') return serveAt(0);
    throw error;
  });
}

/** Fetches postings from the person's own machine, like `generate URL`; loaded on first use. */
function fetchPostingFor(context: Context): HomeServer['fetchPosting'] {
  return async (address) => {
    const { readPostingForPage } = await import('../postings/read-web-posting.ts');
    return readPostingForPage(context, address);
  };
}

async function openRunning(context: Context, running: Serving, flags: OpenFlags): Promise<Output> {
  const composition = await openComposition(context);
  try {
    return await shown(context, await composition.pageAddress(running), flags, false);
  } finally {
    await composition.close();
  }
}

/** The running server of this home, if it answers. */
async function findRunning({ config, io }: Context): Promise<Serving | null> {
  const { readServing } = await import('../../compose/home-files.ts');
  const noted = await readServing(config.home.servingFile);
  if (!noted) return null;
  const signal = AbortSignal.any([AbortSignal.timeout(answerMilliseconds), io.interrupted]);
  const answer = await fetch(`${noted.url}/healthz`, { signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ? noted : null;
}

/** If a browser opens it, the address with its token is not printed. */
async function shown(
  { io, config }: Context,
  address: string,
  { browser }: OpenFlags,
  isOurs: boolean,
): Promise<Output> {
  const isShown = browser && (await openInBrowser(address, io));
  const plain = new URL('/', address).href;
  return view({
    data: { url: isShown ? plain : address, opened: isShown },
    lines: isOurs,
    human: ({ url, opened }) => (opened ? `Opened ${url} in your browser.\n` : `${url}\n`),
    hints: [
      ...otherServerHints(config),
      ...(isShown ? [] : ['Open this address in a browser on this machine. It works once, within a minute.']),
      ...(isOurs ? ['Press Ctrl-C to stop.'] : []),
    ],
  });
}

/** The command that opens an address in the browser; null without a display. */
function openerOf({ platform, environment }: Pick<Io, 'platform' | 'environment'>): readonly string[] | null {
  if (platform === 'darwin') return ['open'];
  // Not `start`: it passes the address to a shell.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  const hasDisplay = variable(environment, 'DISPLAY') ?? variable(environment, 'WAYLAND_DISPLAY');
  return hasDisplay === undefined ? null : ['xdg-open'];
}

/** Starts a browser, which keeps running by itself. @returns whether one was started */
export async function openInBrowser(
  address: string,
  io: Pick<Io, 'platform' | 'environment'>,
): Promise<boolean> {
  const [program, ...flags] = openerOf(io) ?? [];
  if (program === undefined) return false;
  const child = spawn(program, [...flags, address], { stdio: 'ignore', detached: true });
  const started = await Promise.race([
    once(child, 'spawn').then(() => true),
    once(child, 'error').then(() => false),
  ]).catch(() => false);
  child.unref();
  return started;
}
