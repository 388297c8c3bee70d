import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import {
  type Check,
  databaseChecks,
  homeChecks,
  localChecks,
  nodeCheck,
  serviceChecks,
} from '../doctor/checks.ts';
import { modelChecks, modelKeyChecks } from '../doctor/model-checks.ts';
import { UsageError } from '../exit-code.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';
import { marked, type TerminalStyle } from '../terminal/terminal-style.ts';
import { wrap } from '../terminal/terminal-text.ts';

export function defineDoctor(command: Command, run: Run): void {
  command
    .option('--database <url>', 'also check this PostgreSQL database; default: $DATABASE_URL')
    .option(
      '--online',
      'also test the language model in server.yaml: connection, key, context, output, speed',
    )
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor doctor\n  $ resume-tailor doctor --online\n  $ resume-tailor doctor --base-url http://127.0.0.1:8787\n',
    )
    .addHelpText('after', '\nThe exit code is 1 when a check fails. Nothing is changed.\n')
    .action((flags: DoctorFlags) => run((context) => doctor(context, flags)));
}

interface DoctorFlags {
  readonly online?: boolean;
  readonly database?: string;
}

interface Diagnosis {
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

async function doctor(context: Context, flags: DoctorFlags): Promise<Output> {
  const checks = await context.progress('Checking', () => examine(context, flags));
  const ok = checks.every(({ status }) => status !== 'fail');
  return view<Diagnosis>({ data: { ok, checks }, human: diagnosisText, exitCode: ok ? 0 : 1 });
}

async function examine(
  context: Context,
  { online = false, database }: DoctorFlags,
): Promise<readonly Check[]> {
  const { config, io, packageRoot } = context;
  const { engines } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8'));
  const here = [nodeCheck(process.versions.node, engines.node), ...(await homeChecks(config.home, io))];
  if (config.baseUrl.value !== null) {
    if (online) throw new UsageError('--online tests the model of this machine; remove the base URL');
    return [...here, ...(await serviceChecks(context))];
  }
  const local = await localChecks(context);
  // Asking the service would create a store, or fail for the reason just printed.
  const isReady =
    [...here, ...local].every(({ status }) => status !== 'fail') && existsSync(config.home.storeFile);
  const isConfigured = local.every(({ name, status }) => name !== 'server.yaml' || status !== 'fail');
  return [
    ...here,
    ...local,
    ...(isConfigured ? await databaseChecks(context, database) : []),
    ...(isReady ? await serviceChecks(context) : []),
    ...(isConfigured ? await (online ? modelChecks : modelKeyChecks)(context) : []),
  ];
}

const marks = { pass: 'good', warn: 'odd', fail: 'bad' } as const;

function diagnosisText({ checks }: Diagnosis, style: TerminalStyle): Promise<string> | string {
  if (!style.isTerminal) {
    return table(style, {
      head: [],
      rows: checks.map(({ name, status, message }) => [name, status, message]),
    });
  }
  return checks
    .map(({ name, status, message }) =>
      wrap(`${marked(marks[status], `${name}:`, style)} ${message}`, style.columns),
    )
    .join('');
}
