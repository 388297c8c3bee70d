import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { reuseCompiledCode } from './cli/compiled-code.ts';
import { main } from './cli/main.ts';
import { processIo } from './cli/process-io.ts';

/** The nearest folder above that holds package.json: one up in the sources, two up in the build. */
function packageRootAbove(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder
    ? folder
    : packageRootAbove(parent);
}

const io = processIo(process);

/** Settles when everything is said and done, and the exit code is set: the process may be left at once. */
export const finished = main(process.argv.slice(2), io, {
  packageRoot: packageRootAbove(import.meta.dirname),
  reuseCompiledCode: (file) =>
    reuseCompiledCode(createRequire(import.meta.filename).extensions, {
      file,
      programFolder: import.meta.dirname,
      processId: io.processId,
    }),
}).then(async (exitCode) => {
  process.exitCode = exitCode;
  if (!io.interrupted.aborted) await io.written();
});
