import { mkdirSync } from 'node:fs';
import module from 'node:module';
import { main } from './cli/main.ts';
import { processIo } from './cli/terminal/io.ts';
import { packageRoot } from './package-root.ts';

/** Turns on Node's cache of compiled code (22.8 and later). Without a writable folder, every run compiles. */
function keepCompiledCode(folder: string): void {
  const { enableCompileCache } = module as { readonly enableCompileCache?: (folder: string) => unknown };
  if (!enableCompileCache) return;
  try {
    // Created before Node does so, which would let other users in.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    enableCompileCache(folder);
  } catch {
    // Without a cache, the command is only slower.
  }
}

const io = processIo(process);

/** Settles when all output is written and the exit code is set, so the process can end at once. */
export const finished = main(process.argv.slice(2), io, {
  packageRoot: packageRoot(),
  keepCompiledCode,
}).then(async (exitCode) => {
  process.exitCode = exitCode;
  if (!io.interrupted.aborted) await io.written();
});
