import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { browserPlaces } from '../src/config/system-places.ts';
import { findBrowser } from '../src/rendering/browser/open-browser.ts';
import { root } from './root.ts';
import { temporaryFolder } from './temporary-folder.ts';

/*
 * Makes docs/images/page.png: a screenshot of the review of an example, from the built server and an installed browser.
 * npm run picture
 */

/** Small enough for a file below 200 kB. */
const size = { width: 1160, height: 700 };

const { env: environment, platform } = process;
const { file } = findBrowser(browserPlaces({ environment, platform, homeFolder: homedir() }));
if (file === null) throw new Error('No browser was found.');

const home = temporaryFolder('picture-');
const bin = path.join(root, 'bin', 'resume-tailor.cjs');
const env = { ...environment, RESUME_TAILOR_HOME: home };
const example = (folder: string, name: string) => path.join('examples', folder, name);
const run = (...argv: readonly string[]) =>
  execFileSync(process.execPath, [bin, ...argv], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
const posting = example('postings', 'full-stack-engineer.txt');
const made = run(
  'generate',
  posting,
  '--resume',
  example('resumes', 'web-developer.json'),
  '-l',
  'super',
  '--json',
);
const { id } = JSON.parse(String(made));

const server = spawn(process.execPath, [bin, 'serve', '--port', '0', '--json', '--quiet'], {
  cwd: root,
  env,
});
// Before its folder is removed, so that it cannot write there again.
process.prependOnceListener('exit', () => server.kill('SIGKILL'));
const [line] = await once(createInterface({ input: server.stdout }), 'line');
const { url, dashboard_token_file: tokenFile } = JSON.parse(String(line));
const { origin } = new URL(url);

const browser = await chromium.launch({ executablePath: file, args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: size, colorScheme: 'light' });
const token = readFileSync(tokenFile, 'utf8').trim();
await context.request.post(`${origin}/ui/session`, { data: { token }, headers: { origin } });
const page = await context.newPage();
await page.goto(`${origin}/#/resumes/${id}`);
await page.locator('.pictures canvas').first().waitFor();
await page.keyboard.press('j');
const picture = path.join(root, 'docs', 'images', 'page.png');
await page.screenshot({ path: picture });
await browser.close();
server.kill();
await once(server, 'exit');
