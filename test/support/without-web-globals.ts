/* Run as a process of its own: the API in process, where touching a Web global is an error. */
for (const name of ['fetch', 'Request', 'Response', 'Headers', 'FormData']) {
  Object.defineProperty(globalThis, name, {
    get() {
      throw new Error(`the global ${name} was touched`);
    },
  });
}

const { moduleLoadList } = process as typeof process & { readonly moduleLoadList: readonly string[] };
/** Newer Node versions hold some of it from the start. */
const already = new Set(moduleLoadList);

const { lightRequest } = await import('../../src/api/light-request.ts');
const { buildApi } = await import('./build-api.ts');
const { fakeUseCases, liveKey } = await import('./fake-use-cases.ts');

const api = buildApi(fakeUseCases().useCases);
const body = JSON.stringify({
  job_description: 'We need a backend engineer who knows TypeScript, SQL and tests.',
  company_name: 'Example Ltd',
  position: 'Engineer',
});
const rows = [
  ['POST', '/api/v1/resumes/generate', body],
  ['POST', '/api/v1/resumes/generate', '{'],
  ['GET', '/api/v1/resumes'],
  ['HEAD', '/api/v1/usage'],
  ['OPTIONS', '/api/v1/usage'],
  ['GET', '/api/v1/resumes/unknown'],
  ['PUT', '/api/v1/usage'],
  ['GET', '/nothing'],
  ['GET', '/api/v1/openapi.json'],
] as const;

const statuses: number[] = [];
for (const [method, path, sent] of rows) {
  const headers = { 'x-api-key': liveKey, ...(sent && { 'content-type': 'application/json' }) };
  const request = lightRequest(`http://127.0.0.1${path}`, { method, headers, body: sent });
  const response = await api.fetch(request);
  await response.text();
  statuses.push(response.status);
}

const loaded = moduleLoadList.filter((name) => /undici/.test(name) && !already.has(name));
process.stdout.write(JSON.stringify({ statuses, loaded }));
