import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../support/real-browser.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { examplePosting, openPageFixture, type PageFixture, tailorExample } from './page-fixture.ts';

/* Failures around the page: no input is lost, and the page says what to do. */

describe.runIf(hasBrowser)('the page when something fails', () => {
  let fixture: PageFixture;
  let made: string;
  beforeAll(async () => {
    fixture = await openPageFixture();
    made = await tailorExample(fixture.server);
  });
  afterAll(() => fixture.close());

  it('keeps the view and the posting after a reload and after going back', async () => {
    const page = await fixture.open();
    const text = page.getByLabel('Text of the posting');
    await text.fill(examplePosting);
    await page.locator('.score-number').waitFor();
    await page.getByRole('link', { name: 'Resumes', exact: true }).click();
    await page.getByRole('heading', { name: 'Your tailored resumes' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your tailored resumes' }).waitFor();
    await page.goBack();
    await page.locator('.score-number').waitFor();
    expect(await text.inputValue()).toBe(examplePosting);
    await page.context().close();
  });

  it('explains what to do with an address that it does not read', async () => {
    const page = await fixture.open();
    await page.getByLabel('Text of the posting').fill('https://jobs.example/1');
    await page.getByText(/^This is an address/).waitFor();
    await page.context().close();
  });

  it('shows no score without requirements and reports a posting that is too short', async () => {
    const page = await fixture.open();
    const text = page.getByLabel('Text of the posting');
    await text.fill('We are hiring.');
    await page.getByText('Paste the whole posting: this is too short.').waitFor();
    await text.fill('The quick brown fox jumps over the lazy dog. '.repeat(5));
    await page.getByText('No requirements found in this posting.').waitFor();
    expect(await page.locator('.score-number').count()).toBe(0);
    await page.context().close();
  });

  it('stays usable during slow tailoring and does not leave the view that the user opened', async () => {
    const page = await fixture.open();
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route('**/ui/resumes/generate*', async (route: Route) => {
      await finished;
      await route.continue();
    });
    await page.getByLabel('Text of the posting').fill(examplePosting);
    await page.locator('.score-number').waitFor();
    await page.clock.install();
    const tailor = page.getByRole('button', { name: 'Tailor my resume' });
    await expect.poll(() => tailor.isEnabled()).toBe(true);
    // By key, because content that loads above it may move the button.
    await tailor.press('Enter');
    await page.getByRole('button', { name: 'Tailoring…' }).waitFor();
    await page.clock.fastForward(5_000);
    await page.getByText(/^Still at work/).waitFor();
    await page.getByRole('link', { name: 'Keys and usage' }).click();
    await page.getByText('Credits left').waitFor();
    finish();
    await page.getByText(/^Your tailored resume is ready/).waitFor();
    expect(page.url()).toContain('#/account');
    await page.context().close();
  });

  it('shows the error of the service and offers a retry', async () => {
    const page = await fixture.open();
    const body = { object: 'error', name: 'internal_error', message: 'Something went wrong on our side.' };
    await page.route('**/ui/resumes?*', (route) => route.fulfill({ status: 500, json: body }));
    await page.goto(`${fixture.server.origin}/#/resumes`);
    await page.getByText('Something went wrong on our side.').waitFor();
    await page.unroute('**/ui/resumes?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Full-Stack Engineer' }).first().waitFor();
    await page.context().close();
  });

  it('reports a resume that was deleted in another tab', async () => {
    const id = await tailorExample(fixture.server, 'Site Engineer');
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/resumes/${id}`);
    await page.locator('.review-heading').waitFor();
    await fetch(`${fixture.server.url}/resumes/${id}`, {
      method: 'DELETE',
      headers: { 'x-api-key': fixture.server.apiKey },
    });
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByRole('heading', { name: 'This resume is not there' }).waitFor();
    await page.context().close();
  });

  it('shows a change that was undone in another tab after the next action', async () => {
    const [page, other] = [await fixture.open(), await fixture.open()];
    for (const tab of [page, other]) {
      await tab.goto(`${fixture.server.origin}/#/resumes/${made}`);
      await tab.locator('.review-heading').waitFor();
      await tab.keyboard.press('j');
    }
    await page.keyboard.press('x');
    await expect.poll(() => page.locator('.tally').textContent()).toContain('1 undone');
    await other.keyboard.press('x');
    await expect.poll(() => other.locator('.tally').textContent()).toContain('1 undone');
    await page.context().close();
    await other.context().close();
  });

  it('displays right-to-left text from right to left', async () => {
    const id = await tailorExample(fixture.server, 'Web Engineer', (resume) =>
      resume.replace('On call every fifth week', 'כתיבת דפי אינטרנט'),
    );
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/resumes/${id}`);
    const line = page.locator('.line', { hasText: 'כתיבת' });
    await line.first().waitFor();
    expect(await line.first().evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
    await page.context().close();
  });

  it('scores again on request after a request failed', async () => {
    const page = await fixture.open();
    await page.route('**/ui/resumes/score*', (route) => route.abort());
    await page.getByLabel('Text of the posting').fill(examplePosting);
    const step = page.getByRole('region', { name: 'The match' });
    await step
      .getByText(/^The service on this machine has stopped\..*What you typed is still here\.$/)
      .waitFor();
    await page.unroute('**/ui/resumes/score*');
    await step.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.score-number').waitFor();
    await page.context().close();
  });

  it('gives advice that users of a remote server can follow', async () => {
    const page = await fixture.openSignedOut();
    // The files of the page, as from a server on the internet.
    await page.route('http://tailor.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = await fetch(fixture.server.origin + pathname);
      const { headers, status } = answer;
      const contentType = headers.get('content-type') ?? '';
      await route.fulfill({ status, contentType, body: Buffer.from(await answer.arrayBuffer()) });
    });
    await page.goto('http://tailor.example/');
    const token = page.getByLabel('Dashboard token');
    await token.fill('dash_typed');
    const refusal = async () => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      return page.locator('#token-problem').textContent();
    };
    const inputIsKept = /What you typed is still here\.$/;
    await page.route('**/ui/session', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    const behind = /^tailor\.example answers 502, but not the service behind it\. Check your connection/;
    await expect.poll(refusal).toMatch(behind);
    await page.unroute('**/ui/session');
    await page.route('**/ui/session', (route) => route.abort());
    await page.evaluate("Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })");
    await expect.poll(refusal).toMatch(/^tailor\.example cannot be reached\. Check your connection/);
    await page.evaluate("Object.defineProperty(navigator, 'onLine', { value: false })");
    await expect.poll(refusal).toMatch(/^This device has no network\./);
    expect(await refusal()).toMatch(inputIsKept);
    expect(await token.inputValue()).toBe('dash_typed');
    await page.context().close();
  });

  it('reports a stopped server and continues when it runs again', async () => {
    // Below the ports that systems assign, so that no other program gets it while the server is stopped.
    const argv = ['--port', String(20_000 + (process.pid % 10_000))];
    const own = await openPageFixture({ argv, browser: fixture.browser });
    let again: ServerProcess | null = null;
    try {
      const id = await tailorExample(own.server);
      const page = await own.open();
      await page.goto(`${own.server.origin}/#/resumes/${id}`);
      await page.locator('.review-heading').waitFor();
      await own.server.stop();
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await page.keyboard.press('x');
      await page.locator('.notice', { hasText: 'The service on this machine has stopped.' }).waitFor();
      expect(await page.locator('.resume').innerText()).toContain('Owen Castellano');
      await page.getByRole('link', { name: 'New', exact: true }).click();
      await page
        .getByRole('region', { name: 'Your resume' })
        .getByText(/resume-tailor open or serve/)
        .waitFor();
      await page.getByLabel('Text of the posting').fill(examplePosting);
      await page.getByLabel('Company').fill('Rose Hall');
      await page.getByRole('link', { name: 'Resumes', exact: true }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      again = await startServerProcess({ home: own.server.home, argv });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('link', { name: 'Full-Stack Engineer' }).first().waitFor();
      await page.reload();
      await page.getByRole('link', { name: 'New', exact: true }).click();
      await page.locator('.score-number').waitFor();
      // Everything that was typed is still there, including the fields beside the posting.
      expect(await page.getByLabel('Text of the posting').inputValue()).toBe(examplePosting);
      expect(await page.getByLabel('Company').inputValue()).toBe('Rose Hall');
    } finally {
      await again?.stop();
      await own.close();
    }
  });
});
