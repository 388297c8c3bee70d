import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type ApiConnection, engineConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { readObject, sendRow } from '../support/send-row.ts';

const resume = {
  basics: { label: 'Engineer' },
  work: [
    {
      name: 'Example Ltd',
      position: 'Engineer',
      startDate: '2021-03',
      highlights: ['Ran Docker in production'],
    },
  ],
};
const job_description = 'Requirements\n- Three years of TypeScript\n- PostgreSQL and Docker in production';

let service: RealService;
let connection: ApiConnection;

describe.each(engineConnections)('a score with trace=true, %s', (_name, openConnection) => {
  beforeAll(async () => {
    service = await serviceWithPlainEngine({ engine: createRulesEngine() });
    connection = await openConnection(service.useCases);
  });
  afterAll(async () => {
    await connection.close();
    await service.close();
  });

  const score = async (query: string) =>
    sendRow(connection, {
      ...{ key: service.apiKey, method: 'POST', path: `/api/v1/resumes/score${query}` },
      body: { job_description, resume },
    });

  it('also shows how the posting was read', async () => {
    const { trace, requirements } = await readObject(await score('?trace=true'), 'Score');
    expect(trace).toMatchObject({ read_by: 'models', rules_reason: null, language: 'en' });
    const asked = trace?.lines.flatMap(({ spans }) => spans.flatMap(({ requirement }) => requirement ?? []));
    expect([...new Set(asked)].sort()).toEqual(requirements.map(({ id }) => id));
  });

  it('is otherwise the same as without trace', async () => {
    const { trace: _, ...traced } = await readObject(await score('?trace=true'), 'Score');
    const plain = await readObject(await score(''), 'Score');
    expect(plain).not.toHaveProperty('trace');
    expect(traced).toEqual(plain);
  });

  it('accepts only true and false', async () => {
    const answer = await score('?trace=maybe');
    expect(answer.status).toBe(400);
    expect((await readObject(answer, 'ErrorObject')).message).toContain('trace: must be true or false');
  });
});
