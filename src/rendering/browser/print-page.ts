import type { Page } from 'playwright-core';
import { RenderError } from '../render-error.ts';
import { steadyPdf } from './steady-pdf.ts';
import type { Timers } from './timers.ts';

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
    const message = `The browser took longer than ${milliseconds / 1000} seconds and was stopped. If it does so again, choose another theme.`;
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
    throw new RenderError(
      'The theme led the browser to another page, so nothing was printed. Choose another theme.',
      { forCaller: true },
    );
  }
  return steadyPdf(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
}
