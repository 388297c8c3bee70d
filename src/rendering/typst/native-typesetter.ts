import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { typesettingError } from './diagnostics.ts';
import { fontFiles } from './font-files.ts';
import type { NativeBinding, NativeCompiler } from './native-compiler.ts';
import type { Typesetter, TypesetterFolders } from './typesetter.ts';

/**
 * Typst in this process: no start-up worth the name, and flat memory as long as it is given back.
 * @throws RenderError without fonts
 */
export function createNativeTypesetter(binding: NativeBinding, folders: TypesetterFolders): Typesetter {
  fontFiles(folders.fontsFolder);
  const compiler = binding.NodeCompiler.create({
    workspace: folders.themesFolder,
    fontArgs: [{ fontPaths: [folders.fontsFolder, ...(folders.extraFontFiles ?? [])] }],
  });
  return {
    async typeset({ mainFile, data }) {
      try {
        const compiled = compiler.compile({
          mainFilePath: path.join(folders.themesFolder, mainFile),
          inputs: { data },
        });
        if (compiled.result) return compiler.pdf(compiled.result);
        throw typesettingError(mainFile, compiled.takeDiagnostics()?.shortDiagnostics ?? []);
      } finally {
        await giveBackMemory(compiler);
      }
    },
    async close() {},
  };
}

/** Without this, each PDF keeps 1 to 2 MB for good. */
async function giveBackMemory(compiler: NativeCompiler): Promise<void> {
  compiler.evictCache(0);
  // A compiled document is some bytes to V8 and a megabyte to Typst: by itself V8 lets many gather.
  globalThis.gc?.({ type: 'minor' });
  // They are freed by finalizers, and those only run between turns of the event loop.
  await setImmediate();
}
