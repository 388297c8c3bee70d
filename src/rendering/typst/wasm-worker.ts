import { parentPort, workerData } from 'node:worker_threads';
import type { TypstRenderer } from '@myriaddreamin/typst-ts-renderer';
import type { TypstCompiler, TypstCompileWorld } from '@myriaddreamin/typst-ts-web-compiler';
import type { Diagnostic } from './typesetter.ts';
import type { WasmAnswer, WasmRequest, WasmWorkerData } from './wasm-typesetter.ts';

/*
 * Entry of the worker thread. The compiler has no file system and no network, only the given sources and fonts.
 * An exception inside it ends the thread on purpose, because its memory cannot be trusted afterward.
 */

const vectorFormat = 0;
const pdfFormat = 1;
/** Parts of the picture: pages and definitions, without style and script. */
const shapesAlone = 0b0011;
const fullDiagnostics = 3;

async function createCompiler(data: WasmWorkerData): Promise<TypstCompiler> {
  // A dynamic import, because the package is ESM only and the build makes this file CommonJS.
  const typst = await import('@myriaddreamin/typst-ts-web-compiler');
  await typst.default({ module_or_path: data.module });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of data.fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const [path, text] of data.sources) compiler.add_source(`/${path}`, text);
  return compiler;
}

async function createRenderer(module: WebAssembly.Module): Promise<TypstRenderer> {
  const typst = await import('@myriaddreamin/typst-ts-renderer');
  await typst.default({ module_or_path: module });
  return new typst.TypstRendererBuilder().build();
}

interface Artifact {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly Diagnostic[];
}

function typeset(world: TypstCompileWorld): WasmAnswer {
  const { result, diagnostics = [] }: Artifact = world.get_artifact(pdfFormat, fullDiagnostics);
  return result ? { pdf: result } : { pdf: null, diagnostics };
}

function draw(world: TypstCompileWorld, renderer: TypstRenderer): WasmAnswer {
  const { result, diagnostics = [] }: Artifact = world.get_artifact(vectorFormat, fullDiagnostics);
  if (!result) return { pdf: null, diagnostics };
  const session = renderer.session_from_artifact(result, 'vector');
  try {
    return { svg: renderer.svg_data(session, shapesAlone) };
  } finally {
    session.free();
  }
}

async function answerTo({ mainFile, data, renderer: module }: WasmRequest): Promise<WasmAnswer> {
  if (module) renderer ??= createRenderer(module);
  const drawer = module && (await renderer);
  const world = (await compiler).snapshot('/', `/${mainFile}`, [['data', data]]);
  try {
    return drawer ? draw(world, drawer) : typeset(world);
  } finally {
    world.free();
  }
}

const compiler = createCompiler(workerData as WasmWorkerData);
let renderer: Promise<TypstRenderer> | null = null;

parentPort?.on('message', async (request: WasmRequest) => {
  const answer = await answerTo(request);
  parentPort?.postMessage(answer, 'pdf' in answer && answer.pdf ? [answer.pdf.buffer as ArrayBuffer] : []);
});
