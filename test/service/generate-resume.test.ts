import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../../src/service/create-service.ts';
import { storedDocument } from '../../src/service/resumes/stored-resumes.ts';
import type { Caller, GenerateOptions } from '../../src/service/use-cases.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { failureOf } from './failure-of.ts';
import { noon, order, policy, source, useService } from './service-fixture.ts';

const fixture = useService();
let caller: Caller;

beforeEach(async () => {
  caller = await fixture().caller();
  await fixture().service.putBaseResume(caller, source);
});

const generate = (options: GenerateOptions = {}, changes: Parameters<typeof order>[0] = {}) =>
  fixture().service.generateResume(caller, order(changes), options);
const credits = async () => (await fixture().service.getUsage(caller)).credits_remaining;

describe('generate', () => {
  it('returns the tailored resume and charges for its level', async () => {
    const { resume, replayed } = await generate({}, { company_name: ' Globex ', finetune_level: 'super' });
    expect(replayed).toBe(false);
    expect(resume).toMatchObject({
      companyName: 'Globex',
      position: 'Engineer',
      finetuneLevel: 'super',
      atsScore: 70,
      creditsRemaining: 7,
      look: { theme: 'ats' },
      pdfVersion: null,
      pdfGeneratedAt: null,
      createdAt: noon,
    });
    expect(storedDocument(resume.resumeData)).toMatchObject({ ...source, changed: ['ch1', 'ch2', 'ch3'] });
    expect(await fixture().service.getResume(caller, resume.id)).toEqual(resume);
    expect(await credits()).toBe(7);
  });

  it('gives the engine the base resume, the posting with normalized line breaks, and the date', async () => {
    await generate({}, { job_description: ' Line one\r\nLine two\rLine three' });
    expect(fixture().rooms.inputs).toMatchObject([
      { base: source, asOf: '2026-11-21', target: { jobDescription: ' Line one\nLine two\nLine three' } },
    ]);
  });

  it('stores the report and the base resume with the resume', async () => {
    const { resume } = await generate();
    const report = await fixture().service.getReport(caller, resume.id);
    expect(report).toMatchObject({
      object: 'resume.report',
      language: 'en',
      id: resume.id,
      score: { before: 40, after: 70 },
    });
    expect(await fixture().service.getResumeBase(caller, resume.id)).toMatchObject({
      source: JSON.stringify(source),
    });
  });

  it('with a PDF makes, checks and stores it before answering', async () => {
    const { service, ports } = fixture();
    const { resume } = await generate({ theme: 'classic' }, { include_pdf: true });
    expect(resume).toMatchObject({ look: { theme: 'classic' }, pdfGeneratedAt: noon });
    const file = await ports.files.read(resume.id);
    expect(file).toEqual((await service.readPdf(resume.id, String(resume.pdfVersion))).bytes);
    expect((await service.getReport(caller, resume.id)).pdf_check).toEqual({
      ok: true,
      pages: 1,
      missing: [],
      warnings: [],
    });
  });

  it('uses the offline engine in test mode, without live credits or a live resume', async () => {
    const { service, rooms, caller: callerOf } = fixture();
    const tester = await callerOf('test');
    const { resume } = await service.generateResume(tester, order(), {});
    expect(rooms.asked).toEqual(['offline tailor']);
    expect(await credits()).toBe(10);
    expect((await failureOf(service.getResume(caller, resume.id))).name).toBe('not_found');
  });

  it('uses exactly the base resume that base_version names', async () => {
    const { service, rooms } = fixture();
    const first = await service.getBaseResume(caller);
    await service.putBaseResume(caller, { ...source, basics: { name: 'Bob' } });
    await generate({ baseVersion: first.version });
    expect(rooms.inputs).toMatchObject([{ base: source }]);
  });
});

