import { afterAll, describe, expect, it } from 'vitest';
import { readDrawing } from '../../../src/page/parts/page-drawing.ts';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import { loadNativeBinding } from '../../../src/rendering/typst/native-typesetter.ts';
import { folders } from '../../rendering/folders.ts';
import { softwareEngineer } from '../../rendering/software-engineer.ts';

const engines = loadNativeBinding().binding ? (['native', 'wasm'] as const) : (['wasm'] as const);

describe.each(engines)('our themes drawn by the %s engine', (engine) => {
  const renderer = createRenderer({ ...folders, engine });
  afterAll(() => renderer.close());
  const themes = renderer.themes.filter((theme) => renderer.draws?.(theme));

  it('include more than five themes', () => {
    expect(themes.length).toBeGreaterThan(5);
  });

  it.each(themes)('%s can be drawn on a canvas with every letter', async (theme) => {
    const pages = (await renderer.draw?.({ document: softwareEngineer, look: { theme } })) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    for (const { svg } of pages) {
      const shapes = readDrawing(svg)?.shapes ?? [];
      expect(shapes.length).toBeGreaterThan(500);
      const letters = svg.match(/<use /g) ?? [];
      expect(shapes.length).toBeGreaterThan(letters.length * 0.8);
    }
  });
});
