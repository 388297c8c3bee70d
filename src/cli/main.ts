import { existsSync, readFileSync } from 'node:fs';
import { homePaths } from '../config/home-paths.ts';
import { wantsDebug } from '../config/terminal-settings.ts';
import { globalValue, hasFlag, words } from './globals.ts';
import type { Io } from './terminal/io.ts';

export interface MainOptions {
  /** The folder that holds package.json, themes and fonts. */
  readonly packageRoot: string;
  /** Keeps what V8 makes of the program for later runs, in this folder. */
  readonly keepCompiledCode?: (folder: string) => void;
}

/**
 * One run of the command line.
 * @returns the exit code; only the entry may set it on the process.
 */
export async function main(argv: readonly string[], io: Io, options: MainOptions): Promise<number> {
  const { packageRoot } = options;
  try {
    const version = readVersion(packageRoot);
    if (asksVersion(argv)) {
      io.stdout.write(`${version}\n`);
      return 0;
    }
    const folder = compiledFolder(argv, io);
    if (folder !== null) options.keepCompiledCode?.(folder);
    const { runProgram } = await import('./program.ts');
    return await runProgram(argv, io, { packageRoot, version });
  } catch (error) {
    const { reportFailure } = await import('./failure.ts');
    return reportFailure(error, io, {
      json: hasFlag(argv, '--json'),
      debug: wantsDebug(io.environment, hasFlag(argv, '--debug')),
      noColor: hasFlag(argv, '--no-color'),
      plain: hasFlag(argv, '--plain'),
    });
  }
}

/** Anywhere among flags that name no command: `--home X --version` too. */
function asksVersion(argv: readonly string[]): boolean {
  return words(argv).length === 0 && (hasFlag(argv, '--version') || hasFlag(argv, '-V'));
}

/** Null where there is no home yet: who only looks leaves nothing behind. */
function compiledFolder(argv: readonly string[], io: Io): string | null {
  const { environment, platform, homeFolder, cwd } = io;
  const home = homePaths({ home: globalValue(argv, '--home'), environment, platform, homeFolder, cwd });
  return existsSync(home.dataFolder) || existsSync(home.configFolder) ? home.compiledFolder : null;
}

function readVersion(packageRoot: string): string {
  const { version } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as { version: string };
  return version;
}
