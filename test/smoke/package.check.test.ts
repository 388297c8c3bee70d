import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pack } from '../../build/package/pack.ts';
import { temporaryFolders } from '../support/built-command-line.ts';
import { projectRoot } from '../support/project-root.ts';

const { home, folder } = temporaryFolders();
const installed = path.join(folder, 'node_modules', 'resume-tailor');

/** Unpacks the tarball as npm would install it, next to its dependencies. */
beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', pack(folder).file, '-C', installed, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(projectRoot, 'node_modules', name), place);
  }
});

function node(...argv: string[]): string {
  const env = { PATH: process.env['PATH'], RESUME_TAILOR_HOME: home };
  return execFileSync(process.execPath, argv, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
}

const run = (...argv: string[]) => node(path.join(installed, 'bin', 'resume-tailor.cjs'), ...argv);
const example = (...parts: string[]) => path.join(projectRoot, 'examples', ...parts);

describe('the package outside of its repository', () => {
  it('reads a resume, tailors it and makes its PDF', () => {
    const fixture = path.join(projectRoot, 'test', 'fixtures', 'documents', 'chromium-one-column.pdf');
    expect(run('base', 'set', fixture)).toContain('read\tname\t');
    const posting = example('postings', 'senior-accountant.txt');
    run('generate', posting, '--resume', example('resumes', 'accountant.json'), '--pdf', 'cv.pdf');
    expect(readFileSync(path.join(folder, 'cv.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is a library with types', () => {
    const use =
      "import { createRulesEngine } from 'resume-tailor'; console.log(typeof createRulesEngine().tailor)";
    writeFileSync(path.join(folder, 'use.mjs'), use);
    expect(node('use.mjs')).toBe('function\n');
    expect(readFileSync(path.join(installed, 'dist', 'types', 'index.d.ts'), 'utf8')).toContain(
      'createRulesEngine',
    );
  });

  it('says which of its files is missing, and what to do', () => {
    const file = path.join(installed, 'dist', 'lexicon.txt');
    renameSync(file, `${file}.away`);
    const posting = example('postings', 'senior-accountant.txt');
    const told = `${file} is missing or cannot be read. It is part of resume-tailor: reinstall the package`;
    expect(() => run('score', posting, '--resume', example('resumes', 'accountant.json'))).toThrow(told);
    renameSync(`${file}.away`, file);
  });

  it('has its licenses, and no sources or tests', () => {
    const files = execFileSync('find', ['.', '-type', 'f'], { cwd: installed, encoding: 'utf8' }).split('\n');
    expect(files).toEqual(
      expect.arrayContaining([
        './LICENSE',
        './THIRD-PARTY-LICENSES.txt',
        './fonts/OFL-SourceSans3.txt',
        './fonts/OFL-SourceSerif4.txt',
      ]),
    );
    const sources = /^\.\/(?:src|test|bench|build|data|tools)\/|(?<!\.d)\.ts$/;
    expect(files.filter((file) => sources.test(file))).toEqual([]);
  });
});
