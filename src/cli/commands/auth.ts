import type { Command } from 'commander';
import { ApiError } from '../../client/errors.ts';
import { isLoopback, readBaseUrl } from '../../config/base-url.ts';
import { defaultProfile, type Setting } from '../../config/load-config.ts';
import {
  type Profile,
  readSavedConfig,
  withoutSavedProfile,
  withSavedProfile,
} from '../../config/saved-config.ts';
import type { Usage } from '../../contract/objects.ts';
import { ownValue } from '../../values/own-value.ts';
import { errorReason } from '../../values/system-error.ts';
import { remoteConnection } from '../connection/remote-connection.ts';
import { type Context, waitingOf } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { exitCodeOf, terminalReason } from '../failure.ts';
import { inputText, readInput, readTextFile } from '../files/read-input.ts';
import { saveConfig } from '../files/save-settings.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { askQuestions, canAsk, required } from '../terminal/questions.ts';
import { maskedSecret, table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';

const examples = `Examples:
  $ resume-tailor auth login --base-url https://resume.example.com
  $ resume-tailor auth login --profile work --api-key-file - < key.txt
  $ resume-tailor auth status
`;

const after = `
The key comes from a prompt or a file. It is never an argument, because others
on this machine could read that. It is saved for this server and sent to no
other.
`;

export function defineAuth(command: Command, run: Run): void {
  command.addHelpText('before', examples);
  command
    .command('login')
    .description('log in to a server: save its address and your key')
    .option('--api-key-file <file>', 'read the key from a file; - is standard input')
    .option('--dashboard-token-file <file>', 'read the token that creates and revokes keys, in the same way')
    .option('-y, --yes', 'replace a saved profile for another server')
    .addHelpText('after', after)
    .action((flags: LoginFlags) => run((context) => login(context, flags), { newProfile: true }));
  command
    .command('logout')
    .description('remove the saved server and key')
    .action(() => run(logout));
  command
    .command('status')
    .description('show the server, the key, and whether the server accepts it')
    .action(() => run(status));
}

interface SecretSource {
  /** Its name in messages: `API key`. */
  readonly what: string;
  /** `--api-key-file` */
  readonly flag: string;
  /** A file, or `-`. */
  readonly file: string | undefined;
}

/**
 * Reads a secret from a file, standard input or a prompt, never from the command line, which other processes can
 * read.
 * @throws UsageError if it is missing or malformed
 */
async function readSecret(context: Context, { what, flag, file }: SecretSource): Promise<string> {
  if (file !== undefined) return checked(inputText(await readInput(file, context.io)).text.trim(), what);
  if (!canAsk(context)) {
    throw new UsageError(`give the ${what} with ${flag} FILE, or ${flag} - to read it from standard input`);
  }
  const questions = await askQuestions(context);
  return checked(await questions.secret(`${what} (hidden)`), what);
}

const longest = 512;

/** The secret becomes a header: one line of visible ASCII. */
function checked(secret: string, what: string): string {
  if (/^[\x21-\x7e]+$/.test(secret) && secret.length <= longest) return secret;
  throw new UsageError(`that is not a valid ${what}; copy the whole line that was shown when it was created`);
}

interface LoginFlags {
  /** A file, or `-`. */
  readonly apiKeyFile?: string;
  /** A file, or `-`. */
  readonly dashboardTokenFile?: string;
  readonly yes?: boolean;
}

interface LoggedIn {
  readonly profile: string;
  readonly base_url: string;
  /** Its first characters. */
  readonly api_key: string | null;
  readonly plan: Usage['plan'] | null;
  readonly credits_remaining: number | null;
  readonly file: string;
}

/** Saves the server and its credentials after the server has accepted them, so that a mistyped key is never saved. */
async function login(context: Context, flags: LoginFlags): Promise<Output> {
  const name = context.config.profile.value ?? defaultProfile;
  const baseUrl = await chosenServer(context);
  const saved = savedProfile(context, name);
  if (saved && saved.baseUrl !== baseUrl) await confirmReplacement(context, name, saved, flags.yes ?? false);
  if (!isLoopback(baseUrl) && baseUrl.startsWith('http:'))
    context.note(
      'Warning: this address is plain HTTP; others on the network can read the key and your resumes.',
    );
  const profile = { baseUrl, ...(await readSecrets(context, flags)) };
  const usage = await context.progress('Asking the server', () => tryCredentials(context, profile, flags));
  // A saved key is kept if only the token is given, and vice versa.
  const kept = saved?.baseUrl === baseUrl ? { ...saved, ...profile } : profile;
  const file = await saveConfig(context, (text, path) => withSavedProfile(text, path, name, kept));
  return view<LoggedIn>({
    data: {
      profile: name,
      base_url: baseUrl,
      api_key: profile.apiKey === undefined ? null : maskedSecret(profile.apiKey),
      plan: usage?.plan ?? null,
      credits_remaining: usage?.credits_remaining ?? null,
      file,
    },
    human: loggedInText,
    hints: [
      ...overrideNotes(context),
      'Commands now use this server. To use this machine for one command: --profile local',
    ],
  });
}

/** Prompts for the key, unless only the token is given. */
async function readSecrets(
  context: Context,
  { apiKeyFile, dashboardTokenFile }: LoginFlags,
): Promise<Pick<Profile, 'apiKey' | 'dashboardToken'>> {
  if (apiKeyFile === '-' && dashboardTokenFile === '-')
    throw new UsageError('only one of the two can come from standard input; use a file for the other');
  const ofKey = { what: 'API key', flag: '--api-key-file', file: apiKeyFile };
  if (dashboardTokenFile === undefined) return { apiKey: await readSecret(context, ofKey) };
  const ofToken = { what: 'dashboard token', flag: '--dashboard-token-file', file: dashboardTokenFile };
  const dashboardToken = await readSecret(context, ofToken);
  return { dashboardToken, ...(apiKeyFile !== undefined && { apiKey: await readSecret(context, ofKey) }) };
}

function loggedInText({ profile, base_url, plan, credits_remaining }: LoggedIn): string {
  const account = plan === null ? '' : `, plan ${plan}, ${credits_remaining} credits left`;
  return `logged in to ${base_url} as profile ${profile}${account}\n`;
}

async function chosenServer(context: Context): Promise<string> {
  const known = context.config.baseUrl.value;
  if (known !== null) return known;
  if (!canAsk(context))
    throw new UsageError('name the server: resume-tailor auth login --base-url URL --api-key-file FILE');
  const questions = await askQuestions(context);
  const typed = await questions.text({
    message: 'Address of the server, such as https://resume.example.com',
    problem: (answer) => required(answer) ?? addressProblem(answer),
  });
  return readBaseUrl(typed, 'the address');
}

function addressProblem(answer: string): string | null {
  try {
    readBaseUrl(answer, 'the address');
    return null;
  } catch (error) {
    return errorReason(error);
  }
}

function savedProfile({ config }: Context, name: string): Profile | undefined {
  const { configFile } = config.home;
  return ownValue(readSavedConfig(readTextFile(configFile), configFile).profiles, name);
}

/** Asks before a profile of another server is replaced, because its key is lost. */
async function confirmReplacement(
  context: Context,
  name: string,
  saved: Profile,
  yes: boolean,
): Promise<void> {
  if (yes) return;
  const message = `Profile "${name}" is for ${saved.baseUrl}. Replace it?`;
  const agreed = canAsk(context) && (await (await askQuestions(context)).agree(message));
  if (!agreed) {
    throw new UsageError(
      `profile "${name}" is for ${saved.baseUrl}; add --profile NAME to keep both, or --yes to replace it`,
    );
  }
}

/** Environment variables override saved values, so login says which ones are set. */
function overrideNotes({ config }: Context): readonly string[] {
  const settings = [config.apiKey, config.baseUrl, config.dashboardToken];
  return settings
    .filter(({ source }) => source === 'environment')
    .map(({ place }) => `Note: ${place} is set and overrides what is saved.`);
}

/** Checks the credentials with the server. @returns the account's usage; null without an API key */
async function tryCredentials(
  { config, io, rateLimit }: Context,
  { baseUrl, apiKey, dashboardToken }: Profile,
  flags: LoginFlags,
): Promise<Usage | null> {
  const typed = (value: string | undefined): Setting<string | null> => ({
    value: value ?? null,
    source: 'flag',
    place: null,
  });
  const own = {
    ...{ io, rateLimit, waiting: waitingOf(io) },
    config: { ...config, apiKey: typed(apiKey), dashboardToken: typed(dashboardToken) },
  };
  const { clientOf } = await import('../../client/client.ts');
  const connection = await remoteConnection(baseUrl, own);
  try {
    const client = clientOf(connection.call);
    if (dashboardToken !== undefined)
      await explainRefusal(client.apiKeys.listAll(), 'dashboard token', flags.dashboardTokenFile);
    return apiKey === undefined ? null : await explainRefusal(client.usage.get(), 'key', flags.apiKeyFile);
  } finally {
    await connection.close();
  }
}

/** @throws ApiError about the secret just given; `auth status` would show the saved one */
async function explainRefusal<T>(call: Promise<T>, what: string, file: string | undefined): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    const given =
      file === undefined || file === '-' ? 'Check that the whole line was copied' : `Check ${file}`;
    throw new ApiError(error.name, `The server does not accept this ${what}; nothing was saved.`, {
      ...error,
      advice: `${given}. The administrator of the server can create a new one.`,
    });
  }
}

