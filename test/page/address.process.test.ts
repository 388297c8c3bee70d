import { once } from 'node:events';
import { copyFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { sample } from '../support/how-long.ts';
import { hasBrowser } from '../support/real-browser.ts';
import { accessibilityFindings, examplePosting, exampleResume, launchBrowser } from './page-fixture.ts';

/* `resume-tailor open`: the page on the user's own machine, which reads a posting from its web address. */

const markup = '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>';
const posting = `<title>Engineer</title><main>${markup}<p>${examplePosting.replaceAll('\n', '</p><p>')}</p></main>`;

describe.runIf(hasBrowser)("the page on the user's own machine", () => {
  const { home, folder } = temporaryFolders();
  const asked: string[] = [];
  let proxy: Server;
  let opened: ReturnType<typeof startBuilt>;
  let browser: Browser;
  let page: Page;
  let url: string;

  beforeAll(async () => {
    // Replaces the public internet: the proxy resolves names, so the test does not.
    proxy = createServer((request, answer) => {
      asked.push(`${request.url} ${request.headers.cookie ?? 'no cookie'}`);
      answer.setHeader('content-type', 'text/html; charset=utf-8').end(posting);
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    opened = startBuilt(['open', '--no-browser', '--port', '0', '--json'], {
      folder,
      environment: { RESUME_TAILOR_HOME: home, HTTP_PROXY: `http://127.0.0.1:${port}` },
    });
    const [line] = await once(createInterface({ input: opened.stdout }), 'line');
    browser = await launchBrowser();
    page = await browser.newPage();
    url = JSON.parse(String(line)).url;
    await page.goto(url);
    copyFileSync(exampleResume, `${folder}/resume.json`);
    await page.setInputFiles('.drop input', `${folder}/resume.json`);
    await page.getByText('not stored yet').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    opened.kill('SIGTERM');
    await once(opened, 'exit');
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const field = () => page.getByLabel('Text or address of the posting');

  it('scores against the posting at an address, and shows its markup as text', async () => {
    await field().fill('http://jobs.example/1');
    await page.getByRole('button', { name: 'Read this address' }).click();
    await page.locator('.score-number').waitFor();
    expect(asked).toEqual(['http://jobs.example/1 no cookie']);
    expect(await field().inputValue()).toContain('Larkspur Health');
    expect(await page.title()).toBe('New – Resume Tailor');
  });

  it('explains why its address cannot be used a second time', async () => {
    const context = await browser.newContext();
    const again = await context.newPage();
    await again.goto(url);
    await again.getByText(/^The address of this page was already used/).waitFor();
    expect(await again.title()).toBe('Sign in – Resume Tailor');
    expect(await accessibilityFindings(again)).toEqual([]);
    await context.close();
  });

  /** `test/cli/web` tests that each form is recognized; this tests that the page uses the same check. */
  const unreachable = [
    'http://127.0.0.1:9/job',
    'http://[::1]/job',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/job',
    'http://2130706433/job',
  ];
  it.each(sample(unreachable, 2))(
    'does not request an address of this machine or network: %s',
    async (address) => {
      const before = asked.length;
      await field().fill(address);
      await page.getByRole('button', { name: 'Read this address' }).click();
      await page.getByText(/belongs to this machine or a private network/).waitFor();
      expect(asked).toHaveLength(before);
      await field().fill('');
      await page.getByText(/belongs to this machine/).waitFor({ state: 'detached' });
    },
  );
});
