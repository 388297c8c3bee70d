import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CompiledCode, compileBy, openCompiledCode } from './cli/compiled-code.ts';
import { main } from './cli/main.ts';
import { processIo } from './cli/terminal/io.ts';

/** The nearest folder above that holds package.json: one up in the sources, two up in the build. */
function packageRootAbove(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder
    ? folder
    : packageRootAbove(parent);
}

let compiled: CompiledCode | undefined;

/** Each Node has its own: what one compiled is nothing to another. */
function keepCompiledCode(folder: string, command: string): void {
  compiled = openCompiledCode(path.join(folder, `${process.version}-${process.arch}`, command));
  compileBy(compiled, import.meta.dirname);
}

const io = processIo(process);

/** Settles when everything is said and done, and the exit code is set: the process may be left at once. */
export const finished = main(process.argv.slice(2), io, {
  packageRoot: packageRootAbove(import.meta.dirname),
  keepCompiledCode,
}).then(async (exitCode) => {
  process.exitCode = exitCode;
  if (io.interrupted.aborted) return;
  await io.written();
  // What fails early compiled too little, and what fails names no command of ours.
  if (exitCode === 0) compiled?.save();
});