/** Removes the current profile with its secrets. */
async function logout(context: Context): Promise<Output> {
  const { configFile } = context.config.home;
  const { profiles } = readSavedConfig(readTextFile(configFile), configFile);
  const name = context.config.profile.value;
  const profile = name === null ? undefined : ownValue(profiles, name);
  if (name === null || profile === undefined) {
    const saved = Object.keys(profiles).join(', ');
    throw new UsageError(
      saved === '' ? 'no profile is saved' : `choose a profile with --profile NAME: ${saved}`,
    );
  }
  await saveConfig(context, (text, file) => withoutSavedProfile(text, file, name));
  return view({
    data: { profile: name, base_url: profile.baseUrl },
    human: ({ profile: forgotten, base_url }) => `removed profile ${forgotten} and its key for ${base_url}\n`,
    hints: [
      `The key still works elsewhere. To revoke it, with the dashboard token of the server: resume-tailor keys revoke ID --base-url ${profile.baseUrl}`,
    ],
  });
}

interface Status {
  /** Null: no profile in use. */
  readonly profile: string | null;
  /** Null: this machine. */
  readonly base_url: string | null;
  /** Its first characters and its source. */
  readonly api_key: { readonly prefix: string; readonly from: string | null } | null;
  readonly ok: boolean;
  readonly plan: Usage['plan'] | null;
  readonly credits_remaining: number | null;
  /** The reason for which the server refuses the key; null if it is accepted. */
  readonly problem: string | null;
  readonly profiles: readonly { readonly name: string; readonly base_url: string }[];
}

