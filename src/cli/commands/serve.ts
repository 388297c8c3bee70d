import { type Command, Option } from 'commander';
import { isLoopbackHost } from '../../config/base-url.ts';
import { hostDatabase } from '../../config/server-variables.ts';
import { parseUrl } from '../../values/web-address.ts';
import { otherServerHints } from '../connection/open-composition.ts';
import { serveHome } from '../connection/serve-home.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { oneOf } from '../one-of.ts';
import type { Run } from '../run.ts';
import { type Output, type View, view } from '../terminal/output.ts';
import { wholeNumber } from '../whole-number.ts';

interface ServeFlags {
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: string;
  readonly allowHost?: readonly string[];
  readonly allowOrigin?: readonly string[];
  readonly log?: 'json' | 'pretty';
  readonly database?: string;
}

/** Also used by `open`. */
export const defaultPort = 8787;

export function defineServe(command: Command, run: Run): void {
  command
    .option('--host <address>', 'listen on this address; add --allow-host if others connect', '127.0.0.1')
    .option('--port <number>', 'listen on this port; 0: any free port', port, defaultPort)
    .option('--public-url <url>', 'the address that others use, for links to PDFs', publicUrl)
    .option('--allow-host <name>', 'accept requests for this host name; may be repeated', collect)
    .option(
      '--allow-origin <origin>',
      'let web pages of this origin call the API; may be repeated',
      collectOrigin,
    )
    .option('--database <url>', 'share a PostgreSQL database with other servers; default: $DATABASE_URL')
    .addOption(oneOf(new Option('--log <format>', 'one line per request, on stderr'), ['json', 'pretty']))
    .addHelpText('before', 'Examples:\n  $ resume-tailor serve\n  $ resume-tailor serve --port 0 --json\n')
    .action((flags: ServeFlags) => run((context) => serve(context, flags), { takesSignals: true }));
}

async function serve(context: Context, flags: ServeFlags): Promise<Output> {
  const { stderr, environment } = context.io;
  const log = flags.log ?? (stderr.isTTY ? 'pretty' : 'json');
  const database = hostDatabase(flags.database, environment);
  return serveHome(
    context,
    { ...flags, log, notesAsJson: flags.log === 'json', database },
    async ({ url }, hasOwner) => started(context, url, hasOwner, flags),
  );
}

interface Started {
  readonly url: string;
  readonly home: string;
  readonly pid: number;
  /** Null on a shared database, where `accounts create` issues tokens. */
  readonly dashboard_token_file: string | null;
}

/** The first output on stdout. It names the file of a secret, never the secret. */
function started({ io, config }: Context, origin: string, hasOwner: boolean, flags: ServeFlags): View {
  const { home } = config;
  const firstKey = hasOwner
    ? `To create a key with the token in ${home.dashboardTokenFile}: resume-tailor keys create --name NAME --base-url ${origin}`
    : 'To create an account with its first key: resume-tailor accounts create NAME, with the same --database or DATABASE_URL';
  return view<Started>({
    data: {
      url: `${origin}/api/v1`,
      home: home.dataFolder,
      pid: io.processId,
      dashboard_token_file: hasOwner ? home.dashboardTokenFile : null,
    },
    lines: true,
    human: ({ url }, { ink }) => `resume-tailor serves ${ink.bold(url)}\n`,
    hints: [
      ...otherServerHints(config),
      ...(hasOwner ? [`The page is at ${origin}/. To open it signed in: resume-tailor open`] : []),
      ...othersHint(flags, origin),
      firstKey,
      'Press Ctrl-C to finish running requests and stop.',
    ],
  });
}

/** The address for other machines, or how to let them connect. */
function othersHint({ host, publicUrl, allowHost = [] }: ServeFlags, origin: string): readonly string[] {
  if (publicUrl !== undefined) return [`Others use ${publicUrl}/`];
  if (isLoopbackHost(host)) return [];
  const { port } = new URL(origin);
  if (allowHost.length > 0) return allowHost.map((name) => `Others use http://${name}:${port}/`);
  return [`It listens on ${host}, port ${port}. To let others connect, name this machine: --allow-host NAME`];
}

export const port = wholeNumber('--port', { min: 0, max: 65_535 });

function publicUrl(text: string): string {
  const url = parseUrl(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin;
  throw new UsageError(`--public-url takes an address such as https://resume.example.com, not "${text}"`);
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** Adds one exact origin, as browsers write it. */
function collectOrigin(text: string, before: readonly string[] = []): readonly string[] {
  const url = parseUrl(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return [...before, text];
  const example = url && url.origin !== 'null' ? url.origin : 'https://app.example.com';
  throw new UsageError(`--allow-origin takes one exact origin such as ${example}, not "${text}"`);
}
