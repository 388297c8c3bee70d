import type { Browser, Page } from 'playwright-core';
import { RenderError } from '../render-error.ts';
import { closePage, printPage, type Timers } from './print-page.ts';

/** Prints HTML with one browser, which is started on first use and closed when idle. */
interface Printer {
  /** One at a time. @throws RenderError */
  print(html: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface PrinterLimits extends SessionLimits {
  /** Maximum time for one PDF, without the start of the browser. */
  readonly milliseconds: number;
  /** The browser is closed after this time without a PDF. */
  readonly idleMilliseconds: number;
}

const usualLimits: PrinterLimits = {
  milliseconds: 10_000,
  idleMilliseconds: 60_000,
  printsPerPage: 50,
  printsPerBrowser: 500,
};

export function createPrinter(driver: BrowserDriver, timers: Timers, limits = usualLimits): Printer {
  const session = createBrowserSession(driver, limits);
  let queue: Promise<unknown> = Promise.resolve();
  let stayOpen = () => {};

  const attempt = async (html: string): Promise<Uint8Array> => {
    try {
      const pdf = await printPage(await session.page(), html, limits.milliseconds, timers);
      await session.printed();
      return pdf;
    } catch (error) {
      await session.dropPage();
      throw error;
    }
  };

  const print = async (html: string): Promise<Uint8Array> => {
    stayOpen();
    try {
      return await withRetry(() => attempt(html));
    } finally {
      stayOpen = timers.after(limits.idleMilliseconds, () => {
        queue = queue.then(() => session.close());
      });
    }
  };

  return {
    print(html) {
      const turn = queue.then(() => print(html));
      // The caller gets the failure; the queue continues.
      queue = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await queue;
      stayOpen();
      await session.close();
    },
  };
}

/** Retries once after a crash of the browser. Our own errors would occur again. */
async function withRetry(attempt: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await attempt().catch((error: unknown) => {
      if (error instanceof RenderError) throw error;
      return attempt();
    });
  } catch (error) {
    throw error instanceof RenderError ? error : crashed(error);
  }
}

function crashed(cause: unknown): RenderError {
  const failure = new RenderError(
    'The browser crashed twice before the PDF was done. Theme ats needs no browser.',
    { forCaller: true },
  );
  // For the log, which shows the stack.
  failure.stack = `${failure.stack}\n${cause instanceof Error ? cause.stack : String(cause)}`;
  return failure;
}

export interface BrowserDriver {
  readonly openBrowser: () => Promise<Browser>;
  readonly openPage: (browser: Browser) => Promise<Page>;
}

interface SessionLimits {
  readonly printsPerPage: number;
  readonly printsPerBrowser: number;
}

/** One browser with one page, opened on first use and replaced after a number of prints. */
interface BrowserSession {
  page(): Promise<Page>;
  /** Counts a successful print. */
  printed(): Promise<void>;
  /** Closes the page, so that the next print gets a new one. */
  dropPage(): Promise<void>;
  close(): Promise<void>;
}

function createBrowserSession(driver: BrowserDriver, limits: SessionLimits): BrowserSession {
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
