import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type OutputOptions, rolldown } from 'rolldown';
import { emitTypes } from './emit-types.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What stays a dependency: native code, WASM and their loaders find their files beside themselves. */
const external = [/^node:/, '@photostructure/sqlite', /^@myriaddreamin\//];

interface Bundle {
  readonly input: Readonly<Record<string, string>>;
  readonly output: OutputOptions;
}

/** CommonJS starts faster than ESM, and a chunk per command means that only one is read. */
const commandLine: Bundle = {
  input: { bin: 'src/bin.ts' },
  output: {
    dir: 'dist/cli',
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    minify: true,
    exports: 'named',
  },
};

/** A worker thread starts from a file of its own. */
const wasmWorker: Bundle = {
  input: { 'wasm-worker': 'src/rendering/typst/wasm-worker.ts' },
  output: { dir: 'dist/rendering', format: 'cjs', entryFileNames: '[name].cjs' },
};

const library: Bundle = {
  input: { index: 'src/index.ts' },
  output: {
    dir: 'dist/library',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
};

async function write({ input, output }: Bundle): Promise<void> {
  const bundle = await rolldown({ cwd: root, input: { ...input }, platform: 'node', external });
  try {
    await bundle.write({ ...output, dir: path.join(root, output.dir ?? 'dist') });
  } finally {
    await bundle.close();
  }
}

await rm(path.join(root, 'dist'), { recursive: true, force: true });
await Promise.all([commandLine, wasmWorker, library].map(write));
emitTypes({ root, entry: 'src/index.ts', folder: 'dist/types' });
