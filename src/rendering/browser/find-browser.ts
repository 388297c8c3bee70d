import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserPlaces } from '../../contract/addresses.ts';

export type FoundBrowser =
  | { readonly file: string }
  /** Completes "needs a browser, and …", without a path of this machine that nobody named. */
  | { readonly file: null; readonly reason: string };

const lookedFor =
  'none was found: no Chrome, Chromium or Edge in the usual places or on the PATH, and none from Playwright or Puppeteer';

export function findBrowser({ named, files, caches }: BrowserPlaces): FoundBrowser {
  if (named) {
    if (existsSync(named.file)) return { file: named.file };
    return { file: null, reason: `${named.place} names a file that is not there` };
  }
  const file = files.find((one) => existsSync(one)) ?? caches.map(newestIn).find((one) => one !== null);
  return file === undefined ? { file: null, reason: lookedFor } : { file };
}

function newestIn({ folder, executable }: BrowserPlaces['caches'][number]): string | null {
  if (!existsSync(folder)) return null;
  const newestFirst = readdirSync(folder).sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  const found = newestFirst
    .map((version) => path.join(folder, version, executable))
    .find((file) => existsSync(file));
  return found ?? null;
}
