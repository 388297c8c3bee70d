import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPdfFiles } from '../../src/store/pdf-files.ts';
import { readOrCreatePrivateFile } from '../../src/store/private-files.ts';
import { resumeId, start } from './samples.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const contentOf = (text: string) => ({ make: () => text, isIntact: (content: string) => content !== '' });

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

describe('a private file', () => {
  it('is created once, readable only by its owner, in its own folder', async () => {
    const file = path.join(folder, 'home', 'owner.key');
    expect(await readOrCreatePrivateFile(file, contentOf('first'))).toBe('first');
    expect(await readOrCreatePrivateFile(file, contentOf('second'))).toBe('first');
    expect([await modeOf(file), await modeOf(path.dirname(file))]).toEqual(['600', '700']);
  });

  it('has one content for simultaneous creators and leaves no draft behind', async () => {
    const file = path.join(folder, 'token');
    const contents = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        readOrCreatePrivateFile(file, contentOf(`made by ${number}`)),
      ),
    );
    expect(new Set(contents).size).toBe(1);
    expect(await readdir(folder)).toEqual(['token']);
  });

  it('is refused with an error that names it when its content is damaged', async () => {
    const file = path.join(folder, 'token');
    await writeFile(file, '');
    await expect(readOrCreatePrivateFile(file, contentOf('x'))).rejects.toThrow(`${file} is damaged`);
  });

  it('passes on the error when it cannot be read', async () => {
    await mkdir(path.join(folder, 'token'));
    await expect(readOrCreatePrivateFile(path.join(folder, 'token'), contentOf('x'))).rejects.toThrow(
      'EISDIR',
    );
  });
});

describe('PDF files', () => {
  const id = resumeId(1);
  const files = () => createPdfFiles(path.join(folder, 'files'));

  it('return the bytes that were written last', async () => {
    await files().write(id, new Uint8Array([1, 2, 3]));
    await files().write(id, new Uint8Array([4]));
    expect(await files().read(id)).toEqual(Buffer.from([4]));
    expect(await readdir(path.join(folder, 'files'))).toEqual([`${id}.pdf`]);
  });

  it('are readable only by their owner', async () => {
    await files().write(id, new Uint8Array([1]));
    expect([await modeOf(files().pathOf(id)), await modeOf(path.join(folder, 'files'))]).toEqual([
      '600',
      '700',
    ]);
  });

  it('replace a file that others can read by a private one', async () => {
    await files().write(id, new Uint8Array([1]));
    await chmod(files().pathOf(id), 0o644);
    await files().write(id, new Uint8Array([2]));
    expect(await modeOf(files().pathOf(id))).toBe('600');
  });

  it('are gone after removal, which may be repeated', async () => {
    expect(await files().read(id)).toBeNull();
    await files().write(id, new Uint8Array([1]));
    await files().remove(id);
    await files().remove(id);
    expect(await files().read(id)).toBeNull();
  });

  it.each(['../store.db', 'res_../../x', '', `${id}/x`])('refuse an invalid resume id: %j', async (name) => {
    expect(() => files().pathOf(name)).toThrow('Not a resume id');
    await expect(files().read(name)).rejects.toThrow('Not a resume id');
  });

  it('are listed in batches if they were last written before a time', async () => {
    const time = start;
    const ids = Array.from({ length: 501 }, (_, number) => resumeId(number));
    await mkdir(path.join(folder, 'files'));
    for (const [number, one] of ids.entries()) {
      await writeFile(files().pathOf(one), '');
      const written = new Date(number === 7 ? time : time - 1);
      await utimes(files().pathOf(one), written, written);
    }
    const parts: (readonly string[])[] = [];
    for await (const part of files().writtenBefore(time)) parts.push(part);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flat().toSorted()).toEqual(ids.filter((_, number) => number !== 7));
  });

  it('pass on the error when their folder cannot be read', async () => {
    await writeFile(path.join(folder, 'files'), '');
    const walk = async () => {
      for await (const _ of files().writtenBefore(start)) throw new Error('a file is no folder');
    };
    await expect(walk()).rejects.toThrow('ENOTDIR');
  });

  it('keep the earlier file when writing fails', async () => {
    await files().write(id, new Uint8Array([1]));
    const blocked = createPdfFiles(path.join(folder, 'a-file'));
    await writeFile(path.join(folder, 'a-file'), '');
    await expect(blocked.write(id, new Uint8Array([2]))).rejects.toThrow();
    expect(await files().read(id)).toEqual(Buffer.from([1]));
  });
});
