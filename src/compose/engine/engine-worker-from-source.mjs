// Starts the worker without a build, because threads do not inherit the loader that runs TypeScript. Tests can use
// the built worker, which starts in half the time.
if (process.env['TEST_WORKERS'] === 'built') {
  await import('../../../dist/engine/engine-worker.mjs');
} else {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./engine-worker.ts', import.meta.url);
}
