import { describe, expect, test } from 'vitest';
import { editsOf } from '../../support/model-server/asked-lines.ts';
import type { Act, Behavior } from '../../support/model-server/model-server.ts';
import { namedCases } from '../cases.ts';
import { honest, honestWording } from './honest.ts';
import { inputOf, offlineOf, useLlm } from './llm-fixture.ts';

const startLlm = useLlm();
const { engineer } = namedCases;
const input = inputOf(engineer, 'super');
const fail = (status: number, more: Partial<Act> = {}): Act => ({ act: 'fail', status, ...more }) as Act;
const short = { timeout_seconds: 0.3, deadline_seconds: 0.8 };

describe.each<[manner: string, act: ReturnType<Behavior>, reason: string]>([
  ['answers prose', 'Sure! Here are some thoughts about your resume.', 'answer could not be read'],
  ['answers nothing', '', 'read'],
  ['answers garbage', { act: 'raw', body: '\u0000<html>not json' }, 'answer could not be read'],
  ['answers another API’s object', { act: 'raw', body: '{"hello":"world"}' }, 'answer could not be read'],
  ['answers an empty body', { act: 'raw', body: '' }, 'answer could not be read'],
  ['answers without end', { act: 'flood' }, 'more than 2 MB'],
  ['stalls', { act: 'stall' }, 'no answer within 0.3 seconds'],
  ['resets the connection', { act: 'reset' }, 'cannot be reached'],
  ['is broken', fail(500), 'returned status 500'],
  ['is overloaded', fail(503, { headers: { 'retry-after': '1' } }), 'returned status 503'],
  ['is busy', fail(429), 'returned status 429'],
  ['is busy for an hour', fail(429, { headers: { 'retry-after': '3600' } }), 'returned status 429'],
])('a model that %s', (_manner, act, reason) => {
  test('leaves the resume to the rules, with a warning that says why', async () => {
    const isSilent = typeof act === 'object' && act.act === 'stall';
    const { engine } = await startLlm(() => act, isSilent ? { settings: short } : {});
    const { document, report, atsScore } = await engine.tailor(input);
    const offline = await offlineOf(engineer, 'super');
    expect(document).toEqual(offline.document);
    expect({ atsScore, engine: report.engine }).toEqual({ atsScore: offline.atsScore, engine: 'rules' });
    expect(report.warnings.at(-1)).toMatchObject({
      code: 'model_unavailable',
      message: expect.stringContaining(reason),
    });
  });
});

test('an unreachable provider leaves the resume to the rules, and is not asked every question', async () => {
  const { engine, server, waits } = await startLlm(() => '', { concurrency: 1 });
  await server.close();
  const { document, report } = await engine.tailor(input);
  expect(document).toEqual((await offlineOf(engineer, 'super')).document);
  expect(report.warnings.at(-1)?.message).toContain('ECONNREFUSED');
  // Each question alone would be retried twice.
  expect(waits.length).toBeLessThan(5);
});