/** Shows the server in use and whether it accepts the saved key. */
async function status(context: Context): Promise<Output> {
  const { config } = context;
  const { profiles } = readSavedConfig(readTextFile(config.home.configFile), config.home.configFile);
  const place = {
    profile: config.profile.value,
    base_url: config.baseUrl.value,
    api_key: keyOf(config.apiKey),
    profiles: Object.entries(profiles).map(([name, { baseUrl }]) => ({ name, base_url: baseUrl })),
  };
  const nothing = { plan: null, credits_remaining: null, problem: null };
  if (place.base_url === null)
    return view<Status>({ data: { ...place, ...nothing, ok: true }, human: statusText });
  try {
    const { plan, credits_remaining } = await context.progress('Asking the server', async () =>
      (await context.client()).usage.get(),
    );
    const data = { ...place, plan, credits_remaining, problem: null, ok: true };
    return view<Status>({ data, human: statusText });
  } catch (error) {
    const problem = terminalReason(error);
    return view<Status>({
      data: { ...place, ...nothing, problem, ok: false },
      human: statusText,
      hints: ['Log in again: resume-tailor auth login'],
      exitCode: exitCodeOf(error),
    });
  }
}

function keyOf({ value, place }: Setting<string | null>): Status['api_key'] {
  return value === null ? null : { prefix: maskedSecret(value), from: place };
}

function statusText(data: Status, style: TerminalStyle): Promise<string> {
  const { profile, base_url, api_key, plan, credits_remaining, problem, profiles } = data;
  const others = profiles.filter(({ name }) => name !== profile);
  const rows = [
    ['server', base_url ?? 'none: commands work on this machine'],
    ['profile', profile ?? 'none'],
    ...(api_key ? [['key', `${api_key.prefix} from ${api_key.from}`]] : []),
    ...(plan === null ? [] : [['account', `plan ${plan}, ${credits_remaining} credits left`]]),
    ...(problem === null ? [] : [['problem', problem]]),
    ...others.map(({ name, base_url: url }) => ['saved too', `${name}: ${url}`]),
  ];
  return table(style, { head: ['', ''], rows, flexible: 1 });
}
