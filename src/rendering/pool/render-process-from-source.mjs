// Starts the process without a build: it does not inherit its parent's loader for TypeScript.
// Tests may select the built entry, which starts in half the time.
if (process.env['TEST_WORKERS'] === 'built') {
  await import('../../../dist/rendering/render-process.cjs');
} else {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./render-process.ts', import.meta.url);
}
