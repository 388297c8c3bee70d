import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/sha256.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { generateBody, readObject, sendRow } from '../support/send-row.ts';

/** Its PDF is the document itself, so that an edit shows in it. */
const renderer = {
  render: async ({ document }: { readonly document: object }) => ({
    pdf: new TextEncoder().encode(JSON.stringify(document)),
  }),
};

describe.each(apiConnections)('applications, %s', (_name, openConnection) => {
  let service: RealService;
  let connection: ApiConnection;
  beforeAll(async () => {
    const plan = { requests_per_minute: 100_000, credits: 1000 };
    const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };
    service = await serviceWithPlainEngine({ renderer, policy });
    connection = await openConnection(service.useCases);
    await send('PUT', '/base-resume', { basics: { name: 'Ada' }, work: [{ name: 'Initech' }] });
  });
  afterAll(async () => {
    await connection.close();
    await service.close();
  });

  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    sendRow(connection, { key: service.apiKey, method, path: `/api/v1${path}`, body });
  const generate = async (body: object = {}) =>
    (await readObject(await send('POST', '/resumes/generate', { ...generateBody, ...body }), 'Resume')).id;
  const read = async (id: string, query = '') =>
    readObject(await send('GET', `/resumes/${id}/application${query}`), 'Application');
  const put = async (id: string, body: object) =>
    readObject(await send('PUT', `/resumes/${id}/application`, body), 'Application');

  it('keeps each step with its date and note, and leaves the resume unchanged', async () => {
    const id = await generate();
    const before = await (await send('GET', `/resumes/${id}`)).text();
    expect(await read(id)).toMatchObject({ id, status: null, date: null, history: [], pdf_hash: null });
    await put(id, { status: 'applied' });
    const asked = await put(id, { status: 'interview', date: '2026-12-03', note: 'Ask for Ms Example' });
    expect(asked).toMatchObject({ status: 'interview', date: '2026-12-03', note: 'Ask for Ms Example' });
    expect(asked.history.map(({ status, date }) => [status, date])).toEqual([
      ['applied', '2026-11-21'],
      ['interview', '2026-12-03'],
    ]);
    expect(await (await send('GET', `/resumes/${id}`)).text()).toBe(before);
  });

  it('keeps the PDF as it was sent, even if the resume changes', async () => {
    const id = await generate({ include_pdf: true });
    const { pdf_hash: hash } = await put(id, { status: 'applied' });
    await send('PATCH', `/resumes/${id}`, { resume_data: { basics: { headline: 'Changed since' } } });
    await send('POST', `/resumes/${id}/pdf`);
    await put(id, { status: 'interview', date: '2026-12-01' });
    await put(id, { status: 'applied', note: 'by mail' });
    const { pdf = '', pdf_hash } = await read(id, '?pdf=true');
    expect(pdf_hash).toBe(hash);
    const bytes = Buffer.from(pdf, 'base64');
    expect(sha256(bytes)).toBe(hash);
    expect(bytes.toString()).not.toContain('Changed since');
    expect((await read(id)).pdf).toBeUndefined();
    // Applying again on another day stores the current PDF.
    expect((await put(id, { status: 'applied', date: '2026-12-20' })).pdf_hash).not.toBe(hash);
  });

  it('needs a status, and lists the possible ones when it is missing', async () => {
    const answer = await send('PUT', `/resumes/${await generate()}/application`, { note: 'by mail' });
    expect((await readObject(answer, 'ErrorObject')).message).toMatch(/^status: is required: one of \w+, /);
  });

  it('deletes an application without its resume', async () => {
    const id = await generate({ include_pdf: true });
    await put(id, { status: 'applied' });
    const answer = await send('DELETE', `/resumes/${id}/application`);
    expect(await readObject(answer, 'Application')).toMatchObject({ status: null, pdf_hash: null });
    expect((await send('GET', `/resumes/${id}`)).status).toBe(200);
  });

  it('refuses an invalid status, date or note, and an unknown resume', async () => {
    const id = await generate();
    const refused = async (body: object) => {
      const answer = await send('PUT', `/resumes/${id}/application`, body);
      expect(answer.status).toBe(400);
      return (await readObject(answer, 'ErrorObject')).message;
    };
    expect(await refused({ status: 'hired' })).toContain('status');
    expect(await refused({ status: 'applied', date: '2026-02-30' })).toContain('date');
    expect(await refused({ status: 'applied', note: '…' })).toContain('letter');
    const unknown = `/resumes/res_0${'0'.repeat(25)}/application`;
    for (const method of ['GET', 'DELETE'] as const) expect((await send(method, unknown)).status).toBe(404);
    expect((await send('PUT', unknown, { status: 'applied' })).status).toBe(404);
  });
});