describe('generate refuses, free of charge,', () => {
  it.each([
    ['an unknown theme', { theme: 'x' }, 'theme: there is no theme "x" (known: ats, classic)'],
    [
      'an unknown base version',
      { baseVersion: 'f00' },
      'base_version: no base resume with version f00 is stored',
    ],
  ])('%s', async (_, options, message) => {
    expect(await failureOf(generate(options))).toMatchObject({ name: 'validation_error', message });
    expect(await credits()).toBe(10);
  });

  it('a request without a base resume, and says how to store one', async () => {
    await fixture().service.deleteBaseResume(caller);
    const failure = await failureOf(generate());
    expect(failure.name).toBe('validation_error');
    expect(failure.message).toContain('resume-tailor base set FILE');
  });

  it('a request above the balance, naming balance, cost and renewal', async () => {
    for (let paid = 0; paid < 9; paid += 3) await generate({}, { finetune_level: 'super' });
    const failure = await failureOf(generate({ idempotencyKey: 'k' }));
    expect(failure).toMatchObject({
      name: 'credit_limit_exceeded',
      status: 429,
      retryAfterSeconds: undefined,
      message:
        'Not enough credits: this generation costs 2, the balance is 1 of 10. It is full again at 2026-12-01T00:00:00.000Z.',
    });
    expect(await generate({ idempotencyKey: 'k' }, { finetune_level: 'basic' })).toMatchObject({
      replayed: false,
    });
  });
});

describe('a generation that fails', () => {
  it('is free, releases its key and keeps the cause', async () => {
    const { rooms } = fixture();
    const cause = new Error('the engine broke');
    rooms.beforeWork = () => Promise.reject(cause);
    const failure = await failureOf(generate({ idempotencyKey: 'k' }));
    expect(failure).toMatchObject({ name: 'internal_server_error', status: 500, cause });
    expect(failure.message).toContain('Idempotency-Key');
    expect(await credits()).toBe(10);
    rooms.beforeWork = async () => {};
    expect(await generate({ idempotencyKey: 'k' })).toMatchObject({ replayed: false });
  });

  it('keeps the name of its error', async () => {
    fixture().rooms.beforeWork = () =>
      Promise.reject(new ValidationError([{ path: 'job_description', message: 'is odd' }]));
    expect(await failureOf(generate())).toMatchObject({
      name: 'validation_error',
      message: 'job_description: is odd',
    });
  });

  it('is free and stores no resume when the PDF loses text', async () => {
    const { rooms, service } = fixture();
    rooms.missingText = ['Initech'];
    const failure = await failureOf(generate({}, { include_pdf: true }));
    expect(failure.name).toBe('internal_server_error');
    expect(failure.message).toContain('Initech');
    expect(await credits()).toBe(10);
    expect((await service.listResumes(caller, { limit: 20 })).data).toEqual([]);
    expect(await generate({ check: false }, { include_pdf: true })).toMatchObject({ replayed: false });
  });

  it.each([
    [
      'is meant for the caller',
      { forCaller: true },
      'The PDF took too long. Nothing was charged. Retry with',
    ],
    ['is not meant for the caller', { forCaller: false }, 'Something went wrong.'],
  ])('is free when its PDF fails, and says why if the reason %s', async (_, traits, message) => {
    const { rooms } = fixture();
    const cause = Object.assign(new Error('The PDF took too long.'), traits);
    rooms.beforeRender = () => Promise.reject(cause);
    const failure = await failureOf(generate({}, { include_pdf: true }));
    expect(failure).toMatchObject({ name: 'internal_server_error', cause });
    expect(failure.message).toContain(message);
    expect(await credits()).toBe(10);
  });

  it('deletes its PDF when the commit fails or another request with its key was first', async () => {
    const { ports } = fixture();
    const { write } = ports.files;
    const written: string[] = [];
    const first = (await generate({ idempotencyKey: 'first' })).resume;
    ports.files.write = async (id, pdf) => {
      written.push(id);
      await write(id, pdf);
    };
    const { storeGeneration } = ports.store;
    ports.store.storeGeneration = () => Promise.reject(new Error('the store is away'));
    await failureOf(generate({}, { include_pdf: true }));
    ports.store.storeGeneration = async () => ({ outcome: 'replayed', resume: first });
    expect(await generate({}, { include_pdf: true })).toEqual({ resume: first, replayed: true });
    ports.store.storeGeneration = async () => ({ outcome: 'too_few_credits', remaining: 1 });
    expect((await failureOf(generate())).message).toContain('the balance is 1 of 10');
    ports.store.storeGeneration = storeGeneration;
    expect(written).toHaveLength(2);
    for (const id of written) expect(await ports.files.read(id)).toBeNull();
    expect(await credits()).toBe(8);
  });
});

