import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { BrowserPlaces } from '../../contract/browser-places.ts';
import { errorCode, errorReason } from '../../values/system-error.ts';
import { RenderError } from '../render-error.ts';

type FoundBrowser =
  | { readonly file: string }
  /** Completes "needs a browser, and …". Contains no path, as callers may read it. */
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

/** Chromium refuses to run as root with its sandbox. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** @throws RenderError; its stack has the browser's own message, for the log */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await loadPlaywright();
  try {
    return await chromium.launch({
      executablePath,
      chromiumSandbox: !isRoot(),
      timeout: 10_000,
      // The browser ends when this process closes its pipe, so signals do not have to end it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    const message = 'The browser could not be started; add --debug or see the log of the server.';
    const failure = new RenderError(message, { forCaller: true, cause: error });
    failure.stack = `${failure.stack}\n${errorReason(error)}`;
    throw failure;
  }
}

/** An optional dependency: only HTML themes need it. */
async function loadPlaywright(): Promise<typeof import('playwright-core')> {
  try {
    return await import('playwright-core');
  } catch (cause) {
    const isMissing = errorCode(cause) === 'ERR_MODULE_NOT_FOUND' || errorCode(cause) === 'MODULE_NOT_FOUND';
    if (!isMissing) throw cause;
    const message =
      'This theme needs a browser and the package playwright-core, which is not installed here. Install resume-tailor without --omit=optional, or choose another theme.';
    throw new RenderError(message, { forCaller: true, cause });
  }
}

/** A page without scripts, storage, downloads and network. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.route('**/*', (route) => route.abort());
  return context.newPage();
}
