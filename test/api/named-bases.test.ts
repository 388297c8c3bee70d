import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type ApiConnection, engineConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { readObject, sendRow } from '../support/send-row.ts';

const resumeOf = (position: string, line: string, skill: string) => ({
  basics: { name: 'Ida Lund', label: position },
  work: [{ name: 'Barley Street', position, startDate: '2017-03', highlights: [line] }],
  skills: [{ name: 'Skills', keywords: [skill] }],
});
const baker = resumeOf('Baker', 'Shaped 300 sourdough loaves a night', 'Sourdough');
const nurse = resumeOf('Nurse', 'Gave medication to 20 patients a night', 'Wound care');

const postingOf = (position: string, ...terms: readonly string[]) => ({
  job_description: `We are looking for a ${position.toLowerCase()} for our night team.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`,
  company_name: 'Rye Lane',
  position,
});
const bakery = postingOf('Baker', 'Sourdough', 'Excel');
const ward = postingOf('Nurse', 'Wound care', 'Excel');

const plan = { requests_per_minute: 100_000, credits: 1000 };
const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };

describe.each(engineConnections)('base resumes by name, %s', (_name, openConnection) => {
  let service: RealService;
  let connection: ApiConnection;
  const versions: Record<string, string> = {};
  beforeAll(async () => {
    service = await serviceWithPlainEngine({ engine: createRulesEngine(), policy });
    connection = await openConnection(service.useCases);
    const put = async (name: string, body: object) =>
      (await readObject(await send('PUT', `/base-resume?name=${name}`, body), 'BaseResume')).version;
    versions['default'] = await put('default', baker);
    versions['nurse'] = await put('nurse', nurse);
  });
  afterAll(async () => {
    await connection.close();
    await service.close();
  });

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => sendRow(connection, { key: service.apiKey, method, path: `/api/v1${path}`, body, headers });
  const refusal = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const answer = await send(method, path, body);
    expect(answer.status).toBe(400);
    return (await readObject(answer, 'ErrorObject')).message;
  };
  const generate = async (query: string, body: object = bakery) =>
    readObject(await send('POST', `/resumes/generate${query}`, body), 'Resume');
  const headlineOf = async (query: string, body?: object) =>
    (await generate(query, body)).resume_data.sections.experience.items[0]?.position;

  it('lists all, and returns each by its name', async () => {
    const { data } = await readObject(await send('GET', '/base-resumes'), 'BaseResumeList');
    expect(data.map(({ name, version }) => [name, version])).toEqual(Object.entries(versions));
    const stored = await readObject(await send('GET', '/base-resume?name=nurse'), 'BaseResume');
    expect(stored).toMatchObject({ name: 'nurse', version: versions['nurse'], source: nurse });
    const unnamed = await readObject(await send('GET', '/base-resume'), 'BaseResume');
    expect(unnamed).toMatchObject({ name: 'default', source: baker });
    expect((await send('GET', '/base-resume?name=chef')).status).toBe(404);
  });

  it('uses the one that is named, or the default', async () => {
    expect(await headlineOf('')).toBe('Baker');
    expect(await headlineOf('?base=default')).toBe('Baker');
    expect(await headlineOf('?base=nurse')).toBe('Nurse');
    const score = async (query: string) =>
      readObject(await send('POST', `/resumes/score${query}`, ward), 'Score');
    expect((await score('?base=nurse')).ats_score).toBeGreaterThan((await score('')).ats_score);
    const nothing = await send('POST', '/resumes/score', { ...ward, resume: {} });
    expect((await readObject(nothing, 'Score')).ats_score).toBe(0);
    const preview = await readObject(await send('POST', '/resumes/preview?base=nurse', ward), 'Preview');
    expect(preview.base).toBe('nurse');
    const gaps = await readObject(await send('POST', '/gaps?base=nurse', { postings: [ward] }), 'Gaps');
    expect(gaps.data.map(({ term }) => term)).toEqual(['Excel']);
    const { id } = await generate('?base=nurse');
    const base = await readObject(await send('GET', `/resumes/${id}/base`), 'BaseResume');
    expect(base).toMatchObject({ name: 'nurse', version: versions['nurse'] });
  });

  it('uses the one that scores highest, for each posting of a rank', async () => {
    expect(await headlineOf('?base=best', ward)).toBe('Nurse');
    expect(await headlineOf('?base=best', bakery)).toBe('Baker');
    const score = await readObject(await send('POST', '/resumes/score?base=best', ward), 'Score');
    expect(score.base).toBe('nurse');
    const postings = { postings: [bakery, ward] };
    const { data } = await readObject(await send('POST', '/rank?base=best', postings), 'Rank');
    const inBody = await send('POST', '/rank', { ...postings, base: 'best' });
    expect((await readObject(inBody, 'Rank')).data).toEqual(data);
    expect(new Map(data.map(({ index, base }) => [index, base]))).toEqual(
      new Map([
        [0, 'default'],
        [1, 'nurse'],
      ]),
    );
    for (const { index, ats_score, base } of data) {
      const single = await send('POST', `/resumes/score?base=${base}`, postings.postings[index]);
      expect((await readObject(single, 'Score')).ats_score).toBe(ats_score);
    }
  });

  it('refuses a version of another name, an unknown base, and two sources at once', async () => {
    const version = `&base_version=${versions['default']}`;
    expect(await refusal('POST', `/resumes/generate?base=nurse${version}`, bakery)).toContain(
      'is stored under the name "nurse"',
    );
    expect(await refusal('POST', `/resumes/generate?base=best${version}`, bakery)).toContain('base=best');
    expect(await refusal('POST', '/resumes/generate?base=chef', bakery)).toContain('named "chef"');
    expect(await refusal('POST', '/resumes/score?base=nurse', { ...ward, resume: baker })).toContain(
      'resume: cannot be combined with base',
    );
    const two = { postings: [ward], base: 'default' };
    expect(await refusal('POST', '/rank?base=nurse', two)).toContain('base: is also nurse in the query');
    expect(await refusal('POST', '/rank', { ...two, resume: baker })).toContain(
      'resume: cannot be combined with base',
    );
    expect(await refusal('POST', '/rank', { ...two, base: 'Two words' })).toContain('base: must be a name');
    expect(await refusal('POST', '/gaps?base=best', { postings: [ward] })).toContain('use its name');
    expect(await refusal('PUT', '/base-resume?name=best', baker)).toContain('name: "best" is reserved');
    expect(await refusal('PUT', '/base-resume?name=Two%20words', baker)).toContain('name: must be a name');
    const [made] = [await generate(`?base=nurse&base_version=${versions['nurse']}`, ward)];
    expect(made.ats_score).toBeGreaterThan(0);
  });

  it('answers a repeated key only for the same base resume', async () => {
    const headers = { 'idempotency-key': 'which base' };
    const first = await readObject(
      await send('POST', '/resumes/generate?base=nurse', ward, headers),
      'Resume',
    );
    const again = await readObject(
      await send('POST', '/resumes/generate?base=nurse', ward, headers),
      'Resume',
    );
    expect(again.id).toBe(first.id);
    expect((await send('POST', '/resumes/generate', ward, headers)).status).toBe(400);
  });

  it('adds an answer to the base that the resume came from', async () => {
    const { id } = await generate('?base=nurse', ward);
    const report = await readObject(await send('GET', `/resumes/${id}/report`), 'Report');
    const requirement = report.requirements.find(({ term }) => term === 'Excel')?.id;
    const text = 'Kept the rota of the ward in Excel';
    const answers = [{ requirement_id: requirement, text, path: 'work[0]' }];
    expect((await send('POST', `/resumes/${id}/answers`, { answers })).status).toBe(200);
    const stored = async (name: string) =>
      JSON.stringify((await readObject(await send('GET', `/base-resume?name=${name}`), 'BaseResume')).source);
    expect(await stored('nurse')).toContain(text);
    expect(await stored('default')).not.toContain(text);
    await send('PUT', '/base-resume?name=nurse', nurse);
  });

  it('allows fifty names, and deletes a single one', async () => {
    const put = (name: string) => send('PUT', `/base-resume?name=${name}`, baker);
    for (let number = 3; number <= 50; number += 1) expect((await put(`b-${number}`)).status).toBe(200);
    expect(await refusal('PUT', '/base-resume?name=b-51', baker)).toContain('50 base resumes');
    expect((await put('nurse')).status).toBe(200);
    expect((await send('DELETE', '/base-resume?name=b-50')).status).toBe(200);
    expect((await send('DELETE', '/base-resume?name=b-50')).status).toBe(404);
    expect((await put('b-51')).status).toBe(200);
  });
});
