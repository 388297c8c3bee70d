import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { readPdfText, type TextRun } from '../../src/rendering/proof/pdf/read-pdf-text.ts';
import { listThemes, readTheme } from '../../src/rendering/themes/theme-registry.ts';
import { folders } from '../rendering/folders.ts';
import { softwareEngineer } from '../rendering/software-engineer.ts';

const { themesFolder } = folders;
const rows = listThemes(themesFolder).map((name) => readTheme(themesFolder, name));
const themes = rows.filter(({ kind }) => kind === 'typst').map(({ name }) => name);
const renderer = createRenderer(folders);
afterAll(() => renderer.close());

/** In ems: a run after a wider gap does not continue the previous one. */
const apart = 0.5;

/** `743.5  24.0  [53.9] Ada Lovelace`: distance from the bottom, size, and distance from the left edge, in points. */
function lineOf(runs: readonly TextRun[]): string {
  const texts = runs.map(({ text, x, size }, index) => {
    const gap = x - (runs[index - 1]?.endX ?? Number.NEGATIVE_INFINITY);
    return gap > apart * size ? ` [${x.toFixed(1)}] ${text}` : text;
  });
  const [{ y, size } = { y: 0, size: 0 }] = runs;
  return `${y.toFixed(1).padStart(5)} ${size.toFixed(1).padStart(5)} ${texts.join('').trimEnd()}`;
}

/** The runs of each baseline as a line, in drawing order. */
function linesOf(runs: readonly TextRun[]): readonly string[] {
  const lines: TextRun[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line?.[0]?.y.toFixed(1) === run.y.toFixed(1)) line.push(run);
    else lines.push([run]);
  }
  return lines.map(lineOf);
}

describe.each(themes)('theme %s', (theme) => {
  it('puts every line where it was, unless the snapshot was updated', async () => {
    const { pdf } = await renderer.render({ document: softwareEngineer, look: { theme }, check: false });
    const pages = readPdfText(pdf).pages.map((runs, index) => [`page ${index + 1}`, ...linesOf(runs)]);
    await expect(`${pages.flat().join('\n')}\n`).toMatchFileSnapshot(`layouts/${theme}.txt`);
  });
});
