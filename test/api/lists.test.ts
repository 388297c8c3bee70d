import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { plainEngine, type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { generateBody, readObject, sendRow } from '../support/send-row.ts';

describe.each(apiConnections)('the filters of lists, %s', (_name, openConnection) => {
  let service: RealService;
  let connection: ApiConnection;
  /** Oldest first. */
  let aster = '';
  let birch = '';
  let cedar = '';

  beforeAll(async () => {
    service = await serviceWithPlainEngine({
      engine: {
        tailor: async (input) => ({
          ...(await plainEngine.tailor(input)),
          atsScore: input.target.companyName === 'Birch' ? 69 : 70,
        }),
      },
    });
    connection = await openConnection(service.useCases);
    await send('PUT', '/base-resume', { basics: { name: 'Ada' }, work: [{ name: 'Initech' }] });
    aster = await generate('Aster', 'offer');
    birch = await generate('Birch');
    cedar = await generate('Cedar', 'offer');
  });
  afterAll(async () => {
    await connection.close();
    await service.close();
  });

  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    sendRow(connection, { key: service.apiKey, method, path: `/api/v1${path}`, body });
  const generate = async (company_name: string, status?: string) => {
    const answer = await send('POST', '/resumes/generate', { ...generateBody, company_name });
    const { id } = await readObject(answer, 'Resume');
    if (status !== undefined) await send('PUT', `/resumes/${id}/application`, { status });
    return id;
  };
  const idsOf = async (path: string, name: 'ResumeList' | 'ApplicationList') =>
    (await readObject(await send('GET', path), name)).data.map(({ id }) => id);

  it('apply to resumes and applications', async () => {
    expect(await idsOf('/resumes?status=offer', 'ResumeList')).toEqual([cedar, aster]);
    expect(await idsOf(`/resumes?status=offer&after=${cedar}`, 'ResumeList')).toEqual([aster]);
    expect(await idsOf('/resumes?q=irc', 'ResumeList')).toEqual([birch]);
    expect(await idsOf('/resumes?q=r&status=offer', 'ResumeList')).toEqual([cedar, aster]);
    expect(await idsOf('/applications?status=offer&limit=1', 'ApplicationList')).toEqual([cedar]);
    expect(await idsOf('/applications?q=ste', 'ApplicationList')).toEqual([aster]);
    expect(await idsOf('/applications?limit=100', 'ApplicationList')).not.toContain(birch);
  });

  it('include a minimum score', async () => {
    expect(await idsOf('/resumes?min_score=0', 'ResumeList')).toEqual([cedar, birch, aster]);
    expect(await idsOf('/resumes?min_score=69', 'ResumeList')).toEqual([cedar, birch, aster]);
    expect(await idsOf('/resumes?min_score=70', 'ResumeList')).toEqual([cedar, aster]);
    expect(await idsOf(`/resumes?min_score=70&after=${cedar}`, 'ResumeList')).toEqual([aster]);
    expect(await idsOf(`/resumes?min_score=70&before=${aster}`, 'ResumeList')).toEqual([cedar]);
    expect(await idsOf('/resumes?min_score=71', 'ResumeList')).toEqual([]);
    expect(await idsOf('/applications?min_score=70&status=offer', 'ApplicationList')).toEqual([cedar, aster]);
    expect(await idsOf('/applications?min_score=71', 'ApplicationList')).toEqual([]);
  });

  it('refuse an unknown status and a score outside 0 to 100', async () => {
    for (const list of ['/resumes', '/applications']) {
      for (const filter of ['status=hired', 'min_score=101', 'min_score=7.5', 'min_score=']) {
        expect((await send('GET', `${list}?${filter}`)).status).toBe(400);
      }
    }
  });
});
