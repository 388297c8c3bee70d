import { readSavedConfig } from '../../config/saved-config.ts';
import type { Setting } from '../../config/setting.ts';
import { errorReason } from '../../contract/errors.ts';
import type { Usage } from '../../contract/objects.ts';
import type { Context } from '../context.ts';
import { exitCodeOf } from '../failure.ts';
import { readTextFile } from '../read-input.ts';
import { maskedSecret, table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { type Output, view } from '../view.ts';

interface Status {
  /** Null: none is in use. */
  readonly profile: string | null;
  /** Null: this machine, no server. */
  readonly base_url: string | null;
  /** Its beginning, and where it comes from. */
  readonly api_key: { readonly prefix: string; readonly from: string | null } | null;
  readonly ok: boolean;
  readonly plan: Usage['plan'] | null;
  readonly credits_remaining: number | null;
  /** Why the server does not take it; null when it does. */
  readonly problem: string | null;
  readonly profiles: readonly { readonly name: string; readonly base_url: string }[];
}

/** Where commands go now, and whether what is saved still opens it. */
export async function status(context: Context): Promise<Output> {
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
    const problem = errorReason(error);
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
