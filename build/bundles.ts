import type { OutputOptions, RolldownPluginOption } from 'rolldown';
import { chunkGroups } from './chunk-groups.ts';
import { embeddedLato } from './embedded-lato.ts';
import { withoutChildProcess } from './without-child-process.ts';

/** Packages that are not bundled, because native code, WASM and the browser driver load files from their folders. */
const native = [
  ...[/^node:/, '@photostructure/sqlite', /^@myriaddreamin\//, 'playwright-core'],
  // Optional packages of `pg`, which are not needed: C code and the sockets of another platform.
  ...['pg-native', 'pg-cloudflare'],
];

export interface Bundle {
  readonly input: Readonly<Record<string, string>>;
  readonly output: OutputOptions;
  readonly external: (string | RegExp)[];
  readonly plugins?: RolldownPluginOption;
}

/** The bundler's small runtime, which every start needs. */
const runtime = 'rolldown.runtime';

/** Puts the modules of a group into one chunk. */
const codeSplitting = {
  groups: Object.entries(chunkGroups).map(([name, files]) => ({
    name,
    test: new RegExp(
      `${name === 'start' ? `${runtime}|` : ''}src.(${files.join('|').replaceAll('/', '.')})\\.ts$`,
    ),
  })),
};

/** CommonJS, which starts faster than ESM. Each command has its own chunk, so that only that one is read. */
const commandLine: Bundle = {
  input: { bin: 'src/bin.ts' },
  external: native,
  output: {
    dir: 'dist/cli',
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    minify: true,
    exports: 'named',
    codeSplitting,
  },
  plugins: [withoutChildProcess(), embeddedLato()],
};

/** Entry files of threads and processes. */
const rendering: Bundle = {
  input: {
    'wasm-worker': 'src/rendering/typst/wasm-worker.ts',
    'render-process': 'src/rendering/pool/render-process.ts',
    'end-with-parent': 'src/rendering/pool/end-with-parent.mjs',
  },
  external: native,
  output: {
    dir: 'dist/rendering',
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    exports: 'named',
    minify: true,
  },
  plugins: [embeddedLato()],
};

/** ESM, like the PDF reader. */
const readingWorker: Bundle = {
  input: { 'reading-worker': 'src/documents/thread/reading-worker.ts' },
  external: native,
  output: {
    dir: 'dist/documents',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
  },
};

const engineWorker: Bundle = {
  input: { 'engine-worker': 'src/compose/engine/engine-worker.ts' },
  external: native,
  output: {
    dir: 'dist/engine',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
  },
};

/** Does not bundle zod: the types refer to it, so the schemas must come from the user's copy. */
const library: Bundle = {
  input: { index: 'src/index.ts' },
  external: [...native, 'zod'],
  output: {
    dir: 'dist/library',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
};

export const bundles: readonly Bundle[] = [commandLine, rendering, readingWorker, engineWorker, library];

/** The page's script, which build-page.ts writes. Used here for its list of packages. */
export const pageBundle: Bundle = {
  input: { page: 'src/page/main.tsx' },
  external: [],
  output: { dir: 'dist/page', format: 'esm' },
};
