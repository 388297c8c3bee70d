import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach } from 'vitest';
import {
  createRendererPool,
  type RendererPoolOptions,
} from '../../../src/rendering/pool/create-renderer-pool.ts';
import type { Renderer } from '../../../src/service/ports.ts';
import { createWorkSlots, type WorkLimits } from '../../../src/service/work-slots.ts';
import { folders } from '../folders.ts';

const built = path.join(import.meta.dirname, '..', '..', '..', 'dist', 'rendering', 'render-process.cjs');

const misbehaving = {
  /** Some 10^12 turns in native code, which looks at nothing else meanwhile. */
  endless: '#for a in range(10000) { for b in range(10000) { for c in range(10000) { } } }',
  /** Some gigabytes. */
  greedy: '#let numbers = range(100000000)',
};

/** Themes that work and those that misbehave, in a folder that goes away with the tests. */
export function hangingThemes(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'themes-'));
  cpSync(folders.themesFolder, folder, { recursive: true });
  for (const [name, text] of Object.entries(misbehaving)) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, `${name}.typ`), text);
    writeFileSync(path.join(folder, name, 'theme.json'), '{"kind": "typst", "description": "for tests"}');
  }
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

export type PoolChanges = WorkLimits & Omit<Partial<RendererPoolOptions>, 'slots' | 'renderer'>;

/** Pools of the built processes, closed after each test. */
export function usePools(): (changes?: PoolChanges) => Renderer {
  const themesFolder = hangingThemes();
  const open = new Set<Renderer>();
  afterEach(async () => {
    await Promise.all([...open].map((pool) => pool.close()));
    open.clear();
  });
  return ({ concurrency = 2, waiting = 32, ...options } = {}) => {
    const slots = createWorkSlots({ concurrency, waiting });
    const renderer = { ...folders, themesFolder };
    const pool = createRendererPool({ processFile: built, ...options, slots, renderer });
    open.add(pool);
    return pool;
  };
}
