import path from 'node:path';
import { type EntryFile, entryFile } from '../../entry-file.ts';
import { RenderError } from '../render-error.ts';
import type { Typesetter, TypesetterFolders } from './typesetter.ts';

export interface TypesetterOptions extends TypesetterFolders {
  /** Default: native if the platform has it, otherwise WASM. Both give the same bytes. */
  readonly engine?: 'native' | 'wasm' | undefined;
  /** True if this process will make so many PDFs that optimizing the WASM code pays off. Default: false. */
  readonly rendersMany?: boolean | undefined;
  /**
   * Runs work in which native code finds no system fonts. Without it, each start takes longer, because the code scans
   * fonts that it never uses.
   */
  readonly withoutSystemFonts?: WithoutSystemFonts | undefined;
}

type WithoutSystemFonts = <T>(work: () => T) => T;

/** Typesetters by their set of fonts, which is fixed at creation. */
interface Typesetters {
  with(extraFontFiles: readonly string[]): Promise<Typesetter>;
  close(): Promise<void>;
}

/** In addition to the one with only the shipped fonts. Low, because fonts of other scripts take much memory. */
const maxWithExtraFonts = 1;

export function createTypesetters(options: TypesetterOptions): Typesetters {
  const made = new Map<string, Promise<Typesetter>>();
  const close = async (key: string): Promise<void> => {
    const closing = made.get(key);
    made.delete(key);
    // A failure to create it was already reported with the PDF.
    await closing?.then(
      (typesetter) => typesetter.close(),
      () => undefined,
    );
  };
  return {
    async with(extraFontFiles) {
      const key = extraFontFiles.join('\n');
      const others = [...made.keys()].filter((one) => one !== '' && one !== key);
      if (key !== '' && others.length >= maxWithExtraFonts) await Promise.all(others.map(close));
      const typesetter = made.get(key) ?? chooseTypesetter({ ...options, extraFontFiles });
      made.set(key, typesetter);
      return typesetter;
    },
    async close() {
      await Promise.all([...made.keys()].map(close));
    },
  };
}

async function chooseTypesetter(options: TypesetterOptions): Promise<Typesetter> {
  if (options.engine === 'wasm') return wasmTypesetter(options);
  const { createNativeTypesetter, loadNativeBinding } = await import('./native-typesetter.ts');
  const loaded = loadNativeBinding();
  if (loaded.binding) {
    const { withoutSystemFonts = (work) => work() } = options;
    return withoutSystemFonts(() => createNativeTypesetter(loaded.binding, options));
  }
  if (options.engine !== 'native') return wasmTypesetter(options);
  throw new RenderError(
    `The native Typst compiler could not be loaded on ${process.platform}-${process.arch} (${loaded.reason}). Use the WASM one.`,
  );
}

async function wasmTypesetter(options: TypesetterOptions): Promise<Typesetter> {
  const { createWasmTypesetter } = await import('./wasm-typesetter.ts');
  return createWasmTypesetter({ ...options, entry: wasmWorker() });
}

function wasmWorker(): EntryFile {
  return entryFile('rendering/typst/wasm-worker.ts', 'rendering/wasm-worker.cjs');
}

/** Environment variables for native code in a render process. */
export function renderEnvironment(fontsFolder: string) {
  return {
    FONTCONFIG_FILE: path.join(fontsFolder, 'no-system-fonts.conf'),
    // For glibc: one heap for all threads, so that they can reuse each other's memory.
    MALLOC_ARENA_MAX: '1',
  } as const;
}
