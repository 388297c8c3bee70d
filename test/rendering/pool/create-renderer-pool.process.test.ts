import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import { RenderError } from '../../../src/rendering/render-error.ts';
import { childrenOf, isRunning, until } from '../../support/child-processes.ts';
import { folders } from '../folders.ts';
import { readPdf } from '../read-pdf.ts';
import { resume } from '../sample-document.ts';
import { softwareEngineer } from '../software-engineer.ts';
import { usePools } from './pool-place.ts';

const poolOf = usePools();
const order = { document: softwareEngineer, look: { theme: 'ats' } };
const named = (name: string) => ({
  document: resume(({ basics }) => Object.assign(basics, { name })),
  look: { theme: 'ats' },
});

/** Once the one process is there, and in whatever it does then. */
async function soleChild(): Promise<number> {
  await until(() => childrenOf(process.pid).length === 1);
  return childrenOf(process.pid)[0] ?? Number.NaN;
}

describe('processes that render', () => {
  it('give the bytes and the check that this process gives', async () => {
    const here = createRenderer(folders);
    const { pdf, check } = await poolOf().render(order);
    const own = await here.render(order);
    expect(Buffer.from(pdf).equals(own.pdf)).toBe(true);
    expect(check).toEqual(own.check);
    await here.close();
  });

  it('share many PDFs among two of them, and mix nothing', async () => {
    const pool = poolOf();
    const names = Array.from({ length: 24 }, (_, index) => `Ada Number ${index}`);
    const making = names.map((name) => pool.render(named(name)));
    await until(() => childrenOf(process.pid).length > 0);
    const made = await Promise.all(making);
    expect(childrenOf(process.pid)).toHaveLength(2);
    const texts = await Promise.all(made.map(({ pdf }) => readPdf(pdf)));
    expect(texts.map(({ text }) => text)).toEqual(names);
  });

  it('pass on what a theme complains about, and stay', async () => {
    const pool = poolOf();
    await pool.render(order);
    const [child] = childrenOf(process.pid);
    await expect(pool.render({ ...order, look: { theme: 'nope' } })).rejects.toThrow(
      /^There is no theme "nope"/,
    );
    await expect(pool.render({ ...order, look: { theme: 'nope' } })).rejects.toBeInstanceOf(RenderError);
    expect(childrenOf(process.pid)).toEqual([child]);
  });

  it('are replaced when they rest with more memory than they may', async () => {
    const pool = poolOf({ limits: { restingMemory: 1 } });
    await pool.render(order);
    const [first] = childrenOf(process.pid);
    await pool.render(order);
    expect(childrenOf(process.pid)).not.toContain(first);
  });

  it('are gone when the pool is closed, and what they were at is refused', async () => {
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

describe('a process that fails', () => {
  it('is killed in the middle: another one makes the PDF', async () => {
    const pool = poolOf();
    const making = pool.render(order);
    process.kill(await soleChild(), 'SIGKILL');
    expect((await making).check?.ok).toBe(true);
  });

  it('died while it rested: nobody notices', async () => {
    const pool = poolOf({ concurrency: 1 });
    await pool.render(order);
    const child = await soleChild();
    process.kill(child, 'SIGKILL');
    await until(() => !isRunning(child));
    expect((await pool.render(order)).check?.ok).toBe(true);
  });

  it('crashes again: an error that says so, and keeps what it wrote for the log', async () => {
    const processFile = path.join(import.meta.dirname, 'crashing-process.mjs');
    const rendering = poolOf({ processFile }).render(order);
    await expect(rendering).rejects.toMatchObject({
      name: 'RenderError',
      forCaller: true,
      message: 'The process that made the PDF of theme "ats" crashed before it was done.',
      stack: expect.stringContaining('ended early (code 7): out of something'),
    });
  });

  it.each([
    ['hangs in native code', 'endless', { milliseconds: 2_000 }, 'took longer than 2 seconds'],
    ['grows too large', 'greedy', { memory: 400 * 1024 * 1024 }, 'took more than 400 MB of memory'],
  ])('%s: it is killed, and the next PDF is made', async (_name, theme, limits, message) => {
    const pool = poolOf({ limits });
    await expect(pool.render({ ...order, look: { theme } })).rejects.toMatchObject({
      forCaller: true,
      message: `The PDF of theme "${theme}" ${message} and was stopped.`,
    });
    expect((await pool.render(order)).check?.ok).toBe(true);
  });
});

it('a request that comes when enough wait is asked to come again', async () => {
  const pool = poolOf({ concurrency: 1, waiting: 2 });
  const making = [1, 2, 3].map((number) => pool.render(named(`Ada Number ${number}`)));
  await expect(pool.render(order)).rejects.toMatchObject({
    name: 'rate_limit_exceeded',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await Promise.all(making)).toHaveLength(3);
});
