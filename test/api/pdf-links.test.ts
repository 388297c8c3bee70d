import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createPdfLinks } from '../../src/api/pdf-links.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { fakeUseCases, now, resumeId } from '../support/fake-use-cases.ts';
import { generateBody, generateRow, readObject, sendRow } from '../support/send-row.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The last of 43 letters encodes four bits; its other two bits are unused. */
function otherSpelling(letter: string): string {
  return alphabet.charAt(alphabet.indexOf(letter) + 1);
}

const day = 24 * 3600 * 1000;

describe.each(apiConnections)('signed links to PDFs %s', (_name, open) => {
  let time = now;
  let connection: ApiConnection | undefined;
  afterEach(() => connection?.close());

  async function openWithPdf(
    useCases = fakeUseCases().useCases,
  ): Promise<{ connection: ApiConnection; path: string }> {
    time = now;
    let origin = '';
    const links = createPdfLinks({
      publicUrl: () => `${origin}/`,
      secret: new Uint8Array(32).fill(7),
      clock: { now: () => time },
    });
    const opened = await open(useCases, { pdfUrl: links.pdfUrl, pdfLinks: links });
    connection = opened;
    origin = opened.origin;
    const body = { ...generateBody, include_pdf: true };
    const { pdf_url } = await readObject(await sendRow(opened, { ...generateRow, body }), 'Resume');
    expect(pdf_url?.startsWith(`${origin}/files/${resumeId(1)}.pdf?`)).toBe(true);
    return { connection: opened, path: String(pdf_url).slice(origin.length) };
  }

  it('return the PDF without a key, with headers that forbid storing it', async () => {
    const { connection, path } = await openWithPdf();
    const response = await sendRow(connection, { path, key: null });
    expect(new TextDecoder().decode(await response.arrayBuffer())).toBe('%PDF-1.7 fake');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('inline; filename="ada-example-acme.pdf"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toBe('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('name a file whose letters are not Latin', async () => {
    const pdf = { bytes: new TextEncoder().encode('%PDF'), name: '李-餐厅.pdf' };
    const { connection, path } = await openWithPdf({ ...fakeUseCases().useCases, readPdf: async () => pdf });
    const response = await sendRow(connection, { path, key: null });
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="${resumeId(1)}.pdf"; filename*=UTF-8''%E6%9D%8E-%E9%A4%90%E5%8E%85.pdf`,
    );
  });

  it.each([
    ['no signature', (path: string) => path.replace(/&sig=.*/, '')],
    ['a forged signature', (path: string) => path.replace(/sig=./, 'sig=-')],
    ['a padded signature', (path: string) => `${path}=`],
    [
      'a signature whose unused bits are set',
      (path: string) => path.slice(0, -1) + otherSpelling(path.slice(-1)),
    ],
    ['a later date', (path: string) => path.replace(/exp=\d/, 'exp=9')],
    ['another version', (path: string) => path.replace('v=v1', 'v=v2')],
    ['another resume', (path: string) => path.replace(resumeId(1), resumeId(2))],
    ['no file ending', (path: string) => path.replace('.pdf', '')],
  ])('%s is 404 with an Error object', async (_reason, forge) => {
    const { connection, path } = await openWithPdf();
    const response = await sendRow(connection, { path: forge(path), key: null });
    expect(await readObject(response, 'ErrorObject')).toMatchObject({ name: 'not_found', status: 404 });
  });

  it('expire after 24 hours and with their resume', async () => {
    const { connection, path } = await openWithPdf();
    time = now + day - 1000;
    expect((await sendRow(connection, { path, key: null })).status).toBe(200);
    time = now + day + 2000;
    expect((await sendRow(connection, { path, key: null })).status).toBe(404);
    time = now;
    await sendRow(connection, { method: 'DELETE', path: `/api/v1/resumes/${resumeId(1)}` });
    expect((await sendRow(connection, { path, key: null })).status).toBe(404);
  });
});

describe('the signature', () => {
  const parts = { publicUrl: () => 'https://a.example', clock: { now: () => now } };
  const links = createPdfLinks({ ...parts, secret: new Uint8Array(32).fill(7) });

  it('accepts only what was signed', () => {
    const text = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, text, (id, version, expires, signature) => {
        expect(links.accepts({ id, version, expires, signature })).toBe(false);
      }),
    );
  });

  it('depends on the secret', () => {
    const other = createPdfLinks({ ...parts, secret: new Uint8Array(32).fill(8) });
    const url = new URL(String(other.pdfUrl(record)));
    const get = (name: string) => url.searchParams.get(name) ?? '';
    const link = { id: record.id, version: get('v'), expires: get('exp'), signature: get('sig') };
    expect([links.accepts(link), other.accepts(link)]).toEqual([false, true]);
  });

  const record = {
    id: resumeId(1),
    companyName: '',
    position: '',
    finetuneLevel: 'good',
    atsScore: 0,
    resumeData: new TextEncoder().encode('{}'),
    creditsRemaining: 0,
    look: { theme: 'ats' },
    pdfGeneratedAt: now,
    pdfVersion: 'a b&c',
    createdAt: now,
  } as const;
});