test('the trace of a request is sent to the model and does not change the cache key', async () => {
  const headers = {
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    tracestate: 'a=1',
  };
  const { engine, server } = await startLlm(honest);
  await engine.tailor(input, undefined, { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', headers });
  const asked = server.headers.length;
  expect(asked).toBeGreaterThan(0);
  for (const sent of server.headers) expect(sent).toMatchObject(headers);
  await engine.tailor(input);
  expect(server.headers).toHaveLength(asked);
});

describe('a temporary failure', () => {
  test.each([
    ['with a time', { 'retry-after': '3' }, 3000],
    ['without one', {}, 500],
  ])('is retried after the time that the provider asks for: %s', async (_name, headers, wait) => {
    let refusals = 0;
    const { engine, waits } = await startLlm(
      (asked) => {
        refusals += 1;
        return refusals === 1 ? fail(429, { headers }) : honest(asked);
      },
      { concurrency: 1 },
    );
    const { report } = await engine.tailor(input);
    expect(waits).toEqual([wait]);
    expect(report.warnings.map(({ code }) => code)).not.toContain('model_unavailable');
    expect(report.model?.accepted).toBeGreaterThan(0);
  });

  test('is not retried beyond the deadline', async () => {
    const { engine, waits } = await startLlm(() => fail(429, { headers: { 'retry-after': '21' } }));
    await engine.tailor(input);
    expect(waits).toEqual([]);
  });
});

describe('a broken answer', () => {
  const reasoned = (text: string) => `<think>{"edits":[{"target":"b1"`.concat(`}]}</think>${text}`);
  test.each<[name: string, shape: (text: string) => string]>([
    ['in a fence', (text) => `Here you are:\n\`\`\`json\n${text}\n\`\`\`\nBest wishes`],
    ['behind reasoning', reasoned],
    ['with extra commas', (text) => text.replaceAll('}', ',}').replaceAll(']}', ',]}')],
    ['without its end', (text) => text.slice(0, -2)],
    ['cut in the middle of its last edit', (text) => `${text.slice(0, -2)},{"target":"b1","text":"Orga`],
    ['as the bare list', (text) => text.slice(text.indexOf('['), -1)],
  ])('is read as far as possible: %s', async (_name, shape) => {
    const { engine } = await startLlm((asked) => shape(honest(asked)));
    const { report } = await engine.tailor(input);
    expect(report.model?.accepted).toBe(honestWording.accepted);
  });

  test('is asked for once more', async () => {
    const { engine } = await startLlm((asked) =>
      asked.prompt.includes('was not the JSON') ? honest(asked) : 'no idea',
    );
    const { report } = await engine.tailor(input);
    expect(report.model).toMatchObject({ accepted: honestWording.accepted, rounds: 2 });
    expect(report.warnings.map(({ code }) => code)).not.toContain('model_unavailable');
  });

  test('that cannot be read is not kept, so a repaired model is asked', async () => {
    let isRepaired = false;
    const place = await startLlm((asked) => (isRepaired ? honest(asked) : 'no idea'));
    await place.engine.tailor(input);
    expect(place.kept.size).toBe(0);
    isRepaired = true;
    const { report } = await place.engine.tailor(input);
    expect(report.model).toMatchObject({ accepted: honestWording.accepted });
    expect(place.kept.size).toBeGreaterThan(0);
  });

  test('that was too long is asked for in halves', async () => {
    const { engine, server } = await startLlm((asked) => {
      const lines = (asked.prompt.match(/^b\d+: /gm) ?? []).length;
      if (asked.prompt.includes('LINES:') && lines > 3) {
        return { act: 'answer', said: { text: '{"edits":[{"tar', isCut: true } };
      }
      return honest(asked);
    });
    const { report } = await engine.tailor(input);
    expect(report.model?.accepted).toBe(honestWording.accepted);
    expect(server.asked.length).toBe(report.model?.calls ?? 0);
  });
});

describe('a refused wording', () => {
  test('is sent back alone once with the reason, and counts as repaired if fixed', async () => {
    const { engine, server } = await startLlm((asked) =>
      asked.prompt.includes('was refused')
        ? honest(asked)
        : editsOf(asked, ({ id, text }) => (id === 'sum' ? null : `${text} at Netflix`)),
    );
    const { report } = await engine.tailor(input);
    const again = server.asked.filter(({ prompt }) => prompt.includes('was refused'));
    expect(again[0]?.prompt).toMatch(/refused: V3: "Netflix" is not in the evidence/);
    expect(report.model).toMatchObject({
      accepted: honestWording.accepted,
      repaired: honestWording.accepted,
      rounds: 2,
    });
  });

  test('is dropped after the second try, with the rules that refused it', async () => {
    const { engine, server } = await startLlm((asked) => editsOf(asked, ({ text }) => `${text} at Netflix`));
    const { report } = await engine.tailor(input);
    const wordings = server.asked.filter(({ prompt }) => !prompt.includes('\nTERMS:\n'));
    const tasks = wordings.filter(({ prompt }) => !prompt.includes('was refused')).length;
    expect(wordings).toHaveLength(2 * tasks);
    expect(report.model?.rejected).toContainEqual({
      source: 'work[0].highlights[0]',
      rules: expect.arrayContaining(['V3']),
      kept: 'base',
    });
    expect(report.model?.rejected).toContainEqual(
      expect.objectContaining({ source: 'work[0].highlights[1]', kept: 'rules' }),
    );
  });
});

test('a failure at one question does not affect the others', async () => {
  const { engine } = await startLlm((asked) =>
    asked.prompt.includes('SUMMARY:') ? fail(500) : honest(asked),
  );
  const { report } = await engine.tailor(input);
  expect(report.model?.accepted).toBe(honestWording.accepted);
  expect(report.warnings.at(-1)).toMatchObject({ code: 'model_incomplete' });
});

test('aborting the request aborts its open questions', async () => {
  const gone = new AbortController();
  const { engine, server } = await startLlm(() => {
    gone.abort(new Error('nobody waits'));
    return { act: 'stall' };
  });
  await expect(engine.tailor(input, gone.signal)).rejects.toThrow('nobody waits');
  expect(server.asked.length).toBeGreaterThan(0);
});

test('no more questions are open at once than the concurrency allows', async () => {
  let release: () => void = () => undefined;
  const twoAreOpen = new Promise<void>((resolve) => {
    release = resolve;
  });
  const behave: Behavior = (asked, call) => {
    if (call === 2) release();
    return { act: 'answer', said: { text: honest(asked) }, after: twoAreOpen };
  };
  const { engine, server } = await startLlm(behave, { concurrency: 2 });
  await Promise.all([engine.tailor(input), engine.tailor(inputOf(namedCases.nurse, 'good'))]);
  expect(server.maxAtOnce()).toBe(2);
});

test('a resume with many jobs gives no warning of the runtime', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  const { base } = input;
  const jobs = base.sections.experience.items;
  const items = Array.from({ length: 16 }, (_, index) => ({
    ...jobs[index % jobs.length],
    id: `job-${index}`,
  }));
  const experience = { ...base.sections.experience, items };
  const long = { ...base, sections: { ...base.sections, experience } };
  const { engine, server } = await startLlm(() => '{"edits":[]}', { concurrency: 1 });
  await engine.tailor({ ...input, base: long as typeof base });
  process.off('warning', note);
  expect(server.headers.length).toBeGreaterThan(12);
  expect(warnings).toEqual([]);
});

test('the same question is paid for once', async () => {
  const first = await startLlm(honest);
  const made = await first.engine.tailor(input);
  const again = await startLlm(() => fail(500), {
    kept: first.kept,
    settings: { base_url: first.server.baseUrl },
  });
  const repeated = await again.engine.tailor(input);
  expect(again.server.asked).toEqual([]);
  expect(repeated.document).toEqual(made.document);
  expect(repeated.report.model).toMatchObject({
    calls: 0,
    cached: made.report.model?.calls,
    tokens: { input: 0, output: 0 },
  });
});

test.each([
  ['cut short', '{"text":"{'],
  ['of another shape', '{"text":"{}","isCut":false,"tokens":{"input":"many"}}'],
])('a cached answer that is %s is asked for again and replaced', async (_, damaged) => {
  const { engine, kept } = await startLlm(honest);
  const made = await engine.tailor(input);
  const answers = [...kept.values()];
  for (const key of kept.keys()) kept.set(key, damaged);
  const again = await engine.tailor(input);
  expect(again.document).toEqual(made.document);
  expect(again.report.model).toMatchObject({ calls: made.report.model?.calls, cached: 0 });
  expect([...kept.values()]).toEqual(answers);
});

test('progress is reported in questions', async () => {
  const { engine, told } = await startLlm(honest);
  await engine.tailor(input);
  expect(told[0]).toMatch(/^The model has answered 0 of (\d+) questions$/);
  expect(told.at(-1)).toBe(told[0]?.replace('0 of', `${told.length - 1} of`));
});
