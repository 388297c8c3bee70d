import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorReason } from '../../values/system-error.ts';
import { fontFiles } from '../fonts/font-files.ts';
import { svgPages } from './drawn-pages.ts';
import {
  type Diagnostic,
  type Typesetter,
  type TypesetterFolders,
  type TypesettingJob,
  typesettingError,
} from './typesetter.ts';

/**
 * Typst as native code in this process. Starts fast, and memory stays flat because it is given back after each job.
 * @throws RenderError without fonts
 */
export function createNativeTypesetter(binding: NativeBinding, folders: TypesetterFolders): Typesetter {
  fontFiles(folders.fontsFolder);
  const compiler = binding.NodeCompiler.create({
    workspace: folders.themesFolder,
    fontArgs: [{ fontPaths: [folders.fontsFolder, ...(folders.extraFontFiles ?? [])] }],
  });
  let tidying: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let untidied = 0;

  function tidy(): void {
    untidied = 0;
    void giveBackMemory(compiler, keptDrawings);
  }

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
        // The user waits, so the drawing is sent before memory is given back. Results are kept for the next drawing.
        untidied += 1;
        // Beyond the limit the timer is not reset, however fast the next drawings follow.
        if (untidied <= maxUntidied) {
          clearTimeout(tidying);
          tidying = setTimeout(tidy, untidied < maxUntidied ? pauseMilliseconds : sendMilliseconds).unref();
        }
        rest = setTimeout(() => void giveBackMemory(compiler), idleMilliseconds).unref();
      }
    },
    async close() {
      clearTimeout(tidying);
      clearTimeout(rest);
    },
  };
}

function compile(compiler: NativeCompiler, mainFilePath: string, data: string) {
  const made = compiler.compile({ mainFilePath, inputs: { data } });
  return { result: made.result, takeDiagnostics: () => made.takeDiagnostics()?.shortDiagnostics ?? [] };
}

/** Results that this many drawings in a row did not use are evicted. */
const keptDrawings = 10;

/** Time to send a drawing: it is too long for the channel at once, and this thread sends the rest. */
const sendMilliseconds = 50;

/** Pause before memory is given back, so that it does not delay the next of several drawings. */
const pauseMilliseconds = 400;

/** Maximum number of drawings that keep their memory until there is a pause, some megabytes each. */
const maxUntidied = 8;

/** After this time without a drawing, all memory is given back. */
const idleMilliseconds = 30_000;

/** Without this, each PDF would keep 1 to 2 MB forever. */
async function giveBackMemory(compiler: NativeCompiler, keptRounds = 0): Promise<void> {
  compiler.evictCache(keptRounds);
  // A compiled document is only a few bytes to V8 but a megabyte to Typst, so V8 would not collect it soon.
  globalThis.gc?.({ type: 'minor' });
  // Finalizers free the documents, and run only between turns of the event loop.
  await setImmediate();
}

/** The part of the native binding that we use (typst-ts-node-compiler 0.7). */
export interface NativeCompiler {
  compile(options: { readonly mainFilePath: string; readonly inputs: Readonly<Record<string, string>> }): {
    /** Null on errors; `hasError()` returns false even then in this release. */
    readonly result: { readonly numOfPages: number } | null;
    takeDiagnostics(): { readonly shortDiagnostics: readonly Diagnostic[] } | null;
  };
  pdf(compiled: object): Buffer;
  /** All pages in one picture, without script or style. */
  plainSvg(compiled: object): string;
  /** Evicts results that were not used for `maxAge` evictions; 0 evicts all. */
  evictCache(maxAge: number): void;
}

export interface NativeBinding {
  readonly NodeCompiler: {
    create(options: {
      readonly workspace: string;
      readonly fontArgs: readonly { readonly fontPaths: readonly string[] }[];
    }): NativeCompiler;
  };
}

export type LoadedBinding =
  | { readonly binding: NativeBinding; readonly reason?: never }
  | { readonly binding: null; readonly reason: string };

const umbrella = '@myriaddreamin/typst-ts-node-compiler';

/* Platform packages are loaded by name, because the umbrella package cannot be installed from a lock file. */
const suffixes: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['-gnu', '-musl'],
  darwin: [''],
  win32: ['-msvc'],
  android: [''],
};

/** Loads the native Typst of this platform, or says why there is none. */
export function loadNativeBinding(): LoadedBinding {
  const load = createRequire(import.meta.url);
  const triples = (suffixes[process.platform] ?? []).map(
    (suffix) => `${umbrella}-${process.platform}-${process.arch}${suffix}`,
  );
  const reasons: string[] = [];
  for (const name of [...triples, umbrella]) {
    try {
      return { binding: load(name) as NativeBinding };
    } catch (error) {
      reasons.push(`${name}: ${firstLine(error)}`);
    }
  }
  return { binding: null, reason: reasons.join('; ') };
}

function firstLine(error: unknown): string {
  const message = errorReason(error);
  return message.split('\n', 1)[0] ?? message;
}
