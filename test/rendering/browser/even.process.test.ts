import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import { childrenOf } from '../../support/child-processes.ts';
import { hasBrowser, realPlaces } from '../../support/real-browser.ts';
import { folders } from '../folders.ts';
import { readPdf } from '../read-pdf.ts';
import { item, resume } from '../sample-document.ts';
import { softwareEngineer } from '../software-engineer.ts';
import { hostileDocument } from './hostile-document.ts';

const order = { document: softwareEngineer, look: { theme: 'even' } };

describe.runIf(hasBrowser)('theme even in a real browser', () => {
  const renderer = createRenderer({ ...folders, browser: realPlaces });
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(String(request.url));
    response.end();
  });
  let origin = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await renderer.close();
    server.close();
  });

  it('prints a whole resume with the same bytes every time', async () => {
    const { pdf, check } = await renderer.render(order);
    expect(check).toMatchObject({ ok: true, missing: [] });
    const again = await renderer.render({ ...order, check: false });
    expect(Buffer.from(again.pdf).equals(pdf)).toBe(true);
    const { info, links } = await readPdf(pdf);
    expect(String(info['Creator']).trim()).toBe('resume-tailor');
    expect(links.length).toBeGreaterThan(0);
  });

  it('loads nothing for a hostile resume and prints its text literally', async () => {
    const { pdf } = await renderer.render({
      document: hostileDocument(origin),
      look: { theme: 'even' },
      check: false,
    });
    expect(hits).toEqual([]);
    const { text, links } = await readPdf(pdf);
    expect(text.replace(/\s+/g, '')).toContain(`Eve<script>fetch('${origin}/script')</script>`);
    expect(text).toContain('**kwargs, __init__ and `code`');
    expect(links.filter((link) => !/^(https?|mailto|tel):/.test(link))).toEqual([]);
  });

  it('prints the longest heading before its entries', async () => {
    const document = resume(({ sections }) => {
      sections.summary.content = '<p>Arbeitet mit der Gruppe und für die Kunden bei der Post</p>';
      sections.publications.items = [item('publications', { name: 'Wege der Briefe' })];
    });
    const { pdf, check } = await renderer.render({ document, look: { theme: 'even' } });
    expect((await readPdf(pdf)).text).toMatch(/Veröffentlichungen\s+Wege der Briefe/);
    expect(check?.missing).toEqual([]);
  });

  it('continues after the browser is killed during a print', async () => {
    await renderer.render({ ...order, check: false });
    const printing = renderer.render(order);
    for (const browser of childrenOf(process.pid)) process.kill(browser, 'SIGKILL');
    expect((await printing).check?.ok).toBe(true);
  });
});

describe('without a browser', () => {
  const nowhere = { named: null, files: ['/nowhere/chrome'], caches: [] };
  const renderer = createRenderer({ ...folders, browser: nowhere });

  it('explains that theme even needs a browser and where it searched for one, and offers other themes', async () => {
    const reason = renderer.whyUnavailable?.('even');
    expect(reason).toMatch(/^"even" needs a browser, and none was found: .*; theme "ats" needs none$/);
    expect(renderer.whyUnavailable?.('ats')).toBeNull();
    await expect(renderer.render(order)).rejects.toMatchObject({
      name: 'RenderError',
      forCaller: true,
      message: `No PDF: ${reason}.`,
    });
  });
});
