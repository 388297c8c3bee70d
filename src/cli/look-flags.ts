import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Config } from '../config/load-config.ts';
import {
  type LookChoice,
  type LookOptionName,
  lookOptionNames,
  lookOptionProblem,
} from '../contract/look.ts';

/** How a PDF looks, as commander names the flags. */
export interface LookFlags {
  readonly theme?: string;
  readonly accent?: string;
  readonly fontSize?: string;
  readonly pageSize?: string;
  readonly density?: string;
}

export function addLookFlags(command: Command): Command {
  return command
    .option('--theme <name>', 'theme of the PDF; see resume-tailor themes')
    .addOption(lookOption('accent', '--accent <color>', 'color of headings, such as 0f5c5c'))
    .addOption(lookOption('font_size', '--font-size <points>', 'text size, 9 to 12'))
    .addOption(lookOption('page_size', '--page-size <size>', 'a4 or letter'))
    .addOption(lookOption('density', '--density <density>', 'tight, normal or relaxed'));
}

function lookOption(name: LookOptionName, flags: string, description: string): Option {
  return new Option(flags, description).argParser((text: string) => {
    const problem = lookOptionProblem(name, text);
    if (problem !== null) throw new InvalidArgumentError(`It ${problem}.`);
    return text;
  });
}

/** The flags, then the settings; what neither names stays as it is. */
export function chosenLook(
  { theme, look }: Pick<Config, 'theme' | 'look'>,
  flags: LookFlags = {},
): LookChoice {
  const given = {
    accent: flags.accent,
    font_size: flags.fontSize,
    page_size: flags.pageSize,
    density: flags.density,
  };
  const chosen = lookOptionNames.flatMap((name) => {
    const value = given[name] ?? look[name].value;
    return value === null ? [] : [[name, value] as const];
  });
  return { theme: flags.theme ?? theme.value ?? undefined, ...Object.fromEntries(chosen) };
}
