import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolders } from '../support/built-command-line.ts';
import { projectRoot } from '../support/project-root.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const workflow = path.join('test', 'openapi', 'workflow.arazzo.yaml');
const steps = readFileSync(path.join(projectRoot, workflow), 'utf8').match(/stepId:/g) ?? [];

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ home: temporaryFolders().home });
});
afterAll(() => server?.stop());

it('the built server answers every step of a whole workflow as the OpenAPI document says', async () => {
  const { code, output } = await respect({
    server: `service=${server.url}`,
    input: JSON.stringify({ apiKey: server.apiKey, dashboardToken: server.dashboardToken }),
  });
  expect([code, output]).toEqual([0, output]);
  expect(output).toContain(`Steps: ${steps.length} passed, ${steps.length} total`);
  expect(await server.stop()).toBe(0);
});

/** Redocly's runner of Arazzo files: it checks status, content type and schema of each answer against the document. */
function respect(options: { readonly server: string; readonly input: string }) {
  const bin = path.join(projectRoot, 'node_modules', '.bin', 'redocly');
  const argv = ['respect', workflow, '--server', options.server, '--input', options.input];
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    execFile(bin, argv, { cwd: projectRoot, env: { ...process.env, ...quiet } }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}
