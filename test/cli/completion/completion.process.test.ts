import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { bin, runBuilt, temporaryFolders } from '../../support/built-command-line.ts';

it('the script works in a real bash', async () => {
  const { folder, home } = temporaryFolders();
  const { stdout: script } = await runBuilt(['completion', 'bash'], { folder });
  const print = `echo "\${COMPREPLY[@]}"`;
  const lines = [
    `resume-tailor() { '${process.execPath}' '${bin}' "$@"; }`,
    script,
    `COMP_WORDS=(resume-tailor keys cr); COMP_CWORD=2; _resume_tailor; ${print}`,
    `COMP_WORDS=(resume-tailor generate --level ""); COMP_CWORD=3; _resume_tailor; ${print}`,
  ];
  const environment = { PATH: process.env['PATH'] ?? '', RESUME_TAILOR_HOME: home };
  const { stdout } = await promisify(execFile)('bash', ['-c', lines.join('\n')], { env: environment });
  expect(stdout).toBe('create\nbasic good super\n');
});
