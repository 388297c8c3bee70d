// Starts the process without a build: it does not inherit the loader that lets its parent run TypeScript.
// The tests may ask for the built one, which starts in half the time.
if (process.env['TEST_WORKERS'] === 'built') {
  await import('../../../dist/rendering/render-process.cjs');
} else {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./render-process.ts', import.meta.url);
}
