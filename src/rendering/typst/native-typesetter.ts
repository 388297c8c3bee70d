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
  let rest: NodeJS.Timeout | undefined;

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
      clearTimeout(rest);
      try {
        return compiled(job, (made) => svgPages(compiler.plainSvg(made), made.numOfPages));
      } finally {
        // Somebody watches: what is drawn goes out before the memory is given back, and most of it is drawn again.
        setTimeout(() => void giveBackMemory(compiler, keptDrawings)).unref();
        rest = setTimeout(() => void giveBackMemory(compiler), watchedMilliseconds).unref();
      }
    },
    async close() {
      clearTimeout(rest);
    },
  };
}

function compile(compiler: NativeCompiler, mainFilePath: string, data: string) {
  const made = compiler.compile({ mainFilePath, inputs: { data } });
  return { result: made.result, takeDiagnostics: () => made.takeDiagnostics()?.shortDiagnostics ?? [] };
}

/** What none of so many latest drawings used is forgotten. */
const keptDrawings = 2;

/** Who changes nothing for so long looks at something else. */
const watchedMilliseconds = 30_000;

/** Without this, each PDF keeps 1 to 2 MB for good. */
async function giveBackMemory(compiler: NativeCompiler, keptRounds = 0): Promise<void> {
  compiler.evictCache(keptRounds);
  // A compiled document is some bytes to V8 and a megabyte to Typst: by itself V8 lets many gather.
  globalThis.gc?.({ type: 'minor' });
  // They are freed by finalizers, and those only run between turns of the event loop.
  await setImmediate();
}