/** As with a language model: key and credits are reserved while it works. */
describe('a long generation', () => {
  const generate = (options: GenerateOptions = {}, changes: Parameters<typeof order>[0] = {}) => {
    const { ports } = fixture();
    const service = createService({ ...ports, engineTakesLong: true }, policy);
    return service.generateResume(caller, order(changes), options);
  };

  it('is not abandoned while it works, however long', async () => {
    const { rooms, advance, tick } = fixture();
    rooms.beforeWork = async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        advance(40_000);
        await tick();
        expect(await credits()).toBe(8);
      }
    };
    expect(await generate()).toMatchObject({ resume: { creditsRemaining: 8 } });
  });

  it('is abandoned with an error when it was not renewed for a minute', async () => {
    const { rooms, advance, service } = fixture();
    rooms.beforeWork = async () => {
      advance(60_000);
      expect(await credits()).toBe(10);
    };
    expect((await failureOf(generate({}, { include_pdf: true }))).message).toContain('took too long');
    expect((await service.listResumes(caller, { limit: 20 })).data).toEqual([]);
  });

  it('deletes its PDF when the commit fails', async () => {
    const { ports, rooms } = fixture();
    const written: string[] = [];
    const { write } = ports.files;
    ports.files.write = async (id, pdf) => {
      written.push(id);
      await write(id, pdf);
      await ports.store.releaseGeneration(String(lastGeneration));
    };
    let lastGeneration: string | undefined;
    const begin = ports.store.beginGeneration;
    ports.store.beginGeneration = (start) => {
      lastGeneration = start.id;
      return begin(start);
    };
    expect((await failureOf(generate({}, { include_pdf: true }))).message).toContain('took too long');
    expect(written).toHaveLength(1);
    expect(await ports.files.read(String(written[0]))).toBeNull();
    expect(rooms.rendered).toEqual(['ats']);
    expect(await credits()).toBe(10);
  });
});

describe('a client that disconnects', () => {
  const stages: [string, (abort: () => void) => void, string[]][] = [
    ['before the work', (abort) => abort(), []],
    [
      'during tailoring',
      (abort) => {
        fixture().rooms.beforeWork = async () => abort();
      },
      [],
    ],
    [
      'while the PDF is made',
      (abort) => {
        fixture().rooms.beforeRender = async () => abort();
      },
      ['ats'],
    ],
    [
      'while the file is written',
      (abort) => {
        const { files } = fixture().ports;
        const { write } = files;
        files.write = async (...input) => {
          await write(...input);
          abort();
        };
      },
      ['ats'],
    ],
  ];

  it.each(stages)('%s pays nothing and leaves nothing behind', async (_, leave, rendered) => {
    const { service, ports, rooms } = fixture();
    const client = new AbortController();
    leave(() => client.abort());
    const failure = await failureOf(generate({ signal: client.signal }, { include_pdf: true }));
    expect(failure).toMatchObject({ name: 'internal_server_error' });
    expect(failure.message).toContain('The client disconnected');
    expect(rooms.rendered).toEqual(rendered);
    expect(await credits()).toBe(10);
    expect((await service.listResumes(caller, { limit: 20 })).data).toEqual([]);
    for await (const files of ports.files.writtenBefore(Number.MAX_VALUE)) expect(files).toEqual([]);
  });

  it('after the answer changes nothing', async () => {
    const client = new AbortController();
    const { resume } = await generate({ signal: client.signal });
    client.abort();
    expect(await fixture().service.getResume(caller, resume.id)).toEqual(resume);
    expect(await credits()).toBe(8);
  });
});

