// Starts the worker without a build: a thread does not inherit the loader that lets the process run TypeScript.
// The tests may ask for the built one, which starts in half the time.
if (process.env['TEST_WORKERS'] === 'built') {
  await import('../../../dist/engine/engine-worker.mjs');
} else {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./engine-worker.ts', import.meta.url);
}
