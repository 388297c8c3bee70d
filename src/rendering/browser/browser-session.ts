import type { Browser, Page } from 'playwright-core';
import { errorCode, errorReason } from '../../contract/errors.ts';
import { RenderError } from '../render-error.ts';
import { closePage } from './print-page.ts';

export interface BrowserDriver {
  readonly openBrowser: () => Promise<Browser>;
  readonly openPage: (browser: Browser) => Promise<Page>;
}

export interface SessionLimits {
  readonly printsPerPage: number;
  readonly printsPerBrowser: number;
}

/** One browser with one page, both opened when they are needed and replaced after so many prints. */
interface BrowserSession {
  page(): Promise<Page>;
  /** Counts a print that came out well. */
  printed(): Promise<void>;
  /** Takes the page away: whatever happened on it, the next print gets another one. */
  dropPage(): Promise<void>;
  close(): Promise<void>;
}

export function createBrowserSession(driver: BrowserDriver, limits: SessionLimits): BrowserSession {
  let browser: Browser | null = null;
  let page: Page | null = null;
  let prints = 0;

  const dropPage = async (): Promise<void> => {
    const dropped = page;
    page = null;
    if (dropped) await closePage(dropped);
  };

  const close = async (): Promise<void> => {
    const closing = browser;
    [browser, page, prints] = [null, null, 0];
    await closing?.close();
  };

  return {
    async page() {
      if (!browser?.isConnected()) {
        await close();
        browser = await driver.openBrowser();
      }
      page ??= await driver.openPage(browser);
      return page;
    },
    async printed() {
      prints += 1;
      if (prints >= limits.printsPerBrowser) await close();
      else if (prints % limits.printsPerPage === 0) await dropPage();
    },
    dropPage,
    close,
  };
}

/** Chromium refuses to run as root with its sandbox. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** @throws RenderError; what the browser itself said is for the log */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await loadPlaywright();
  try {
    return await chromium.launch({
      executablePath,
      chromiumSandbox: !isRoot(),
      timeout: 10_000,
      // It ends with its pipe, which this process holds; when that ends is not for a signal to say.
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

/** Only themes that need a browser need it, so that it may be left out of an installation. */
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

/** A page that runs nothing, stores nothing and reaches nothing. */
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
