import path from 'node:path';
import type { OutputOptions, RolldownPluginOption } from 'rolldown';
import { computedLexicon } from './computed-lexicon.ts';
import { embeddedLato } from './embedded-lato.ts';
import { withoutChildProcess } from './without-child-process.ts';

export const root = path.resolve(import.meta.dirname, '..');

/** What stays a dependency: native code, WASM and what drives a browser find their files beside themselves. */
const native = [/^node:/, '@photostructure/sqlite', /^@myriaddreamin\//, 'playwright-core'];

export interface Bundle {
  readonly input: Readonly<Record<string, string>>;
  readonly output: OutputOptions;
  readonly external: (string | RegExp)[];
  readonly plugins?: RolldownPluginOption;
}

/**
 * What nearly every command reads lies in few files: finding and opening one costs more than reading a
 * little too much. A group takes the static imports of its modules along; `import()` splits off the rest.
 */
const codeSplitting = {
  groups: [
    {
      name: 'start',
      test: /rolldown.runtime|src.(cli.(compiled-code|direct-output|globals|main|process-io)|config.(environment|home-paths))\b/,
    },
    { name: 'program', test: /src.cli.(command-rows|program)\.ts$/ },
    { name: 'command', test: /src.(cli.(resolve-id|run|table|time-text|view)|client.create-client)\.ts$/ },
    // Beside the engine, not in it: this file is data, and written in ASCII.
    { name: 'lexicon', test: /src.tailoring.lexicon.shelved-(skills|titles)\.ts$/ },
    { name: 'embedded', test: /src.(cli.embedded-door|compose)\.ts$/ },
    {
      name: 'resume',
      test: /src.contract.(code-points|date-range|own-term|resume-sections|rich-text|source-entry)\.ts$/,
    },
    { name: 'validation', test: /src.(api.validate-body|contract.requests)\.ts$/ },
    { name: 'engine', test: /src.tailoring.rules-engine\.ts$/ },
    { name: 'generate', test: /src.cli.commands.generate\.ts$/ },
  ],
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
  plugins: [withoutChildProcess(), computedLexicon(), embeddedLato()],
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
  plugins: [computedLexicon()],
};

export const bundles: readonly Bundle[] = [commandLine, rendering, readingWorker, library];
