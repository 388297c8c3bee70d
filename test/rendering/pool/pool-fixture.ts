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
  /** About 10^12 iterations in native code, which handles nothing else in the meantime. */
  endless: '#for a in range(10000) { for b in range(10000) { for c in range(10000) { } } }',
  /** Needs several gigabytes. */
  greedy: '#let numbers = range(100000000)',
};

/** Working and misbehaving themes in a folder that is deleted after the tests. */
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

/** Pools of built render processes, closed after each test. */
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
    const pool = createRendererPool({ entry: { file: built, argv: [] }, ...options, slots, renderer });
    open.add(pool);
    return pool;
  };
}
