import { main } from './cli/main.ts';
import { processIo } from './cli/terminal/io.ts';
import { packageRoot } from './package-root.ts';

const io = processIo(process);
let keep = (): void => undefined;

/** Loaded only for a run that keeps compiled code, because it loads `node:zlib`. */
async function keepCompiledCode(folder: string): Promise<void> {
  const compiled = await import('./cli/compiled-code.ts');
  keep = compiled.keepCompiledCode({ program: import.meta.dirname, folder });
}

/** Settles when everything is said and done, and the exit code is set: the process may be left at once. */
export const finished = main(process.argv.slice(2), io, {
  packageRoot: packageRoot(),
  keepCompiledCode,
}).then(async (exitCode) => {
  process.exitCode = exitCode;
  if (io.interrupted.aborted) return;
  await io.written();
  keep();
});
