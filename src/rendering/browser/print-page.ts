import type { Page } from 'playwright-core';
import { RenderError } from '../render-error.ts';

/**
 * A PDF of a page's HTML; after so long the page is closed, and with it whatever it was at.
 * @throws RenderError when it took too long or led elsewhere, else what the browser's driver says
 */
export async function printPage(
  page: Page,
  html: string,
  milliseconds: number,
  timers: Timers,
): Promise<Uint8Array> {
  let isLate = false;
  const stopClock = timers.after(milliseconds, () => {
    isLate = true;
    void closePage(page);
  });
  try {
    return await print(page, html);
  } catch (error) {
    if (!isLate) throw error;
    const message = `The browser took longer than ${milliseconds / 1000} seconds and was stopped. If this happens again, choose another theme.`;
    throw new RenderError(message, { forCaller: true, cause: error });
  } finally {
    stopClock();
  }
}

/** With everything that belongs to it. A page whose browser is gone cannot be closed, and need not be. */
export async function closePage(page: Page): Promise<void> {
  await page
    .context()
    .close()
    .catch(() => undefined);
}

async function print(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html, { waitUntil: 'load' });
  if (page.url() !== 'about:blank') {
    throw new RenderError('The theme opened another page, so nothing was printed. Choose another theme.', {
      forCaller: true,
    });
  }
  return steadyPdf(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
}

/** Longest first, so that each fits whatever stood there. */
const creation = /\/(CreationDate|ModDate) \(D:[^()]*\)/g;
const creator = /\/Creator \(((?:\\.|[^\\()])*)\)/g;

/**
 * The bytes of a browser's PDF without the time and the name of the machine's system in them. Every replacement
 * has the length of what it replaces, for the file is addressed by offsets.
 */
export function steadyPdf(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const steady = text
    .replace(creation, (whole, key: string) => `/${key} (${fitted("D:19700101000000+00'00'", whole, key)})`)
    .replace(creator, (whole) => `/Creator (${fitted('resume-tailor', whole, 'Creator')})`);
  return Buffer.from(steady, 'latin1');
}

function fitted(value: string, whole: string, key: string): string {
  const length = whole.length - `/${key} ()`.length;
  return value.slice(0, length).padEnd(length, ' ');
}

/** Waiting, handed in so that tests need not wait. */
export interface Timers {
  /** Calls `task` once, without keeping the process alive, unless the returned function is called before. */
  after(milliseconds: number, task: () => void): () => void;
}

export const processTimers: Timers = {
  after(milliseconds, task) {
    const timeout = setTimeout(task, milliseconds).unref();
    return () => clearTimeout(timeout);
  },
};
