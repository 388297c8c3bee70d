import path from 'node:path';
import { didYouMean } from '../contract/nearest.ts';
import type { Renderer } from '../service/ports.ts';
import { RenderError } from './render-error.ts';
import { listThemes, mainFile } from './theme-registry.ts';
import type { Typesetter, TypesetterFolders } from './typst/typesetter.ts';

export interface RendererOptions extends TypesetterFolders {
  /** Default: native where the platform has it, else WASM. Both give the same bytes. */
  readonly engine?: 'native' | 'wasm' | undefined;
  /** The theme of whoever asks for none. Default: `ats`. */
  readonly defaultTheme?: string | undefined;
  /**
   * The WASM worker's entry as a file. A build must emit src/rendering/typst/wasm-worker.ts as a file of its
   * own; the default finds it at dist/rendering/wasm-worker.cjs from any folder beside, and from source.
   */
  readonly wasmWorkerFile?: string | undefined;
}

/** Documents to PDF. Nothing is read or loaded before `themes` or `render` is used. */
export function createRenderer(options: RendererOptions): Renderer {
  let themes: readonly string[] | null = null;
  let typesetter: Promise<Typesetter> | null = null;
  const knownThemes = () => {
    themes ??= listThemes(options.themesFolder);
    return themes;
  };
  return {
    get themes() {
      return knownThemes();
    },
    defaultTheme: options.defaultTheme ?? 'ats',
    async render({ document, theme, check = true }) {
      if (!knownThemes().includes(theme)) throw unknownTheme(theme, knownThemes());
      const { buildResumeView } = await import('../documents/view/resume-view.ts');
      const data = JSON.stringify(buildResumeView(document));
      typesetter ??= chooseTypesetter(options);
      const pdf = await (await typesetter).typeset({ mainFile: mainFile(theme), data });
      if (!check) return { pdf };
      const { provePdf } = await import('./proof/prove-pdf.ts');
      return { pdf, check: provePdf({ pdf, document, fontsFolder: options.fontsFolder }) };
    },
    async close() {
      const closing = typesetter;
      typesetter = null;
      // A typesetter that could not be made was already reported to whoever asked for a PDF.
      await closing?.then(
        (made) => made.close(),
        () => undefined,
      );
    },
  };
}

async function chooseTypesetter(options: RendererOptions): Promise<Typesetter> {
  if (options.engine === 'wasm') return wasmTypesetter(options);
  const { loadNativeBinding } = await import('./typst/native-compiler.ts');
  const loaded = loadNativeBinding();
  if (loaded.binding) {
    const { createNativeTypesetter } = await import('./typst/native-typesetter.ts');
    return createNativeTypesetter(loaded.binding, options);
  }
  if (options.engine !== 'native') return wasmTypesetter(options);
  throw new RenderError(
    `The native Typst compiler could not be loaded on ${process.platform}-${process.arch} (${loaded.reason}). Use the WASM one.`,
  );
}

async function wasmTypesetter(options: RendererOptions): Promise<Typesetter> {
  const { createWasmTypesetter } = await import('./typst/wasm-typesetter.ts');
  return createWasmTypesetter({ ...options, workerFile: options.wasmWorkerFile ?? defaultWorkerFile() });
}

function defaultWorkerFile(): string {
  const fromSource = import.meta.filename.endsWith('.ts');
  const place = fromSource
    ? ['typst', 'wasm-worker-from-source.mjs']
    : ['..', 'rendering', 'wasm-worker.cjs'];
  return path.join(import.meta.dirname, ...place);
}

function unknownTheme(theme: string, themes: readonly string[]): RenderError {
  return new RenderError(`There is no theme "${theme}"${didYouMean(theme, themes)}.`);
}
