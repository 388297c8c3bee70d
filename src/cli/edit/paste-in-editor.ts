import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Cancelled } from '../cancelled.ts';
import type { Io } from '../io.ts';
import { runEditor } from './run-editor.ts';

const line = '-------- everything below this line is left out --------';

/**
 * What the person pastes into their editor. The file is private, and gone when the editor is closed.
 * @throws Cancelled when it was left empty, UsageError when the editor cannot or will not
 */
export async function pasteInEditor(what: string, io: Io): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-tailor-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  io.interrupted.addEventListener('abort', remove, { once: true });
  try {
    const file = path.join(folder, 'paste.txt');
    await writeFile(
      file,
      `\n${line}\nPaste ${what} above, save, and close the editor. Nothing above cancels.\n`,
      {
        mode: 0o600,
      },
    );
    await runEditor(file, io);
    const [pasted = ''] = (await readFile(file, 'utf8')).split(line);
    if (pasted.trim() === '') throw new Cancelled('nothing was pasted above the line');
    return pasted;
  } finally {
    io.interrupted.removeEventListener('abort', remove);
    await rm(folder, { recursive: true, force: true });
  }
}
