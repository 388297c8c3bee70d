import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { projectRoot } from '../support/project-root.ts';
import { browserFile } from '../support/real-browser.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** The built server and one browser for all tests of the page. */
export interface PageFixture {
  readonly server: ServerProcess;
  readonly browser: Browser;
  /** Opens a signed-in page in a new browser context; its requests to other hosts are in `strangers`. */
  open(options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
  /** Opens a page that is not signed in. */
  openSignedOut(): Promise<Page>;
  /** Requests of all pages to other hosts so far. */
  readonly strangers: readonly string[];
  close(): Promise<void>;
}

export const examplePosting = await readFile(
  path.join(projectRoot, 'examples', 'postings', 'full-stack-engineer.txt'),
  'utf8',
);
export const exampleResume = path.join(projectRoot, 'examples', 'resumes', 'web-developer.json');

interface PageFixtureOptions {
  readonly argv?: readonly string[];
  /** Content of server.yaml. */
  readonly settings?: string;
  /** Browser of another place, which closes it. Default: a new one. */
  readonly browser?: Browser;
}

export async function openPageFixture({
  browser: shared,
  ...options
}: PageFixtureOptions = {}): Promise<PageFixture> {
  const home = mkdtempSync(path.join(tmpdir(), 'resume-tailor-page-'));
  const server = await startServerProcess({ home, ...options });
  const browser = shared ?? (await launchBrowser());
  const strangers: string[] = [];
  const watched = async (context: BrowserContext): Promise<Page> => {
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${server.origin}/`) && !/^(?:blob|data):/.test(url)) strangers.push(url);
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => strangers.push(`error: ${error.message}`));
    return page;
  };
  return {
    server,
    browser,
    strangers,
    async open(options = {}) {
      const context = await browser.newContext(options);
      const opened = await context.request.post(`${server.origin}/ui/session`, {
        data: { token: server.dashboardToken },
        headers: { origin: server.origin },
      });
      if (!opened.ok()) throw new Error(`No session: ${await opened.text()}`);
      const page = await watched(context);
      await page.goto(server.origin);
      return page;
    },
    openSignedOut: async () => watched(await browser.newContext()),
    async close() {
      if (!shared) await browser.close();
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserFile ?? '',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** Accessibility problems that axe finds on a page, one line each. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Not subject to the page's policy, like developer tools.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    const { violations } = await run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/** Tailors the example resume to the example posting through the API. @returns the id */
export async function tailorExample(
  server: ServerProcess,
  position = 'Full-Stack Engineer',
  change: (resume: string) => string = (resume) => resume,
): Promise<string> {
  const headers = { 'x-api-key': server.apiKey, 'content-type': 'application/json' };
  const resume = change(await readFile(exampleResume, 'utf8'));
  await fetch(`${server.url}/base-resume`, { method: 'PUT', headers, body: resume });
  const body = JSON.stringify({
    ...{ job_description: examplePosting, company_name: 'Larkspur Health', position },
    finetune_level: 'super',
  });
  const answer = await fetch(`${server.url}/resumes/generate`, { method: 'POST', headers, body });
  const { id } = (await answer.json()) as { id: string };
  return id;
}
