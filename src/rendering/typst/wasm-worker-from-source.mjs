// Starts the worker without a build: a thread does not inherit its process's loader for TypeScript.
// Tests may select the built entry, which starts in half the time.
if (process.env['TEST_WORKERS'] === 'built') {
  await import('../../../dist/rendering/wasm-worker.cjs');
} else {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./wasm-worker.ts', import.meta.url);
}