describe('an Idempotency-Key', () => {
  it('answers a repeat with the first answer, without work or charge', async () => {
    const { service, rooms } = fixture();
    const first = await generate({ idempotencyKey: 'k' });
    await service.revertChanges(caller, first.resume.id, { change_ids: ['ch1'] });
    rooms.asked.length = 0;
    expect(await generate({ idempotencyKey: 'k' })).toEqual({ resume: first.resume, replayed: true });
    expect(rooms.asked).toEqual([]);
    expect(await credits()).toBe(8);
  });

  it('still answers when the credits are spent and the base resume is deleted', async () => {
    const { service } = fixture();
    const first = await generate({ idempotencyKey: 'k' }, { finetune_level: 'basic' });
    for (let paid = 1; paid < 10; paid += 3) await generate({}, { finetune_level: 'super' });
    await service.deleteBaseResume(caller);
    expect(await generate({ idempotencyKey: 'k' }, { finetune_level: 'basic' })).toEqual({
      ...first,
      replayed: true,
    });
  });

  it('treats other line breaks and spaces around names as the same request', async () => {
    const first = await generate(
      { idempotencyKey: 'k' },
      { job_description: 'One\r\ntwo', position: ' Cook' },
    );
    const again = await generate({ idempotencyKey: 'k' }, { job_description: 'One\ntwo', position: 'Cook ' });
    expect(again).toEqual({ resume: first.resume, replayed: true });
  });

  it.each([{ theme: 'ats' }, { base: 'default' }, { check: true }])(
    'treats a stated default as the same request: %j',
    async (options) => {
      const first = await generate({ idempotencyKey: 'k' });
      expect(await generate({ idempotencyKey: 'k', ...options })).toEqual({
        resume: first.resume,
        replayed: true,
      });
    },
  );

  it.each([
    ['another field', {}, { position: 'Manager' }],
    ['another level', {}, { finetune_level: 'super' as const }],
    ['another posting', {}, { job_description: 'Another posting.' }],
    ['another theme', { theme: 'classic' }, {}],
    ['another check', { check: false }, {}],
  ])('is refused with %s', async (_, options, changes) => {
    await generate({ idempotencyKey: 'k' });
    const failure = await failureOf(generate({ idempotencyKey: 'k', ...options }, changes));
    expect(failure).toMatchObject({ name: 'validation_error' });
    expect(failure.message).toContain('different request');
  });

  it('says that its resume is deleted', async () => {
    const { resume } = await generate({ idempotencyKey: 'k' });
    await fixture().service.deleteResume(caller, resume.id);
    expect((await failureOf(generate({ idempotencyKey: 'k' }))).message).toContain('was deleted');
  });

  it('can be used for a new request after 24 hours', async () => {
    await generate({ idempotencyKey: 'k' });
    fixture().advance(24 * 3_600_000);
    expect(await generate({ idempotencyKey: 'k' }, { position: 'Manager' })).toMatchObject({
      replayed: false,
    });
  });

  it('gives twelve simultaneous requests one answer, one charge and one run of the engine', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => generate({ idempotencyKey: 'k' })));
    expect(new Set(answers.map(({ resume }) => JSON.stringify(resume))).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(11);
    expect(fixture().rooms.asked).toEqual(['live tailor']);
    expect(await credits()).toBe(8);
  });

  it('passes the work to a waiting request when the first one fails', async () => {
    const { rooms } = fixture();
    let attempts = 0;
    rooms.beforeWork = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the first one broke');
    };
    const answers = await Promise.allSettled([
      generate({ idempotencyKey: 'k' }),
      generate({ idempotencyKey: 'k' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await credits()).toBe(8);
  });

  it('refuses a waiting request after 30 seconds and names the seconds to wait', async () => {
    const { rooms, ports } = fixture();
    let finish = () => {};
    rooms.beforeWork = () => new Promise((resolve) => (finish = resolve));
    const first = generate({ idempotencyKey: 'k' });
    const failure = await failureOf(generate({ idempotencyKey: 'k' }));
    expect(failure).toMatchObject({ name: 'rate_limit_exceeded', retryAfterSeconds: 2 });
    expect(failure.message).toMatch(/still in progress/);
    expect(ports.clock.now() - noon).toBeGreaterThanOrEqual(30_000);
    finish();
    expect(await first).toMatchObject({ replayed: false });
  });
});

it('generate serves exactly as many of twenty simultaneous requests as the balance allows', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => generate()));
  const served = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.resume] : []));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.name] : []));
  expect(served.map(({ creditsRemaining }) => creditsRemaining).toSorted((a, b) => b - a)).toEqual([
    8, 6, 4, 2, 0,
  ]);
  expect(refused).toEqual(Array(15).fill('credit_limit_exceeded'));
  expect(await credits()).toBe(0);
});
