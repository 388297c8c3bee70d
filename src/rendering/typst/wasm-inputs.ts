import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { filesBelow } from './files-below.ts';
import { fontFiles } from './font-files.ts';
import type { TypesetterFolders } from './typesetter.ts';
import type { WasmWorkerData } from './wasm-job.ts';

/** Node has it; the types without a browser do not say so. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };

export interface WasmSources extends TypesetterFolders {
  /** Whether this process will make so many PDFs that optimizing pays. Default: false. */
  readonly rendersMany?: boolean | undefined;
}

const wasmFile = '@myriaddreamin/typst-ts-web-compiler/wasm';

/** Reads and compiles once what every worker starts from. */
export async function readWasmInputs({
  themesFolder,
  fontsFolder,
  extraFontFiles = [],
  rendersMany = false,
}: WasmSources): Promise<WasmWorkerData> {
  const fonts = [...fontFiles(fontsFolder), ...extraFontFiles].map((file) => readFileSync(file));
  const sources = filesBelow(themesFolder, '.typ').map(
    (name) => [name, readFileSync(path.join(themesFolder, name), 'utf8')] as const,
  );
  // The optimizing compiler costs some seconds of work and 100 MB, and makes each later PDF a third faster.
  if (!rendersMany) setFlagsFromString('--liftoff-only');
  const bytes = readFileSync(createRequire(import.meta.url).resolve(wasmFile));
  return { module: await WebAssembly.compile(bytes), sources, fonts };
}
