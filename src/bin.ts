import { mkdirSync } from 'node:fs';
import module from 'node:module';
import { main } from './cli/main.ts';
import { processIo } from './cli/terminal/io.ts';
import { packageRoot } from './package-root.ts';

/** From Node 22.8 on; what it keeps is checked before it runs. Where nothing can be written, every run compiles. */
function keepCompiledCode(folder: string): void {
  const { enableCompileCache } = module as { readonly enableCompileCache?: (folder: string) => unknown };
  if (!enableCompileCache) return;
  try {
    // Before Node makes it, which would let others in.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    enableCompileCache(folder);
  } catch {
    // Nothing is lost but time.
  }
}

const io = processIo(process);

/** Settles when everything is said and done, and the exit code is set: the process may be left at once. */
export const finished = main(process.argv.slice(2), io, {
  packageRoot: packageRoot(),
  keepCompiledCode,
}).then(async (exitCode) => {
  process.exitCode = exitCode;
  if (!io.interrupted.aborted) await io.written();
});
