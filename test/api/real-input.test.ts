import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectOf } from '../../src/contract/objects.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { type Row, readObject, sendRow } from '../support/send-row.ts';

const [[, openInProcess]] = apiConnections as [(typeof apiConnections)[number]];

const base = {
  basics: { name: 'Ada Example', label: 'Engineer' },
  work: [
    {
      name: 'Example Ltd',
      position: 'Engineer',
      startDate: '2021-03',
      highlights: ['Wrote services in TypeScript on PostgreSQL', 'Ran deployments with Docker'],
    },
  ],
};
const posting = [
  'Requirements',
  '- Three years of TypeScript',
  '- PostgreSQL and Docker in production',
  '- Experience with Kubernetes',
].join('\n');
const nothingAsked =
  'The sun rose over the quiet hills, and the birds were singing as they did every morning.';
const target = { company_name: 'Initech', position: 'Engineer' };

const engine = createRulesEngine();
let service: RealService;
let connection: ApiConnection;

async function open(): Promise<void> {
  service = await serviceWithPlainEngine({ engine });
  connection = await openInProcess(service.useCases);
}
async function close(): Promise<void> {
  await connection.close();
  await service.close();
}

const send = (row: Row): Promise<Response> => sendRow(connection, { key: service.apiKey, ...row });
const put = (body: unknown) => send({ method: 'PUT', path: '/api/v1/base-resume', body });
const score = (body: object, query = '') =>
  send({ method: 'POST', path: `/api/v1/resumes/score${query}`, body });
