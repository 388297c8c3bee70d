import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import { rendererByKind } from '../../../src/rendering/pool/create-renderer-pool.ts';
import { renderOnce } from '../../../src/rendering/pool/render-once.ts';
import { readPdfText } from '../../../src/rendering/proof/pdf/read-pdf-text.ts';
import { markChecked, readOwnSources } from '../../../src/rendering/themes/own-themes.ts';
import { createThemes } from '../../../src/rendering/themes/themes.ts';
import { folders } from '../folders.ts';
import { resume } from '../sample-document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'own-themes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = '{"kind": "typst", "description": "for tests", "options": {"font_size": 10}}';

/** Writes a user's own theme that passed its check. @returns its folder */
function write(name: string, text: string, json = manifest): string {
  const own = path.join(folder, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'theme.json'), json);
  writeFileSync(path.join(own, `${name}.typ`), text);
  markChecked(own);
  return own;
}

const options = { ...folders, ownThemes: { folder } };

/** Renderers as in a server: one per kind of theme. */
function openServer() {
  const renderer = createRenderer(options);
  return rendererByKind(createThemes(options), renderer, renderer);
}

describe("a user's own theme with an invalid theme.json", () => {
  it.each([
    ['no-json', '{"kind": "typst"', 'theme.json is not JSON'],
    ['no-kind', '{"description": "x"}', 'needs a "kind" (typst) and a "description"'],
    ['html', '{"kind": "html", "description": "x"}', 'needs a "kind" (typst) and a "description"'],
    [
      'odd-option',
      '{"kind": "typst", "description": "x", "options": {"accent": "teal"}}',
      'accent must be a color',
    ],
  ])('is listed with the reason and cannot be used: %s', async (name, json, reason) => {
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

it("warns about options that a user's own theme does not support", async () => {
  write('plain', '#set text(font: "Source Sans 3")\n#json(bytes(sys.inputs.data)).name');
  const renderer = createRenderer(options);
  const warningsWith = async (look: object) =>
    (await renderer.render({ document: resume(), look: { theme: 'plain', ...look } })).check?.warnings;
  const usual = (await warningsWith({ font_size: 11 })) ?? [];
  expect(await warningsWith({ font_size: 11, density: 'tight', accent: '#8a1c2b' })).toEqual([
    ...usual,
    'Theme "plain" does not take accent, density.',
  ]);
  await renderer.close();
});

describe("the Typst of a user's own theme", () => {
  const font = '#set text(font: "Source Sans 3", fallback: false)\n';
  const textOf = (pdf: Uint8Array): string =>
    readPdfText(pdf)
      .pages.flat()
      .map(({ text }) => text)
      .join(' ');

  it('can read files of its own folder, but not other files or links', async () => {
    const own = write('reader', `${font}#include "words/inside.typ"`);
    mkdirSync(path.join(own, 'words'));
    writeFileSync(path.join(own, 'words', 'inside.typ'), 'Inside');
    markChecked(own);
    writeFileSync(path.join(write('beside', 'Secret'), 'secret.typ'), 'Secret');
    symlinkSync(path.join(folder, 'beside'), path.join(own, 'folder'));
    symlinkSync(path.join(folder, 'beside', 'secret.typ'), path.join(own, 'link.typ'));
    const server = openServer();
    const order = { document: resume(), look: { theme: 'reader' }, check: false };
    expect(textOf((await server.render(order)).pdf)).toBe('Inside');
    const { sources } = readOwnSources({ folder }, 'reader');
    expect(sources.map(([file]) => file)).toEqual(['reader/reader.typ', 'reader/words/inside.typ']);
    write('reader', `${font}#include "../beside/secret.typ"`);
    await expect(server.render(order)).rejects.toThrow(
      'reader.typ could not be typeset: failed to load file',
    );
    await server.close();
  });

  it('is reloaded by a running server after it is changed and checked again', async () => {
    write('changing', `${font}First`);
    const server = renderOnce(openServer());
    const text = async () => {
      const order = { document: resume(), look: { theme: 'changing' }, check: false };
      return textOf((await server.render(order)).pdf);
    };
    expect(await text()).toBe('First');
    write('changing', `${font}Second`);
    expect(await text()).toBe('Second');
    await server.close();
  });
});

it('lists a new theme in a running server and drops a deleted one', async () => {
  const server = openServer();
  expect(server.themes).not.toContain('later');
  const later = write('later', 'Text');
  expect(server.themes).toContain('later');
  expect(server.whyUnavailable?.('later')).toBeNull();
  rmSync(later, { recursive: true });
  expect(server.themes).not.toContain('later');
  await server.close();
});
