import { readFileSync } from 'node:fs';
import type { Io } from './io.ts';

export interface MainOptions {
  /** The folder that holds package.json, themes and fonts. */
  readonly packageRoot: string;
}

/**
 * One run of the command line.
 * @returns the exit code; only the entry may set it on the process.
 */
export async function main(argv: readonly string[], io: Io, { packageRoot }: MainOptions): Promise<number> {
  try {
    const version = readVersion(packageRoot);
    if (argv[0] === '--version' || argv[0] === '-V') {
      io.stdout.write(`${version}\n`);
      return 0;
    }
    const { runProgram } = await import('./program.ts');
    return await runProgram(argv, io, { packageRoot, version });
  } catch (error) {
    const [{ reportFailure }, { hasFlag }] = await Promise.all([
      import('./failure.ts'),
      import('./globals.ts'),
    ]);
    return reportFailure(error, io, {
      json: hasFlag(argv, '--json'),
      debug: hasFlag(argv, '--debug'),
      noColour: hasFlag(argv, '--no-color'),
      plain: hasFlag(argv, '--plain'),
    });
  }
}

function readVersion(packageRoot: string): string {
  const { version } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as { version: string };
  return version;
}
