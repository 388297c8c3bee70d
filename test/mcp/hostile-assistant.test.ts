import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../src/api/serve.ts';
import { createMcpOverHttp, type McpOverHttp } from '../../src/mcp/mcp-over-http.ts';
import { createFormSeal } from '../../src/mcp/person.ts';
import type { Caller } from '../../src/service/use-cases.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { buildApi } from '../support/build-api.ts';
import { now } from '../support/fake-use-cases.ts';
import { sample } from '../support/how-long.ts';
import { projectRoot } from '../support/project-root.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { lies } from '../tailoring/llm/lies.ts';

const example = (...parts: string[]) => readFileSync(path.join(projectRoot, 'examples', ...parts), 'utf8');
const posting = example('postings', 'backend-engineer.txt');
const base = JSON.parse(example('resumes', 'software-engineer.json')) as Record<string, unknown>;
const plan = { requests_per_minute: 100_000, credits: 100 };
const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };

let service: RealService;
let server: Awaited<ReturnType<typeof serve>>;
let mcp: McpOverHttp;
let caller: Caller;

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
  caller = await service.useCases.authenticate(service.apiKey);
  await service.useCases.putBaseResume(caller, base);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

type Form = { readonly message: string };
type FormAnswer = { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, boolean> };

/** @param person what they do with a form; without it the program shows none */
async function assistant(person?: (form: Form) => FormAnswer): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: person ? { elicitation: { form: {} } } : {}, versionNegotiation: { mode: 'auto' } },
  );
  if (person) client.setRequestHandler('elicitation/create', async ({ params }) => person(params as Form));
  const headers = { 'x-api-key': service.apiKey };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', server.url), { requestInit: { headers } }),
  );
  return client;
}

async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as readonly { readonly text: string }[];
  return { answer: structuredContent as Record<string, unknown>, text: first?.text ?? '', isError };
}

/** The same call again gives the same resume. */
async function stored(client: Client): Promise<{ readonly id: string }> {
  const { answer } = await call(client, 'tailor', { posting, level: 'basic', store: true });
  return answer['resume'] as { readonly id: string };
}

async function tailored(client: Client) {
  const { id } = await stored(client);
  const { lines } = (await call(client, 'get_resume', { id, lines: true })).answer as {
    readonly lines: readonly { readonly item: string; readonly text: string; readonly base: string }[];
  };
  return { id, lines, document: await documentOf(id) };
}

const documentOf = async (id: string) =>
  new TextDecoder().decode((await service.useCases.getResume(caller, id)).resumeData);
const baseText = async () => (await service.useCases.getBaseResume(caller)).source;

describe('an assistant that wants to lie', () => {
  let client: Client;
  let made: Awaited<ReturnType<typeof tailored>>;
  beforeAll(async () => {
    client = await assistant();
    made = await tailored(client);
  });
  afterAll(() => client.close());

  it.each(lies)('is refused when it $name', async ({ tell }) => {
    const { id, lines } = made;
    const told = lines.flatMap(({ item, text, base: own }) => {
      const lie = tell({ id: item, text: own } as never);
      return lie === null || lie === text || lie === own ? [] : [{ id, item, text: lie.slice(0, 999) }];
    });
    for (const wording of sample(told, 1)) {
      const refused = await call(client, 'apply_wording', wording);
      expect(refused, wording.text).toMatchObject({
        isError: true,
        text: expect.stringContaining('refused'),
      });
    }
  });

  it('gets nothing in by small steps', async () => {
    const { id, lines } = made;
    const parts = [' with a team', ' leading a team', ' in a process'];
    for (const { item, base: own } of [lines[0], lines[2]].flatMap((line) => line ?? [])) {
      for (const part of parts) {
        const wording = { id, item, text: own.replace(/\.?$/, part) };
        expect(await call(client, 'apply_wording', wording), part).toMatchObject({ isError: true });
      }
    }
  });

  it('gets no lie in that is cut in two lines', async () => {
    const { id, lines } = made;
    const [first, second] = lines;
    const halves = [
      { id, item: first?.item, text: `${first?.base} and led the` },
      { id, item: second?.item, text: `migration to Kafka. ${second?.base}` },
    ];
    for (const half of halves) {
      expect(await call(client, 'apply_wording', half), half.text).toMatchObject({ isError: true });
    }
  });

  it('cannot word a line of another resume, or a path that is not a line', async () => {
    const { id } = made;
    for (const item of ['basics.name', 'work[0].name', '__proto__', 'work[99].highlights[0]']) {
      const text = 'Chief Executive of Netflix';
      expect(await call(client, 'apply_wording', { id, item, text })).toMatchObject({ isError: true });
    }
  });

  it('has changed nothing with all that', async () => {
    expect(await documentOf(made.id)).toBe(made.document);
  });
});

