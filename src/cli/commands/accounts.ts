import { Argument, type Command, Option } from 'commander';
import type { Composition } from '../../compose.ts';
import { hostDatabase } from '../../config/server-variables.ts';
import { type Plan, plans } from '../../contract/choices.ts';
import { limits } from '../../contract/limits.ts';
import type {
  AccountListObject,
  AccountObject,
  AccountTokenObject,
  CreatedAccountObject,
  DeletedAccountObject,
} from '../../contract/objects.ts';
import { databaseOfServers, notOnThisMachine, openComposition } from '../connection/open-composition.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { oneOf } from '../one-of.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { confirmed } from '../terminal/questions.ts';
import { shortDate, table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { counted } from '../terminal/terminal-text.ts';
import { accountNameArgument } from '../text-flag.ts';
import { wholeNumber } from '../whole-number.ts';

interface DatabaseFlag {
  readonly database?: string;
}

/** Works on the accounts of the local store or of the named database. */
type Host = <Result>(
  context: Context,
  work: (accounts: Composition['accounts']) => Promise<Result>,
) => Promise<Result>;

export function defineAccounts(command: Command, run: Run): void {
  const accountWords = 'id of an account, or its name';
  command.addHelpText(
    'before',
    'Examples:\n  $ resume-tailor accounts create "Ada Example"\n' +
      '  $ resume-tailor accounts plan "Ada Example" pro\n' +
      '  $ resume-tailor accounts credits "Ada Example" 50\n',
  );
  command.addHelpText('after', '\nRun these on the machine of the server.\n');
  command.option(
    '--database <url>',
    'the PostgreSQL database that the servers share; default: $DATABASE_URL',
  );
  const databaseOf = ({ io }: Context) => hostDatabase(command.opts<DatabaseFlag>().database, io.environment);
  const host: Host = (context, work) => withAccounts(context, databaseOf(context), work);
  command
    .command('create')
    .description('create an account; shows its dashboard token and first API key once')
    .argument(...accountNameArgument)
    .addOption(oneOf(new Option('--plan <plan>', 'plan of the account'), plans).default('free'))
    .action((name: string, flags: { plan: Plan }) =>
      run((context) => create(host, context, name, flags.plan)),
    );
  command
    .command('list')
    .description('list the accounts with their credits, oldest first')
    .action(() => run((context) => list(host, context)));
  command
    .command('plan')
    .description('change the plan of an account')
    .argument('<account>', accountWords)
    .addArgument(oneOf(new Argument('<plan>', 'the new plan'), plans))
    .action((account: string, plan: Plan) =>
      run((context) => changed(host, context, (accounts) => accounts.setAccountPlan(account, plan))),
    );
  command
    .command('credits')
    .description('show or set the credits per billing cycle of an account')
    .argument('<account>', accountWords)
    .argument('[credits]', 'credits per billing cycle, or "plan" for the number of its plan')
    .action((account: string, credits?: string) =>
      run((context) => setCredits(host, context, account, credits)),
    );
  command
    .command('token')
    .description('replace the dashboard token of an account; shows the new one once')
    .argument('<account>', accountWords)
    .action((account: string) => run((context) => replaceToken(host, context, account)));
  command
    .command('delete')
    .description('delete an account permanently, with all its resumes, base resumes and keys')
    .argument('<account>', accountWords)
    .option('-y, --yes', 'do not ask')
    .action((account: string, flags: { yes?: boolean }) =>
      run(async (context) => {
        const database = await databaseOfServers(context, command.opts<DatabaseFlag>().database);
        return remove(host, context, account, { yes: flags.yes ?? false, isShared: database !== null });
      }),
    );
}

async function create(host: Host, context: Context, name: string, plan: Plan): Promise<Output> {
  const account = await host(context, async (accounts) => {
    await refuseTaken(accounts, name);
    return accounts.createAccount({ name, plan });
  });
  return view<CreatedAccountObject>({
    data: account,
    human: (created, style) =>
      table(style, {
        head: [],
        rows: [
          ...accountRows(created),
          ['dashboard_token', created.dashboard_token],
          ['api_key', created.api_key],
        ],
      }),
    hints: [
      'The token and the key are shown only this once. Share them as safely as a password.',
      'To use the key: resume-tailor auth login --base-url URL',
      'To create more keys with the token: add --dashboard-token-file FILE, then resume-tailor keys create --name NAME',
    ],
  });
}

async function replaceToken(host: Host, context: Context, named: string): Promise<Output> {
  return view<AccountTokenObject>({
    data: await host(context, ({ replaceDashboardToken }) => replaceDashboardToken(named)),
    human: (account, style) =>
      table(style, {
        head: [],
        rows: [...accountRows(account), ['dashboard_token', account.dashboard_token]],
      }),
    hints: [
      'The token is shown only this once. The old token and all logins with it have ended; API keys still work.',
    ],
  });
}

/** Account names must be unique, because commands accept them instead of ids. @throws UsageError */
async function refuseTaken({ listAccounts }: Composition['accounts'], name: string): Promise<void> {
  const taken = (await listAccounts()).data.find((account) => account.name === name.trim());
  if (taken)
    throw new UsageError(`an account named "${taken.name}" exists (${taken.id}); choose another name`);
}

interface Removal {
  readonly yes: boolean;
  /** True if servers on other machines may have the account's PDFs too. */
  readonly isShared: boolean;
}

async function remove(
  host: Host,
  context: Context,
  named: string,
  { yes, isShared }: Removal,
): Promise<Output> {
  // An unknown name is reported before the question, and where nobody can be asked.
  const { id, name } = await host(context, ({ getAccount }) => getAccount(named));
  const question = () => `Delete the account "${name}" (${id}) with all its resumes, base resumes and keys?`;
  await confirmed(context, { yes, question });
  const deleted = await host(context, ({ deleteAccount }) => deleteAccount(named));
  return view<DeletedAccountObject>({
    data: deleted,
    human: ({ id, resumes }) => `deleted ${id} with ${counted(resumes, 'resume')}\n`,
    hints: isShared ? ['Its PDFs can no longer be opened, and servers remove them within 70 minutes.'] : [],
  });
}

async function list(host: Host, context: Context): Promise<Output> {
  const accounts = await host(context, ({ listAccounts }) => listAccounts());
  return view<AccountListObject>({ data: accounts, human: accountsText });
}

function accountsText({ data }: AccountListObject, style: TerminalStyle): Promise<string> {
  const row = (account: AccountObject): string[] => [
    account.id,
    account.name,
    account.plan,
    String(account.credits_remaining),
    String(account.credits_total),
    style.isTerminal ? shortDate(account.created_at) : account.created_at,
  ];
  return table(style, {
    head: ['ID', 'NAME', 'PLAN', 'CREDITS LEFT', 'OF', 'CREATED'],
    rows: data.map(row),
    flexible: 1,
  });
}

/** The other value of `accounts credits`, in the message for a wrong one. */
const planNumber = '"plan" for the number of the plan';

function setCredits(
  host: Host,
  context: Context,
  account: string,
  credits: string | undefined,
): Promise<Output> {
  if (credits === undefined) return changed(host, context, (accounts) => accounts.getAccount(account));
  const number =
    credits === 'plan' ? null : wholeNumber('credits', limits.accountCredits, planNumber)(credits);
  return changed(host, context, (accounts) => accounts.setAccountCredits(account, number));
}

async function changed(
  host: Host,
  context: Context,
  change: (accounts: Composition['accounts']) => Promise<AccountObject>,
): Promise<Output> {
  return view<AccountObject>({
    data: await host(context, change),
    human: (account, style) => table(style, { head: [], rows: accountRows(account) }),
  });
}

function accountRows(account: AccountObject): string[][] {
  return [
    ['id', account.id],
    ['name', account.name],
    ['plan', account.plan],
    ['credits_total', String(account.credits_total)],
    ['credits_remaining', String(account.credits_remaining)],
  ];
}

/** Works on the accounts of the local store. @throws UsageError if a base URL names another store */
async function withAccounts<Result>(
  { config, packageRoot, io }: Context,
  database: string | undefined,
  work: (accounts: Composition['accounts']) => Promise<Result>,
): Promise<Result> {
  if (config.baseUrl.value !== null) {
    throw notOnThisMachine(config.baseUrl, 'the accounts');
  }
  const composition = await openComposition({ config, packageRoot, io }, { database, forHost: true });
  try {
    return await work(composition.accounts);
  } finally {
    await composition.close();
  }
}
