import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, '..', '..');

/**
 * Runs statements in a new process in which `createRenderer`, `folders` and `resume` are defined. Returns the Typst
 * files that it loaded. A process that does not end by itself is an error.
 */
export async function typstLoadedAfter(statements: string): Promise<string[]> {
  const script = `
    import Module from 'node:module';
    import { createRenderer } from './src/rendering/create-renderer.ts';
    import { folders } from './test/rendering/folders.ts';
    import { resume } from './test/rendering/sample-document.ts';
    ${statements};
    console.log(JSON.stringify(Object.keys(Module._cache).filter((name) => name.includes('typst'))));
  `;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await run(process.execPath, options, { cwd: projectRoot, timeout: 45_000 });
  return JSON.parse(stdout);
}
