import type { Browser, Page } from 'playwright-core';
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
export interface BrowserSession {
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
