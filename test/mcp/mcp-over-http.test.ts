import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../src/api/serve.ts';
import { createMcpOverHttp, type McpOverHttp } from '../../src/mcp/mcp-over-http.ts';
import { createFormSeal } from '../../src/mcp/person.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { buildApi } from '../support/build-api.ts';
import { now } from '../support/fake-use-cases.ts';
import { projectRoot } from '../support/project-root.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';

const example = (...parts: string[]) => readFileSync(path.join(projectRoot, 'examples', ...parts), 'utf8');
const posting = example('postings', 'backend-engineer.txt');
const base = JSON.parse(example('resumes', 'software-engineer.json')) as Record<string, unknown>;
const plan = { requests_per_minute: 1000, credits: 10 };
const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };

let service: RealService;
let server: Awaited<ReturnType<typeof serve>>;
let mcp: McpOverHttp;

beforeAll(async () => {
  service = await serviceWithPlainEngine({ engine: createRulesEngine(), policy });
  mcp = createMcpOverHttp('1', createFormSeal(new Uint8Array(32)));
  server = await serve({
    api: buildApi(service.useCases, { mcp }),
    port: 0,
    clock: { now: () => now },
    newRequestId: () => 'req_transport',
    writeLog: () => undefined,
    logFormat: 'json',
  });
  const caller = await service.useCases.authenticate(service.apiKey);
  await service.useCases.putBaseResume(caller, base);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const address = () => new URL('/mcp', server.url);

async function connected(headers: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(address(), { requestInit: { headers } }));
  return client;
}

async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as readonly { readonly text: string }[];
  return { answer: structuredContent as Record<string, unknown>, text: first?.text ?? '', isError };
}

function send(message: unknown, headers: Record<string, string> = {}, method = 'POST') {
  return fetch(address(), {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(message) }),
  });
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

