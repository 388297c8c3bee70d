import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { homePaths } from '../config/home-paths.ts';
import type { CompiledCode } from './compiled-code.ts';
import { globalValue, hasFlag, words } from './globals.ts';
import type { Io } from './io.ts';

export interface MainOptions {
  /** The folder that holds package.json, themes and fonts. */
  readonly packageRoot: string;
  /** For a program that was built: its sources are compiled by others. */
  readonly reuseCompiledCode?: (file: string) => CompiledCode;
}

/**
 * One run of the command line.
 * @returns the exit code; only the entry may set it on the process.
 */
export async function main(argv: readonly string[], io: Io, options: MainOptions): Promise<number> {
  const { packageRoot, reuseCompiledCode } = options;
  try {
    const version = readVersion(packageRoot);
    if (asksVersion(argv)) {
      io.stdout.write(`${version}\n`);
      return 0;
    }
    const file = compiledFile(argv, io);
    const compiled = file === null ? undefined : reuseCompiledCode?.(file);
    const { runProgram } = await import('./program.ts');
    const exitCode = await runProgram(argv, io, { packageRoot, version });
    if (exitCode === 0) compiled?.keep();
    return exitCode;
  } catch (error) {
    const { reportFailure } = await import('./failure.ts');
    return reportFailure(error, io, {
      json: hasFlag(argv, '--json'),
      debug: hasFlag(argv, '--debug'),
      noColour: hasFlag(argv, '--no-color'),
      plain: hasFlag(argv, '--plain'),
    });
  }
}

/** Anywhere among flags that name no command: `--home X --version` too. */
function asksVersion(argv: readonly string[]): boolean {
  return words(argv).length === 0 && (hasFlag(argv, '--version') || hasFlag(argv, '-V'));
}

/**
 * One file for each command: all that it needs, and nothing that others do. Null where there is no home yet:
 * who only looks leaves nothing behind, and a run that stays the only one keeps nothing for the next.
 */
function compiledFile(argv: readonly string[], io: Io): string | null {
  const { environment, platform, homeFolder, cwd } = io;
  const home = homePaths({ home: globalValue(argv, '--home'), environment, platform, homeFolder, cwd });
  if (!existsSync(home.dataFolder) && !existsSync(home.configFolder)) return null;
  const [command = 'help'] = words(argv);
  return path.join(home.compiledFolder, command.replace(/\W/g, '_'));
}

function readVersion(packageRoot: string): string {
  const { version } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as { version: string };
  return version;
}
