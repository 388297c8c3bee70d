import type { Command } from 'commander';
import { ApiError } from '../../client/errors.ts';
import type { Answer } from '../../contract/endpoints.ts';
import type { ApiKey } from '../../contract/objects.ts';
import { isCalendarDate } from '../../contract/resume/dates.ts';
import { homeTokenFor } from '../connection/home-token.ts';
import { withFlagName } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { confirmed } from '../terminal/questions.ts';
import { shortDate, table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { keyNameFlag } from '../text-flag.ts';

interface CreateFlags {
  readonly name: string;
  readonly test?: boolean;
  readonly expires?: string;
}

interface RevokeFlags {
  readonly yes?: boolean;
}

export function defineKeys(command: Command, run: Run): void {
  command.addHelpText(
    'before',
    'Examples:\n  $ resume-tailor keys create --name laptop\n  $ resume-tailor keys list\n  $ resume-tailor keys revoke apikey_01…\n',
  );
  command
    .command('list')
    .description('list your keys, masked; with the dashboard token, also when they expire')
    .action(() => run(list));
  command
    .command('create')
    .description('create a key; it is shown once')
    .requiredOption(...keyNameFlag)
    .option('--test', 'a test key: it has its own resumes and credits')
    .option('--expires <date>', 'when it stops working: 2027-01-31 or 2027-01-31T09:00:00Z', expiry)
    .action((flags: CreateFlags) => run((context) => create(context, flags)));
  command
    .command('revoke')
    .description('revoke a key; it stops working at once')
    .argument('<id>', 'id of a key, from keys list')
    .option('-y, --yes', 'do not ask')
    .action((id: string, flags: RevokeFlags) => run((context) => revoke(context, id, flags)));
}

/** Only the list for the dashboard token has the times when keys expire. */
type ApiKeyList = Answer<'listApiKeys'> | Answer<'listDashboardKeys'>;
type CreatedApiKey = Answer<'createApiKey'>;
type DeletedApiKey = Answer<'revokeApiKey'>;

async function list(context: Context): Promise<Output> {
  const { apiKeys } = await context.client();
  const { config } = context;
  // Uses a dashboard token as create and revoke do: a named one, or the local one if no API key is set.
  const isNamed = config.dashboardToken.value !== null;
  const hasHomeToken = config.baseUrl.value === null || homeTokenFor(config) !== null;
  const isAtHome = config.apiKey.value === null && hasHomeToken;
  const data = await (isNamed || isAtHome ? byDashboardToken(apiKeys.listAll()) : apiKeys.list());
  return view<ApiKeyList>({ data, human: (keys, style) => keysText(keys, style, context.io.now()) });
}

type ListedKey = ApiKey & { readonly expires_at?: string | null | undefined };

function keysText({ data }: ApiKeyList, style: TerminalStyle, now: number): Promise<string> {
  const keys: readonly ListedKey[] = data;
  const date = (time: string): string => (style.isTerminal ? shortDate(time) : time);
  const expiry = (time: string | null): string =>
    time === null ? 'never' : `${Date.parse(time) > now ? '' : 'expired '}${date(time)}`;
  const row = (key: ListedKey): string[] => [
    key.id,
    key.name,
    key.prefix,
    date(key.created_at),
    key.last_used_at === null ? 'never' : date(key.last_used_at),
    ...(key.expires_at === undefined ? [] : [expiry(key.expires_at)]),
  ];
  const isExpiryKnown = keys.some((key) => key.expires_at !== undefined);
  const head = ['ID', 'NAME', 'KEY', 'CREATED', 'LAST USED', ...(isExpiryKnown ? ['EXPIRES'] : [])];
  return table(style, { head, rows: keys.map(row) });
}

async function create(context: Context, { name, test, expires }: CreateFlags): Promise<Output> {
  const client = await context.client();
  const request = {
    name,
    mode: test ? 'test' : 'live',
    ...(expires !== undefined && { expires_at: expires }),
  } as const;
  const key = await withFlagName('expires_at', '--expires', byDashboardToken(client.apiKeys.create(request)));
  return view<CreatedApiKey>({
    data: key,
    human: ({ secret }) => `${secret}\n`,
    hints: [
      'The key is shown only this once. Keep it as safe as a password.',
      'To use it: resume-tailor auth login --base-url URL',
    ],
  });
}

async function revoke(context: Context, id: string, { yes = false }: RevokeFlags): Promise<Output> {
  await confirmed(context, {
    yes,
    act: 'Revoking',
    question: () => `Revoke the key ${id}? Anything that uses it stops working.`,
  });
  const client = await context.client();
  return view<DeletedApiKey>({
    data: await byDashboardToken(client.apiKeys.revoke(id)),
    human: (key) => `revoked ${key.id}\n`,
  });
}

/** Explains the dashboard token instead of the API key if a call is not authorized. */
async function byDashboardToken<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    throw new ApiError(error.name, error.message, { ...error, advice: tokenAdvice });
  }
}

const tokenAdvice =
  'Creating and revoking keys, and listing when they expire, needs the dashboard token: run this on the machine of the server, or save the token with resume-tailor auth login --dashboard-token-file FILE';

const moment =
  /^(\d{4})-(\d{2})-(\d{2})(T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** A date alone means its first moment in UTC. */
function expiry(text: string): string {
  const [whole, year, month, day, time] = moment.exec(text) ?? [];
  if (whole === undefined)
    throw new UsageError(
      `--expires takes a date such as 2027-01-31, not ${JSON.stringify(text.slice(0, 64))}`,
    );
  if (!isCalendarDate(Number(year), Number(month), Number(day)))
    throw new UsageError(`--expires: ${text} is not a date; use one such as 2027-01-31`);
  return new Date(time === undefined ? `${whole}T00:00:00Z` : whole).toISOString();
}
