import path from 'node:path';
import { RenderError } from '../render-error.ts';
import type { Typesetter, TypesetterFolders } from './typesetter.ts';

export interface TypesetterOptions extends TypesetterFolders {
  /** Default: native where the platform has it, else WASM. Both give the same bytes. */
  readonly engine?: 'native' | 'wasm' | undefined;
  /** Whether this process will make so many PDFs that optimizing the WASM one pays. Default: false. */
  readonly rendersMany?: boolean | undefined;
  /**
   * Runs work so that native code finds no fonts of the system, which it would look through at every start and
   * never use. Without it that costs time and nothing else.
   */
  readonly withoutSystemFonts?: WithoutSystemFonts | undefined;
}

type WithoutSystemFonts = <T>(work: () => T) => T;

/** A typesetter keeps the fonts that it was made with, so that there is one for each set of them. */
interface Typesetters {
  with(extraFontFiles: readonly string[]): Promise<Typesetter>;
  close(): Promise<void>;
}

/** Beside the one with the shipped fonts alone: fonts of other scripts take much memory. */
const maxWithExtraFonts = 1;

export function createTypesetters(options: TypesetterOptions): Typesetters {
  const made = new Map<string, Promise<Typesetter>>();
  const close = async (key: string): Promise<void> => {
    const closing = made.get(key);
    made.delete(key);
    // A failure to make a typesetter was already reported with the PDF.
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
  return createWasmTypesetter({ ...options, workerFile: wasmWorkerFile() });
}

/** The build emits src/rendering/typst/wasm-worker.ts as a file of its own. */
function wasmWorkerFile(): string {
  const fromSource = import.meta.filename.endsWith('.ts');
  const place = fromSource ? ['wasm-worker-from-source.mjs'] : ['..', 'rendering', 'wasm-worker.cjs'];
  return path.join(import.meta.dirname, ...place);
}

/** What native code in a process that renders is to read in its environment. */
export function renderEnvironment(fontsFolder: string) {
  return {
    FONTCONFIG_FILE: path.join(fontsFolder, 'no-system-fonts.conf'),
    // For glibc: with a heap for each thread, what one of them gave back is of no use to the others.
    MALLOC_ARENA_MAX: '1',
  } as const;
}
