import type { Browser, Page } from 'playwright-core';
import { errorReason } from '../../contract/error-reason.ts';
import { RenderError } from '../render-error.ts';

/** Chromium refuses to run as root with its sandbox. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** @throws RenderError; what the browser itself said is for the log */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
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
    const message = 'The browser could not be started; --debug, or the log of the server, says why.';
    const failure = new RenderError(message, { forCaller: true, cause: error });
    failure.stack = `${failure.stack}\n${errorReason(error)}`;
    throw failure;
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
