import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { RenderError } from '../../../src/rendering/render-error.ts';
import type { Typesetter } from '../../../src/rendering/typst/typesetter.ts';
import { createWasmTypesetter } from '../../../src/rendering/typst/wasm-typesetter.ts';
import { folders } from '../folders.ts';

const entry = { file: path.join(import.meta.dirname, 'answering-worker.mjs'), argv: [] };
let typesetter: Typesetter;

afterEach(() => typesetter.close());

/** Returns the id of the thread that answers. */
async function threadOf(data = ''): Promise<string> {
  return new TextDecoder().decode(await typesetter.typeset({ mainFile: 'ats/ats.typ', data }));
}

describe('createWasmTypesetter', () => {
  it('replaces its worker after the maximum number of jobs', async () => {
    typesetter = createWasmTypesetter({ ...folders, entry, jobsPerWorker: 2 });
    const threads = [
      await threadOf(),
      await threadOf(),
      await threadOf(),
      await threadOf(),
      await threadOf(),
    ];
    expect(new Set(threads.slice(0, 2)).size).toBe(1);
    expect(new Set(threads.slice(2, 4)).size).toBe(1);
    expect(new Set(threads).size).toBe(3);
  });

  it('runs concurrent jobs one after the other, even when it replaces the worker', async () => {
    typesetter = createWasmTypesetter({ ...folders, entry, jobsPerWorker: 2 });
    const threads = await Promise.all([threadOf(), threadOf(), threadOf(), threadOf()]);
    expect(threads[0]).toBe(threads[1]);
    expect(threads[2]).toBe(threads[3]);
    expect(threads[0]).not.toBe(threads[2]);
  });

  it.each([
    ['throw', /the WASM worker failed \(out of memory\)/],
    ['exit', /the WASM worker ended early \(code 3\)/],
  ])('fails only the job of a worker that ends (%s)', async (data, message) => {
    typesetter = createWasmTypesetter({ ...folders, entry });
    const first = await threadOf();
    const [died, next] = await Promise.allSettled([threadOf(data), threadOf()]);
    expect(died).toMatchObject({ status: 'rejected', reason: expect.any(RenderError) });
    expect(died).toMatchObject({ reason: { message: expect.stringMatching(message) } });
    expect(next).toMatchObject({ status: 'fulfilled' });
    expect(next).not.toMatchObject({ value: first });
  });

  it('reports an error of Typst with position and reason and keeps the worker', async () => {
    typesetter = createWasmTypesetter({ ...folders, entry });
    const before = await threadOf();
    await expect(threadOf('complain')).rejects.toThrow(
      'Theme file ats/ats.typ could not be typeset: unknown variable: oops (/ats/ats.typ:4:2).',
    );
    expect(await threadOf()).toBe(before);
  });

  it('reports a missing worker file by its name', async () => {
    typesetter = createWasmTypesetter({
      ...folders,
      entry: { file: path.join(folders.themesFolder, 'none.cjs'), argv: [] },
    });
    await expect(threadOf()).rejects.toThrow(/none\.cjs/);
  });
});
