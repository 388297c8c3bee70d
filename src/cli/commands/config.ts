import { Argument, type Command } from 'commander';
import { ConnectionError } from '../../client/errors.ts';
import type { Config, Setting } from '../../config/load-config.ts';
import { savedSetting, savedSettings, withSavedSetting } from '../../config/saved-config.ts';
import { lookOptionNames } from '../../contract/look.ts';
import { didYouMean } from '../../values/nearest.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { saveConfig } from '../files/save-settings.ts';
import { oneOf } from '../one-of.ts';
import { checkBase } from '../resume/base-resume.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { maskedSecret, table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';

export function defineConfig(command: Command, run: Run): void {
  command.addHelpText(
    'before',
    'Examples:\n  $ resume-tailor config list\n  $ resume-tailor config set level super\n' +
      '  $ resume-tailor config set theme --unset\n',
  );
  command
    .command('list')
    .description('list every setting and its source')
    .action(() => run(list));
  command
    .command('get')
    .description('show one setting')
    .argument('<name>', 'its name, from config list')
    .action((name: string) => run((context) => get(context, name)));
  command
    .command('set')
    .description('save a setting for every later command')
    .addArgument(oneOf(new Argument('<name>', 'what to set'), savedSettings))
    .argument('[value]', 'the value')
    .option('--unset', 'remove the saved value')
    .action((name: string, value: string | undefined, flags: { unset?: boolean }) =>
      run((context) => set(context, name, value, flags.unset ?? false)),
    );
  command
    .command('path')
    .description('show the file that settings are saved in')
    .action(() =>
      run(async ({ config }) => view<string>({ data: config.home.configFile, human: (file) => `${file}\n` })),
    );
}

interface ShownSetting {
  readonly name: string;
  readonly value: string | number | boolean | null;
  readonly source: Setting<unknown>['source'];
  /** The flag, variable or file that sets it. */
  readonly place: string | null;
}

/** Secrets are shown by their first characters, as in lists of keys. */
function shownSettings(config: Config): readonly ShownSetting[] {
  const show = <T extends ShownSetting['value']>(name: string, { value, source, place }: Setting<T>) => ({
    name,
    value,
    source,
    place,
  });
  return [
    show('level', config.level),
    show('theme', config.theme),
    show('base', config.base),
    ...lookOptionNames.map((name) => show(name, config.look[name])),
    show('timeout_seconds', config.timeoutSeconds),
    show('profile', config.profile),
    show('base_url', config.baseUrl),
    show('api_key', masked(config.apiKey)),
    show('dashboard_token', masked(config.dashboardToken)),
    show('debug', config.debug),
  ];
}

function masked(setting: Setting<string | null>): Setting<string | null> {
  const { value } = setting;
  return { ...setting, value: value === null ? null : maskedSecret(value) };
}

async function list({ config }: Context): Promise<Output> {
  return view<readonly ShownSetting[]>({ data: shownSettings(config), human: settingsText });
}

function settingsText(settings: readonly ShownSetting[], style: TerminalStyle): Promise<string> {
  return table(style, {
    head: ['NAME', 'VALUE', 'FROM'],
    rows: settings.map(({ name, value, source, place }) => [
      name,
      String(value ?? ''),
      place === null ? source : `${source}: ${place}`,
    ]),
    flexible: 2,
  });
}

async function get({ config }: Context, name: string): Promise<Output> {
  const settings = shownSettings(config);
  const found = settings.find((setting) => setting.name === name);
  if (!found)
    throw new UsageError(
      `unknown setting "${name}"${didYouMean(
        name,
        settings.map((one) => one.name),
      )}`,
    );
  return view<ShownSetting>({ data: found, human: ({ value }) => `${value ?? ''}\n` });
}

async function set(
  context: Context,
  name: string,
  value: string | undefined,
  unset: boolean,
): Promise<Output> {
  if (unset === (value !== undefined)) throw new UsageError('give a value, or --unset to remove it');
  const setting = savedSetting(name);
  if (setting === 'theme' && value !== undefined) await checkTheme(context, value);
  if (setting === 'base' && value !== undefined) await checkBase(context, value);
  const configFile = await saveConfig(context, (text, file) =>
    withSavedSetting(text, file, setting, value ?? null),
  );
  return view({
    data: { name, value: value ?? null, file: configFile },
    human: () => '',
    hints: [unset ? `${name} removed` : `${name} set to ${value}`],
  });
}

/**
 * Checks that this machine, or the server in use, has the theme.
 * @throws UsageError that lists the existing themes
 * @throws ConnectionError if the theme is not here and the server cannot be reached
 */
async function checkTheme(context: Context, theme: string): Promise<void> {
  const { packageRoot, config } = context;
  const { describeThemes } = await import('../../compose/describe-themes.ts');
  const here = describeThemes(packageRoot, config.home);
  const known = here.find(({ name }) => name === theme);
  if (known && known.unavailable === null) return;
  const problem = (themes: readonly { readonly name: string }[]): string => {
    const names = [...new Set(themes.map(({ name }) => name))];
    return `config set: ${known?.unavailable ?? `there is no theme "${theme}"${didYouMean(theme, names)}`}`;
  };
  const others = config.baseUrl.value === null ? [] : await themesOfServer(context, problem(here));
  if (!others.some(({ name }) => name === theme)) throw new UsageError(problem([...here, ...others]));
}

async function themesOfServer(context: Context, problemHere: string) {
  try {
    return (await (await context.client()).themes.list()).data;
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    const message = `${problemHere} on this machine, and the server could not be asked. ${error.message}`;
    throw new ConnectionError(message, { timedOut: error.timedOut, cause: error });
  }
}
