import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openRenderer } from '../../src/compose/open-renderer.ts';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { folders } from '../rendering/folders.ts';
import { readPdf } from '../rendering/read-pdf.ts';
import { resume } from '../rendering/sample-document.ts';
import { projectRoot } from '../support/project-root.ts';
import { hasBrowser, realPlaces } from '../support/real-browser.ts';

const home = mkdtempSync(path.join(tmpdir(), 'host-themes-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A package beside server.yaml, as npm would put it. */
function install(name: string, code: string): string {
  const folder = path.join(home, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), code);
  return name;
}

const escapes = "String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')";
const plain = install(
  'jsonresume-theme-plain',
  `const escape = (text) => ${escapes};
   exports.render = async ({ basics }) =>
     '<html><head><link rel="stylesheet" href="https://example.org/x.css"></head><body><p>' +
     escape(basics.name) + '</p><p>' + basics.label + '</p></body></html>';`,
);
const quitting = install('jsonresume-theme-quitting', 'exports.render = () => process.exit(3);');
const missing = 'jsonresume-theme-missing';

const rendererWith = (html_themes: readonly string[]) =>
  openRenderer({
    packageRoot: projectRoot,
    home: { configFolder: home },
    settings: { theme: 'ats', html_themes },
    browser: realPlaces,
    renderIn: undefined,
  });
const document = resume(({ basics }) => {
  basics.name = 'R&D <b>Ada</b>';
  basics.headline = '<script>x</script> & more';
});

it('looking at no fonts of the system changes no byte, and leaves no trace in the environment', async () => {
  const before = { ...process.env };
  const composed = await rendererWith([]);
  const plainly = createRenderer(folders);
  const [one, other] = await Promise.all(
    [composed, plainly].map((renderer) =>
      renderer.render({ document, look: { theme: 'ats' }, check: false }),
    ),
  );
  expect(Buffer.from(one?.pdf ?? []).equals(other?.pdf ?? new Uint8Array())).toBe(true);
  expect({ ...process.env }).toEqual(before);
  await Promise.all([composed.close(), plainly.close()]);
});

describe('themes of others', () => {
  it('are there only when the host allows them by name', async () => {
    const without = await rendererWith([]);
    expect(without.themes).not.toContain(plain);
    await expect(without.render({ document, look: { theme: plain } })).rejects.toThrow(/There is no theme/);
    const allowing = await rendererWith([plain, missing]);
    expect(allowing.themes).toEqual([...without.themes, plain, missing]);
    expect(allowing.whyUnavailable?.(missing)).toBe(
      `"${missing}" is allowed but not installed: run npm install ${missing} in the folder of server.yaml`,
    );
  });

  it.runIf(hasBrowser)(
    'print text as it stands, whether they escape it or not; what they crash is not us',
    async () => {
      const renderer = await rendererWith([plain, quitting]);
      const { pdf, check } = await renderer.render({ document, look: { theme: plain } });
      expect(check).toMatchObject({ ok: true });
      expect((await readPdf(pdf)).text).toBe('R&D <b>Ada</b> <script>x</script> & more');
      await expect(renderer.render({ document, look: { theme: quitting } })).rejects.toMatchObject({
        forCaller: true,
      });
      expect((await renderer.render({ document, look: { theme: plain }, check: false })).pdf).toHaveLength(
        pdf.length,
      );
      await renderer.close();
    },
  );
});
