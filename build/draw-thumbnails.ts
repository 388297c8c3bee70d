import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { browserPlaces } from '../src/config/system-places.ts';
import { readBaseResume } from '../src/documents/read-base-resume.ts';
import { createRenderer } from '../src/rendering/create-renderer.ts';
import { listThemes, readTheme } from '../src/rendering/themes/theme-registry.ts';
import { root } from './root.ts';
import { temporaryFolder } from './temporary-folder.ts';

/*
 * Makes themes/<name>/thumbnail.png: the first page of the example resume in each theme, drawn by pdftoppm (poppler)
 * and compressed by ImageMagick. npm run thumbnails -- [theme ...]
 */

const height = 360;
const colors = 8;

const themesFolder = path.join(root, 'themes');
const { env: environment, platform } = process;
const browser = browserPlaces({ environment, platform, homeFolder: homedir() });
const renderer = createRenderer({ themesFolder, fontsFolder: path.join(root, 'fonts'), browser });
const example = path.join(root, 'examples', 'resumes', 'software-engineer.json');
const { document } = readBaseResume(JSON.parse(readFileSync(example, 'utf8')));
const work = temporaryFolder('thumbnails-');

async function draw(theme: string): Promise<void> {
  const page = path.join(work, theme);
  writeFileSync(`${page}.pdf`, (await renderer.render({ document, look: { theme }, check: false })).pdf);
  const size = ['-scale-to', String(height)];
  execFileSync('pdftoppm', ['-png', '-singlefile', ...size, `${page}.pdf`, page]);
  const small = ['-strip', '+dither', '-colors', String(colors), '-define', 'png:compression-level=9'];
  const palette = ['-define', 'png:color-type=3', '-define', 'png:bit-depth=4'];
  execFileSync('convert', [`${page}.png`, ...small, ...palette, readTheme(themesFolder, theme).thumbnail]);
}

const asked = process.argv.slice(2);
for (const theme of asked.length > 0 ? asked : listThemes(themesFolder)) await draw(theme);
await renderer.close();
