import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type ApiConnection, engineConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { readObject, sendRow } from '../support/send-row.ts';

const ida = {
  basics: { name: 'Ida Lund', label: 'Baker' },
  work: [{ name: 'Barley Street', position: 'Baker', highlights: ['Ran the order queue on RabbitMQ'] }],
};

const posting = {
  job_description:
    'We are looking for a baker for our night team.\n\nRequirements\n- Sourdough\n- ActiveMQ\n- Excel\n',
  company_name: 'Rye Lane',
  position: 'Baker',
};

const plan = { requests_per_minute: 100_000, credits: 1000 };
const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };

describe.each(engineConnections)('POST /resumes/{id}/proposals, %s', (_name, openConnection) => {
  let service: RealService;
  let connection: ApiConnection;
  let id: string;
  afterEach(async () => {
    await connection.close();
    await service.close();
  });
  beforeEach(async () => {
    service = await serviceWithPlainEngine({ engine: createRulesEngine(), policy });
    connection = await openConnection(service.useCases);
    await send('PUT', '/base-resume', ida);
    id = (await readObject(await send('POST', '/resumes/generate', posting), 'Resume')).id;
  });

  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    sendRow(connection, { key: service.apiKey, method, path: `/api/v1${path}`, body });
  const propose = (proposal: object) => send('POST', `/resumes/${id}/proposals`, proposal);
  const waiting = async () =>
    (await readObject(await send('GET', `/resumes/${id}/proposals`), 'ProposalList')).data;
  const questionOf = async (term: string) => {
    const { questions = [] } = await readObject(await send('GET', `/resumes/${id}/report`), 'Report');
    const found = questions.find(({ text }) => text.includes(term));
    if (!found) throw new Error(`Nobody asks about ${term}`);
    return found;
  };
  const expectRefused = async (proposal: object, reason: RegExp) => {
    const refused = await readObject(await propose(proposal), 'ErrorObject');
    expect(refused).toMatchObject({ status: 400, name: 'validation_error' });
    expect(refused.message).toMatch(reason);
    expect(await waiting()).toEqual([]);
  };

  it('keeps a proposal until it is given as an answer', async () => {
    const { requirement_id } = await questionOf('ActiveMQ');
    const proposal = { requirement_id, text: 'Moved the order queue to ActiveMQ' };
    expect((await propose(proposal)).status).toBe(200);
    expect(await waiting()).toMatchObject([{ ...proposal, path: null }]);
    const { data } = await readObject(await send('GET', '/proposals'), 'ProposedResumeList');
    expect(data).toMatchObject([{ resume_id: id, proposals: 1 }]);
    const { text } = proposal;
    const given = await send('POST', `/resumes/${id}/answers`, { answers: [{ requirement_id, text }] });
    expect(given.status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['basics.name', /^path: "basics\.name" cannot take an answer/],
    ['__proto__', /^path: /],
    ['work[7]', /^path: there is no work\[7\]/],
  ])('refuses the path %s', async (path, reason) => {
    const { requirement_id } = await questionOf('ActiveMQ');
    await expectRefused({ requirement_id, text: 'Moved the queue to ActiveMQ', path }, reason);
  });

  it('requires a path when no job is close to the requirement', async () => {
    const { requirement_id } = await questionOf('Excel');
    await expectRefused({ requirement_id, text: 'Kept the flour stock in Excel' }, /^path: is required/);
  });

  it('refuses a text with open blanks', async () => {
    const { requirement_id, proposal } = await questionOf('ActiveMQ');
    await expectRefused({ requirement_id, text: proposal }, /^text: fill in \[/);
  });

  it('refuses an unknown requirement and a text without content', async () => {
    await expectRefused({ requirement_id: 'r99', text: 'Baked' }, /^requirement_id: /);
    const { requirement_id } = await questionOf('ActiveMQ');
    await expectRefused({ requirement_id, text: '<script>alert(1)</script>' }, /^text: /);
  });

  it('refuses a proposal when the base of the resume has changed since', async () => {
    const { requirement_id } = await questionOf('ActiveMQ');
    await send('PUT', '/base-resume', { ...ida, basics: { ...ida.basics, label: 'Head baker' } });
    await expectRefused(
      { requirement_id, text: 'Moved the queue to ActiveMQ' },
      /^id: the base resume has changed/,
    );
  });
});
