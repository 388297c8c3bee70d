// Starts a thread or process without a build: node start-from-source.mjs SOURCE BUILT …
// Tests may ask for the built entry, which starts in half the time.
const [source, built] = process.argv.splice(2, 2);
if (process.env['TEST_WORKERS'] === 'built') {
  await import(`../dist/${built}`);
} else {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport(`./${source}`, import.meta.url);
}
