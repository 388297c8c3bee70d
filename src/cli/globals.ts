/** The flags that every command accepts, before or after its name, with the names that commander gives them. */
export interface Globals {
  readonly json: boolean;
  readonly quiet: boolean;
  /** false after --no-color */
  readonly color: boolean;
  /** false after --no-input */
  readonly input: boolean;
  readonly debug: boolean;
  readonly plain: boolean;
  readonly home?: string;
  readonly profile?: string;
  readonly baseUrl?: string;
  /** Seconds. */
  readonly timeout?: number;
}

/** Global flags that take a value. */
export const valuedGlobals = ['--profile', '--base-url', '--home', '--timeout'] as const;

/** The arguments up to `--` that are not global flags or their values. The first one is the command. */
export function words(argv: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const argument = argv[index] ?? '';
    if (argument === '--') break;
    if (valuedGlobals.some((name) => name === argument)) index += 1;
    else if (!argument.startsWith('-') || argument === '-') found.push(argument);
  }
  return found;
}

/** True if the flag was given. Reads the raw arguments, because errors of the parser depend on it. */
export function hasFlag(argv: readonly string[], flag: string): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).includes(flag);
}

/** The value of a global flag from the raw arguments, as commander will read it. */
export function globalValue(
  argv: readonly string[],
  flag: (typeof valuedGlobals)[number],
): string | undefined {
  let value: string | undefined;
  for (const [index, argument] of argv.entries()) {
    if (argument === '--') break;
    if (argument === flag) value = argv[index + 1];
    if (argument.startsWith(`${flag}=`)) value = argument.slice(flag.length + 1);
  }
  return value;
}
