import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import { RenderError } from '../../../src/rendering/render-error.ts';
import { childrenOf, isRunning, until } from '../../support/child-processes.ts';
import { folders } from '../folders.ts';
import { readPdf } from '../read-pdf.ts';
import { resume } from '../sample-document.ts';
import { softwareEngineer } from '../software-engineer.ts';
import { usePools } from './pool-fixture.ts';

const poolOf = usePools();
const order = { document: softwareEngineer, look: { theme: 'ats' } };
const named = (name: string) => ({
  document: resume(({ basics }) => Object.assign(basics, { name })),
  look: { theme: 'ats' },
});

/** Waits until there is exactly one child process. */
async function soleChild(): Promise<number> {
  await until(() => childrenOf(process.pid).length === 1);
  return childrenOf(process.pid)[0] ?? Number.NaN;
}

describe('render processes', () => {
  it('return the same bytes and check as this process', async () => {
    const here = createRenderer(folders);
    const { pdf, check } = await poolOf().render(order);
    const own = await here.render(order);
    expect(Buffer.from(pdf).equals(own.pdf)).toBe(true);
    expect(check).toEqual(own.check);
    await here.close();
  });

  it('share many PDFs between two of them without mixing them up', async () => {
    const pool = poolOf();
    const names = Array.from({ length: 24 }, (_, index) => `Ada Number ${index}`);
    const making = names.map((name) => pool.render(named(name)));
    await until(() => childrenOf(process.pid).length > 0);
    const made = await Promise.all(making);
    expect(childrenOf(process.pid)).toHaveLength(2);
    const texts = await Promise.all(made.map(({ pdf }) => readPdf(pdf)));
    expect(texts.map(({ text }) => text)).toEqual(names);
  });

  it('return the failure of a theme and keep running', async () => {
    const pool = poolOf();
    await pool.render(order);
    const [child] = childrenOf(process.pid);
    await expect(pool.render({ ...order, look: { theme: 'nope' } })).rejects.toThrow(
      /^There is no theme "nope"/,
    );
    await expect(pool.render({ ...order, look: { theme: 'nope' } })).rejects.toBeInstanceOf(RenderError);
    expect(childrenOf(process.pid)).toEqual([child]);
  });

  it('are replaced when they use too much memory after a PDF', async () => {
    const pool = poolOf({ limits: { restingMemory: 1 } });
    await pool.render(order);
    const [first] = childrenOf(process.pid);
    await pool.render(order);
    expect(childrenOf(process.pid)).not.toContain(first);
  });

  it('end when the pool is closed, and their current jobs fail', async () => {
    const pool = poolOf();
    await pool.render(order);
    const hanging = expect(pool.render({ ...order, look: { theme: 'endless' } })).rejects.toBeInstanceOf(
      RenderError,
    );
    await new Promise((resolve) => setImmediate(resolve));
    await pool.close();
    await hanging;
    expect(childrenOf(process.pid)).toEqual([]);
    await expect(pool.render(order)).rejects.toThrow('This process is shutting down');
  });
});

describe('a failing process', () => {
  it('is replaced during a PDF, which another one makes', async () => {
    const pool = poolOf();
    const making = pool.render(order);
    process.kill(await soleChild(), 'SIGKILL');
    expect((await making).check?.ok).toBe(true);
  });

  it('is replaced while idle, before the next PDF', async () => {
    const pool = poolOf({ concurrency: 1 });
    await pool.render(order);
    const child = await soleChild();
    process.kill(child, 'SIGKILL');
    await until(() => !isRunning(child));
    expect((await pool.render(order)).check?.ok).toBe(true);
  });

  it('is reported with its output for the log if it fails twice', async () => {
    const entry = { file: path.join(import.meta.dirname, 'crashing-process.mjs'), argv: [] };
    const rendering = poolOf({ entry }).render(order);
    await expect(rendering).rejects.toMatchObject({
      name: 'RenderError',
      forCaller: true,
      message: 'The process that made the PDF of theme "ats" crashed before it was done.',
      stack: expect.stringContaining('ended early (code 7): out of something'),
    });
  });

  it.each([
    ['by hanging in native code', 'endless', { milliseconds: 5_000 }, 'took longer than 5 seconds'],
    ['by using too much memory', 'greedy', { memory: 400 * 1024 * 1024 }, 'took more than 400 MB of memory'],
  ])('is killed %s, and the next PDF is made', async (_name, theme, limits, message) => {
    const pool = poolOf({ limits });
    await expect(pool.render({ ...order, look: { theme } })).rejects.toMatchObject({
      forCaller: true,
      message: `The PDF of theme "${theme}" ${message} and was stopped.`,
    });
    expect((await pool.render(order)).check?.ok).toBe(true);
  });
});

it('refuses a request beyond the queue limit with a time to retry', async () => {
  const pool = poolOf({ concurrency: 1, waiting: 2 });
  const making = [1, 2, 3].map((number) => pool.render(named(`Ada Number ${number}`)));
  await expect(pool.render(order)).rejects.toMatchObject({
    name: 'rate_limit_exceeded',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await Promise.all(making)).toHaveLength(3);
});
