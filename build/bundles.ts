import type { OutputOptions, RolldownPluginOption } from 'rolldown';
import { chunkGroups } from './chunk-groups.ts';
import { embeddedLato } from './embedded-lato.ts';
import { withoutChildProcess } from './without-child-process.ts';

/** What stays a dependency: native code, WASM and what drives a browser find their files beside themselves. */
const native = [
  ...[/^node:/, '@photostructure/sqlite', /^@myriaddreamin\//, 'playwright-core'],
  // What `pg` would use where it is: C code that nobody needs, and the sockets of another platform.
  ...['pg-native', 'pg-cloudflare'],
];

export interface Bundle {
  readonly input: Readonly<Record<string, string>>;
  readonly output: OutputOptions;
  readonly external: (string | RegExp)[];
  readonly plugins?: RolldownPluginOption;
}

/** The bundler's own few lines, part of every start. */
const runtime = 'rolldown.runtime';

/** Which files stand together in one chunk. */
const codeSplitting = {
  groups: Object.entries(chunkGroups).map(([name, files]) => ({
    name,
    test: new RegExp(
      `${name === 'start' ? `${runtime}|` : ''}src.(${files.join('|').replaceAll('/', '.')})\\.ts$`,
    ),
  })),
};

/** CommonJS starts faster than ESM, and a chunk per command means that only one is read. */
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

/** A thread or a process starts from a file of its own. */
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

/** ESM, because the reader of PDFs is. */
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

/** Its types speak of zod, so its schemas must be those of the zod that its user has. */
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

/** The browser's, which is one script: build-page.ts writes it. */
export const pageBundle: Bundle = {
  input: { page: 'src/page/main.tsx' },
  external: [],
  output: { dir: 'dist/page', format: 'esm' },
};
