import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../../src/service/create-service.ts';
import type { Caller, ResumeRecord, UseCases } from '../../src/service/use-cases.ts';
import { createWorkSlots } from '../../src/service/work-slots.ts';
import { failureOf } from './failure-of.ts';
import { order, policy, source, useService } from './service-fixture.ts';

const fixture = useService();
let caller: Caller;
let service: UseCases;

beforeEach(async () => {
  service = createService(fixture().ports, policy, {
    slots: createWorkSlots({ concurrency: 1, waiting: 0 }),
  });
  caller = await fixture().caller();
  await service.putBaseResume(caller, source);
});

const generate = (idempotencyKey?: string) => service.generateResume(caller, order(), { idempotencyKey });
const credits = async () => (await service.getUsage(caller)).credits_remaining;

/** Runs `meanwhile` while a generation with this key occupies the only slot. */
async function whileBusy(key: string, meanwhile: () => Promise<void>): Promise<ResumeRecord> {
  const { rooms } = fixture();
  let end = (): void => undefined;
  let working: ReturnType<typeof generate> | undefined;
  await new Promise<void>((begun) => {
    rooms.beforeWork = () => {
      begun();
      return new Promise((resolve) => {
        end = resolve;
      });
    };
    working = generate(key);
  });
  rooms.beforeWork = async () => {};
  await meanwhile();
  end();
  const generated = await working;
  if (!generated) throw new Error('nothing was generated');
  return generated.resume;
}

const { job_description } = order();
const costly: [string, (resume: ResumeRecord) => Promise<unknown>][] = [
  ['generate', () => generate()],
  ['preview', () => service.previewResume(caller, order(), {})],
  ['score', () => service.scoreResume(caller, { job_description })],
  ['a PDF', ({ id }) => service.generatePdf(caller, id, {})],
  ['revert', ({ id }) => service.revertChanges(caller, id, { change_ids: ['ch1'] })],
  ['edit', ({ id }) => service.editResume(caller, id, {})],
  ['a PDF that was lost', ({ id, pdfVersion }) => service.readPdf(id, String(pdfVersion))],
];

describe('a busy service', () => {
  it.each(costly)('refuses %s, says when to retry, and accepts it afterwards', async (_, use) => {
    const { resume } = await service.generateResume(caller, order({ include_pdf: true }), {});
    await fixture().ports.files.remove(resume.id);
    await whileBusy('k', async () => {
      expect(await failureOf(use(resume))).toMatchObject({
        name: 'rate_limit_exceeded',
        status: 429,
        retryAfterSeconds: 2,
      });
    });
    // The document of the fake engine is too small to edit, so an accepted edit fails with another error.
    const afterwards: unknown = await use(resume).catch((error: unknown) => error);
    expect(afterwards).not.toMatchObject({ name: 'rate_limit_exceeded' });
  });

  it('still reads, lists and deletes resumes and answers usage', async () => {
    const { resume } = await service.generateResume(caller, order({ include_pdf: true }), {});
    await whileBusy('k', async () => {
      await service.readPdf(resume.id, String(resume.pdfVersion));
      expect(await service.getResume(caller, resume.id)).toEqual(resume);
      expect((await service.listResumes(caller, { limit: 20 })).data).toEqual([resume]);
      await service.getReport(caller, resume.id);
      await service.getUsage(caller);
      await service.deleteResume(caller, resume.id);
    });
  });

  it.each([
    ['generate', (base: string) => service.generateResume(caller, order(), { base })],
    ['preview', (base: string) => service.previewResume(caller, order(), { base })],
    ['score', (base: string) => service.scoreResume(caller, { job_description }, { base })],
    ['rank', (base: string) => service.rankPostings(caller, { postings: [{ job_description }] }, { base })],
  ])('does not count base resumes for a refused %s', async (_, use) => {
    await service.putBaseResume(caller, source, { name: 'two' });
    const { remaining } = await service.rateLimit(caller);
    await whileBusy('k', async () => {
      expect((await failureOf(use('best'))).message).toContain('busy');
      expect((await service.rateLimit(caller)).remaining).toBe(remaining);
    });
  });

  it('does not charge a refused generation and releases its key', async () => {
    await whileBusy('k', async () => {
      await failureOf(generate('refused'));
      expect(await credits()).toBe(10);
    });
    expect(await generate('refused')).toMatchObject({ replayed: false });
    expect(await credits()).toBe(6);
  });

  it('keeps the reservation of a waiting generation, however long it waits', async () => {
    const { ports, advance, tick } = fixture();
    const slots = createWorkSlots({ concurrency: 1, waiting: 1 });
    service = createService({ ...ports, engineTakesLong: true }, policy, { slots });
    let waiting: ReturnType<typeof generate> | undefined;
    await whileBusy('k', async () => {
      waiting = generate('waits');
      for (let turn = 0; turn < 3; turn += 1) {
        await tick();
        advance(40_000);
        await tick();
        expect(await credits()).toBe(6);
      }
    });
    expect(await waiting).toMatchObject({ replayed: false });
    expect(await credits()).toBe(6);
  });

  it('answers a repeat of a running generation without another slot', async () => {
    const repeats: ReturnType<typeof generate>[] = [];
    const resume = await whileBusy('k', async () => {
      for (let count = 0; count < 5; count += 1) repeats.push(generate('k'));
      await fixture().tick();
    });
    for (const repeat of repeats) expect(await repeat).toEqual({ resume, replayed: true });
    expect(await credits()).toBe(8);
  });
});
