import { describe, expect, it } from 'vitest';
import { type FetchPage, WebRefusal } from '../../../src/cli/postings/fetch-page.ts';
import { fetchPosting } from '../../../src/cli/postings/read-web-posting.ts';

const uuid = '5ac21346-8e0c-4494-8e7a-3eb92ff77902';
const duties = 'You keep the books of three shops and love a clean ledger. '.repeat(5).trim();

interface Answer {
  readonly body: string | Buffer;
  readonly type?: string;
  readonly movedTo?: string;
}

/** A fetch that knows only these pages. */
function web(pages: Readonly<Record<string, string | Answer>>): FetchPage {
  return async (address, maxBytes = 2 * 1024 * 1024) => {
    const page = pages[address];
    if (page === undefined) throw new WebRefusal('does not let programs read this page (status 403)');
    const { body, type = 'text/html', movedTo = address } = typeof page === 'string' ? { body: page } : page;
    if (body.length > maxBytes) throw new WebRefusal('it is larger than 2 MB');
    return { url: new URL(movedTo), contentType: type, bytes: Buffer.from(body) };
  };
}

function withData(data: object, body = ''): string {
  return `<title>Acme - Bookkeeper</title><script type="application/ld+json">${JSON.stringify(data)}</script>${body}`;
}

const greenhouse = 'https://boards.greenhouse.io/acme/jobs/7';
const greenhouseData = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/7';
const asJson = (value: unknown): Answer => ({ body: JSON.stringify(value), type: 'application/json' });

describe('a posting by its address', () => {
  it("is the page's own JobPosting data, and no other address is requested", async () => {
    const data = {
      '@type': 'JobPosting',
      title: 'Bookkeeper',
      hiringOrganization: { name: 'Moss & Sons' },
      description: `<p>${duties}</p>`,
    };
    const posting = await fetchPosting(greenhouse, web({ [greenhouse]: withData(data) }));
    expect(posting).toMatchObject({ company: 'Moss & Sons', position: 'Bookkeeper', text: duties });
  });

  it('comes from the job board if the page is filled by scripts', async () => {
    const pages = {
      [greenhouse]: '<title>Bookkeeper - Acme</title><div id="root"></div>',
      [greenhouseData]: asJson({ title: 'Bookkeeper', content: duties }),
    };
    const posting = await fetchPosting(greenhouse, web(pages));
    expect(posting).toMatchObject({ company: 'Acme', position: 'Bookkeeper', text: duties });
    expect(posting.notes).toContain('Read from Greenhouse.');
  });

  it('comes from the job board if the page is refused', async () => {
    const pages = {
      [`https://api.lever.co/v0/postings/acme/${uuid}`]: asJson({ text: 'Cook', description: duties }),
    };
    const posting = await fetchPosting(`https://jobs.lever.co/acme/${uuid}`, web(pages));
    expect(posting).toMatchObject({ position: 'Cook', text: duties });
  });

  it('is found among all jobs of a large company', async () => {
    const others = Array.from({ length: 800 }, (_, id) => ({ id, descriptionHtml: duties.repeat(20) }));
    const jobs = [...others, { id: uuid, title: 'Nurse', descriptionHtml: `<p>${duties}</p>` }];
    const pages = { 'https://api.ashbyhq.com/posting-api/job-board/acme': asJson({ jobs }) };
    const posting = await fetchPosting(`https://jobs.ashbyhq.com/acme/${uuid}`, web(pages));
    expect(posting).toMatchObject({ position: 'Nurse', text: duties });
  });

  it('finds the board behind a short address', async () => {
    const pages = {
      'https://acme.example/j/7': { body: '<div id="root"></div>', movedTo: greenhouse },
      [greenhouseData]: asJson({ title: 'Bookkeeper', company_name: 'Acme', content: duties }),
    };
    expect(await fetchPosting('https://acme.example/j/7', web(pages))).toMatchObject({ company: 'Acme' });
  });

  it('is the main part of a page without data', async () => {
    const address = 'https://shop.example/jobs/9';
    const page = `<h1>Bookkeeper</h1><div>Accept cookies?</div><main><p>${duties}</p></main><footer>Imprint</footer>`;
    const posting = await fetchPosting(address, web({ [address]: page }));
    expect(posting).toMatchObject({ text: duties, position: 'Bookkeeper' });
  });

  it('is read in the encoding of the page', async () => {
    const address = 'https://alt.example/stelle';
    const body = Buffer.from(`<main>Buchhalter für Größeres. ${duties}</main>`, 'latin1');
    const pages = { [address]: { body, type: 'text/html; charset=iso-8859-1' } };
    expect((await fetchPosting(address, web(pages))).text).toContain('für Größeres');
  });

  it('may be plain text, or data', async () => {
    const address = 'https://acme.example/job';
    const text = { body: duties, type: 'text/plain' };
    expect((await fetchPosting(address, web({ [address]: text }))).text).toBe(duties);
    const data = asJson({ title: 'Cook', company: 'Acme', description: duties });
    expect(await fetchPosting(address, web({ [address]: data }))).toMatchObject({ position: 'Cook' });
  });
});

describe('a page that cannot be read', () => {
  const address = 'https://acme.example/job';

  it.each([
    ['is refused', undefined, 'does not let programs read this page'],
    ['is filled by scripts', '<noscript>Enable JavaScript</noscript><div id="app"></div>', 'almost no text'],
    ['is empty', '', 'almost no text'],
    [
      'asks for a check first',
      `<title>Just a moment...</title><p>${duties}</p>`,
      'asks for a check that only a person can pass',
    ],
    [
      'needs a login',
      `<title>Sign in | Jobs</title><p>${duties}</p>`,
      'asks for a check that only a person can pass',
    ],
    ['is a PDF', { body: '%PDF-1.7', type: 'application/pdf' }, 'not a text page but application/pdf'],
    ['is data of another kind', asJson({ hello: 'world' }), 'almost no text'],
  ])('is reported if it %s', async (_how, page, message) => {
    const pages = page === undefined ? {} : { [address]: page };
    await expect(fetchPosting(address, web(pages))).rejects.toThrow(message);
  });

  it('reports the page, not the board, if neither helps', async () => {
    const broken = { [greenhouseData]: { body: '<html>', type: 'text/html' } };
    await expect(fetchPosting(greenhouse, web(broken))).rejects.toThrow('does not let programs');
    await expect(fetchPosting('no address', web({}))).rejects.toThrow('does not let programs');
  });
});
