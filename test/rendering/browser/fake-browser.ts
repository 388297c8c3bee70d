import type { Browser, Page } from 'playwright-core';
import type { BrowserDriver } from '../../../src/rendering/browser/create-printer.ts';
import type { Timers } from '../../../src/rendering/browser/print-page.ts';

export interface FakeBrowsers {
  readonly driver: BrowserDriver;
  /** All calls, in order: `browser 1`, `page 1`, `print <html>`, `close page 1`, `close browser 1` … */
  readonly log: string[];
  /** Called for each print. */
  onPrint: (html: string) => Promise<void>;
  /** Address of the page after its content was set. */
  address: string;
  crash(): void;
}

/** Browsers that only log calls. */
export function fakeBrowsers(): FakeBrowsers {
  const log: string[] = [];
  const count = { browsers: 0, pages: 0 };
  let isConnected = false;
  const fake: FakeBrowsers = {
    log,
    onPrint: async () => {},
    address: 'about:blank',
    crash: () => {
      isConnected = false;
    },
    driver: {
      openBrowser: async () => {
        count.browsers += 1;
        isConnected = true;
        const name = `browser ${count.browsers}`;
        log.push(name);
        const close = async () => void log.push(`close ${name}`);
        return { isConnected: () => isConnected, close } as unknown as Browser;
      },
      openPage: async () => {
        count.pages += 1;
        const name = `page ${count.pages}`;
        log.push(name);
        return pageOf(name, fake);
      },
    },
  };
  return fake;
}

function pageOf(name: string, fake: FakeBrowsers): Page {
  let content = '';
  const page = {
    context: () => ({ close: async () => void fake.log.push(`close ${name}`) }),
    setContent: async (html: string) => {
      content = html;
    },
    url: () => fake.address,
    pdf: async () => {
      fake.log.push(`print ${content}`);
      await fake.onPrint(content);
      return Buffer.from(`%PDF ${content}`);
    },
  };
  return page as unknown as Page;
}

/** Timers that the test triggers. */
export function handTimers(): Timers & { ring(milliseconds: number): void } {
  const waiting = new Set<{ readonly milliseconds: number; readonly task: () => void }>();
  return {
    after(milliseconds, task) {
      const entry = { milliseconds, task };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    ring(milliseconds) {
      for (const entry of [...waiting].filter((one) => one.milliseconds === milliseconds)) {
        waiting.delete(entry);
        entry.task();
      }
    },
  };
}
