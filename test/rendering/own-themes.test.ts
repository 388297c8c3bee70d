import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { markChecked } from '../../src/rendering/own-themes.ts';
import { rendererByKind } from '../../src/rendering/pool/renderer-by-kind.ts';
import { createThemes } from '../../src/rendering/themes.ts';
import { folders } from './folders.ts';
import { resume } from './sample-document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'own-themes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = '{"kind": "typst", "description": "for tests", "options": {"font_size": 10}}';

/** Writes an own theme that passed its check, and answers with its folder. */
function write(name: string, text: string, json = manifest): string {
  const own = path.join(folder, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'theme.json'), json);
  writeFileSync(path.join(own, `${name}.typ`), text);
  markChecked(own);
  return own;
}

const options = { ...folders, ownThemes: { folder } };

/** As a server has them: two renderers behind the list of themes. */
function openServer() {
  const renderer = createRenderer(options);
  return rendererByKind(createThemes(options), renderer, renderer);
}

describe('a theme of your own whose theme.json is wrong', () => {
  it.each([
    ['no-json', '{"kind": "typst"', 'theme.json is not JSON'],
    ['no-kind', '{"description": "x"}', 'needs a "kind" (typst) and a "description"'],
    ['html', '{"kind": "html", "description": "x"}', 'needs a "kind" (typst) and a "description"'],
    [
      'odd-option',
      '{"kind": "typst", "description": "x", "options": {"accent": "teal"}}',
      'accent must be a color',
    ],
  ])('(%s) is listed with the reason, and cannot be used', async (name, json, reason) => {
    write('mine', 'Text');
    const broken = write(name, 'Text', json);
    const server = openServer();
    expect(server.themes).toEqual(expect.arrayContaining(['ats', 'mine', name]));
    expect([server.describe?.(name), server.options?.(name)]).toEqual(['', []]);
    expect(server.whyUnavailable?.(name)).toContain(reason);
    expect(server.whyUnavailable?.(name)).toMatch(/[^.]; correct it, then run resume-tailor themes check \//);
    expect(server.whyUnavailable?.('mine')).toBeNull();
    await expect(server.render({ document: resume(), look: { theme: name } })).rejects.toThrow(reason);
    writeFileSync(path.join(broken, 'theme.json'), manifest);
    markChecked(broken);
    expect(server.whyUnavailable?.(name)).toBeNull();
    await server.close();
  });
});
