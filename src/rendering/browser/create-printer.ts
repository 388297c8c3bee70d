import { RenderError } from '../render-error.ts';
import { type BrowserDriver, createBrowserSession, type SessionLimits } from './browser-session.ts';
import { printPage, type Timers } from './print-page.ts';

/** Prints pages of HTML in one browser, which is started when it is first needed and kept for a while. */
export interface Printer {
  /** One at a time. @throws RenderError */
  print(html: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface PrinterLimits extends SessionLimits {
  /** For one PDF, without the start of the browser. */
  readonly milliseconds: number;
  /** After so long without a PDF the browser is closed. */
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
      return await twice(() => attempt(html));
    } finally {
      stayOpen = timers.after(limits.idleMilliseconds, () => {
        queue = queue.then(() => session.close());
      });
    }
  };

  return {
    print(html) {
      const turn = queue.then(() => print(html));
      // Its caller gets the failure; the next one is printed anyway.
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

/** What we say ourselves would be the same again; a browser that crashed may not be. */
async function twice(attempt: () => Promise<Uint8Array>): Promise<Uint8Array> {
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
