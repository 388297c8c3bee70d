import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorReason } from '../../contract/errors.ts';
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
 * Typst in this process: no start-up worth the name, and flat memory as long as it is given back.
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
        // Somebody watches: what is drawn goes out before the memory is given back, and most of it is drawn again.
        untidied += 1;
        // At the limit the timer runs, however fast the next drawings follow.
        if (untidied <= mostUntidied) {
          clearTimeout(tidying);
          tidying = setTimeout(tidy, untidied < mostUntidied ? pauseMilliseconds : sentMilliseconds).unref();
        }
        rest = setTimeout(() => void giveBackMemory(compiler), watchedMilliseconds).unref();
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

/** What none of so many latest drawings used is forgotten. */
const keptDrawings = 10;

/** By then a drawing is sent: pages are too long for a channel to take them at once, and the rest waits for this thread. */
const sentMilliseconds = 50;

/** Tidying would hold up the next drawing of somebody who changes one thing after the other. */
const pauseMilliseconds = 400;

/** Drawings that may keep their memory until there is a pause: some megabytes each. */
const mostUntidied = 8;

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

/** The part of the native binding that we use (typst-ts-node-compiler 0.7). */
export interface NativeCompiler {
  compile(options: { readonly mainFilePath: string; readonly inputs: Readonly<Record<string, string>> }): {
    /** Null on errors; `hasError()` of this release says false even then. */
    readonly result: { readonly numOfPages: number } | null;
    takeDiagnostics(): { readonly shortDiagnostics: readonly Diagnostic[] } | null;
  };
  pdf(compiled: object): Buffer;
  /** All pages in one picture, without script or style. */
  plainSvg(compiled: object): string;
  /** Forgets memoized results that went unused for so many evictions; 0 forgets all. */
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

/* The platform packages are asked for by name: the umbrella package cannot be installed from a lock file. */
const suffixes: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['-gnu', '-musl'],
  darwin: [''],
  win32: ['-msvc'],
  android: [''],
};

/** The native Typst of this platform, or why there is none. */
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
