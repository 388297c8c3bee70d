import { execFile } from 'node:child_process';
import path from 'node:path';
import { root } from './root.ts';

const document = path.join('docs', 'openapi.json');

/** The result of a linter. Rules and exceptions are in .spectral.yaml and redocly.yaml. */
export interface LintResult {
  readonly linter: string;
  readonly code: number;
  readonly output: string;
}

const linters: Readonly<Record<string, readonly string[]>> = {
  spectral: ['lint', document, '--fail-severity=hint'],
  redocly: ['lint', document, '--format=stylish'],
};

/** Turns off telemetry and update checks. */
const quiet = {
  SCARF_ANALYTICS: 'false',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** Runs every linter over docs/openapi.json. */
export function lintOpenApi(): Promise<readonly LintResult[]> {
  return Promise.all(Object.entries(linters).map(([linter, argv]) => run(linter, argv)));
}

function run(linter: string, argv: readonly string[]): Promise<LintResult> {
  const bin = path.join(root, 'node_modules', '.bin', linter);
  return new Promise((resolve) => {
    execFile(bin, [...argv], { cwd: root, env: { ...process.env, ...quiet } }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ linter, code, output: `${stdout}${stderr}` });
    });
  });
}
