import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { listThemes, readTheme } from '../../src/rendering/themes/theme-registry.ts';
import { loadNativeBinding } from '../../src/rendering/typst/native-typesetter.ts';
import { folders } from './folders.ts';
import { readPdf } from './read-pdf.ts';
import { resume } from './sample-document.ts';

const themesFolder = mkdtempSync(path.join(tmpdir(), 'themes-'));
afterAll(() => rmSync(themesFolder, { recursive: true }));

function addTheme(name: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(path.join(themesFolder, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(themesFolder, name, file), text);
}

const font = '#set text(font: "Source Sans 3", fallback: false)\n';
const manifest = { 'theme.json': '{"kind": "typst", "description": "for tests"}' };
addTheme('plain', {
  ...manifest,
  'plain.typ': `${font}#import "parts.typ": shout\n#shout(json(bytes(sys.inputs.data)).name)`,
  'parts.typ': '#let shout(text) = upper(text)',
});
addTheme('broken', { ...manifest, 'broken.typ': `${font}Half a page\n#oops` });
addTheme('nosy', { ...manifest, 'nosy.typ': `${font}#read("/../../etc/passwd")` });
addTheme('parts', { 'parts.typ': 'not a theme' });
writeFileSync(path.join(themesFolder, 'stray.typ'), 'not a theme either');

it('lists folders with a theme.json as themes', () => {
  expect(listThemes(themesFolder)).toEqual(['broken', 'nosy', 'plain']);
  expect(readTheme(themesFolder, 'plain')).toEqual({
    name: 'plain',
    kind: 'typst',
    description: 'for tests',
    columns: 1,
    options: [{ name: 'page_size', kind: 'choice', default: null, choices: ['a4', 'letter'] }],
    thumbnail: path.join(themesFolder, 'plain', 'thumbnail.png'),
  });
});

it.each([
  ['{"kind": "latex", "description": "for tests"}', 'needs a "kind" (typst, html) and a "description"'],
  ['{"kind": "typst"}', 'needs a "kind" (typst, html) and a "description"'],
  [
    '{"kind": "typst", "description": "x", "options": {"accent": "teal"}}',
    '"options": accent must be a color',
  ],
  [
    '{"kind": "typst", "description": "x", "options": {"colour": "#ffffff"}}',
    'colour is no option of a theme',
  ],
  ['null', 'needs a "kind" (typst, html) and a "description"'],
  ['{"kind"', 'is not JSON'],
])('refuses a theme.json with %s and names its file', (text, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'themes-'));
  mkdirSync(path.join(folder, 'odd'));
  writeFileSync(path.join(folder, 'odd', 'theme.json'), text);
  expect(() => readTheme(folder, 'odd')).toThrow(message);
  expect(() => readTheme(folder, 'odd')).toThrow(path.join(folder, 'odd', 'theme.json'));
  rmSync(folder, { recursive: true });
});

const engines = loadNativeBinding().binding ? (['native', 'wasm'] as const) : (['wasm'] as const);

describe.each(engines)('with the %s engine', (engine) => {
  const renderer = createRenderer({ ...folders, themesFolder, engine });
  const render = (theme: string) => renderer.render({ document: resume(), look: { theme } });
  afterAll(() => renderer.close());

  it('uses a new folder as a new theme, which can import its own files', async () => {
    expect((await readPdf((await render('plain')).pdf)).text).toBe('JANE DOE');
  });

  it('reports file, line and reason if a theme does not compile', async () => {
    await expect(render('broken')).rejects.toThrow(
      /^Theme file broken\/broken\.typ could not be typeset: unknown variable: oops/,
    );
  });

  it('does not let a theme read outside the themes folder', async () => {
    await expect(render('nosy')).rejects.toThrow(/access denied/);
  });

  it('makes the next PDF after a failure', async () => {
    await expect(render('broken')).rejects.toThrow();
    expect((await readPdf((await render('plain')).pdf)).text).toBe('JANE DOE');
  });
});