describe('an assistant over HTTP', () => {
  it('gives each answer an id of its request', async () => {
    const { status, headers } = await send(list, { 'x-api-key': service.apiKey });
    expect(status).toBe(200);
    expect(headers.get('x-request-id')).toBeTruthy();
    expect((await send(list)).headers.get('x-request-id')).toBeTruthy();
  });

  it.each(['x-api-key', 'authorization'])('works with the key as %s', async (header) => {
    const key = header === 'authorization' ? `Bearer ${service.apiKey}` : service.apiKey;
    const client = await connected({ [header]: key });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('check_wording');
    const { answer } = await call(client, 'score', { posting });
    expect(answer).toMatchObject({ score: expect.any(Number) });
    await client.close();
  });

  it('tailors once for the same call, names what the posting names, words a line, and is refused what invents', async () => {
    const client = await connected({ 'x-api-key': service.apiKey });
    const { answer: made } = await call(client, 'tailor', { posting, store: true });
    const { answer: again } = await call(client, 'tailor', { posting, store: true });
    const { id } = made['resume'] as { readonly id: string };
    expect(again['resume']).toEqual(made['resume']);
    expect(made['resume']).toMatchObject({ company: 'Copperfield Logistics', position: 'Backend Engineer' });
    expect(again['credits_remaining']).toBe(8);
    const { answer: lines } = await call(client, 'get_resume', { id, lines: true });
    const [line] = lines['lines'] as readonly { readonly item: string; readonly text: string }[];
    const wording = { id, item: line?.item, text: `${line?.text}, and led 40 engineers` };
    expect((await call(client, 'check_wording', wording)).answer).toMatchObject({ allowed: false });
    const applied = await call(client, 'apply_wording', wording);
    expect(applied).toMatchObject({ isError: true, text: expect.stringContaining('40') });
    await client.close();
  });

  it('finds resumes, reports, postings and the schema as resources', async () => {
    const client = await connected({ 'x-api-key': service.apiKey });
    const { answer } = await call(client, 'tailor', { posting, store: true });
    const { id } = answer['resume'] as { readonly id: string };
    const { resources } = await client.listResources();
    const addresses = resources.map(({ uri }) => uri);
    expect(addresses).toEqual([
      'resume-tailor://base-resume',
      'resume-tailor://schema',
      'resume-tailor://base-resumes/default',
      `resume-tailor://resumes/${id}`,
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain(
      'resume-tailor://resumes/{id}/posting',
    );
    const read = async (uri: string) => {
      const [first] = (await client.readResource({ uri })).contents;
      return String(first && 'text' in first ? first.text : '');
    };
    for (const uri of addresses) expect(await read(uri)).not.toBe('');
    expect(await read(`resume-tailor://resumes/${id}/posting`)).toBe(posting);
    expect(JSON.parse(await read(`resume-tailor://resumes/${id}/report`))).toMatchObject({ id });
    const document = JSON.parse(await read(`resume-tailor://resumes/${id}/document`));
    const schema = JSON.parse(await read('resume-tailor://schema'));
    expect(Object.keys(document)).toEqual(Object.keys(schema.properties));
    const unknown = 'resume-tailor://resumes/res_01m7z0bg8hhja4ts4zhsjx2395';
    await expect(read(unknown)).rejects.toMatchObject({ message: expect.stringContaining('no resume') });
    await client.close();
  });

  it('reads a posting out of a page, and stores nothing', async () => {
    const client = await connected({ 'x-api-key': service.apiKey });
    const lines = posting.split('\n').map((line) => `<p>${line}</p>`);
    const page = `<html><head><title>Job</title></head><body><script>x</script>${lines.join('')}</body></html>`;
    const { answer } = await call(client, 'read_posting', { text: page });
    expect(answer['posting']).toContain(posting.split('\n')[0]);
    expect(answer['posting']).not.toContain('<');
    await client.close();
  });

  it('tells what the service refuses, and nothing of what fails within', async () => {
    const client = await connected({ 'x-api-key': service.apiKey });
    const missing = await call(client, 'explain', { id: 'res_01m7z0bg8hhja4ts4zhsjx2395' });
    expect(missing).toMatchObject({ isError: true, text: expect.stringContaining('no resume with this id') });
    await client.close();
  });

  it('tells what to do with a posting that is only a web address, and charges nothing', async () => {
    const client = await connected({ 'x-api-key': service.apiKey });
    const credits = async () => (await call(client, 'tailor', { posting })).answer['credits_remaining'];
    const before = await credits();
    const address = 'https://jobs.example.com/123';
    for (const [name, input] of [
      ['read_posting', { text: address }],
      ['score', { posting: address }],
      ['tailor', { posting: address, store: true }],
      ['tailor', { posting: address, company: 'Larkspur', position: 'Nurse', store: true }],
    ] as const) {
      expect(await call(client, name, input), name).toMatchObject({
        isError: true,
        text: expect.stringMatching(
          /: is only a web address, .* Nothing was charged\. Open the page and send/,
        ),
      });
    }
    expect(await credits()).toBe(before);
    await client.close();
  });

  it('answers clients of the revision before', async () => {
    const headers = { 'x-api-key': service.apiKey, 'mcp-protocol-version': '2025-06-18' };
    const answer = await send(list, headers);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('check_wording');
  });

  it('refuses who has no good key, before anything is read', async () => {
    const refused = [
      [{}, 401],
      [{ 'x-api-key': 'key_live_no' }, 403],
      [{ authorization: 'Bearer dash_no' }, 403],
    ] as const;
    for (const [headers, status] of refused) {
      const answer = await send(list, headers);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ object: 'error' });
    }
    expect((await send(list)).headers.get('www-authenticate')).toContain('Bearer');
    await expect(connected({})).rejects.toThrow();
  });

  it('refuses pages of other origins, other methods, and what is no JSON', async () => {
    const key = { 'x-api-key': service.apiKey };
    expect((await send(list, { ...key, origin: 'https://evil.example' })).status).toBe(400);
    expect((await send(list, key, 'GET')).status).toBe(405);
    expect((await send(list, { ...key, 'content-type': 'text/plain' })).status).toBe(400);
    expect((await send({ no: 'message' }, key)).status).toBe(400);
  });

  it('counts what a tool does, not the talk around it', async () => {
    const caller = await service.useCases.authenticate(service.apiKey);
    const client = await connected({ 'x-api-key': service.apiKey });
    const before = (await service.useCases.rateLimit(caller)).remaining;
    await client.listTools();
    expect((await service.useCases.rateLimit(caller)).remaining).toBe(before);
    await call(client, 'score', { posting });
    expect((await service.useCases.rateLimit(caller)).remaining).toBe(before - 1);
    await client.close();
  });
});

it('is not there on a server that was given none', async () => {
  const api = buildApi(service.useCases);
  const answer = await api.fetch(new Request('http://127.0.0.1/mcp', { method: 'POST' }));
  expect(answer.status).toBe(404);
});
