import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { variable } from '../../config/environment.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** VISUAL, then EDITOR, as a command line: `code --wait` has a flag. */
export function editorOf({ environment, platform }: Pick<Io, 'environment' | 'platform'>): string {
  const usual = platform === 'win32' ? 'notepad' : 'vi';
  return variable(environment, 'VISUAL') ?? variable(environment, 'EDITOR') ?? usual;
}

/** Opens a file in the editor and returns when it is closed. @throws UsageError when the editor cannot or will not. */
export async function runEditor(file: string, io: Pick<Io, 'environment' | 'platform'>): Promise<void> {
  const editor = editorOf(io);
  const child =
    io.platform === 'win32'
      ? spawn(`${editor} "${file}"`, { shell: true, stdio: 'inherit' })
      : spawn('/bin/sh', ['-c', `${editor} "$@"`, editor, file], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  throw new UsageError(
    `the editor "${editor}" ended with ${code}, nothing was sent; EDITOR names another one`,
  );
}
