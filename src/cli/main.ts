import { existsSync, readFileSync } from 'node:fs';
import { homePaths } from '../config/home-paths.ts';
import { wantsDebug } from '../config/terminal-settings.ts';
import { globalValue, hasFlag, words } from './globals.ts';
import type { Io } from './terminal/io.ts';

export interface MainOptions {
  /** The folder that holds package.json, themes and fonts. */
  readonly packageRoot: string;
  /** Caches V8's compiled code in this folder for later runs. */
  readonly keepCompiledCode?: (folder: string) => void;
}

/**
 * Runs the command line once.
 * @returns the exit code; only the entry file sets it on the process
 */
export async function main(argv: readonly string[], io: Io, options: MainOptions): Promise<number> {
  const { packageRoot } = options;
  try {
    const version = readVersion(packageRoot);
    if (wantsVersion(argv)) {
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

/** True for a version flag without a command: `--home X --version` too. */
function wantsVersion(argv: readonly string[]): boolean {
  return words(argv).length === 0 && (hasFlag(argv, '--version') || hasFlag(argv, '-V'));
}

/** Null if there is no home yet: a command that only reads must not create one. */
function compiledFolder(argv: readonly string[], io: Io): string | null {
  const { environment, platform, homeFolder, cwd } = io;
  const home = homePaths({ home: globalValue(argv, '--home'), environment, platform, homeFolder, cwd });
  return existsSync(home.dataFolder) || existsSync(home.configFolder) ? home.compiledFolder : null;
}

function readVersion(packageRoot: string): string {
  const { version } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as { version: string };
  return version;
}
