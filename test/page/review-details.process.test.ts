import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../support/real-browser.ts';
import { openPageFixture, type PageFixture, tailorExample } from './page-fixture.ts';

/* Details of the review: focus, scrolling, shortcuts and the memory of drawn pages. */

describe.runIf(hasBrowser)('the review', () => {
  let fixture: PageFixture;
  let made: string;
  beforeAll(async () => {
    fixture = await openPageFixture();
    made = await tailorExample(fixture.server);
  });
  afterAll(() => fixture.close());

  const review = async (options: Parameters<PageFixture['open']>[0] = {}): Promise<Page> => {
    const page = await fixture.open(options);
    await page.goto(`${fixture.server.origin}/#/resumes/${made}`);
    await page.locator('.pictures canvas').first().waitFor();
    return page;
  };

  it('moves the focus to a neighbor when a button disappears', async () => {
    const page = await review();
    await page.keyboard.press('j');
    for (const [button, next] of [
      ['Undo', 'Restore it u'],
      ['Restore it', 'Accept a'],
    ] as const) {
      while ((await focused(page)).startsWith(button) === false) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe(next);
    }
    await page.context().close();
  });

  it('moves the focus to a neighbor when the secret of a new key or a notice is closed', async () => {
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/account`);
    const name = page.getByLabel('Name of a new key');
    await name.fill('laptop');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have it' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).not.toBe('BODY');
    await page.route('**/ui/keys**', (route) => route.abort());
    await name.fill('phone');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.notice').count()).toBe(0);
    expect(await focused(page)).not.toBe('BODY');
    await page.context().close();
  });

  it('scrolls to each next change with its buttons', async () => {
    const page = await review({ viewport: { width: 1280, height: 700 } });
    const changes = Number.parseInt((await page.locator('.tally').textContent()) ?? '', 10);
    expect(changes).toBeGreaterThan(5);
    for (let change = 0; change < changes; change += 1) {
      await page.keyboard.press('j');
      await page.locator('.change.current').waitFor();
      const bottom = Number(
        await page.evaluate("document.querySelector('.change.current').getBoundingClientRect().bottom"),
      );
      expect(bottom).toBeLessThanOrEqual(700);
    }
    await page.context().close();
  });

  it('shows the pane of the change that a key selects if only one pane fits', async () => {
    const page = await fixture.open({ viewport: { width: 360, height: 740 } });
    await page.goto(`${fixture.server.origin}/#/resumes/${made}`);
    for (const key of ['j', 'a']) {
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.locator('.resume-pane').waitFor({ state: 'hidden' });
      await page.keyboard.press(key);
      await page.locator('.change.current').waitFor();
    }
    await page.context().close();
  });

  it('ignores single letters if they are turned off, and the browser remembers that', async () => {
    const page = await review();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('?');
    await dialog.getByRole('checkbox', { name: /^Use these keys/ }).uncheck();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const isUntouched = async () => {
      for (const key of ['j', 'n', '?']) await page.keyboard.press(key);
      expect(await page.locator('.change.current, .question, dialog[open]').count()).toBe(0);
      expect(await page.locator('kbd:visible').count()).toBe(0);
    };
    await isUntouched();
    await page.reload();
    await page.locator('.review-heading').waitFor();
    await isUntouched();
    await page.getByRole('button', { name: 'Keys' }).click();
    await dialog.getByRole('checkbox', { name: /^Use these keys/ }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.locator('.change.current').waitFor();
    await page.context().close();
  });

  it('keeps the pixels of visible pages only and paints a page again when it comes back', async () => {
    const long = await tailorExample(fixture.server, 'Archivist', (resume) => {
      const document = JSON.parse(resume);
      document.work = Array.from({ length: 10 }, () => document.work).flat();
      return JSON.stringify(document);
    });
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/resumes/${long}/documents`);
    const points = async () =>
      (await page.evaluate(
        "[...document.querySelectorAll('.pictures canvas')].map(({ width, height }) => width * height)",
      )) as number[];
    await expect.poll(async () => (await points())[0] ?? 0).toBeGreaterThan(100_000);
    expect((await points()).length).toBeGreaterThan(5);
    const check = async () => {
      expect((await points()).filter((one) => one > 0).length).toBeLessThanOrEqual(4);
    };
    await check();
    await page.locator('.pictures canvas').last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await points()).at(-1) ?? 0).toBeGreaterThan(100_000);
    await expect.poll(async () => (await points())[0]).toBe(0);
    await check();
    await page.locator('.pictures canvas').first().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await points())[0] ?? 0).toBeGreaterThan(100_000);
    // The browser also prints pages that are out of view.
    await page.evaluate(`window.addEventListener('beforeprint', () => {
      window.blank = [...document.querySelectorAll('.pictures canvas')].filter(({ width }) => width === 0).length;
    })`);
    await page.pdf();
    expect(await page.evaluate('window.blank')).toBe(0);
    await expect.poll(async () => (await points()).filter((one) => one > 0).length).toBeLessThanOrEqual(4);
    await page.context().close();
  });
});

/** Text of the focused control; BODY if there is none. */
async function focused(page: Page): Promise<string> {
  return String(
    await page.evaluate(
      "document.activeElement === document.body ? 'BODY' : document.activeElement.textContent.trim()",
    ),
  );
}
