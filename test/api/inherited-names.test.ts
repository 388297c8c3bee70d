import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Composition, compose } from '../../src/compose.ts';
import { homePaths } from '../../src/config/home-paths.ts';
import { defaultServerSettings } from '../../src/config/server-settings.ts';
import { isLong } from '../support/how-long.ts';
import { inheritedNames, tracesOfObjects } from '../support/inherited-names.ts';
import { projectRoot } from '../support/project-root.ts';

const plans = {
  free: { requests_per_minute: 100_000, credits: 100_000 },
  pro: { requests_per_minute: 100_000, credits: 100_000 },
};

/** Only the long run tests every level. */
const levels = isLong ? ['basic', 'good', 'super'] : ['super'];

const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-names-'));
let composition: Composition;
let server: Awaited<ReturnType<Composition['serve']>>;

beforeAll(async () => {
  composition = await compose({
    home: homePaths({ home: folder, environment: {}, platform: 'linux', homeFolder: folder, cwd: folder }),
    settings: { ...defaultServerSettings, plans },
    packageRoot: projectRoot,
    environment: {},
    loadFetch: async () => fetch,
  });
  server = await composition.serve({
    port: 0,
    allowedHosts: [],
    allowedOrigins: [],
    logFormat: 'json',
    writeLog: () => undefined,
  });
});

afterAll(async () => {
  await server.close();
  await composition.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function send(method: string, target: string, body?: string, token?: string): Promise<Answer> {
  const proof = token
    ? { authorization: `Bearer ${token}` }
    : { 'x-api-key': String(composition.ownerApiKey) };
  const headers = { ...proof, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${server.url}/api/v1${target}`, { method, headers, body: body ?? null });
  const text = await answer.text();
  expect(text).not.toMatch(tracesOfObjects);
  expect(answer.status, text).toBeLessThan(500);
  return { status: answer.status, text };
}

const document = (word: string) => {
  const other = word === '__proto__' ? '' : `, "${word}": "${word}"`;
  return `{"basics": {"name": "${word} ${word}", "label": "${word}", "email": "${word}@example.com", "summary": "${word}. Built a ${word}.",
    "location": {"city": "${word}"}, "profiles": [{"network": "${word}", "username": "${word}"}]${other}},
  "work": [{"name": "${word}", "position": "${word}", "startDate": "2019-03", "endDate": "2023-05", "summary": "${word}",
    "highlights": ["Development of a ${word} application", "Negotiated ${word}", "${word}", "${word} of ${word}", "Wrote 12 ${word}"]${other}}],
  "education": [{"institution": "${word}", "area": "${word}", "studyType": "${word}", "startDate": "2015", "endDate": "2018"}],
  "certificates": [{"name": "${word}", "issuer": "${word}"}], "awards": [{"title": "${word}"}],
  "skills": [{"name": "${word}", "level": "${word}", "keywords": ["${word}", "application ${word}"]}],
  "languages": [{"language": "${word}", "fluency": "${word}"}], "interests": [{"name": "${word}", "keywords": ["${word}"]}],
  "projects": [{"name": "${word}", "description": "${word}", "keywords": ["${word}"], "highlights": ["${word} deployment"]}],
  "volunteer": [{"organization": "${word}", "position": "${word}", "highlights": ["${word}"]}]}`;
};

const posting = (word: string) =>
  `${word}

Requirements
- Experience with application deployment
- Experience with ${word} deployment and ${word}
- ${word} of applications, ${word}ing, ${word}s
- 3+ years of ${word}
- ${word} degree, certified ${word}

${word}:
- Development of a ${word}
- Fluent ${word}
`;

describe.each(inheritedNames)('%s in every field of every request', (word) => {
  const request = (level: string) =>
    JSON.stringify({
      job_description: posting(word),
      company_name: word,
      position: word,
      finetune_level: level,
    });

  it('is scored, previewed, generated, edited and undone', async () => {
    expect((await send('PUT', '/base-resume', document(word))).status).toBe(200);
    const scored = `{"job_description": ${JSON.stringify(posting(word))}, "position": "${word}", "resume": ${document(word)}}`;
    expect((await send('POST', '/resumes/score', scored)).status).toBe(200);
    for (const level of levels) {
      expect((await send('POST', '/resumes/preview', request(level))).status).toBe(200);
      const made = await send('POST', '/resumes/generate', request(level));
      expect(made.status, made.text).toBe(200);
      const { id } = JSON.parse(made.text);
      expect((await send('GET', `/resumes/${id}`)).status).toBe(200);
      const report = JSON.parse((await send('GET', `/resumes/${id}/report`)).text);
      const edits = `{"resume_data": {"basics": {"headline": "${word}", "location": "${word}"}, "sections": {"skills": {"items": [{"name": "${word}", "keywords": ["${word}"]}]}}}}`;
      await send('PATCH', `/resumes/${id}`, edits);
      const ids = report.changes.map((change: { id: string }) => change.id);
      await send('POST', `/resumes/${id}/revert`, JSON.stringify({ change_ids: [...ids, word] }));
      if (ids.length > 0) await send('POST', `/resumes/${id}/revert`, JSON.stringify({ change_ids: ids }));
    }
  });

  it('is accepted or refused as a name, key, value or parameter, without a failure', async () => {
    const { text } = await send('POST', '/resumes/generate', request('good'));
    const { id } = JSON.parse(text);
    for (const patch of [
      `{"${word}": "${word}"}`,
      `{"basics": {"${word}": "${word}"}}`,
      `{"sections": {"${word}": {"items": []}}}`,
      `{"sections": {"custom": {"${word}": {"id": "${word}", "name": "${word}", "items": []}}}}`,
      `{"sections": {"custom": {"${word}": null}, "experience": {"${word}": null}}}`,
      `{"metadata": {"template": "${word}", "layout": [[["${word}"]]]}}`,
    ])
      await send('PATCH', `/resumes/${id}`, `{"resume_data": ${patch}}`);
    const keys = await send(
      'POST',
      '/keys',
      JSON.stringify({ name: word }),
      String(composition.ownerDashboardToken),
    );
    expect(keys.status).toBe(200);
    const fields = ['job_description', 'company_name', 'position', 'finetune_level', 'include_pdf', word];
    for (const field of fields) {
      const body = request('good').replace('{', `{"${field}": "${word}", `);
      await send('POST', '/resumes/generate', body);
      const own = { job_description: posting(word), [field]: word };
      await send('POST', '/resumes/score', JSON.stringify(own));
    }
    for (const field of ['name', 'mode', 'expires_at', word])
      await send('POST', '/keys', JSON.stringify({ [field]: word }), String(composition.ownerDashboardToken));
    const values = ['limit', 'after', 'before', 'theme', 'format', 'paper', 'engine', 'detail', word];
    for (const name of values) {
      await send('GET', `/resumes?${name}=${word}`);
      await send('GET', `/base-resume?${name}=${word}`);
      await send('POST', `/resumes/preview?${name}=${word}`, request('basic'));
    }
    await send('GET', `/resumes/${word}`);
    await send('GET', `/${word}`);
    await send(word, '/resumes');
    await send('DELETE', `/keys/${word}`, undefined, String(composition.ownerDashboardToken));
    for (const field of ['startDate', 'endDate', 'date', 'url', word]) {
      const work = `{"name": "Acme", "${field}": "${word}"}`;
      await send('PUT', '/base-resume', `{"basics": {"name": "${word}"}, "work": [${work}]}`);
    }
  });
});
