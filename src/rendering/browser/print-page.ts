import type { Page } from 'playwright-core';
import { RenderError } from '../render-error.ts';

/**
 * Prints HTML to a PDF. At the time limit the page is closed, which ends its work.
 * @throws RenderError if it took too long or opened another page; otherwise the error of the browser's driver
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

/** Closes a page and its context. Ignores errors: if the browser has ended, there is nothing to close. */
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
  return deterministicPdf(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
}

const creation = /\/(CreationDate|ModDate) \(D:[^()]*\)/g;
const creator = /\/Creator \(((?:\\.|[^\\()])*)\)/g;

/**
 * Replaces the times and the browser's user agent in a PDF, so that equal pages give equal bytes. Replacements keep the
 * length, because a PDF is addressed by offsets.
 */
export function deterministicPdf(pdf: Uint8Array): Uint8Array {
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

/** Timers as a parameter, so that tests do not have to wait. */
export interface Timers {
  /** Calls `task` once without keeping the process alive. The returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

export const processTimers: Timers = {
  after(milliseconds, task) {
    const timeout = setTimeout(task, milliseconds).unref();
    return () => clearTimeout(timeout);
  },
};
