import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Ended, runBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { projectRoot } from '../support/project-root.ts';

const resume = path.join(projectRoot, 'examples', 'resumes', 'software-engineer.json');
const posting = path.join(projectRoot, 'examples', 'postings', 'backend-engineer.txt');
const noSockets = path.join(import.meta.dirname, 'no-sockets.cjs');
const withModel =
  'engine: llm\nmodel: { provider: ollama, name: mock-1, base_url: "http://127.0.0.1:47111/api" }\n';

/** Runs commands of one home in processes that refuse every socket. */
function cutOff(serverYaml: string) {
  const { home, folder } = temporaryFolders();
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(path.join(home, 'server.yaml'), serverYaml);
  return (argv: readonly string[], environment = {}): Promise<Ended> =>
    runBuilt(argv, {
      folder,
      environment: { RESUME_TAILOR_HOME: home, ...environment },
      node: ['--require', noSockets],
    });
}

const generate = ['generate', posting, '--resume', resume, '--level', 'super', '--pdf', '--json'];

describe('touches no network', () => {
  it('with the rules', async () => {
    expect(await cutOff('engine: rules\n')(generate)).toMatchObject({ code: 0, stderr: '' });
  });

  it('for a test key, for scores and previews, and at basic, also with a model', async () => {
    const run = cutOff(withModel);
    expect(await run(['base', 'set', resume])).toMatchObject({ code: 0 });
    const { stdout } = await run(['keys', 'create', '--name', 'try', '--test', '--json']);
    const testKey = { RESUME_TAILOR_API_KEY: JSON.parse(stdout).secret };
    for (const [argv, environment] of [
      [generate, testKey],
      [['score', posting, '--json'], {}],
      [['generate', posting, '--dry-run', '--json'], {}],
      [['generate', posting, '--level', 'basic', '--json'], {}],
      [['doctor', '--json'], {}],
    ] as const) {
      expect(await run(argv, environment)).toMatchObject({ code: 0, stderr: '' });
    }
  });

  it('which this test would notice: with a model it is tried, and the rules do the work', async () => {
    const ran = await cutOff(withModel)(generate);
    expect(ran.code).toBe(0);
    expect(ran.stderr).toMatch(/network: (connect|lookup)/);
  });
});
