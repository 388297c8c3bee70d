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

const wasmFile = '@myriaddreamin/typst-ts-web-compiler/wasm';

/** Reads and compiles once what every worker starts from. */
export async function readWasmInputs({
  themesFolder,
  fontsFolder,
  extraFontFiles = [],
}: TypesetterFolders): Promise<WasmWorkerData> {
  const fonts = [...fontFiles(fontsFolder), ...extraFontFiles].map((file) => readFileSync(file));
  const sources = filesBelow(themesFolder, '.typ').map(
    (name) => [name, readFileSync(path.join(themesFolder, name), 'utf8')] as const,
  );
  // The optimizing compiler costs a short process a second, and earns nothing back within one worker's life.
  setFlagsFromString('--liftoff-only');
  const bytes = readFileSync(createRequire(import.meta.url).resolve(wasmFile));
  return { module: await WebAssembly.compile(bytes), sources, fonts };
}
