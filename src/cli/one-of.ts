import { Argument, CommanderError, type Option } from 'commander';
import { joinList } from '../values/strings.ts';

/**
 * Restricts an option or argument to a list of values, and shows them in its help.
 * @param meant the value for another accepted word; undefined: none
 * @throws CommanderError for other values: `--level must be basic, good or super, not "ultra"`
 */
export function oneOf<Declared extends Option | Argument>(
  declared: Declared,
  values: readonly string[],
  meant: (word: string) => string | undefined = () => undefined,
): Declared {
  declared.choices(values);
  const { parseArg } = declared;
  declared.argParser((word: string, previous: unknown) => {
    const given = values.includes(word) ? word : (meant(word) ?? word);
    if (values.includes(given)) return parseArg?.call(declared, given, previous);
    const name = declared instanceof Argument ? declared.name() : `--${declared.name()}`;
    // With commander's own error code, the whole flag declaration would be printed first.
    throw new CommanderError(2, 'wrong_choice', `${name} must be ${joinList(values, 'or')}, not "${given}"`);
  });
  return declared;
}
