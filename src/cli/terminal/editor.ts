import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { variable } from '../../config/environment.ts';
import { UsageError } from '../exit-code.ts';
import type { Io } from './io.ts';
import { Cancelled } from './question-types.ts';

/** VISUAL, then EDITOR. The value is a command line: `code --wait` has a flag. */
export function editorOf({ environment, platform }: Pick<Io, 'environment' | 'platform'>): string {
  const usual = platform === 'win32' ? 'notepad' : 'vi';
  return variable(environment, 'VISUAL') ?? variable(environment, 'EDITOR') ?? usual;
}

/** Opens a file in the editor and returns when it is closed. @throws UsageError if the editor fails */
export async function runEditor(file: string, io: Pick<Io, 'environment' | 'platform'>): Promise<void> {
  const editor = editorOf(io);
  const child =
    io.platform === 'win32'
      ? spawn(`${editor} "${file}"`, { shell: true, stdio: 'inherit' })
      : spawn('/bin/sh', ['-c', `${editor} "$@"`, editor, file], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  throw new UsageError(
    `the editor "${editor}" ended with ${code}; nothing was changed. Set EDITOR to use another one`,
  );
}

const line = '-------- everything below this line is ignored --------';

/**
 * The text that the person pastes into their editor, through a private temporary file.
 * @throws Cancelled if it is empty, UsageError if the editor fails
 */
export async function pasteInEditor(what: string, io: Io): Promise<string> {
  const note = `Paste ${what} above, save, and close the editor. To cancel, leave it empty.`;
  const pasted = await writeInEditor('', note, io);
  if (pasted.trim() === '') throw new Cancelled('nothing was pasted above the line');
  return pasted;
}

/**
 * The draft as edited by the person, through a private temporary file.
 * @throws UsageError if the editor fails
 */
export async function writeInEditor(draft: string, note: string, io: Io): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-tailor-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  io.interrupted.addEventListener('abort', remove, { once: true });
  try {
    const file = path.join(folder, 'paste.txt');
    await writeFile(file, `${draft}\n${line}\n${note}\n`, { mode: 0o600 });
    await runEditor(file, io);
    const [written = ''] = (await readFile(file, 'utf8')).split(line);
    return written;
  } finally {
    io.interrupted.removeEventListener('abort', remove);
    await rm(folder, { recursive: true, force: true });
  }
}