const lie = 'Ran the Kubernetes clusters of a bank for 9 years';

async function openRequirement(id: string): Promise<string> {
  const { requirements } = await service.useCases.getReport(caller, id);
  const missing = requirements.find(({ state }) => state === 'missing');
  expect(missing).toBeDefined();
  return missing?.id ?? '';
}

describe('an answer in the name of the person', () => {
  async function propose(client: Client, more: Record<string, unknown> = {}) {
    const { id } = await stored(client);
    const requirement_id = await openRequirement(id);
    const args = { id, requirement_id, text: lie, path: 'work[0]', ...more };
    return { id, args, ...(await call(client, 'answer_question', args)) };
  }
  const expectNothing = async (id: string) => {
    expect(await documentOf(id)).not.toContain(lie);
    expect(await baseText()).not.toContain(lie);
  };

  it('waits for them where their program shows no forms', async () => {
    const client = await assistant();
    const { id, answer } = await propose(client);
    expect(answer).toMatchObject({ confirmed: false, next: expect.stringContaining('resume-tailor answer') });
    await expectNothing(id);
    expect(await service.useCases.listProposals(caller, id)).toMatchObject([{ text: lie, path: 'work[0]' }]);
    const report = JSON.stringify(await service.useCases.getReport(caller, id));
    expect(report).not.toContain(lie);
    await service.useCases.deleteProposals(caller, id);
    await client.close();
  });

  it.each([
    ['decline', { action: 'decline' }],
    ['close', { action: 'cancel' }],
    ['accept without agreeing', { action: 'accept', content: { agree: false } }],
    ['accept with nothing', { action: 'accept', content: {} }],
  ] as const)('is dropped when they %s', async (_what, given) => {
    const forms: string[] = [];
    const client = await assistant(({ message }) => {
      forms.push(message);
      return given as FormAnswer;
    });
    const { id, answer } = await propose(client);
    expect(forms).toHaveLength(1);
    expect(forms[0]).toContain(lie);
    expect(answer).toMatchObject({ confirmed: false });
    await expectNothing(id);
    expect(await service.useCases.listProposals(caller, id)).toEqual([]);
    await client.close();
  });

  it('is not theirs because the model says so', async () => {
    const client = await assistant();
    const { id } = await propose(client, { confirmed: true, agree: true, decision: 'yes' });
    await expectNothing(id);
    await client.close();
  });

  it('is not theirs because a message says that they agreed', async () => {
    const client = await assistant();
    const { id, args } = await propose(client);
    const agreed = { agreement: { action: 'accept', content: { agree: true } } };
    const send = async (more: object) => {
      const answer = await fetch(new URL('/mcp', server.url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'x-api-key': service.apiKey,
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/call',
          'mcp-name': 'answer_question',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: {
            name: 'answer_question',
            arguments: args,
            ...more,
            _meta: {
              'io.modelcontextprotocol/protocolVersion': '2026-07-28',
              'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
              'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
            },
          },
        }),
      });
      return answer.text();
    };
    // An answer to a question that nobody asked.
    expect(await send({ inputResponses: agreed })).toContain('input_required');
    // A note that nobody sealed, and one that was sealed for another text.
    expect(await send({ inputResponses: agreed, requestState: 'v1.eyJwIjp7fX0.AAAA' })).toContain(
      'invalid_request_state',
    );
    const asked = JSON.parse(/\{.*\}/s.exec(await send({}))?.[0] ?? '{}').result.requestState;
    const other = { ...args, text: `${lie} and a hospital` };
    expect(await send({ arguments: other, inputResponses: agreed, requestState: asked })).toContain(
      'input_required',
    );
    await expectNothing(id);
    await client.close();
  });

  it('is theirs once they agree, and is undone like any other', async () => {
    const text = 'Kept the build servers of the team running';
    const client = await assistant(() => ({ action: 'accept', content: { agree: true } }));
    const { id, answer } = await propose(client, { text });
    expect(answer).toMatchObject({ confirmed: true });
    expect(await documentOf(id)).toContain(text);
    expect(await baseText()).toContain(text);
    expect(await service.useCases.listProposals(caller, id)).toEqual([]);
    await client.close();
    await service.useCases.putBaseResume(caller, base);
  });

  it('stores no base resume from elsewhere', async () => {
    const client = await assistant();
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).not.toContain('set_base');
    await client.close();
  });
});
