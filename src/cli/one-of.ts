import { Argument, CommanderError, type Option } from 'commander';

/**
 * An option or an argument that takes one of some values, also in its help.
 * @param meant the value that another word stands for; undefined: none
 * @throws CommanderError when another is given: `--level must be basic, good or super, not "ultra"`
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
    // Under commander's own code it would put the whole declaration of the flag in front.
    throw new CommanderError(
      2,
      'wrong_choice',
      `${name} must be ${values.join(', ').replace(/, ([^,]+)$/, ' or $1')}, not "${given}"`,
    );
  });
  return declared;
}
