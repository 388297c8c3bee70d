import { parentPort, workerData } from 'node:worker_threads';
import type { TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import type { Diagnostic } from './diagnostics.ts';
import type { WasmAnswer, WasmRequest, WasmWorkerData } from './wasm-job.ts';

/*
 * The worker thread's entry. It has no file system and no network: only the sources and fonts handed to it.
 * An exception inside the compiler ends the thread on purpose, because its memory cannot be trusted afterwards.
 */

const pdfFormat = 1;
const fullDiagnostics = 3;

async function createCompiler(data: WasmWorkerData): Promise<TypstCompiler> {
  // Imported dynamically: the package is ESM only, and a build may turn this file into CommonJS.
  const typst = await import('@myriaddreamin/typst-ts-web-compiler');
  await typst.default({ module_or_path: data.module });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of data.fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const [path, text] of data.sources) compiler.add_source(`/${path}`, text);
  return compiler;
}

function typeset(compiler: TypstCompiler, request: WasmRequest): WasmAnswer {
  const world = compiler.snapshot('/', `/${request.mainFile}`, [['data', request.data]]);
  try {
    const artifact: { result?: Uint8Array; diagnostics?: Diagnostic[] } = world.get_artifact(
      pdfFormat,
      fullDiagnostics,
    );
    if (artifact.result) return { pdf: artifact.result };
    return { pdf: null, diagnostics: artifact.diagnostics ?? [] };
  } finally {
    world.free();
  }
}

const compiler = createCompiler(workerData as WasmWorkerData);

parentPort?.on('message', async (request: WasmRequest) => {
  const answer = typeset(await compiler, request);
  parentPort?.postMessage(answer, answer.pdf ? [answer.pdf.buffer as ArrayBuffer] : []);
});
