import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../support/real-browser.ts';
import {
  accessibilityFindings,
  examplePosting,
  exampleResume,
  openPagePlace,
  type PagePlace,
  tailorExample,
} from './page-place.ts';

/* The page in a real browser, over the built server. */

describe.runIf(hasBrowser)('the page', () => {
  let place: PagePlace;
  let made: string;
  beforeAll(async () => {
    place = await openPagePlace();
  });
  afterAll(() => place.close());

  it('goes from a file and a posting to a score, a tailored resume and a proven PDF', async () => {
    const page = await place.open();
    await page.setInputFiles('.drop input', exampleResume);
    await page.getByText('not stored yet').waitFor();
    await page.getByLabel('Text of the posting').fill(examplePosting);
    await page.locator('.score-number').waitFor();
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Larkspur Health');
    await page.getByRole('radio', { name: /Super/ }).check();
    await page.getByRole('button', { name: 'Tailor my resume' }).click();
    await page.locator('.pictures img').first().waitFor();
    made = page.url().split('/').at(-1) ?? '';
    // The picture of the page is whole: a broken one has no width of its own.
    await expect
      .poll(() =>
        page
          .locator('.pictures img')
          .first()
          .evaluate((image) => Reflect.get(image, 'naturalWidth')),
      )
      .toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Get the documents' }).click();
    await page.getByRole('radio', { name: /compact/ }).check();
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    await page.getByText('Proven: every word was read back').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Plain text' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('owen-castellano-larkspur-health-full-stack-engineer.txt');
    await page.context().close();
  });

  it('is reviewed by keyboard alone: next, undo, again, accept, and all of it is kept', async () => {
    const page = await place.open();
    await page.goto(`${place.server.origin}/#/resumes/${made}`);
    await page.locator('.review-heading').waitFor();
    const tally = () => page.locator('.tally').textContent();
    const before = await tally();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect.poll(tally).toContain('1 undone');
    await page.reload();
    await expect.poll(tally).toContain('1 undone');
    await page.keyboard.press('j');
    await page.keyboard.press('u');
    await expect.poll(tally).toBe(before);
    await page.keyboard.press('a');
    expect(await tally()).toContain('1 accepted');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('has no finding of axe in any view, %s', async (colorScheme) => {
    const page = await place.open({ colorScheme });
    const views = ['#/', '#/resumes', `#/resumes/${made}`, `#/resumes/${made}/documents`, '#/account'];
    const found: string[] = [];
    for (const view of views) {
      await page.goto(`${place.server.origin}/${view}`);
      await page.locator('main h1').waitFor();
      await expect.poll(() => page.locator('.waiting').allTextContents()).toEqual([]);
      if (view.endsWith(made)) await page.keyboard.press('j');
      found.push(...(await accessibilityFindings(page)).map((finding) => `${view} ${finding}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });

  it('fits 320 pixels, which is also 400 % zoom of a usual screen, without a scroll to the side', async () => {
    const page = await place.open({ viewport: { width: 320, height: 640 } });
    for (const view of ['#/', '#/resumes', `#/resumes/${made}`, `#/resumes/${made}/documents`, '#/account']) {
      await page.goto(`${place.server.origin}/${view}`);
      await page.locator('main h1').waitFor();
      const width = () => page.evaluate('document.documentElement.scrollWidth');
      await expect.poll(width, { message: view }).toBe(320);
    }
    await page.context().close();
  });

  it('finds, compares, and deletes with a way back', async () => {
    const other = await tailorExample(place.server, 'Platform Engineer');
    const page = await place.open();
    await page.goto(`${place.server.origin}/#/resumes`);
    await page.getByRole('checkbox', { name: /^Compare Full-Stack/ }).check();
    await page.getByRole('checkbox', { name: /^Compare Platform/ }).check();
    await page.getByRole('button', { name: /^Compare two/ }).click();
    await page.getByRole('heading', { name: 'Two resumes side by side' }).waitFor();
    await page.goBack();
    await page.getByLabel('Search for a company or position').fill('platform');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: /^Delete Platform/ }).click();
    await page.getByRole('button', { name: /^Keep Platform/ }).click();
    await page.getByRole('button', { name: /^Delete Platform/ }).waitFor();
    await page.getByRole('button', { name: /^Delete Platform/ }).click();
    // Leaving the page is a decision: what was to go in ten seconds goes now.
    await page.goto('about:blank');
    const status = async () => {
      const answer = await fetch(`${place.server.url}/resumes/${other}`, {
        headers: { 'x-api-key': place.server.apiKey },
      });
      return answer.status;
    };
    await expect.poll(status).toBe(404);
    await page.context().close();
  });

  it('makes a key whose secret is shown once', async () => {
    const page = await place.open();
    await page.goto(`${place.server.origin}/#/account`);
    await page.getByLabel('Name of a new key').fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Create a key' }).click();
    expect(await page.locator('#secret').inputValue()).toMatch(/^key_live_/);
    await page.getByRole('button', { name: 'I have it' }).click();
    await page.reload();
    await page.getByText('<img src=x onerror=alert(1)>').first().waitFor();
    expect(await page.locator('#secret').count()).toBe(0);
    await page.context().close();
  });

  it('shows hostile texts as texts', async () => {
    const markup = '<script>document.title="owned"</script><img src=x onerror="document.title=\'owned\'">';
    const rightToLeft = '\u202Egnp.exe';
    const page = await place.open();
    await page
      .getByLabel('Text of the posting')
      .fill(`${markup} ${rightToLeft} needs React. ${'word '.repeat(9_000)}`);
    await page.locator('.score-number, .problem').first().waitFor();
    await page.getByLabel('Company').fill(markup.slice(0, 199));
    await page.getByRole('radio', { name: /Good/ }).check();
    await page.getByRole('button', { name: 'Tailor my resume' }).click();
    await page.locator('.review-heading').waitFor();
    expect(await page.title()).toBe('Resume Tailor');
    expect(await page.locator('main script, main img:not(.pictures img)').count()).toBe(0);
    await page.context().close();
  });

  it('asks for the dashboard token, and a wrong one opens nothing', async () => {
    const page = await place.openSignedOut();
    await page.goto(`${place.server.origin}/#/account`);
    await page.getByLabel('Dashboard token').fill('dash_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The dashboard token is invalid').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Dashboard token').fill(place.server.dashboardToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Credits left').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Dashboard token').waitFor();
    await page.context().close();
  });

  it('asked no other host for anything, and met no error', () => {
    expect(place.strangers).toEqual([]);
  });
});
