import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Config } from '../config/load-config.ts';
import {
  fontSizes,
  type LookChoice,
  type LookOptionName,
  lookOptionNames,
  lookOptionProblem,
  lookOptions,
} from '../contract/look.ts';
import { joinList } from '../values/strings.ts';

/** `font_size` becomes `fontSize`, the name that commander gives to `--font-size`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The look flags of a PDF, with the names that commander gives them. */
export type LookFlags = { readonly [Name in 'theme' | LookOptionName as CamelCase<Name>]?: string };

const flagRows: Readonly<Record<LookOptionName, { readonly takes: string; readonly description: string }>> = {
  accent: { takes: '<color>', description: 'color of headings, such as 0f5c5c' },
  font_size: {
    takes: '<points>',
    description: `text size, ${Math.min(...fontSizes)} to ${Math.max(...fontSizes)}`,
  },
  page_size: { takes: '<size>', description: joinList(lookOptions.page_size.choices, 'or') },
  density: { takes: '<density>', description: joinList(lookOptions.density.choices, 'or') },
};

export function addLookFlags(command: Command): Command {
  command.option('--theme <name>', 'theme of the PDF; see resume-tailor themes');
  for (const name of lookOptionNames) command.addOption(lookOption(name));
  return command;
}

function lookOption(name: LookOptionName): Option {
  const { takes, description } = flagRows[name];
  return new Option(`--${name.replaceAll('_', '-')} ${takes}`, description).argParser((text: string) => {
    const problem = lookOptionProblem(name, text);
    if (problem !== null) throw new InvalidArgumentError(`It ${problem}.`);
    return text;
  });
}

/** The look from flags and settings; flags win, and missing options stay unchanged. */
export function chosenLook(
  { theme, look }: Pick<Config, 'theme' | 'look'>,
  flags: LookFlags = {},
): LookChoice {
  const chosen = lookOptionNames.flatMap((name) => {
    const flag = lookOption(name).attributeName() as keyof LookFlags;
    const value = flags[flag] ?? look[name].value;
    return value === null ? [] : [[name, value] as const];
  });
  return { theme: flags.theme ?? theme.value ?? undefined, ...Object.fromEntries(chosen) };
}
