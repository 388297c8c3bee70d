import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finetuneLevels, levelTexts } from '../../src/contract/choices.ts';
import type { Report } from '../../src/contract/report.ts';
import { sample } from '../support/how-long.ts';
import { projectRoot } from '../support/project-root.ts';
import { hasBrowser } from '../support/real-browser.ts';
import {
  accessibilityFindings,
  examplePosting,
  exampleResume,
  openPageFixture,
  type PageFixture,
  tailorExample,
} from './page-fixture.ts';

/* The page in a real browser, over the built server. */

/** A file with bytes of every value. */
const spanishPdf = path.join(projectRoot, 'bench', 'import', 'others', 'spanish-nurse.onepageplus.pdf');

describe.runIf(hasBrowser)('the page', () => {
  let fixture: PageFixture;
  let made: string;
  beforeAll(async () => {
    fixture = await openPageFixture();
  });
  afterAll(() => fixture.close());

  it('turns a file and a posting into a score, a tailored resume and a checked PDF', async () => {
    const page = await fixture.open();
    await page.setInputFiles('.drop input', exampleResume);
    await page.getByText('not stored yet').waitFor();
    await page.getByLabel('Text of the posting').fill(examplePosting);
    await page.locator('.score-number').waitFor();
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Larkspur Health');
    // Each level is described as in the command line.
    for (const level of finetuneLevels) {
      expect(await page.locator(`label:has([value="${level}"])`).innerText()).toContain(levelTexts[level]);
    }
    await page.getByRole('radio', { name: /Super/ }).check();
    await page.getByRole('button', { name: 'Tailor my resume' }).click();
    await page.locator('.pictures canvas').first().waitFor();
    made = page.url().split('/').at(-1) ?? '';
    // The letters cover a plausible share of the page.
    await expect.poll(() => inkOf(page)).toBeGreaterThan(0.02);
    expect(await inkOf(page)).toBeLessThan(0.3);
    await page.getByRole('link', { name: 'Get the documents' }).click();
    await page.getByRole('radio', { name: /compact/ }).check();
    // Screen readers announce the pages of the preview.
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('img', { name: /^Page 1 of \d$/ }).waitFor();
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    await page.getByText('Proven: every word was read back').waitFor();
    /** The name under which a click saves a file. */
    const savedBy = async (role: 'button' | 'link', name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole(role, { name, exact: true }).click();
      return (await download).suggestedFilename();
    };
    const name = 'owen-castellano-larkspur-health-full-stack-engineer';
    expect(await savedBy('link', 'Save it as a file')).toBe(`${name}.pdf`);
    expect(await savedBy('button', 'Plain text')).toBe(`${name}.txt`);
    // Formats with the same extension do not replace each other.
    expect(await savedBy('button', 'YAML')).toBe(`${name}.yaml`);
    expect(await savedBy('button', 'RenderCV')).toBe(`${name}-rendercv.yaml`);
    expect(await savedBy('button', 'JSON Resume')).toBe(`${name}-jsonresume.json`);
    await page.context().close();
  });

  it('can be used by keyboard only and keeps all decisions', async () => {
    const page = await fixture.open();
    await tabTo(page, 'Text of the posting');
    await page.keyboard.insertText(examplePosting);
    await page.locator('.score-number').waitFor();
    await tabTo(page, 'Tailor my resume');
    await page.keyboard.press('Enter');
    await page.locator('.review-heading').waitFor();
    const tally = () => page.locator('.tally').textContent();
    const before = await tally();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect.poll(tally).toContain('1 undone');
    await page.reload();
    await expect.poll(tally).toContain('1 undone');
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await expect.poll(tally).toBe(before);
    await page.keyboard.press('a');
    expect(await tally()).toContain('1 accepted');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    // Keys do nothing behind the help.
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    expect(await tally()).toContain('1 accepted');
    // Fast keys are not lost: each waits for the one before.
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect.poll(tally).toContain('2 undone');
    await tabTo(page, 'Get the documents');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Make the PDF');
    await page.keyboard.press('Enter');
    await page.getByText('Proven: every word was read back').waitFor();
    await page.context().close();
  });

  it('keeps pages sharp under pinch zoom, up to the maximum size of a canvas', async () => {
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/resumes/${made}`);
    await expect.poll(() => inkOf(page)).toBeGreaterThan(0.02);
    const size = async () =>
      JSON.parse(
        await page.evaluate(`(() => {
          const { width, height, clientWidth } = document.querySelector('.pictures canvas');
          return JSON.stringify({ points: width * height, pointsToPixel: width / clientWidth });
        })()`),
      ) as { readonly points: number; readonly pointsToPixel: number };
    expect((await size()).pointsToPixel).toBeCloseTo(1, 1);
    const browser = await page.context().newCDPSession(page);
    const zoom = (pageScaleFactor: number) =>
      browser.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await zoom(2);
    await expect.poll(async () => (await size()).pointsToPixel).toBeCloseTo(2, 1);
    expect(await inkOf(page)).toBeGreaterThan(0.02);
    await page.evaluate("document.querySelector('.pictures canvas').style.width = '1200px'");
    await zoom(4);
    await expect.poll(async () => (await size()).points).toBeGreaterThan(7_500_000);
    expect((await size()).points).toBeLessThanOrEqual(8_000_000);
    await zoom(1);
    await expect.poll(async () => (await size()).pointsToPixel).toBeCloseTo(1, 1);
    await page.context().close();
  });

  it('asks about missing requirements; an answer changes base, score and pages and can be undone', async () => {
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/resumes/${made}`);
    await expect.poll(() => inkOf(page)).toBeGreaterThan(0.02);
    const picture = () => page.evaluate("document.querySelector('.pictures canvas').toDataURL()");
    const first = await picture();
    // The pages may be shown before the questions.
    await page
      .getByRole('button', { name: /^Answer/ })
      .first()
      .waitFor();
    await page.keyboard.press('n');
    const question = page.locator('.question-text');
    const asked = await question.textContent();
    // An empty answer is not accepted.
    await page.keyboard.press('Enter');
    await page.getByText('Fill this in, or skip the question.').first().waitFor();
    // The tool is named in the question, so only the rest is asked for.
    const did = page.getByLabel('What you did');
    expect(await did.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
    expect(await page.locator('.question').getByRole('textbox').count()).toBe(1);
    await did.fill('Served the order pages');
    await page.getByRole('combobox').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Add to my resume' }).click();
    await page.getByText(/^Added to your base resume, and here. The score/).waitFor();
    await expect.poll(() => question.textContent()).not.toBe(asked);
    await expect.poll(picture).not.toBe(first);
    expect(await baseText()).toContain('Served the order pages with GraphQL');
    const second = await question.textContent();
    await page.getByRole('button', { name: 'Never ask again' }).click();
    await page.getByText(/^This is not asked again/).waitFor();
    await expect.poll(() => question.textContent()).not.toBe(second);
    await page.getByRole('button', { name: /^Answer/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Your own answer/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(baseText).not.toContain('with GraphQL');
    await page.context().close();
  });

  it('shows the proposals of an assistant and adds only those that the user confirms', async () => {
    const { requirements } = await api<Report>(`/resumes/${made}/report`);
    const missing = requirements.filter(({ state }) => state === 'missing');
    const [first, second, third] = missing.map(({ id }) => id);
    const propose = (requirement_id: string | undefined, text: string) =>
      api(`/resumes/${made}/proposals`, { requirement_id, text, path: 'work[0]' });
    await propose(first, 'Led a fleet of 90 rockets');
    await propose(second, 'Planned 3 <b>launches</b> <img src=x onerror="document.title=1"> \u202Eyltsenoh');
    await propose(third, 'Painted the launch pad');
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/resumes/${made}`);
    const proposal = (text: string) => page.locator('.proposal', { hasText: text });
    await proposal('90 rockets').getByRole('button', { name: 'Yes, I have done this' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.locator('.proposal b, .proposal img').count()).toBe(0);
    // The text that was shown is confirmed, even if the proposal has changed in the meantime.
    await propose(first, 'Led a fleet of 9,000 rockets');
    await proposal('90 rockets').getByRole('button', { name: 'Yes, I have done this' }).click();
    await page.getByText(/^Confirmed: it is in your base resume/).waitFor();
    await expect.poll(() => page.locator('.proposal').count()).toBe(2);
    await proposal('launches').getByRole('button', { name: 'Yes, in other words' }).click();
    await page.getByLabel('In your own words').fill('Planned one launch');
    await page.getByRole('button', { name: 'Add my words' }).click();
    await expect.poll(() => page.locator('.proposal').count()).toBe(1);
    await proposal('launch pad').getByRole('button', { name: 'No, drop it' }).click();
    await expect.poll(() => page.locator('.proposal').count()).toBe(0);
    expect(await api(`/resumes/${made}/proposals`)).toMatchObject({ data: [] });
    const base = await baseText();
    expect(base).toMatch(/Led a fleet of 90 rockets/);
    expect(base).toMatch(/Planned one launch/);
    expect(base).not.toMatch(/9,000|3 launches|launch pad/);
    expect(await page.title()).toBe('Review – Resume Tailor');
    await page.context().close();
  });

  it('does not accept an API key for its routes', async () => {
    const answers = [{ requirement_id: 'r1', text: 'Led a fleet of rockets', path: 'work[0]' }];
    const answer = await fetch(`${fixture.server.origin}/ui/resumes/${made}/answers`, {
      method: 'POST',
      headers: { 'x-api-key': fixture.server.apiKey, 'content-type': 'application/json', ...ownOrigin() },
      body: JSON.stringify({ answers }),
    });
    expect(answer.status).toBe(401);
  });

  const ownOrigin = () => ({ origin: fixture.server.origin, 'sec-fetch-site': 'same-origin' });

  const api = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(fixture.server.url + path, {
      headers: { 'x-api-key': fixture.server.apiKey, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  };

  const baseText = async () => JSON.stringify(await api('/base-resume'));

  it.each([
    ['light', { colorScheme: 'light' }, 7],
    ['dark, at 200 % zoom', { colorScheme: 'dark', viewport: { width: 640, height: 450 } }, 3],
    [
      'in forced colors, 320 pixels wide',
      { forcedColors: 'active', viewport: { width: 320, height: 640 } },
      4,
    ],
  ] as const)('has no axe findings and no horizontal scrolling in any view: %s', async (_, options, some) => {
    const page = await fixture.open(options);
    const everyView = [
      ...['#/', '#/postings', '#/resumes', `#/resumes/${made}`, `#/resumes/${made}/documents`, '#/account'],
      `#/compare/${made}/${made}`,
    ];
    const views = sample(everyView, some);
    const found: string[] = [];
    const titles: string[] = [];
    for (const view of views) {
      await page.goto(`${fixture.server.origin}/${view}`);
      await page.locator('main h1').waitFor();
      await expect.poll(() => page.locator('.waiting').allTextContents()).toEqual([]);
      if (view.endsWith(made) && !view.includes('compare')) {
        await page.keyboard.press('j');
        await page.keyboard.press('n');
        await page.locator('.question').waitFor();
      }
      titles.push(await page.title());
      found.push(...(await accessibilityFindings(page)).map((finding) => `${view} ${finding}`));
      const [width, shown] = (await page.evaluate(
        '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      )) as [number, number];
      if (width > shown) found.push(`${view} is ${width} pixels wide, of which ${shown} are seen`);
    }
    expect(found).toEqual([]);
    // Each view has its own title.
    expect(new Set(titles).size).toBe(views.length);
    await page.context().close();
  });

  it('ranks many postings, compares two, shows gaps, and tailors to one', async () => {
    const page = await fixture.open();
    await page.getByRole('link', { name: 'Postings' }).click();
    const example = (name: string) => path.join(projectRoot, 'examples', 'postings', `${name}.txt`);
    const hostile = { name: '<img src=x onerror=alert(1)>.txt', mimeType: 'text/plain' };
    // The previous view, which may still be shown, has a field for a single file.
    const drop = '.drop input[multiple]';
    await page.setInputFiles(drop, [example('icu-nurse'), example('full-stack-engineer')]);
    await expect.poll(() => page.locator('.held li').count()).toBe(2);
    await page.setInputFiles(drop, {
      ...hostile,
      buffer: Buffer.from(`${examplePosting}\nPosted again on 2 May.`),
    });
    await expect.poll(() => page.locator('.held li').count()).toBe(3);
    await page.getByLabel('Text of a posting').fill('We are hiring.');
    await page.getByRole('button', { name: 'Add this posting' }).click();
    await page.getByText('This text is too short for a posting.').waitFor();
    await page.getByRole('button', { name: 'Put them in order' }).click();
    // The repeated posting has no row of its own.
    await expect.poll(() => page.locator('.ranked > li').count()).toBe(2);
    // Screen readers read one sentence, not the whole list.
    await page.getByRole('status').getByText('2 postings in order.', { exact: true }).waitFor();
    expect(await page.locator('[aria-live] .ranked, [role="status"] .ranked').count()).toBe(0);
    const [first, second] = await page.locator('.ranked h3').allTextContents();
    expect(first).toContain('Larkspur Health');
    await page.getByText('The same again').waitFor();
    await page.getByRole('checkbox', { name: `Compare ${first}` }).check();
    await page.getByRole('checkbox', { name: `Compare ${second}` }).check();
    await page.getByRole('button', { name: 'Why does one stand above the other?' }).click();
    await page.getByRole('rowheader', { name: 'required skills' }).waitFor();
    await page.getByRole('button', { name: 'What do they keep asking for?' }).click();
    await page.getByRole('heading', { name: 'What these postings keep asking for' }).waitFor();
    const asked = page.locator('.gaps tbody tr').first();
    expect(await asked.locator('td').first().textContent()).toMatch(/^[123] of 3$/);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: `Tailor to this posting: ${first}` }).click();
    // The previous view has scores too, so this waits for the new view first.
    await page.getByLabel('Text of the posting').waitFor();
    await page.locator('.score-number').waitFor();
    expect(await page.getByLabel('Text of the posting').inputValue()).toContain('Larkspur');
    await page.goBack();
    // The ranking is still there.
    await expect.poll(() => page.locator('.ranked > li').count()).toBe(2);
    await page.context().close();
  });

  it('finds, compares and deletes resumes and can undo a deletion', async () => {
    const other = await tailorExample(fixture.server, 'Platform Engineer');
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/resumes`);
    await page
      .getByRole('checkbox', { name: /^Compare Full-Stack/ })
      .first()
      .check();
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
    // Leaving the page runs the pending deletion at once.
    await page.goto('about:blank');
    const status = async () => {
      const answer = await fetch(`${fixture.server.url}/resumes/${other}`, {
        headers: { 'x-api-key': fixture.server.apiKey },
      });
      return answer.status;
    };
    await expect.poll(status).toBe(404);
    await page.context().close();
  });

  it.each([320, 360, 1280])('records an application in the list at a width of %i pixels', async (width) => {
    const page = await fixture.open({ viewport: { width, height: 740 } });
    await page.goto(`${fixture.server.origin}/#/resumes`);
    // Only the field that is shown has a role.
    const status = page.getByRole('combobox', { name: /^Application: Full-Stack Engineer/ }).first();
    await status.selectOption('interview');
    await page.getByText('Interview, from today.').waitFor();
    await page.reload();
    await expect.poll(() => status.inputValue()).toBe('interview');
    const box = await status.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    // All of the row is visible without scrolling.
    const table = page.getByRole('region', { name: 'Tailored resumes' });
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await status.selectOption('');
    await page.getByText('Not sent.', { exact: true }).waitFor();
    await page.context().close();
  });

  it('removes a resume from the list when it is deleted after ten seconds', async () => {
    const id = await tailorExample(fixture.server, 'Release Engineer');
    const page = await fixture.open();
    await page.clock.install();
    await page.goto(`${fixture.server.origin}/#/resumes`);
    const row = page.locator('tbody tr', { hasText: 'Release Engineer' });
    await page.getByRole('button', { name: /^Delete Release Engineer/ }).click();
    await page.getByRole('button', { name: /^Keep Release Engineer/ }).waitFor();
    await page.clock.fastForward(11_000);
    await expect.poll(() => row.count()).toBe(0);
    const answer = await fetch(`${fixture.server.url}/resumes/${id}`, {
      headers: { 'x-api-key': fixture.server.apiKey },
    });
    expect(answer.status).toBe(404);
    await page.context().close();
  });

  it('reloads the list with all rows of "Show more" when the tab becomes visible again', async () => {
    const posting = { job_description: `${examplePosting.slice(0, 600)}`, finetune_level: 'basic' };
    const tailor = (position: string) =>
      api('/resumes/generate', { ...posting, company_name: 'Larkspur Health', position });
    for (let number = 0; number < 26; number += 1) await tailor(`Engineer ${number}`);
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/resumes`);
    const rows = () => page.locator('tbody tr').count();
    await expect.poll(rows).toBe(25);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(rows).toBeGreaterThan(25);
    const before = await rows();
    await tailor('Newest Engineer');
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.getByRole('link', { name: 'Newest Engineer' }).waitFor();
    expect(await rows()).toBeGreaterThanOrEqual(before);
    await page.getByRole('link', { name: 'Engineer 0', exact: true }).waitFor();
    await page.context().close();
  });

  it('reads dropped files with any bytes', async () => {
    const page = await fixture.open();
    /** @returns false if the page prevents the browser from opening the file */
    const drop = async (on: string, name: string, bytes: Buffer) => {
      await page.locator(on).first().waitFor();
      return page.evaluate(`(() => {
        const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (one) => one.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], '${name}'));
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        return document.querySelector('${on}').dispatchEvent(event);
      })()`);
    };
    await drop(
      '.drop',
      'lebenslauf.md',
      Buffer.from(
        '# Jörg Ñandú 李\n\njoerg@example.com\n\n## Experience\n\n### Bäcker, Crumb\n2020 - 2024\n\n- Baked bread\n',
      ),
    );
    await page.getByText('Jörg Ñandú 李').waitFor();
    await drop('.drop', 'cv.pdf', await readFile(spanishPdf));
    await page.getByText('read as PDF, not stored yet').waitFor();
    await drop(
      '#posting',
      'anzeige.txt',
      Buffer.from('Wir suchen eine Bäckerin, die Brötchen bäckt. Erfahrung mit Sauerteig ist Pflicht.'),
    );
    await expect
      .poll(() => page.getByLabel('Text of the posting').inputValue())
      .toContain('Bäckerin, die Brötchen bäckt');
    // A file dropped outside a drop target is not opened.
    expect(await drop('h1', 'cv.pdf', Buffer.from('%PDF'))).toBe(false);
    await page.context().close();
  });

  it('creates a key and shows its secret once', async () => {
    const page = await fixture.open();
    await page.goto(`${fixture.server.origin}/#/account`);
    await page.getByLabel('Name of a new key').fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Create a key' }).click();
    expect(await page.locator('#secret').inputValue()).toMatch(/^key_live_/);
    await page.getByRole('button', { name: 'I have it' }).click();
    await page.reload();
    await page.getByText('<img src=x onerror=alert(1)>').first().waitFor();
    expect(await page.locator('#secret').count()).toBe(0);
    await page.context().close();
  });

  it('shows hostile markup as text', async () => {
    const markup = '<script>document.title="owned"</script><img src=x onerror="document.title=\'owned\'">';
    const rightToLeft = '\u202Egnp.exe';
    const page = await fixture.open();
    await page
      .getByLabel('Text of the posting')
      .fill(`${markup} ${rightToLeft} needs React. ${'word '.repeat(9_950)}`);
    await page.locator('.score-number, .problem').first().waitFor();
    await page.getByLabel('Company').fill(markup.slice(0, 199));
    await page.getByRole('radio', { name: /Good/ }).check();
    await page.getByRole('button', { name: 'Tailor my resume' }).click();
    await page.locator('.review-heading').waitFor();
    expect((await page.locator('.posting-text').innerText()).length).toBeGreaterThan(49_000);
    expect(await page.title()).toBe('Review – Resume Tailor');
    expect(await page.locator('main script, main img').count()).toBe(0);
    await page.context().close();
  });

  it('asks for the dashboard token and rejects a wrong one', async () => {
    const page = await fixture.openSignedOut();
    await page.goto(`${fixture.server.origin}/#/account`);
    const token = page.getByLabel('Dashboard token');
    const hasFocus = (field: Locator) => expect.poll(() => field.evaluate((one) => one.matches(':focus')));
    await hasFocus(token).toBe(true);
    await page.keyboard.insertText('dash_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The dashboard token is invalid').waitFor();
    await hasFocus(token).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);
    await token.fill(fixture.server.dashboardToken);
    await page.keyboard.press('Enter');
    await page.getByText('Credits left').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await hasFocus(token).toBe(true);
    await page.goto(`${fixture.server.origin}/#/`);
    await token.fill(fixture.server.dashboardToken);
    await page.keyboard.press('Enter');
    await hasFocus(page.getByLabel('Text of the posting')).toBe(true);
    await page.context().close();
  });

  it.each([320, 1280])('shows the sign-out button in every view at a width of %i pixels', async (width) => {
    const page = await fixture.open({ viewport: { width, height: 700 } });
    for (const view of ['#/', '#/postings', '#/resumes', '#/account']) {
      await page.goto(`${fixture.server.origin}/${view}`);
      const box = await page.getByRole('button', { name: 'Sign out' }).boundingBox();
      expect(box && box.y + box.height < 100 && box.x + box.width <= width).toBe(true);
    }
    await page.context().close();
  });

  it('links from a mistyped address to the start', async () => {
    const page = await fixture.open();
    const answer = await page.goto(`${fixture.server.origin}/resumes`);
    expect(answer?.status()).toBe(404);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the start of Resume Tailor' }).click();
    await page.getByLabel('Text of the posting').waitFor();
    await page.context().close();
  });

  it('sends no request to another host', () => {
    expect(fixture.strangers).toEqual([]);
  });
});

/** Presses Tab until the field, link or button of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .getByLabel(name)
    .or(page.getByRole('button', { name }))
    .or(page.getByRole('link', { name }));
  await wanted.first().waitFor();
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.first().evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error(`The Tab key does not lead to "${name}".`);
}

/** Share of the first page that is not white; 0 before it is drawn. */
async function inkOf(page: Page): Promise<number> {
  return Number(
    await page.evaluate(`(() => {
      const canvas = document.querySelector('.pictures canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const points = Array.from({ length: data.length / 4 }, (_, index) => index * 4);
      return points.filter((at) => data[at] < 200 && data[at + 3] === 255).length / points.length;
    })()`),
  );
}
