import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestTerminal, type Ran, type TestTerminal } from '../memory-io.ts';

const orphan = 'res_00000000000000000000000001.pdf';
const hour = 3_600_000;

/** A file of a resume that was never finished, with the age of its last write. */
function leave(terminal: TestTerminal, name: string, age: number): string {
  const folder = path.join(terminal.home, 'files');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, 'a PDF');
  const written = new Date(Date.now() - age);
  utimesSync(file, written, written);
  return file;
}

async function serving(terminal: TestTerminal, meanwhile: () => Promise<void>): Promise<Ran> {
  const interrupt = new AbortController();
  let server: Promise<Ran> | undefined;
  await new Promise<string>((onStdout) => {
    server = terminal.run(['serve', '--port', '0', '--json'], { interrupt, onStdout });
  });
  await meanwhile();
  interrupt.abort('SIGTERM');
  return (await server) as Ran;
}

it('a running server removes files that killed servers left behind', async () => {
  const terminal = createTestTerminal();
  const old = leave(terminal, orphan, 2 * hour);
  const draft = leave(terminal, `${orphan}.1.2.draft`, 2 * hour);
  const young = leave(terminal, 'res_00000000000000000000000002.pdf', 0);
  const ran = await serving(terminal, async () => {
    while (existsSync(old) || existsSync(draft)) await nextTurn();
  });
  expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  expect(existsSync(young)).toBe(true);
});

it('a server that is stopped at once does not wait for the removal', async () => {
  const terminal = createTestTerminal();
  for (let number = 0; number < 600; number += 1) {
    leave(terminal, `res_0${String(number).padStart(25, '0')}.pdf`, 2 * hour);
  }
  expect(await serving(terminal, async () => undefined)).toMatchObject({ exitCode: 0, stderr: '' });
});
