import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { typesettingError } from './diagnostics.ts';
import { fontFiles } from './font-files.ts';
import type { NativeBinding, NativeCompiler } from './native-compiler.ts';
import { svgPages } from './svg-pages.ts';
import type { Typesetter, TypesetterFolders, TypesettingJob } from './typesetter.ts';

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
  function compiled<Result>(
    { mainFile, data }: TypesettingJob,
    print: (made: { readonly numOfPages: number }) => Result,
  ): Result {
    const { result, takeDiagnostics } = compile(compiler, path.join(folders.themesFolder, mainFile), data);
    if (result) return print(result);
    throw typesettingError(mainFile, takeDiagnostics());
  }

  return {
    async typeset(job) {
      try {
        return compiled<Uint8Array>(job, (made) => compiler.pdf(made));
      } finally {
        await giveBackMemory(compiler);
      }
    },
    async draw(job) {
      try {
        return compiled(job, (made) => svgPages(compiler.plainSvg(made), made.numOfPages));
      } finally {
        // Somebody watches: what is drawn goes out before the memory is given back.
        setTimeout(() => void giveBackMemory(compiler)).unref();
      }
    },
    async close() {},
  };
}

function compile(compiler: NativeCompiler, mainFilePath: string, data: string) {
  const made = compiler.compile({ mainFilePath, inputs: { data } });
  return { result: made.result, takeDiagnostics: () => made.takeDiagnostics()?.shortDiagnostics ?? [] };
}

/** Without this, each PDF keeps 1 to 2 MB for good. */
async function giveBackMemory(compiler: NativeCompiler): Promise<void> {
  compiler.evictCache(0);
  // A compiled document is some bytes to V8 and a megabyte to Typst: by itself V8 lets many gather.
  globalThis.gc?.({ type: 'minor' });
  // They are freed by finalizers, and those only run between turns of the event loop.
  await setImmediate();
}
