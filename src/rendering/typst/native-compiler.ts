import { createRequire } from 'node:module';
import { errorReason } from '../../contract/errors.ts';
import type { Diagnostic } from './diagnostics.ts';

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
