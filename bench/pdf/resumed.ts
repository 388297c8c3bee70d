import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { browserPlaces } from '../../src/config/system-places.ts';
import { findBrowser } from '../../src/rendering/browser/open-browser.ts';

/** `resumed export` as in its README: with Puppeteer, the most popular theme, and a local browser. */
export type Resumed =
  | {
      readonly reason: null;
      argv(resumeFile: string, pdfFile: string): readonly string[];
      readonly environment: Readonly<Record<string, string>>;
    }
  | { readonly reason: string };

const packages = ['resumed@6.1.0', 'puppeteer@24', 'jsonresume-theme-even@0.26.1'];

/** Installs it in a folder. Returns the reason if there is no browser or no network. */
export function installResumed(folder: string): Resumed {
  const { env: environment, platform } = process;
  const browser = findBrowser(browserPlaces({ environment, platform, homeFolder: homedir() }));
  if (browser.file === null) return { reason: browser.reason };
  const place = path.join(folder, 'resumed');
  mkdirSync(place);
  writeFileSync(path.join(place, 'package.json'), '{}');
  try {
    const env = { ...environment, PUPPETEER_SKIP_DOWNLOAD: '1' };
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
      cwd: place,
      env,
      stdio: 'ignore',
    });
  } catch (error) {
    return {
      reason: `${packages[0]} could not be installed (${error instanceof Error ? error.message : error})`,
    };
  }
  const program = path.join(place, 'node_modules', 'resumed', 'bin', 'resumed.js');
  const asRoot = process.getuid?.() === 0 ? ['--puppeteer-arg=--no-sandbox'] : [];
  return {
    reason: null,
    argv: (resumeFile, pdfFile) => [
      ...[program, 'export', resumeFile, '--theme', 'jsonresume-theme-even', '--output', pdfFile],
      ...asRoot,
    ],
    environment: { PUPPETEER_EXECUTABLE_PATH: browser.file },
  };
}