const generate = (job_description: string, { query = '', key = '' } = {}) =>
  send({
    method: 'POST',
    path: `/api/v1/resumes/generate${query}`,
    body: { job_description, ...target },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const reportOf = async (resume: ObjectOf<'Resume'>) =>
  readObject(await send({ path: `/api/v1/resumes/${resume.id}/report` }), 'Report');
const usage = async () => readObject(await send({ path: '/api/v1/usage' }), 'Usage');
const messageOf = async (response: Response) => {
  const { name, message } = await readObject(response, 'ErrorObject');
  expect(name).toBe('validation_error');
  return message;
};

describe('white space copied from a PDF', () => {
  beforeAll(open);
  afterAll(close);

  it('makes no difference in a posting: a form feed is a blank line, a vertical tab a space', async () => {
    await put(base);
    const copied = posting.replaceAll('\n- Exp', '\f- Exp').replace('Three years', 'Three\vyears');
    const plain = posting.replaceAll('\n- Exp', '\n\n- Exp');
    const [first, second] = await Promise.all([
      score({ job_description: copied }),
      score({ job_description: plain }),
    ]);
    expect(await readObject(first, 'Score')).toEqual(await readObject(second, 'Score'));
  });

  it('separates words in a base resume, in a name and in a patch', async () => {
    const copied = {
      ...base,
      basics: { name: 'Ada\vExample' },
      work: [{ name: 'Example\fLtd', position: 'Engineer' }],
    };
    const { resume_data } = await readObject(await put(copied), 'BaseResume');
    expect(resume_data.basics.name).toBe('Ada Example');
    expect(resume_data.sections.experience.items[0]?.company).toBe('Example Ltd');
    await put(base);
    const body = { job_description: posting, company_name: 'Ini\ftech\v', position: '\vEngineer' };
    const made = await readObject(
      await send({ method: 'POST', path: '/api/v1/resumes/generate', body }),
      'Resume',
    );
    expect([made.company_name, made.position]).toEqual(['Ini tech', 'Engineer']);
    const patch = { resume_data: { sections: { summary: { content: '<p>One\ftwo\vthree</p>' } } } };
    const path = `/api/v1/resumes/${made.id}`;
    const edited = await readObject(await send({ method: 'PATCH', path, body: patch }), 'Resume');
    expect(edited.resume_data.sections.summary.content).toBe('<p>One two three</p>');
  });
});

describe('a posting without recognized requirements', () => {
  beforeEach(async () => {
    await open();
    await put(base);
  });
  afterEach(close);

  it('scores 0 and says why', async () => {
    const found = await readObject(await score({ job_description: nothingAsked }), 'Score');
    expect(found).toMatchObject({ ats_score: 0, fit: 0, presentation: 0, ceiling: 0, band: null });
    expect(found.warnings.map(({ message }) => message).join()).toContain(
      'No requirements found in this posting',
    );
  });

  it('is also a posting that names only years and a degree', async () => {
    const general = `${nothingAsked}\n\nRequirements\n- At least 3 years of experience\n- Bachelor's degree\n`;
    const found = await readObject(await score({ job_description: general }), 'Score');
    expect(found).toMatchObject({ ats_score: 0, ceiling: 0, band: null, years: 3, degree: 'bachelor' });
    expect(found.warnings.map(({ code }) => code)).toContain('no_requirements_found');
    const query = '?require=requirements';
    expect(await messageOf(await score({ job_description: general }, query))).toContain('No requirements');
    expect((await readObject(await generate(general), 'Resume')).ats_score).toBe(0);
  });

  it('is tailored and charged, with 0 points and a warning', async () => {
    const resume = await readObject(await generate(nothingAsked), 'Resume');
    expect(resume.ats_score).toBe(0);
    const report = await reportOf(resume);
    expect(report.score).toMatchObject({ before: 0, after: 0, ceiling: 0 });
    expect(report.warnings.map(({ code }) => code)).toContain('no_requirements_found');
    expect((await usage()).credits_used).toBe(2);
    const preview = await send({
      method: 'POST',
      path: '/api/v1/resumes/preview',
      body: { job_description: nothingAsked, ...target },
    });
    expect((await readObject(preview, 'Preview')).score).toMatchObject({
      ...{ before: 0, after: 0, ceiling: 0 },
    });
  });

  it('is refused with require=requirements, without a charge or a used key', async () => {
    const query = '?require=requirements';
    const refused = await generate(nothingAsked, { query, key: 'k' });
    expect(await messageOf(refused)).toContain('No requirements found in this posting');
    expect(await messageOf(await score({ job_description: nothingAsked }, query))).toContain(
      'No requirements',
    );
    const preview = { method: 'POST', path: `/api/v1/resumes/preview${query}` };
    const body = { job_description: nothingAsked, ...target };
    expect(await messageOf(await send({ ...preview, body }))).toContain('No requirements');
    expect(await usage()).toMatchObject({ credits_used: 0, resumes_generated_this_week: 0 });
    expect((await generate(posting, { query, key: 'k' })).status).toBe(200);
  });

  it('a different require option is a different request, and an unknown value is refused', async () => {
    expect((await generate(posting, { key: 'k' })).status).toBe(200);
    const other = await generate(posting, { query: '?require=requirements', key: 'k' });
    expect(await messageOf(other)).toContain('different request');
    expect(await messageOf(await generate(posting, { query: '?require=all' }))).toBe(
      'require: must be requirements',
    );
  });
});

describe('a resume', () => {
  beforeAll(open);
  afterAll(close);

  it('needs a name to be stored, but not to be scored, in any format', async () => {
    const blind = { work: base.work };
    const v4 = await readObject(await put(base), 'BaseResume');
    const { name: _, ...basics } = v4.resume_data.basics;
    for (const resume of [blind, { basics: { name: ' ' }, ...blind }, { ...v4.resume_data, basics }]) {
      const { ats_score } = await readObject(await score({ job_description: posting, resume }), 'Score');
      expect(ats_score).toBeGreaterThan(0);
      expect(await messageOf(await put(resume))).toContain('basics.name');
    }
    expect(await messageOf(await put({ ...blind, basics: { name: '\u200B\u3164' } }))).toContain(
      'basics.name',
    );
  });

  it('is read from a file without a name, so that the name can be added before it is stored', async () => {
    const content = Buffer.from('# Experience\n\n## Clerk, Example Ltd\n\n- Wrote letters\n').toString(
      'base64',
    );
    const body = { file_name: 'nobody.md', content };
    const reading = await readObject(
      await send({ method: 'POST', path: '/api/v1/base-resume/read', body }),
      'ResumeReading',
    );
    expect(reading.name).toBe('');
    expect((await put(reading.source)).status).toBe(400);
    const named = { ...reading.source, basics: { name: 'Ada Example' } };
    expect((await put(named)).status).toBe(200);
  });

  it('that was stored with longer texts can still be read, scored, tailored, listed and printed', async () => {
    const long = { ...base, work: [{ ...base.work[0], startDate: `2021-03${' '.repeat(2_000)}y` }] };
    expect(await messageOf(await put(long))).toContain('work[0].startDate: must have at most 200 characters');
    const caller = await service.useCases.authenticate(service.apiKey);
    await service.useCases.putBaseResume(caller, long);
    expect((await send({ path: '/api/v1/base-resume' })).status).toBe(200);
    expect((await score({ job_description: posting })).status).toBe(200);
    const resume = await readObject(await generate(posting), 'Resume');
    const path = `/api/v1/resumes/${resume.id}`;
    expect((await send({ path: '/api/v1/resumes' })).status).toBe(200);
    expect((await send({ method: 'POST', path: `${path}/pdf` })).status).toBe(200);
    const patch = { resume_data: { basics: { headline: 'Builder' } } };
    expect((await send({ method: 'PATCH', path, body: patch })).status).toBe(200);
  });

  it('does not accept a patch with field names that every object inherits', async () => {
    await put(base);
    const resume = await readObject(await generate(posting), 'Resume');
    const path = `/api/v1/resumes/${resume.id}`;
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      for (const body of [
        `{"resume_data":{"${name}":{"a":1}}}`,
        `{"resume_data":{"basics":{"${name}":{"a":1}}}}`,
        `{"resume_data":{},"${name}":{"a":1}}`,
      ]) {
        const message = await messageOf(await send({ method: 'PATCH', path, body }));
        expect(message).toContain(`${name}: is not a field of`);
      }
    }
  });
});

describe('a clock that was set back', () => {
  beforeAll(open);
  afterAll(close);

  it('leaves the newest resume first in the list, even if another process made it', async () => {
    await put(base);
    const day = 86_400_000;
    const today = service.clock.time;
    service.clock.time = today + 40 * day;
    await generate(posting);
    expect((await usage()).resumes_generated_this_week).toBe(1);
    service.clock.time = today;
    const another = await openInProcess(service.anotherProcess());
    const sent = { method: 'POST', path: '/api/v1/resumes/generate', key: service.apiKey };
    const body = { job_description: posting, ...target };
    const later = await readObject(await sendRow(another, { ...sent, body }), 'Resume');
    const { data } = await readObject(await send({ path: '/api/v1/resumes' }), 'ResumeList');
    expect(data.map(({ id }) => id)).toEqual([later.id, expect.any(String)]);
    // Only resumes made up to now count for this week.
    expect((await usage()).resumes_generated_this_week).toBe(1);
    service.clock.time = today + 1;
  });
});

describe('a request to create a key', () => {
  beforeAll(open);
  afterAll(close);

  it.each([
    '2027-02-30T00:00:00Z',
    '2027-02-29T12:00:00Z',
    '2027-04-31T12:00:00+02:00',
    '2027-13-01T00:00:00Z',
    '2027-01-31T24:00:00Z',
  ])('is refused when the calendar does not have %s', async (expires_at) => {
    const row = { method: 'POST', path: '/api/v1/keys', token: service.dashboardToken };
    const response = await send({ ...row, body: { name: 'a', expires_at } });
    expect(await messageOf(response)).toContain(
      'expires_at: must be an RFC 3339 date and time of the calendar',
    );
  });
});
